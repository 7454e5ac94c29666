// What was really drawn, in pixels: every letter inside its box and the safe zone, and read on what lies behind it.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { DESIGN_NAMES, type DesignName, factsOf, RATIOS, type Ratio } from '../../server/contract/design.ts';
import type { DrawnWords, DrawRequest } from '../../server/domain/design/index.ts';
import { luminance } from '../../server/kernel/colour.ts';
import { canvasOf } from '../../server/pictures/drawing/canvas.ts';
import type { Written } from '../../server/pictures/drawing/sheet.ts';
import { ensureBuilt } from '../support/build.ts';
import { SHEET_BUSINESSES } from './businesses.ts';
import { HARD_WORDS, RIGHT_TO_LEFT } from './hard-words.ts';
import type * as painterModule from './painter.ts';
import { makePhoto } from './photo.ts';
import { wordsFor } from './words.ts';

const ALL_RATIOS = Object.keys(RATIOS) as Ratio[];
/** Accents above capitals and swashes beside letters reach out of a line's box by this share of its size. */
const REACH = 0.42;
/** Difference of a channel that the eye, and a JPEG, would not see. */
const UNSEEN = 24;

let paintTwice: typeof painterModule.paintTwice;
const photos = new Map<number, Uint8Array>();

before(async () => {
  await ensureBuilt();
  ({ paintTwice } = await import('./painter.ts'));
  for (const hue of [30, 205]) photos.set(hue, await makePhoto(hue));
});

async function requestOf(
  design: DesignName,
  at: number,
  ratio: Ratio,
  words?: DrawnWords,
): Promise<DrawRequest> {
  const business = SHEET_BUSINESSES[at % SHEET_BUSINESSES.length];
  assert.ok(business);
  const { photo, kinds } = factsOf(design);
  const kind = kinds[at % kinds.length] ?? 'tip';
  const bytes = photo === 'none' ? undefined : photos.get(at % 2 === 0 ? 30 : 205);
  return {
    design,
    ratio,
    scheme: at % 2 === 0 ? 'light' : 'dark',
    kit: business.kit,
    words: words ?? wordsFor(kind, business.language),
    photo: bytes === undefined ? null : { bytes, focus: { x: 0.4, y: 0.6 } },
    language: business.language,
    seed: 'pixels',
  };
}

/** Everything that must hold of one picture. */
async function check(request: DrawRequest): Promise<void> {
  const { written, drawn, ground } = await paintTwice(request);
  const canvas = canvasOf(request.ratio);
  const name = `${request.design} ${request.ratio} ${request.scheme} ${request.kit.name}`;
  assert.ok(written.length > 0, `${name}: nothing written`);
  const { safe } = canvas;
  for (const { box, text } of written) {
    const isInside =
      box.x >= safe.x - 1 &&
      box.y >= safe.y - 1 &&
      box.x + box.width <= safe.x + safe.width + 1 &&
      box.y + box.height <= safe.y + safe.height + 1;
    assert.ok(isInside, `${name}: "${text}" leaves the safe zone`);
  }
  const stray = findStray(written, { drawn, ground, ...canvas });
  assert.equal(stray, undefined, `${name}: ink outside of every box at ${stray}`);
  for (const line of written) {
    const worst = worstContrast(line, ground, canvas);
    assert.ok(worst >= 4.5, `${name}: "${line.text}" has a contrast of ${worst.toFixed(2)}`);
  }
}

interface Pixels {
  readonly drawn: Uint8Array;
  readonly ground: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A pixel that text changed and that lies outside of the box of every line. */
function findStray(
  written: readonly Written[],
  { drawn, ground, width, height }: Pixels,
): string | undefined {
  const allowed = new Uint8Array(width * height);
  for (const { box, size } of written) {
    const reach = size * REACH;
    const [left, right] = [
      Math.max(0, Math.floor(box.x - reach)),
      Math.min(width, Math.ceil(box.x + box.width + reach)),
    ];
    for (
      let y = Math.max(0, Math.floor(box.y - reach));
      y < Math.min(height, box.y + box.height + reach);
      y++
    ) {
      allowed.fill(1, y * width + left, y * width + right);
    }
  }
  for (let at = 0; at < width * height; at++) {
    if (allowed[at] === 1) continue;
    const index = at * 4;
    if (Math.abs((drawn[index] ?? 0) - (ground[index] ?? 0)) > UNSEEN)
      return `${at % width}, ${Math.floor(at / width)}`;
  }
  return undefined;
}

/** Rows of pixels around a line that its letters touch. */
function inkedRows({ box }: Written, { drawn, ground, width }: Omit<Pixels, 'height'>): number[] {
  const rows: number[] = [];
  for (let y = Math.floor(box.y - box.height / 2); y < box.y + box.height * 1.5; y++) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
      const at = (y * width + x) * 4;
      if (Math.abs((drawn[at] ?? 0) - (ground[at] ?? 0)) < 2 * UNSEEN) continue;
      rows.push(y);
      break;
    }
  }
  return rows;
}

/** The lowest contrast of a line's colour to any pixel that lies behind its box. */
function worstContrast(
  { box, colour, isStruck }: Written,
  ground: Uint8Array,
  { width }: { width: number },
): number {
  const ink = luminance(colour);
  let worst = 21;
  for (let y = Math.ceil(box.y); y < box.y + box.height - 1; y++) {
    // The stroke itself is not what the letters stand on.
    if (isStruck && Math.abs((y - box.y) / box.height - 0.37) < 0.12) continue;
    for (let x = Math.ceil(box.x); x < box.x + box.width - 1; x++) {
      const index = (y * width + x) * 4;
      const other = lightness(ground, index);
      worst = Math.min(worst, (Math.max(ink, other) + 0.05) / (Math.min(ink, other) + 0.05));
    }
  }
  return worst;
}

/** Of a channel's value as it shines. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  luminance(`#${value.toString(16).padStart(2, '0').repeat(3)}`),
);

function lightness(pixels: Uint8Array, index: number): number {
  const shine = (at: number) => LINEAR[pixels[index + at] ?? 0] ?? 0;
  return 0.2126 * shine(0) + 0.7152 * shine(1) + 0.0722 * shine(2);
}

describe('what was drawn', () => {
  for (const design of DESIGN_NAMES) {
    test(`${design}: in every ratio, letters stay in their boxes and are read`, async () => {
      const from = DESIGN_NAMES.indexOf(design);
      for (const [at, ratio] of ALL_RATIOS.entries()) await check(await requestOf(design, from + at, ratio));
    });

    test(`${design}: so do the longest words and twenty-word titles`, async () => {
      const from = DESIGN_NAMES.indexOf(design);
      for (const [at, kind] of factsOf(design).kinds.entries()) {
        const words = HARD_WORDS.find((one) => one.kind === kind);
        assert.ok(words);
        const ratio = ALL_RATIOS[(from + at) % ALL_RATIOS.length] ?? '1:1';
        await check({ ...(await requestOf(design, from, ratio, words)), language: 'de' });
        await check({ ...(await requestOf(design, from + 3, '1.91:1', words)), language: 'de' });
      }
    });
  }

  test('whose picture it is stands there whole, also beside a note and in a narrow card', async () => {
    const bare = (text: string) => text.replace(/\s/gu, '');
    for (const at of [1, 5]) {
      for (const design of ['product-full', 'product-frame', 'checklist-board', 'announce-photo'] as const) {
        for (const ratio of ['9:16', '16:9'] as const) {
          const request = await requestOf(design, at, ratio);
          const { written } = await paintTwice(request);
          const all = bare(written.map(({ text }) => text).join(''));
          assert.ok(all.includes(bare(request.kit.name)), `${design} ${ratio}: ${all}`);
        }
      }
    }
  });

  test('Japanese stands in the same row as the figures beside it', async () => {
    const request = await requestOf('hours-list', 2, '1:1');
    const { written, drawn, ground } = await paintTwice(request);
    const { width } = canvasOf('1:1');
    const middleOf = (text: string) => {
      const line = written.find((one) => one.text === text);
      assert.ok(line, text);
      const rows = inkedRows(line, { drawn, ground, width });
      return (Math.min(...rows) + Math.max(...rows)) / 2;
    };
    const apart = Math.abs(middleOf('平日') - middleOf('10:00 – 17:00'));
    assert.ok(apart < 5, `${apart} px apart`);
  });

  test('what is read from right to left begins at the right', async () => {
    for (const words of RIGHT_TO_LEFT) {
      for (const design of ['tip-margin', 'tip-card', 'tip-photo'] as const) {
        const request = { ...(await requestOf(design, 0, '1:1', words)), language: 'ar' };
        await check(request);
        const { written } = await paintTwice(request);
        const [first] = written.filter(
          ({ text }) => 'title' in words && words.title.startsWith(text.slice(0, 4)),
        );
        assert.ok(first);
        const { frame } = canvasOf('1:1');
        const gap = frame.x + frame.width - first.box.x - first.box.width;
        assert.ok(gap < canvasOf('1:1').unit * 8, `${design}: the title begins ${gap} pixels from the right`);
      }
    }
  });
});
