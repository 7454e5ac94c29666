// A film out of slides: each is pushed up by the next, stands, and gives way. H.264 Baseline and a silent track of AAC in an MP4 that
// begins with its index, as vendors ask for (H.264, AAC, at least 23 frames a second, no edit list).
import { ArrayBufferTarget, Muxer } from 'mp4-muxer';
import { encodeShot, type Shot } from './encoder.ts';
import { ease, pushUp, type Size, toFrame } from './frames.ts';
import { isSame, readNumbering, repeat } from './hold.ts';

export interface Slide {
  /** 4 bytes a pixel, row by row. */
  readonly rgba: Uint8Array;
  readonly seconds: number;
}

export interface FilmRequest {
  readonly slides: readonly Slide[];
  readonly size: Size;
  /** Called after each slide. */
  readonly onProgress?: (share: number) => void;
}

export interface Film {
  readonly bytes: Uint8Array;
  readonly type: 'video/mp4';
  readonly seconds: number;
}

/** Frames a second; vendors take 23 to 60. */
export const RATE = 25;
/** How long one slide pushes the other out: long enough to be seen as one movement. */
const PUSH = Math.round(0.44 * RATE);
/** After so many frames of a picture that stands the encoder has nothing left to add. */
const SETTLED = 6;

const MICRO = 1_000_000;

/** @throws RangeError without slides, or for a size that is not even */
export async function makeFilm({ slides, size, onProgress }: FilmRequest): Promise<Film> {
  if (slides.length === 0) throw new RangeError('A film needs a slide');
  if (size.width % 2 || size.height % 2) throw new RangeError('A film has even numbers of pixels');
  const shots: Shot[] = [];
  let before: Uint8Array | undefined;
  for (const [index, slide] of slides.entries()) {
    const frame = toFrame(slide.rgba, size);
    shots.push(await shoot({ before, frame, count: Math.round(slide.seconds * RATE), size }));
    before = frame;
    onProgress?.((index + 1) / slides.length);
  }
  return toFile(shots, size);
}

interface Take {
  readonly before: Uint8Array | undefined;
  readonly frame: Uint8Array;
  /** Frames in all, the movement among them. */
  readonly count: number;
  readonly size: Size;
}

async function shoot(take: Take): Promise<Shot> {
  const { before, frame, count, size } = take;
  const moving = before === undefined ? [] : movement(before, frame, size);
  const first = [...moving, ...Array.from({ length: SETTLED }, () => frame)].slice(0, count);
  const shot = await encodeShot(first, { size, rate: RATE });
  if (first.length === count) return shot;
  const numbering = readNumbering(shot.sps);
  const [last, still] = shot.samples.slice(-2);
  if (last === undefined || still === undefined || !isSame(last, still, numbering)) {
    const all = [...moving, ...Array.from({ length: count - moving.length }, () => frame)];
    return encodeShot(all, { size, rate: RATE });
  }
  const rest = repeat(still, { first: first.length, count: count - first.length, ...numbering });
  return { ...shot, samples: [...shot.samples, ...rest] };
}

function movement(before: Uint8Array, next: Uint8Array, size: Size): Uint8Array[] {
  return Array.from({ length: PUSH }, (_, at) => pushUp(before, next, ease((at + 1) / (PUSH + 1)), size));
}

/** One frame of silence, AAC-LC, one channel: a single element without any spectral data (ISO/IEC 14496-3, 4.4.2.1). */
const SILENCE = Uint8Array.of(0x01, 0x18, 0x20, 0x07);
const SOUND = { codec: 'aac', numberOfChannels: 1, sampleRate: 44_100 } as const;
/** AAC-LC, 44.1 kHz, one channel (ISO/IEC 14496-3, 1.6.2.1). */
const SOUND_CONFIG = Uint8Array.of(0x12, 0x08);
const SAMPLES_A_FRAME = 1024;

function toFile(shots: readonly Shot[], size: Size): Film {
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({
    target,
    video: { codec: 'avc', ...size, frameRate: RATE },
    audio: SOUND,
    fastStart: 'in-memory',
  });
  let frames = 0;
  for (const { samples, sps, pps } of shots)
    for (const [index, sample] of samples.entries()) {
      const kind = index === 0 ? 'key' : 'delta';
      const at = (MICRO * frames++) / RATE;
      muxer.addVideoChunkRaw(sample, kind, at, MICRO / RATE, { decoderConfig: describe(sps, pps, size) });
    }
  const seconds = frames / RATE;
  const sound = (MICRO * SAMPLES_A_FRAME) / SOUND.sampleRate;
  for (let at = 0; at < seconds * MICRO; at += sound)
    muxer.addAudioChunkRaw(SILENCE, 'key', at, sound, {
      decoderConfig: { ...SOUND, codec: 'mp4a.40.2', description: SOUND_CONFIG },
    });
  muxer.finalize();
  return { bytes: new Uint8Array(target.buffer), type: 'video/mp4', seconds };
}

/** The decoder's configuration (ISO/IEC 14496-15, 5.3.3.1) and the colours of `toFrame`. */
function describe(sps: Uint8Array, pps: Uint8Array, size: Size) {
  const [, profile = 0, compatible = 0, level = 0] = sps;
  const avcC = [1, profile, compatible, level, 0xff, 0xe1, ...length(sps), ...sps, 1, ...length(pps), ...pps];
  return {
    codec: `avc1.${Buffer.from([profile, compatible, level]).toString('hex')}`,
    codedWidth: size.width,
    codedHeight: size.height,
    description: Uint8Array.from(avcC),
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const,
  };
}

const length = (bytes: Uint8Array): [number, number] => [bytes.length >> 8, bytes.length & 255];
