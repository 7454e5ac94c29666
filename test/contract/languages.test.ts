// The language that a new business is offered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, proposeLanguage } from '../../server/contract/constants/languages.ts';

test('every language is a tag as calls take it, with its country', () => {
  for (const tag of Object.keys(LANGUAGES)) {
    assert.deepEqual(Intl.getCanonicalLocales(tag), [tag]);
    assert.ok(new Intl.Locale(tag).region, tag);
  }
});

test('the language is that of the browser as the country of the business writes it', () => {
  for (const [own, country, proposed] of [
    ['en-US', 'GB', 'en-GB'],
    ['en-GB', 'US', 'en-US'],
    ['en-US', 'DE', 'en-US'],
    ['en-GB', undefined, 'en-GB'],
    ['de', 'CH', 'de-CH'],
    ['de-DE', 'AT', 'de-AT'],
    ['sv-FI', 'FI', 'sv-SE'],
    ['is-IS', 'IS', null],
  ] as const)
    assert.equal(proposeLanguage(own, country), proposed, `${own} in ${country}`);
});
