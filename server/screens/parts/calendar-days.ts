// The calendar's cells: which posts stand in each day, which are too close, and which days lack one.

import { hasStayed } from '../../../views/components/mail-words.ts';
import type {
  CalendarDay,
  CalendarOpening,
  CalendarPlace,
  CalendarPost,
} from '../../../views/screens/content-calendar/types.ts';
import type { Recommendation } from '../../contract/calendar.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { isPillar, PILLARS } from '../../contract/constants/pillars.ts';
import type { PostMedium } from '../../contract/media.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import {
  type Conflict,
  findConflicts,
  findGaps,
  formatSpan,
  type Gap,
  recommend,
} from '../../domain/autopilot/index.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { actionsOf, isLeaving, MOVABLE_STATES, type PostRecord } from '../../domain/content/index.ts';
import type { OverruleRecord, PlannedTime } from '../../domain/evidence/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import type { Span } from './calendar-span.ts';
import { addDays, dayOf, listDays } from './days.ts';
import type { ShownByPost } from './shown-media.ts';

export interface Health {
  /** Active channels that publish and that the filter lets through. */
  readonly watched: readonly ConnectionRecord[];
  readonly gaps: ReadonlyMap<string, Gap>;
  readonly conflicts: readonly Conflict[];
  readonly summary: { readonly emptyDays: number; readonly closePairs: number } | null;
  readonly recommendations: readonly Recommendation[];
}

/** What the planned days lack. Judged by all posts, whichever states are on view. */
export function readHealth(
  { now, clock }: AccountRequest,
  facts: {
    today: string;
    around: readonly PostRecord[];
    connections: readonly ConnectionRecord[];
    overrules: readonly OverruleRecord[];
    drawn: readonly PlannedTime[];
    place: CalendarPlace;
  },
): Health {
  const { today, around, overrules, drawn, place } = facts;
  const { timeZone: timezone } = clock;
  const active = facts.connections.filter((one) => one.isActive && channelOf(one.type).weekly > 0);
  const watched = active.filter((one) => place.channel === null || one.type === place.channel);
  const days = listDays(today, addDays(today, PLAN_DAYS));
  const gapsOf = (list: readonly ConnectionRecord[]) =>
    findGaps(around, { days, connectionIds: list.map((one) => one.id), timezone });
  const gaps = gapsOf(watched);
  const slots = new Map(facts.connections.map((one) => [one.id, one.slots]));
  const conflicts = findConflicts(around, now, slots);
  const shown = conflicts.filter(({ first }) => watched.some((one) => one.id === first.connectionId));
  const emptyDays = gaps.filter((gap) => gap.connectionIds.length === watched.length).length;
  return {
    watched,
    gaps: new Map(gaps.map((gap) => [gap.day, gap])),
    conflicts,
    summary: watched.length > 0 && around.length > 0 ? { emptyDays, closePairs: shown.length } : null,
    recommendations:
      around.length > 0
        ? recommend({
            now,
            timezone,
            posts: around,
            connections: active,
            gaps: gapsOf(active),
            conflicts,
            overrules,
            drawn,
          })
        : [],
  };
}

/** What a day lacks: in a few words where no channel has a post, and which channels have none. */
export function missingWords(
  { watched, gaps }: Health,
  day: string,
): { words: string | null; silent: ChannelType[] } {
  const gap = gaps.get(day);
  const silent = watched.filter((one) => gap?.connectionIds.includes(one.id)).map((one) => one.type);
  const [only] = silent;
  if (!only || silent.length < watched.length) return { words: null, silent };
  return { words: silent.length === 1 ? `No ${channelOf(only).name} post` : 'No post', silent };
}

/** One entry a day of the span, in order. */
export function fillDays(
  posts: readonly PostRecord[],
  {
    request,
    place,
    span,
    health,
    openings,
    shown,
  }: {
    request: AccountRequest;
    place: CalendarPlace;
    span: Span;
    health: Health;
    openings: ReadonlyMap<string, readonly CalendarOpening[]>;
    shown: ShownByPost;
  },
): CalendarDay[] {
  const { timeZone } = request.clock;
  const byDay = Map.groupBy(posts, (post) => dayOf(post.scheduledAt ?? 0, timeZone));
  const close = describeConflicts(health.conflicts);
  const month = place.date.slice(0, 7);
  return listDays(span.from, span.until).map((day) => ({
    day,
    posts: (byDay.get(day) ?? []).map((post) =>
      toChip(post, request, { close: close.get(post.id) ?? null, picture: pictureOf(shown.get(post.id)) }),
    ),
    openings: openings.get(day) ?? [],
    outside: place.view === 'month' && !day.startsWith(month),
    missing: missingWords(health, day).words,
  }));
}

/** Path of the first picture of a post, or of its film's, as small as a cell shows it. */
function pictureOf(media: readonly PostMedium[] = []): string | null {
  const [first] = media;
  if (!first || (first.kind === 'video' && first.poster === null)) return null;
  return `${first.url}?as=small`;
}

function toChip(
  post: PostRecord,
  { actor, clock }: AccountRequest,
  found: Pick<CalendarPost, 'close' | 'picture'>,
): CalendarPost {
  const at = post.scheduledAt ?? 0;
  return {
    id: post.id,
    channel: post.channel,
    network: post.network,
    status: post.status,
    stayed: hasStayed(post),
    leaving: isLeaving(post),
    at: new Date(at).toISOString(),
    wall: toWallTime(at, clock.timeZone),
    words: shorten(post.title ?? post.content),
    kind: isPillar(post.pillar) ? PILLARS[post.pillar] : null,
    movable: MOVABLE_STATES.includes(post.status) && actionsOf(post, actor).includes('schedule'),
    ...found,
  };
}

function describeConflicts(conflicts: readonly Conflict[]): Map<number, string> {
  const words = new Map<number, string>();
  for (const { first, second, minutes } of conflicts) {
    const { name } = channelOf(first.channel);
    words.set(first.id, `${formatSpan(minutes)} before the next ${name} post`);
    words.set(second.id, `${formatSpan(minutes)} after another ${name} post`);
  }
  return words;
}

const WORDS = 140;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > WORDS ? `${line.slice(0, WORDS).trimEnd()}…` : line;
}
