// Posts as a list: what each says, where it goes and when, why it waits, and what can be done about it.

import type { ReactNode } from 'react';
import PostActions from '../../islands/post-actions/index.tsx';
import { channelOf } from '../../server/contract/channels/index.ts';
import { isPillar, PILLARS } from '../../server/contract/constants/pillars.ts';
import { ENGAGEMENT } from '../../server/contract/figures.ts';
import type { Post, PostAction } from '../../server/contract/post.ts';
import { NeedsMediaTag, PostStatusBadge, SandboxTag, Tag } from '../components/badge.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Banner } from '../components/feedback.tsx';
import { FirstComment } from '../components/first-comment.tsx';
import { countOf } from '../components/formats.ts';
import { ChannelMark } from '../components/icon.tsx';
import { describeMails } from '../components/mail-words.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import { type Clockface, Time } from '../components/time.tsx';
import { Island } from '../island.tsx';

export interface PostListProps {
  /** Sets this list apart from others of the screen: part of its islands' ids. */
  readonly name: string;
  readonly posts: readonly Post[];
  readonly clock: Clockface;
  /** The page around it says which channel and which network. */
  readonly oneChannel?: boolean;
  /** The heading above says which day. */
  readonly oneDay?: boolean;
}

export function PostList({ name, posts, clock, oneChannel = false, oneDay = false }: PostListProps) {
  return (
    <ul className="list posts">
      {posts.map((post) => (
        <PostItem key={post.id} {...{ name, post, clock, oneChannel, oneDay }} />
      ))}
    </ul>
  );
}

interface PostItemProps extends Omit<PostListProps, 'posts'> {
  readonly post: Post;
  /** It stands among other things that wait: no more than it takes to decide. */
  readonly toDecide?: boolean;
}

/** One post of such a list, or among other things that wait. */
export function PostItem({
  name,
  post,
  clock,
  oneChannel = false,
  oneDay = false,
  toDecide = false,
}: PostItemProps) {
  return (
    <li id={`${name}-${post.id}`} tabIndex={-1}>
      <article className="post" aria-label={`${channelOf(post.platform).name} post`}>
        <PostHead {...{ post, clock, oneChannel, oneDay }} />
        <PostShown post={post}>
          <PostText post={post} />
        </PostShown>
        <PostWhy post={post} />
        {post.note && <Banner tone={post.status === 'failed' ? 'danger' : 'warning'}>{post.note}</Banner>}
        <Leaving post={post} clock={clock} />
        <PostFigures post={post} clock={clock} />
        <PostActs name={name} post={post} toDecide={toDecide && post.actions.includes('approve')} />
      </article>
    </li>
  );
}

/** One or two lines a post, to be read; what may be done about one is said by who lists them. */
export function BriefPostList({
  posts,
  clock,
  act,
}: {
  readonly posts: readonly Post[];
  readonly clock: Clockface;
  readonly act?: (post: Post) => ReactNode;
}) {
  return (
    <ul className="list posts">
      {posts.map((post) => (
        <li key={post.id}>
          <article className="post" aria-label={`${channelOf(post.platform).name} post`}>
            <PostHead post={post} clock={clock} />
            <PostShown post={post}>
              <p className="post-brief">
                <a href={hrefOf(post)}>{beginningOf(post.title ?? post.content)}</a>
              </p>
            </PostShown>
            <PostFigures post={post} clock={clock} />
            {act?.(post)}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** More than two lines of half a screen hold, as they are clamped to. */
const BRIEF = 170;

function beginningOf(text: string): string {
  if (text.length <= BRIEF) return text;
  const cut = text.slice(0, BRIEF);
  const end = cut.lastIndexOf(' ');
  // Without spaces to end at, at least no character is cut in two.
  return `${end > BRIEF / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A published post where it stands; every other one on its own page. */
function hrefOf({ externalUrl, id }: Post): string {
  return externalUrl ?? `#/posts/${id}`;
}

type PostHeadProps = Pick<PostListProps, 'clock' | 'oneChannel' | 'oneDay'> & { readonly post: Post };

export function PostHead({ post, clock, oneChannel = false, oneDay = false }: PostHeadProps) {
  const at = post.publishedAt ?? post.scheduledAt;
  return (
    <div className="row post-head">
      {!oneChannel && (
        <span className="row post-channel">
          <ChannelMark channel={post.platform} size="sm" />
          {channelOf(post.platform).name}
        </span>
      )}
      <PostStatusBadge status={post.status} analytics={post.analytics} />
      {!oneChannel && post.network === 'sandbox' && <SandboxTag />}
      {isPillar(post.pillar) && <Tag>{PILLARS[post.pillar]}</Tag>}
      {post.network === 'manual' && <Tag>By hand</Tag>}
      {post.needsMedia && (post.status !== 'published' || post.network === 'sandbox') && (
        <NeedsMediaTag media={post.needsMedia} />
      )}
      <span className="quiet small">
        {at && oneDay && <HourOf at={at} clock={clock} />}
        {at && !oneDay && <Time at={at} clock={clock} exact />}
        {!at && (
          <>
            Written <Time at={post.createdAt} clock={clock} />
          </>
        )}
      </span>
    </div>
  );
}

function HourOf({ at, clock: { locale, timeZone } }: { at: string; clock: Clockface }) {
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.parse(at));
  return <time dateTime={at}>{hour}</time>;
}

/** What a post shows, beside its words; where it shows nothing, the words alone. */
function PostShown({ post: { media = [] }, children }: { post: Post; children: ReactNode }) {
  if (media.length === 0) return children;
  return (
    <div className="post-shown">
      <Thumbnail media={media} />
      {children}
    </div>
  );
}

/** A long text is clamped, with the whole of it in reach. */
const LONG = 200;

function PostText({ post: { title, content, firstComment } }: { post: Post }) {
  const isLong = content.length > LONG || content.split('\n').length > 3;
  return (
    <div className="post-text">
      {title && <strong>{title}</strong>}
      {isLong ? (
        <details>
          <summary>
            <span className="post-words clamp">{content}</span>
            <span className="post-more" />
          </summary>
        </details>
      ) : (
        <p className="post-words">{content}</p>
      )}
      {firstComment && <FirstComment words={firstComment} />}
    </div>
  );
}

/** What a text rests on and who wrote it; a person's own words need no reasons. */
function PostWhy({ post: { why, writer } }: { post: Post }) {
  if (why === null) return null;
  return (
    <details className="post-why quiet small">
      <summary>Why this text</summary>
      <p>
        {why} Written by {writer === null || writer === 'built-in' ? 'the built-in writer' : writer}.
      </p>
    </details>
  );
}

/** It leaves within minutes, unless somebody keeps it back. */
export function Leaving({ post: { leavesAt }, clock }: { post: Post; clock: Clockface }) {
  if (leavesAt === null) return null;
  return (
    <Banner tone="warning">
      It leaves by itself <Time at={leavesAt} clock={clock} />, unless you press Undo.
    </Banner>
  );
}

const MEDIA_WORDS = { image: 'picture', video: 'video' } as const;

export function PostFigures({ post: { analytics, needsMedia }, clock }: { post: Post; clock: Clockface }) {
  if (!analytics) return null;
  const { delivered = null, kept = null, undelivered = null } = analytics;
  if (delivered !== null) {
    const mails = describeMails({ delivered, kept, undelivered }, clock.locale);
    return <p className="quiet small numbers">{mails}</p>;
  }
  const isByHand = analytics.source === 'manual';
  if (!analytics.measuredAt) {
    const lacks = analytics.source === 'sandbox' && needsMedia;
    const why = lacks ? `No figures without its ${MEDIA_WORDS[lacks]}` : 'Not measured yet';
    return <p className="quiet small">{isByHand ? 'No figures entered yet' : why}</p>;
  }
  const given = ENGAGEMENT.flatMap((name) => {
    const count = analytics[name];
    return count === undefined ? [] : countOf(count, name, clock.locale);
  });
  return (
    <p className="quiet small numbers">
      {given.join(' · ')}
      {isByHand ? ', entered ' : ', measured '}
      <Time at={analytics.measuredAt} clock={clock} />
    </p>
  );
}

/** What decides on a post that waits; the rest is on its page. */
const DECISIONS: readonly PostAction[] = ['approve', 'reject', 'edit'];

type PostActsProps = Pick<PostItemProps, 'name' | 'post' | 'toDecide'>;

export function PostActs({ name, post, toDecide = false }: PostActsProps) {
  const { id, title, content, platform, status, trouble, externalUrl } = post;
  const actions = toDecide ? post.actions.filter((one) => DECISIONS.includes(one)) : post.actions;
  const seen = actions.includes('approve') ? { version: post.version } : {};
  const isByHand = status === 'needs_attention' && actions.includes('posted');
  return (
    <div className="row post-acts">
      {externalUrl && (
        <a className="button button-secondary button-sm" href={externalUrl} target="_blank" rel="noreferrer">
          See the post
        </a>
      )}
      {trouble === 'signed-out' && (
        <ButtonLink size="sm" icon="plug" href={`#/platforms/${channelOf(platform).segment}?tab=settings`}>
          {`Reconnect ${channelOf(platform).name}`}
        </ButtonLink>
      )}
      {actions.length > 0 && (
        <Island
          of={PostActions}
          prefix={`${name}-${id}`}
          props={{
            post: {
              ...{ id, platform, status, trouble, actions, ...seen },
              ...(isByHand && { byHand: { title, content } }),
            },
            row: `${name}-${id}`,
          }}
        />
      )}
      {name !== 'post' && actions.includes('duplicate') && status === 'published' && (
        <a href={`#/posts/${id}`}>Repeat</a>
      )}
      {toDecide && <a href={`#/posts/${id}`}>Open the post</a>}
    </div>
  );
}
