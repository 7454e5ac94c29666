// The router in a real browser: where a link, the back button or an address leads, and what a person notices of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { ReactNode } from 'react';
import { TIMINGS } from '../../server/contract/constants/timings.ts';
import { arrive, hashOf, makePerson, textOf, waitFor } from '../islands/fixture/person.ts';
import { stopClock } from '../screens/page-clock.ts';

const person = makePerson();

test('a link swaps the screen: address, title, navigation, focus and announcement follow', async () => {
  addScreens();
  const page = await person.open('/');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Second');
  assert.equal(hashOf(page), '#/two');
  assert.equal(await page.title(), 'Second - Drivyn');
  assert.equal(await page.$eval('[aria-current]', (link) => link.getAttribute('href')), '#/two');
  assert.equal((await page.$$('[aria-current]')).length, 1);
  await page.waitForFunction(() => document.getElementById('announcer')?.textContent === 'Second - Drivyn');
  assert.ok(await page.$('[data-same-page]'), 'the document was loaded anew');
});

test('a deep link asks for its screen at once and only once', async () => {
  addScreens();
  const page = await person.open('/#/two');
  await arrive(page, 'Second');
  assert.deepEqual(screenRequests(), ['GET /screens/two']);
});

test('a deep link shows nothing of another screen before its own', async () => {
  addScreens();
  const release = person.site.hold('/screens/two');
  const page = await person.open('/#/two');
  await page.waitForSelector('#main[aria-busy=true]');
  assert.equal(await page.$eval('#main', (main) => main.checkVisibility()), false);
  assert.equal(await page.$eval('.topbar', (bar) => bar.checkVisibility()), true);
  release();
  await arrive(page, 'Second');
  assert.equal(await page.$eval('#main', (main) => main.checkVisibility()), true);
});

test('what is fetched ahead waits for the screen of a deep link', async () => {
  addScreens();
  const release = person.site.hold('/screens/two');
  const page = await person.open('/#/two');
  await page.waitForSelector('#main[aria-busy=true]');
  // Whoever asked for it before has had it before.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  const ahead = () => person.site.requests.filter((one) => one.endsWith('/assets/chunks.json'));
  assert.deepEqual(ahead(), []);
  release();
  await arrive(page, 'Second');
  await waitFor(() => ahead().length > 0);
});

test('a deep link that is left before its screen has come is left', async () => {
  addScreens();
  const release = person.site.hold('/screens/two');
  const page = await person.open('/#/two');
  await page.click('.nav-link[href="#/"]');
  await page.waitForFunction(() => document.querySelector('#main h1')?.checkVisibility());
  assert.equal(await textOf(page, 'h1'), 'First');
  release();
  const other = person.site.hold('/assets/');
  const early = await person.open('/#/two', { until: 'parsed' });
  await early.click('.nav-link[href="#/"]');
  other();
  await early.waitForFunction(() => document.querySelector('#main h1')?.checkVisibility());
  assert.equal(await textOf(early, 'h1'), 'First');
});

test('a deep link without its screen says so, and without its script shows what it has', async () => {
  addScreens();
  person.site.dead.add('/screens/two');
  await arrive(await person.open('/#/two', { quiet: true }), 'The server cannot be reached');
  person.site.dead.add('/assets/');
  const page = await person.open('/#/two', { quiet: true });
  await page.waitForFunction(() => document.querySelector('#main h1')?.checkVisibility());
});

test('what a person has begun before the screen of a deep link has come goes on', async () => {
  addScreens();
  const release = person.site.hold('/screens/two');
  const page = await person.open('/#/two', { quiet: true });
  await page.focus('#search input');
  await page.keyboard.type('kept');
  release();
  await page.waitForSelector('#main[data-title^="Second"]');
  await page.keyboard.type(' on');
  assert.equal(await page.$eval('#search input', (input) => (input as HTMLInputElement).value), 'kept on');
  const releaseAgain = person.site.hold('/screens/two');
  const other = await person.open('/#/two');
  await other.click('[popovertarget="account-menu"]');
  releaseAgain();
  await other.waitForSelector('#main[data-title^="Second"]');
  assert.ok(await other.$('#account-menu:popover-open'), 'the menu was closed');
});

test('no address leads out of the screens', async () => {
  addScreens();
  person.site.screens.set('/not-found', screen('Nowhere'));
  for (const hash of ['#/../s/token', '#/two/%2E%2e/../s/token', '#/..?a=1']) {
    const page = await person.open(`/${hash}`);
    await arrive(page, 'Nowhere');
    await page.evaluate(() => {
      location.hash = '#/two?of=a/../b';
    });
    await arrive(page, 'Second');
  }
  const led = person.site.requests.filter((one) => one.includes('token'));
  assert.deepEqual(led, []);
  assert.deepEqual(
    new Set(screenRequests()),
    new Set(['GET /screens/not-found', 'GET /screens/two?of=a/../b']),
  );
});

test('the page’s userId is passed on, and the hash’s own wins', async () => {
  addScreens();
  const page = await person.open('/?userId=14#/two');
  await arrive(page, 'Second');
  await page.evaluate(() => {
    location.hash = '#/three?userId=15';
  });
  await arrive(page, 'Third');
  assert.deepEqual(screenRequests(), ['GET /screens/two?userId=14', 'GET /screens/three?userId=15']);
});

test('back and forward restore scroll, a new navigation starts at the top', async () => {
  addScreens();
  const page = await person.open('/');
  await page.evaluate(() => scrollTo(0, 700));
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Second');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await arrive(page, 'First');
  assert.equal(await page.evaluate(() => scrollY), 700);
  await page.goForward();
  await arrive(page, 'Second');
  assert.equal(await page.evaluate(() => scrollY), 300);
});

test('the newest navigation wins, however late an older answer comes', async () => {
  addScreens();
  person.site.screens.set('/slow', screen('Slow'));
  const release = person.site.hold('/screens/slow');
  const page = await person.open('/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.body.append(document.createElement('i'), document.querySelector('h1')?.textContent ?? '');
    }).observe(document.getElementById('main')?.parentElement ?? document.body, {
      childList: true,
    });
    location.hash = '#/slow';
  });
  await waitFor(() => person.site.requests.includes('GET /screens/slow'));
  await page.evaluate(() => {
    location.hash = '#/two';
  });
  await arrive(page, 'Second');
  release();
  await wait(300);
  assert.deepEqual(
    await page.$$eval('body > i', (marks) => marks.map((mark) => mark.nextSibling?.textContent)),
    ['Second'],
  );
  assert.equal(await page.title(), 'Second - Drivyn');
});

test('an address that changes in the moment when a screen arrives is followed', async () => {
  addScreens();
  const page = await person.open('/');
  await page.evaluate(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (!String(input).includes('/screens/two')) return response;
      const body = await response.text();
      const text = async () => {
        // Its event comes only after what waits for this text.
        location.hash = '#/three';
        return body;
      };
      return Object.defineProperty(response, 'text', { value: text });
    };
  });
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Third');
  assert.equal(hashOf(page), '#/three');
});

test('a screen that is as it was, but no longer kept here, is asked for in full', async () => {
  addScreens();
  const page = await person.open('/');
  await page.evaluate(() => {
    const original = window.fetch;
    let left = 1;
    window.fetch = async (input, init) =>
      String(input).includes('/screens/two') && left-- > 0
        ? new Response(null, { status: 304 })
        : original(input, init);
    location.hash = '#/two';
  });
  await arrive(page, 'Second');
});

test('a slow navigation is busy at once and shows its bar only after a while', async () => {
  addScreens();
  person.site.screens.set('/slow', screen('Slow'));
  const release = person.site.hold('/screens/slow');
  const page = await person.open('/');
  await stopClock(page, async (pass) => {
    await page.evaluate(() => {
      location.hash = '#/slow';
    });
    await page.waitForSelector('#main[aria-busy=true]');
    await pass(TIMINGS.progressDelay - 1);
    assert.ok(await page.$('#screen-progress[hidden]'), 'the bar came early');
    await pass(1);
    assert.ok(await page.$('#screen-progress:not([hidden])'), 'the bar did not come');
  });
  release();
  await arrive(page, 'Slow');
  assert.ok(await page.$('#screen-progress[hidden]'), 'the bar stayed');
});

test('an error screen is shown in place', async () => {
  addScreens();
  const page = await person.open('/', { quiet: true });
  await page.evaluate(() => {
    location.hash = '#/nowhere';
  });
  await arrive(page, '404 Page Not Found');
  assert.equal(hashOf(page), '#/nowhere');
  await page.click('.nav-link[href="#/two"]');
  await arrive(page, 'Second');
});

test('without a connection it says so, tries again when there is one, and on request', async () => {
  addScreens();
  const page = await person.open('/', { quiet: true });
  person.site.dead.add('/screens/two');
  await page.evaluate(() => {
    location.hash = '#/two';
  });
  await arrive(page, 'The server cannot be reached');
  assert.match(await textOf(page, 'main'), /cannot be reached/);
  person.site.dead.clear();
  person.site.broken.add('/screens/two');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await arrive(page, 'This screen could not be shown');
  assert.match(await textOf(page, 'main'), /503/);
  person.site.broken.clear();
  await page.click('[data-try-again]');
  await arrive(page, 'Second');
});

test('another build of the server reloads the page, once', async () => {
  addScreens();
  const page = await person.open('/');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  person.site.build = 'build-2';
  await page.click('.nav-link[href="#/two"]');
  await page.waitForFunction(() => document.documentElement.dataset.build === 'build-2');
  await arrive(page, 'Second');
  assert.equal(await page.$('[data-same-page]'), null);
});

test('two servers taking turns do not reload for ever', async () => {
  addScreens();
  person.site.screens.set('/two', { ...screen('Second'), headers: { 'Drivyn-Build': 'other' } });
  const page = await person.open('/#/two');
  await arrive(page, 'Second');
  assert.equal(person.site.requests.filter((one) => one === 'GET /').length, 2);
});

test('a redirect answer goes there and leaves no entry behind', async () => {
  addScreens();
  person.site.screens.set('/old', { ...screen('Old'), headers: { 'Drivyn-Location': '#/two' } });
  const page = await person.open('/#/three');
  await arrive(page, 'Third');
  await page.evaluate(() => {
    location.hash = '#/old';
  });
  await arrive(page, 'Second');
  assert.equal(hashOf(page), '#/two');
  await page.goBack();
  await arrive(page, 'Third');
});

test('an address that changes in the moment when a redirect arrives is followed, not the redirect', async () => {
  addScreens();
  person.site.screens.set('/old', { ...screen('Old'), headers: { 'Drivyn-Location': '#/two' } });
  const page = await person.open('/');
  await page.evaluate(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      // Its event comes only after the redirect has been read.
      if (String(input).includes('/screens/old')) location.hash = '#/three';
      return response;
    };
    location.hash = '#/old';
  });
  await arrive(page, 'Third');
  assert.equal(hashOf(page), '#/three');
  assert.ok(!screenRequests().includes('GET /screens/two'), 'the redirect was followed');
});

test('redirects in a circle end', async () => {
  addScreens();
  person.site.screens.set('/a', { ...screen('A'), headers: { 'Drivyn-Location': '#/b' } });
  person.site.screens.set('/b', { ...screen('B'), headers: { 'Drivyn-Location': '#/a' } });
  const page = await person.open('/');
  await page.evaluate(() => {
    location.hash = '#/a';
  });
  await arrive(page, 'This screen could not be shown');
});

test('a document fetched at /screens gets its hash address, and a screen that the server chose too', async () => {
  addScreens();
  const page = await person.open('/screens/two?userId=14');
  await page.waitForFunction(() => location.hash === '#/two?userId=14');
  assert.equal(new URL(page.url()).pathname, '/');
  person.site.frame = { route: '/business-setup' };
  const other = await person.open('/');
  await other.waitForFunction(() => location.hash === '#/business-setup');
  assert.deepEqual(screenRequests(), ['GET /screens/two?userId=14']);
});

test('the skip link and other anchors stay on the screen', async () => {
  addScreens();
  const page = await person.open('/#/two');
  await arrive(page, 'Second');
  await page.focus('.skip');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  assert.equal(hashOf(page), '#/two');
});

test('signing in takes a page without frame to one with it, and signing out back again', async () => {
  addScreens();
  person.site.screens.set('/login', { ...screen('Sign in'), bare: true });
  person.site.frame = { account: null, route: '/login' };
  const page = await person.open('/');
  await page.waitForFunction(() => location.hash === '#/login');
  person.site.frame = {};
  await page.evaluate(() => {
    location.hash = '#/two';
  });
  await page.waitForSelector('.frame');
  await arrive(page, 'Second');
  await page.evaluate(() => {
    location.hash = '#/login';
  });
  await arrive(page, 'Sign in');
  assert.equal(await page.$eval('.topbar', (bar) => getComputedStyle(bar).display), 'none');
  assert.deepEqual(await shownBrands(page), ['#/'], 'one way home, as on a page without frame');
});

function shownBrands(page: Page) {
  return page.$$eval('.brand', (links) =>
    links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
  );
}

function addScreens() {
  person.site.screens.set('/', screen('First'));
  person.site.screens.set('/two', screen('Second'));
  person.site.screens.set('/three', screen('Third'));
}

function screen(title: string, children?: ReactNode) {
  const view = (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {Array.from({ length: 100 }, (_, line) => `Line ${line} of ${title}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
  return { title, view };
}

function screenRequests() {
  return person.site.requests.filter((one) => one.includes('/screens/'));
}
