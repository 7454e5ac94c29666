// Messages of the browser with several tabs open: one tab shows it, and none while somebody looks at Drivyn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { say } from '../../server/sentences/index.ts';
import { stopClock } from './page-clock.ts';
import { serveSite } from './site.ts';

const site = serveSite();

interface Stage {
  isHidden: boolean;
  /** It has asked for the event stream, which one tab holds for all. */
  isListening: boolean;
  shown: string[];
}

/** A browser that has given its permission, behind another window; it keeps what it would have shown. */
async function standIn(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const stage: Stage = { isHidden: true, isListening: false, shown: [] };
    class Shown {
      static readonly permission = 'granted';
      constructor(title: string) {
        stage.shown.push(title);
      }
    }
    class Stream extends EventSource {
      constructor(url: string) {
        super(url);
        stage.isListening = true;
      }
    }
    Object.assign(window, { stage, Notification: Shown, EventSource: Stream });
    Object.defineProperty(document, 'hidden', { get: () => stage.isHidden });
  });
}

const stageOf = (page: Page) => page.evaluate(() => (window as unknown as { stage: Stage }).stage);

async function notify(title: string): Promise<void> {
  const [told, message] = [title, 'Open it.'].map((subject) => say('notifications.subject', { subject }));
  assert.ok(told && message);
  const data = { unread: 1, title: told, message, href: '#/approvals', browser: true } as const;
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
  await first.waitForFunction(() => (window as unknown as { stage: Stage }).stage.isListening);
  const second = await first.browserContext().newPage();
  await standIn(second);
  await second.goto(`${site().url}/#/help-support`);
  const pages = [first, second];
  await second.waitForFunction(async () =>
    (await navigator.locks.query()).pending?.some(({ name }) => name === 'drivyn-events'),
  );
  const shown = async () => (await Promise.all(pages.map(stageOf))).flatMap((stage) => stage.shown);

  await notify('While away');
  await heard(pages, 'While away');
  while ((await shown()).length === 0) await first.evaluate(() => new Promise(requestAnimationFrame));

  await second.evaluate(() => {
    (window as unknown as { stage: Stage }).stage.isHidden = false;
  });
  // The tab that holds the stream waits a moment for the answer of the others: until it has come.
  await first.evaluate(() => {
    new BroadcastChannel('drivyn-events').onmessage = ({ data }) =>
      'seen' in data && document.body.setAttribute('data-answered', '');
  });
  await stopClock(first, async (pass) => {
    await notify('While looking');
    await heard(pages, 'While looking');
    await first.waitForSelector('body[data-answered]');
    await pass(300);
  });
  await second.evaluate(() => {
    (window as unknown as { stage: Stage }).stage.isHidden = true;
  });
  await notify('Away again');
  await heard(pages, 'Away again');
  while (!(await shown()).includes('Away again'))
    await first.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(await shown(), ['While away', 'Away again']);
});
