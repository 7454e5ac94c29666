// A database of a release that stored sentences as they were said: none is lost, and what can be told with certainty has
// its name again.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { readSentence, wordsOf } from '../../server/sentences/index.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-named-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const AT = '2026-11-22T09:30:00.000Z';
const PEAK = 'Tuesdays 11:00-18:00 are a published peak for Instagram (Sprout Social, Nov 2025-Feb 2026)';
const SHORTAGE =
  '3 of 5 posts could be written: the profile holds 1 fact, and more posts would repeat themselves or make things up. Please add, a sentence each: more about what you offer; prices or terms.';

const WHEN = '22 Nov 2026, 09:30 UTC';
/** Each with the name that it has from then on; `now`: the words that the sentence has today, where they are others. */
const DECISIONS: readonly (readonly [id: string, text: string, now?: string])[] = [
  ['content.retired', 'Took back a post that had not left yet'],
  [
    'content.moved-overdue',
    `Moved an overdue Facebook post to ${AT}`,
    `Moved an overdue Facebook post to ${WHEN}`,
  ],
  [
    'content.was-due-while-held',
    `It was due ${AT}, while nothing could leave.`,
    `It was due ${WHEN}, while nothing could leave.`,
  ],
  [
    'content.was-due-long-ago',
    `It was due ${AT}, more than two hours ago.`,
    `It was due ${WHEN}, more than two hours ago.`,
  ],
  ['content.held-overdue', 'Held an overdue Google Ads post for approval'],
  ['content.published', 'Published a post on X (Sandbox)'],
  ['content.published', 'Sent a post on Email Marketing'],
  ['content.published-text', 'Published the text of a post on TikTok (Sandbox); it still needs its video'],
  ['content.kept', 'Put a post of Email Marketing into the local outbox'],
  ['content.was-due', 'It was scheduled and due, and nothing was paused; it left 3 s after its time.'],
  ['autopilot.planned', 'Planned 1 post for LinkedIn'],
  [
    'autopilot.planned-why',
    'LinkedIn gets 4 a week; 14 days are kept planned, from 12 facts of the profile.',
  ],
  ['autopilot.wrote', 'Wrote and held a post for Pinterest'],
  ['autopilot.wrote', 'Wrote a post for Pinterest'],
  [
    'autopilot.wrote-why',
    `Its theme is “Good to know”. It rests on “Open at 7. Closed on Sundays”, “We say “hello””. ${PEAK}.`,
  ],
  [
    'autopilot.wrote-why',
    'Its theme is “Invitation”. It rests on “Bread”. Mondays around 09:00 are a published peak for X (Buffer, 2024-2026).',
  ],
  ['autopilot.level', 'At automation level 80 %, 20 % of posts wait for approval.'],
  ['autopilot.wrote-drafts', 'Wrote 4 drafts for Facebook'],
  ['autopilot.asked-for', 'You asked for 4; 9 facts of the profile were at hand.'],
  ['autopilot.better-time', `Another post of this channel was less than 3 hours away. ${PEAK}.`],
  [
    'autopilot.better-time',
    'No published best time for Email Marketing is known to us; 10:00 is within ordinary waking hours.',
  ],
  [
    'autopilot.better-time',
    'No published best time for X on Sundays; 10:00 keeps clear of quiet hours and of other posts.',
  ],
  ['autopilot.switched', 'Switched off: Paid ads'],
  ['autopilot.moved-zone', 'Moved 12 planned posts to Europe/Paris'],
  ['autopilot.zone-was', 'The time zone was UTC. Each keeps its local time.'],
  ['strategy.made-first', 'Made your first strategy (STRAT-2027-1)'],
  ['ads.drafted', 'Drafted the campaign “Shop for all on Facebook” for Facebook'],
  ['writer.shortage', SHORTAGE],
  // An amount, a local time and a sentence that nobody knows stand as they stood.
  ['legacy', 'Monthly budget of Facebook: $300.00 to $400.00'],
  ['legacy', 'Moved a Facebook post from Tue 3 Mar 2026, 09:05 to Wed 4 Mar 2026, 11:10'],
  ['legacy', 'Published a post on MySpace (Sandbox)'],
  ['legacy', 'Its theme is “Nothing of ours”. It rests on “Bread”. Who knows.'],
];

/** `now`: the words that the sentence has today, where they are others. */
const NOTES: readonly (readonly [id: string, text: string, now?: string])[] = [
  ['content.not-taken', 'The network did not take the post.'],
  [
    'content.time-passed',
    'Its time passed before it could leave. Approve it to publish it now, or give it another time.',
  ],
  ['content.decided-by-link', 'Rejected by Cleo via link: “Too long: shorten it”'],
  ['content.decided-by-link', 'Rejected by Cleo via link'],
  ['content.support-took-off', 'Support took it off the schedule: asked on the phone'],
  [
    'content.lost',
    'X cannot tell whether the post was published. Look at the channel, then publish it again or delete it. (It is not there yet.)',
    'X cannot tell whether the post was published. Look at the channel, then say whether it is there. (It is not there yet.)',
  ],
  [
    'content.working-for-hours',
    'TikTok has been working on the post for hours. Look at the channel, then publish it again or delete it.',
    'TikTok has been working on the post for hours. Look at the channel, then say whether it is there.',
  ],
  [
    'content.connect-again',
    'Facebook asks you to connect again: token expired',
    'Facebook asks you to connect again: token expired. Reconnect it, then retry.',
  ],
  [
    'content.refused',
    'Instagram refused the post: needs a picture: none was sent',
    'Instagram refused the post: needs a picture: none was sent. Edit it, then publish it again.',
  ],
  [
    'content.after-all',
    'X had published it after all: its answer came late. It says what it said when it left.',
  ],
  [
    'content.twice',
    'X has this post twice: https://x.example/1 and https://x.example/2. Delete one of them there.',
  ],
  ['content.time-to-post', 'Time to post this on LinkedIn. Copy or share it, then mark it as posted.'],
  [
    'content.maybe-published',
    'It may already have been published: this server was restored from a backup of 1 Mar 2027, 09:00 UTC. Look at the channel, then publish it again or delete it.',
    'It may already have been published: this server was restored from a backup of 1 Mar 2027, 09:00 UTC. Look at the channel, then say whether it is there.',
  ],
  [
    'content.maybe-sent',
    'It may already have been sent: this server was restored from a backup of 1 Mar 2027, 09:00 UTC. Ask a subscriber, then publish it again or delete it.',
    'It may already have been sent: this server was restored from a backup of 1 Mar 2027, 09:00 UTC. Ask a subscriber, then say whether it came.',
  ],
  [
    'content.maybe-posted',
    'You may already have posted it: this server was restored from a backup of 12 Sept 2027, 09:00 UTC. If so, mark it as posted; else post it now.',
  ],
  ['email.delayed', 'One mail waits for the mail server and will be tried again. (ECONNREFUSED)'],
  ['email.delayed', '7 mails wait for the mail server and will be tried again. (451 later)'],
  [
    'email.nobody-subscribed',
    'Nobody has subscribed yet, so there is nobody to send this to. Add a subscriber, then publish it.',
  ],
  ['email.none-taken', 'The mail server took none of the mails.'],
  [
    'email.answers-lost',
    "For 2 of the mails the mail server's answer was lost. They may have arrived and are not sent again.",
  ],
  ['legacy', 'MySpace refused the post: gone'],
  ['legacy', 'Sandbox: the same words were published within the last 24 hours.'],
];

const NEWS: readonly (readonly [id: string, text: string])[] = [
  ['notifications.planned-title', 'New content is planned'],
  ['notifications.planned', 'One new post is written and scheduled.'],
  ['notifications.planned', '12 new posts are written; one waits for your approval.'],
  ['notifications.planned', '12 new posts are written; 3 wait for your approval.'],
  ['notifications.approvals-title', '3 posts wait for approval'],
  ['notifications.approvals-title', 'A post waits for approval'],
  ['notifications.connected-title', 'Google Ads connected'],
  ['notifications.failed-title', 'A LinkedIn post could not be published'],
  ['notifications.time-to-post-title', 'Time to post this on X'],
  ['notifications.attention-title', 'A TikTok post needs your attention'],
  ['legacy', 'A payment of $49.00 failed'],
  ['legacy', ''],
];

async function fillOld(db: Database): Promise<void> {
  const before = migrations.findIndex(({ name }) => name.endsWith('named-decisions'));
  await migrate(db, migrations.slice(0, before), 'migrations');
  const q = db.write;
  const at = { created_at: 1, updated_at: 1 };
  const [{ id: business_id }] = await q('businesses').insert(at, ['id']);
  const channel = { business_id, type: 'facebook', name: 'Facebook', network: 'sandbox', ...at };
  const [{ id: connection_id }] = await q('connections').insert(channel, ['id']);
  for (const [, text] of DECISIONS)
    await q('decisions').insert({
      business_id,
      kind: 'plan',
      what: text,
      why: text,
      limit: text,
      created_at: 1,
    });
  const post = { business_id, connection_id, status: 'draft', origin: 'person', content: 'Hi', ...at };
  for (const [, note] of NOTES) await q('posts').insert({ ...post, note });
  await q('posts').insert(post);
  const entry = { business_id, connection_id, kind: 'set', before_minor: 0, after_minor: 1, actor: 'system' };
  await q('budget_entries').insert({ ...entry, why: 'You set it.', created_at: 1 });
  const told = { business_id, kind: 'notification.added', actor: 'system', created_at: 1 };
  const [{ id: account_id }] = await q('accounts').insert({ email: '', created_at: 1 }, ['id']);
  for (const [, title] of NEWS) {
    const data = JSON.stringify({ unread: 1, title, message: title, href: null });
    const [{ id: event_id }] = await q('events').insert({ ...told, data }, ['id']);
    const news = { account_id, business_id, event_id, topic: 'approvals', title, message: title };
    await q('notifications').insert({ ...news, created_at: 1 });
  }
  const event = { business_id, kind: 'plan.short', actor: 'system', created_at: 1 };
  const short = { shortage: `Facebook: ${SHORTAGE}`, add: 'more about what you offer; prices or terms' };
  for (const data of [short, { shortage: 'Add something.' }, { ...short, add: 'a moon' }])
    await q('events').insert({ ...event, data: JSON.stringify(data) });
}

async function checkNew(db: Database): Promise<void> {
  await migrate(db, migrations, 'migrations');
  const decisions = await db.read('decisions').orderBy('id').select('what', 'why', 'expects', 'limit');
  assert.deepEqual(
    decisions.map(({ what }) => [readSentence(what).id, wordsOf(readSentence(what))]),
    DECISIONS.map(([id, text, now = text]) => [id, now]),
  );
  for (const { what, why, limit, expects } of decisions)
    assert.deepEqual([why, limit, expects], [what, what, null]);
  const notes: (string | null)[] = await db.read('posts').orderBy('id').pluck('note');
  assert.deepEqual(
    notes.map((note) => (note === null ? null : [readSentence(note).id, wordsOf(readSentence(note))])),
    [...NOTES.map(([id, text, now = text]) => [id, now]), null],
  );
  const [why] = await db.read('budget_entries').pluck('why');
  assert.equal(why, '{"id":"ads.you-set-it"}');
  const news = await db.read('notifications').orderBy('id').select('title', 'message');
  assert.deepEqual(
    news.map(({ title }) => [readSentence(title).id, wordsOf(readSentence(title))]),
    NEWS,
  );
  for (const { title, message } of news) assert.equal(message, title);
  const added: string[] = await db
    .read('events')
    .where({ kind: 'notification.added' })
    .orderBy('id')
    .pluck('data');
  assert.deepEqual(
    added.map((data) => JSON.parse(data)),
    news.map(({ title }) => ({
      unread: 1,
      title: JSON.parse(title),
      message: JSON.parse(title),
      href: null,
    })),
  );
  const events: string[] = await db.read('events').where({ kind: 'plan.short' }).orderBy('id').pluck('data');
  const told = events.map((data) => JSON.parse(data));
  assert.deepEqual(
    told.map(({ shortage, add }) => [shortage.id, wordsOf(shortage), add?.id, add && wordsOf(add)]),
    [
      [
        'autopilot.of-channel',
        `Facebook: ${SHORTAGE}`,
        'writer.add',
        'Please add, a sentence each: more about what you offer; prices or terms.',
      ],
      ['legacy', 'Add something.', undefined, undefined],
      ['autopilot.of-channel', `Facebook: ${SHORTAGE}`, 'legacy', 'Please add, a sentence each: a moon.'],
    ],
  );
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`what was said keeps its words, by their names, on ${name}`, async () => {
    const db = await open();
    await fillOld(db)
      .then(() => checkNew(db))
      .finally(() => db.close());
  });
}
