// Draws pictures of one kind for a while and prints how many a second, and the most memory of the process in MiB.
// RATIO, and DESIGN or nothing: without a design, the page that the library greets with.
import { performance } from 'node:perf_hooks';
import { Renderer } from '@takumi-rs/wasm';
import { type DesignName, factsOf, type Ratio } from '../../server/contract/design.ts';
import { canvasOf } from '../../server/pictures/drawing/canvas.ts';
import { SHEET_BUSINESSES } from '../pictures/businesses.ts';
import { paint } from '../pictures/painter.ts';
import { makePhoto } from '../pictures/photo.ts';
import { wordsFor } from '../pictures/words.ts';

const TIME = 2500;
const WARM_UP = 3;

const [ratio, design] = process.argv.slice(2) as [Ratio, DesignName | undefined];
const draw = design === undefined ? greet() : await designed(design);
for (let turn = 0; turn < WARM_UP; turn++) await draw(turn);
const startedAt = performance.now();
let count = 0;
while (performance.now() - startedAt < TIME) await draw(WARM_UP + count++);
const perSecond = (count * 1000) / (performance.now() - startedAt);
process.stdout.write(JSON.stringify({ perSecond, peak: process.resourceUsage().maxRSS / 1024 }));

function greet(): () => Promise<unknown> {
  const { width, height } = canvasOf(ratio);
  const renderer = new Renderer();
  const node = {
    type: 'container' as const,
    style: { width: '100%', height: '100%', backgroundColor: 'white' },
    children: [{ type: 'text' as const, text: 'Hello World', style: { fontSize: 64 } }],
  };
  return () => renderer.render(node, { width, height });
}

/** Another text each time, as posts have: what was measured for one is of little use for the next. */
async function designed(name: DesignName): Promise<(turn: number) => Promise<unknown>> {
  const [business] = SHEET_BUSINESSES;
  if (business === undefined) throw new Error('no business');
  const { kinds, photo } = factsOf(name);
  const words = wordsFor(kinds[0] ?? 'tip', 'en');
  const bytes = photo === 'none' ? null : await makePhoto(30);
  return (turn) =>
    paint({
      design: name,
      ratio,
      scheme: 'light',
      kit: business.kit,
      words: 'title' in words ? { ...words, title: `${words.title} ${turn}` } : words,
      photo: bytes === null ? null : { bytes, focus: { x: 0.5, y: 0.5 } },
      language: 'en-GB',
      seed: 'bench',
    });
}
