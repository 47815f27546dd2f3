import type { Noise } from './sounds.ts'

/** The noises of the table, each made of a few tones and a little hiss. There is no audio before one is to be heard. */

let audio: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Seconds between one noise and the next. */
const APART = 0.16

/** Plays noises one after the other. Before anybody has touched the page, it stays silent. */
export function hear(noises: readonly Noise[], loudness: number): void {
  if (noises.length === 0 || navigator.userActivation?.hasBeenActive === false) return
  audio ??= new AudioContext()
  void audio.resume()
  const out = audio.createGain()
  out.gain.value = loudness
  out.connect(audio.destination)
  for (const [i, noise] of noises.entries()) MADE[noise](audio, out, audio.currentTime + i * APART)
}

type Making = (audio: AudioContext, out: AudioNode, at: number) => void

const MADE: Readonly<Record<Noise, Making>> = {
  place: (audio, out, at) => {
    tone(audio, out, { at, from: 240, to: 120, seconds: 0.08, type: 'triangle' })
    rustle(audio, out, { at, hertz: 1800, seconds: 0.03, strength: 0.4 })
  },
  remove: (audio, out, at) => tone(audio, out, { at, from: 320, to: 110, seconds: 0.16, type: 'sine' }),
  dice: (audio, out, at) => {
    for (const [i, later] of [0, 0.06, 0.11, 0.18, 0.27].entries())
      rustle(audio, out, { at: at + later, hertz: 2600 - 250 * i, seconds: 0.035, strength: 0.8 })
  },
  card: (audio, out, at) => rustle(audio, out, { at, hertz: 3200, seconds: 0.18, strength: 0.5 }),
  turn: (audio, out, at) => {
    tone(audio, out, { at, from: 523, to: 523, seconds: 0.18, type: 'sine' })
    tone(audio, out, { at: at + 0.16, from: 659, to: 659, seconds: 0.3, type: 'sine' })
  },
}

interface Tone {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly type: OscillatorType
}

function tone(audio: AudioContext, out: AudioNode, { at, from, to, seconds, type }: Tone): void {
  const oscillator = audio.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds)
  oscillator.connect(fading(audio, out, at, seconds, 0.6))
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

interface Rustle {
  readonly at: number
  readonly hertz: number
  readonly seconds: number
  readonly strength: number
}

function rustle(audio: AudioContext, out: AudioNode, { at, hertz, seconds, strength }: Rustle): void {
  hiss ??= hissOf(audio)
  const source = audio.createBufferSource()
  source.buffer = hiss
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  source.connect(filter).connect(fading(audio, out, at, seconds, strength))
  source.start(at)
  source.stop(at + seconds)
}

/** Loud at once, then softer and softer. */
function fading(audio: AudioContext, out: AudioNode, at: number, seconds: number, strength: number): AudioNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(strength, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(out)
  return gain
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
