// A game of the size of Schotten Totten: nine stones, hands of six, a card is played and one drawn.
// When a player cannot go on the cards are dealt again, so that a match never ends.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLOURS = 6;
const VALUES = 9;
const STONES = 9;
const SLOTS = 3;
const HAND = 6;

function deal(random) {
  const cards = Array.from({ length: COLOURS * VALUES }, (_, i) => ({
    colour: i % COLOURS,
    value: 1 + Math.floor(i / COLOURS),
  }));
  const deck = random.Shuffle(cards);
  const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
  const stones = Array.from({ length: STONES }, () => ({ 0: [], 1: [] }));
  return { secret: { deck }, players, stones, left: deck.length };
}

const canPlay = (G, player) =>
  G.players[player].hand.length > 0 && G.stones.some((stone) => stone[player].length < SLOTS);

function play({ G, ctx, playerID, random }, card, stone) {
  const { hand } = G.players[playerID];
  const side = G.stones[stone]?.[playerID];
  if (side === undefined || side.length >= SLOTS || hand[card] === undefined) return INVALID_MOVE;
  side.push(...hand.splice(card, 1));
  if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
  const next = ctx.playOrder[(ctx.playOrderPos + 1) % ctx.numPlayers];
  // The draft has been changed already, and then nothing may be returned.
  if (!canPlay(G, next)) Object.assign(G, deal(random));
}

exports.Border = {
  name: "border",
  setup: ({ random }) => deal(random),
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
};
