// Connecting: the dialog and "Connect Platforms", statement by statement: sections 2, 4, 5, 7 and 8.
import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import type { Connection } from '../../server/contract/connection.ts';
import { press, serveSite, toastOf } from '../screens/site.ts';
import { statement } from './statement.ts';

const DIALOG = '2 Connect-account dialog';
let tab: Page;
const site = serveSite(async ({ open }) => {
  tab = await open('/platforms/pinterest?tab=settings');
});

const dialogText = () => tab.$eval('dialog[open]', (one) => (one as HTMLElement).innerText);
const isClosed = () => tab.waitForFunction(() => !document.querySelector('dialog[open]'));

async function openDialog(): Promise<void> {
  await press(tab, 'Connect Account');
  await tab.waitForSelector('dialog[open]');
}
async function toSecondStep(): Promise<void> {
  await openDialog();
  await press(tab, 'Continue', 'dialog');
  await tab.waitForSelector('dialog [name=username]');
}
async function submit(username: string, password: string): Promise<void> {
  await tab.type('dialog [name=username]', username);
  await tab.type('dialog [name=password]', password);
  await press(tab, 'Connect', 'dialog');
}
const connections = async () =>
  (await (await site().client('/api/users/14/platforms')).json()) as Connection[];

/** While `work` runs, calls that change something are answered so instead. */
async function answering(status: number, work: () => Promise<void>): Promise<void> {
  const answer = (request: HTTPRequest) =>
    request.method() === 'POST' ? request.respond({ status, body: 'No.' }) : request.continue();
  await tab.setRequestInterception(true);
  tab.on('request', answer);
  try {
    await work();
  } finally {
    tab.off('request', answer);
    await tab.setRequestInterception(false);
  }
}

statement(
  DIALOG,
  'step 1 explains: Fully Autonomous Marketing, Permission Access Only, Secure Connection, with Continue',
  async () => {
    await openDialog();
    const words = await dialogText();
    for (const title of [
      'Fully Autonomous Marketing',
      'Permission Access Only',
      'Secure Connection',
      'Continue',
    ])
      assert.ok(words.includes(title), title);
    await press(tab, 'Cancel', 'dialog');
    await isClosed();
  },
);

statement(
  DIALOG,
  'step 2: username/password sign-in with Back and Cancel; Back leads to step 1',
  async () => {
    await toSecondStep();
    assert.ok(await tab.$('dialog [name=password][type=password]'));
    await press(tab, 'Back', 'dialog');
    await tab.waitForFunction(() =>
      document.querySelector('dialog')?.textContent?.includes('Secure Connection'),
    );
    await press(tab, 'Cancel', 'dialog');
    await isClosed();
  },
);

statement(DIALOG, 'closing resets to step 1', async () => {
  await toSecondStep();
  await tab.keyboard.press('Escape');
  await isClosed();
  await openDialog();
  assert.match(await dialogText(), /Secure Connection/);
  await tab.keyboard.press('Escape');
  await isClosed();
});

for (const [username, password] of [
  ['', 'any'],
  ['baker', ''],
] as const) {
  statement(
    '5 Validation rules',
    `connect dialog without ${username ? 'a password' : 'a username'}: "Missing Information", and nothing is sent`,
    async () => {
      await toSecondStep();
      if (username) await tab.type('dialog [name=username]', username);
      if (password) await tab.type('dialog [name=password]', password);
      await press(tab, 'Connect', 'dialog');
      assert.match(await toastOf(tab, 'Missing Information'), /Please enter both username and password\./);
      assert.deepEqual(await connections(), []);
      await press(tab, 'Cancel', 'dialog');
      await isClosed();
    },
  );
}

statement('8 The error catalogue', 'connect dialog failure: "Connection Failed"', async () => {
  await toSecondStep();
  await answering(500, async () => {
    await submit('baker', 'secret word');
    const words = await toastOf(tab, 'Connection Failed');
    assert.match(words, /There was an error connecting your account\. Please try again\./);
    assert.ok(await tab.$('.toast-destructive'));
  });
  await press(tab, 'Cancel', 'dialog');
  await isClosed();
});

statement(
  '7 The calls it makes',
  'the dialog sends type, name of user and platform, placeholder tokens and isActive; the password stays',
  async () => {
    await toSecondStep();
    const sent = tab.waitForRequest((request) => request.method() === 'POST');
    await submit('baker', 'secret word');
    const request = await sent;
    const body = JSON.parse(request.postData() ?? '');
    assert.equal(new URL(request.url()).pathname, '/api/platforms');
    assert.deepEqual(
      [body.userId, body.type, body.name, body.isActive],
      [14, 'pinterest', 'baker Pinterest', true],
    );
    assert.ok(body.accessToken && body.refreshToken);
    assert.ok(!(request.postData() ?? '').includes('secret word'));
    await toastOf(tab, 'Account Connected Successfully');
  },
);

statement(
  '8 The error catalogue',
  'connect success: "Account Connected Successfully", and the page shows the connection',
  async () => {
    await isClosed();
    await tab.waitForFunction(() =>
      document.querySelector('#main')?.textContent?.includes('baker Pinterest'),
    );
    const [connection] = await connections();
    assert.deepEqual([connection?.type, connection?.network], ['pinterest', 'sandbox']);
  },
);

statement(DIALOG, 'submit shows "Connecting..." while busy', async () => {
  const other = await site().open('/platforms/tiktok?tab=settings');
  await press(other, 'Connect Account');
  await press(other, 'Continue', 'dialog');
  await other.waitForSelector('dialog [name=username]');
  await other.type('dialog [name=username]', 'baker');
  await other.type('dialog [name=password]', 'x');
  await other.setRequestInterception(true);
  other.on('request', (request) => {
    if (request.method() !== 'POST') void request.continue();
  });
  const sent = other.waitForRequest((request) => request.method() === 'POST');
  await press(other, 'Connect', 'dialog');
  await other.waitForFunction(() =>
    [...document.querySelectorAll('dialog button')].some((one) => one.textContent === 'Connecting...'),
  );
  await (await sent).continue();
  await toastOf(other, 'Account Connected Successfully');
  await other.close();
});

statement(
  DIALOG,
  'a channel that is served by hand is connected without a sign-in, and can be switched later',
  async () => {
    const other = await site().open('/platforms/linkedin?tab=settings');
    await press(other, 'Connect Account');
    await other.waitForSelector('dialog [name=network][value=manual]');
    await other.click('dialog [name=network][value=manual]');
    await press(other, 'Connect', 'dialog');
    await toastOf(other, 'Account Connected Successfully');
    const lineOf = async () => (await connections()).find(({ type }) => type === 'linkedin')?.network;
    assert.equal(await lineOf(), 'manual');
    await other.waitForSelector('#main [name=network][value=sandbox]');
    await other.click('#main [name=network][value=sandbox]');
    await press(other, 'Save');
    await toastOf(other, 'Saved');
    assert.equal(await lineOf(), 'sandbox');
    await other.close();
  },
);

statement(
  '3 Entities and their fields',
  'connecting the same type again returns the same connection; twitter is x',
  async () => {
    const first = await site().client('/api/platforms', { json: { userId: 14, type: 'twitter', name: 'A' } });
    const second = await site().client('/api/platforms', { json: { userId: 14, type: 'x', name: 'B' } });
    assert.deepEqual([first.status, second.status], [201, 200]);
    const [a, b] = [(await first.json()) as Connection, (await second.json()) as Connection];
    assert.deepEqual([a.id, a.type, b.name], [b.id, 'x', 'A']);
  },
);

statement(
  '3 Entities and their fields',
  'platform: id, userId, type, name, isActive, automationLevel (default 100), budget; tokens are never given back',
  async () => {
    const json = { userId: 14, type: 'YouTube', name: 'Ours', accessToken: 'aa-1', refreshToken: 'rr-1' };
    assert.equal((await site().client('/api/platforms', { json })).status, 201);
    const answer = await (await site().client('/api/users/14/platforms')).text();
    const made = (JSON.parse(answer) as Connection[]).find(({ type }) => type === 'youtube');
    assert.ok(made && made.id > 0);
    assert.partialDeepStrictEqual(made, {
      ...{ userId: 14, type: 'youtube', name: 'Ours' },
      ...{ isActive: true, automationLevel: 100, budget: 0 },
    });
    assert.doesNotMatch(answer, /aa-1|rr-1|accessToken|refreshToken/);
  },
);
