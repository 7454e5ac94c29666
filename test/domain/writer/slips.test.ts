// What owners type in a hurry is read as it is meant, where only one thing can be meant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFacts } from '../../../server/domain/writer/index.ts';
import { withoutSlips } from '../../../server/domain/writer/slips.ts';
import { profileOf } from './profiles.ts';

test('an apostrophe that was left out stands where nothing else can be meant', () => {
  for (const [slip, meant] of [
    ['we cant do cats sorry', "we can't do cats sorry"],
    ['Dont worry if it wont start', "Don't worry if it won't start"],
    ['im Kelly and ive groomed dogs for years', "I'm Kelly and I've groomed dogs for years"],
    ['its a small shop, its not far', "it's a small shop, it's not far"],
    [
      'thats for the power company, youre welcome to ask',
      "that's for the power company, you're welcome to ask",
    ],
    ['we wouldnt and didnt', "we wouldn't and didn't"],
  ] as const)
    assert.equal(withoutSlips(slip), meant);
});

test('what may be meant as it stands stays', () => {
  for (const text of [
    'Every town has its own baker',
    'The dog and its owner',
    'As was his wont',
    'Its menu changes weekly',
    'IM and email support',
    'We were well',
    'Ship to https://dont.example',
  ])
    assert.equal(withoutSlips(text), text);
});

test('facts are read without them', () => {
  const facts = extractFacts(
    profileOf({ name: 'Alder', description: 'im Kelly, i groom dogs in Northfield. we cant do cats' }),
  );
  assert.deepEqual(
    facts.map(({ text }) => text).filter((text) => /\b(?:im|i|cant)\b/.test(text)),
    [],
  );
});
