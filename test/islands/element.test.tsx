// <drivyn-island> in a real browser: when islands start, what was done before they lived, and what happens when they fail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { renderToString } from 'react-dom/server';
import { Island, type IslandWhen } from '../../views/island.tsx';
import Crash from './fixture/crash.tsx';
import { arrive, makePerson, textOf, waitFor } from './fixture/person.ts';
import Trial from './fixture/trial.tsx';

const person = makePerson();
const CHUNK = '/assets/chunks/trial';

test('load and idle start by themselves, interaction waits for a touch', async () => {
  const page = await openTrials('load', 'idle', 'interaction');
  await waitLive(page, 'load');
  await waitLive(page, 'idle');
  assert.equal(await isLive(page, 'interaction'), false);
  await page.focus('[data-trial="interaction"] input');
  await waitLive(page, 'interaction');
});

test('visible starts when it is scrolled to', async () => {
  person.site.screens.set('/', {
    title: 'Trial',
    view: (
      <>
        {Array.from({ length: 80 }, (_, line) => `Line ${line}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Island of={Trial} when="visible" props={{ name: 'visible' }} />
      </>
    ),
  });
  const page = await person.open('/');
  await wait(300);
  assert.equal(await isLive(page, 'visible'), false);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitLive(page, 'visible');
});

test('nothing of React is loaded before the first touch, though chunks are fetched ahead', async () => {
  const page = await openTrials('interaction');
  await waitFor(() => person.site.requests.some((one) => one.includes(CHUNK)));
  assert.equal(await page.evaluate(() => document.querySelectorAll('drivyn-island').length), 5);
  assert.deepEqual(await page.evaluate(() => Object.keys(document.querySelector('[data-trial]') ?? {})), []);
  assert.equal(await page.$eval('link[rel="prefetch"]', (link) => link.getAttribute('as')), 'script');
  assert.equal(await isLive(page, 'interaction'), false);
});

test('ids of the server and of the browser are the same, and those of two islands differ', async () => {
  setTrials('load', 'idle');
  const html = await (await fetch(person.site.origin)).text();
  const rendered = [...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
  const page = await person.open('/');
  await waitLive(page, 'load');
  await waitLive(page, 'idle');
  assert.deepEqual(await idsIn(page), rendered);
  assert.equal(new Set(rendered).size, 2);
});

test('text, tick and choice made before the code is there are taken over', async () => {
  const release = person.site.hold(CHUNK);
  const page = await openTrials('interaction');
  await page.type('[data-trial] input', 'early');
  await page.click('[data-trial] [type="checkbox"]');
  await page.select('[data-trial] select', 'two');
  assert.equal(await isLive(page, 'interaction'), false);
  release();
  await waitLive(page, 'interaction');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent === 'EARLY');
  await page.waitForFunction(() => document.querySelector('[data-state]')?.textContent === 'true two');
  await page.type('[data-trial] input', 'er');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent === 'EARLYER');
});

test('a tick in the moment in which it comes to life counts as it was meant', async () => {
  setTrials('load');
  const page = await person.open('/', {
    prepare: (fresh) => fresh.evaluateOnNewDocument(tickOnceHeard),
  });
  await waitLive(page, 'load');
  await page.waitForFunction(() => document.querySelector('[data-state]')?.textContent?.startsWith('true'));
  assert.ok(await page.$('[data-trial] [type="checkbox"]:checked'));
});

/** Ticks the box when React hears clicks and has yet to hydrate: it does so under the click. */
function tickOnceHeard() {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
    listen.apply(this, args);
    // Only React asks for this one.
    if (args[0] !== 'dragenter' || !(this instanceof HTMLElement) || this.dataset.ticked) return;
    this.dataset.ticked = 'yes';
    queueMicrotask(() => this.querySelector<HTMLElement>('[data-trial] [type="checkbox"]')?.click());
  };
}

test('the caret stays where it was typed', async () => {
  const release = person.site.hold(CHUNK);
  const page = await openTrials('interaction');
  await page.type('[data-trial] input', 'bread');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  release();
  await waitLive(page, 'interaction');
  await page.keyboard.type('X');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent !== 'BREAD');
  assert.equal(await textOf(page, '[data-echo]'), 'BREXAD');
});

test('what was selected stays so, also in a text that came with the page', async () => {
  const release = person.site.hold(CHUNK);
  const page = await openTrials('interaction');
  await page.type('[data-trial] textarea', '!');
  await page.keyboard.press('Home');
  for (const _ of '!from') await page.keyboard.press('ArrowRight');
  await page.keyboard.down('Shift');
  for (const _ of ' the') await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  release();
  await waitLive(page, 'interaction');
  await page.keyboard.type('?');
  await page.waitForFunction(() => document.querySelector('[data-words]')?.textContent?.includes('?'));
  assert.equal(await textOf(page, '[data-words]'), '!from? server');
});

test('what is typed in the moment after it was hydrated goes on where it was', async () => {
  const release = person.site.hold(CHUNK);
  setTrials('interaction');
  const page = await person.open('/', {
    prepare: (fresh) => fresh.evaluateOnNewDocument(typeOnceHydrated, 'e'),
  });
  await page.type('[data-trial] input', 'k');
  release();
  await waitLive(page, 'interaction');
  await page.waitForSelector('html[data-typed]');
  await page.keyboard.type('pt');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent?.length === 4);
  assert.equal(await textOf(page, '[data-echo]'), 'KEPT');
});

/** Types before anything that was put off when React had hydrated: a key is the next thing that the browser hears. */
function typeOnceHydrated(text: string) {
  const { scheduler } = window as typeof window & {
    scheduler: { postTask(task: () => void, how: object): void };
  };
  document.addEventListener('trial:hydrated', () =>
    scheduler.postTask(
      () => {
        document.execCommand('insertText', false, text);
        document.documentElement.dataset.typed = '';
      },
      { priority: 'user-blocking' },
    ),
  );
}

test('an early click is shown as waiting and done once', async () => {
  const release = person.site.hold(CHUNK);
  const page = await openTrials('interaction');
  await page.click('[data-trial] button');
  await page.click('[data-trial] button');
  assert.equal(await page.$eval('[data-trial] button', (button) => button.getAttribute('aria-busy')), 'true');
  release();
  await waitLive(page, 'interaction');
  await page.waitForFunction(() => document.querySelector('output')?.textContent === '1');
  assert.equal(await page.$eval('[data-trial] button', (button) => button.getAttribute('aria-busy')), null);
  await wait(200);
  assert.equal(await textOf(page, 'output'), '1');
  await page.click('[data-trial] button');
  await page.waitForFunction(() => document.querySelector('output')?.textContent === '2');
});

test('a click before even the runtime is there is kept', async () => {
  const release = person.site.hold('/assets/main');
  setTrials('interaction');
  const page = await person.open('/', { until: 'parsed' });
  await page.waitForSelector('[data-trial] button');
  await page.click('[data-trial] button');
  assert.equal(await page.evaluate(() => customElements.get('drivyn-island') === undefined), true);
  release();
  await page.waitForFunction(() => document.querySelector('output')?.textContent === '1');
});

test('an island that leaves the page is unmounted, one that comes with a screen starts', async () => {
  const page = await openTrials('load');
  person.site.screens.set('/two', { title: 'Two', view: <Trials whens={['load']} prefix="two" /> });
  await waitLive(page, 'load');
  await page.evaluate(() => {
    location.hash = '#/two';
  });
  await page.waitForFunction(() => document.body.dataset.unmounted === 'load');
  await waitLive(page, 'two-load');
});

test('a chunk that fails once is asked for again', async () => {
  setTrials('interaction');
  person.site.broken.add(CHUNK);
  const page = await person.open('/', { quiet: true });
  await page.focus('[data-trial] input');
  await waitFor(() => person.site.requests.filter((one) => one.includes(CHUNK)).length >= 1);
  person.site.broken.clear();
  await waitLive(page, 'interaction');
});

test('a chunk that keeps failing leaves the server’s HTML, says so, and works on a later try', async () => {
  setTrials('interaction');
  person.site.broken.add(CHUNK);
  const page = await person.open('/', { quiet: true });
  await page.click('[data-trial] button');
  await page.waitForSelector('.toast');
  assert.match(await textOf(page, '.toast'), /could not be loaded/);
  assert.equal(await page.$eval('[data-trial] button', (button) => button.getAttribute('aria-busy')), null);
  await page.type('[data-trial] input', 'still typed');
  person.site.broken.clear();
  await wait(600);
  await page.click('[data-trial] button');
  await waitLive(page, 'interaction');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent === 'STILL TYPED');
});

test('when not even the toaster can be loaded, the message is shown plainly', async () => {
  setTrials('interaction');
  for (const part of ['trial', 'toaster']) {
    person.site.broken.add(`/assets/chunks/${part}`);
  }
  const page = await person.open('/', { quiet: true });
  await page.click('[data-trial] button');
  await page.waitForSelector('.toast[role="alert"]');
  assert.match(await textOf(page, '.toast'), /could not be loaded/);
});

test('an island that breaks gives its server HTML back', async () => {
  person.site.screens.set('/', { title: 'Crash', view: <Island of={Crash} when="load" props={{}} /> });
  const page = await person.open('/', { quiet: true });
  await page.waitForSelector('.toast');
  assert.equal(await textOf(page, 'drivyn-island[name="crash"] button'), 'Still here');
});

test('after a write an island has its regions swapped', async () => {
  const view = (figure: string) => (
    <>
      <h1 tabIndex={-1}>Trial</h1>
      <Trials whens={['interaction']} />
      <p data-region="figures">{figure}</p>
    </>
  );
  person.site.screens.set('/', { title: 'Trial', view: view('old') });
  const page = await person.open('/');
  person.site.screens.set('/', { title: 'Trial', view: view('new') });
  await page.type('[data-trial] input', 'kept');
  await page.click('[data-do="refresh"]');
  await page.waitForFunction(() => document.querySelector('[data-region]')?.textContent === 'new');
  assert.equal(await textOf(page, '[data-echo]'), 'KEPT');
  person.site.screens.set('/two', { title: 'Two', view: <h1 tabIndex={-1}>Two</h1> });
  await page.click('[data-do="navigate"]');
  await arrive(page, 'Two');
});

test('props that are not plain JSON are refused with the island’s name and the path', () => {
  const props = { name: 'x', list: [{ at: new Date(0) }] };
  const view = <Island of={Trial} props={props} />;
  assert.throws(() => renderToString(view), /props of island trial\.list\.0\.at is not plain JSON/);
});

function Trials({ whens, prefix }: { readonly whens: readonly IslandWhen[]; readonly prefix?: string }) {
  return whens.map((when) => (
    <Island key={when} of={Trial} when={when} props={{ name: prefix ? `${prefix}-${when}` : when }} />
  ));
}

function setTrials(...whens: IslandWhen[]) {
  person.site.screens.set('/', { title: 'Trial', view: <Trials whens={whens} /> });
}

function openTrials(...whens: IslandWhen[]) {
  setTrials(...whens);
  return person.open('/');
}

function isLive(page: Page, name: string) {
  return page.$eval(`[data-trial="${name}"]`, (trial) => trial.getAttribute('data-live') === 'true');
}

async function waitLive(page: Page, name: string) {
  await page.waitForSelector(`[data-trial="${name}"][data-live="true"]`);
}

function idsIn(page: Page) {
  return page.$$eval('[data-trial]', (trials) => trials.map((trial) => trial.getAttribute('data-id')));
}
