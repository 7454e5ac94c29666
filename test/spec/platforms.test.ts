// The page of one platform, statement by statement: section 2, and what sections 3, 7 and 9 say of it.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { ChannelMark } from '../../views/components/icon.tsx';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SECTION = '2 Per-platform page';
const site = serveSite(async ({ client }) => {
  await connectChannel(client, 'google-ads');
  await connectChannel(client, 'facebook');
});

const page = async (path: string) => (await fetch(`${site().url}/screens${path}`)).text();
/** What a person reads: no tags, no attributes. */
const text = async (path: string) =>
  (await page(path))
    .replace(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
/** What the badges of the three automated activities say. */
async function activitiesOf(segment: string): Promise<string[]> {
  const [, list = ''] =
    /aria-label="Automated activities"[^>]*>([\s\S]*?)<\/ul>/.exec(await page(`/platforms/${segment}`)) ?? [];
  return [...list.matchAll(/badge[^>]*>([^<]+)</g)].map(([, words = '']) => words);
}
const heading = (html: string) =>
  (/<h1[^>]*>([\s\S]*?)(?:<span class="tag|<\/h1>)/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

async function opened(path: string, check: (page: Page) => Promise<void>): Promise<void> {
  const tab = await site().open(path);
  try {
    await check(tab);
  } finally {
    await tab.close();
  }
}
async function connections(): Promise<Connection[]> {
  return (await (await site().client('/api/users/14/platforms')).json()) as Connection[];
}

statement(SECTION, 'platformName is lower-cased', async () => {
  assert.equal(heading(await page('/platforms/FaceBook')), 'Facebook');
});

statement(SECTION, 'the default platform is instagram, and /platform shows the same screen', async () => {
  const html = await page('/platform');
  assert.equal(heading(html), 'Instagram');
  // Above it all platforms, as that is where "Connect Platforms" leads.
  for (const type of CHANNEL_TYPES) assert.ok(html.includes(`#/platforms/${channelOf(type).segment}`), type);
});

statement(SECTION, 'the title is the platform display name plus the product name', async () => {
  for (const [segment, name] of [
    ['instagram', 'Instagram'],
    ['facebook', 'Facebook'],
    ['twitter', 'X'],
    ['x', 'X'],
    ['linkedin', 'LinkedIn'],
    ['youtube', 'YouTube'],
    ['pinterest', 'Pinterest'],
    ['tiktok', 'TikTok'],
    ['Google-Ads', 'Google Ads'],
    ['email', 'Email Marketing'],
  ] as const) {
    const html = await page(`/platforms/${segment}`);
    assert.deepEqual([titleOf(html), heading(html)], [`${name} - Drivyn`, name]);
  }
});

statement(
  SECTION,
  'userId is optional and stands for the signed-in user; a foreign one is not found',
  async () => {
    assert.equal(heading(await page('/platforms/x?userId=14')), 'X');
    const foreign = await fetch(`${site().url}/screens/platforms/x?userId=15`);
    assert.equal(foreign.status, 404);
  },
);

statement(SECTION, 'a back link leads to /dashboard', async () => {
  assert.match(
    await page('/platforms/x'),
    /<a[^>]*class="back"[^>]*href="#\/dashboard"|href="#\/dashboard"[^>]*class="back"/,
  );
});

statement(SECTION, 'tabs: Overview, Content, Analytics, Audience, Settings', async () => {
  const html = await page('/platforms/x');
  const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
  assert.deepEqual(tabs, ['Overview', 'Content', 'Analytics', 'Audience', 'Settings']);
});

statement(
  SECTION,
  'Overview: Platform Status with Content Queue and Last Generated, "Never" before anything was written',
  async () => {
    const shown = await text('/platforms/facebook');
    assert.match(shown, /Platform Status/);
    assert.match(shown, /Content Queue 0/);
    assert.match(shown, /Last Generated Never/);
  },
);

statement(
  SECTION,
  'Overview: three automated activities: Content Generation, Trend Analysis, Audience Targeting',
  async () => {
    const html = await page('/platforms/facebook');
    const [, list = ''] = /aria-label="Automated activities"[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
    const names = [...list.matchAll(/<\/svg>([^<]+)/g)].map(([, name]) => name);
    assert.deepEqual(names, ['Content Generation', 'Trend Analysis', 'Audience Targeting']);
  },
);

statement(SECTION, 'Overview: nothing is active on a channel that is not connected (product)', async () => {
  assert.deepEqual(await activitiesOf('linkedin'), ['Not active', 'Not active', 'Not active']);
});

statement(
  SECTION,
  'Overview: a simulated channel has no followers, and says that it is simulated (product)',
  async () => {
    const shown = await text('/platforms/facebook');
    assert.match(shown, /Total Followers .{0,40}The Sandbox simulates no followers\./);
    assert.doesNotMatch(shown, /network reports/i);
  },
);

statement(
  SECTION,
  'three metric cards show "No data available" / "Connect your account to see metrics"',
  async () => {
    const shown = await text('/platforms/linkedin');
    assert.equal(shown.split('No data available').length - 1, 3);
    assert.equal(shown.split('Connect your account to see metrics').length - 1, 3);
  },
);

for (const [segment, labels] of [
  ['email', ['Total Subscribers', 'Average Open Rate', 'Click-Through Rate']],
  ['google-ads', ['Total Impressions', 'Click-Through Rate', 'Cost Per Click']],
  ['tiktok', ['Total Followers', 'Engagement Rate', 'Reach']],
] as const) {
  statement(SECTION, `metric cards of ${segment}: ${labels.join(', ')}`, async () => {
    const shown = await text(`/platforms/${segment}`);
    for (const label of labels) assert.ok(shown.includes(label), label);
  });
}

statement(
  SECTION,
  'Latest Content, empty: "No content published yet" with a button to the Content tab',
  async () => {
    const html = await page('/platforms/facebook');
    assert.match(html, /No content published yet/);
    assert.match(html, /<a href="#\/platforms\/facebook\?tab=content" class="button/);
  },
);

statement(
  SECTION,
  'an AI-Generated Content card and a static AI Recommendations card, marked as a sample',
  async () => {
    const html = await page('/platforms/facebook');
    assert.match(html, />AI-Generated Content</);
    assert.match(html, />AI Recommendations<span class="tag tag-sample"/);
  },
);

statement(SECTION, 'the recommendations are those of the platform', async () => {
  const lists = await Promise.all(
    ['facebook', 'x', 'email', 'google-ads'].map(
      async (one) =>
        /AI Recommendations[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(await page(`/platforms/${one}`))?.[1],
    ),
  );
  assert.ok(lists.every(Boolean));
  assert.equal(new Set(lists).size, 4);
});

statement(SECTION, 'a "Configure Your Business" call to action links to /business-setup', async () => {
  assert.match(await page('/platforms/x'), /href="#\/business-setup"[^>]*>Configure Your Business</);
});

statement(
  SECTION,
  'Content: Ad Strategy Analysis: Google Ads "Paid Advertising", others "Organic + Selective Paid", 85% confidence',
  async () => {
    for (const [segment, strategy] of [
      ['google-ads', 'Paid Advertising'],
      ['facebook', 'Organic + Selective Paid'],
    ] as const) {
      const shown = await text(`/platforms/${segment}?tab=content`);
      assert.match(shown, /Ad Strategy Analysis Sample/);
      assert.ok(shown.includes(`Strategy ${strategy}`), segment);
      assert.match(shown, /Confidence 85 ?%/);
    }
  },
);

statement(SECTION, 'Google Ads and Email lead on to Paid Advertising and Email Marketing', async () => {
  assert.match(await page('/platforms/google-ads'), /href="#\/paid-advertising"/);
  assert.match(await page('/platforms/email'), /href="#\/email-marketing"/);
});

statement(SECTION, 'Settings: Account Connection "Not connected" with a Connect Account button', async () => {
  const shown = await text('/platforms/pinterest?tab=settings');
  assert.match(shown, /Account Connection Not connected/);
  assert.match(shown, /Connect Account/);
});

statement(
  SECTION,
  'Settings of Google Ads: daily budget with placeholder 50.00 in USD per day, Add Payment Method',
  async () => {
    const html = await page('/platforms/google-ads?tab=settings');
    assert.match(html, />Billing Settings</);
    assert.match(html, /Daily budget \(USD per day\)/);
    assert.match(html, /name="budget"[^>]*placeholder="50\.00"|placeholder="50\.00"[^>]*name="budget"/);
    assert.match(html, /Add Payment Method/);
  },
);

statement(SECTION, 'billing settings are those of Google Ads only', async () => {
  assert.doesNotMatch(await page('/platforms/facebook?tab=settings'), /Billing Settings/);
});

statement(
  SECTION,
  'Publishing toggles: Auto-Schedule Content (on), Content Approval (off), Auto-Generated Hashtags (on)',
  async () => {
    const html = await page('/platforms/facebook?tab=settings');
    const isOn = (name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes('checked=""');
    assert.deepEqual(['autoSchedule', 'approval', 'autoHashtags'].map(isOn), [true, false, true]);
    for (const label of ['Auto-Schedule Content', 'Content Approval', 'Auto-Generated Hashtags'])
      assert.ok(html.includes(`>${label}</label>`), label);
  },
);

statement(
  SECTION,
  'Analytics toggles: Performance Reports, weekly (on), Competitor Tracking (on)',
  async () => {
    const html = await page('/platforms/facebook?tab=settings');
    const isOn = (name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes('checked=""');
    assert.deepEqual(['performanceReports', 'competitorTracking'].map(isOn), [true, true]);
    assert.match(html, />Performance Reports, weekly<\/label>/);
    assert.match(html, />Competitor Tracking<\/label>/);
  },
);

statement('7 The calls it makes', 'Refresh fetches the contents of the signed-in user again', async () => {
  await opened('/platforms/facebook?tab=content', async (tab) => {
    await headingIs(tab, 'Facebook');
    const asked = tab.waitForRequest((request) => request.url().endsWith('/api/users/14/contents'));
    await press(tab, 'Refresh');
    assert.equal((await asked).method(), 'GET');
  });
});

statement(SECTION, 'the toggles are saved, with and without scripts', async () => {
  await opened('/platforms/facebook?tab=settings', async (tab) => {
    await tab.waitForSelector('[name=approval]');
    await tab.click('label[for=field-approval]');
    await tab.waitForFunction(async () => {
      const list = await (await fetch('/api/users/14/platforms')).json();
      return list[1].approval === true;
    });
  });
  const [, facebook] = await connections();
  const answer = await site().client(`/api/platforms/${facebook?.id}?_method=put`, {
    form: {
      shown: 'isActive,autoSchedule,approval,autoHashtags',
      isActive: 'on',
      autoSchedule: 'on',
      autoHashtags: 'on',
      automationLevel: '80',
      screen: '/platforms/facebook?tab=settings',
      next: '/platforms/facebook?tab=settings',
    },
  });
  assert.deepEqual(
    [answer.status, answer.headers.get('Location')],
    [303, '/screens/platforms/facebook?tab=settings'],
  );
  const [, saved] = await connections();
  assert.deepEqual([saved?.approval, saved?.isActive, saved?.automationLevel], [false, true, 80]);
});

statement(SECTION, 'a toggle that cannot be saved goes back, and says so', async () => {
  await opened('/platforms/facebook?tab=settings', async (tab) => {
    await tab.setRequestInterception(true);
    tab.on('request', (request) =>
      request.method() === 'PUT' ? request.respond({ status: 500, body: 'No.' }) : request.continue(),
    );
    await tab.waitForSelector('[name=autoHashtags]');
    await tab.click('label[for=field-autoHashtags]');
    await toastOf(tab, 'Failed to save the setting');
    assert.equal(await tab.$eval('[name=autoHashtags]', (one) => (one as HTMLInputElement).checked), true);
  });
});

statement(
  SECTION,
  '"Enable fully autonomous ad spending" is the business’s switch for paid ads',
  async () => {
    await opened('/platforms/google-ads?tab=settings', async (tab) => {
      await tab.waitForSelector('[name=paidAds]');
      const label = await tab.$eval('label[for=field-paidAds]', (one) => one.textContent);
      assert.equal(label, 'Enable fully autonomous ad spending');
      await tab.click('label[for=field-paidAds]');
      await tab.waitForFunction(async () => (await (await fetch('/api/autopilot')).json()).paidAds === false);
    });
  },
);

statement(
  '9 Business constants and limits',
  'a daily budget of 50 USD is sent as a monthly one',
  async () => {
    await opened('/platforms/google-ads?tab=settings', async (tab) => {
      await tab.waitForSelector('[name=budget]');
      await tab.type('[name=budget]', '50');
      const sent = tab.waitForRequest((request) => request.method() === 'PUT');
      await press(tab, 'Update');
      assert.deepEqual(JSON.parse((await sent).postData() ?? ''), { budget: 1500 });
      await toastOf(tab, 'Budget updated');
    });
  },
);

statement(
  '5 Validation rules',
  'a budget that is no number: toast "Invalid budget amount" / "Please enter a valid number"',
  async () => {
    await opened('/platforms/google-ads?tab=settings', async (tab) => {
      await tab.waitForSelector('[name=budget]');
      await tab.$eval('[name=budget]', (input) => (input as HTMLInputElement).select());
      await tab.type('[name=budget]', 'x');
      await press(tab, 'Update');
      assert.match(await toastOf(tab, 'Invalid budget amount'), /Please enter a valid number/);
    });
  },
);

statement(SECTION, 'Content: with no posts, a "content creation in progress" message', async () => {
  // The autopilot runs: what it plans for this channel is kept away by switching planning off once it may begin.
  await connectChannel(site().client, 'linkedin');
  await site().app.worker.drain();
  await site().app.ctx.db.write('businesses').update({ profile_at: Date.now() });
  assert.match(await text('/platforms/linkedin?tab=content'), /Content creation in progress/i);
});

/** Pauses the autopilot, which otherwise may have written all that the profile holds before a person asks for drafts. */
const pause = (paused: boolean) => site().client('/api/autopilot', { method: 'PUT', json: { paused } });

statement(SECTION, 'Content: Content Library with posts that have Edit and Schedule buttons', async () => {
  await pause(true);
  await saveProfile(site().client);
  const list = await connections();
  const linkedin = list.find(({ type }) => type === 'linkedin');
  const json = { platformIds: [linkedin?.id], content: 'Our new oven is in.' };
  assert.equal((await site().client('/api/contents', { json })).status, 201);
  const shown = await text('/platforms/linkedin?tab=content&status=drafts');
  assert.match(shown, /Content Library/);
  assert.match(shown, /Our new oven is in\. .*Edit .*Schedule/);
});

statement(SECTION, 'Content: Refresh and Write drafts also work without scripts', async () => {
  const html = await page('/platforms/linkedin?tab=content');
  assert.match(
    html,
    /<form action="\/screens\/platforms\/linkedin"><input type="hidden" name="tab" value="content"/,
  );
  const linkedin = (await connections()).find(({ type }) => type === 'linkedin');
  const answer = await site().client('/api/contents/generate', {
    form: {
      platformId: String(linkedin?.id),
      count: '2',
      next: '/platforms/linkedin?tab=content&status=drafts',
    },
  });
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('Location'), '/screens/platforms/linkedin?tab=content&status=drafts');
  await pause(false);
});

statement(SECTION, 'Overview: a banner says that the AI is working on the channel', async () => {
  assert.match(await text('/platforms/linkedin'), /AI is working on LinkedIn/);
});

statement(SECTION, 'Overview: the three automated activities are all Active', async () => {
  assert.deepEqual(await activitiesOf('linkedin'), ['Active', 'Active', 'Active']);
});

statement(
  SECTION,
  'Overview: where too little could be written nothing is said to be going well (product)',
  async () => {
    const { read, write } = site().app.ctx.db;
    const [linkedin] = (await connections()).filter(({ type }) => type === 'linkedin');
    const lacking = async (posts: number) => {
      await write('connections').where({ id: linkedin?.id }).update({ lacking: posts });
      return text('/platforms/linkedin');
    };
    // What is to be planned is planned now, and not between two looks at the page.
    await site().app.worker.drain();
    const queued = await read('posts')
      .where({ connection_id: linkedin?.id, deleted_at: null })
      .whereIn('status', ['scheduled', 'awaiting_approval'])
      .pluck('id');
    const hide = (at: number | null) => write('posts').whereIn('id', queued).update({ deleted_at: at });
    await hide(1);
    const silent = await lacking(6);
    assert.match(silent, /Nothing is planned on LinkedIn .*6 posts of the next 14 days could not be written/);
    assert.doesNotMatch(silent, /AI is working/);
    assert.deepEqual(await activitiesOf('linkedin'), ['Not active', 'Not active', 'Not active']);
    await hide(null);
    assert.match(await lacking(0), /AI is working on LinkedIn/);
  },
);

statement(
  SECTION,
  'Overview: Content Queue counts what is scheduled, and Last Generated is a date',
  async () => {
    await site().app.worker.drain();
    const [linkedin] = (await connections()).filter(({ type }) => type === 'linkedin');
    const posts = await site()
      .app.ctx.db.read('posts')
      .where({ connection_id: linkedin?.id })
      .whereNull('deleted_at')
      .whereIn('status', ['scheduled', 'awaiting_approval']);
    const shown = await text('/platforms/linkedin');
    assert.ok(shown.includes(`Content Queue ${posts.length} `), shown);
    assert.match(await page('/platforms/linkedin'), /Last Generated[\s\S]{0,80}<time dateTime="20/);
  },
);

statement(SECTION, 'Overview: Latest Content lists what was published', async () => {
  const [linkedin] = (await connections()).filter(({ type }) => type === 'linkedin');
  const at = Date.now() - 60_000;
  await site()
    .app.ctx.db.write('posts')
    .insert({
      ...{ business_id: 1, connection_id: linkedin?.id, origin: 'person', status: 'published' },
      ...{ content: 'Our oven is warm again.', external_id: 'post-1' },
      ...{ published_at: at, created_at: at, updated_at: at },
    });
  const shown = await text('/platforms/linkedin');
  assert.match(shown, /Latest Content .*Our oven is warm again\. .*AI-Generated Content/);
  assert.ok(!shown.includes('No content published yet'));
});

statement('3 Entities and their fields', 'every platform has an icon of its own', async () => {
  const sprite = await (await fetch(`${site().url}/assets/icons.svg`)).text();
  for (const [segment, key] of [
    ...['youtube', 'instagram', 'facebook', 'x', 'linkedin', 'tiktok', 'pinterest'].map((one) => [one, one]),
    ['twitter', 'x'],
    ['google-ads', 'google-ads'],
    ['email', 'email'],
  ]) {
    const [head = ''] =
      (await page(`/platforms/${segment}`)).split('<main')[1]?.split('role="tablist"') ?? [];
    assert.match(head, new RegExp(`#mark-${key}"`), segment);
    assert.match(sprite, new RegExp(`id="mark-${key}"`), segment);
  }
});

statement(
  '3 Entities and their fields',
  'icon sizes sm, md, lg: each larger than the one before',
  async () => {
    await opened('/platforms/facebook', async (tab) => {
      await headingIs(tab, 'Facebook');
      for (const [size, pixels] of [
        ['sm', 16],
        ['md', 20],
        ['lg', 24],
      ] as const) {
        const icon = renderToString(createElement(ChannelMark, { channel: 'facebook', size }));
        const width = await tab.evaluate((markup) => {
          const main = document.querySelector('#main');
          main?.insertAdjacentHTML('beforeend', markup);
          return main?.lastElementChild?.getBoundingClientRect().width;
        }, icon);
        assert.equal(width, pixels, size);
      }
    });
  },
);
