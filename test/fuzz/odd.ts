// What nobody should send: texts, numbers and whole values that break careless code.
import fc from 'fast-check';

const LONG = 'x'.repeat(6000);

const TEXTS = [
  '',
  ' ',
  LONG,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '𝒳'.repeat(300),
  '\u202e',
  '<script>',
  "'; drop table posts; --",
  '../../etc/passwd',
  'null',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  '=1+1',
  '2027-03-01T09:30:00Z',
  '2027-02-30T09:30:00Z',
  '+275760-09-13T00:00:00Z',
  'a@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'Europe/Paris',
];

const NUMBERS = [0, -0, -1, 1, 2, 14, 15, 1.5, 1e21, 1e300, -1e300, 2 ** 31, 2 ** 53, 5e-324];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
  { arbitrary: fc.string({ maxLength: 20 }), weight: 1 },
);

export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.integer(), weight: 1 },
  { arbitrary: fc.double({ noNaN: true }), weight: 1 },
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, undefined, [], {}),
  fc.array(oddNumber, { maxLength: 4 }),
  fc.dictionary(oddText, oddNumber, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON object, or hardly. */
export const oddBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":1}}',
    '\ufeff{}',
    'a=b&a=c&=&%',
    '['.repeat(5000),
    `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"budget":1e999}',
    LONG.repeat(12),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const oddType = fc.constantFrom(
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json;charset=utf-8;charset=utf-8',
  'image/png',
  '',
  'nonsense',
);

/** One part of a path, as it stands in an address: known ids, other ids, and anything that is encoded somehow. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 6 }).map(String), weight: 6 },
  { arbitrary: fc.constantFrom('14', '15', 'welcome', 'facebook', 'email'), weight: 4 },
  {
    arbitrary: fc.constantFrom(
      ...['0', '-1', '2147483647', '2147483648', '999999999999999', '1e3', '1.5', '+1'],
      ...[
        '%00',
        '%2e%2e',
        '%ff',
        '%',
        '%E0%A4%A',
        'a%0Ab',
        '%2F',
        'constructor',
        '__proto__',
        LONG.slice(0, 2000),
      ],
    ),
    weight: 2,
  },
  {
    arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 300) || 'x'),
    weight: 1,
  },
);
