import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawQrCode } from '../../../server/documents/qr-code.ts';
import {
  authenticatorUri,
  codeAt,
  findStep,
  stepAt,
  toBase32,
} from '../../../server/domain/accounts/index.ts';
import { SECOND } from '../../../server/kernel/clock.ts';

/** The secret of both RFCs' examples. */
const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1.
for (const [seconds, code] of [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const) {
  test(`at ${seconds} s the code is ${code}`, () => {
    assert.equal(codeAt(SECRET, stepAt(seconds * SECOND), 8), code);
  });
}

test('six digits are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeAt(SECRET, counter));
  assert.deepEqual(codes, [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

test('a code counts one step before and after its own, and no further', () => {
  const now = 1_234_567_890 * SECOND;
  const code = codeAt(SECRET, stepAt(now));
  for (const [steps, found] of [
    [-2, undefined],
    [-1, stepAt(now)],
    [0, stepAt(now)],
    [1, stepAt(now)],
    [2, undefined],
  ] as const) {
    assert.equal(findStep(SECRET, code, now + steps * 30 * SECOND), found, `${steps}`);
  }
  for (const wrong of ['', '12345', '1234567', 'abcdef'])
    assert.equal(findStep(SECRET, wrong, now), undefined);
});

test('secrets are written as RFC 4648, section 10 shows', () => {
  const examples = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  assert.deepEqual(
    examples.map((text) => toBase32(Buffer.from(text))),
    ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
  );
});

test('the address for apps names product, account and secret', () => {
  const uri = new URL(authenticatorUri(SECRET, 'ada+shop@example.com'));
  assert.deepEqual([uri.protocol, uri.host], ['otpauth:', 'totp']);
  assert.equal(decodeURIComponent(uri.pathname), '/Drivyn:ada+shop@example.com');
  assert.equal(uri.searchParams.get('secret'), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.equal(uri.searchParams.get('issuer'), 'Drivyn');
});

test('a QR code has three eyes inside a light border of four', () => {
  const { size, path } = drawQrCode('otpauth://totp/Drivyn:ada@example.com?secret=GEZDGNBV&issuer=Drivyn');
  const right = size - 4 - 7;
  for (const eye of [`M4 4h7v1h-7z`, `M${right} 4h7v1h-7z`, `M4 ${right}h7v1h-7z`])
    assert.ok(path.includes(eye), eye);
  const ends = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, run]) => [
    Number(x) + Number(run),
    Number(y) + 1,
  ]);
  assert.ok(ends.every((end) => end.every((one) => one <= size - 4)));
});
