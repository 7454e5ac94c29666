// Carousels: what has points becomes slides, what has none stays one picture.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { SlideWords } from '../../../server/contract/design.ts';
import { makeSlides } from '../../../server/domain/design/index.ts';

const CLOSING = { title: 'Order until noon', note: 'hartley.example' };

describe('slides', () => {
  test('an opening, a slide for each step, and what to do in the end', () => {
    const steps = ['Soak the roots. An hour is enough.', 'Cut a slit', 'Set the plant'];
    const slides = makeSlides({ kind: 'steps', title: 'Plant a hedge', steps, note: '' }, CLOSING);
    assert.deepEqual(
      slides.map((slide) => [slide.kind, slide.title, slide.text]),
      [
        ['opening', 'Plant a hedge', ''],
        ['point', 'Soak the roots', 'An hour is enough.'],
        ['point', 'Cut a slit', ''],
        ['point', 'Set the plant', ''],
        ['closing', 'Order until noon', ''],
      ],
    );
    assert.deepEqual(
      slides.flatMap((slide) => (slide.kind === 'point' ? [`${slide.at}/${slide.of}`] : [])),
      ['1/3', '2/3', '3/3'],
    );
    for (const slide of slides) v.parse(SlideWords, slide);
  });

  test('three at least and ten at most', () => {
    const items = Array.from({ length: 10 }, (_, at) => `Thing ${at}`);
    assert.equal(makeSlides({ kind: 'checklist', title: 'All of it', items, note: '' }, CLOSING).length, 10);
    const myth = {
      kind: 'myth',
      title: '',
      myth: 'It takes all day',
      truth: 'It takes an hour',
      note: '',
    } as const;
    assert.deepEqual(
      makeSlides(myth, CLOSING).map(({ title }) => title),
      ['It takes all day', 'It takes an hour', 'Order until noon'],
    );
  });

  test('a single fact is no carousel', () => {
    assert.deepEqual(makeSlides({ kind: 'number', number: '20 h', text: 'of rest', note: '' }, CLOSING), []);
    assert.deepEqual(makeSlides({ kind: 'question', question: 'Which?', answer: '', note: '' }, CLOSING), []);
  });
});
