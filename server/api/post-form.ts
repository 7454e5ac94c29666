// The composer's page without scripts: its fields as the call's body.
import { fromWallTime } from '../contract/wall-time.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * `platform-3` ticks a channel; `title-3` and `content-3` are its own words, where they are not empty; `when` is draft,
 * now, queue or later, and `at` the wall time of `timeZone`.
 */
export function readPostForm(fields: Fields): unknown {
  const ids = Object.keys(fields).flatMap((name) => readPlatform(name) ?? []);
  const later = fields.when === 'later';
  return {
    platformIds: ids,
    title: fields.title || null,
    content: fields.content ?? '',
    ...(fields.firstComment && { firstComment: fields.firstComment }),
    versions: ids.flatMap((id) => readVersion(fields, id) ?? []),
    status: fields.when === 'draft' || fields.when === undefined ? 'draft' : 'scheduled',
    ...(later && { scheduledAt: readMoment(fields) }),
    ...(fields.when === 'queue' && { queue: true }),
  };
}

/** Words, a time, or both: what is not in the form stays as it is. */
export function readChangeForm(fields: Fields): unknown {
  const { title, content, firstComment, at, waits } = fields;
  return {
    ...(title !== undefined && { title: title || null }),
    ...(content !== undefined && { content }),
    ...(firstComment !== undefined && { firstComment: firstComment || null }),
    ...(at !== undefined && { scheduledAt: readMoment(fields), approve: waits === undefined }),
  };
}

/** The ticked posts of a list: `post-31` is a checkbox. */
export function readTickedPosts(fields: Fields): { readonly ids: readonly number[] } {
  const names = Object.keys(fields).map((name) => /^post-([1-9]\d{0,9})$/.exec(name)?.[1]);
  return { ids: names.flatMap((id) => (id === undefined ? [] : Number(id))) };
}

/** The same with what was looked at: a box that says so is sent with the version of its post. */
export function readSeenPosts(fields: Fields) {
  const { ids } = readTickedPosts(fields);
  const seen = ids.flatMap((id) => {
    const version = fields[`post-${id}`] ?? '';
    return /^[1-9]\d{0,9}$/.test(version) ? [[id, Number(version)] as const] : [];
  });
  return { ids, seen: Object.fromEntries(seen) };
}

function readPlatform(name: string): number | undefined {
  const id = /^platform-([1-9]\d{0,9})$/.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}

function readVersion(fields: Fields, platformId: number) {
  const title = fields[`title-${platformId}`]?.trim();
  const content = fields[`content-${platformId}`]?.trim();
  return title || content ? { platformId, ...(title && { title }), ...(content && { content }) } : undefined;
}

/** ISO 8601, or what was typed, for the schema to refuse. */
function readMoment({ at = '', timeZone = 'UTC' }: Fields): string {
  const moment = isZone(timeZone) ? fromWallTime(at, timeZone) : undefined;
  return moment === undefined ? at : new Date(moment).toISOString();
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
