// Which pack of ideas a business gets, from its name and what its owner writes about it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Industry } from '../../../server/contract/constants/industries.ts';
import { libraryFor } from '../../../server/domain/writer/index.ts';
import { findTrade, judgeTrade } from '../../../server/domain/writer/library/find-trade.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';
import { TRADE_PROFILES } from './trade-profiles.ts';
import { BUSINESSES_BY_TRADE } from './trades.ts';

describe('the trade of a business', () => {
  for (const [trade, businesses] of Object.entries(BUSINESSES_BY_TRADE))
    for (const [name, industry, description] of businesses)
      test(`${name}: ${trade}`, () => {
        const found = findTrade({ name, industry: industry satisfies Industry, description });
        assert.equal(found ?? 'none', trade);
      });
});

describe('how sure a trade is', () => {
  const judged = TRADE_PROFILES.map((profile) => ({ ...profile, ...judgeTrade(profile) }));
  const used = judged.filter(({ trade }) => trade !== null);
  const isRight = ({ trade, right }: (typeof judged)[number]) => right.includes(trade ?? 'none');

  test('of the trades that are used 97 in a hundred are right', () => {
    const wrong = used.filter((one) => !isRight(one)).map(({ name, trade }) => `${name}: ${trade}`);
    assert.ok(wrong.length <= used.length * 0.03, wrong.join(', '));
  });

  test('of the businesses that have a pack nine in ten get it', () => {
    const due = judged.filter(({ right }) => !right.includes('none'));
    const missed = due.filter((one) => !isRight(one)).map(({ name }) => name);
    assert.ok(missed.length <= due.length * 0.1, missed.join(', '));
  });

  test('what is said after 3,000 characters is not read: the longest descriptions would hold others up', () => {
    const talk = 'We are there on weekdays and away at weekends. ';
    const likelyOf = (before: number) =>
      judgeTrade({
        ...{ name: 'Marlow', industry: 'healthcare' },
        description: `${talk.repeat(before)}Private dentist in Marlow.`,
      }).likely;
    assert.deepEqual(likelyOf(50), ['dentist']);
    assert.deepEqual(likelyOf(70), []);
  });

  test('a trade that is only mentioned is none, and is asked about at most', () => {
    const told = [
      ['Hooves', 'healthcare', 'Equine massage and saddle fitting in the New Forest.'],
      ['Cedar', 'healthcare', 'Acupuncture in a garden room in Lewes.'],
      ['Arc', 'manufacturing', 'Acoustic panels for restaurants, hotels and offices.'],
      ['Belts & Brushes', 'ecommerce', 'Spare parts for washing machines and vacuum cleaners.'],
      ['Tuesday', 'arts', 'Life drawing in a pub in Bristol.'],
      ["Brewer's Steel", 'manufacturing', 'Stainless tanks for breweries and cideries.'],
      ['Yolk', 'professional', 'Accounts of the sea: audio plays for museums.'],
    ] as const;
    for (const [name, industry, description] of told)
      assert.equal(findTrade({ name, industry, description }), null, description);
  });

  test('a word inside of another is none: "them" hems nothing', () => {
    const description = 'We give them to people who need one.';
    assert.deepEqual(judgeTrade({ name: 'Alder', industry: 'other', description }).likely, []);
  });

  for (const [description, ...trades] of [
    ['Bakery, florist and gallery under one roof in Ludlow.', 'bakery', 'florist'],
    ['Guest house and campsite on Skye.', 'campsite', 'guest-house'],
    ['We are a coffee roaster, a bakery and a wine bar.', 'bakery', 'cafe-restaurant', 'coffee-roaster'],
    ['Physio and podiatry clinic in York.', 'physio-fitness', 'podiatry'],
    ['Accountants for cafes and florists.', 'accountant'],
    ['I throw tableware in a small studio in St Ives. Wheel classes for beginners.', 'craft-maker'],
    ['Laundrette, ironing and clothing repairs in Totnes.', 'laundry'],
    ['A flower shop with a cafe.', 'florist'],
  ] as const)
    test(`${description} is of ${trades.join(', ')}`, () => {
      const { trade, also } = judgeTrade({ name: 'Alder', industry: 'other', description });
      assert.deepEqual([trade, ...also].sort(), trades);
    });

  for (const [description, trade, ...parts] of [
    ['A bike workshop with coffee in Totnes.', 'workshop', 'cafe-restaurant'],
    ["I'm a hairdresser who also runs a small gallery in Whitstable.", 'hair-beauty', 'museum'],
    ['A working sheep farm with a guest house in the Dales.', 'farm', 'guest-house'],
    ['Family garage in Athlone that sells used cars too.', 'workshop', 'car-dealer'],
    ['We fix bikes and make really good coffee in Heaton.', 'workshop', 'cafe-restaurant'],
    ['Homeware shop in Frome with a small cafe in the back room.', 'clothes-gifts', 'cafe-restaurant'],
    ['Independent vet in Kendal. We also run kennels.', 'vet-pets'],
    ['Car repair in Leeds with free coffee while you wait.', 'workshop'],
    ['Pub in Devon. There is a farm shop next door.', 'cafe-restaurant'],
    ['Accountants for cafes and florists.', 'accountant'],
    ['I groom dogs in a converted horsebox in Hexham.', 'vet-pets'],
  ] as const)
    test(`${description} tells of ${[trade, ...parts].join(', a little of ')}`, async () => {
      const profile = profileOf({ name: 'Alder', industry: 'other', description });
      const { library } = await libraryFor(profile);
      assert.deepEqual([library.trades, library.parts], [[trade], parts]);
      for (const part of parts)
        assert.ok(
          library.ideas.some(({ pack }) => pack.id === part),
          part,
        );
    });

  test('the second trade stays a small part', async () => {
    const { posts } = await playWeeks(
      profileOf({
        name: 'Spoke & Bean',
        industry: 'retail',
        description: 'A bike workshop with coffee in Totnes. Full service £80. Open Tuesday to Saturday.',
      }),
      3,
      'part',
      ['facebook', 'instagram', 'x'],
    );
    const told = posts.filter(({ idea }) => idea?.startsWith('cafe-restaurant/'));
    assert.ok(told.length > 0 && told.length <= 0.2 * posts.length, `${told.length} of ${posts.length}`);
  });

  test('where two are as likely the owner is asked about both', () => {
    const { trade, likely } = judgeTrade({
      name: 'Petal Florists',
      industry: 'retail',
      description: 'Locksmith in Bath. Day and night.',
    });
    assert.equal(trade, null);
    assert.deepEqual([...likely].sort(), ['florist', 'locksmith']);
  });

  test('who says nothing of a trade is asked about none', () => {
    const judgement = judgeTrade({ name: 'Alder', industry: 'other', description: 'We do things well.' });
    assert.deepEqual(judgement, { trade: null, also: [], confidence: 0, isOther: false, likely: [] });
  });
});
