// The Dashboard: where it leads without a profile, and what it shows with and without one.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Dashboard } from '../../views/screens/dashboard/index.tsx';
import { headingIs, press, serveSite } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SECTION = '2 Dashboard';
const REDIRECT = '4 States and transitions: Dashboard';

let page: Page;
const site = serveSite(async (started) => {
  page = await started.open('/dashboard');
});

/** A card's or banner's links as `label -> hash`, by the heading before them. */
function linksUnder(markup: string, heading: string): Record<string, string> {
  const [, after = ''] = markup.split(`>${heading}</h2>`);
  const [section = ''] = after.split('</section>');
  return linksIn(section);
}

function linksIn(markup: string): Record<string, string> {
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return Object.fromEntries(
    links.map(([, href, label]) => [label?.replace(/<[^>]+>/g, '') ?? '', href ?? '']),
  );
}

async function main(route = '/dashboard'): Promise<string> {
  const markup = await (await fetch(`${site().url}/screens${route}`)).text();
  return markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
}

/** As the view draws it before there is a profile: nobody gets to see it, because of the redirect. */
const BARE = renderToString(
  createElement(Dashboard, {
    ...{ business: null, connections: 0, userId: 14, paused: false },
    counts: { scheduled: 0, awaitingApproval: 0, needsAttention: 0, published: 0 },
    ...{ needs: [], otherNeeds: 0, next: [], published: [], decisions: [] },
    clock: { now: 0, locale: 'en-GB', timeZone: 'UTC' },
  }),
);

for (const route of ['/', '/dashboard']) {
  statement(REDIRECT, `${route} redirects to /business-setup when no profile is found`, async () => {
    await page.goto(`${site().url}/#${route}`);
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector('#main')?.getAttribute('data-screen') === 'business-setup',
    );
    const answer = await fetch(`${site().url}/screens${route}`, { headers: { 'Drivyn-Fragment': '1' } });
    assert.equal(answer.headers.get('Drivyn-Location'), '#/business-setup');
  });
}

statement('7 The calls it makes', 'without a profile its call answers with an error', async () => {
  const answer = await fetch(`${site().url}/api/business-profile/14`);
  assert.equal(answer.status, 404);
  assert.match(await answer.text(), /profile/);
});

statement(SECTION, 'header "Marketing Platform", subtitle "Set up your autonomous marketing system"', () => {
  assert.match(BARE, /<h1[^>]*>Marketing Platform<\/h1><p>Set up your autonomous marketing system<\/p>/);
});

statement(SECTION, 'without a profile: Business Setup with "Begin Setup" to /business-setup', () => {
  assert.deepEqual(linksUnder(BARE, 'Business Setup'), { 'Begin Setup': '#/business-setup' });
});

statement(SECTION, 'without a profile: AI Capabilities with "View Capabilities" to /autonomous-demo', () => {
  assert.deepEqual(linksUnder(BARE, 'AI Capabilities'), { 'View Capabilities': '#/autonomous-demo' });
  assert.doesNotMatch(BARE, /Marketing Activity/);
});

statement(SECTION, 'the heading changes to the business’s dashboard once a profile exists', async () => {
  await saveProfile(site().client, { name: 'Corner Books' });
  assert.match(await main(), /<h1[^>]*>Corner Books Dashboard<\/h1>/);
});

statement(SECTION, 'button "Business Settings" to /business-setup', async () => {
  for (const markup of [BARE, await main()]) {
    const [head = ''] = markup.split('</header>');
    assert.deepEqual(linksIn(head), { 'Business Settings': '#/business-setup' });
  }
});

statement(SECTION, 'with a profile: Business Profile with "Edit Profile" to /business-setup', async () => {
  assert.deepEqual(linksUnder(await main(), 'Business Profile'), {
    'Edit Profile': '#/business-setup?edit=1',
  });
});

statement(
  SECTION,
  'Platform Connections to /platform: "Connect Platforms", and "Manage Platforms" once there are some',
  async () => {
    assert.deepEqual(linksUnder(await main(), 'Platform Connections'), { 'Connect Platforms': '#/platform' });
    await connectChannel(site().client, 'facebook');
    assert.deepEqual(linksUnder(await main(), 'Platform Connections'), { 'Manage Platforms': '#/platform' });
  },
);

statement(SECTION, 'with a profile: Marketing Activity with "View Activity" to /analytics', async () => {
  const markup = await main();
  assert.deepEqual(linksUnder(markup, 'Marketing Activity'), { 'View Activity': '#/analytics' });
  assert.doesNotMatch(markup, /AI Capabilities/);
});

statement(SECTION, 'bottom banner: "Start Now" and "View Dashboard" (to /detailed-dashboard)', async () => {
  // Where nothing is left to set up, it starts where the work of the autopilot is watched over.
  for (const [markup, start] of [
    [BARE, '#/business-setup'],
    [await main(), '#/autonomous-control'],
  ] as const) {
    const banner = markup.slice(markup.lastIndexOf('<section'));
    assert.deepEqual(linksIn(banner), {
      'Start Now': start,
      'View Dashboard': '#/detailed-dashboard',
    });
  }
  await page.goto(`${site().url}/#/dashboard`);
  await page.reload();
  await headingIs(page, 'Corner Books Dashboard');
  await press(page, 'View Dashboard');
  await headingIs(page, 'Detailed Dashboard');
});

statement(SECTION, '/ and /dashboard are the same screen', async () => {
  // What is planned for the new channel shows on both.
  await site().app.worker.drain();
  const content = (markup: string) => markup.slice(markup.indexOf('>')).replace(/<time.*?<\/time>/g, '');
  assert.equal(content(await main('/')), content(await main('/dashboard')));
});

statement(SECTION, 'optional query parameter userId, default 14', async () => {
  assert.match(await main('/dashboard?userId=14'), /Corner Books Dashboard/);
  const answer = await fetch(`${site().url}/screens/dashboard?userId=15`);
  assert.equal(answer.status, 404);
});

statement(
  '7 The calls it makes',
  'dashboard data: GET /api/users/14/metrics, /platforms and /contents',
  async () => {
    const read = async (what: string) => {
      const answer = await fetch(`${site().url}/api/users/14/${what}`);
      assert.equal(answer.status, 200, what);
      return answer.json();
    };
    const metrics = (await read('metrics')) as { platforms: number };
    assert.equal(metrics.platforms, 1);
    const [platform] = (await read('platforms')) as Record<string, unknown>[];
    for (const field of ['id', 'name', 'type', 'isActive', 'automationLevel', 'budget'])
      assert.ok(field in (platform ?? {}), field);
    assert.ok(Array.isArray(await read('contents')));
  },
);
