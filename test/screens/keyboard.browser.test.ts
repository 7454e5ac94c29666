// Everything by keyboard: Tab reaches every control of a screen, shows where it is, and nothing covers it; a button
// whose work is done has the focus again.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer';
import { BUILT_AUTOMATION_EXAMPLE } from '../../server/contract/built-automation.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { serveSite, toastOf } from './site.ts';

let automation: number;
const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  const { id } = await connectChannel(client, 'facebook');
  await generatePosts(client, id, 3);
  await connectChannel(client, 'email');
  const json = BUILT_AUTOMATION_EXAMPLE;
  automation = (await (await client('/api/users/14/built-automations', { json })).json()).id;
});

const ROUTES = [
  '/',
  '/ai-strategy',
  '/content-calendar',
  '/platforms/facebook?tab=content',
  '/platforms/facebook?tab=settings',
  '/compose',
  '/approvals',
  '/brand',
  '/media',
  '/autonomous-control',
  '/paid-advertising',
  '/email-marketing?tab=audience',
  '/email-marketing?tab=audience&view=lists',
  '/email-marketing?tab=audience&view=segments&segment=new',
  '/email-marketing?tab=audience&view=forms',
  '/email-marketing?tab=audience&view=import',
  '/email-marketing?tab=automations',
  '/email-marketing?tab=automations&automation=AUTOMATION',
  '/email-marketing?tab=campaigns&compose=new',
  '/email-marketing?view=sending&server=new',
  '/profile',
  '/settings?tab=ai',
  '/help-support?tab=contact',
];

/** As text: what the test runner adds to functions does not exist in the page. */
const WATCH = `
  const focusable = 'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary';
  const isFirstOfItsGroup = (e) => e.type !== 'radio' || e.checked || !document.querySelector('[name="' + e.name + '"]:checked');
  window.wanted = [...document.querySelectorAll(focusable)].filter((e) => e.tabIndex >= 0 && e.checkVisibility({ visibilityProperty: true }) && isFirstOfItsGroup(e));
  window.met = new Set();
  // A calendar becomes one stop, with arrow keys inside, as soon as someone is there.
  window.left = () => wanted.filter((e) => !met.has(e) && e.isConnected && e.tabIndex >= 0);
  window.faults = [];
  window.nameOf = (e) => e.tagName + ' ' + (e.getAttribute('aria-label') || e.textContent.trim().slice(0, 40) || e.name);
  window.meet = () => {
    const e = document.activeElement;
    if (e === document.body || met.has(e)) return;
    met.add(e);
    if (!wanted.includes(e)) return;
    const shows = [e, e.nextElementSibling, e.closest('label')].some((one) => {
      const style = one && getComputedStyle(one);
      return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
    if (!shows) faults.push('no sign of the focus: ' + nameOf(e));
    const box = e.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    // A tooltip goes as soon as the pointer or the focus has left its control.
    const isClear = top && (top.closest('[role=tooltip]') || e.contains(top) || top.contains(e) || [...(e.labels || [])].some((label) => label.contains(top)));
    if (box.width > 1 && !isClear) faults.push('covered: ' + nameOf(e) + ' by ' + (top ? nameOf(top) : 'the edge'));
  };`;

/** Tabs through the whole page. @returns what cannot be reached, or cannot be seen when it has the focus */
async function walk(page: Page): Promise<{ missed: string[]; faults: string[] }> {
  await page.evaluate(WATCH);
  // Date fields take a few presses each.
  const presses = Number(await page.evaluate('wanted.length')) * 2 + 20;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate('meet()');
    if (await page.evaluate('left().length === 0')) break;
  }
  const found = await page.evaluate('JSON.stringify({ missed: left().map(nameOf), faults })');
  return JSON.parse(String(found));
}

describe('Tab', () => {
  for (const width of [1280, 360]) {
    test(`reaches every control at ${width} px, and shows it`, async () => {
      const page = await site().open('/');
      await page.setViewport({ width, height: 800 });
      for (const route of ROUTES) {
        await page.goto(`${site().url}/screens${route.replace('AUTOMATION', String(automation))}`);
        assert.deepEqual(await walk(page), { missed: [], faults: [] }, route);
      }
      await page.close();
    });
  }
});

test('a button has the focus again when its work is done', async () => {
  const page = await site().open('/settings');
  await page.waitForSelector('[name=name]');
  await page.type('[name=name]', 'Ada');
  await page.focus('#main form [type=submit]');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Settings Updated');
  await page.waitForFunction(() => document.activeElement?.matches('[type=submit]:not(:disabled)'));
  await page.close();
});

test('a mail is put together block by block without a pointer: the focus stays with the block that is worked on', async () => {
  const page = await site().open('/email-marketing?tab=campaigns&compose=new');
  const press = async (name: string) => {
    await page.waitForSelector(`aria/${name}`);
    await page.focus(`aria/${name}`);
    await page.keyboard.press('Enter');
  };
  const isAt = (name: string) =>
    page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, {}, name);
  await page.waitForSelector('drivyn-island[name="mail-editor"] [aria-pressed]');
  await press('Blocks');
  await page.waitForSelector('.mail-block');
  await press('Add: Button');
  await page.waitForFunction(() =>
    document.activeElement?.closest('.mail-block')?.textContent?.includes('2. Button'),
  );
  await page.keyboard.type('Order now');
  await press('Up: 2. Button');
  await isAt('Down: 1. Button');
  await page.keyboard.press('Enter');
  await isAt('Up: 2. Button');
  await press('Remove: 1. Text');
  await isAt('Remove: 1. Button');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Add:'));
  await page.close();
});
