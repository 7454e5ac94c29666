// Films in threads of their own: told how far they are, given up when nobody wants them, and in half their size where days are played.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { FilmOrder, Films } from '../../server/domain/design/index.ts';
import { createFilming } from '../../server/pictures/filming/index.ts';
import { ensureBuilt, ROOT } from '../support/build.ts';
import { decodeFilm } from '../support/decode-film.ts';
import { paint, pngOf } from '../support/pictures.ts';

const FOLDER = `${ROOT}dist/filming`;
const SLIDE = { png: pngOf(paint(360, 640)), seconds: 2 };
const ORDER: FilmOrder = { slides: [SLIDE, SLIDE], width: 360, height: 640 };
let films: Films;

before(async () => {
  await ensureBuilt();
  films = createFilming(FOLDER);
});

test('a film tells how far it is, and comes whole', async () => {
  const shares: number[] = [];
  const { bytes, seconds } = await films.film({ ...ORDER, onProgress: (share) => shares.push(share) });
  assert.deepEqual(shares, [0.5, 1]);
  assert.equal(seconds, 4);
  assert.equal((await decodeFilm(bytes)).pictures.length, 100);
});

test('a film that is given up is refused with the reason, before it begins and while it is made', async () => {
  await assert.rejects(films.film(ORDER, AbortSignal.abort(new Error('too late'))), /too late/);
  const giveUp = new AbortController();
  const onProgress = () => giveUp.abort(new Error('no longer wanted'));
  await assert.rejects(films.film({ ...ORDER, onProgress }, giveUp.signal), /no longer wanted/);
});

test('a film in half its size shows the same', async () => {
  const { bytes, seconds } = await createFilming(FOLDER, () => true).film(ORDER);
  const { pictures, movie } = await decodeFilm(bytes);
  assert.equal(seconds, 4);
  assert.equal(pictures.length, 100);
  const [video] = movie.videoTracks;
  assert.deepEqual([video?.video?.width, video?.video?.height], [180, 320]);
});
