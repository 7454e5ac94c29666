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
