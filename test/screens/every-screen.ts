// Every screen, one after the other on one page, for tests that look at all of them.
import { after, before, describe, test } from 'node:test';
import type { Page, Viewport } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { type Site, serveSite } from './site.ts';

/** Declares a test of each route, in which the page shows it. */
export function eachScreen(
  routes: readonly string[],
  claim: { readonly name: (route: string) => string; readonly viewport?: Viewport },
  check: (page: Page) => Promise<void>,
): void {
  const site = serveSite(async ({ client }) => {
    await saveProfile(client);
    for (const channel of ['facebook', 'instagram', 'email'] as const) await connectChannel(client, channel);
  });
  describe('every screen', () => {
    let page: Page;
    before(async () => {
      page = await site().open('/');
      await signInAdmin(page, site());
      if (claim.viewport) await page.setViewport(claim.viewport);
    });
    after(() => page.browserContext().close());

    for (const route of routes) {
      test(claim.name(route), async () => {
        await show(page, route);
        await check(page);
      });
    }
  });
}

/** As a link leads there: in the same document axe stays, which takes longer to load than to judge. */
async function show(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, route);
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.dataset.route?.toLowerCase() === wanted,
    { polling: 'mutation' },
    route.toLowerCase(),
  );
  if (!route.startsWith('/admin-dashboard')) return;
  // Drawn in the browser: judged once it is there.
  await page.waitForSelector('.admin-leave');
  await page.waitForFunction(() => !document.querySelector('#main .skeleton'));
}

/** The browser keeps the admin's token, as after the password. */
async function signInAdmin(page: Page, { url, app }: Site): Promise<void> {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: app.newAdminPassword }),
  });
  const { token } = await answer.json();
  await page.evaluate((held) => localStorage.setItem('adminToken', held), token);
}
