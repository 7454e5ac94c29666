// Every screen in both themes, judged by axe-core, and the measures that it does not take: room at 320 px, and for a thumb.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { ROUTES } from '../support/routes.ts';
import { judgeThemes } from './axe.ts';
import { serveSite } from './site.ts';

/** CSS pixels; what look.md and the platforms' own guides ask for under a thumb. */
const TARGET = 44;
/** The narrowest phone, and what 1280 px are at a zoom of 400 %. */
const NARROW = 320;

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  for (const channel of ['facebook', 'instagram', 'email'] as const) await connectChannel(client, channel);
});

describe('every screen', () => {
  let page: Page;
  before(async () => {
    page = await site().open('/');
    await signInAdmin(page);
  });
  after(() => page.browserContext().close());

  for (const [route] of ROUTES) {
    test(`${route} has nothing that axe finds, in either theme`, async () => {
      await show(page, route);
      assert.deepEqual(await judgeThemes(page), []);
    });
  }
});

describe('on a phone', () => {
  let page: Page;
  before(async () => {
    page = await site().open('/');
    await signInAdmin(page);
    await page.setViewport({ width: NARROW, height: 640, isMobile: true, hasTouch: true });
  });
  after(() => page.browserContext().close());

  for (const [route] of ROUTES) {
    test(`${route} needs no scrolling sideways at ${NARROW} px, and its controls can be hit`, async () => {
      await show(page, route);
      assert.deepEqual(await page.evaluate(listOverflowing), []);
      assert.deepEqual(await page.evaluate(listSmallTargets, TARGET), []);
    });
  }
});

async function show(page: Page, route: string): Promise<void> {
  await page.goto(`${site().url}/screens${route}`);
  if (!route.startsWith('/admin-dashboard')) return;
  // Drawn in the browser: judged once it is there.
  await page.waitForSelector('.admin-leave');
  await page.waitForFunction(() => !document.querySelector('#main .skeleton'));
}

/** The browser keeps the admin's token, as after the password. */
async function signInAdmin(page: Page): Promise<void> {
  const { url, app } = site();
  const answer = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: app.newAdminPassword }),
  });
  const { token } = await answer.json();
  await page.evaluate((held) => localStorage.setItem('adminToken', held), token);
}

function listOverflowing(): string[] {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  if (!wide) return [];
  const edge = document.documentElement.clientWidth + 1;
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
    .slice(0, 5)
    .map((one) => one.outerHTML.slice(0, 160));
}

/**
 * Controls that a thumb would miss: neither they with their labels, nor the area around their middle that answers for them,
 * is as large as it. Links in running text may be as small as the text (WCAG 2.5.8 lets them).
 */
function listSmallTargets(least: number): string[] {
  const controls =
    'button, input:not([type=hidden]), select, textarea, summary, a.button, a.tab, a.nav-link, a.filter';
  const steps = [0, least / 2 - 1, 1 - least / 2];
  const around = steps.flatMap((x) => steps.map((y) => [x, y] as const)).filter(([x, y]) => x * y === 0);
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().width > 1)
    .filter((one) => {
      const all = [one, ...((one as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const width = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left));
      const height = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
      return width < least - 0.5 || height < least - 0.5;
    })
    .filter((one) => {
      one.scrollIntoView({ block: 'center' });
      const box = one.getBoundingClientRect();
      return !around
        .map(([x, y]) => document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y))
        .every((hit) => hit === null || one.contains(hit) || hit.closest('label')?.control === one);
    })
    .slice(0, 5)
    .map((one) => `${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 120)}`);
}
