// Connecting a channel and changing its settings, as a person does it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import { click, press, serveSite, toastOf } from './site.ts';

const site = serveSite();

async function listConnections(): Promise<Connection[]> {
  return (await (await site().client('/api/users/14/platforms')).json()) as Connection[];
}

test('the connect dialog takes two steps and sends no password', async () => {
  const page = await site().open('/platforms/facebook?tab=settings');
  await press(page, 'Connect Account');
  await page.waitForSelector('dialog[open]');
  for (const promise of ['Fully Autonomous Marketing', 'Permission Access Only', 'Secure Connection']) {
    assert.match(await page.$eval('dialog', (dialog) => dialog.innerText), new RegExp(promise));
  }
  await press(page, 'Continue', 'dialog');
  await page.waitForSelector('dialog [name=username]');
  assert.match(await page.$eval('dialog', (dialog) => dialog.innerText), /This connects the Sandbox/);
  await press(page, 'Connect', 'dialog');
  assert.match(await toastOf(page, 'Missing Information'), /Please enter both username and password\./);

  await page.type('dialog [name=username]', 'harbour');
  await page.type('dialog [name=password]', 'hunter2-secret');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  await press(page, 'Connect Account');
  await press(page, 'Continue', 'dialog');
  await page.waitForSelector('dialog [name=password]');
  assert.equal(
    await page.$eval('[name=password]', (input) => (input as HTMLInputElement).value),
    '',
    'closing resets',
  );

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.type('dialog [name=username]', 'harbour');
  await page.type('dialog [name=password]', 'hunter2-secret');
  await press(page, 'Connect', 'dialog');
  await toastOf(page, 'Account Connected Successfully');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('Simulated on this machine'),
  );
  assert.match(await page.$eval('h1', (title) => title.innerText), /Facebook\s+Sandbox/, 'tagged at once');
  const [connection] = await listConnections();
  assert.equal(connection?.name, 'harbour Facebook');
  assert.equal(connection?.network, 'sandbox');
  assert.ok(sent.some((line) => line.includes('"name":"harbour Facebook"')));
  assert.ok(!sent.some((line) => line.includes('hunter2')), 'the password has left the browser');
});

test('a switch that cannot be saved goes back', async () => {
  const page = await site().open('/platforms/facebook?tab=settings');
  await page.waitForSelector('[name=autoHashtags]');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      void request.respond({ status: 500, body: 'Something went wrong on our side.' });
    else void request.continue();
  });
  await click(page, 'label[for=field-autoHashtags]');
  assert.match(await toastOf(page, 'Failed to save the setting'), /Something went wrong on our side\./);
  await page.waitForSelector('[name=autoHashtags]:checked');
});

test('the list of platforms connects one after the other, without leaving it', async () => {
  const page = await site().open('/platforms');
  for (const [name, connected] of [
    ['X', 2],
    ['Pinterest', 3],
  ] as const) {
    await click(page, `#connect-${name.toLowerCase()}`);
    await press(page, 'Continue', 'dialog');
    await page.waitForSelector('dialog [name=username]');
    await page.type('dialog [name=username]', 'harbour');
    await page.type('dialog [name=password]', 'any');
    await press(page, 'Connect', 'dialog');
    await page.waitForFunction(
      (count) => document.querySelector('#main')?.textContent?.includes(`${count} of `),
      {},
      connected,
    );
    assert.equal(new URL(page.url()).hash, '#/platforms');
  }
  const types = (await listConnections()).map(({ type }) => type);
  assert.deepEqual([...types].sort(), ['facebook', 'pinterest', 'x']);
  await page.close();
});
