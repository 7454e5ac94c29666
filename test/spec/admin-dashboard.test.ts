// Admin Dashboard: the password, the figures, the two tabs, and who gets to see them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import { headingIs, press, type Site, serveSite, toastOf } from '../screens/site.ts';
import { statement } from './statement.ts';

const PASSWORD = 'what the operator chose';
const ROLES = '6 Roles and permissions';
const SCREEN = '2 Admin Dashboard';

let page: Page;
const asked: HTTPRequest[] = [];
const site = serveSite(async (started) => {
  Object.assign(started.app.config, { adminPassword: PASSWORD });
  await addCustomers(started);
  page = await started.open('/admin-dashboard');
  page.on('request', (request) => asked.push(request));
});

/** Two on Growth (one pays), one on Starter's trial, one expired, one cancelled; nobody on Enterprise but the last. */
async function addCustomers({ app }: Site): Promise<void> {
  const { write } = app.ctx.db;
  const plans = [
    ['Reed Bakery', 'Growth', 'active'],
    ['', 'Growth', 'expired'],
    ['Trial Ltd', 'Starter', 'trial'],
    ['Gone Inc', 'Starter', 'cancelled'],
    ['Payer GmbH', 'Starter', 'active'],
  ] as const;
  for (const [index, [company, tier, status]] of plans.entries()) {
    const id = 100 + index;
    await write('accounts').insert({
      id,
      name: `Customer ${index}`,
      email: `customer${index}@example.com`,
      company_name: company,
      created_at: 0,
    });
    await write('subscriptions').insert({
      account_id: id,
      tier,
      status,
      started_at: Date.UTC(2027, 0, 5, 12),
      ends_at: Date.UTC(2027, 1, 5, 12),
      updated_at: 0,
    });
  }
}

const text = () => page.$eval('#main', (main) => (main as HTMLElement).innerText);
const stat = (label: string) =>
  page.$$eval(
    '.stat',
    (all, wanted) =>
      all.find((one) => one.querySelector('dt')?.textContent === wanted)?.querySelector('dd')?.textContent,
    label,
  );
/** The rows of the shown table, cells joined. */
async function rowsOf(group: string) {
  const panel = '[role="tabpanel"]:not([hidden])';
  await page.$$eval(
    `${panel} .filter`,
    (all, wanted) => {
      for (const one of all as HTMLElement[]) if (one.innerText.startsWith(wanted)) one.click();
    },
    group,
  );
  // Read in the same moment: what is typed into the search asks again once it has rested.
  const rows = await page.waitForFunction(
    (scope, wanted) =>
      document.querySelector(`${scope} .filter[aria-current]`)?.textContent?.startsWith(wanted) &&
      !document.querySelector(`${scope} :is(.skeleton, [aria-busy])`) &&
      [...document.querySelectorAll(`${scope} tbody tr`)].map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()).join(' | '),
      ),
    {},
    panel,
    group,
  );
  return (await rows.jsonValue()) as string[];
}

async function enter(password: string) {
  await page.waitForSelector('#admin-password[open]');
  await page.type('#admin-password-field', password);
  await press(page, 'Continue', 'dialog');
}

statement(ROLES, 'on load the admin password is asked for', async () => {
  await page.waitForSelector('#admin-password[open]');
  assert.equal(
    await page.$eval('#admin-password-field', (input) => (input as HTMLInputElement).type),
    'password',
  );
});

statement('7 Calls', 'the user list is asked for only when a token is present', () => {
  assert.deepEqual(
    asked.filter((request) => request.url().includes('/api/admin/')).map((request) => request.url()),
    [],
  );
});

statement(
  ROLES,
  'a wrong password: destructive toast "Access Denied" / "Invalid admin credentials"',
  async () => {
    await enter('a guess');
    const words = await toastOf(page, 'Access Denied');
    assert.ok(words.includes('Invalid admin credentials'));
    assert.ok(await page.$('.toast-destructive'));
  },
);

statement(ROLES, 'and redirect to /', async () => {
  await page.waitForFunction(() => ['#/', '#/business-setup'].includes(location.hash));
  await headingIs(page, 'Business Setup');
  assert.equal(await page.evaluate(() => localStorage.getItem('adminToken')), null);
});

statement(
  ROLES,
  'the right one is checked by the server, which gives a token for adminToken (product)',
  async () => {
    await page.evaluate(() => {
      location.hash = '/admin-dashboard';
    });
    await enter(PASSWORD);
    await page.waitForSelector('.filter');
    const token = await page.evaluate(() => localStorage.getItem('adminToken'));
    assert.match(token ?? '', /^[\w-]{43}$/);
    const posts = asked.filter((request) => request.method() === 'POST');
    assert.deepEqual(
      posts.map((request) => [new URL(request.url()).pathname, request.postData()]),
      [
        ['/api/admin/session', '{"password":"a guess"}'],
        ['/api/admin/session', JSON.stringify({ password: PASSWORD })],
      ],
    );
  },
);

statement('7 Calls', 'GET /api/admin/users with an Authorization Bearer header', async () => {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const list = asked.filter((request) => new URL(request.url()).pathname === '/api/admin/users');
  assert.ok(list.length > 0);
  for (const request of list) {
    assert.equal(request.method(), 'GET');
    assert.equal(request.headers().authorization, `Bearer ${token}`);
  }
});

statement('3 User', 'the admin view adds tier, status, start and end date to the user’s fields', async () => {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await fetch(`${site().url}/api/admin/users`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [row] = (await answer.json()) as object[];
  assert.deepEqual(Object.keys(row ?? {}).sort(), [
    'companyName',
    'createdAt',
    'email',
    'id',
    'industry',
    'isPaymentDue',
    'name',
    'subscriptionEndDate',
    'subscriptionStartDate',
    'subscriptionStatus',
    'subscriptionTier',
  ]);
});

statement(ROLES, 'what the server enforces: without the token nobody sees the list (product)', async () => {
  assert.equal((await fetch(`${site().url}/api/admin/users`)).status, 401);
});

statement(SCREEN, 'total customers', async () => {
  await page.waitForFunction(() => document.querySelector('.stat dd')?.textContent !== '-');
  assert.equal(await stat('Total Customers'), '6');
});

statement(SCREEN, 'active subscriptions: active plus trial', async () => {
  assert.equal(await stat('Active Subscriptions'), '3');
});

statement(SCREEN, 'monthly revenue: customers per tier times 299, 999, 5000, of those who pay', async () => {
  assert.equal(await stat('Monthly Revenue'), `$${(999 + 299).toLocaleString('en-US')}`);
});

statement(SCREEN, 'expired plus cancelled', async () => {
  assert.equal(await stat('Expired or Cancelled'), '2');
});

statement(SCREEN, 'tabs "By Subscription Plan" and "By Status"', async () => {
  const tabs = await page.$$eval('[role="tab"]', (all) => all.map((tab) => tab.textContent));
  assert.deepEqual(tabs, ['By Subscription Plan', 'By Status']);
});

/** The groups of the shown tab, without their counts. */
const groups = () =>
  page.$$eval('[role="tabpanel"]:not([hidden]) .filter', (all) =>
    all.map((one) => one.textContent?.replace(/[\s\d()]+$/, '')),
  );

statement('4 Subscription', 'tiers: Basic (named Starter), Growth, Enterprise', async () => {
  assert.deepEqual(await groups(), ['Starter', 'Growth', 'Enterprise', 'No plan']);
});

statement(SCREEN, 'by plan: company or "Unnamed Company", email, status, start date', async () => {
  const rows = await rowsOf('Growth');
  assert.equal(rows.length, 2);
  assert.match(rows[0] ?? '', /^Unnamed Company.*\| customer1@example\.com \| Expired \| .*2027/s);
  assert.match(rows[1] ?? '', /^Reed Bakery.*\| customer0@example\.com \| Active \| .*2027/s);
});

statement(SCREEN, 'a start date that is not there is "N/A"', async () => {
  const rows = await rowsOf('No plan');
  assert.equal(rows.length, 1);
  assert.match(rows[0] ?? '', /^Unnamed Company \| N\/A \| N\/A \| N\/A/);
});

statement(SCREEN, 'a plan without customers: "No customers on this plan"', async () => {
  assert.deepEqual(await rowsOf('Enterprise'), []);
  assert.match(await text(), /No customers on this plan/);
});

test('a search narrows the list', async () => {
  await rowsOf('Starter');
  await page.type('#customer-search', 'trial l');
  await page.waitForFunction(
    () => document.querySelectorAll('[role="tabpanel"]:not([hidden]) tbody tr').length === 1,
  );
  assert.match((await rowsOf('Starter'))[0] ?? '', /^Trial Ltd/);
  await page.$eval('#customer-search', (input) => (input as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  await page.waitForFunction(
    () => document.querySelectorAll('[role="tabpanel"]:not([hidden]) tbody tr').length === 3,
  );
});

statement(SCREEN, 'by status: email, plan, start date, and the end date for active', async () => {
  await press(page, 'By Status');
  const rows = await rowsOf('Active');
  assert.equal(rows.length, 2);
  const [start, end] = [new Date(Date.UTC(2027, 0, 5, 12)), new Date(Date.UTC(2027, 1, 5, 12))].map((at) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at),
  );
  assert.ok(rows[0]?.includes(`customer4@example.com | Starter | ${start} | ${end}`), rows[0]);
});

statement('4 Subscription', 'statuses: active, trial, expired, cancelled', async () => {
  assert.deepEqual(await groups(), ['Active', 'Trial', 'Expired', 'Cancelled']);
});

statement(SCREEN, 'a status without customers: "No customers with this status"', async () => {
  await site().app.ctx.db.write('subscriptions').where({ status: 'trial' }).update({ status: 'expired' });
  assert.deepEqual(await rowsOf('Trial'), []);
  assert.match(await text(), /No customers with this status/);
});

statement('8 Error catalogue', 'a list that fails: "Failed to fetch users", with another try', async () => {
  const { write } = site().app.ctx.db;
  await write.schema.renameTable('subscriptions', 'subscriptions_away');
  try {
    await rowsOf('Cancelled');
    assert.match(await text(), /Failed to fetch users/);
  } finally {
    await write.schema.renameTable('subscriptions_away', 'subscriptions');
  }
  await press(page, 'Try again', '[role="tabpanel"]:not([hidden])');
  await page.waitForFunction(() => document.querySelector('[role="tabpanel"]:not([hidden]) tbody tr'));
});

test('a token that has ended asks for the password again', async () => {
  await site().app.ctx.db.write('sessions').whereNull('account_id').del();
  await page.reload();
  await page.waitForSelector('#admin-password[open]');
  assert.equal(await page.evaluate(() => localStorage.getItem('adminToken')), null);
  await enter(PASSWORD);
  await page.waitForFunction(() => !document.querySelector('#admin-password'));
  await page.waitForSelector('.filter');
});

test('signing out forgets the token on both sides', async () => {
  await press(page, 'Sign out of admin');
  await toastOf(page, 'Signed out of admin');
  assert.equal(await page.evaluate(() => localStorage.getItem('adminToken')), null);
  assert.deepEqual(await site().app.ctx.db.read('sessions').whereNull('account_id'), []);
});

test('the screen needs no account, and leaving the dialog leads home', async () => {
  await headingIs(page, 'Business Setup');
  await page.evaluate(() => {
    location.hash = '/admin-dashboard';
  });
  await page.waitForSelector('#admin-password[open]');
  await page.keyboard.press('Escape');
  await headingIs(page, 'Business Setup');
});
