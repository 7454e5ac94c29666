// A medium as its business sees it.
import type { Medium, PostMedium } from '../../contract/media.ts';
import type { MediumRecord } from './medium.repo.ts';

/** Path of the bytes of a medium. */
export function pathOfMedium({ id }: Pick<MediumRecord, 'id'>): string {
  return `/api/media/${id}/file`;
}

/** As a post shows it. */
export function presentShown(medium: Omit<PostMedium, 'url'>): PostMedium {
  const { id, alt, width, height, kind, type } = medium;
  return { id, url: pathOfMedium(medium), alt, width, height, kind, type, poster: posterOf(medium) };
}

/** Path of the picture by which a film is shown. */
function posterOf(medium: Pick<MediumRecord, 'id' | 'poster'>): string | null {
  return medium.poster === null ? null : `${pathOfMedium(medium)}?as=thumb`;
}

export function presentMedium(medium: MediumRecord): Medium {
  const { id, kind, type, width, height, bytes, seconds, alt, name, origin, posts } = medium;
  return {
    id,
    url: pathOfMedium(medium),
    kind,
    type,
    width,
    height,
    bytes,
    seconds,
    poster: posterOf(medium),
    alt,
    name,
    focus: { x: medium.focusX, y: medium.focusY },
    origin,
    createdAt: new Date(medium.createdAt).toISOString(),
    posts,
  };
}
