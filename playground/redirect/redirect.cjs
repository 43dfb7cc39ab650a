// Loaded by Node when a bot starts (NODE_OPTIONS): what the bot sends to Discord goes to the playground instead. The bot is not changed.
// Every TLS connection to one of Discord's hosts becomes a plain one to the playground, which knows by the Host header what was meant.

"use strict";
const dns = require("node:dns");
const net = require("node:net");
const tls = require("node:tls");

const base = process.env.PLAYGROUND_REDIRECT;
const DISCORD = ["discord.com", "discordapp.com", "discord.gg", "discordapp.net", "discord.media"];
const isDiscord = (host) => DISCORD.some((one) => host === one || String(host).endsWith(`.${one}`));

if (base) {
  const { hostname, port } = new URL(base);
  const connect = tls.connect;
  tls.connect = function (...args) {
    const options = args.find((one) => one && typeof one === "object") ?? {};
    if (!isDiscord(options.servername || options.host || args.find((one) => typeof one === "string"))) return connect.apply(this, args);
    const socket = net.connect({ host: hostname, port: Number(port) }, args.find((one) => typeof one === "function"));
    socket.encrypted = true; // to the library it is the secure connection it asked for
    socket.authorized = true;
    socket.alpnProtocol = false;
    socket.once("connect", () => socket.emit("secureConnect"));
    return socket;
  };
  const lookup = dns.lookup;
  dns.lookup = function (host, ...rest) {
    if (!isDiscord(host)) return lookup.call(this, host, ...rest);
    process.stderr.write(`playground: this bot wanted to connect to ${host} by itself and was stopped. Let it read DISCORD_API_BASE (${base}).\n`);
    return process.exit(78);
  };
}
