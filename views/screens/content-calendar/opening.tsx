// A slot of a queue that no post takes yet. Leads to a new post for exactly this time, for who may write one.

import { channelOf } from '../../../server/contract/channels/index.ts';
import { ChannelMark } from '../../components/icon.tsx';
import { formatDay } from './place.ts';
import type { CalendarOpening } from './types.ts';

interface OpeningProps {
  readonly opening: CalendarOpening;
  readonly canWrite: boolean;
  readonly locale: string;
}

export function Opening({ opening: { channel, platformId, wall }, canWrite, locale }: OpeningProps) {
  const { name } = channelOf(channel);
  const content = (
    <>
      <ChannelMark channel={channel} size="sm" />
      <span className="unseen">{name}</span>
      <time dateTime={wall}>{formatDay(`${wall}Z`, locale, { timeStyle: 'short' })}</time>
      <span className="chip-state">free</span>
    </>
  );
  return (
    <li className="chip-place">
      {canWrite ? (
        <a
          className="chip chip-open"
          href={`#/compose?platform=${platformId}&at=${wall}`}
          title={`${name}: nothing takes this time yet. Write a post for it.`}
          data-no-prefetch=""
        >
          {content}
        </a>
      ) : (
        <span className="chip chip-open">{content}</span>
      )}
    </li>
  );
}
