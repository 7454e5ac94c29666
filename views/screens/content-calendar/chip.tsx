// A post in a cell: channel, time, state. A link to its day; islands/calendar-mover opens and moves it.

import { channelOf } from '../../../server/contract/channels/index.ts';
import type { PostStatus } from '../../../server/contract/post.ts';
import { classNames } from '../../components/class-names.ts';
import { ChannelMark, Icon, type IconName } from '../../components/icon.tsx';
import { STAYED } from '../../components/mail-words.ts';
import type { Clockface } from '../../components/time.tsx';
import { hrefOf } from './place.ts';
import type { CalendarPlace, CalendarPost } from './types.ts';

const STATES: Readonly<Record<PostStatus, { readonly icon: IconName; readonly word: string }>> = {
  draft: { icon: 'pencil', word: 'Draft' },
  awaiting_approval: { icon: 'eye', word: 'Awaiting approval' },
  scheduled: { icon: 'clock', word: 'Scheduled' },
  publishing: { icon: 'send', word: 'Publishing' },
  published: { icon: 'check', word: 'Published' },
  failed: { icon: 'circle-x', word: 'Failed' },
  needs_attention: { icon: 'circle-alert', word: 'Needs attention' },
  rejected: { icon: 'x', word: 'Rejected' },
};

const LEAVING = { icon: 'send', word: 'Leaves within minutes' } as const;
const KEPT = { icon: 'inbox', word: STAYED } as const;

export interface ChipProps {
  readonly post: CalendarPost;
  readonly place: CalendarPlace;
  readonly clock: Clockface;
}

export function Chip({ post, place, clock: { locale, timeZone } }: ChipProps) {
  const { id, channel, status, stayed, leaving, at, wall, words, kind, movable, close, picture } = post;
  const { name } = channelOf(channel);
  const { icon, word } = stayed ? KEPT : leaving ? LEAVING : STATES[status];
  const time = timeFormat(locale, timeZone).format(Date.parse(at));
  return (
    <li className="chip-place">
      <a
        id={`chip-${id}`}
        className={classNames('chip', `chip-${status}`, picture && 'chip-pictured')}
        href={hrefOf({ ...place, date: wall.slice(0, 10) })}
        title={[`${name}, ${time}, ${word}: ${words}`, kind, close].filter(Boolean).join('\n')}
        draggable={false}
        aria-describedby={movable ? 'calendar-help' : undefined}
        data-no-prefetch=""
        data-post={id}
        data-wall={wall}
        data-movable={movable ? '' : undefined}
      >
        {picture && (
          <img
            className="chip-picture"
            src={picture}
            alt=""
            width={28}
            height={28}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        )}
        <ChannelMark channel={channel} size="sm" />
        <span className="chip-name unseen">{name}</span>
        <time dateTime={at}>{time}</time>
        <span className="chip-state">
          <Icon name={icon} size="sm" />
          <span className="chip-word">{word}</span>
        </span>
        <span className="chip-words">{words}</span>
        {kind && <span className="chip-kind unseen">{kind}</span>}
        {close && (
          <span className="chip-close">
            <Icon name="warning" size="sm" />
            <span>Too close</span>
            <span className="unseen">: {close}</span>
          </span>
        )}
      </a>
    </li>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  if (formats.size > 64) formats.clear();
  formats.set(key, format);
  return format;
}
