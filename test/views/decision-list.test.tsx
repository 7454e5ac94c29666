// Lists of what was decided.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRIEF_DECISIONS } from '../../server/contract/constants/screens.ts';
import type { Decision } from '../../server/contract/decision.ts';
import { DecisionList } from '../../views/screens/decision-list.tsx';

const clock = { now: Date.UTC(2026, 10, 9), timeZone: 'UTC', locale: 'en-GB' };

const decided = (id: number, what: string): Decision => ({
  ...{ id, kind: 'schedule', what, why: `Reason ${id}.`, expects: null, expected: null, measured: null },
  ...{ limit: null, postId: null, platformId: null, createdAt: '2026-11-09T00:00:00.000Z' },
});

test('what is decided several times after another is told once, with how often and the newest reason', () => {
  const decisions = [decided(4, 'Wrote'), decided(3, 'Wrote'), decided(2, 'Planned'), decided(1, 'Wrote')];
  const html = renderToStaticMarkup(<DecisionList decisions={decisions} clock={clock} brief most={2} />);
  const lines = [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, line]) =>
    line?.replace(/<[^>]*>/g, ''),
  );
  assert.deepEqual(lines, ['Wrote, 2 times', 'Planned']);
  assert.match(html, /Reason 4/);
  assert.doesNotMatch(html, /Reason 3/);
  const whole = renderToStaticMarkup(<DecisionList decisions={decisions} clock={clock} />);
  assert.equal(whole.split('<strong>').length - 1, 4, 'where reasons stand open each is told');
});

test('how often is told of what was read: where older ones were left out, the oldest may have been more', () => {
  const told = (decisions: readonly Decision[]) =>
    renderToStaticMarkup(<DecisionList decisions={decisions} clock={clock} brief most={5} />).replace(
      /<[^>]*>/g,
      '',
    );
  const all = Array.from({ length: BRIEF_DECISIONS }, (_, at) => decided(BRIEF_DECISIONS - at, 'Wrote'));
  assert.match(told(all), new RegExp(`Wrote, at least ${BRIEF_DECISIONS} times`));
  assert.match(told(all.slice(1)), new RegExp(`Wrote, ${BRIEF_DECISIONS - 1} times`));
  const newer = [...all.slice(0, 2).map((one) => ({ ...one, what: 'Planned' })), ...all.slice(2)];
  assert.match(told(newer), /Planned, 2 times/);
  assert.match(told(newer), new RegExp(`Wrote, at least ${BRIEF_DECISIONS - 2} times`));
});
