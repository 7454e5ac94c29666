// Every dialog and layer: nothing that axe finds in either theme, focus inside while it is open, and given back after Escape.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { judgeThemes } from './axe.ts';
import { press, serveSite, toastOf } from './site.ts';

const STRATEGY = {
  timeframe: '90days',
  contentStrategy: true,
  platformAnalysis: true,
  audienceTargeting: true,
  postingSchedule: true,
};

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  const { id } = await connectChannel(client, 'facebook');
  await connectChannel(client, 'email');
  await client('/api/strategies', { method: 'POST', json: STRATEGY });
  const draft = { platformIds: [id], content: 'Our new oven is in. Come and smell it.', status: 'draft' };
  assert.equal((await client('/api/contents', { method: 'POST', json: draft })).status, 201);
});

interface Layer {
  readonly name: string;
  readonly route: string;
  /** Accessible name of what opens it, up to a comma. */
  readonly opener: string;
  readonly within?: string;
}

const LAYERS: readonly Layer[] = [
  { name: 'notifications', route: '/', opener: 'Notifications', within: '.topbar' },
  { name: 'account menu', route: '/', opener: 'Account', within: '.topbar' },
  { name: 'connect an account', route: '/platforms/x?tab=settings', opener: 'Connect Account' },
  { name: 'edit the profile', route: '/profile', opener: 'Edit Profile' },
  { name: 'payment method', route: '/profile', opener: 'Update Payment' },
  { name: 'whole strategy', route: '/ai-strategy', opener: 'View Full Strategy' },
  { name: 'new post', route: '/platforms/facebook?tab=content', opener: 'New post' },
  { name: 'write drafts', route: '/platforms/facebook?tab=content', opener: 'Write drafts' },
  { name: 'edit a post', route: '/platforms/facebook?tab=content&status=drafts', opener: 'Edit' },
  { name: 'schedule a post', route: '/platforms/facebook?tab=content&status=drafts', opener: 'Schedule' },
  { name: 'new post on the calendar', route: '/content-calendar', opener: 'New post' },
  { name: 'calendar address', route: '/content-calendar', opener: 'Subscribe' },
];

const OPEN = ':is(dialog[open], [popover]:popover-open:not(.toaster, .tooltip))';

describe('layers', () => {
  let page: Page;
  before(async () => {
    page = await site().open('/');
  });

  for (const { name, route, opener, within } of LAYERS) {
    test(`${name}: nothing that axe finds, and focus comes back`, async () => {
      await page.goto(`${site().url}/screens${route}`);
      await press(page, await nameOf(page, opener), within);
      await page.waitForSelector(OPEN);
      assert.deepEqual(await judgeThemes(page), []);
      // Only a dialog keeps the focus; out of a menu one may go on through the page.
      for (let tab = 0; tab < 3 && (await page.$('dialog[open]')); tab += 1) {
        await page.keyboard.press('Tab');
        assert.ok(await page.evaluate(isFocusInside, 'dialog[open]'), 'focus has left the dialog');
      }
      await page.keyboard.press('Escape');
      await page.waitForFunction((open) => !document.querySelector(open), {}, OPEN);
      await page.waitForFunction(
        (wanted) => {
          const focused = document.activeElement;
          const name = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim();
          return name?.startsWith(wanted);
        },
        {},
        opener,
      );
    });
  }
});

describe('a toast while a dialog is open', () => {
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(`covers none of its actions at ${width} x ${height}`, async () => {
      const page = await site().open('/');
      await page.setViewport({ width, height });
      for (const { route, opener } of LAYERS.filter(({ within }) => !within)) {
        await page.goto(`${site().url}/screens${route}`);
        await press(page, await nameOf(page, opener));
        await page.waitForSelector('dialog[open]');
        await page.evaluate(() => {
          const description = 'The server cannot be reached. Check that it is running, then try again.';
          const detail = { title: 'Not saved', description, variant: 'destructive' };
          document.dispatchEvent(new CustomEvent('drivyn:toast', { detail }));
        });
        await toastOf(page, 'Not saved');
        // Where it comes to rest.
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState !== 'running'),
        );
        assert.deepEqual(await page.evaluate(coveredActions), [], opener);
      }
    });
  }
});

/** Names of the actions at a dialog's head and foot that the toast lies on. */
function coveredActions(): (string | null)[] {
  const toast = document.querySelector('.toast')?.getBoundingClientRect();
  const actions = document.querySelectorAll('dialog[open] :is(.dialog-head, .dialog-foot) .button');
  return [...actions]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const isBeside = !toast || box.right <= toast.left || toast.right <= box.left;
      return !(isBeside || box.bottom <= toast.top || toast.bottom <= box.top);
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

/** The browser's own bar is a stop on the way round a modal dialog: then nothing of the page has focus. */
function isFocusInside(open: string): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.closest(open) !== null;
}

/** The bell counts what is unread in its name. */
async function nameOf(page: Page, opener: string): Promise<string> {
  const found = await page.waitForFunction(
    (wanted) => {
      return [...document.querySelectorAll<HTMLElement>('button, a')]
        .map((one) => one.getAttribute('aria-label') ?? one.innerText.trim())
        .find((name) => name === wanted || name.startsWith(`${wanted},`));
    },
    {},
    opener,
  );
  return String(await found.jsonValue());
}
