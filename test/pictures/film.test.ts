// Films: what is drawn is what a player shows, frame by frame, and the file is one that vendors take.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Film, makeFilm, RATE } from '../../server/pictures/filming/film.ts';
import { bytesOfFrame, pushUp, toFrame } from '../../server/pictures/filming/frames.ts';
import { repeat } from '../../server/pictures/filming/hold.ts';
import { type DecodedFilm, decodeFilm } from '../support/decode-film.ts';

const SIZE = { width: 180, height: 320 };
const SECONDS = [2, 3.2, 1.5];
/** Of 255: what coding may cost on a plain ground. */
const NEAR = 6;

const COLOURS = [
  [31, 58, 95],
  [180, 60, 30],
  [35, 83, 61],
] as const;

/** A plain ground with bars in the middle. */
function paint([r, g, b]: readonly [number, number, number]): Uint8Array {
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const isBar = x > 40 && x < 140 && y > 60 && y < 260 && y % 20 < 6;
    rgba.set(isBar ? [250, 250, 250, 255] : [r, g, b, 255], 4 * at);
  }
  return rgba;
}

const slides = COLOURS.map((colour, at) => ({ rgba: paint(colour), seconds: SECONDS[at] as number }));
const frames = slides.map(({ rgba }) => toFrame(rgba, SIZE));

describe('a film of three slides', () => {
  let film: Film;
  let decoded: DecodedFilm;
  const progress: number[] = [];
  before(async () => {
    film = await makeFilm({ slides, size: SIZE, onProgress: (share) => progress.push(share) });
    decoded = await decodeFilm(film.bytes);
  });

  test('lasts as long as its slides, and tells how far it is', () => {
    const count = SECONDS.reduce((sum, seconds) => sum + Math.round(seconds * RATE), 0);
    assert.equal(film.seconds, count / RATE);
    assert.equal(decoded.samples.length, count);
    assert.equal(decoded.pictures.length, count, 'every frame can be decoded');
    assert.deepEqual(progress, [1 / 3, 2 / 3, 1]);
  });

  test('each slide stands as it was drawn, to its last frame', () => {
    let end = 0;
    for (const [at, seconds] of SECONDS.entries()) {
      end += Math.round(seconds * RATE);
      const last = decoded.pictures[end - 1];
      assert.ok(last);
      assert.deepEqual([last.width >= SIZE.width, last.height >= SIZE.height], [true, true]);
      const ground = 20 * last.width + 20;
      assert.ok(
        Math.abs((last.planes[ground] ?? 0) - (frames[at]?.[20 * SIZE.width + 20] ?? 0)) <= NEAR,
        `${at}`,
      );
      const bar = 62 * last.width + 90;
      assert.ok((last.planes[bar] ?? 0) > 200, 'bars are bright');
    }
  });

  test('frames are numbered one after the other, however they came about', () => {
    const shots = decoded.samples.map(({ is_sync }, at) => (is_sync ? at : -1)).filter((at) => at >= 0);
    assert.deepEqual(shots, [0, 50, 130], 'each slide begins with a frame that needs no other');
  });

  test('is what vendors take: index first, H.264 and silence, of one length, each frame as long as the others', () => {
    const { movie, samples } = decoded;
    assert.ok(movie.isProgressive && !movie.isFragmented);
    const [video, sound] = [movie.videoTracks[0], movie.audioTracks[0]];
    assert.match(video?.codec ?? '', /^avc1\.42/);
    assert.equal(sound?.codec, 'mp4a.40.2');
    const lengthOf = (track: typeof video) => (track ? track.samples_duration / track.timescale : 0);
    assert.ok(Math.abs(lengthOf(video) - film.seconds) < 0.001);
    assert.ok(Math.abs(lengthOf(sound) - film.seconds) < 0.05);
    assert.equal(new Set(samples.map(({ duration }) => duration)).size, 1);
  });
});

test('one slide pushes the other out in whole rows', () => {
  const [before, next] = frames as [Uint8Array, Uint8Array];
  assert.deepEqual(pushUp(before, next, 0, SIZE), before);
  assert.deepEqual(pushUp(before, next, 1, SIZE), next);
  const half = pushUp(before, next, 0.5, SIZE);
  assert.equal(half.length, bytesOfFrame(SIZE));
  assert.equal(half[0], before[SIZE.width * (SIZE.height / 2)]);
  assert.equal(half[SIZE.width * (SIZE.height - 1)], next[SIZE.width * (SIZE.height / 2 - 1)]);
});

test('a running number that would look like a start code is kept from it', () => {
  // A slice whose number, set to 0, leaves two bytes of zero before a small one.
  const still = Uint8Array.of(0, 0, 0, 5, 0x61, 0xe1, 0x00, 0x00, 0x03, 0x01);
  const [sample] = repeat(still, { first: 32, count: 1, bits: 5 });
  assert.deepEqual([...(sample ?? [])], [0, 0, 0, 6, 0x61, 0xe0, 0x00, 0x00, 0x03, 0x01]);
});

test('no slides, or a size that no encoder takes, is an error in words', async () => {
  await assert.rejects(makeFilm({ slides: [], size: SIZE }), /needs a slide/);
  await assert.rejects(makeFilm({ slides, size: { width: 181, height: 320 } }), /even numbers/);
});
