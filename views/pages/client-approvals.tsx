// What a client sees behind an approval link: the posts that wait, each with two buttons. No sign-in, no scripts.

import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { MediaKind } from '../../server/contract/media.ts';
import { Form } from '../components/form.tsx';
import { type Clockface, formatExact } from '../components/relative-time.ts';
import { PlainPage } from './plain-page.tsx';

/** A picture or film, at addresses that need no sign-in. */
interface ClientMedium {
  readonly kind: MediaKind;
  readonly url: string;
  readonly poster: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface ClientApprovalsProps {
  /** Whom the link was made for. */
  readonly name: string;
  readonly businessName: string;
  readonly posts: readonly {
    readonly id: number;
    readonly channel: ChannelType;
    readonly title: string | null;
    readonly content: string;
    readonly firstComment: string | null;
    readonly version: number;
    /** It leaves only in the simulated network. */
    readonly isSandbox: boolean;
    /** UTC milliseconds; null when no time is planned. */
    readonly scheduledAt: number | null;
    readonly media: readonly ClientMedium[];
  }[];
  /** What was just decided. */
  readonly done?: 'approve' | 'reject';
  /** Why it could not be. */
  readonly refused?: string;
  readonly clock: Clockface;
}

type WaitingPost = ClientApprovalsProps['posts'][number];

export function ClientApprovals({ name, businessName, posts, done, refused, clock }: ClientApprovalsProps) {
  const count = posts.length === 1 ? 'One post waits' : `${posts.length} posts wait`;
  return (
    <PlainPage title="Approve posts">
      <h1>Posts of {businessName || 'this business'}</h1>
      {refused && (
        <p className="told" role="alert">
          {refused}
        </p>
      )}
      {done && (
        <p className="told" role="status">
          {done === 'approve'
            ? 'Approved. The post leaves at its planned time.'
            : 'Rejected. The post does not leave.'}
        </p>
      )}
      <p>
        {posts.length === 0
          ? `Nothing waits for you, ${name}. You can close this page, or come back to it later.`
          : `${count} for your approval, ${name}. Nothing leaves before you say so.`}
      </p>
      {posts.map((post) => (
        <WaitingPostForm key={post.id} post={post} clock={clock} />
      ))}
    </PlainPage>
  );
}

export function EndedApprovalLink() {
  return (
    <PlainPage title="Link has ended">
      <h1>This link has ended</h1>
      <p>
        Its time is over, somebody ended it, or a part of it was cut off on the way. Ask whoever sent it to
        you for a new one.
      </p>
    </PlainPage>
  );
}

function WaitingPostForm({ post, clock }: { readonly post: WaitingPost; readonly clock: Clockface }) {
  const { id, channel, title, content, firstComment, scheduledAt, isSandbox, version, media } = post;
  return (
    <article className="waiting" aria-labelledby={`post-${id}`}>
      <h2 id={`post-${id}`}>{title ?? `${channelOf(channel).name} post`}</h2>
      <p className="quiet">
        {[
          title !== null && channelOf(channel).name,
          isSandbox && 'Sandbox: a simulation, nobody outside sees it',
          scheduledAt !== null && `Planned for ${formatExact(scheduledAt, clock)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {media.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys as well
        <section className="pictures" aria-label="What the post shows" tabIndex={0}>
          {media.map((medium) => (
            <ShownMedium key={medium.url} {...medium} />
          ))}
        </section>
      )}
      <p className="post">{content}</p>
      {firstComment && <p className="post">First comment: {firstComment}</p>}
      <Form>
        <input type="hidden" name="post" value={id} />
        <input type="hidden" name="seen" value={version} />
        <label htmlFor={`comment-${id}`}>Comment (optional)</label>
        <textarea id={`comment-${id}`} name="comment" rows={2} maxLength={LIMITS.comment} />
        <div className="buttons">
          <button type="submit" name="decision" value="approve">
            Approve
          </button>
          <button type="submit" name="decision" value="reject" className="second">
            Reject
          </button>
        </div>
      </Form>
    </article>
  );
}

/** As the channel will show it. Several stand in a row that scrolls. */
function ShownMedium({ kind, url, poster, alt, width, height }: ClientMedium) {
  if (kind === 'image')
    return <img src={url} alt={alt || 'Picture'} width={width} height={height} loading="lazy" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: films made here show their words, and what each says stands below it
    <video
      controls
      preload="none"
      src={url}
      poster={poster ?? undefined}
      width={width}
      height={height}
      aria-label={alt || 'Film'}
    />
  );
}
