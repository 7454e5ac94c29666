// Messages of the browser with several tabs open: one tab shows it, and none while somebody looks at Drivyn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { serveSite } from './site.ts';

const site = serveSite();

interface Stage {
  isHidden: boolean;
  shown: string[];
}

/** A browser that has given its permission, behind another window; it keeps what it would have shown. */
async function standIn(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const stage: Stage = { isHidden: true, shown: [] };
    class Shown {
      static readonly permission = 'granted';
      constructor(title: string) {
        stage.shown.push(title);
      }
    }
    Object.assign(window, { stage, Notification: Shown });
    Object.defineProperty(document, 'hidden', { get: () => stage.isHidden });
  });
}

const stageOf = (page: Page) => page.evaluate(() => (window as unknown as { stage: Stage }).stage);

async function notify(title: string): Promise<void> {
  const data = { unread: 1, title, message: 'Open it.', href: '#/approvals', browser: true };
  await unitOfWork(site().app.ctx, SYSTEM, async (tx) =>
    tx.emit({ kind: 'notification.added', businessId: 1, subjectId: 14, data }),
  );
}

/** Both tabs have heard of it. */
const heard = (pages: Page[], title: string) =>
  Promise.all(
    pages.map((page) => page.waitForFunction((text) => document.body.textContent?.includes(text), {}, title)),
  );

test('one tab shows it, and none while another tab is being looked at', async () => {
  const first = await site().open('/help-support');
  await standIn(first);
  await first.reload();
  const second = await first.browserContext().newPage();
  await standIn(second);
  await second.goto(`${site().url}/#/help-support`);
  const pages = [first, second];
  await Promise.all(pages.map((page) => page.waitForSelector('h1')));
  const shown = async () => (await Promise.all(pages.map(stageOf))).flatMap((stage) => stage.shown);

  await notify('While away');
  await heard(pages, 'While away');
  while ((await shown()).length === 0) await first.evaluate(() => new Promise(requestAnimationFrame));

  await second.evaluate(() => {
    (window as unknown as { stage: Stage }).stage.isHidden = false;
  });
  await notify('While looking');
  await heard(pages, 'While looking');
  await second.evaluate(() => {
    (window as unknown as { stage: Stage }).stage.isHidden = true;
  });
  await notify('Away again');
  await heard(pages, 'Away again');
  while (!(await shown()).includes('Away again'))
    await first.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(await shown(), ['While away', 'Away again']);
});
