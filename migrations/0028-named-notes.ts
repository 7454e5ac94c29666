// What is the matter with a post is kept as the name of a sentence and what it is about. What was written before is matched
// back where that is certain; every other text is kept as it stands, as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';

export const name = '0028-named-notes';

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
const SEGMENTS = new Map([
  ['Active', 'active'],
  ['At-risk', 'at-risk'],
]);

type Read = (parts: readonly string[]) => Readonly<Record<string, unknown>>;

const channel = (label = '') => CHANNELS.get(label);
const theirs = (words = '') => ({ id: 'content.their-words', params: { words } });
const momentOf = (text = '') => Date.parse(text.replace(' UTC', 'Z').replace(',', ''));
const RESTORED = String.raw`this server was restored from a backup of (\d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC)\.`;
const backup: Read = ([at]) => {
  const parsed = momentOf(at);
  return { backup: Number.isNaN(parsed) ? undefined : parsed };
};

const NAMED: readonly (readonly [id: string, pattern: RegExp, read?: Read])[] = [
  ['content.not-taken', /^The network did not take the post\.$/],
  [
    'content.time-passed',
    /^Its time passed before it could leave\. Approve it to publish it now, or give it another time\.$/,
  ],
  [
    'content.decided-by-link',
    /^Rejected by (.+?) via link(?:: “(.*)”)?$/s,
    ([by, comment = '']) => ({ decision: 'reject', by, comment }),
  ],
  ['content.support-took-off', /^Support took it off the schedule: (.*)$/s, ([reason]) => ({ reason })],
  [
    'content.lost',
    /^(.+) cannot tell whether the post was published\. Look at the channel, then publish it again or delete it\. \((.*)\)$/s,
    ([label, words]) => ({ channel: channel(label), reason: theirs(words) }),
  ],
  [
    'content.working-for-hours',
    /^(.+) has been working on the post for hours\. Look at the channel, then publish it again or delete it\.$/,
    ([label]) => ({ channel: channel(label) }),
  ],
  [
    'content.connect-again',
    /^(.+?) asks you to connect again: (.*)$/s,
    ([label, words]) => ({ channel: channel(label), reason: theirs(words) }),
  ],
  [
    'content.refused',
    /^(.+?) refused the post: (.*)$/s,
    ([label, words]) => ({ channel: channel(label), reason: theirs(words) }),
  ],
  [
    'content.after-all',
    /^(.+) had published it after all: its answer came late\. It says what it said when it left\.$/,
    ([label]) => ({ channel: channel(label) }),
  ],
  [
    'content.twice',
    /^(.+) has this post twice: (\S+) and (\S+)\. Delete one of them there\.$/,
    ([label, one, other]) => ({ channel: channel(label), urls: [one, other] }),
  ],
  [
    'content.time-to-post',
    /^Time to post this on (.+)\. Copy or share it, then mark it as posted\.$/,
    ([label]) => ({ channel: channel(label) }),
  ],
  [
    'content.maybe-posted',
    new RegExp(`^You may already have posted it: ${RESTORED} If so, mark it as posted; else post it now\\.$`),
    backup,
  ],
  [
    'content.maybe-sent',
    new RegExp(
      `^It may already have been sent: ${RESTORED} Ask a subscriber, then publish it again or delete it\\.$`,
    ),
    backup,
  ],
  [
    'content.maybe-published',
    new RegExp(
      `^It may already have been published: ${RESTORED} Look at the channel, then publish it again or delete it\\.$`,
    ),
    backup,
  ],
  [
    'email.delayed',
    /^(?:One mail waits|(\d+) mails wait) for the mail server and will be tried again\. \((.*)\)$/s,
    ([mails, error]) => ({ mails: Number(mails ?? 1), error }),
  ],
  [
    'email.nobody-subscribed',
    /^Nobody has subscribed yet, so there is nobody to send this to\. Add a subscriber, then publish it\.$/,
  ],
  [
    'email.nobody-in-segment',
    /^Nobody is in the segment (.+) now, so there is nobody to send this to\. Choose another segment, then publish it\.$/,
    ([label = '']) => ({ segment: SEGMENTS.get(label) }),
  ],
  ['email.none-taken', /^The mail server took none of the mails\.$/],
  [
    'email.answers-lost',
    /^For (\d+) of the mails the mail server's answer was lost\. They may have arrived and are not sent again\.$/,
    ([mails]) => ({ mails: Number(mails) }),
  ],
];

function nameText(text: string): Sentence {
  for (const [id, pattern, read] of NAMED) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (!read) return { id };
    const params = read(found.slice(1));
    if (!Object.values(params).includes(undefined)) return { id, params };
  }
  return { id: 'legacy', params: { text } };
}

const PAGE = 500;

export async function up(knex: Knex): Promise<void> {
  for (let after = 0; ; ) {
    const page: { id: number; note: string }[] = await knex('posts')
      .select('id', 'note')
      .whereNotNull('note')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE);
    for (const { id, note } of page)
      await knex('posts')
        .where({ id })
        .update({ note: JSON.stringify(nameText(note)) });
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
