// What the pictures of posts say: read from ideas, from the owner's facts, from what somebody wrote.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { DesignWords } from '../../../server/contract/design.ts';
import type { FactKind } from '../../../server/contract/fact.ts';
import type { Idea } from '../../../server/domain/writer/library/idea.ts';
import { MOMENTS, PRACTICE, SHELF } from '../../../server/domain/writer/library/shelf.ts';
import { wordsOfFact } from '../../../server/domain/writer/pictures/fact-words.ts';
import { slidesOfIdea, wordsOfIdea } from '../../../server/domain/writer/pictures/idea-words.ts';
import { wordsOfText } from '../../../server/domain/writer/pictures/text-words.ts';

const DAY_AFTER = Date.UTC(2026, 11, 6);

describe("words of the owner's facts", () => {
  const words = (kind: FactKind, text: string, validTo: number | null = null) =>
    wordsOfFact({
      fact: { kind, text, validFrom: null, validTo },
      formatDay: (at) => new Date(at).toISOString().slice(0, 10),
    });
  const price = (title: string, large: string, until = '', note = '') =>
    ({ kind: 'price', title, price: large, until, note }) as const;
  const hours = (...rows: readonly [string, string][]) =>
    ({ kind: 'hours', title: '', hours: rows.map(([days, at]) => ({ days, hours: at })), note: '' }) as const;
  const said = (title: string) => ({ kind: 'announcement', title, text: '', note: '' }) as const;

  const CASES: readonly (readonly [FactKind, string, DesignWords])[] = [
    ['price', 'A sourdough loaf costs £4.20.', price('A sourdough loaf', '£4.20')],
    [
      'price',
      'Thursday is soup day: £6.50 with bread.',
      price('Thursday is soup day', '£6.50', '', 'with bread'),
    ],
    ['price', 'iPhone screens from £49', price('iPhone screens', 'From £49')],
    ['price', 'Wedding cakes from $6.50 a serving', price('Wedding cakes', 'From $6.50', '', 'a serving')],
    ['price', 'Saturday bread class: 6 places, £40.', price('Saturday bread class: 6 places', '£40')],
    ['offer', 'First lesson free.', price('First lesson', 'Free')],
    ['price', 'Haircut from €35, children €18.', said('Haircut from €35, children €18')],
    ['price', 'Non-profit organisations pay half.', said('Non-profit organisations pay half')],
    ['hours', 'Open Wednesday to Saturday from 7 am to 2 pm.', said('Wednesday to Saturday, 7 am to 2 pm')],
    ['hours', 'Mon-Fri 9:00-17:30', said('Mon-Fri, 9:00-17:30')],
    ['hours', 'Tuesday 9 to 12, Saturdays 10 to 2', hours(['Tuesday', '9 to 12'], ['Saturdays', '10 to 2'])],
    ['hours', 'Open from 7 am, closed Mondays.', said('Open from 7 am, closed Mondays')],
    [
      'number',
      'We bake 12 kinds of bread.',
      { kind: 'number', number: '12 kinds', text: 'We bake 12 kinds of bread', note: '' },
    ],
    [
      'proof',
      '"Best rye in Yorkshire" – Yorkshire Post',
      { kind: 'quote', quote: 'Best rye in Yorkshire', by: 'Yorkshire Post', note: '' },
    ],
    ['service', 'We deliver by bicycle. 🚲', said('We deliver by bicycle')],
    ['service', 'sea salt caramel', said('Sea salt caramel')],
    ['service', 'macOS support', said('macOS support')],
    ['service', 'iPhone repairs while you wait', said('iPhone repairs while you wait')],
    [
      'hours',
      'open Wed to Sun 11 til 6, closed January.',
      { ...said('Wed to Sun, 11 til 6'), note: 'Closed January' },
    ],
  ];
  for (const [kind, text, expected] of CASES) test(text, () => assert.deepEqual(words(kind, text), expected));

  test('an offer with an end says it once', () => {
    assert.deepEqual(
      words('offer', 'All rye loaves cost £3.', DAY_AFTER),
      price('All rye loaves', '£3', 'until 2026-12-05'),
    );
    assert.deepEqual(
      words('offer', 'Until Saturday all rye loaves cost £3.', DAY_AFTER),
      price('Until Saturday all rye loaves', '£3'),
    );
  });

  test('an event is shown with its day', () => {
    assert.deepEqual(words('event', 'We bake all night.', DAY_AFTER), {
      ...{ kind: 'date', title: 'We bake all night', date: '2026-12-05', text: '', note: '' },
    });
  });
});

describe('words of a text that somebody wrote', () => {
  const words = (content: string, title: string | null = null) => wordsOfText({ title, content });

  test('the first sentence large, the next below; hashtags, links and emoji stay in the caption', () => {
    assert.deepEqual(words('Fresh bread is on the shelf. Come before ten! 🥖\n\nhttps://x.example #bread'), {
      ...{ kind: 'tip', title: 'Fresh bread is on the shelf', text: 'Come before ten!', note: '' },
    });
  });
  test('a numbered list is steps, a marked one a checklist, a question a question', () => {
    assert.deepEqual(words('Your dough:\n1. Weigh the water.\n2. Wait.'), {
      ...{ kind: 'steps', title: 'Your dough', steps: ['Weigh the water', 'Wait'], note: '' },
    });
    assert.deepEqual(words('Take with you:\n• a bag\n• a coin'), {
      ...{ kind: 'checklist', title: 'Take with you', items: ['a bag', 'a coin'], note: '' },
    });
    assert.deepEqual(words('Rye or wheat?\nTell us.'), {
      ...{ kind: 'question', question: 'Rye or wheat?', answer: '', note: '' },
    });
  });
  test('directions of a film and greetings are not shown', () => {
    assert.equal(words('[A loaf]\nBread ages in the fridge.')?.kind, 'tip');
    const letter = words('Hi there,\n\nThe candles are bought. The cake is not.');
    assert.deepEqual(letter, {
      ...{ kind: 'tip', title: 'The candles are bought', text: 'The cake is not.', note: '' },
    });
  });
  test('a text beyond all measure is cut at a word; one without words has no picture', () => {
    const long = words(`${'bread '.repeat(400)}`);
    assert.ok(long?.kind === 'tip' && long.title.length <= 120 && long.title.endsWith('bread…'), long?.kind);
    assert.equal(words('🎉🎉'), undefined);
    assert.equal(words('#bread https://x.example'), undefined);
  });
});

describe('words of ideas', () => {
  for (const entry of [...SHELF, MOMENTS, PRACTICE])
    test(`${entry.id}: every idea has a picture and slides that can be drawn`, async () => {
      const { default: pack } = await entry.load();
      const ideas: readonly Idea[] = [...pack.ideas, ...(pack.moments ?? []).map(({ idea }) => idea)];
      for (const idea of ideas)
        for (const american of [false, true]) {
          const telling = { idea, american, seed: 'one' };
          const slides = slidesOfIdea(telling);
          assert.ok(slides.length >= 3 && slides.length <= 10, `${idea.id}: ${slides.length} slides`);
          for (const words of [wordsOfIdea(telling), ...slides]) {
            const checked = v.safeParse(DesignWords, words);
            assert.ok(checked.success, `${idea.id}: ${JSON.stringify(words)}`);
            assert.doesNotMatch(JSON.stringify(words), /\|/, idea.id);
          }
        }
    });
});
