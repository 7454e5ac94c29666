// Reading pictures and films that were damaged, on purpose or not: each is read or refused, whatever stands in it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FileBytes } from '../../server/domain/media/index.ts';
import type { Codecs } from '../../server/pictures/reading/codec-files.ts';
import { codecsFor } from '../../server/pictures/reading/codec-files.ts';
import { readFilmFile } from '../../server/pictures/reading/film-file.ts';
import { type PictureFormat, sniff } from '../../server/pictures/reading/format.ts';
import { readPictureFile } from '../../server/pictures/reading/picture-files.ts';
import { type ProblemName, ReadingProblem } from '../../server/pictures/reading/problem.ts';
import { perform } from '../../server/pictures/reading/task.ts';
import { filmOf } from '../support/films.ts';
import { asFromCamera, avifOf, gifOf, jpegOf, paint, pngOf, webpOf } from '../support/pictures.ts';

const ROUNDS = 60;
const COPIES = { sides: [8, 24], quality: 76 };
const codecs = codecsFor([
  'jpeg-decoder',
  'jpeg-encoder',
  'webp-decoder',
  'webp-encoder',
  'avif-decoder',
]) as Codecs;

/** The same numbers in every run, below `most`. */
function numbersOf(seed: number): (most: number) => number {
  let state = seed + 1;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % most;
  };
}

/** A few bytes changed, or the end missing, or a part twice. */
function damage(bytes: Uint8Array, seed: number): Uint8Array {
  const next = numbersOf(seed);
  const copy = Buffer.from(bytes);
  const kind = next(3);
  if (kind === 0) return copy.subarray(0, next(copy.length));
  if (kind === 1) {
    const at = next(copy.length);
    return Buffer.concat([copy.subarray(0, at), copy.subarray(Math.max(0, at - next(200)))]);
  }
  for (let change = 0; change <= next(6); change += 1) copy[next(copy.length)] = next(256);
  return copy;
}

async function outcomeOf(
  work: () => Promise<{ width: number; height: number }>,
): Promise<ProblemName | 'read'> {
  try {
    const { width, height } = await work();
    assert.ok(width > 0 && height > 0);
    return 'read';
  } catch (error) {
    if (error instanceof ReadingProblem) return error.problem;
    throw error;
  }
}

const PICTURES: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  jpeg: async () => asFromCamera(await jpegOf(paint(40, 30)), 6),
  png: () => pngOf(paint(40, 30)),
  webp: () => webpOf(paint(40, 30)),
  gif: () => gifOf(2),
  avif: () => avifOf(paint(40, 30)),
};

test('small copies are made in passing, in the shape of the whole', async () => {
  for (const [format, make] of Object.entries(PICTURES)) {
    const task = {
      kind: 'read',
      format: format as PictureFormat,
      bytes: await make(),
      copies: COPIES,
    } as const;
    const result = await perform(task, codecs);
    const { copies, ...rest } = result;
    const whole = 'pixels' in rest ? rest.pixels : rest;
    const longest = Math.max(whole.width, whole.height);
    assert.deepEqual(
      copies.map(({ side }) => side).sort((one, other) => one - other),
      COPIES.sides,
      format,
    );
    for (const { side, bytes } of copies) {
      const { width, height } = readPictureFile('webp', bytes);
      assert.equal(Math.max(width, height), Math.min(side, longest), format);
    }
  }
});

describe('damaged files', () => {
  for (const [format, make] of Object.entries(PICTURES))
    test(`${format}: read or refused, ${ROUNDS} times`, async () => {
      const whole = await make();
      const ends = new Set<string>();
      for (let seed = 0; seed < ROUNDS; seed += 1) {
        const bytes = damage(whole, seed);
        if (sniff(bytes) !== format) continue;
        const task = { kind: 'read', format: format as PictureFormat, bytes, copies: COPIES } as const;
        ends.add(
          await outcomeOf(async () => {
            const result = await perform(task, codecs);
            return 'pixels' in result ? result.pixels : result;
          }),
        );
      }
      assert.ok(ends.has('damaged'), [...ends].join());
    });

  test('films: read or refused, and never longer than they were', async () => {
    const whole = filmOf();
    const ends = new Set<string>();
    for (let seed = 0; seed < 10 * ROUNDS; seed += 1) {
      const file = inMemory(damage(whole, seed));
      const { size } = file;
      ends.add(await outcomeOf(() => readFilmFile(file)));
      assert.ok(file.size <= size);
    }
    assert.ok(ends.has('damaged') && ends.has('read'), [...ends].join());
  });
});

function inMemory(bytes: Uint8Array): FileBytes {
  let content = Buffer.from(bytes);
  return {
    get size() {
      return content.length;
    },
    read: async (at, length) => new Uint8Array(content.subarray(at, at + length)),
    write: async (at, part) => {
      assert.ok(at >= 0 && at + part.length <= content.length, 'writes beyond the end');
      content.set(part, at);
    },
    cut: async (size) => {
      content = content.subarray(0, size);
    },
  };
}
