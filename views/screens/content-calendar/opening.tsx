// A time that has no post yet. A free slot leads to a new post for exactly this time, what comes again to what it repeats.

import { channelOf } from '../../../server/contract/channels/index.ts';
import { ChannelMark } from '../../components/icon.tsx';
import { formatDay } from './place.ts';
import type { CalendarOpening } from './types.ts';

interface OpeningProps {
  readonly opening: CalendarOpening;
  readonly canWrite: boolean;
  readonly locale: string;
}

export function Opening({ opening: { channel, platformId, wall, again }, canWrite, locale }: OpeningProps) {
  const { name } = channelOf(channel);
  const href = again ? `#/posts/${again.postId}` : `#/compose?platform=${platformId}&at=${wall}`;
  const title = again
    ? `${name}, comes again: ${again.words}`
    : `${name}: nothing takes this time yet. Write a post for it.`;
  const content = (
    <>
      <ChannelMark channel={channel} size="sm" />
      <span className="unseen">{name}</span>
      <time dateTime={wall}>{formatDay(`${wall}Z`, locale, { timeStyle: 'short' })}</time>
      <span className="chip-state">{again ? 'again' : 'free'}</span>
    </>
  );
  return (
    <li className="chip-place">
      {canWrite || again ? (
        <a className="chip chip-open" href={href} title={title} data-no-prefetch="">
          {content}
        </a>
      ) : (
        <span className="chip chip-open">{content}</span>
      )}
    </li>
  );
}
