// All that a post shows, large enough to be judged, each in its own shape and in a place of its size from the beginning.
import { type PostMedium, THUMBNAILS } from '../../server/contract/media.ts';
import { Icon } from './icon.tsx';

export interface PostPicturesProps {
  readonly media: readonly PostMedium[];
}

/** CSS pixels of the longer side: `?as=thumb` has enough of them for dense screens. */
const SIDE = THUMBNAILS.thumb / 2;

export function PostPictures({ media }: PostPicturesProps) {
  if (media.length === 0) return null;
  return (
    <ul className="post-pictures">
      {media.map((medium) => (
        <li key={medium.id}>
          <a
            href={medium.url}
            aria-label={`Open ${medium.alt || (medium.kind === 'video' ? 'the film' : 'the picture')}`}
          >
            <Picture medium={medium} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Picture({ medium }: { readonly medium: PostMedium }) {
  const { url, kind, poster, alt, width, height } = medium;
  const isFilm = kind === 'video';
  const scale = SIDE / Math.max(width, height);
  return (
    <>
      {(!isFilm || poster !== null) && (
        <img
          src={poster ?? `${url}?as=thumb`}
          alt={alt || 'Picture'}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          loading="lazy"
          decoding="async"
        />
      )}
      {isFilm && <Icon name="film" />}
    </>
  );
}
