// How records are made: their keys, their names by content, and what can be followed in their words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { cidOf, type Json } from '../../../server/connectors/channels/bluesky/cid.ts';
import { facetsOf } from '../../../server/connectors/channels/bluesky/facets.ts';
import { nextKeyOf, recordKeysOf } from '../../../server/connectors/channels/bluesky/record-key.ts';

interface Fixture {
  readonly uri: string;
  readonly cid: string;
  readonly value: Json;
}

/** Records as the vendor's own server (@atproto/dev-env 0.6.7) has kept and named them. */
const RECORDS = JSON.parse(
  readFileSync(new URL('../../fixtures/bluesky/records.json', import.meta.url), 'utf8'),
) as readonly Fixture[];
const MADE = Date.UTC(2027, 2, 1, 9);

describe('the name of a record by its content', () => {
  test("is the one that the vendor's server gives it", () => {
    assert.ok(RECORDS.length >= 6);
    assert.deepEqual(
      RECORDS.map(({ value }) => cidOf(value)),
      RECORDS.map(({ cid }) => cid),
    );
  });

  test('does not depend on the order in which it was written', () => {
    assert.equal(cidOf({ b: 1, aa: [null, true, -2] }), cidOf({ aa: [null, true, -2], b: 1 }));
    assert.notEqual(cidOf({ a: 1 }), cidOf({ a: 2 }));
  });

  for (const [name, value] of [
    ['a fraction', 0.5],
    ['no number at all', Number.NaN],
  ] as const) {
    test(`there is none for ${name}`, () => {
      assert.throws(() => cidOf({ value }), /whole numbers/);
    });
  }
});

describe('the key of a record', () => {
  test('is a TID of the minutes in which the post was made, and the same every time', () => {
    const [key = ''] = recordKeysOf({ key: 'post-1', madeAt: MADE }, 1);
    assert.match(key, /^[2-7a-j][2-7a-z]{12}$/);
    assert.deepEqual(recordKeysOf({ key: 'post-1', madeAt: MADE }, 1), [key]);
    const early = recordKeysOf({ key: 'post-1', madeAt: MADE - 3_600_000 }, 1)[0] ?? '';
    const late = recordKeysOf({ key: 'post-1', madeAt: MADE + 3_600_000 }, 1)[0] ?? '';
    assert.ok(early < key && key < late, 'it sorts as its post was made');
    assert.notEqual(recordKeysOf({ key: 'post-2', madeAt: MADE }, 1)[0], key);
  });

  test('of a thread follow one another', () => {
    const keys = recordKeysOf({ key: 'post-1', madeAt: MADE }, 25);
    assert.equal(new Set(keys).size, 25);
    assert.deepEqual([...keys].sort(), keys);
    assert.deepEqual(keys.slice(0, -1).map(nextKeyOf), keys.slice(1));
  });

  test('is another for each of ten thousand posts of one moment', () => {
    const keys = Array.from(
      { length: 10_000 },
      (_, at) => recordKeysOf({ key: `post-${at}`, madeAt: MADE }, 1)[0],
    );
    assert.equal(new Set(keys).size, keys.length);
  });
});

describe('what can be followed in a text', () => {
  const people = new Map([['miller.example', 'did:plc:miller']]);

  for (const [text, expected] of [
    ['plain words', []],
    ['see https://a.example/b?c=d#e.', [['link', 'https://a.example/b?c=d#e']]],
    [
      '(https://a.example/b) and https://a.example/b_(c)!',
      [
        ['link', 'https://a.example/b'],
        ['link', 'https://a.example/b_(c)'],
      ],
    ],
    ['a.example is no address of one', []],
    ['ftp://a.example and xhttps://a.example are none', []],
    [
      '#Brötchen, #bread_2 and (#日本)',
      [
        ['tag', '#Brötchen'],
        ['tag', '#bread_2'],
        ['tag', '#日本'],
      ],
    ],
    ['number #1, a#b, https://a.example/#c and # alone', [['link', 'https://a.example/#c']]],
    [`#${'a'.repeat(65)}`, []],
    ['thanks @Miller.example! and @nobody.example', [['mention', '@Miller.example']]],
    ['mail baker@miller.example', []],
    [
      '👩‍👩‍👧 Grüße @miller.example #früh https://a.example/ü',
      [
        ['mention', '@miller.example'],
        ['tag', '#früh'],
        ['link', 'https://a.example/ü'],
      ],
    ],
  ] as const) {
    test(`in ${JSON.stringify(text)}`, async () => {
      const facets = await facetsOf(text, async (handle) => people.get(handle) ?? null);
      const bytes = Buffer.from(text);
      const found = facets.map((facet) => {
        const { index, features } = facet as unknown as {
          index: { byteStart: number; byteEnd: number };
          features: { $type: string }[];
        };
        const kind = features[0]?.$type.split('#')[1];
        return [kind, bytes.subarray(index.byteStart, index.byteEnd).toString('utf8')];
      });
      assert.deepEqual(found, expected);
    });
  }
});
