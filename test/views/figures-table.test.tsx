// Figures per channel: what was not measured has none, which is not the same as 0.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { FiguresTable } from '../../views/screens/figures-table.tsx';

test('a channel of which nothing was measured shows its posts and no figures', () => {
  const none = { likes: 0, comments: 0, shares: 0, clicks: 0, impressions: 0 };
  const rows = [
    { id: 1, type: 'x', posts: 3, ...none, impressions: 120, likes: 4, clicks: 1 },
    { id: 2, type: 'instagram', posts: 5, ...none },
  ] as const;
  const html = renderToStaticMarkup(
    <FiguresTable caption="Figures" world="sandbox" period="28d" rows={rows} locale="en-GB" />,
  );
  const marks = [...html.matchAll(/<data value="(\d+)" data-figure="([^"]+)"/g)].map(
    ([, value, key]) => `${key} ${value}`,
  );
  assert.deepEqual(
    marks.filter((mark) => mark.includes('instagram')),
    ['posts 28d sandbox/instagram 5'],
  );
  assert.ok(marks.includes('reactions 28d sandbox/x 5') && marks.includes('shares 28d sandbox/x 0'));
  assert.equal(html.match(/–/g)?.length, 6);
});
