// The pictures of a post, cut as its channel cuts them; a film as a mark with its words.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { PostMedium } from '../../server/contract/media.ts';
import { shapeFor } from '../../server/contract/media-rules.ts';
import { Icon } from './icon.tsx';

/** Pixels of the width that is reserved; what is shown follows the page. */
const WIDTH = 480;

export function PreviewMedia(props: {
  readonly channel: ChannelType;
  readonly media: readonly PostMedium[];
}) {
  const { channel, media } = props;
  const { image } = channelOf(channel).media;
  const [first] = media;
  return (
    <ul className="preview-shown">
      {media.map((medium) => {
        const shape = image && shapeFor(image, image.alike && first ? first : medium);
        return (
          <li key={medium.id}>
            {medium.kind === 'image' && shape ? (
              <img
                src={`${medium.url}?as=${channel}`}
                alt={medium.alt || 'Picture'}
                width={WIDTH}
                height={Math.round(WIDTH / shape)}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className="preview-media">
                <span className="row">
                  <Icon name={medium.kind === 'video' ? 'film' : 'image'} />
                  {medium.alt || (medium.kind === 'video' ? 'Film' : 'Picture')}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
