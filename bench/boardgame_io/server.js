// node server.js FOLDER: serves the game, keeps it in FOLDER, prints the port.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Border } = require("./game");

const server = Server({
  games: [Border],
  db: new FlatFile({ dir: process.argv[2] }),
  origins: [Origins.LOCALHOST],
});
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
