// Who opened a mail or followed its link: a person or a machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRead, type Machine, type Read } from '../../../server/domain/email/reading/judge-read.ts';

const SENT = Date.UTC(2027, 2, 1, 9);
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';

const CASES: readonly [what: string, read: Partial<Read>, links: number, machine: Machine | null][] = [
  ['a phone', {}, 0, null],
  ['a phone that follows a link', { kind: 'click' }, 1, null],
  ['the proxy by which Gmail shows a picture to whoever looks', { userAgent: GMAIL }, 0, null],
  ['Apple, which loads what has arrived', { userAgent: 'Mozilla/5.0' }, 0, 'prefetch'],
  ['a scanner that says so', { userAgent: 'Mozilla/5.0 (compatible; Barracuda Sentinel)' }, 0, 'program'],
  ['a script', { userAgent: 'python-requests/2.32' }, 0, 'program'],
  ['somebody without a name', { userAgent: '' }, 0, 'program'],
  ['a look at the head alone', { method: 'HEAD', kind: 'click' }, 1, 'probe'],
  ['faster than anybody reads', { at: SENT + 500 }, 0, 'instant'],
  ['every link of a mail at once', { kind: 'click' }, 3, 'all-links'],
  ['two links, one after the other', { kind: 'click' }, 2, null],
];

for (const [what, read, linksAtOnce, machine] of CASES) {
  test(`${what}: ${machine ?? 'a person'}`, () => {
    const whole: Read = { kind: 'open', at: SENT + 60_000, userAgent: PHONE, method: 'GET', ...read };
    assert.equal(judgeRead(whole, { handedOverAt: SENT, linksAtOnce }), machine);
  });
}

test('a mail of which nobody knows that it has left was read by a machine', () => {
  const read: Read = { kind: 'open', at: SENT, userAgent: PHONE, method: 'GET' };
  assert.equal(judgeRead(read, { handedOverAt: null, linksAtOnce: 0 }), 'instant');
});
