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
    `${'a'.repeat(64)}@example.com`,
    `a@${`${'b'.repeat(60)}.`.repeat(4)}example`,
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
    `${'a'.repeat(65)}@example.com`,
    `${'ä'.repeat(33)}@example.com`,
    `a@${`${'b'.repeat(60)}.`.repeat(4)}examples.com`,
    `${'@'.repeat(120)}.com`,
  ]) {
    assert.ok(!isAddress(address), address);
  }
});

test('an address has one spelling, however its domain was typed', () => {
  const read = (text: string) => v.parse(EmailAddress, text);
  for (const [written, kept] of [
    ['Jörg@MÜLLER.de', 'jörg@müller.de'],
    ['jo\u0308rg@mu\u0308ller.de', 'jörg@müller.de'],
    ['user@xn--mller-kva.de', 'user@müller.de'],
    ['a@mail.XN--MLLER-KVA.de', 'a@mail.müller.de'],
    ['a@ｅｘａｍｐｌｅ.com', 'a@example.com'],
    ['a@xn--r8jz45g.jp', 'a@例え.jp'],
    ['a@xn--strae-oqa.de', 'a@straße.de'],
    ['a@xn--i-7iq.ws', 'a@i❤.ws'],
    ['a@xn--e1awd7f.com', 'a@еріс.com'],
    ['a@exa_mple.com', 'a@exa_mple.com'],
  ] as const) {
    assert.equal(read(written), kept, written);
  }
  for (const none of ['a@xn--.de', 'a@ex%61mple.com', 'a@müller?.de', 'a@mül#ler.de']) {
    assert.ok(!isAddress(none), none);
  }
});
