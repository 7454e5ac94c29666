// What a sentence of an owner is, where a word in it would mislead: a stall that opens is no door, and a call is no place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Industry } from '../../../server/contract/constants/industries.ts';
import { extractFacts } from '../../../server/domain/writer/index.ts';
import { profileOf } from './profiles.ts';

const KINDS: readonly (readonly [Industry, string, readonly string[]])[] = [
  [
    'retail',
    'Gift shop in Leeds.',
    [
      'event: Our Christmas market stall opens on 5 December',
      "event: Live music on New Year's Eve",
      'event: Swap night on the last Thursday of the month',
      'event: We are moving to Station Road in March',
      'hours: The shop opens on 2 January',
      'hours: Late opening on summer evenings',
      'hours: From Easter to the end of October',
      'policy: Cash, card, Venmo',
      'policy: Pay by bank transfer',
      'policy: Call us for a quote',
      'place: Call or text (208) 555-0144',
      'product: Tea in the afternoon',
      'product: We buy broken lamps',
      'service: We lend you a bike while yours is in',
    ],
  ],
  [
    'other',
    'Running club in Harlow.',
    [
      'event: Tuesday nights at 7 from the leisure centre',
      'event: Couch to 5k starts in January',
      'event: Our Christmas lights run is on 17 December',
      'event: Community lunch on Thursdays',
      'event: Lambing weekends in April',
      'event: Seconds sale on the last weekend of November',
      'policy: Dogs sleep in the boot room',
      'policy: Dogs on leads welcome',
      'policy: Ring before you set off if it snows',
      "policy: If the wind is up we don't go out",
      'policy: Places for September open in February',
      'policy: Two spaces left for Year 11',
      'policy: Spring is booked, taking work for February',
      'policy: No referral needed',
      'policy: Wear loose dark clothes',
      'policy: Steps to the front door, no lift',
      'policy: Cancellations under 24 hours pay half',
      'policy: New patients welcome',
      'place: Hebden Bridge station is our meeting point',
      'place: We park at SE Division and 48th, Thursday to Sunday from 4',
      'people: Sara designs, Mike builds',
      'people: Ex-examiner',
      'hours: Saturday appointments twice a month',
    ],
  ],
  [
    'professional',
    'Computer repair in Dundee.',
    [
      'offer: Free diagnosis',
      'offer: Free site visit',
      'price: Rates by word',
      'price: No overtime charges on weekends',
      'proof: License ROC 298771',
      'process: Most laptops back in 48 hours',
      'process: Usually ready in a week',
      'process: Turnaround of two days for a page',
      'process: Get a quote in 24 hours',
      'process: Gallery online within four weeks',
      'process: Feedback to parents after every lesson',
      'process: Every six weeks, text the night before',
      'service: Breakfast is served on the roof until 11',
      'process: We answer emails within one working day',
      'policy: We answer WhatsApp',
    ],
  ],
];

for (const [industry, first, told] of KINDS)
  test(`each sentence after "${first}" is read for what it says`, () => {
    const sentences = told.map((line) => line.slice(line.indexOf(': ') + 2));
    const facts = extractFacts(
      profileOf({ name: 'Northfold', industry, description: `${first} ${sentences.join('. ')}.` }),
    );
    assert.deepEqual(
      facts.slice(1).map(({ kind, text }) => `${kind}: ${text}`),
      told,
    );
  });

test('what a business is comes first, whatever stands in front or behind', () => {
  for (const [industry, text] of [
    ['other', 'Licensed plumber serving Tucson and Marana'],
    ['other', 'Family garage in Athlone that sells used cars too'],
    ['food', 'Gelateria in Bath, run by brothers from Parma'],
    ['finance', 'Accountants for taxis, takeaways and corner shops in Leicester'],
  ] as const) {
    const [fact] = extractFacts(profileOf({ name: 'Northfold', industry, description: `${text}.` }));
    assert.equal(`${fact?.kind}: ${fact?.text}`, `story: ${text}`);
  }
});
