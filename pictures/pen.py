"""Drawing of our own: shapes in units of a hundredth of a sprite's width, oversampled, so that edges are smooth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from .palette import INK

OVERSAMPLE = 4
Point = tuple[float, float]
NOTHING = "#00000000"
"""Paint that makes a hole."""


class Pen:
    """A sprite being drawn; `done` gives it in its true size."""

    def __init__(self, width: int, height: int | None = None) -> None:
        self.unit = width * OVERSAMPLE / 100
        self.image = Image.new("RGBA", (width * OVERSAMPLE, (height or width) * OVERSAMPLE))
        self.draw = ImageDraw.Draw(self.image)

    def poly(self, points: Sequence[Point], fill: str, line: str | None = INK, width: float = 4.0) -> None:
        """A polygon; `line` is its rim, None for none."""
        scaled = self._scaled(points)
        self.draw.polygon(scaled, fill=fill)
        if line:
            self._stroke([*scaled, *scaled[:2]], line, width)

    def blob(self, points: Sequence[Point], fill: str, line: str | None = INK, width: float = 4.0) -> None:
        """A closed curve through `points`."""
        self.poly(spline(points, closed=True), fill, line, width)

    def curve(
        self, points: Sequence[Point], width: float, fill: str, line: str | None = INK, border: float = 4.0
    ) -> None:
        """An open curve through `points`, as a stroke with a rim."""
        self.curves([points], width, fill, line, border)

    def curves(
        self, branches: Sequence[Sequence[Point]], width: float, fill: str, line: str | None = INK, border: float = 4.0
    ) -> None:
        """Curves that grow together: one rim round them all."""
        paths = [self._scaled(spline(points)) for points in branches]
        for paint, extra in ((line, 2 * border), (fill, 0)) if line else ((fill, 0),):
            for path in paths:
                self._stroke(path, paint, width + extra)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, line: str | None = INK, width: float = 4.0
    ) -> None:
        """An ellipse about (x, y)."""
        for grow, paint in ((width / 2, line), (-width / 2, fill)) if line else ((0, fill),):
            box = self._scaled([(x - rx - grow, y - ry - grow), (x + rx + grow, y + ry + grow)])
            self.draw.ellipse([*box[0], *box[1]], fill=paint)

    def cover(self, points: Sequence[Point], image: Image.Image) -> None:
        """Put so much of `image`, as large as the drawing, as lies within a polygon."""
        within = Image.new("L", self.image.size)
        ImageDraw.Draw(within).polygon(self._scaled(points), fill=255)
        self.image.paste(image, (0, 0), within)

    def outline(self, points: Sequence[Point], line: str = INK, width: float = 4.0) -> None:
        """The rim of a polygon alone."""
        scaled = self._scaled(points)
        self._stroke([*scaled, *scaled[:2]], line, width)

    def put(self, image: Image.Image, middle: Point, turn: float = 0) -> None:
        """A picture about `middle`, turned by so many degrees to the left."""
        if turn:
            image = image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        [(x, y)] = self._scaled([middle])
        self.image.alpha_composite(image, (max(0, round(x - image.width / 2)), max(0, round(y - image.height / 2))))

    def done(self) -> Image.Image:
        """The sprite."""
        return self.image.reduce(OVERSAMPLE)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def _stroke(self, path: Sequence[Point], fill: str, width: float) -> None:
        pixels = round(width * self.unit)
        radius = (pixels - 1) / 2
        self.draw.line(path, fill=fill, width=pixels)
        for x, y in path:
            self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def spline(points: Sequence[Point], closed: bool = False, steps: int = 10) -> list[Point]:
    """A Catmull–Rom curve through `points`, `steps` points for each of them."""
    size, out = len(points), list[Point]()
    for at in range(size if closed else size - 1):
        near = [at + k for k in (-1, 0, 1, 2)]
        corners = [points[k % size] if closed else points[min(max(k, 0), size - 1)] for k in near]
        out += [_between(corners, step / steps) for step in range(steps)]
    return out if closed else [*out, points[-1]]


def _between(corners: Sequence[Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return _cubic(ax, bx, cx, dx, t), _cubic(ay, by, cy, dy, t)


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
