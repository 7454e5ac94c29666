// The admin at work: a customer's page, a ticket, the server's parts, and a visit to an account.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import { TICKET_EXAMPLE } from '../../server/contract/ticket.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const PASSWORD = 'what the operator chose';
const CUSTOMER = 200;

let page: Page;
const site = serveSite(async (started) => {
  Object.assign(started.app.config, { adminPassword: PASSWORD, signUp: 'invite' });
  const { write } = started.app.ctx.db;
  await started.client('/api/tickets', { json: { ...TICKET_EXAMPLE, subject: 'Where are my posts?' } });
  await write('accounts').insert({ id: CUSTOMER, name: 'Ben Hill', email: 'ben@example.com', created_at: 0 });
  await write('accounts').where({ id: CUSTOMER }).update({ password_hash: 'x', current_business_id: 1 });
  await write('memberships').insert({ account_id: CUSTOMER, business_id: 1, role: 'editor' });
  page = await started.open('/admin-dashboard');
  await page.waitForSelector('#admin-password[open]');
  await page.type('#admin-password-field', PASSWORD);
  await press(page, 'Continue', 'dialog');
  await page.waitForSelector('[role="tab"]');
});

const go = (part: string) =>
  page.evaluate((route) => {
    location.hash = `/admin-dashboard${route}`;
  }, part);
/** Types into a field once it is there. */
const type = async (selector: string, text: string) => {
  await page.waitForSelector(selector);
  await page.type(selector, text);
};
const says = (words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );

test('every part opens from its link and says what there is', async () => {
  for (const [link, words] of [
    ['Revenue', 'No payment in the last twelve months'],
    ['Tickets', 'Where are my posts?'],
    ['Invitations', 'No invitation waits'],
    ['Platforms', 'People connect their accounts by an app'],
    ['Mail servers', 'Mails have no sender yet'],
    ['AI writer', 'The built-in writer'],
    ['System', 'The server does its work.'],
    ['Jobs', 'No job needs a person'],
    ['Audit log', 'Signed in as admin'],
    ['Customers', 'Total Customers'],
  ] as const) {
    await press(page, link, '.admin-nav');
    await says(words);
    assert.equal(await page.$eval('.admin-nav [aria-current]', (one) => one.textContent), link);
  }
});

test('where every mail server is paused, it is said what waits', async () => {
  const { write } = site().app.ctx.db;
  const one = { host: 'smtp.example.com', port: 587, security: 'starttls', login: '', position: 1 };
  await write('mail_servers').insert({ ...one, business_id: null, is_paused: true });
  await go('/mail');
  await says('No letter leaves, such as a link to set a new password');
  Object.assign(site().app.config, { mailFrom: 'Harbour Street <hello@shop.example>' });
  await go('/system');
  await says('No mail leaves: every mail server is paused');
  assert.doesNotMatch(await page.$eval('#main', (main) => `${main.textContent}`), /The server does its work/);
  Object.assign(site().app.config, { mailFrom: undefined });
  await write('mail_servers').update({ is_paused: false });
  await go('/customers');
  await says('Total Customers');
  await go('/mail');
  await says('smtp.example.com:587');
  assert.doesNotMatch(await page.$eval('#main', (main) => `${main.textContent}`), /No letter leaves/);
  await write('mail_servers').del();
  await go('/customers');
});

test('where no plan is sold, the customers without one are shown at once', async () => {
  await says('Ben Hill');
});

test('a part that does not exist is not found', async () => {
  await go('/nothing');
  await headingIs(page, '404');
  await go('/revenue/14');
  await page.waitForSelector('#main[data-route="/admin-dashboard/revenue/14"]');
  await headingIs(page, '404');
});

test('a customer is suspended with a reason, and let in again', async () => {
  await go(`/customers/${CUSTOMER}`);
  await says('ben@example.com');
  await press(page, 'Suspend');
  await press(page, 'Suspend', '#suspend');
  await says('Say why.');
  await page.type('#suspend-reason', 'Sends spam');
  await press(page, 'Suspend', '#suspend');
  await toastOf(page, 'Account suspended');
  await says('Suspended since');
  await says('Suspended the account; its sessions ended');
  await press(page, 'Reactivate');
  await type('#suspend-reason', 'A mistake');
  await press(page, 'Reactivate', '#suspend');
  await toastOf(page, 'Account reactivated');
});

test('a plan is given', async () => {
  await press(page, 'Change plan');
  await page.waitForSelector('#plan-tier');
  await page.select('#plan-tier', 'Growth');
  await page.type('#plan-reason', 'Paid in cash');
  await press(page, 'Change plan', '#plan');
  await toastOf(page, 'Plan changed');
  await says('Growth');
});

test('a ticket is answered after the session has ended, and nothing typed is lost', async () => {
  await go('/tickets/1');
  await says('Where are my posts?');
  await says('no mail leaves this machine');
  await page.type('#ticket-answer', 'They wait for your approval.');
  await site().app.ctx.db.write('sessions').whereNull('account_id').del();
  await press(page, 'Send answer');
  await page.waitForSelector('#admin-password[open]');
  await page.type('#admin-password-field', 'a guess');
  await press(page, 'Continue', '#admin-password');
  await page.waitForSelector('#admin-password [aria-invalid="true"]');
  await page.$eval('#admin-password-field', (input) => (input as HTMLInputElement).select());
  await page.type('#admin-password-field', PASSWORD);
  await press(page, 'Continue', '#admin-password');
  await page.waitForFunction(() => !document.querySelector('#admin-password'));
  assert.equal(
    await page.$eval('#ticket-answer', (area) => (area as HTMLTextAreaElement).value),
    'They wait for your approval.',
  );
  await press(page, 'Send answer');
  await toastOf(page, 'Answer sent');
  await says('Answered');
});

test('an invitation is made, shown once and taken back', async () => {
  await go('/invitations');
  await page.waitForSelector('#invitation-email');
  await press(page, 'Make an invitation');
  await page.waitForSelector('#invitation-link');
  assert.match(
    await page.$eval('#invitation-link', (input) => (input as HTMLInputElement).value),
    /signup\?invitation=/,
  );
  await press(page, 'Take back');
  await says('No invitation waits');
});

async function signInAsCustomer() {
  await go(`/customers/${CUSTOMER}`);
  await says('ben@example.com');
  await press(page, 'Sign in as customer');
  await type('#visit-reason', 'Asked for help');
  const loaded = page.waitForNavigation();
  await press(page, 'Sign in', '#visit');
  await loaded;
  await page.waitForFunction(() => document.body.innerText.includes('You are signed in as Ben Hill'));
}

test('signing in as a customer shows it on every screen, and ends back here', async () => {
  await signInAsCustomer();
  await page.evaluate(() => {
    location.hash = '/content-calendar';
  });
  await headingIs(page, 'Content Calendar');
  assert.ok(await page.evaluate(() => document.body.innerText.includes('You are signed in as Ben Hill')));
  const back = page.waitForNavigation();
  await press(page, 'End', 'section[aria-label="Support"]');
  await back;
  await headingIs(page, 'Admin Dashboard');
  await says('Total Customers');
  assert.ok(!(await page.evaluate(() => document.body.innerText.includes('You are signed in as'))));
});

/** Lets the visit end at a moment. */
const endAt = (moment: number) =>
  site().app.ctx.db.write('sessions').whereNotNull('impersonation_id').update({ expires_at: moment });

/** Keeps the page where it is when it would leave by itself. @returns how to let it go */
async function holdLeaving(): Promise<() => Promise<void>> {
  const isLeaving = (request: HTTPRequest) => request.url().endsWith('?done=visit');
  const hold = (request: HTTPRequest) => void (isLeaving(request) || request.continue());
  const leaving = page.waitForRequest(isLeaving, { timeout: 60_000 });
  await page.setRequestInterception(true);
  page.on('request', hold);
  return async () => {
    await (await leaving).continue();
    page.off('request', hold);
    await page.setRequestInterception(false);
  };
}

test('a visit whose time is over leads back here by itself, and says so', async () => {
  await signInAsCustomer();
  const leave = await holdLeaving();
  const now = Date.now();
  // The server's clock stands still until the page has gone from screen to screen.
  const clock = mock.method(site().app.ctx.clock, 'now', () => now);
  await endAt(now + 1200);
  await page.reload();
  await page.evaluate(() => {
    location.hash = '/content-calendar';
  });
  await headingIs(page, 'Content Calendar');
  clock.mock.restore();
  await endAt(Date.now());
  await leave();
  await headingIs(page, 'Admin Dashboard');
  await says('Your visit has ended');
  await says('Total Customers');
  assert.equal(await page.evaluate(() => location.hash), '#/admin-dashboard?done=visit');
});

test('so does the next step on a page that stayed open', async () => {
  await signInAsCustomer();
  await endAt(Date.now());
  await page.evaluate(() => {
    location.hash = '/content-calendar';
  });
  await headingIs(page, 'Admin Dashboard');
  await says('Your visit has ended');
  await says('Total Customers');
  await press(page, 'Revenue', '.admin-nav');
  await says('No payment in the last twelve months');
  await page.evaluate(() => localStorage.removeItem('adminToken'));
  await page.goto(`${site().url}/screens/admin-dashboard?done=visit`);
  await page.waitForSelector('#admin-password[open]');
  assert.match(
    await page.$eval('#admin-password', (dialog) => (dialog as HTMLElement).innerText),
    /Your visit has ended/,
    'the dialog covers the page that says so',
  );
  await page.goto(`${site().url}/#/admin-dashboard`);
  await headingIs(page, 'Admin Dashboard');
  await page.waitForFunction(() => !document.body.innerText.includes('Your visit has ended'));
});
