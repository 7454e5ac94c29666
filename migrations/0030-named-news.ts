// What a person is told is kept as the name of a sentence and what it is about. What was told before is matched back where
// that is certain; every other text is kept as it stands, as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';

export const name = '0030-named-news';

interface Sentence {
  readonly id: string;
  readonly params?: object;
}

const CHANNELS = new Map([
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Instagram', 'instagram'],
  ['LinkedIn', 'linkedin'],
  ['YouTube', 'youtube'],
  ['Pinterest', 'pinterest'],
  ['TikTok', 'tiktok'],
  ['Google Ads', 'google-ads'],
  ['Email Marketing', 'email'],
]);

/** Sentences that were always the same. */
const FIXED = new Map([
  ['New content is planned', 'notifications.planned-title'],
  ['Drivyn needs more to write about', 'notifications.short-title'],
  ['Your first strategy is ready', 'notifications.first-strategy-title'],
  [
    'It says what is posted where, for whom and when. Read it, share it, or have another made.',
    'notifications.first-strategy',
  ],
  ['They leave within a day if they are approved, and not otherwise.', 'notifications.approvals'],
  ['It is part of the plan from now on.', 'notifications.connected'],
  ['Open it to see why, change it, and publish it again.', 'notifications.failed'],
  ['Copy or share it, then mark it as posted.', 'notifications.time-to-post'],
  ['Drivyn does not go on with it by itself. Open it to decide.', 'notifications.attention'],
  ['Support signed in to your account', 'accounts.visit-title'],
]);

/** Titles that name a channel. */
const OF_CHANNEL: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['notifications.connected-title', /^(.+) connected$/],
  ['notifications.failed-title', /^A (.+) post could not be published$/],
  ['notifications.twice-title', /^A (.+) post is out twice$/],
  ['notifications.deleted-is-out-title', /^A (.+) post that was deleted here is out$/],
  ['notifications.time-to-post-title', /^Time to post this on (.+)$/],
  ['notifications.attention-title', /^A (.+) post needs your attention$/],
];

const PLANNED =
  /^(?:One new post is|(\d+) new posts are) written(?: and scheduled|; (?:(one) waits|(\d+) wait) for your approval)\.$/;
const APPROVALS = /^(?:A post waits|(\d+) posts wait) for approval$/;

function nameText(text: string): Sentence {
  const id = FIXED.get(text);
  if (id !== undefined) return { id };
  for (const [ofChannel, pattern] of OF_CHANNEL) {
    const channel = CHANNELS.get(pattern.exec(text)?.[1] ?? '');
    if (channel !== undefined) return { id: ofChannel, params: { channel } };
  }
  const planned = PLANNED.exec(text);
  if (planned) {
    const [, posts, one, held] = planned;
    const params = { posts: Number(posts ?? 1), held: one ? 1 : Number(held ?? 0) };
    return { id: 'notifications.planned', params };
  }
  const waiting = APPROVALS.exec(text);
  if (waiting) return { id: 'notifications.approvals-title', params: { posts: Number(waiting[1] ?? 1) } };
  return { id: 'legacy', params: { text } };
}

const PAGE = 500;

/** Rewrites rows one after the other, a page at a time. */
async function eachRow<R extends { id: number }>(
  rows: () => Knex.QueryBuilder,
  change: (row: R) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const page: R[] = await rows().where('id', '>', after).orderBy('id').limit(PAGE);
    for (const row of page) await change(row);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

export async function up(knex: Knex): Promise<void> {
  // As JSON a text may be longer than the text was.
  if (knex.client.config.client === 'pg')
    await knex.raw('alter table notifications alter column title type text, alter column message type text');
  await eachRow<{ id: number; title: string; message: string }>(
    () => knex('notifications').select('id', 'title', 'message'),
    ({ id, title, message }) =>
      knex('notifications')
        .where({ id })
        .update({ title: JSON.stringify(nameText(title)), message: JSON.stringify(nameText(message)) }),
  );
  await eachRow<{ id: number; data: string }>(
    () => knex('events').select('id', 'data').where({ kind: 'notification.added' }),
    ({ id, data }) => {
      const told = JSON.parse(data);
      const [title, message] = [told.title, told.message].map((text) => nameText(text ?? ''));
      return knex('events')
        .where({ id })
        .update({ data: JSON.stringify({ ...told, title, message }) });
    },
  );
}
