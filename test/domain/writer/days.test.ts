// Days of the year: who has a reason to speak of one, and how all others greet.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  extractFacts,
  libraryFor,
  type WriterProfile,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { DAYS_OF_SOME } from '../../../server/domain/writer/library/days.ts';
import { MOMENTS } from '../../../server/domain/writer/library/shelf.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import type { ToldPost } from '../../../server/domain/writer/telling/history.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { profileOf } from './profiles.ts';

const of = (industry: WriterProfile['industry'], description: string, more: Partial<WriterProfile> = {}) =>
  profileOf({ name: 'Alder', industry, description, ...more });

async function daysOf(profile: WriterProfile): Promise<string[]> {
  const { library } = await libraryFor(profile);
  const facts = extractFacts(profile);
  const said = `${profile.name}\n${profile.description}`;
  return library.ideas
    .filter(({ moment }) => moment !== null)
    .filter((one) => suits(one, { profile: said, said, facts }))
    .map(({ idea }) => idea.id);
}

describe('a day of the year is spoken of', () => {
  test('by nobody where there is no such idea', async () => {
    const { default: pack } = await MOMENTS.load();
    const ids = new Set((pack.moments ?? []).map(({ idea }) => idea.id));
    assert.deepEqual(
      DAYS_OF_SOME.filter((id) => !ids.has(id)),
      [],
    );
  });

  for (const [idea, yes, no] of [
    ['four-lines-for-valentine', of('retail', 'Card shop in Skipton.'), of('other', 'Plumbers in Leeds.')],
    [
      'four-sentences-of-thanks',
      of('retail', 'Gift shop in Skipton.'),
      of('other', 'Painters and decorators in Cork.'),
    ],
    [
      'quiet-room-for-the-dog',
      of('healthcare', 'Vets for dogs and cats in Bath.'),
      of('hospitality', 'Guest house in Bath. One dog per room.'),
    ],
    [
      'instead-of-how-was-school',
      of('education', 'Tutors for maths in Leeds.'),
      of('other', 'Barbers in Glasgow. Kids £15 after school.'),
    ],
    [
      'the-saddest-day-was-an-advert',
      of('healthcare', 'Counselling in Derby.'),
      of('other', 'Plumbers in Leeds.'),
    ],
    [
      'birthdays-into-the-new-calendar',
      of('retail', 'Stationer in Bath.'),
      of('healthcare', 'Vets for dogs and cats in Bath.'),
    ],
    [
      'lend-a-book-with-a-note',
      of('retail', 'Bookshop in Bath.'),
      of('finance', 'We keep books on time for sole traders.'),
    ],
    [
      'before-everybody-is-away',
      of('other', 'Plumbers in Leeds.'),
      of('healthcare', 'Vets for dogs and cats in Bath.'),
    ],
    [
      'an-hour-after-supper',
      of('hospitality', 'Camp site by a lake.'),
      of('professional', 'Solicitors in Bath.'),
    ],
  ] as const)
    test(`by those whose customers come for it: ${idea}`, async () => {
      assert.ok((await daysOf(yes)).includes(idea), yes.description);
      assert.ok(!(await daysOf(no)).includes(idea), no.description);
    });
});

describe('a house greets', () => {
  const DAY = 86_400_000;
  const YOGA = of(
    'other',
    "Yoga studio in Leeds. Small classes of slow flow. Closed between Christmas and 3 January. Beginners' course starts on 1 February.",
    { locale: 'en-GB', timezone: 'Europe/London' },
  );
  const posts = async (
    profile: WriterProfile,
    at: number,
    {
      channel = 'facebook',
      recent = [],
    }: { channel?: 'facebook' | 'instagram' | 'x' | 'email' | 'pinterest'; recent?: ToldPost[] } = {},
  ) => {
    const slots = [{ pillar: 'season' as const, at }];
    const facts = extractFacts(profile);
    return (await writePosts({ profile, facts, channel, slots, recent, seed: 'greet' })).posts;
  };

  test('at Christmas, with what the owner said of these days and of no other', async () => {
    const [post] = await posts(YOGA, Date.UTC(2026, 11, 22, 9));
    assert.match(post?.content ?? '', /merry Christmas/i);
    assert.match(post?.content ?? '', /Closed between Christmas and 3 January\./);
    assert.doesNotMatch(post?.content ?? '', /1 February/);
    assert.equal(post?.pillar, 'season');
    assert.match(
      post === undefined || post === null ? '' : wordsOf(post.why),
      /^A greeting for the day, with/,
    );
  });

  test('once on each channel, and in other words on the next', async () => {
    const at = Date.UTC(2026, 11, 22, 9);
    const [first] = await posts(YOGA, at);
    assert.ok(first);
    const told: ToldPost = { ...first, channel: 'facebook', at, cut: first.skeleton, format: null };
    const [again] = await posts(YOGA, at + DAY, { recent: [told] });
    assert.doesNotMatch(again?.content ?? '', /merry Christmas/i);
    const [other] = await posts(YOGA, at + DAY, { channel: 'instagram', recent: [told] });
    assert.match(other?.content ?? '', /merry Christmas/i);
    assert.notEqual(other?.content.split('\n')[0], first.content.split('\n')[0]);
  });

  test('on the days of its own country, in its own words', async () => {
    const american = { ...YOGA, locale: 'en-US', timezone: 'America/New_York' };
    const july = Date.UTC(2027, 6, 3, 15);
    assert.match((await posts(american, july))[0]?.content ?? '', /Fourth of July/);
    assert.doesNotMatch((await posts(YOGA, july))[0]?.content ?? '', /Fourth of July/);
    const mothers = (await posts(american, Date.UTC(2027, 4, 8, 15)))[0]?.content ?? '';
    assert.match(mothers, /Mother's Day/);
    assert.doesNotMatch(mothers, /\bmums?\b/);
  });

  test('no mourners, none who keep other feasts, and not on a pin', async () => {
    const at = Date.UTC(2026, 11, 22, 9);
    const christmas = async (profile: WriterProfile, channel: 'facebook' | 'pinterest' = 'facebook') =>
      /merry Christmas/i.test((await posts(profile, at, { channel }))[0]?.content ?? '');
    assert.ok(!(await christmas(of('other', 'Funeral directors in Totnes. Green funerals.'))));
    assert.ok(!(await christmas(of('food', 'Kosher bakery in Leeds. Challah every Friday.'))));
    assert.ok(!(await christmas(YOGA, 'pinterest')));
  });

  test('a season slot far from any day is told of the trade', async () => {
    const [post] = await posts(YOGA, Date.UTC(2027, 0, 19, 9));
    assert.ok(post, 'it is not left empty');
    assert.ok(!(post.idea ?? '').startsWith('moments/'), `${post.idea}`);
  });
});
