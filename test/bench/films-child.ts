// Makes one film and prints how long it is, what it cost and the most memory of the process. `film` as the product makes it;
// `every-frame` by the library alone, which is given each frame of two seconds.
import { Renderer } from '@takumi-rs/wasm';
import { canvasOf } from '../../server/pictures/drawing/canvas.ts';
import { encodeShot } from '../../server/pictures/filming/encoder.ts';
import { makeFilm, RATE, type Slide } from '../../server/pictures/filming/film.ts';
import { pushUp, toFrame } from '../../server/pictures/filming/frames.ts';
import { SHEET_BUSINESSES } from '../pictures/businesses.ts';
import { paint } from '../pictures/painter.ts';
import { wordsFor } from '../pictures/words.ts';
import type { FilmMeasured } from './films.ts';

const KINDS = ['opening', 'point', 'point', 'point', 'point', 'closing'] as const;
const SLIDE_SECONDS = 3.5;
const ALONE_SECONDS = 2;

const { width, height } = canvasOf('9:16');
const size = { width, height };
const slides: Slide[] = [];
for (const kind of KINDS) slides.push({ rgba: await draw(kind, slides.length), seconds: SLIDE_SECONDS });
const before = process.cpuUsage();
const seconds = process.argv[2] === 'film' ? (await makeFilm({ slides, size })).seconds : await encodeAll();
const { user, system } = process.cpuUsage(before);
const measured: FilmMeasured = {
  seconds,
  spent: (user + system) / 1e6,
  peak: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(measured));

/** One slide pushes the other out all the time: each frame is another. */
async function encodeAll(): Promise<number> {
  const [one, other] = slides.map(({ rgba }) => toFrame(rgba, size));
  if (!one || !other) throw new Error('no slides');
  const count = ALONE_SECONDS * RATE;
  const frames = Array.from({ length: count }, (_, at) => pushUp(one, other, at / count, size));
  await encodeShot(frames, { size, rate: RATE });
  return ALONE_SECONDS;
}

async function draw(kind: (typeof KINDS)[number], at: number): Promise<Uint8Array> {
  const [business] = SHEET_BUSINESSES;
  if (business === undefined) throw new Error('no business');
  const words = wordsFor(kind, 'en');
  const { bytes } = await paint({
    ...{ design: 'slide-bold', ratio: '9:16', scheme: 'light', kit: business.kit, photo: null },
    ...{ language: 'en-GB', seed: 'bench' },
    words: 'title' in words ? { ...words, title: `${words.title} ${at}` } : words,
  });
  return new Renderer().render({ type: 'image', src: bytes, style: size }, { ...size, format: 'raw' });
}
