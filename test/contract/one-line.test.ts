// Fields of one line: what ends a line somewhere does not get in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { BusinessInput } from '../../server/contract/members.ts';
import { SubscriberInput } from '../../server/contract/subscriber.ts';

const BREAKS = ['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029'];

test('a name holds no break and no control character', () => {
  for (const sign of BREAKS) {
    const name = `Anna${sign}BEGIN:VEVENT`;
    assert.equal(v.safeParse(BusinessInput, { name }).success, false, JSON.stringify(name));
    assert.equal(v.safeParse(SubscriberInput, { email: 'anna@example.com', name }).success, false);
  }
  assert.equal(
    v.parse(BusinessInput, { name: ' Bäckerei Müller & Söhne 🥖\n' }).name,
    'Bäckerei Müller & Söhne 🥖',
  );
});

test('what shows nothing, or turns round how a name is read, is taken out of it', () => {
  const names: readonly (readonly [typed: string, kept: string])[] = [
    ['Anna\u202Eexe.stnuocca', 'Annaexe.stnuocca'],
    ['\u2067Anna\u2069 \u202Bthe baker\u202C', 'Anna the baker'],
    ['\uFEFFAn\u200Bna\u2060 \u00ADMüller\u200B ', 'Anna Müller'],
  ];
  for (const [typed, kept] of names) {
    assert.equal(v.parse(BusinessInput, { name: typed }).name, kept);
    assert.equal(v.parse(SubscriberInput, { email: 'anna@example.com', name: typed }).name, kept);
  }
});

test('a name of nothing that shows is none', () => {
  for (const name of ['\u200B', '\u202E\u202C', '\u200D\u200E', '\u2067 \u2069', '\u3000'])
    assert.equal(v.safeParse(BusinessInput, { name }).success, false, JSON.stringify(name));
});

test('names of every script stay as they were typed', () => {
  for (const name of [
    'مخبز السلام',
    'המאפייה של דנה',
    // The sign that joins no letters, as Persian is written, and marks of direction beside another script.
    'می\u200Cخواهم',
    'דנה\u200F (Dana) \u200E24/7',
    'क्\u200Dष बेकरी',
    '👩\u200D🍳 Anna 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])
    assert.equal(v.parse(BusinessInput, { name }).name, name);
});
