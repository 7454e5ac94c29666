// A still of a film that was just sent, by which lists show it: the server decodes no films, the browser does.
import type { Medium } from '../../server/contract/media.ts';

/** Milliseconds that a browser is given for each step; a film without a still is shown by a sign. */
const LIMIT = 15_000;
const QUALITY = 0.9;
/** Seconds into the film: the first frames are often black. */
const AT = 1;

/** @returns the film as it is now: with a still, where one could be had */
export async function addStill(film: Medium, signal: AbortSignal): Promise<Medium> {
  if (film.kind !== 'video' || film.poster !== null) return film;
  try {
    const still = await drawStill(film.url, signal);
    const { business } = document.documentElement.dataset;
    const headers = { 'Content-Type': 'image/jpeg', ...(business && { 'Drivyn-Business': business }) };
    const answer = await fetch(`/api/media/${film.id}/poster`, {
      method: 'PUT',
      headers,
      body: still,
      signal,
    });
    return answer.ok ? ((await answer.json()) as Medium) : film;
  } catch {
    return film;
  }
}

async function drawStill(url: string, signal: AbortSignal): Promise<Blob> {
  const video = document.createElement('video');
  const happens = (event: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error(event)), LIMIT);
    const once = { once: true, signal };
    video.addEventListener(event, () => resolve(), once);
    video.addEventListener('error', () => reject(new Error('the film cannot be decoded')), once);
    return promise.finally(() => clearTimeout(timer));
  };
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happens('loadeddata');
    const isThere = happens('seeked');
    video.currentTime = Math.min(AT, video.duration / 3 || 0);
    await isThere;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no still'))), 'image/jpeg', QUALITY),
    );
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
