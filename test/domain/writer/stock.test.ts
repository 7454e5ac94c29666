// How long ideas last: fewer with every telling, less long at a faster pace, and never a season's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFacts, libraryFor, stockOf, type ToldPost } from '../../../server/domain/writer/index.ts';
import { BAKERY } from './profiles.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const DAY = 86_400_000;
const { library } = await libraryFor(BAKERY);
const stock = (weekly: number, recent: readonly ToldPost[] = []) =>
  stockOf({
    library,
    profile: BAKERY,
    facts: extractFacts(BAKERY),
    channel: 'linkedin',
    weekly,
    recent,
    now: NOW,
  });

test('ideas last the longer the slower the pace', () => {
  const [slow, fast] = [stock(1), stock(5)];
  assert.equal(slow.ideas, fast.ideas);
  assert.ok(fast.ideas > 10);
  const days = ((fast.until ?? 0) - NOW) / DAY;
  assert.ok(Math.abs(days - (fast.ideas / (5 * 0.75)) * 7) < 1);
});

test('an idea that was told here, or elsewhere just now, is not in stock; a season’s never is', () => {
  const [first, second] = library.ideas.filter(
    ({ idea }) => !idea.when && !idea.only && !idea.needs && !idea.unless && !idea.not,
  );
  assert.ok(first && second);
  const told = (idea: string, channel: 'linkedin' | 'facebook', days: number): ToldPost => {
    const post = { title: null, content: 'A post.', cut: 'why', format: 'tip', pillar: null, factIds: [] };
    return { ...post, channel, at: NOW - days * DAY, idea };
  };
  const all = stock(5).ideas;
  assert.equal(stock(5, [told(first.id, 'linkedin', 60)]).ideas, all - 1);
  assert.equal(stock(5, [told(first.id, 'facebook', 60)]).ideas, all);
  assert.equal(stock(5, [told(second.id, 'facebook', 1)]).ideas, all - 1);
  assert.ok(all < library.ideas.length);
});

test('what lasts a year or longer has no end', () => assert.equal(stock(0.1).until, null));

test('a custom that its readers do not know is none of its stock', async () => {
  const american = { ...BAKERY, description: 'Bakery in Austin, TX. Bread from $6.', locale: 'en-US' };
  const british = { ...BAKERY, description: 'Bakery in Leeds. Bread from £4.', locale: 'en-GB' };
  const count = async (profile: typeof BAKERY) => {
    const { library: shelf } = await libraryFor(profile);
    const facts = extractFacts(profile);
    const about = {
      library: shelf,
      profile,
      facts,
      channel: 'linkedin',
      weekly: 5,
      recent: [],
      now: NOW,
    } as const;
    return { all: shelf.ideas.filter(({ idea }) => idea.british === true).length, ...stockOf(about) };
  };
  const [here, there] = [await count(british), await count(american)];
  assert.ok(here.all > 0);
  assert.equal(here.ideas - there.ideas, here.all);
});
