// Words as they are set: contracted where English contracts, in small letters where a sentence goes on.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openLibrary } from '../../../server/domain/writer/library/library.ts';
import { isKnownTo } from '../../../server/domain/writer/telling/choose-idea.ts';
import {
  contract,
  localise,
  localiseTag,
  lowerStart,
} from '../../../server/domain/writer/telling/wording.ts';

import { textsOf } from './lint-idea.ts';

describe('contractions', () => {
  const SPOKEN: readonly (readonly [written: string, spoken: string])[] = [
    ['It is cold. Do not open it, you will regret it.', "It's cold. Don't open it, you'll regret it."],
    ['You are looking at rye.', "You're looking at rye."],
    ['That is what you are paying for.', "That's what you're paying for."],
    ['You are in good hands.', "You're in good hands."],
    ['There is more to it, and it is free.', "There's more to it, and it's free."],
    ['What is left over?', "What's left over?"],
    ['A table where it is kept cool.', 'A table where it is kept cool.'],
  ];
  for (const [written, spoken] of SPOKEN) test(spoken, () => assert.equal(contract(written), spoken));

  const WHOLE: readonly string[] = [
    'Say which sort of table you are by.',
    'What is it that keeps you away?',
    'What is it?',
    'Nobody knows who you are in the queue.',
    'Start from where you are now.',
    'You know more than you are told.',
    'Ask what they are for, and what they are called.',
    'And so it is with bread.',
    'This is not only bread.',
  ];
  for (const whole of WHOLE) test(`stays: ${whole}`, () => assert.equal(contract(whole), whole));
});

test('Americans go to colorists with swabs, and their hair grows in inches', () => {
  const said = localise('Ask your colourist. A cotton bud, and about a centimetre a month.', true);
  assert.equal(said, 'Ask your colorist. A cotton swab, and about half an inch a month.');
});

test('names keep their capitals where a sentence goes on', () => {
  assert.equal(lowerStart('QuickBooks cleanup'), 'QuickBooks cleanup');
  assert.equal(lowerStart('Payroll'), 'payroll');
});

test('Americans bake with baking powder, and are told nothing of custard on pie', async () => {
  assert.equal(localise('Too much raising agent.', true), 'Too much baking powder.');
  assert.equal(localise('Too much raising agent.', false), 'Too much raising agent.');
  const { ideas } = await openLibrary('bakery', 'food');
  const told = (american: boolean) =>
    ideas.filter(({ idea }) => isKnownTo(idea, american)).map(({ id }) => id);
  assert.ok(told(false).includes('bakery/custard-or-cream'));
  assert.ok(!told(true).includes('bakery/custard-or-cream'));
  const american = ideas
    .filter(({ idea }) => isKnownTo(idea, true))
    .flatMap(({ idea, pack }) => (pack.id === 'bakery' ? textsOf(idea) : []))
    .map(([, text]) => localise(text, true));
  assert.deepEqual(
    american.filter((text) => /raising agent|(?<!like a )\bsponge\b(?! pad)|\bother puddings?\b/i.test(text)),
    [],
  );
});

test('Americans walk dogs on a leash, give them tidbits, and find their spelling in hashtags too', () => {
  assert.equal(localise('A {lead|leash} and a titbit', true), 'A leash and a tidbit');
  assert.equal(localiseTag('PetHumour', true), 'PetHumor');
  assert.equal(localiseTag('PetHumour', false), 'PetHumour');
});
