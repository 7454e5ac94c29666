// Email Marketing as its owner uses it: writing a campaign, automations, and the audience.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Mailing } from '../../server/contract/mailing.ts';
import type { Subscriber } from '../../server/contract/subscriber.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  await connectChannel(client, 'email');
  await client('/api/users/14/subscribers', { json: { email: 'anna@example.com', name: 'Anna' } });
});

const E = '/email-marketing';

async function getJson<T>(path: string): Promise<T> {
  return (await (await site().client(path)).json()) as T;
}

/** Finds and clicks in one step: a live region may be drawn anew at any moment. */
const press = (page: Page, name: string, within = '#main') =>
  page.waitForFunction(
    (wanted, scope) => {
      const found = [...document.querySelectorAll<HTMLElement>(`${scope} :is(button, a, summary)`)].find(
        (one) => (one.getAttribute('aria-label') ?? one.innerText.trim()) === wanted && one.checkVisibility(),
      );
      found?.click();
      return found !== undefined;
    },
    {},
    name,
    within,
  );

const says = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );

const findMailing = async (subject: string) =>
  (await getJson<Mailing[]>('/api/users/14/mailings')).find((one) => one.subjectLine === subject);

async function mailShown(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe');
    return frame !== null && frame.clientHeight > 0;
  });
  for (let tries = 0; tries < 400; tries += 1) {
    const frame = page.frames().find((one) => one.url().includes('/preview'));
    const words = await frame?.evaluate(() => document.body.textContent).catch(() => undefined);
    if (words) return words;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return assert.fail('no mail is shown');
}

test('blocks are put into the mail where the caret stands, and shown as a phone, the dark and text would', async () => {
  const page = await site().open(`${E}?tab=campaigns&compose=new`);
  await page.waitForSelector('[name=content]');
  await page.type('[name=subject]', 'Rye');
  await page.type('[name=content]', 'New bread.');
  await press(page, 'Coupon');
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>('[name=content]')?.value.includes('CODE'),
  );
  await press(page, 'Button');
  assert.equal(
    await page.$eval('[name=content]', (area) => (area as HTMLTextAreaElement).value),
    'New bread.\n\n::coupon[CODE]\n\n**[What happens](https://example.com)**\n',
  );
  await page.select('[name=view]', 'text');
  await press(page, 'Preview');
  assert.match(await mailShown(page), /New bread\.\s+CODE\s+What happens: https:\/\/example\.com/);
});

test('a mail is written block by block, and its text says the same', async () => {
  const page = await site().open(`${E}?tab=campaigns&compose=new`);
  await page.waitForSelector('[name=content]');
  await page.type('[name=subject]', 'Rye in blocks');
  await page.type('[name=content]', '## Good morning\n\nNew bread.');
  const text = () => page.$eval('[name=content]', (area) => (area as HTMLTextAreaElement).value);
  const fill = async (label: string, words: string) => {
    const field = await page.waitForSelector(`aria/${label}[role="textbox"]`);
    await field?.type(words);
  };
  await press(page, 'Blocks');
  await page.waitForSelector('.mail-block');
  assert.equal(await page.$eval('[name=content]', (area) => area.checkVisibility()), false);
  assert.deepEqual(await page.$$eval('.mail-block legend', (all) => all.map((one) => one.innerText)), [
    '1. Heading',
    '2. Text',
  ]);
  await press(page, 'Add: Button');
  await fill('What it says', 'See it');
  await fill('Where it leads', 'https://shop.example/rye');
  await press(page, 'Add: Coupon');
  await fill('Code', 'RYE-10');
  await press(page, 'Up: 4. Coupon');
  await press(page, 'Remove: 1. Heading');
  const written = 'New bread.\n\n::coupon[RYE-10]\n\n**[See it](https://shop.example/rye)**';
  assert.equal(await text(), written);
  await press(page, 'Markdown');
  assert.equal(await page.$eval('[name=content]', (area) => area.checkVisibility()), true);
  await press(page, 'Blocks');
  await press(page, 'Save campaign');
  await says(page, 'The campaign is saved');
  assert.equal((await findMailing('Rye in blocks'))?.content, written);
});

test('a campaign is written, looked at as the real mail, and kept as a draft', async () => {
  const page = await site().open(E);
  await press(page, 'New campaign');
  await page.waitForSelector('[name=subject]');
  await page.type('[name=subject]', 'Fresh rye');
  await page.type('[name=content]', 'From Monday on.');
  await press(page, 'Preview');
  const mail = await mailShown(page);
  assert.match(mail, /Fresh rye.*From Monday on\..*Unsubscribe/s);
  assert.equal(await page.$eval('[name=subject]', (input) => (input as HTMLInputElement).value), 'Fresh rye');
  assert.equal(await findMailing('Fresh rye'), undefined, 'looking stores nothing');
  await press(page, 'Save campaign');
  await says(page, 'The campaign is saved.');
  await says(page, 'Fresh rye');
  assert.equal((await findMailing('Fresh rye'))?.status, 'draft');
  await page.close();
});

test('a refused campaign keeps what was typed and says where', async () => {
  const page = await site().open(`${E}?tab=campaigns&compose=new`);
  await page.waitForSelector('[name=subject]');
  await page.type('[name=subject]', 'Too late');
  await page.type('[name=content]', 'It was yesterday.');
  assert.equal(await page.$eval('.send-at', (one) => one.checkVisibility()), false);
  await page.click('[name=send][value=at]');
  await page.waitForFunction(() => document.querySelector('.send-at')?.checkVisibility());
  await page.$eval('[name=wall]', (input) => {
    (input as HTMLInputElement).value = '2020-01-01T10:00';
  });
  await press(page, 'Save campaign');
  await page.waitForSelector('[name=wall][aria-invalid=true]');
  assert.equal(await page.$eval('[name=subject]', (input) => (input as HTMLInputElement).value), 'Too late');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'wall');
  assert.equal(await findMailing('Too late'), undefined);
  await page.close();
});

test('a scheduled campaign is cancelled, tried out and deleted, each by a plain button', async () => {
  const year = new Date().getUTCFullYear() + 1;
  await site().client('/api/users/14/mailings', {
    json: { subject: 'Summer hours', content: 'Open till nine.', sendAt: `${year}-06-01T09:00:00Z` },
  });
  const owner = { name: 'Olga', email: 'owner@example.com', companyName: '', industry: '' };
  assert.equal((await site().client('/api/users/14', { method: 'PATCH', json: owner })).status, 200);
  const row = 'article[aria-label="Summer hours"]';
  const page = await site().open(`${E}?tab=campaigns`);
  await press(page, 'More for Summer hours');
  await press(page, 'Cancel', row);
  await says(page, 'off the schedule');
  assert.equal((await findMailing('Summer hours'))?.status, 'draft');
  await press(page, 'More for Summer hours');
  await press(page, 'Send me a test', row);
  await says(page, 'The test is in the outbox');
  await press(page, 'Outbox');
  await says(page, '[Test] Summer hours');
  await page.goBack();
  await press(page, 'More for Summer hours');
  await press(page, 'Delete', row);
  assert.ok(await findMailing('Summer hours'), 'it is asked for first');
  await press(page, 'Delete it', row);
  await says(page, 'The campaign is deleted.');
  assert.equal(await findMailing('Summer hours'), undefined);
  await page.close();
});

test('why a test mail was not sent stands where one looks', async () => {
  for (let count = 0; count < 8; count += 1)
    await site().client('/api/users/14/mailings', { json: { subject: `Letter ${count}`, content: 'Open.' } });
  const page = await site().open(`${E}?tab=campaigns`);
  await page.setViewport({ width: 360, height: 640 });
  await site().app.ctx.db.write('accounts').where({ id: 14 }).update({ email: '' });
  await press(page, 'More for Letter 0');
  await press(page, 'Send me a test', 'article[aria-label="Letter 0"]');
  await says(page, 'no email address yet');
  await page.waitForFunction(() => {
    const alert = document.querySelector('#main [role=alert]');
    const { top = -1, bottom = -1 } = alert?.getBoundingClientRect() ?? {};
    return alert === document.activeElement && top >= 0 && bottom <= innerHeight;
  });
  await page.close();
});

test('an automation is switched on the server, and back when that fails', async () => {
  const page = await site().open(`${E}?tab=automations`);
  await page.waitForSelector('#automation-welcome');
  const calls: string[] = [];
  let fails = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return void request.continue();
    calls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    void (fails ? request.abort() : request.continue());
  });
  const click = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('#automation-welcome')?.click());
  const isOn = () => page.$eval('#automation-welcome', (input) => (input as HTMLInputElement).checked);
  await click();
  await toastOf(page, 'Welcome Series is on');
  await page.waitForFunction(
    () => document.querySelector('[data-region="automation-welcome"] .badge')?.textContent === 'On',
  );
  assert.deepEqual(calls, ['/api/users/14/automations/welcome {"isActive":true}']);
  fails = true;
  await click();
  const words = await toastOf(page, 'Failed to update automation settings');
  assert.match(words, /Please try again/);
  assert.equal(await isOn(), true);
  const [welcome] = await getJson<{ isActive: boolean }[]>('/api/users/14/automations');
  assert.equal(welcome?.isActive, true);
  await page.close();
});

test('a mail of a series is edited, and the suggested words come back', async () => {
  const page = await site().open(`${E}?tab=automations&edit=welcome-2`);
  await page.waitForSelector('[name=subject]');
  await page.$eval('[name=subject]', (input) => {
    (input as HTMLInputElement).value = 'My own words';
  });
  await press(page, 'Save mail');
  await says(page, 'The mail is saved.');
  await says(page, 'Edited by you');
  await page.goto(`${site().url}/#${E}?tab=automations&edit=welcome-2`);
  await press(page, 'Use the suggested text');
  await says(page, 'The suggested text is back.');
  assert.ok(!(await page.$eval('#main', (main) => main.innerHTML)).includes('My own words'));
  await page.close();
});

test('a list is checked, then imported, and the audience follows by itself', async () => {
  const page = await site().open(`${E}?tab=audience`);
  await page.waitForSelector('[name=csv]');
  await page.type('[name=csv]', 'Bea, bea@example.com\nnobody\nanna@example.com');
  await press(page, 'Check the list');
  await says(page, '1 new.');
  await says(page, '1 subscribed already.');
  await says(page, 'Line 2, “nobody”');
  assert.equal((await getJson<Subscriber[]>('/api/users/14/subscribers')).length, 1);
  await press(page, 'Import 1 subscriber');
  await toastOf(page, '1 subscriber imported');
  await says(page, 'bea@example.com');
  assert.equal((await getJson<Subscriber[]>('/api/users/14/subscribers?search=bea'))[0]?.name, 'Bea');
  await page.close();
});

test('subscribers are searched, renamed and unsubscribed', async () => {
  const page = await site().open(`${E}?tab=audience`);
  await page.waitForSelector('[name=search]');
  await page.type('[name=search]', 'BEA');
  await page.keyboard.press('Enter');
  await says(page, '1 found');
  await press(page, 'bea@example.com');
  const name = 'form[action^="/api/subscribers/"] [name=name]';
  await page.waitForSelector(name);
  await page.focus(name);
  await page.keyboard.press('End');
  await page.keyboard.type(' Berg');
  await press(page, 'Save');
  await says(page, 'The person is saved.');
  await press(page, 'Unsubscribe');
  await press(page, 'Unsubscribe them');
  await says(page, 'gets no more mail');
  const [bea] = await getJson<Subscriber[]>('/api/users/14/subscribers?search=bea');
  assert.deepEqual([bea?.name, bea?.status], ['Bea Berg', 'unsubscribed']);
  await page.close();
});

test('nothing is wider than a narrow phone', async () => {
  const page = await site().open(E);
  await page.setViewport({ width: 320, height: 640 });
  const routes = ['campaigns', 'campaigns&compose=new', 'automations', 'analytics', 'audience'];
  for (const tab of [...routes, 'audience&subscriber=1', 'automations&edit=re-engagement-3']) {
    await page.goto(`${site().url}/screens${E}?tab=${tab}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${tab}: ${over} px`);
  }
  await page.close();
});

/** The width that the first picture of the preview is given, once it is seen there: what the frame shows comes into it anew. */
async function widthInPreview(page: Page): Promise<string | null> {
  for (let tries = 0; tries < 100; tries++) {
    const frame = await (await page.$('iframe.mail-frame'))?.contentFrame();
    const widthSeen = () => {
      const picture = document.querySelector('img');
      return picture?.naturalWidth ? picture.getAttribute('width') : null;
    };
    const width = await frame?.evaluate(widthSeen).catch(() => null);
    if (width) return width;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

test('a picture of the library is put into a mail, with what it shows and how wide', async () => {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const kept = await site().client('/api/media?name=rye.jpg', {
    body: await jpegOf(paint(700, 500)),
    headers,
  });
  assert.equal(kept.status, 201, await kept.text());
  const page = await site().open(`${E}?tab=campaigns&compose=new`);
  await page.waitForSelector('drivyn-island[name="mail-blocks"]');
  await press(page, 'Picture');
  await (await page.waitForSelector('.media-choice button'))?.click();
  await press(page, 'Put it into the mail');
  await says(page, 'Say what it shows');
  // A film has no place in a mail: it is not even sent.
  await page.$eval('input[aria-label="Pictures"]', (input) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['film'], 'oven.mp4', { type: 'video/mp4' }));
    (input as HTMLInputElement).files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await says(page, 'A mail shows pictures alone');
  await page.click('button[aria-label="Leave oven.mp4 out"]');
  await page.type('[name="picture-alt"]', 'Rye [dark] from the oven');
  await page.select('[name="picture-width"]', '400');
  await page.type('[name="content"]', 'New today.');
  await press(page, 'Put it into the mail');
  await page.waitForFunction(() => document.querySelector('.media-choice') === null);
  const typed = await page.$eval('[name="content"]', (area) => (area as HTMLTextAreaElement).value);
  assert.match(typed, /^New today\.\n\n!\[Rye \\\[dark\\\] from the oven\]\(\/i\/[\w-]{22}\/400\)\n$/);
  await page.type('[name="subject"]', 'Rye');
  await press(page, 'Preview');
  assert.equal(await widthInPreview(page), '400');
  await press(page, 'Save campaign');
  await says(page, 'The campaign is saved.');
});
