// The script on the pages of a business's own website, in a real browser, from another origin.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser, HTTPResponse, Page } from 'puppeteer';
import type { SiteKey } from '../../server/contract/site.ts';
import type { Person } from '../../server/contract/subscriber.ts';
import { launchBrowser } from '../support/browser.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SITE = '/api/users/14/site-key';
const CART = "drivyn('cart', { id: 'c1', total: 24.5 })";

let server: TestServer;
let owner: Client;
let website: Server;
let origin: string;
let browser: Browser;
let html = '';
let anna: number;

before(async () => {
  server = await startServer({ config: { rateLimits: false } });
  owner = server.as('owner');
  website = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<!doctype html><title>Shop</title>${html}`);
  }).listen(0, '127.0.0.1');
  await once(website, 'listening');
  origin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  anna = (await (await owner('/api/users/14/subscribers', { json: { email: 'anna@example.com' } })).json())
    .id;
  await owner(SITE, { json: { origins: [origin] } });
  const { snippet }: SiteKey = await (await owner(SITE)).json();
  html = `${snippet}<script>drivyn('early', { total: 1 })</script>
    <form action="${server.url}/f/none" method="post"><input name="email"><button>Send</button></form>
    <script>document.forms[0].onsubmit = () => false</script>`;
  browser = await launchBrowser();
});
after(async () => {
  website?.close();
  website?.closeAllConnections();
  await server?.stop();
  await browser?.close();
});

async function open(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction('drivyn.q === undefined');
  return page;
}

const events = async () =>
  ((await (await owner(`/api/subscribers/${anna}`)).json()) as Person).events.map(({ event }) => event);

/** What the server answers to an event of a page; a page may tell of others beside it. */
function answerTo(page: Page, event: string): Promise<HTTPResponse> {
  return page.waitForResponse(
    (one) => one.url().includes('/e/') && one.request().postData()?.includes(`"event":"${event}"`) === true,
  );
}

async function told(page: Page, { event, by }: { event: string; by: string }): Promise<number> {
  const answer = answerTo(page, event);
  await page.evaluate(by);
  return (await answer).status();
}

test('what was called before the script came, and before it was known who it is, is told once it is', async () => {
  const page = await open();
  assert.deepEqual(await events(), []);
  assert.equal(await told(page, { event: 'early', by: "drivyn('identify', 'anna@example.com')" }), 202);
  assert.deepEqual(await events(), ['early']);
  assert.equal(await told(page, { event: 'cart', by: CART }), 202);
  assert.equal(await told(page, { event: 'cart', by: CART }), 202);
  assert.deepEqual((await events()).toSorted(), ['cart', 'early'], 'the same cart is one event');
  assert.equal(await page.evaluate('document.cookie + localStorage.length'), '0', 'nothing is kept');
  await page.close();
});

test('an address is kept on the device only where the page says so, and forgotten where it says that', async () => {
  const page = await open();
  await told(page, { event: 'early', by: "drivyn('remember'), drivyn('identify', 'anna@example.com')" });
  assert.equal(await page.evaluate("localStorage.getItem('drivyn-email')"), 'anna@example.com');
  await page.reload();
  await page.waitForFunction('drivyn.q === undefined');
  assert.equal(await told(page, { event: 'visited', by: "drivyn('visited')" }), 202);
  assert.ok((await events()).includes('visited'));
  await page.evaluate("drivyn('forget')");
  assert.equal(await page.evaluate('localStorage.length'), 0);
  await page.close();
});

test('a form of ours on the page says who it is', async () => {
  const page = await open();
  await page.type('[name=email]', 'anna@example.com');
  const answer = answerTo(page, 'early');
  await page.click('button');
  assert.equal((await answer).status(), 202);
  await page.close();
});
