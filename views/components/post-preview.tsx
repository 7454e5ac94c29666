// What a post will look like on its channel: its words, in its order, on a plain card. No imitation of any network.
import { Fragment } from 'react';
import { captionOf } from '../../server/contract/caption.ts';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { Network } from '../../server/contract/connection.ts';
import { documentTitle } from '../../server/contract/document-title.ts';
import type { PostMedium } from '../../server/contract/media.ts';
import { threadParts } from '../../server/contract/thread.ts';
import { SandboxTag } from './badge.tsx';
import { FirstComment } from './first-comment.tsx';
import { ChannelMark } from './icon.tsx';
import { PreviewMedia } from './preview-media.tsx';

export interface PostPreviewProps {
  readonly channel: ChannelType;
  /** The connection's name. */
  readonly account: string;
  readonly network?: Network;
  readonly title: string;
  readonly content: string;
  /** Placed below it; empty for none. */
  readonly firstComment?: string;
  /** What it shows, in order. */
  readonly media?: readonly PostMedium[] | undefined;
}

const MEDIA = { image: 'A picture goes here', video: 'A video goes here' } as const;

export function PostPreview(props: PostPreviewProps) {
  const { channel, account, network, title, content, firstComment = '', media = [] } = props;
  const { name, form, delivery } = channelOf(channel);
  const caption = captionOf(form, content);
  const parts = threadParts(form, caption);
  const lacks = form.media === 'image' || form.media === 'video' ? MEDIA[form.media] : undefined;
  return (
    <article className="preview" aria-label={`${name} preview`}>
      <header className="row preview-head">
        <ChannelMark channel={channel} size="sm" />
        <strong>{account}</strong>
        {network === 'sandbox' && <SandboxTag />}
      </header>
      {media.length > 0 && <PreviewMedia channel={channel} media={media} />}
      {isDocument(channel, media) && (
        <p className="quiet small">
          These pictures leave as one document (PDF) to leaf through, called “{documentTitle(caption)}”.
        </p>
      )}
      {media.length === 0 && lacks && <div className="preview-media">{lacks}</div>}
      {form.title > 0 && title.trim() !== '' && (
        <p className="preview-title">
          {delivery === 'mail' && <span className="quiet">Subject: </span>}
          {title}
        </p>
      )}
      {parts.length > 1 ? (
        <ol className="preview-thread">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a post of a thread is its place in it
            <li key={index}>
              <p className="quiet small">
                Post {index + 1} of {parts.length}
              </p>
              <PreviewText text={part} links={form.links} />
            </li>
          ))}
        </ol>
      ) : (
        <PreviewText text={caption} links={form.links} />
      )}
      {firstComment.trim() !== '' && <FirstComment words={firstComment} />}
      {caption !== content && (
        <details>
          <summary className="quiet small">The script of the film, which is not sent</summary>
          <p className="preview-words">{content}</p>
        </details>
      )}
    </article>
  );
}

/** Whether its pictures are the pages of a document there. */
function isDocument(channel: ChannelType, media: readonly PostMedium[]): boolean {
  const isAll = media.length > 1 && media.every(({ kind }) => kind === 'image');
  return isAll && channelOf(channel).media.image?.asDocument === true;
}

const MARKED = /(https?:\/\/\S*[^\s.,;:!?)\]]|(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+)/u;

/** Hashtags, and links where they can be followed, stand out as they will. */
function PreviewText({ text, links }: { text: string; links: boolean }) {
  if (text.trim() === '') return <p className="quiet">Nothing written yet.</p>;
  return (
    <p className="preview-words">
      {text.split(MARKED).map((piece, index) => {
        const isMarked = index % 2 === 1 && (links || piece.startsWith('#'));
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
        return isMarked ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>;
      })}
    </p>
  );
}
