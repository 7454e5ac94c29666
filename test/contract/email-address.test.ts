// What counts as an address that mail can go to, as everything that takes one judges it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { EmailAddress } from '../../server/contract/schema.ts';

const isAddress = (text: string) => v.is(EmailAddress, text);

test('addresses of every kind that mailboxes have are taken', () => {
  for (const address of [
    'anna@example.com',
    'anna+news@mail.example.co.uk',
    "o'neil@example.com",
    'a..b@docomo.example',
    'jörg@müller.de',
    'user@xn--mller-kva.de',
    'a@例え.jp',
    `${'a'.repeat(242)}@example.com`,
    'a@exa_mple.com',
    'a!#$%b@example.com',
  ]) {
    assert.ok(isAddress(address), address);
  }
});

test('what no mail server could be asked for is refused', () => {
  for (const address of [
    'a@b',
    'a@@example.com',
    'a@example..com',
    'a@.example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example.com.',
    'a@[127.0.0.1]',
    'a@example.com:25',
    'a@exa/mple.com',
    'a@example.com\nBcc: b@example.com',
    'a\u202e@example.com',
    `${'a'.repeat(243)}@example.com`,
    `${'@'.repeat(120)}.com`,
  ]) {
    assert.ok(!isAddress(address), address);
  }
});
