// Lists of what was decided.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
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
