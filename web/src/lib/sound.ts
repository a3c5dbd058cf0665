// Short dry taps, made on the spot: a burst of noise or a tone that dies away.
import { settings } from "./settings.svelte";

export type Tap = "card" | "stone" | "coin" | "knight" | "turn" | "end";

interface Shape {
  /** Hertz; 0 is noise. */
  pitch: number;
  seconds: number;
  loud: number;
  /** Several in a row, so many seconds apart. */
  times?: number;
  apart?: number;
}

const SHAPES: Record<Tap, Shape> = {
  card: { pitch: 0, seconds: 0.06, loud: 0.25 },
  stone: { pitch: 110, seconds: 0.16, loud: 0.5 },
  coin: { pitch: 1760, seconds: 0.12, loud: 0.12, times: 2, apart: 0.07 },
  knight: { pitch: 240, seconds: 0.08, loud: 0.4 },
  turn: { pitch: 520, seconds: 0.18, loud: 0.2, times: 2, apart: 0.14 },
  end: { pitch: 390, seconds: 0.3, loud: 0.25, times: 3, apart: 0.2 },
};

let context: AudioContext | null = null;

/** Make a sound, if the person wants sounds, and has clicked something: browsers are silent before. */
export function tap(kind: Tap): void {
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const { times = 1, apart = 0, ...shape } = SHAPES[kind];
  for (let i = 0; i < times; i++) strike(context, shape, context.currentTime + i * apart);
}

function strike(audio: AudioContext, { pitch, seconds, loud }: Shape, when: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, when);
  volume.gain.exponentialRampToValueAtTime(0.001, when + seconds);
  volume.connect(audio.destination);
  const source = pitch === 0 ? noise(audio, seconds) : tone(audio, pitch);
  source.connect(volume);
  source.start(when);
  source.stop(when + seconds);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  return tone;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  return source;
}
