/** How the browser makes a sound from what it is made of. */
import type { SoundKind } from "./kinds";
import { VOICES, type Stroke } from "./voices";

/** What is as good as nothing, beside the loudest; and how long it takes to end there without a click. */
const SILENT = 0.003;
const ENDS = 0.012;
/** How loud a hiss is where a tone would be 1, whatever is sifted out of it. */
const HISS = 0.6;
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Some seconds of hiss, the same every time. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, 3 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1917;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}

function begun(context: BaseAudioContext, { at, wave, from = 0, to = from, lasts }: Stroke, begins: number): AudioScheduledSourceNode {
  if (wave === "hiss") {
    const hiss = new AudioBufferSourceNode(context, { buffer: hissOf(context), loop: true });
    hiss.start(begins, (7 * at) % 3); // no knock is quite like the one before
    return hiss;
  }
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  tone.frequency.setValueAtTime(from, begins);
  tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  tone.start(begins);
  return tone;
}

/** What is sifted out is missed: the narrower a hiss comes through, the more of it there has to be. */
function filled(context: BaseAudioContext, { wave, through }: Stroke): number {
  if (wave !== "hiss" || !through) return 1;
  const { type, from, to = from, q = 0.7 } = through;
  const width = (Math.PI / 2) * (type === "bandpass" ? (from + to) / 2 / q : (from + to) / 2);
  return HISS * Math.sqrt(Math.max(1, context.sampleRate / 2 / width));
}

/** Lets this stroke be heard through `out` from then on, by the clock of the context. */
export function strike(context: BaseAudioContext, out: AudioNode, stroke: Stroke, when: number): void {
  const [begins, { swells, holds = 0, lasts, through }] = [when + stroke.at, stroke];
  const sound = begun(context, stroke, begins);
  const loud = stroke.loud * filled(context, stroke);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, begins);
  level.gain.linearRampToValueAtTime(loud, begins + swells);
  level.gain.setValueAtTime(loud, begins + swells + holds);
  level.gain.exponentialRampToValueAtTime(loud * SILENT, begins + lasts);
  level.gain.linearRampToValueAtTime(0, begins + lasts + ENDS);
  let last: AudioNode = sound;
  if (through) {
    const { type, from, to = from, q = 0.7 } = through;
    const sieve = new BiquadFilterNode(context, { type, frequency: from, Q: q });
    sieve.frequency.setValueAtTime(from, begins);
    sieve.frequency.linearRampToValueAtTime(to, begins + lasts);
    last = last.connect(sieve);
  }
  last.connect(level).connect(out);
  sound.stop(begins + lasts + ENDS);
}

/** Let this be heard through `out` from then on, by the clock of the context. */
export function sounded(context: BaseAudioContext, out: AudioNode, kind: SoundKind, when: number): void {
  for (const stroke of VOICES[kind]) strike(context, out, stroke, when);
}
