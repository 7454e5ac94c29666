// A post while it is written: what the fields hold, what is sent, and where a refusal belongs.
import type { Connection } from '../../server/contract/connection.ts';
import type { PostMedium } from '../../server/contract/media.ts';
import type { OwnLimits } from '../../server/contract/own-limits.ts';
import { toWallTime } from '../../server/contract/wall-time.ts';
import type { OwnOf, Words } from '../../views/components/post-words.tsx';

/** A connection to a channel that takes posts. */
export type ComposerChannel = Pick<Connection, 'id' | 'type' | 'name' | 'network' | 'isActive'> & {
  /** Of its server, where that has some of its own. */
  readonly ownLimits?: OwnLimits;
};

/** Own limits of channels, as their fields take them. */
export function ownOf(channels: readonly Pick<ComposerChannel, 'type' | 'ownLimits'>[]): OwnOf {
  return Object.fromEntries(
    channels.flatMap(({ type, ownLimits }) => (ownLimits ? [[type, ownLimits]] : [])),
  );
}

export type When = 'draft' | 'now' | 'later' | 'queue';

export interface Draft extends Words {
  /** Connections, in the order of the list. */
  readonly ids: readonly number[];
  /** Own words of a connection, by its id; an empty field means the common words. */
  readonly versions: Readonly<Record<number, Words>>;
  /** Placed below the posts of channels that take one. */
  readonly firstComment?: string;
  /** What the posts show, in order. */
  readonly media?: readonly PostMedium[];
  readonly when: When;
  /** Wall time of the business: `2027-03-01T09:30`. */
  readonly at: string;
  /** Names the request that saves it, from the first try on: after a lost answer the next try makes nothing twice. */
  readonly key?: string;
}

/** By field: `content`, `title`, `platformIds`, `scheduledAt`, or `content-3` for the words of one connection. */
export type Errors = Readonly<Record<string, string>>;

const NO_WORDS: Words = { title: '', content: '' };

const HOUR = 3_600_000;
/** Hours of the day between which someone is up to read a post. */
const AWAKE = { from: 9, until: 21 } as const;

/**
 * The next full hour but one, or the morning when that would be at night.
 * @param now UTC milliseconds
 * @returns a wall time of the zone
 */
export function soonAwake(now: number, timeZone: string): string {
  let at = Math.ceil(now / HOUR) * HOUR + HOUR;
  while (!isAwake(toWallTime(at, timeZone))) at += HOUR;
  return toWallTime(at, timeZone);
}

function isAwake(wallTime: string): boolean {
  const hour = Number(wallTime.slice(11, 13));
  return hour >= AWAKE.from && hour < AWAKE.until;
}

/** The words that go to one connection. */
export function wordsFor(draft: Draft, id: number): Words {
  const own = draft.versions[id] ?? NO_WORDS;
  return {
    title: own.title.trim() ? own.title : draft.title,
    content: own.content.trim() ? own.content : draft.content,
  };
}

export function ownWords(draft: Draft, id: number): Words {
  return draft.versions[id] ?? NO_WORDS;
}

/** Connections that get the common words, or a part of them. */
export function sharing(draft: Draft): readonly number[] {
  return draft.ids.filter((id) => !ownWords(draft, id).content.trim());
}

/** The draft with a name for its request. */
export function named(draft: Draft): Draft {
  return draft.key ? draft : { ...draft, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
}

/** Body of POST /api/contents; `at` is the moment of `draft.at`, UTC milliseconds. */
export function toInput(draft: Draft, at: number | undefined) {
  const { ids, title, when, key, firstComment = '', media = [] } = draft;
  const versions = listVersions(draft);
  const [first] = ids;
  return {
    platformIds: ids,
    title: title.trim() || null,
    // All channels may have words of their own: then the common ones stay unused.
    content: draft.content.trim() ? draft.content : first === undefined ? '' : wordsFor(draft, first).content,
    ...(versions.length > 0 && { versions }),
    ...(firstComment.trim() && { firstComment }),
    ...(media.length > 0 && { media: media.map(({ id, alt }) => ({ id, alt })) }),
    status: when === 'draft' ? 'draft' : 'scheduled',
    ...(when === 'queue' && { queue: true }),
    ...(when === 'later' && at !== undefined && { scheduledAt: new Date(at).toISOString() }),
    ...(key && { key }),
  };
}

function listVersions(draft: Draft) {
  return draft.ids.flatMap((platformId) => {
    const { title, content } = ownWords(draft, platformId);
    return title.trim() || content.trim()
      ? [{ platformId, ...(title.trim() && { title }), ...(content.trim() && { content }) }]
      : [];
  });
}

/** Where the server's refusal, `field: message`, belongs. */
export function blame(draft: Draft, message: string): Errors {
  const [, field = 'content', words = message] = /^([\w.]+): ([\s\S]*)$/.exec(message) ?? [];
  const [, index, part] = /^versions\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const id = index === undefined ? undefined : listVersions(draft)[Number(index)]?.platformId;
  return { [id === undefined ? (field.split('.')[0] ?? field) : `${part}-${id}`]: sentence(words) };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a plain form sent, as a draft again. */
export function readValues(values: Readonly<Record<string, string>>, start: Draft): Draft {
  const ids = Object.keys(values).flatMap((name) => Number(/^platform-(\d+)$/.exec(name)?.[1] ?? 0) || []);
  return {
    ids,
    title: values.title ?? '',
    content: values.content ?? '',
    firstComment: values.firstComment ?? '',
    versions: Object.fromEntries(
      ids.map((id) => [id, { title: values[`title-${id}`] ?? '', content: values[`content-${id}`] ?? '' }]),
    ),
    when: (['draft', 'now', 'later', 'queue'] as const).find((one) => one === values.when) ?? start.when,
    at: values.at ?? start.at,
  };
}
