// Facts: the owner's text taken apart, whatever its form, and never more than the owner said.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FactKind } from '../../../server/contract/fact.ts';
import { extractFacts, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { BAKERY, ODD, profileOf } from './profiles.ts';

const textsOf = (profile: WriterProfile, kind: FactKind) =>
  extractFacts(profile)
    .filter((fact) => fact.kind === kind)
    .map((fact) => fact.text);
const odd = (name: string): WriterProfile => {
  const profile = ODD[name];
  assert.ok(profile, name);
  return profile;
};

describe('extracting facts', () => {
  test('a sum that is insured is no price', () => {
    const mover = profileOf({
      name: 'Alder',
      description: 'Piano moving in Leeds. Uprights from £140. We carry insurance of £50,000 a piece.',
    });
    assert.deepEqual(textsOf(mover, 'price'), ['Uprights from £140']);
  });

  test('"both" and "all" speak of what stands before them', () => {
    for (const whole of [
      'Two further tutors, both qualified teachers',
      'Four physiotherapists, all registered',
    ])
      assert.deepEqual(
        extractFacts(profileOf({ name: 'Alder', description: `${whole}.` })).map(({ text }) => text),
        [whole],
      );
  });

  test('a town goes with its region and with whom it is for', () => {
    for (const whole of [
      '24-hour locksmith in Austin, Texas for homes and cars',
      'Plumber in Perth, Western Australia for homes and shops',
    ])
      assert.deepEqual(
        extractFacts(profileOf({ name: 'Alder', description: `${whole}.` })).map(({ text }) => text),
        [whole],
      );
  });

  test('first names are people and nothing that is done', () => {
    const tree = profileOf({
      name: 'Kaimai',
      description: 'tree surgeon in tauranga, hemi and jono. pruning, felling, hedges.',
    });
    assert.deepEqual(textsOf(tree, 'people'), ['Hemi and Jono']);
    assert.ok(extractFacts(tree).some(({ text }) => text === 'tree surgeon in Tauranga'));
    const bare = profileOf({
      name: 'Kaimai',
      description: 'Tree work. Hemi, Jono. Felling, pruning, hedges.',
    });
    assert.deepEqual(textsOf(bare, 'service'), ['Tree work', 'Felling', 'pruning', 'hedges']);
    const plants = profileOf({
      name: 'Alder',
      industry: 'retail',
      description: 'Plants. Rosemary, sage, thyme.',
    });
    assert.ok(textsOf(plants, 'product').includes('Rosemary'));
  });

  test('a name of one letter is kept', () => {
    const told = (description: string) =>
      extractFacts(profileOf({ name: 'Alder', description })).map(({ text }) => text);
    assert.deepEqual(told('Run by J and Marie.'), ['Run by J and Marie']);
    assert.deepEqual(told('hi im V and i make candles'), ["I'm V and I make candles"]);
    assert.deepEqual(told("I'm D. I paint houses in Leeds."), ["I'm D", 'I paint houses in Leeds']);
    assert.deepEqual(told('Run by J. I. Smith in York.'), ['Run by J. I. Smith in York']);
  });

  test('splits a description into sentences and sorts them', () => {
    assert.deepEqual(textsOf(BAKERY, 'story'), ['Sourdough bakery in Leeds']);
    assert.ok(
      textsOf(BAKERY, 'product').includes('We bake 12 kinds of bread every morning from local flour'),
    );
    assert.ok(textsOf(BAKERY, 'hours').includes('Open from 7 am, closed Mondays'));
    assert.deepEqual(textsOf(BAKERY, 'price'), ['A sourdough loaf costs £4.20']);
    assert.ok(
      textsOf(BAKERY, 'history').includes('Anna and Piotr started the bakery in 2009 with a single oven'),
    );
    assert.deepEqual(textsOf(BAKERY, 'value'), ['local flour', 'honest prices', 'patience']);
    assert.deepEqual(textsOf(BAKERY, 'link'), ['https://harbourstreet.example']);
  });

  test('"IT" is no "it" that hangs on the sentence before', () => {
    const told = (description: string) =>
      extractFacts(profileOf({ name: 'A', description })).map(({ text }) => text);
    assert.deepEqual(told('IT support and backups in Leeds. We train staff on IT.'), [
      'IT support and backups in Leeds',
      'We train staff on IT',
    ]);
    assert.deepEqual(told('The dough rests. It takes 36 hours.'), ['The dough rests. It takes 36 hours']);
  });

  test('a day in short ends a sentence before a word that begins one, and stands in the middle of days', () => {
    const told = (description: string) =>
      extractFacts(profileOf({ name: 'A', description })).map(({ text }) => text);
    assert.deepEqual(
      told('Evening appointments Tue and Thu. Two chartered physiotherapists. Free parking.'),
      ['Evening appointments Tue and Thu', 'Two chartered physiotherapists', 'Free parking'],
    );
    assert.deepEqual(told('Open Mon. Wed. and Fri. 9 to 5.'), ['Open Mon. Wed. and Fri. 9 to 5']);
  });

  test('whom to ring is no service, and letters that stand for words are capitals', () => {
    const told = (description: string) =>
      extractFacts(profileOf({ name: 'A', description })).map(({ text }) => text);
    assert.deepEqual(told('ev chargers, rewires, landlord certificates. niceic registered. ring Dave'), [
      'EV chargers',
      'rewires',
      'landlord certificates',
      'NICEIC registered',
    ]);
    assert.deepEqual(told('We talk to people. Write to dave@evs.example.'), [
      'We talk to people',
      'Write to dave@evs.example',
    ]);
  });

  test('splits terse fragments and keeps a bare measure with its neighbour', () => {
    assert.deepEqual(
      extractFacts(odd('terse')).map((fact) => fact.text),
      ['family law firm', '20 years, fixed fees'],
    );
  });

  test('reads bullets, headings, emoji and capitals', () => {
    const bullets = extractFacts(odd('bullets')).map((fact) => fact.text);
    assert.deepEqual(bullets, [
      'Web design',
      'SEO',
      'Branding for cafés',
      'We design websites. We host them in Norway',
    ]);
    assert.ok(
      extractFacts(odd('emoji'))
        .map((fact) => fact.text)
        .includes('Handmade candles'),
    );
    assert.ok(
      extractFacts(odd('shouting'))
        .map((fact) => fact.text)
        .includes('We sell tyres for cars and vans'),
    );
  });

  test('cuts a text without punctuation where a new clause begins', () => {
    const texts = extractFacts(odd('runOn')).map((fact) => fact.text);
    assert.ok(texts.includes('we make soup every day'), texts.join(' | '));
    assert.ok(texts.every((text) => text.length <= 240));
  });

  test('keeps abbreviations, decimals and web addresses whole', () => {
    const facts = extractFacts(
      profileOf({
        name: 'A',
        description:
          'Dr. Patel sees patients on St. John Street. A scan costs 49.50 euros. Visit us at www.a.example/b.',
      }),
    ).map(({ text }) => text);
    assert.ok(!facts.some((text) => /^(?:Patel|John|50)/.test(text)));
  });

  test('leaves out what must not be printed: claims, targeting data, groups that exclude nobody', () => {
    assert.deepEqual(
      extractFacts(odd('claims')).map((fact) => fact.text),
      ['We blend nine herbs in York', 'The tea comes in paper bags'],
    );
    const audience = textsOf(
      profileOf({ name: 'A', targetAudience: 'Women 25-45, income $50k+, everyone, keen gardeners' }),
      'audience',
    );
    assert.deepEqual(audience, ['keen gardeners']);
  });

  test('gives ids that depend on the words alone', () => {
    const first = extractFacts(BAKERY);
    const again = extractFacts({
      ...BAKERY,
      description: `${BAKERY.description.replace('We bake', 'we  BAKE')} We sell jam.`,
    });
    assert.equal(new Set(first.map((fact) => fact.id)).size, first.length);
    const bread = (facts: typeof first) => facts.find((fact) => /12 kinds/.test(fact.text))?.id;
    assert.equal(bread(first), bread(again));
  });

  test('has nothing to say about an empty profile', () => {
    assert.deepEqual(extractFacts(profileOf({ name: 'A' })), []);
  });

  test('uses only words of the profile', () => {
    for (const profile of [BAKERY, ...Object.values(ODD)]) {
      const words = new Set(
        Object.values(profile)
          .join('\n')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu),
      );
      for (const fact of extractFacts(profile))
        for (const word of fact.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
          assert.ok(words.has(word), `${profile.name}: ${word}`);
    }
  });
});

test('from so many to so many is a time of the day only where it can be one', () => {
  const kindOf = (description: string) =>
    extractFacts(profileOf({ name: 'Alder', industry: 'other', description })).map(({ kind }) => kind);
  assert.ok(!kindOf('Skips from 2 to 12 yards.').includes('hours'));
  assert.ok(!kindOf('Marquees from 20 to 200 guests.').includes('hours'));
  assert.deepEqual(kindOf('Wednesdays from 2 to 6.'), ['hours']);
});
