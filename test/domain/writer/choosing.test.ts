// Which ideas a business is given: those of its branch first, days of the year once, refused lists not again; and that an opening
// can be understood by itself.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  extractFacts,
  libraryFor,
  type WriterProfile,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { alternatesOf } from '../../../server/domain/writer/library/alternates.ts';
import { branchOf } from '../../../server/domain/writer/library/branches.ts';
import { FIELDED } from '../../../server/domain/writer/library/fields.ts';
import { isRich } from '../../../server/domain/writer/library/library.ts';
import { ideasFor, suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { History } from '../../../server/domain/writer/telling/history.ts';
import { namesMatter } from '../../../server/domain/writer/telling/opening.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const ROOFER = profileOf({
  name: 'Aire Valley Roofing',
  industry: 'other',
  toneOfVoice: 'friendly',
  description: 'Roofing company in Leeds. New roofs, repairs, flat roofs, guttering and chimneys.',
});
const wordsOf = ({ name, description }: WriterProfile) => `${name}\n${description}`;

describe('an idea of a wide trade', () => {
  test('is near to a business of its branch and far from the others', async () => {
    const walker = profileOf({ name: 'Alder', description: 'Dog walking in Leeds.' });
    const cattery = profileOf({ name: 'Brown', description: 'Cattery in Leeds, cats only.' });
    const vets = profileOf({ name: 'Penn', description: 'Vets in Leeds.' });
    const { library } = await libraryFor(vets);
    const nearOf = (profile: WriterProfile, id: string) => {
      const shelved = library.ideas.find((one) => one.id === id);
      assert.ok(shelved, id);
      return branchOf(shelved.pack.id, shelved.idea, wordsOf(profile));
    };
    for (const [profile, other] of [
      [walker, 'vet-pets/one-tray-more-than-cats'],
      [cattery, 'vet-pets/not-the-stick'],
    ] as const) {
      assert.ok(nearOf(profile, other) < 0, other);
      assert.ok(nearOf(vets, other) > 0, 'vets see them all');
    }
  });

  test('of the building trades is told by those alone whose customers ask for it', async () => {
    const toldBy = async (description: string, name = 'Alder', industry = 'other' as const) => {
      const profile = profileOf({ name, industry, description });
      const { library } = await libraryFor(profile);
      const facts = extractFacts(profile);
      const said = wordsOf(profile);
      return library.ideas
        .filter((one) => suits(one, { profile: said, said, facts }))
        .flatMap(({ id }) => (id.startsWith('site-trades/') ? id.slice('site-trades/'.length) : []));
    };
    const roofer = await toldBy(ROOFER.description);
    const plumber = await toldBy('Plumber in Leeds. Taps, toilets and burst pipes.');
    const cooler = await toldBy('AC and heating repair in Phoenix, AZ.', 'Desert Breeze HVAC');
    assert.ok(
      roofer.includes('an-umbrella-for-the-gutter') && !plumber.includes('an-umbrella-for-the-gutter'),
    );
    assert.ok(plumber.includes('find-the-stopcock-tonight') && !roofer.includes('find-the-stopcock-tonight'));
    assert.ok(cooler.includes('water-under-the-unit') && !cooler.includes('cold-at-the-top'));
    const painter = await toldBy('House painter in Leeds. Walls, woodwork and wallpaper.');
    for (const id of ['find-the-stopcock-tonight', 'never-above-the-socket', 'cold-at-the-top'])
      assert.ok(!painter.includes(id), id);
    assert.ok(painter.includes('one-thick-coat'));
  });

  test('of the building trades says for whom it is', async () => {
    const { library } = await libraryFor(ROOFER);
    for (const { id, pack } of library.ideas)
      if (pack.id === 'site-trades') assert.ok(FIELDED.includes(id), id);
  });

  test('of whom it works for is no idea of its own', async () => {
    const electrician = profileOf({
      name: 'Brightwater',
      description: 'Registered electricians in Tauranga.',
      targetAudience: 'home owners, small builders',
    });
    const { library } = await libraryFor(electrician);
    const facts = extractFacts(electrician);
    const said = wordsOf(electrician);
    const profile = [said, ...facts.map(({ text }) => text)].join('\n');
    assert.ok(profile.includes('small builders'));
    const ids = library.ideas.filter((one) => suits(one, { profile, said, facts })).map(({ id }) => id);
    assert.ok(ids.includes('site-trades/never-above-the-socket'));
    assert.ok(!ids.includes('site-trades/find-the-stopcock-tonight'));
  });
});

describe('a day of the year', () => {
  test('that asks for a charity or a shop is no matter of a roofer', async () => {
    const idsOf = async (profile: WriterProfile) => {
      const { library } = await libraryFor(profile);
      const facts = extractFacts(profile);
      return library.ideas
        .filter((shelved) => suits(shelved, { profile: wordsOf(profile), facts }))
        .map(({ id }) => id);
    };
    const roofer = await idsOf(ROOFER);
    for (const id of ['before-you-give-money', 'the-list-from-last-week'])
      assert.ok(!roofer.includes(`moments/${id}`), id);
    assert.ok(
      (
        await idsOf(profileOf({ name: 'Alder', industry: 'nonprofit', description: 'Charity in Leeds.' }))
      ).includes('moments/before-you-give-money'),
    );
    assert.ok(
      (
        await idsOf(profileOf({ name: 'Alder', industry: 'retail', description: 'Gift shop in Leeds.' }))
      ).includes('moments/the-list-from-last-week'),
    );
  });

  test('comes behind what the trade has to say of the season', async () => {
    const plumber = profileOf({ name: 'Tap & Co', description: 'Plumbing and heating in Leeds.' });
    const { library, trade } = await libraryFor(plumber);
    const at = Date.UTC(2026, 11, 20, 9);
    const place = { channel: 'facebook', form: 'chat', at, southern: false, country: 'GB' } as const;
    const day = { year: 2026, month: 12, day: 20 };
    const profile = wordsOf(plumber);
    const teller = { profile, facts: [], wanted: [], trade, isRich: true };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const ideas = ideasFor(
        'season',
        library.ideas.filter((one) => suits(one, { profile, facts: [] })),
        { ...place, day },
        { ...teller, seed },
        new History([]),
      );
      assert.equal(ideas[0]?.pack.id, 'site-trades', seed);
      assert.ok(ideas.some(({ pack }) => pack.id === 'moments'));
    }
  });

  test('is spoken of once, on whatever channel', async () => {
    const shop = profileOf({ name: 'Alder', industry: 'retail', description: 'Gift shop in Leeds.' });
    const { posts } = await playWeeks(shop, 3, 'days');
    const days = posts.flatMap(({ idea }) => (idea?.startsWith('moments/') ? idea : []));
    assert.ok(days.length > 0);
    assert.equal(new Set(days).size, days.length, days.join(' '));
  });
});

test('while a trade has much to say, what its whole industry could say waits', async () => {
  const packsOf = async (description: string, far: boolean) => {
    const profile = profileOf({ name: 'Alder', industry: 'hospitality', description });
    const { library, trade } = await libraryFor(profile);
    const place = { channel: 'facebook', form: 'chat', at: Date.UTC(2026, 9, 6), far } as const;
    const when = { day: { year: 2026, month: 10, day: 6 }, southern: false, country: 'GB' };
    const teller = { seed: 'a', profile: wordsOf(profile), facts: [], wanted: [], trade };
    const ideas = ideasFor(
      'talk',
      library.ideas,
      { ...place, ...when },
      { ...teller, isRich: isRich(library, library.ideas) },
      new History([]),
    );
    return new Set(ideas.map(({ pack }) => pack.id));
  };
  assert.deepEqual([...(await packsOf('Restaurant in Leeds.', false))], ['cafe-restaurant']);
  assert.ok((await packsOf('Restaurant in Leeds.', true)).has('hospitality'));
  assert.ok((await packsOf('Small hotel on a lake.', false)).size > 0);
});

test('a refused list does not come back', () => {
  const post = {
    channel: 'facebook',
    at: 0,
    title: null,
    content: 'What we do: a, b, c',
    idea: null,
    cut: 'list-services',
    format: null,
    pillar: 'own',
    factIds: [],
  } as const;
  const [day, month] = [86_400_000, 60 * 86_400_000];
  assert.equal(new History([post]).hasCutNear('list-services', month, 14 * day), false);
  assert.equal(new History([{ ...post, refused: true }]).hasCutNear('list-services', month, 14 * day), true);
});

describe('the first line of a post', () => {
  test('names its matter, or the title stands above it', async () => {
    const { library } = await libraryFor(ROOFER);
    for (const profile of [ROOFER, profileOf({ ...ROOFER, toneOfVoice: 'professional' })]) {
      const { posts } = await playWeeks(profile, 2, 'openings');
      const read = posts.filter(
        ({ channel, idea }) => idea !== null && ['facebook', 'instagram', 'linkedin'].includes(channel),
      );
      assert.ok(read.length > 10);
      for (const { idea: id, content } of read) {
        const idea = library.ideas.find((one) => one.id === id)?.idea;
        assert.ok(
          idea &&
            (namesMatter(idea, content) ||
              alternatesOf(idea.title).some((title) => content.startsWith(title))),
          content,
        );
      }
    }
  });
});

test('a pin of words holds their meanings', async () => {
  const salon = profileOf({
    name: 'Quay Hair',
    industry: 'other',
    description: 'Hair and beauty salon in Whitby. We cut and colour.',
  });
  const slots = Array.from({ length: 40 }, (_, at) => ({
    pillar: 'useful' as const,
    format: 'glossary' as const,
    at: at * 86_400_000,
  }));
  const { posts } = await writePosts({
    profile: salon,
    facts: [],
    channel: 'pinterest',
    slots,
    recent: [],
    seed: 1,
  });
  const { library } = await libraryFor(salon);
  const words = posts.filter((post) => post?.hook.startsWith('glossary/'));
  assert.ok(words.length > 0);
  for (const post of words) {
    const idea = library.ideas.find(({ id }) => id === post?.idea)?.idea;
    for (const [word] of idea?.parts ?? []) assert.ok(post?.content.includes(`${word}: `), post?.content);
  }
});

test('what a business says of itself is told of first, and goals that every business has choose nothing', async () => {
  const firstOf = async (description: string) => {
    const profile = profileOf({
      ...{ name: 'Alder', industry: 'food', description },
      marketingGoals: 'More weekday orders and bookings',
    });
    const { posts } = await playWeeks(profile, 2, 'first');
    return posts.flatMap(({ idea }) => (idea?.startsWith('bakery/') ? [idea] : []));
  };
  const OF_CAKE = /cake|slices|iced|naked|custard|flowers|carry-it/;
  const shareOfCake = (ideas: readonly string[]) =>
    ideas.filter((id) => OF_CAKE.test(id)).length / ideas.length;
  const bread = await firstOf(
    'Sourdough bakery in Leeds. We bake bread, rye loaves and rolls every morning.',
  );
  const cakes = await firstOf('Cake maker in Leeds. Birthday cakes and wedding cakes to order.');
  assert.ok(bread.length > 8 && cakes.length > 8, `${bread.length}, ${cakes.length}`);
  assert.ok(shareOfCake(bread) < 0.25, bread.join(' '));
  assert.ok(shareOfCake(cakes) > 0.5, cakes.join(' '));
});
