// The first picture or film of a post, small, in a place of its own size from the beginning.
import type { PostMedium } from '../../server/contract/media.ts';
import { Icon } from './icon.tsx';

export interface ThumbnailProps {
  readonly media: readonly Pick<PostMedium, 'id' | 'url' | 'alt' | 'kind' | 'poster'>[];
}

/** Pixels of its sides on the page; `?as=small` has enough of them for dense screens. */
const SIDE = 48;

export function Thumbnail({ media: [first, ...others] }: ThumbnailProps) {
  if (!first) return null;
  return (
    <span className="thumbnail">
      {first.kind === 'video' && first.poster === null ? (
        <span className="thumbnail-film" role="img" aria-label={first.alt || 'Film'}>
          <Icon name="film" />
        </span>
      ) : (
        <img
          src={`${first.url}?as=small`}
          alt={first.alt || 'Picture'}
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
        />
      )}
      {first.poster !== null && (
        <span className="thumbnail-more">
          <Icon name="film" />
        </span>
      )}
      {others.length > 0 && (
        <span className="thumbnail-more">
          +{others.length}
          <span className="unseen"> more</span>
        </span>
      )}
    </span>
  );
}
