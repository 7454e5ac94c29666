// What the runtime does inside a screen: tabs, plain forms, live regions, prefetching, search, theme, the event stream.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { ReactNode } from 'react';
import { Tabs } from '../../views/components/tabs.tsx';
import { Island } from '../../views/island.tsx';
import { arrive, awaken, hashOf, makePerson, textOf, waitFor } from '../islands/fixture/person.ts';
import Trial from '../islands/fixture/trial.tsx';

const person = makePerson();
const TABS = [
  { id: 'one', label: 'One', content: <p>First panel</p> },
  { id: 'two', label: 'Two', content: <p>Second panel</p> },
  { id: 'far', label: 'Far' },
];

test('tabs switch in place by click and arrow keys, and rename the address', async () => {
  person.site.screens.set('/', screen('Home', <Tabs label="Parts" route="/?userId=14" tabs={TABS} />));
  const page = await person.open('/');
  await awaken(page);
  await page.click('#tab-two');
  assert.equal(await openTab(page), 'tab-two: Second panel');
  assert.equal(hashOf(page), '#/?tab=two');
  await page.keyboard.press('Home');
  assert.equal(await openTab(page), 'tab-one: First panel');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-one');
  await page.keyboard.press('ArrowRight');
  assert.equal(await openTab(page), 'tab-two: Second panel');
  assert.equal(screenRequests().length, 0);
  await page.click('#tab-far');
  await page.waitForFunction(() => location.hash === '#/?userId=14&tab=far');
  await arrive(page, 'Home');
});

test('without script a tab is a link to the screen with that tab open', async () => {
  person.site.screens.set('/', screen('Home', <Tabs label="Parts" route="/x?userId=14" tabs={TABS} />));
  person.site.screens.set('/x', screen('Elsewhere'));
  const page = await person.open('/', { prepare: (fresh) => fresh.setJavaScriptEnabled(false) });
  await Promise.all([page.waitForNavigation(), page.click('#tab-two')]);
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/screens/x?userId=14&tab=two');
  const links = await page.$$eval('.noscript-nav a', (all) => all.map((link) => link.getAttribute('href')));
  assert.ok(links.includes('/screens/two'));
});

test('an enhanced form shows the answer in place and focuses the field at fault', async () => {
  const form = (
    <form data-enhance="" method="post" action="/screens/form">
      <input name="title" aria-label="Title" aria-invalid defaultValue="kept" />
      <button type="submit">Save</button>
    </form>
  );
  person.site.screens.set('/', screen('Home', form));
  person.site.screens.set('/form', { ...screen('Please correct', form), status: 422 });
  const page = await person.open('/', { quiet: true });
  await waitFor(() => person.site.openStreams === 1);
  await page.click('main button');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  assert.equal(await textOf(page, 'h1'), 'Please correct');
  assert.ok(person.site.requests.includes('POST /screens/form'));
});

test('a region that names a server event is swapped when it comes; focus and scroll stay', async () => {
  person.site.screens.set('/', screen('Home', <Figures value="1" />));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  await page.focus('#field');
  await page.evaluate(() => scrollTo(0, 40));
  person.site.screens.set('/', screen('Changed', <Figures value="2" />));
  person.site.push('post', { id: 1, status: 'published', platform: 'x' });
  await page.waitForFunction(() => document.querySelector('[data-region]')?.textContent?.includes('2'));
  assert.equal(await textOf(page, 'h1'), 'Home');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'field');
  assert.equal(await page.evaluate(() => scrollY), 40);
});

test('a hovered link is fetched ahead once and then used; logging out never is', async () => {
  person.site.screens.set(
    '/',
    screen(
      'Home',
      <a href="#/logout" data-no-prefetch="" id="out">
        Out
      </a>,
    ),
  );
  person.site.screens.set('/two', screen('Second'));
  const page = await person.open('/');
  await page.hover('.nav-link[href="#/two"]');
  await waitFor(() => screenRequests().length === 1);
  await page.hover('#out');
  await wait(150);
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Second');
  assert.deepEqual(screenRequests(), ['GET /screens/two (prefetch)']);
});

test('a link that is followed at once is asked for once', async () => {
  person.site.screens.set('/', screen('Home'));
  person.site.screens.set('/two', screen('Second'));
  const release = person.site.hold('/screens/two');
  const page = await person.open('/');
  await awaken(page);
  await page.click('.nav-link[href="#/two"]');
  await waitFor(() => screenRequests().length > 0);
  await wait(150);
  release();
  await arrive(page, 'Second');
  assert.equal(screenRequests().length, 1, screenRequests().join());
});

test('Ctrl+K goes to the search box, Enter there to the page of results', async () => {
  person.site.screens.set('/search', screen('Found'));
  const page = await person.open('/', { quiet: true });
  await awaken(page);
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.keyboard.type('rye & spelt');
  await page.keyboard.press('Enter');
  await arrive(page, 'Found');
  assert.equal(hashOf(page), '#/search?q=rye%20%26%20spelt');
});

test('the theme is light until chosen, then kept', async () => {
  const page = await person.open('/', { quiet: true });
  assert.equal(await isDark(page), false);
  await page.click('[popovertarget="account-menu"]');
  await page.click('.theme-choice label:has([value="dark"])');
  await page.waitForSelector('html.dark');
  assert.equal(await page.evaluate(() => localStorage.getItem('theme')), 'dark');
  await page.reload();
  assert.equal(await isDark(page), true);
  await page.click('[popovertarget="account-menu"]');
  await page.waitForSelector('.theme-choice [value="dark"]:checked');
});

test('one stream serves all pages of a browser, and moves on when its page closes', async () => {
  person.site.screens.set('/', screen('Home'));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  const beside = await person.openBeside(page, '/');
  await wait(300);
  assert.equal(person.site.openStreams, 1);
  person.site.push('notification', { unread: 3, title: 'Published', message: 'Out now' });
  for (const one of [page, beside]) {
    await waitFor(async () => /3 unread/.test(await attributeOf(one, '.bell', 'aria-label')));
  }
  const heard = await beside.evaluate(() => document.documentElement.dataset.event);
  await page.close();
  await waitFor(() => person.site.streamsOpened === 2 && person.site.openStreams === 1);
  assert.ok(person.site.requests.includes(`GET /api/events?since=${heard}`), 'it would hear all of it again');
  person.site.push('autopilot', { paused: true });
  await waitFor(async () => /Paused/.test(await textOf(beside, '.autopilot-switch')));
});

test('a stream that is refused, as while the server starts again, is asked for until it comes', async () => {
  person.site.screens.set('/', screen('Home'));
  person.site.broken.add('/api/events');
  const page = await person.open('/', {
    quiet: true,
    // Ten seconds, as the page takes them, in a tenth of one.
    prepare: (one) =>
      one.evaluateOnNewDocument(() => {
        const original = window.setTimeout;
        window.setTimeout = ((work: () => void, delay = 0) =>
          original(work, delay / 100)) as typeof setTimeout;
      }),
  });
  await waitFor(() => person.site.requests.filter((one) => one.includes('/api/events')).length > 1);
  person.site.broken.clear();
  await waitFor(() => person.site.openStreams === 1);
  person.site.push('autopilot', { paused: true });
  await waitFor(async () => /Paused/.test(await textOf(page, '.autopilot-switch')));
});

test('the drawer of small screens opens without script and closes with a navigation', async () => {
  person.site.screens.set('/', screen('Home'));
  person.site.screens.set('/two', screen('Second'));
  const page = await person.open('/', {
    prepare: (fresh) => fresh.setViewport({ width: 360, height: 640 }),
  });
  const isShown = () => page.$eval('#sidebar', (sidebar) => sidebar.checkVisibility());
  assert.equal(await isShown(), false);
  await page.click('.menu-button');
  assert.equal(await isShown(), true);
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Second');
  assert.equal(await isShown(), false);
});

function Figures({ value }: { readonly value: string }) {
  return (
    <section data-region="figures" data-live="post connection">
      <p>{value}</p>
      <input id="field" aria-label="Field" />
      <div className="bare">A long screen</div>
    </section>
  );
}

function screen(title: string, content?: React.ReactNode) {
  return {
    title,
    view: (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        {content}
      </>
    ),
  };
}

async function openTab(page: Page) {
  const tab = await page.$eval('[aria-selected="true"][tabindex="0"]', ({ id }) => id);
  return `${tab}: ${await textOf(page, '[role="tabpanel"]:not([hidden])')}`;
}

function attributeOf(page: Page, selector: string, name: string) {
  return page.$eval(selector, (element, key) => element.getAttribute(key) ?? '', name);
}

function isDark(page: Page) {
  return page.evaluate(() => document.documentElement.classList.contains('dark'));
}

function screenRequests() {
  return person.site.requests.filter((one) => one.includes('/screens/'));
}

test('a tab that is pressed before its script is there is still opened, by the server', async () => {
  const release = person.site.hold('/intent-');
  person.site.screens.set('/', screen('Home', <Tabs label="Parts" route="/" tabs={TABS} />));
  const page = await person.open('/');
  await page.click('#tab-two');
  await page.waitForFunction(() => location.hash === '#/?tab=two');
  await waitFor(() => screenRequests().includes('GET /screens/?tab=two'));
  release();
});

test('a form that is sent before its script is there waits for it, and is sent once', async () => {
  const release = person.site.hold('/intent-');
  const form = (
    <form data-enhance="" method="post" action="/screens/saved">
      <button type="submit">Save</button>
    </form>
  );
  person.site.screens.set('/', screen('Home', form));
  person.site.screens.set('/saved', screen('Saved'));
  const page = await person.open('/');
  await page.click('button[type="submit"]:not([popovertarget])');
  release();
  await page.waitForFunction(() => document.querySelector('#main h1')?.textContent === 'Saved');
  assert.equal(person.site.requests.filter((request) => request.startsWith('POST')).length, 1);
});

test('a live region waits while someone presses in it', async () => {
  const region = (text: string) => (
    <div data-region="list" data-live="post">
      <button type="button">{text}</button>
    </div>
  );
  person.site.screens.set('/', screen('Home', region('Before')));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  const box = await page.$eval('[data-region] button', (one) => one.getBoundingClientRect().toJSON());
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  person.site.screens.set('/', screen('Home', region('After')));
  person.site.push('post', { id: 1, status: 'scheduled', platform: 'x' });
  await waitFor(() => screenRequests().length > 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(await textOf(page, '[data-region] button'), 'Before');
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('[data-region] button')?.textContent === 'After');
});

test('a region that is drawn anew after a write waits for the click that someone has begun in it', async () => {
  const region = (text: string) => (
    <div data-region="list">
      <button type="button" id="more">
        {text}
      </button>
    </div>
  );
  person.site.screens.set('/', screen('Home', region('Before')));
  const page = await person.open('/');
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      document.body.dataset.clicked = (target as Element).id;
    }),
  );
  const box = await page.$eval('#more', (one) => one.getBoundingClientRect().toJSON());
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  person.site.screens.set('/', screen('Home', region('After')));
  await page.evaluate(() => {
    const detail = () => document.body.setAttribute('data-done', '');
    document.dispatchEvent(new CustomEvent('drivyn:refresh', { detail }));
  });
  await waitFor(() => screenRequests().length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.mouse.up();
  await page.waitForSelector('[data-done]');
  assert.equal(await page.evaluate(() => document.body.dataset.clicked), 'more', 'the click was lost');
  assert.equal(await textOf(page, '#more'), 'After');
});

test('what is typed in a live region stays there, whatever the server pushes', async () => {
  const region = (text: string) => (
    <div data-region="list" data-live="post">
      <p id="state">{text}</p>
      <form action="/screens/" method="post" data-enhance="">
        <input id="name" name="name" />
      </form>
    </div>
  );
  const beside = (text: string) => (
    <div data-region="beside" data-live="post">
      <p id="beside">{text}</p>
    </div>
  );
  const both = (text: string) => screen('Home', [region(text), beside(text)]);
  person.site.screens.set('/', both('Before'));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  await page.type('#name', 'Loaves for lunch');
  person.site.screens.set('/', both('After'));
  person.site.push('post', { id: 1, status: 'scheduled', platform: 'x' });
  await page.waitForFunction(() => document.querySelector('#beside')?.textContent === 'After');
  assert.equal(await page.$eval('#name', (input) => (input as HTMLInputElement).value), 'Loaves for lunch');
  assert.equal(await textOf(page, '#state'), 'Before');

  await write(page);
  assert.equal(await textOf(page, '#state'), 'After');
  assert.equal(await page.$eval('#name', (input) => (input as HTMLInputElement).value), 'Loaves for lunch');
});

test('a region that someone asked for is swapped, also when a push overtakes the answer', async () => {
  const region = (text: string) => (
    <>
      <p data-region="list" data-live="post">
        {text}
      </p>
      <p id="mine" data-region="mine">
        {text}
      </p>
    </>
  );
  person.site.screens.set('/', screen('Home', region('Before')));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  person.site.screens.set('/', screen('Home', region('After')));
  const release = person.site.hold('/screens/');
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('drivyn:refresh', { detail: () => {} }));
  });
  await waitFor(() => screenRequests().length === 1);
  person.site.push('post', { id: 1, status: 'scheduled', platform: 'x' });
  await waitFor(() => screenRequests().length === 2);
  release();
  await page.waitForFunction(() => document.querySelector('[data-region=list]')?.textContent === 'After');
  assert.equal(screenRequests().length, 2, 'the push asked again');
  assert.equal(await textOf(page, '#mine'), 'After');
});

test('what the server pushes takes nobody away from the screen', async () => {
  const region = (text: string) => (
    <p id="list" data-region="list" data-live="post">
      {text}
    </p>
  );
  person.site.screens.set('/', screen('Home', region('Before')));
  person.site.screens.set('/two', screen('Second'));
  const page = await person.open('/');
  await waitFor(() => person.site.openStreams === 1);
  const moved = { ...screen('Home'), headers: { 'Drivyn-Location': '#/two' } };
  person.site.screens.set('/', moved);
  const answered = page.waitForResponse((one) => one.headers()['drivyn-location'] !== undefined);
  person.site.push('post', { id: 1, status: 'scheduled', platform: 'x' });
  await answered;
  person.site.screens.set('/', screen('Home', region('After')));
  person.site.push('post', { id: 2, status: 'scheduled', platform: 'x' });
  await page.waitForFunction(() => document.querySelector('#list')?.textContent === 'After');
  assert.equal(await page.evaluate(() => location.hash), '');
});

test('after a write every region that differs is swapped, and no other', async () => {
  const regions = (list: string, beside: string) =>
    screen('Home', [
      <p key="list" data-region="list">
        {list}
      </p>,
      <div key="beside" data-region="beside">
        <p id="beside">{beside}</p>
        <Island of={Trial} when="load" props={{ name: 'same' }} />
      </div>,
    ]);
  person.site.screens.set('/', regions('Before', 'Before'));
  const page = await person.open('/');
  await page.waitForSelector('[data-trial][data-live="true"]');
  await page.type('[data-trial] input', 'typed');
  const first = await page.$('[data-region="beside"]');
  person.site.screens.set('/', regions('After', 'Before'));
  await write(page);
  assert.equal(await textOf(page, '[data-region="list"]'), 'After');
  assert.ok(await first?.evaluate((region) => region.isConnected), 'what does not differ was swapped, too');
  person.site.screens.set('/', regions('After', 'After'));
  await write(page);
  assert.equal(await textOf(page, '#beside'), 'After');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent === 'TYPED');
  assert.equal(await page.evaluate(() => document.activeElement?.id), await inputId(page));
  await page.keyboard.type('!');
  await page.waitForFunction(() => document.querySelector('[data-echo]')?.textContent === 'TYPED!');
});

test('focus, caret and what is typed stay, unless the server has heard of something newer', async () => {
  const form = (words: string, name: string) => (
    <div data-region="list">
      <p>{words}</p>
      <form action="/api/names/7" method="post">
        <input name="name" defaultValue={name} />
        <textarea name="about" defaultValue="About" />
      </form>
    </div>
  );
  person.site.screens.set('/', screen('Home', form('Before', 'Ada')));
  const page = await person.open('/');
  await awaken(page);
  await page.type('[name="name"]', 'Dear ');
  await page.focus('[name="about"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.type(' us');
  await page.keyboard.press('ArrowLeft');
  person.site.screens.set('/', screen('Home', form('After', 'Ada')));
  await write(page);
  assert.equal(await textOf(page, '[data-region] p'), 'After');
  await page.keyboard.type('x');
  assert.deepEqual(await valuesOf(page), ['Dear Ada', 'About uxs']);
  person.site.screens.set('/', screen('Home', form('Saved', 'Ada L.')));
  await write(page);
  assert.deepEqual(await valuesOf(page), ['Ada L.', 'About uxs']);
});

test('a region stays when what is typed in it would find no place, or while a dialog holds it', async () => {
  const region = (words: string, extra: ReactNode) => (
    <div data-region="list">
      <p>{words}</p>
      {extra}
    </div>
  );
  const field = <input name="name" aria-label="Name" />;
  person.site.screens.set('/', screen('Home', region('Before', field)));
  const page = await person.open('/');
  await awaken(page);
  await page.type('[name="name"]', 'Ada');
  person.site.screens.set('/', screen('Home', region('After', null)));
  await write(page);
  assert.equal(await page.$eval('[name="name"]', (input) => (input as HTMLInputElement).value), 'Ada');
  assert.equal(await textOf(page, '[data-region] p'), 'Before');
  await page.$eval('[name="name"]', (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.$eval('[data-region]', (one) => one.setAttribute('data-held', '1'));
  await write(page);
  assert.equal(await textOf(page, '[data-region] p'), 'Before');
  await page.$eval('[data-region]', (one) => one.removeAttribute('data-held'));
  await write(page);
  assert.equal(await textOf(page, '[data-region] p'), 'After');
});

/** As an island does that has written something. Resolves when the page shows it. */
function write(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        document.dispatchEvent(new CustomEvent('drivyn:refresh', { detail: done }));
      }),
  );
}

function valuesOf(page: Page) {
  return page.$$eval('form :is(input, textarea):not([type="hidden"])', (fields) =>
    fields.filter((field) => field.closest('#main')).map((field) => (field as HTMLInputElement).value),
  );
}

function inputId(page: Page) {
  return page.$eval('[data-trial] input', (input) => input.id);
}
