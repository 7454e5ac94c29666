// What owners say in passing is read for what it is: a courtesy is no price, an arrival no work, a week without a day no date.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withNames } from '../../../server/domain/writer/capitals.ts';
import { holdsAt } from '../../../server/domain/writer/facts.ts';
import { goalsSaid } from '../../../server/domain/writer/goals.ts';
import { extractFacts, type Fact } from '../../../server/domain/writer/index.ts';
import { identityIn } from '../../../server/domain/writer/noun-phrase.ts';
import { appealOf } from '../../../server/domain/writer/telling/appeal.ts';
import { questionAnsweredBy } from '../../../server/domain/writer/telling/matters.ts';
import { profileOf } from './profiles.ts';

const factsOf = (description: string, industry: 'retail' | 'hospitality' | 'food' = 'retail') =>
  extractFacts(profileOf({ name: 'Alder', industry, description: `Shop in Leeds. ${description}` })).slice(1);
const firstOf = (description: string, industry: 'retail' | 'hospitality' | 'food' = 'retail'): Fact => {
  const [first] = factsOf(description, industry);
  assert.ok(first, description);
  return first;
};

describe('a kind', () => {
  for (const [text, kind] of [
    ['Free gift wrapping', 'service'],
    ['Free wifi', 'service'],
    ['Check in from 3', 'policy'],
    ['Order on our site for collection, no fees', 'policy'],
    ['14 Castle St, Bristol', 'place'],
    ['Gift wrapping £3', 'price'],
    ['evenings til 8', 'hours'],
  ] as const)
    test(`of "${text}" is ${kind}`, () => assert.equal(firstOf(text, 'hospitality').kind, kind));
});

describe('an appeal', () => {
  for (const [text, id] of [
    ["We're closed on Mondays and Tuesdays", undefined],
    ['Late till 8 on Thursdays', 'late'],
    ['Full groom £38, bath £25, nail clip £8 no appointment needed on Fridays', 'price'],
    ['Run by Tom and Jess, who also fix punctures while you wait', 'person'],
    ['Dinner on Fridays if you book by Wednesday', 'weekly'],
  ] as const)
    test(`of "${text}" is ${id}`, () => {
      const kind = firstOf(text).kind;
      assert.equal(appealOf({ kind: id === 'price' ? 'price' : kind, text })?.id, id);
    });
});

test('a dinner to be booked by a day does not say how to book', () => {
  assert.notEqual(questionAnsweredBy(firstOf('Dinner on Fridays if you book by Wednesday'))?.id, 'booking');
  assert.equal(questionAnsweredBy(firstOf('Book by phone'))?.id, 'booking');
});

test('hours of one month are told in it and shortly before', () => {
  const late = firstOf('Late till 8 on Thursdays in December');
  const at = (day: string) => holdsAt(late, Date.parse(`${day}T10:00Z`));
  assert.ok(at('2026-12-03') && at('2026-11-01'));
  assert.ok(!at('2027-03-03'));
});

test('a day before its hours has a capital', () => {
  assert.equal(withNames('Tue to Sat 7.30 to 5, sat till 4'), 'Tue to Sat 7.30 to 5, Sat till 4');
  assert.equal(withNames('we sat till 4 in the morning'), 'we sat till 4 in the morning');
});

test('what a business is may begin with a number and end in its town', () => {
  assert.equal(identityIn('12 room guest house in Kinsale', '')?.phrase, 'a 12 room guest house in Kinsale');
  assert.equal(identityIn('Bike repair workshop, Utrecht', '')?.phrase, 'a bike repair workshop in Utrecht');
  assert.equal(identityIn('tree surgeon in Tauranga', '')?.phrase, 'a tree surgeon in Tauranga');
});

test('a quarter of the compass and a parish have capitals', () => {
  assert.equal(withNames('massage in se portland'), 'massage in SE Portland');
  assert.equal(withNames('pick up only, st thomas'), 'pick up only, St Thomas');
});

test('rooms are booked, a shop is visited, and only what is ordered is ordered', () => {
  const asked = (goals: string, said: string) => [...goalsSaid(goals, 'hospitality', said)];
  assert.deepEqual(asked('sell winter stays', 'Guest house in Kinsale. Rooms from €110.'), ['book']);
  assert.deepEqual(asked('more sales', 'Gift shop in York. Cards and prints.'), ['visit']);
  assert.deepEqual(asked('more sales', 'Gift shop in York. We ship anywhere.'), ['order']);
  assert.deepEqual(asked('more cake orders', 'Bakery in York.'), ['order']);
});
