// Fits the networks of `hard` in Alakazoo (`games/alakazoo/hard-EDITION.toml`) by self-play; EDITION-sprint is that
// edition's short form (OO-45). Python would play one such
// game in two seconds, this plays a hundred. From the project's folder:
//
//   c++ -std=c++17 -O3 -march=native -ffast-math -o selfplay bench/alakazoo.cpp
//   ./selfplay EDITION WEIGHTS [ROUNDS GAMES [FROM]]   plays, fits and writes WEIGHTS; goes on from those in FROM
//   ./selfplay EDITION --positions WEIGHTS             positions, and what the weights say of them, for the tests
//
// Either edition, for two. Round after round both sides play as `hard` does: they take what leaves them best at
// the end of their turn by the weights so far (a roll is tried on eight throws; one turn in twenty is any). From the
// turns of the last six rounds the weights are learnt: towards what the end of the next own turn foretold, and the
// outcome (TD, lambda 0.8). The rules are a second implementation of `games/alakazoo`; rule ids stand beside them.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using std::vector;

// ---- the box (games/alakazoo/cards.toml) ---------------------------------------------------------------------------

const int SEATS = 2, SPACES = 9, CARDS = 54, SLOT = 18, STAR = 0, NOBODY = -1;
const int BOARDS[6][18] = {
    {3, 5, 2, 4, 1, 5, 1, 4, 4, 5, 2, 3, 2, 5, 1, 3, 3, 4}, {2, 4, 1, 4, 3, 5, 1, 5, 3, 4, 1, 2, 1, 3, 2, 5, 4, 5},
    {1, 3, 1, 5, 2, 4, 2, 5, 1, 4, 3, 5, 4, 5, 2, 3, 1, 2}, {1, 2, 3, 4, 2, 5, 3, 5, 2, 3, 1, 4, 2, 4, 1, 5, 1, 3},
    {4, 5, 2, 3, 1, 3, 1, 2, 3, 5, 2, 4, 3, 4, 1, 4, 2, 5}, {2, 5, 3, 5, 1, 4, 3, 4, 1, 2, 4, 5, 1, 5, 2, 4, 2, 3}};
const int LINES[6][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}};
const int COVERED[4] = {0, 1, 1, 2};
bool earlier = false;  // the edition: OO-50 to OO-54, but the Helper may go anywhere
int last_round = 40;   // OO-44, OO-45

struct Matches {
    int places[6][6] = {};  // of each board and result of a die, as bits
    Matches() {
        for (int board = 0; board < 6; board++)
            for (int place = 0; place < 18; place++)
                places[board][STAR] |= 1 << place, places[board][BOARDS[board][place]] |= 1 << place;
    }
};
const Matches MATCHES;

struct Chance {
    uint64_t state;
    uint64_t word() {  // splitmix64
        uint64_t z = state += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    int below(int n) { return int((word() >> 32) * uint64_t(n) >> 32); }
    template <class T> void shuffle(T *cards, int n) {
        for (int last = n - 1; last > 0; last--) std::swap(cards[last], cards[below(last + 1)]);
    }
};

// ---- the rules -----------------------------------------------------------------------------------------------------

struct Pile {
    int8_t card[CARDS];
    int size;
    void add(int one) { card[size++] = int8_t(one); }
    int pop() { return card[--size]; }
    void remove(int one) {
        int8_t *end = card + size--;
        std::copy(std::find(card, end, one) + 1, end, std::find(card, end, one));
    }
};

struct Lines {  // rows and columns that earn their point (OO-42), lack one card, have one
    int full = 0, alike = 0, unlike = 0, begun = 0;
    explicit Lines(const int8_t *portal) {
        for (auto &line : LINES) {
            int creature[3], n = 0;
            for (int space : line)
                if (portal[space] >= 0) creature[n++] = portal[space] / 9;
            if (n == 1) begun++;
            if (n == 2) (creature[0] == creature[1] ? alike : unlike)++;
            if (n < 3) continue;
            int kinds = 1 + (creature[1] != creature[0]);
            kinds += creature[2] != creature[0] && creature[2] != creature[1];
            full += kinds != 2;
        }
    }
    double worth() const { return full + 0.35 * alike + 0.55 * unlike + 0.3 * begun; }
};

struct State {
    int first, turn, round, finisher;
    bool over;
    double won[SEATS];  // what share of the first place each has, once it is over
    int board[SEATS], runes[SEATS], magic[SEATS], dark[SEATS], points[SEATS];
    int8_t portal[SEATS][SPACES];  // a card or -1
    Pile hand[SEATS], column[4], deck, discard;

    int empty(int seat) const { return int(std::count(portal[seat], portal[seat] + SPACES, -1)); }
    int free(int seat, int rune) const {  // places for a token, as bits (OO-23, OO-24)
        int places = MATCHES.places[board[seat]][rune] & ~runes[seat];
        for (int space = 0; space < SPACES; space++)
            if (portal[seat][space] >= 0) places &= ~(3 << 2 * space);
        return rune == STAR && (earlier || magic[seat] + dark[seat] < 3) ? places | 1 << SLOT : places;
    }
    int supply() const {
        int left = 30;
        for (int seat = 0; seat < SEATS; seat++) left -= magic[seat] + __builtin_popcount(runes[seat]);
        return left;
    }
    void take_dark(int seat) {  // OO-33, OO-54
        if (dark[seat] == 3) return;
        if (!earlier && magic[seat] + dark[seat] == 3) magic[seat]--;
        dark[seat]++;
    }
    int draw(Chance &chance) {  // OO-34
        if (!deck.size) {
            std::swap(deck, discard);
            chance.shuffle(deck.card, deck.size);
        }
        return deck.size ? deck.pop() : -1;
    }
    void refill(Chance &chance) {  // OO-26, OO-27
        for (Pile &pile : column) {
            int card = draw(chance);
            if (card < 0) return;
            if (pile.size == 4)
                while (pile.size) discard.add(pile.pop());
            pile.add(card);
        }
    }
    void cover(int seat, int place) {
        if (place == SLOT) magic[seat]++;
        else runes[seat] |= 1 << place;
    }
    bool can_place(int seat, int card) const {  // OO-30
        return portal[seat][card % 9] < 0 && (runes[seat] >> 2 * (card % 9) & 3) == 3;
    }
    void place(int seat, int card) {  // OO-31, OO-40
        int space = card % 9;
        points[seat] += (card / 9 == board[seat]) + (portal[1 - seat][space] < 0);
        runes[seat] &= ~(3 << 2 * space);
        hand[seat].remove(card);
        portal[seat][space] = int8_t(card);
        if (empty(seat)) return;
        if (finisher == NOBODY) finisher = seat, points[seat]++;
    }
    bool ends(int seat) const {  // with that seat's turn (OO-40, OO-44, OO-45)
        return (finisher != NOBODY || round == last_round) && 1 - seat == first;
    }
    void award() {  // OO-42, OO-43
        for (int seat = 0; seat < SEATS; seat++) {
            bool own = true;
            points[seat] += Lines(portal[seat]).full;
            for (int card : portal[seat]) own &= card < 0 || card / 9 == board[seat];
            points[seat] += own && empty(seat) < SPACES;
        }
        over = true;
        for (int seat = 0; seat < SEATS; seat++) {
            int more = points[seat] - points[1 - seat];
            won[seat] = more > 0 ? 1 : more == 0 ? 0.5 : 0;
        }
    }
    bool begin_turn(Chance &chance) {  // OO-26; false: it is over
        if (round && ends(turn)) award();
        if (over) return false;
        turn = 1 - turn;
        round += turn == first;
        if (!column[0].size && !column[1].size && !column[2].size && !column[3].size) refill(chance);
        return true;
    }
};

State deal(Chance &chance) {  // OO-10 to OO-13
    State game;
    memset(&game, 0, sizeof game);
    memset(game.portal, -1, sizeof game.portal);
    int creatures[6] = {0, 1, 2, 3, 4, 5};
    chance.shuffle(creatures, 6);
    for (int at = 0; at < 4; at++)
        for (int kind = 0; kind < SPACES; kind++) game.deck.add(9 * creatures[at] + kind);
    chance.shuffle(game.deck.card, game.deck.size);
    game.first = chance.below(SEATS), game.turn = 1 - game.first, game.finisher = NOBODY;
    for (int seat = 0; seat < SEATS; seat++) {
        game.board[seat] = creatures[seat], game.magic[seat] = 1;
        for (int card = 0; card < 4; card++) game.hand[seat].add(game.deck.pop());
    }
    for (int card = 0; card < 8; card++) game.column[card % 4].add(game.deck.pop());
    return game;
}

// ---- what is seen of a position: see `games/alakazoo/prospects.py` --------------------------------------------------

const int OWN = 51, RIVAL = 28, INPUTS = OWN + RIVAL, HIDDEN = 24;

struct Planner {  // lays one hand card on each empty space that has one, so that together they are worth most
    int8_t best[SPACES], tried[SPACES];
    double most = -1;
    int held = 0;  // the spaces, as bits
    Planner(const State &game, int seat) {
        memcpy(tried, game.portal[seat], SPACES);
        for (int at = 0; at < game.hand[seat].size; at++)
            if (game.portal[seat][game.hand[seat].card[at] % 9] < 0) held |= 1 << game.hand[seat].card[at] % 9;
        try_from(game, seat, 0);
    }
    void try_from(const State &game, int seat, int space) {
        while (space < SPACES && !(held >> space & 1)) space++;
        if (space == SPACES) {
            double worth = Lines(tried).worth();
            for (int at = 0; at < SPACES; at++) worth += held >> at & 1 && tried[at] / 9 == game.board[seat];
            if (worth > most + 1e-9) most = worth, memcpy(best, tried, SPACES);
            return;
        }
        const Pile &hand = game.hand[seat];
        for (int at = 0; at < hand.size; at++)
            if (hand.card[at] % 9 == space) {
                tried[space] = hand.card[at];
                try_from(game, seat, space + 1);
            }
    }
};

void see(const State &game, int seat, float *x) {
    int rival = 1 - seat, creature = game.board[seat];
    const int8_t *portal = game.portal[seat];
    Planner planner(game, seat);
    const int8_t *plan = planner.best;
    std::fill(x, x + INPUTS, 0.f);
    float *at = x;
    auto put = [&](double value) { *at++ = float(value); };
    // the own spaces
    int empty = 0, own = 0, filled = 0, planned = 0;
    for (int space = 0; space < SPACES; space++) {
        if (portal[space] >= 0) {
            filled++, own += portal[space] / 9 == creature;
            continue;
        }
        int card = plan[space] < 0 ? 0 : plan[space] / 9 == creature ? 2 : 1;
        empty++, planned += card > 0;
        at[6 * COVERED[game.runes[seat] >> 2 * space & 3] + 2 * card + (game.portal[rival][space] < 0)] += 0.5f;
    }
    at += 18;
    Lines lines(portal), then(plan);
    put(empty / 4.0);
    for (int left = 0; left < 4; left++) put(empty == left);
    put(own == filled ? filled / 4.0 : 0), put(own == filled);
    put(lines.full / 2.0), put(lines.alike / 2.0), put(lines.unlike / 2.0);
    // the plan, and what the columns have for it
    put(then.full / 2.0), put(then.alike / 2.0), put(then.unlike / 2.0), put(then.begun / 2.0);
    bool shown[CARDS] = {};
    int best = 0, second = 0, best_own = 0, best_rival = 0;
    for (const Pile &column : game.column) {
        int fits = 0, fits_rival = 0, fits_own = 0;
        for (int n = 0; n < column.size; n++) {
            int card = column.card[n], space = card % 9;
            shown[card] = true;
            if (plan[space] < 0) fits |= 1 << space, fits_own += card / 9 == creature;
            if (game.portal[rival][space] < 0) fits_rival |= 1 << space;
        }
        int count = __builtin_popcount(fits);
        second = std::max(second, std::min(count, best)), best = std::max(best, count);
        best_own = std::max(best_own, fits_own), best_rival = std::max(best_rival, __builtin_popcount(fits_rival));
    }
    int wanted = 0;
    for (auto &line : LINES) {
        int creatures[3], n = 0, lacking = -1;
        for (int space : line)
            if (plan[space] < 0) lacking = space;
            else creatures[n++] = plan[space] / 9;
        if (n != 2) continue;
        bool found = false, alike = creatures[0] == creatures[1];
        for (int kind = 0; kind < 6; kind++)
            found |= shown[9 * kind + lacking] && (kind == creatures[0] || kind == creatures[1]) == alike;
        wanted += found;
    }
    put(wanted / 2.0), put(best / 2.0), put(second / 2.0), put(best_own / 2.0);
    // tokens
    auto lacking = [&](int whose, int most) {
        int counts[3] = {};
        for (int rune = 1; rune < 6; rune++) {
            int left = __builtin_popcount(game.free(whose, rune));
            if (left < 3) counts[left]++;
        }
        for (int left = 0; left < most; left++) put(counts[left] / 2.0);
    };
    lacking(seat, 3);
    int tokens = __builtin_popcount(game.runes[seat]), hand = game.hand[seat].size;
    put(tokens / 3.0), put(tokens == 6), put(tokens == 5);
    for (int n = 1; n <= 3; n++) put(game.magic[seat] >= n);
    for (int n = 1; n <= 3; n++) put(game.dark[seat] >= n);
    put(hand / 2.0), put((hand - planned) / 2.0), put(game.points[seat] / 4.0);
    // the rival
    empty = own = filled = 0;
    for (int space = 0; space < SPACES; space++) {
        int card = game.portal[rival][space];
        if (card >= 0) {
            filled++, own += card / 9 == game.board[rival];
            continue;
        }
        empty++, at[2 * COVERED[game.runes[rival] >> 2 * space & 3] + (portal[space] < 0)] += 0.5f;
    }
    at += 6;
    Lines theirs(game.portal[rival]);
    put(empty / 4.0);
    for (int left = 1; left < 4; left++) put(empty == left);
    put(own == filled ? filled / 4.0 : 0), put(own == filled);
    put(theirs.full / 2.0), put(theirs.alike / 2.0), put(theirs.unlike / 2.0);
    lacking(rival, 2);
    put(__builtin_popcount(game.runes[rival]) / 3.0);
    for (int n = 1; n <= 2; n++) put(game.magic[rival] >= n);
    for (int n = 1; n <= 3; n++) put(game.dark[rival] >= n);
    put(game.hand[rival].size / 2.0), put(best_rival / 2.0), put(game.points[rival] / 4.0);
    put(rival == game.first), put(game.round / 8.0);
    if (at - x != INPUTS) fprintf(stderr, "%d inputs\n", int(at - x)), exit(1);
}

// ---- the network ---------------------------------------------------------------------------------------------------

const float LEAK = 0.01f;

struct Net {
    float in[HIDDEN][INPUTS], bias[HIDDEN], out[HIDDEN], out_bias;
    float score(const float *x, float *hidden) const {
        float sum = out_bias;
        for (int h = 0; h < HIDDEN; h++) {
            float a = bias[h];
            for (int i = 0; i < INPUTS; i++) a += in[h][i] * x[i];
            hidden[h] = a > 0 ? a : LEAK * a;
            sum += out[h] * hidden[h];
        }
        return sum;
    }
    double chance(const float *x) const {
        float hidden[HIDDEN];
        return 1 / (1 + std::exp(-double(score(x, hidden))));
    }
};

struct Sample {
    float x[INPUTS], target;
};

double likelihood(const Net &net, const vector<Sample> &samples) {
    double sum = 0;
    for (const Sample &s : samples) {
        double p = net.chance(s.x);
        sum += s.target * std::log(p + 1e-9) + (1 - s.target) * std::log(1 - p + 1e-9);
    }
    return sum / double(samples.size());
}

void learn(Net &net, vector<Sample> &samples, float rate, Chance &chance) {  // Adam, batches of 128
    const int BATCH = 128, N = sizeof(Net) / sizeof(float);
    static Net mean, square, slope;
    memset(&mean, 0, sizeof mean), memset(&square, 0, sizeof square);
    float *weight = (float *)&net, *m = (float *)&mean, *v = (float *)&square, *g = (float *)&slope;
    chance.shuffle(samples.data(), int(samples.size()));
    int step = 0;
    for (size_t from = 0; from + BATCH <= samples.size(); from += BATCH) {
        memset(&slope, 0, sizeof slope);
        for (size_t n = from; n < from + BATCH; n++) {
            const Sample &s = samples[n];
            float hidden[HIDDEN];
            float error = 1 / (1 + std::exp(-net.score(s.x, hidden))) - s.target;
            slope.out_bias += error;
            for (int h = 0; h < HIDDEN; h++) {
                float back = error * net.out[h] * (hidden[h] > 0 ? 1 : LEAK);
                slope.out[h] += error * hidden[h], slope.bias[h] += back;
                for (int i = 0; i < INPUTS; i++) slope.in[h][i] += back * s.x[i];
            }
        }
        step++;
        float grown = 1 - std::pow(0.9f, float(step)), grown2 = 1 - std::pow(0.999f, float(step));
        for (int n = 0; n < N; n++) {
            float d = g[n] / BATCH;
            m[n] = 0.9f * m[n] + 0.1f * d, v[n] = 0.999f * v[n] + 0.001f * d * d;
            weight[n] -= rate * (m[n] / grown) / (std::sqrt(v[n] / grown2) + 1e-7f);
        }
    }
}

// ---- who plays by it: see `games/alakazoo/hard.py` -----------------------------------------------------------------

struct Player {
    const Net &net;
    Chance &chance;
    int throws;  // on how many a roll is tried

    double worth(const State &game, int seat) const {  // at the end of that seat's turn
        if (game.ends(seat)) {
            State end = game;
            end.award();
            return end.won[seat];
        }
        float x[INPUTS];
        see(game, seat, x);
        return net.chance(x);
    }
    double trim_magic(State &game, int seat) const {  // OO-32, OO-51; one by one
        int over = __builtin_popcount(game.runes[seat]) + earlier * game.magic[seat] - 6;
        if (over > 0) game.take_dark(seat);
        for (; over > 0; over--) {
            State best;
            double most = -1;
            for (int place = 0; place <= SLOT; place++) {
                State tried = game;
                if (place < SLOT) tried.runes[seat] &= ~(1 << place);
                else if (earlier && game.magic[seat]) tried.magic[seat]--;
                if (tried.runes[seat] == game.runes[seat] && tried.magic[seat] == game.magic[seat]) continue;
                double found = worth(tried, seat);
                if (found > most) most = found, best = tried;
            }
            game = best;
        }
        return worth(game, seat);
    }
    double trim(State &game, int seat) const {  // OO-32: every four cards to keep are tried
        const Pile hand = game.hand[seat];
        if (hand.size <= 4) return trim_magic(game, seat);
        State best = game;
        double most = -1;
        for (int kept = 0; kept < 1 << hand.size; kept++)
            if (__builtin_popcount(kept) == 4) {
                State tried = game;
                for (int at = 0; at < hand.size; at++)
                    if (!(kept >> at & 1)) tried.hand[seat].remove(hand.card[at]), tried.discard.add(hand.card[at]);
                tried.take_dark(seat);
                double found = trim_magic(tried, seat);
                if (found > most) most = found, best = tried;
            }
        game = best;
        return most;
    }
    double settle(State &game, int seat) const {  // places card after card as long as it is worth it, and trims
        while (true) {
            State best = game;
            double most = trim(best, seat);
            int placed = -1;
            for (int at = 0; at < game.hand[seat].size; at++) {
                int card = game.hand[seat].card[at];
                if (!game.can_place(seat, card)) continue;
                State tried = game;
                tried.place(seat, card);
                double found = trim(tried, seat);
                if (found >= most) most = found, placed = card;
            }
            if (placed < 0) return game = best, most;
            game.place(seat, placed);
        }
    }
    double settled(State game, int seat) const { return settle(game, seat); }

    void cover(State &game, int seat, int place) const {
        game.cover(seat, place);
        if (earlier) trim_magic(game, seat);
    }
    void resolve(State &game, int seat, int rune) const {  // OO-23 to OO-25
        int places = game.free(seat, rune), best = -1;
        if (!places && rune != STAR) game.take_dark(seat);
        if (!places || game.supply() <= 0) return;
        double most = -1;
        for (int place = 0; place <= SLOT; place++)
            if (places >> place & 1) {
                if (!(places & (places - 1))) best = place;
                else {
                    State tried = game;
                    cover(tried, seat, place);
                    double found = settled(tried, seat);
                    if (found > most) most = found, best = place;
                }
            }
        cover(game, seat, best);
    }
    void roll(State &game, int seat, int dice) const {  // OO-22: those with fewest places first, Stars last
        vector<int> thrown;
        for (int die = 0; die < dice; die++) thrown.push_back(chance.below(6));
        while (!thrown.empty()) {
            auto key = [&](int rune) { return 100 * (rune == STAR) + __builtin_popcount(game.free(seat, rune)); };
            auto next = std::min_element(thrown.begin(), thrown.end(), [&](int a, int b) { return key(a) < key(b); });
            int rune = *next;
            thrown.erase(next);
            resolve(game, seat, rune);
        }
    }
    void take(State &game, int seat, int number) const {
        while (game.column[number].size) game.hand[seat].add(game.column[number].pop());
        if (earlier) trim(game, seat);
        game.refill(chance);
    }
    void swap(State &game, int seat) const {  // all that have no part in the plan
        Planner planner(game, seat);
        const Pile hand = game.hand[seat];
        int drawn = 0;
        for (int at = 0; at < hand.size; at++) {
            int card = hand.card[at];
            if (game.portal[seat][card % 9] >= 0 || planner.best[card % 9] != card)
                game.hand[seat].remove(card), game.discard.add(card), drawn++;
        }
        for (; drawn; drawn--) {
            int card = game.draw(chance);
            if (card >= 0) game.hand[seat].add(card);
        }
    }
    State imagined(const State &game, int seat) const {  // the cards that are not seen, dealt anew
        State other = game;
        Pile unseen = game.deck;
        Pile &hand = other.hand[1 - seat];
        for (int at = 0; at < hand.size; at++) unseen.add(hand.card[at]);
        chance.shuffle(unseen.card, unseen.size);
        for (int at = 0; at < hand.size; at++) hand.card[at] = int8_t(unseen.pop());
        other.deck = unseen;
        return other;
    }
    void turn(State &game, int seat) const {
        State best = game;
        best.dark[seat] = 0;
        double most = earlier ? -1 : worth(best, seat);
        if (game.dark[seat] == 3) {  // OO-20
            game = best;
            return;
        }
        int action = -1;  // a skip; 0 to 3 a column, 4 a swap, 5 an action without chance, 6 to 8 a roll
        auto tried = [&](int what, double found) {
            if (found > most) most = found, action = what;
        };
        for (int column = 0; column < 4; column++)
            if (game.column[column].size) {
                State world = imagined(game, seat);
                take(world, seat, column);
                tried(column, settle(world, seat));
            }
        if (game.hand[seat].size) {
            double sum = 0;
            for (int n = 0; n < 3; n++) {
                State world = imagined(game, seat);
                swap(world, seat);
                sum += settle(world, seat);
            }
            tried(4, sum / 3);
        }
        if (game.magic[seat]) keeper(game, seat, most, action, best);
        for (int dice = chance.below(4) ? 3 : 1; dice <= 3; dice++) {
            double sum = 0;
            for (int n = 0; n < throws; n++) {
                State world = game;
                roll(world, seat, dice);
                sum += settle(world, seat);
            }
            tried(5 + dice, sum / throws);
        }
        act(game, seat, action, best);
    }
    void act(State &game, int seat, int action, const State &best) const {
        if (action < 0 || action == 5) game = best;
        else if (action < 4) take(game, seat, action);
        else if (action == 4) swap(game, seat);
        else roll(game, seat, action - 5);
        if (action >= 0) settle(game, seat);
    }
    void keeper(const State &game, int seat, double &most, int &action, State &best) const {  // OO-28 a, c, d
        auto tried = [&](State world) {
            State before = world;
            double found = settle(world, seat);
            if (found > most) most = found, action = 5, best = before;
        };
        State paid = game;
        paid.magic[seat]--;
        for (int at = 0; at < game.hand[seat].size; at++) {
            int given = game.hand[seat].card[at], space = given % 9;
            for (int number = 0; number < 4; number++)
                for (int n = 0; n < game.column[number].size; n++) {
                    State world = paid;
                    int taken = game.column[number].card[n];
                    world.hand[seat].remove(given), world.discard.add(given);
                    world.column[number].remove(taken), world.hand[seat].add(taken);
                    tried(world);
                }
            if (game.portal[seat][space] >= 0) {
                State world = paid;
                world.hand[seat].remove(given), world.hand[seat].add(game.portal[seat][space]);
                world.portal[seat][space] = int8_t(given);
                tried(world);
            }
        }
        for (int space = 0; space < SPACES && game.empty(1 - seat); space++)
            if (game.portal[0][space] >= 0 && game.portal[1][space] >= 0) {
                State world = paid;
                std::swap(world.portal[0][space], world.portal[1][space]);
                world.take_dark(seat);
                tried(world);
            }
    }
    void stray(State &game, int seat) const {  // any column or roll, so that the weights know more than the best
        int column = chance.below(4);
        if (chance.below(2) && game.column[column].size) act(game, seat, column, game);
        else act(game, seat, 5 + (chance.below(4) ? 3 : 2), game);
    }
};

// ---- learning ------------------------------------------------------------------------------------------------------

const double LAMBDA = 0.8;
const int THROWS = 8, STRAYING = 20;  // one turn in so many is any

vector<Sample> play(const Net &net, Chance chance) {
    State game = deal(chance);
    Player player{net, chance, THROWS};
    vector<Sample> seen[SEATS], all;
    while (game.begin_turn(chance)) {
        int seat = game.turn;
        if (game.dark[seat] < 3 && !chance.below(STRAYING)) player.stray(game, seat);
        else player.turn(game, seat);
        if (game.ends(seat)) continue;
        Sample sample;
        see(game, seat, sample.x);
        seen[seat].push_back(sample);
    }
    for (int seat = 0; seat < SEATS; seat++) {
        double target = game.won[seat];
        for (int at = int(seen[seat].size()) - 1; at >= 0; at--) {
            Sample &sample = seen[seat][size_t(at)];
            sample.target = float(target);
            target = LAMBDA * target + (1 - LAMBDA) * net.chance(sample.x);
            all.push_back(sample);
        }
    }
    return all;
}

Net beginner(Chance &chance) {  // counts points, runes and cards; all else is next to nothing
    Net net;
    memset(&net, 0, sizeof net);
    for (int h = 0; h < HIDDEN; h++) {
        net.out[h] = float(chance.below(1000) - 500) / 3000;
        for (int i = 0; i < INPUTS; i++) net.in[h][i] = float(chance.below(1000) - 500) / 3000;
    }
    float *own = net.in[0];
    std::fill(own, own + INPUTS, 0.f);
    for (int stage = 0; stage < 3; stage++)
        for (int card = 0; card < 3; card++)
            for (int first = 0; first < 2; first++)
                own[6 * stage + 2 * card + first] = float(0.6 * stage + 0.4 * (card > 0) + 0.1 * card + 0.1 * first);
    own[18] = -4, own[OWN - 1] = 2, own[INPUTS - 3] = -1;  // empty spaces, own points, the rival's
    net.bias[0] = 20, net.out[0] = 0.5, net.out_bias = -10;
    return net;
}

void write(const Net &net, const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) perror(path), exit(1);
    fprintf(file, "# Written by `bench/alakazoo.cpp`: see there. What each number weighs: `prospects.py`.\n");
    fprintf(file, "bias = %.3f\n", net.out_bias);
    auto row = [&](const char *name, const float *from, int n) {
        fprintf(file, "%s = [", name);
        for (int i = 0; i < n; i++) fprintf(file, "%s%s%.3f", i ? "," : "", i % 14 ? " " : "\n  ", from[i]);
        fprintf(file, ",\n]\n");
    };
    for (int h = 0; h < HIDDEN; h++) {
        fprintf(file, "\n[[neuron]]\nbias = %.3f\nout = %.3f\n", net.bias[h], net.out[h]);
        row("own", net.in[h], OWN);
        row("rival", net.in[h] + OWN, RIVAL);
    }
    fclose(file);
}

Net read(const char *path) {  // what `write` has written: its numbers in their order
    Net net;
    FILE *file = fopen(path, "r");
    if (!file) perror(path), exit(1);
    vector<float> numbers;
    char line[4096];
    while (fgets(line, sizeof line, file))
        if (line[0] != '#')
            for (char *at = line; *at;) {
                char *end;
                float number = strtof(at, &end);
                bool named = *at >= 'a' && *at <= 'z';  // "neuron" is no "n"
                if (end == at || named) at++;
                else numbers.push_back(number), at = end;
            }
    fclose(file);
    if (numbers.size() != 1 + HIDDEN * (2 + INPUTS)) fprintf(stderr, "%zu weights\n", numbers.size()), exit(1);
    const float *next = numbers.data();
    net.out_bias = *next++;
    for (int h = 0; h < HIDDEN; h++) {
        net.bias[h] = *next++, net.out[h] = *next++;
        for (int i = 0; i < INPUTS; i++) net.in[h][i] = *next++;
    }
    return net;
}
void print_positions(const Net &net) {  // ends of turns of three games, one a line, for the test of `prospects.py`
    const char *separator = "[\n";
    auto list = [](const char *name, const auto *values, int n) {
        printf("\"%s\": [", name);
        for (int i = 0; i < n; i++) printf("%s%d", i ? ", " : "", int(values[i]));
        printf("]");
    };
    for (uint64_t seed = 0; seed < 3; seed++) {
        Chance chance{seed};
        State game = deal(chance);
        Player player{net, chance, THROWS};
        while (game.begin_turn(chance)) {
            int seat = game.turn;
            player.turn(game, seat);
            if (chance.below(3)) continue;
            printf("%s{\"seat\": %d, \"first\": %d, \"round\": %d, ", separator, seat, game.first, game.round);
            printf("\"finisher\": %d, ", game.finisher);
            list("boards", game.board, 2), printf(", "), list("runes", game.runes, 2), printf(", ");
            list("magic", game.magic, 2), printf(", "), list("dark", game.dark, 2), printf(", ");
            list("points", game.points, 2), printf(",\n  "), list("portals", game.portal[0], 18), printf(",\n  ");
            list("hand", game.hand[seat].card, game.hand[seat].size);
            printf(", \"rival_hand\": %d, \"columns\": [", game.hand[1 - seat].size);
            for (int at = 0; at < 4; at++) {
                printf("%s[", at ? ", " : "");
                for (int n = 0; n < game.column[at].size; n++) printf("%s%d", n ? ", " : "", game.column[at].card[n]);
                printf("]");
            }
            printf("],\n  \"chance\": %.5f}", player.worth(game, seat));
            separator = ",\n";
        }
    }
    printf("\n]\n");
}
int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "selfplay EDITION WEIGHTS [ROUNDS GAMES [FROM]]\n"), 1;
    const std::string edition = argv[1];
    earlier = edition.rfind("magic-helper", 0) == 0;
    if (edition.find("-sprint") != std::string::npos) last_round = 6;
    if (std::string(argv[2]) == "--positions") return print_positions(read(argv[3])), 0;
    const int ROUNDS = argc > 3 ? atoi(argv[3]) : 17, GAMES = argc > 4 ? atoi(argv[4]) : 2500, KEPT = 6;
    Chance chance{2026};
    Net net = argc > 5 ? read(argv[5]) : beginner(chance);
    vector<vector<Sample>> rounds;
    for (int round = 0; round < ROUNDS; round++) {
        vector<Sample> played, samples;
        for (int game = 0; game < GAMES; game++)
            for (const Sample &sample : play(net, Chance{chance.word()})) played.push_back(sample);
        rounds.push_back(played);
        for (int at = std::max(0, round + 1 - KEPT); at <= round; at++)
            samples.insert(samples.end(), rounds[size_t(at)].begin(), rounds[size_t(at)].end());
        printf("round %d: %zu turns, mean log chance %.4f\n", round, played.size(), likelihood(net, played));
        fflush(stdout);
        float rate = (argc > 5 ? 0.001f : 0.002f) * std::pow(0.1f, float(round) / float(ROUNDS));
        for (int again = 0; again < 2; again++) learn(net, samples, rate, chance);
        write(net, argv[2]);
    }
}
