// Forms when the server is gone: each says so, where it stands, and keeps what was typed.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { headingIs, press, serveSite } from './site.ts';

const SIGN_IN = { email: 'owner@example.com', newPassword: 'correct horse battery' };
const UNREACHABLE = /The server cannot be reached\. Check that it is running, then try again\./;

/** Screens, and the buttons of the forms that are sent there. */
const OWN: readonly (readonly [route: string, ...buttons: string[]])[] = [
  ['/approvals', 'Make a link'],
  ['/brand', 'Add fact'],
  ['/businesses', 'Add'],
  ['/email-marketing?tab=campaigns&compose=new', 'Save campaign'],
  ['/help-support?tab=contact', 'Submit'],
  ['/paid-advertising?new=1', 'Save limit', 'Create campaign'],
  ['/settings?tab=security', 'Change password'],
  ['/settings?tab=security&two-factor=begin', 'Continue'],
  ['/settings?tab=people', 'Invite', 'New link\nfor ben@example.com'],
];
const STRANGERS: typeof OWN = [
  ['/login', 'Sign in'],
  ['/forgot', 'Send the link'],
  ['/signup', 'Make my account'],
];

let page: Page;
const links: string[] = [];
const site = serveSite(
  async (started) => {
    await saveProfile(started.client);
    for (const type of ['facebook', 'email']) await connectChannel(started.client, type);
    page = await started.open('/settings?tab=security');
    await headingIs(page, 'Settings');
    await call('PUT', '/api/password', SIGN_IN);
    for (const email of ['ben@example.com', 'eve@example.com']) {
      const made = await call('POST', '/api/invitations', { email, role: 'editor' });
      links.push(/\/invitation\?token=[\w-]+/.exec(made)?.[0] ?? '');
    }
  },
  { DRIVYN_SIGNUP: 'open' },
);

/** As the page's own script would, with the cookie that comes of it. */
function call(method: string, path: string, json: object): Promise<string> {
  return page.evaluate(
    async (verb, url, body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(url, { method: verb, headers, body })).text();
    },
    method,
    path,
    JSON.stringify(json),
  );
}

describe('of those who are signed in', () => {
  for (const [route, ...buttons] of OWN) test(route, () => tryForms(page, route, buttons));
  test('an invitation, accepted with the account one has', () =>
    tryForms(page, links[0] ?? '', ['Join as owner@example.com']));
});

describe('of strangers', () => {
  let stranger: Page;
  before(async () => {
    stranger = await site().open('/login');
    await headingIs(stranger, 'Sign in');
  });
  for (const [route, ...buttons] of STRANGERS) test(route, () => tryForms(stranger, route, buttons));
  test('an invitation, accepted with a new account', () =>
    tryForms(stranger, links[1] ?? '', ['Make an account and join']));
});

test('a form that brings another document is sent once the server is back', async () => {
  await open(page, '/settings?tab=people');
  await withoutServer(page, () => press(page, 'Invite').then(() => told(page)));
  await Promise.all([page.waitForNavigation(), press(page, 'Invite')]);
  assert.match(
    await page.$eval('body', (body) => body.innerText),
    /ada@example\.com[\s\S]*\/invitation\?token=/,
  );
});

test('icons are kept, so that what is told then has its own', async () => {
  const { headers } = await fetch(`${site().url}/assets/icons.svg`);
  assert.match(headers.get('cache-control') ?? '', /stale-while-revalidate/);
});

async function tryForms(at: Page, route: string, buttons: readonly string[]): Promise<void> {
  for (const button of buttons) {
    // Anew for each, so that what is told is told of it.
    await open(at, route);
    const before = await typed(at);
    await withoutServer(at, async () => {
      await press(at, button, '#main form');
      await told(at);
    });
    assert.equal(await typed(at), before, `${button}: what was typed`);
  }
}

/** Shows a screen and types into all that is empty. */
async function open(at: Page, route: string): Promise<void> {
  await at.goto(`${site().url}/screens${route}`);
  await at.$$eval('#main details', (all) => {
    for (const one of all) one.open = true;
  });
  const fields =
    '#main form :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [readonly]))';
  for (const field of await at.$$(fields)) {
    const { isEmpty, text } = await field.evaluate((one) => {
      const { type, value } = one as HTMLInputElement;
      const texts: Record<string, string> = { email: 'ada@example.com', number: '5', date: '03042099' };
      const isNumber = (one as HTMLInputElement).inputMode === 'decimal';
      return {
        isEmpty: value === '' && one.checkVisibility(),
        text: isNumber ? '5' : (texts[type] ?? 'a long enough text'),
      };
    });
    if (isEmpty) await field.type(text);
  }
}

const typed = (at: Page) =>
  at.$$eval('#main form', (forms) =>
    JSON.stringify((forms as HTMLFormElement[]).map((form) => [...new FormData(form)].map(String))),
  );

const told = (at: Page) =>
  at.waitForFunction(
    (pattern) =>
      [...document.querySelectorAll<HTMLElement>('.toast, #main [role=alert]')].some((one) =>
        new RegExp(pattern).test(one.innerText),
      ),
    {},
    UNREACHABLE.source,
  );

/** Scripts come from the browser's cache, as they do for who has been looking at the page; all else is lost. */
async function withoutServer(at: Page, act: () => Promise<unknown>): Promise<void> {
  const lose = (request: HTTPRequest) =>
    request.resourceType() === 'script' ? request.continue() : request.abort('connectionrefused');
  await at.setRequestInterception(true);
  at.on('request', lose);
  try {
    await act();
  } finally {
    at.off('request', lose);
    await at.setRequestInterception(false);
  }
}
