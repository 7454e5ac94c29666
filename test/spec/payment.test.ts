// The payment dialog: its fields, what it refuses, and what it never sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import PaymentDialog from '../../islands/payment-dialog/index.tsx';
import { Island } from '../../views/island.tsx';
import { stopClock } from '../screens/page-clock.ts';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { statement } from './statement.ts';

const NUMBER = '4242424242424242';
const CVV = '9173';
const FIELD = '#payment-profile-';

let page: Page;
const sent: HTTPRequest[] = [];
const site = serveSite(async (started) => {
  page = await started.open('/profile');
  page.on('request', (request) => sent.push(request));
});

/** Opens the dialog afresh. */
async function open() {
  if (await page.$('dialog[open]')) await press(page, 'Cancel', 'dialog');
  await press(page, 'Update Payment');
  await page.waitForSelector(`${FIELD}cardNumber`);
}

async function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await page.type(`${FIELD}${name}`, value);
  }
}

const valueIn = (name: string) => page.$eval(`${FIELD}${name}`, (input) => (input as HTMLInputElement).value);
const errorOf = (name: string) =>
  page.$$eval(`${FIELD}${name}-error`, ([note]) => note?.textContent?.trim() ?? null);
const isOpen = async () => (await page.$('dialog[open]')) !== null;

/** What a field shows after typing, and what it says on Save. */
async function tryField(name: string, typed: string) {
  await open();
  await fill({ [name]: typed });
  const value = await valueIn(name);
  await press(page, 'Save', 'dialog');
  await page.waitForFunction(() => document.querySelector('dialog .field-error'));
  return { value, error: await errorOf(name) };
}

const SECTION = '5 Validation rules: payment form';

statement(
  SECTION,
  'Update Payment opens the dialog with cardNumber, cardholderName, expiryDate, cvv',
  async () => {
    await open();
    const names = await page.$$eval('dialog input', (inputs) => inputs.map(({ name }) => name));
    assert.deepEqual(names, ['cardNumber', 'cardholderName', 'expiryDate', 'cvv']);
  },
);

statement(
  SECTION,
  'a card number below 16 characters: "Card number must be at least 16 digits"',
  async () => {
    const { error } = await tryField('cardNumber', '424242424242');
    assert.equal(error, 'Card number must be at least 16 digits');
  },
);

statement(SECTION, 'the card number is grouped in fours with spaces, at most 19 characters', async () => {
  const { value, error } = await tryField('cardNumber', `${NUMBER}99`);
  assert.equal(value, '4242 4242 4242 4242');
  assert.equal(error, null);
});

statement(SECTION, 'a cardholder name below 2 characters: "Cardholder name is required"', async () => {
  assert.equal((await tryField('cardholderName', 'A')).error, 'Cardholder name is required');
  assert.equal((await tryField('cardholderName', 'Al')).error, null);
});

statement(SECTION, 'an expiry date with month 13: "Expiry date must be in MM/YY format"', async () => {
  assert.equal((await tryField('expiryDate', '1329')).error, 'Expiry date must be in MM/YY format');
});

statement(SECTION, 'the months of an expiry date are 01 to 12', async () => {
  for (const [typed, isRefused] of [
    ['0029', true],
    ['0129', false],
    ['1229', false],
  ] as const) {
    const { error } = await tryField('expiryDate', typed);
    assert.equal(error !== null, isRefused, typed);
  }
});

statement(SECTION, 'the slash of the expiry date comes by itself, at most 5 characters', async () => {
  const { value, error } = await tryField('expiryDate', '12299');
  assert.equal(value, '12/29');
  assert.equal(error, null);
});

statement(SECTION, 'a CVV below 3 digits: "CVV must be at least 3 digits"', async () => {
  assert.equal((await tryField('cvv', '12')).error, 'CVV must be at least 3 digits');
});

statement(SECTION, 'the CVV takes digits only, 3 to 4, and is masked', async () => {
  const { value, error } = await tryField('cvv', 'a1b2c345');
  assert.equal(value, '1234');
  assert.equal(error, null);
  assert.equal(await page.$eval(`${FIELD}cvv`, (input) => (input as HTMLInputElement).type), 'password');
});

test('what was refused is checked again on change, and focus goes to the first field at fault', async () => {
  await open();
  await fill({ cardNumber: NUMBER });
  await press(page, 'Save', 'dialog');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'cardholderName');
  await fill({ cardholderName: 'Ada Reed' });
  assert.equal(await errorOf('cardholderName'), null);
  assert.equal(await errorOf('cvv'), 'CVV must be at least 3 digits');
});

test('the last character of a date can be deleted', async () => {
  await open();
  await fill({ expiryDate: '12' });
  assert.equal(await valueIn('expiryDate'), '12/');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  assert.equal(await valueIn('expiryDate'), '1');
});

test('a number that no card has is doubted, not refused', async () => {
  await open();
  await fill({ cardNumber: '4242424242424241' });
  const hint = await page.$eval(`${FIELD}cardNumber-hint`, (note) => note.textContent);
  assert.equal(hint, 'Please check the number: a digit seems to be wrong.');
});

const SAVING = '2 Profile & Subscription: payment dialog';

statement(
  SAVING,
  'Save shows a spinner and "Saving" for 1.5 s, then the toast; the dialog closes',
  async () => {
    await open();
    await fill({ cardNumber: NUMBER, cardholderName: 'Ada Reed', expiryDate: '1229', cvv: CVV });
    sent.length = 0;
    await stopClock(page, async (pass) => {
      await press(page, 'Save', 'dialog');
      await page.waitForSelector('dialog button[aria-busy="true"] .spinner');
      assert.equal(await page.$eval('dialog button[aria-busy]', (button) => button.textContent), 'Saving');
      await pass(1499);
      assert.ok(await page.$('dialog button[aria-busy="true"]'));
      await pass(1);
      const words = await toastOf(page, 'Payment Method Updated');
      assert.ok(words.includes('Your payment information has been successfully saved.'));
    });
    assert.equal(await isOpen(), false);
  },
);

statement(SAVING, 'the form resets', async () => {
  // The screen around the button is drawn anew with the stored card.
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('ending 4242'));
  await open();
  const values = await page.$$eval('dialog input', (inputs) => inputs.map(({ value }) => value));
  assert.deepEqual(values, ['', '', '', '']);
});

statement(SAVING, 'no request holds the card number or the CVV (product: promise 5)', async () => {
  const writes = sent.filter((request) => request.method() !== 'GET');
  assert.deepEqual(
    writes.map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
    ['PUT /api/users/14/payment-method'],
  );
  assert.deepEqual(JSON.parse(writes[0]?.postData() ?? ''), {
    brand: 'visa',
    lastFour: '4242',
    expiry: '12/29',
    holder: 'Ada Reed',
  });
  for (const request of sent) {
    const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    for (const secret of [NUMBER, '4242 4242', '42424242', `"${CVV}"`, `=${CVV}`])
      assert.ok(!said.includes(secret), said);
  }
  const { read } = site().app.ctx.db;
  assert.ok(!JSON.stringify(await read('payment_methods')).includes('42424242'));
});

statement(SAVING, 'what is stored is shown: "Visa ending 4242, 12/29"', async () => {
  const html = await (await fetch(`${site().url}/screens/profile`)).text();
  assert.match(html, /Visa ending 4242, 12\/29/);
});

test('a failure keeps what was typed and says so', async () => {
  await open();
  await fill({ cardNumber: NUMBER, cardholderName: 'Ada Reed', expiryDate: '1229', cvv: CVV });
  const { write } = site().app.ctx.db;
  await write.schema.renameTable('payment_methods', 'payment_methods_away');
  try {
    await press(page, 'Save', 'dialog');
    await toastOf(page, 'Payment method not saved');
    assert.equal(await valueIn('cardNumber'), '4242 4242 4242 4242');
  } finally {
    await write.schema.renameTable('payment_methods_away', 'payment_methods');
  }
});

test('it is removed, and put back by Undo', async () => {
  await press(page, 'Cancel', 'dialog');
  // The toast with the button goes after a while.
  await stopClock(page, async () => {
    await press(page, 'Remove');
    await toastOf(page, 'Payment method removed');
    await page.waitForFunction(() => !document.querySelector('#main')?.textContent?.includes('ending 4242'));
    await press(page, 'Undo', '.toast');
  });
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('ending 4242'));
});

statement('8 Error catalogue', 'on Google Ads a saved card says "Payment Method Added"', async () => {
  const html = renderToString(
    createElement(Island<{ place: 'profile' | 'adverts' }>, {
      of: PaymentDialog,
      props: { place: 'adverts' },
      prefix: 'ads',
    }),
  );
  const ads = await site().open('/analytics');
  await headingIs(ads, 'Analytics');
  await ads.evaluate(
    (island) => document.getElementById('main')?.insertAdjacentHTML('beforeend', island),
    html,
  );
  await press(ads, 'Add Payment Method');
  await ads.waitForSelector('#payment-adverts-cvv');
  for (const [name, value] of Object.entries({
    cardNumber: '5555555555554444',
    cardholderName: 'Ada Reed',
    expiryDate: '1229',
    cvv: '737',
  }))
    await ads.type(`#payment-adverts-${name}`, value);
  await press(ads, 'Save', 'dialog');
  const words = await toastOf(ads, 'Payment Method Added');
  assert.ok(words.includes('Your card has been securely stored for Google Ads campaigns.'));
});
