import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DOUBT, PATIENCE, SILENCE, SILENCE_UNSEEN } from "./pulse";
import { Connection } from "./socket.svelte";

/** The other end of a connection, in our hands. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  said: string[] = [];
  closed = false;
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = () => {};
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text).do);
  }
  close(): void {
    this.closed = true; // and nothing comes back from a network that is gone
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  say(type: string): void {
    this.onmessage({ data: JSON.stringify({ type }) });
  }
}

const events = new Map<string, () => void>();
const page = {
  hidden: false,
  addEventListener: (name: string, hear: () => void) => events.set(name, hear),
};
const last = () => Wire.made.at(-1) as Wire;

function connect(): { connection: Connection; wire: Wire } {
  const connection = new Connection(() => "ws://example");
  connection.restart(true);
  last().open();
  return { connection, wire: last() };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  page.hidden = false;
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("stays as it is while the server answers", () => {
  const { connection, wire } = connect();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    wire.say("pong");
    expect(connection.online).toBe(true);
  }
  expect(wire.said.length).toBeGreaterThan(50);
  expect(Wire.made).toHaveLength(1);
});

it("says within two seconds that nothing comes any more, and then begins anew", () => {
  const { connection, wire } = connect();
  wire.say("pong"); // the last
  vi.advanceTimersByTime(SILENCE + DOUBT);
  expect(SILENCE + DOUBT).toBeLessThan(2000);
  expect(connection.online).toBe(false);
  expect(wire.closed).toBe(false);
  vi.advanceTimersByTime(PATIENCE - DOUBT);
  expect(wire.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(Wire.made).toHaveLength(2);
  last().open();
  expect(connection.online).toBe(true);
});

it("takes nothing amiss if an answer comes a little late", () => {
  const { connection, wire } = connect();
  vi.advanceTimersByTime(SILENCE + DOUBT);
  wire.say("pong");
  expect(connection.online).toBe(true);
  vi.advanceTimersByTime(SILENCE);
  wire.say("pong");
  expect(Wire.made).toHaveLength(1);
});

it("asks less often while nobody looks, and at once when somebody does", () => {
  const { connection, wire } = connect();
  page.hidden = true;
  wire.say("pong");
  wire.said = [];
  vi.advanceTimersByTime(SILENCE_UNSEEN - 1);
  expect(wire.said).toEqual([]);
  page.hidden = false;
  events.get("visibilitychange")?.();
  expect(wire.said).toEqual(["ping"]);
  vi.advanceTimersByTime(DOUBT);
  expect(connection.online).toBe(false);
});

it("is not misled by timers that run late", () => {
  const { connection, wire } = connect();
  page.hidden = true;
  wire.say("pong");
  vi.setSystemTime(Date.now() + 600_000); // the page slept
  vi.advanceTimersByTime(SILENCE_UNSEEN);
  wire.say("pong");
  expect(connection.online).toBe(true);
  expect(Wire.made).toHaveLength(1);
});

it("does not wait for ever for a connection that does not come about", () => {
  const connection = new Connection(() => "ws://example");
  connection.restart(true);
  vi.advanceTimersByTime(4000);
  expect(connection.online).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(Wire.made).toHaveLength(2);
});

it("tries at once when there is a network again", () => {
  const connection = new Connection(() => "ws://example");
  connection.restart(true);
  for (let tries = 1; tries < 6; tries += 1) {
    last().onclose();
    vi.advanceTimersByTime(5000);
  }
  last().onclose();
  const made = Wire.made.length;
  events.get("online")?.();
  expect(Wire.made).toHaveLength(made + 1);
});

it("looks again after it was lost, and tells when nobody looks any more", () => {
  const { connection, wire } = connect();
  wire.said = [];
  const stop = connection.look(() => {}, { do: "look" });
  connection.lookFor({ do: "look", free: true });
  expect(wire.said).toEqual(["look", "look"]);
  wire.onclose();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().said).toEqual(["look"]);
  stop();
  expect(last().said).toEqual(["look", "unlook"]);
});

it("tells those who look what has changed", () => {
  const { connection, wire } = connect();
  const heard: string[] = [];
  connection.look(({ type }) => heard.push(type), { do: "look" });
  const types = ["games", "lobby", "lobby_changed", "mine", "mine_changed"];
  for (const type of types) wire.say(type);
  expect(heard).toEqual(types);
});
