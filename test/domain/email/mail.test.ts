import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail, type MailEnd, type MailWords } from '../../../server/domain/email/mail.ts';
import type { Mail } from '../../../server/domain/letters/index.ts';
import { mailRenderer } from '../../../server/pages/render-mail.tsx';

function compose(
  change: Partial<MailWords & MailEnd> = {},
  from: string | null = 'hello@shop.example',
): Mail {
  return composeMail(
    { renderer: mailRenderer, from, publicUrl: 'https://drivyn.example/base' },
    {
      business: { id: 3, name: 'Harbour Street Bakery' },
      measured: null,
      look: { button: '#7a3b12', onButton: '#ffffff' },
      title: 'Fresh bread',
      content: 'Twelve kinds.\nEvery morning.\n\nSee https://example.com/bread?a=1&b=2.',
      recipient: { email: 'anna@example.com', name: 'Anna', token: 'tok-en_1' },
      messageName: 'abc',
      date: Date.UTC(2027, 2, 1),
      ...change,
    },
  );
}

test('a mail carries what lists must carry', () => {
  const mail = compose();
  assert.deepEqual(mail.headers, {
    'List-Unsubscribe': '<https://drivyn.example/u/tok-en_1?m=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '<business-3.drivyn.example>',
    Precedence: 'bulk',
    'Auto-Submitted': 'auto-generated',
  });
  assert.equal(mail.messageId, '<abc@shop.example>');
  assert.deepEqual(mail.from, { name: 'Harbour Street Bakery', address: 'hello@shop.example' });
});

test('both parts hold the text, the link to leave, and who writes', () => {
  const { text, html } = compose();
  for (const part of [text, html]) {
    assert.match(part, /Twelve kinds\./);
    assert.match(part, /https:\/\/drivyn\.example\/u\/tok-en_1/);
    assert.match(part, /https:\/\/drivyn\.example\/p\/tok-en_1/);
    assert.match(part, /subscribed to news from Harbour Street Bakery/);
  }
  assert.match(text, /\n\n-- \nHarbour Street Bakery\n/);
  assert.match(html, /<p[^>]*>Twelve kinds\.<br\/>Every morning\.<\/p>/);
  assert.match(html, /<a href="https:\/\/example\.com\/bread\?a=1&amp;b=2"[^>]*>/);
});

for (const [configured, expected] of [
  [null, { name: 'Harbour Street Bakery', address: 'drivyn@localhost' }],
  ['hello@shop.example', { name: 'Harbour Street Bakery', address: 'hello@shop.example' }],
  ['<hello@shop.example>', { name: 'Harbour Street Bakery', address: 'hello@shop.example' }],
  ['Shop <hello@shop.example>', { name: 'Shop', address: 'hello@shop.example' }],
  ['"The Shop" <hello@shop.example>', { name: 'The Shop', address: 'hello@shop.example' }],
] as const) {
  test(`the sender ${configured} is ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(compose({}, configured).from, expected);
  });
}

test('without a title the first words are the subject', () => {
  assert.equal(compose({ title: null }).subject, 'Twelve kinds.');
  const long = compose({ title: null, content: 'word '.repeat(40) }).subject;
  assert.match(long, /^(word )+word…$/);
  assert.ok(long.length <= 78);
});

test('line breaks and control characters reach no header', () => {
  const evil = 'Shop\r\nBcc: victim@example.com\u0000\u2028X: 1';
  const mail = compose({
    business: { id: 3, name: evil },
    title: evil,
    recipient: { email: 'anna@example.com', name: evil, token: 'tok' },
  });
  const { text, html, ...headers } = mail;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the point
  assert.doesNotMatch(JSON.stringify(headers), /\\[rnu]|[\u0000-\u001f]/);
  assert.equal(mail.subject, 'Shop Bcc: victim@example.com X: 1');
});

test('words of the post are shown, never run', () => {
  const { html } = compose({
    title: '<img src=x onerror=1>',
    content: '<script>1</script> javascript:alert(1)',
  });
  assert.doesNotMatch(html, /<script|<img|href="javascript/);
});

test('merge fields are filled for the recipient, in subject and text, and marked up as text', () => {
  const words = { title: 'For {{firstName|you}}', content: 'Dear {{name|friend}},\n\nnews.' };
  const named = compose({
    ...words,
    recipient: { email: 'a@b.example', name: '<b>Anna</b> Berg', token: 't' },
  });
  assert.equal(named.subject, 'For <b>Anna</b>');
  assert.match(named.text, /^Dear <b>Anna<\/b> Berg,/);
  assert.match(named.html, /Dear &lt;b&gt;Anna&lt;\/b&gt; Berg,/);
  assert.match(named.html, /<h1[^>]*>For &lt;b&gt;Anna&lt;\/b&gt;<\/h1>/);
  const unnamed = compose({ ...words, recipient: { email: 'a@b.example', name: '', token: 't' } });
  assert.equal(unnamed.subject, 'For you');
  assert.match(unnamed.text, /^Dear friend,/);
});

test('words that nobody checked are sent as they are', () => {
  assert.match(
    compose({ content: 'Braces {{of a template engine}} stay.' }).text,
    /\{\{of a template engine\}\}/,
  );
});
