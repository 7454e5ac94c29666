// Business Setup: the form, what it refuses, what it sends, and where it leads.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { stopClock } from '../screens/page-clock.ts';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SECTION = '2 Business Setup';
const site = serveSite();
const html = async (query = '') => {
  const response = await fetch(`${site().url}/screens/business-setup${query}`);
  return { status: response.status, text: await response.text() };
};
const control = async (name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec((await html()).text)?.[0] ?? '';

let shared: Page | undefined;
async function openForm(): Promise<Page> {
  shared ??= await site().open('/business-setup');
  await headingIs(shared, 'Business Setup');
  await shared.waitForSelector('[name=description]');
  return shared;
}
const readValue = (page: Page, name: string) =>
  page.$eval(`[name=${name}]`, (one) => (one as HTMLInputElement).value);

statement(
  SECTION,
  'without a profile: intro, benefits list of five, and the form "Connect Your Business"',
  async () => {
    const { text } = await html();
    const [, benefits = ''] = text.split('class="list benefits"');
    const [list = ''] = benefits.split('</ul>');
    assert.deepEqual(
      [...list.matchAll(/<\/svg>([^<]+)</g)].map(([, one]) => one),
      [
        'Tailored content creation',
        'Industry strategies',
        'SEO optimization',
        'Cross-platform content management',
        'Performance analytics',
      ],
    );
    assert.match(text, /Tell us about your business\./);
    assert.match(text, />Connect Your Business</);
    assert.match(text, /type="submit"[^>]*>Connect Business</);
  },
);

statement(SECTION, 'textarea rows: description 3, target audience 2, marketing goals 2', async () => {
  assert.match(await control('description'), /rows="3"/);
  assert.match(await control('targetAudience'), /rows="2"/);
  assert.match(await control('marketingGoals'), /rows="2"/);
});

statement(SECTION, 'the userId query parameter names the account; a foreign one is not found', async () => {
  assert.equal((await html('?userId=14')).status, 200);
  assert.equal((await html('?userId=15')).status, 404);
});

statement('3 Entities', 'industry options with their labels', async () => {
  const [, select = ''] = (await html()).text.split('name="industry"');
  const options = [...(select.split('</select>')[0] ?? '').matchAll(/<option value="(\w+)"[^>]*>([^<]+)</g)];
  assert.deepEqual(
    options.map(([, value, label]) => [value, label?.replace('&amp;', '&')]),
    [
      ['technology', 'Technology'],
      ['ecommerce', 'E-commerce'],
      ['healthcare', 'Healthcare'],
      ['finance', 'Finance'],
      ['education', 'Education'],
      ['realestate', 'Real Estate'],
      ['hospitality', 'Hospitality'],
      ['retail', 'Retail'],
      ['professional', 'Professional Services'],
      ['manufacturing', 'Manufacturing'],
      ['food', 'Food & Beverage'],
      ['arts', 'Arts & Entertainment'],
      ['nonprofit', 'Non-profit'],
      ['other', 'Other'],
    ],
  );
});

statement('3 Entities', 'toneOfVoice options with their labels', async () => {
  const [, select = ''] = (await html()).text.split('name="toneOfVoice"');
  const options = [...(select.split('</select>')[0] ?? '').matchAll(/<option value="(\w+)"[^>]*>([^<]+)</g)];
  assert.deepEqual(
    options.map(([, value, label]) => [value, label?.replace('&amp;', '&')]),
    [
      ['professional', 'Professional'],
      ['friendly', 'Friendly & Casual'],
      ['authoritative', 'Authoritative'],
      ['technical', 'Technical'],
      ['humorous', 'Humorous'],
      ['inspirational', 'Inspirational'],
      ['luxury', 'Luxury & Sophisticated'],
    ],
  );
});

statement(
  '5 Validation',
  'the form marks name, industry, description, targetAudience and marketingGoals as required',
  async () => {
    for (const name of ['name', 'industry', 'description', 'targetAudience', 'marketingGoals'])
      assert.match(await control(name), /\brequired\b/, name);
    for (const name of ['toneOfVoice', 'brandValues', 'websiteUrl'])
      assert.doesNotMatch(await control(name), /\brequired\b/, name);
  },
);

statement('5 Validation', 'websiteUrl is an input of url type', async () => {
  assert.match(await control('websiteUrl'), /type="url"/);
});

statement(
  '8 Error catalogue',
  'missing fields: "Missing required fields" / "Please fill out all required fields", nothing sent',
  async () => {
    const page = await openForm();
    const sent: string[] = [];
    const note = (request: { method(): string; url(): string }) =>
      request.method() === 'POST' && sent.push(request.url());
    page.on('request', note);
    await press(page, 'Connect Business');
    assert.match(await toastOf(page, 'Missing required fields'), /Please fill out all required fields/);
    assert.ok(await page.$('.toast-destructive'));
    assert.deepEqual(sent, []);
    page.off('request', note);
  },
);

statement('5 Validation', 'validation runs on submit and again on change', async () => {
  const page = await openForm();
  assert.ok(await page.$('[name=name][aria-invalid]'));
  await page.type('[name=name]', 'Harbour Street Bakery');
  await page.waitForFunction(() => !document.querySelector('[name=name][aria-invalid]'));
});

statement(
  '8 Error catalogue',
  'profile creation fails: "Failed to create profile" with the message, or the usual words without one',
  async () => {
    const page = await openForm();
    await page.select('[name=industry]', 'food');
    await page.type('[name=description]', 'We bake 12 kinds of bread every morning. Our tea cures insomnia.');
    await page.type('[name=targetAudience]', 'Families nearby');
    await page.type('[name=marketingGoals]', 'More weekday orders');
    const answers = [
      { status: 503, contentType: 'text/plain', body: 'Away for a moment.' },
      { status: 500, contentType: 'text/plain', body: '' },
    ];
    await page.setRequestInterception(true);
    const fail = (request: import('puppeteer').HTTPRequest) => {
      const answer = request.method() === 'POST' ? answers.shift() : undefined;
      void (answer ? request.respond(answer) : request.continue());
    };
    page.on('request', fail);
    await press(page, 'Connect Business');
    assert.match(await toastOf(page, 'Failed to create profile'), /Away for a moment\./);
    await press(page, 'Connect Business');
    await page.waitForFunction(() =>
      /Internal Server Error|An error occurred while setting up/.test(
        document.querySelector('.toast')?.textContent ?? '',
      ),
    );
    assert.equal(await readValue(page, 'name'), 'Harbour Street Bakery');
    page.off('request', fail);
    await page.setRequestInterception(false);
  },
);

statement(
  SECTION,
  'the button reads "Setting up..." with a spinner while pending; POST /api/business-profile with all fields',
  async () => {
    const page = await openForm();
    await page.setRequestInterception(true);
    let hasSent = false;
    let release = () => {};
    const sent = new Promise<Record<string, unknown>>((resolve) => {
      page.on('request', (request) => {
        if (request.method() !== 'POST' || hasSent) return void request.continue();
        hasSent = true;
        assert.equal(new URL(request.url()).pathname, '/api/business-profile');
        release = () => void request.continue();
        resolve(JSON.parse(request.postData() ?? '{}'));
      });
    });
    await press(page, 'Connect Business');
    const { timezone, locale, currency, ...body } = await sent;
    assert.deepEqual(body, {
      userId: 14,
      name: 'Harbour Street Bakery',
      industry: 'food',
      description: 'We bake 12 kinds of bread every morning. Our tea cures insomnia.',
      targetAudience: 'Families nearby',
      toneOfVoice: '',
      brandValues: '',
      marketingGoals: 'More weekday orders',
      websiteUrl: '',
    });
    assert.ok(timezone && locale && currency);
    await page.waitForFunction(
      () => document.querySelector('form [type=submit][disabled]')?.textContent === 'Setting up...',
    );
    assert.ok(await page.$('form [type=submit] .spinner'));
    release();
    assert.match(
      await toastOf(page, 'Business profile created!'),
      /Your business is now connected to the autonomous marketing AI\./,
    );
  },
);

statement(
  SECTION,
  'a claim that no post may make is said at its field after saving, with the reason',
  async () => {
    const page = shared as Page;
    await page.waitForFunction(() =>
      document.querySelector('#field-description-hint')?.textContent?.includes('Left out of posts'),
    );
    const hint = await page.$eval('#field-description-hint', (one) => one.textContent ?? '');
    assert.match(hint, /Our tea cures insomnia\.?" Health claims need scientific evidence\./);
    assert.match(
      await page.$eval('#main', (main) => main.textContent ?? ''),
      /One sentence is left out of your posts/,
    );
    const profile = await (await site().client('/api/business-profile/14')).json();
    assert.equal(profile.leftOut.length, 1);
    assert.match(profile.description, /cures insomnia/);
  },
);

statement(
  '4 States and transitions',
  'after a successful submit the success card shows and leads to "/" after 2 s',
  async () => {
    const page = shared as Page;
    await page.$eval('[name=description]', (area) => {
      (area as HTMLTextAreaElement).value = 'We bake 12 kinds of bread every morning.';
    });
    await stopClock(page, async (pass) => {
      await press(page, 'Save profile');
      await page.waitForFunction(() => document.querySelector('#main h2')?.textContent === 'Success!');
      await pass(1999);
      assert.equal(await page.evaluate(() => location.hash), '#/business-setup?saved=1');
      await pass(1);
      await headingIs(page, 'Harbour Street Bakery Dashboard');
    });
    await page.close();
  },
);

statement(SECTION, 'with a profile: success card with "Go to Dashboard Now" to "/"', async () => {
  const { text } = await html();
  assert.match(text, />Success!</);
  assert.match(text, /Your business has been successfully connected to the autonomous marketing AI system\./);
  assert.match(text, /href="#\/"[^>]*>Go to Dashboard Now</);
  assert.doesNotMatch(text, /Connect Your Business/);
});

statement('7 Calls', 'GET /api/business-profile/{userId} and GET /api/users/{userId}', async () => {
  const profile = await (await site().client('/api/business-profile/14')).json();
  assert.deepEqual([profile.name, profile.error], ['Harbour Street Bakery', undefined]);
  assert.equal((await (await site().client('/api/users/14')).json()).id, 14);
});

statement('3 Entities', 'the business profile keeps every one of its fields', async () => {
  const fields = {
    name: 'Corner Books',
    industry: 'retail',
    description: 'We sell 3,000 used books.',
    targetAudience: 'Readers nearby',
    toneOfVoice: 'luxury',
    brandValues: 'patience, curiosity',
    marketingGoals: 'More visitors',
    websiteUrl: 'https://example.com/books',
  };
  await saveProfile(site().client, fields);
  const profile = await (await site().client('/api/business-profile/14')).json();
  assert.partialDeepStrictEqual(profile, { userId: 14, ...fields });
});

statement('5 Validation', 'tone of voice, brand values and website are optional', async () => {
  const without = { toneOfVoice: '', brandValues: '', websiteUrl: '' };
  await saveProfile(site().client, without);
  const profile = await (await site().client('/api/business-profile/14')).json();
  assert.ok(!profile.toneOfVoice && !profile.brandValues && !profile.websiteUrl);
});

statement(
  SECTION,
  'without script a profile with such a claim is saved, and the success card says so',
  async () => {
    await saveProfile(site().client, { brandValues: 'honest prices, miracle bread' });
    const { text } = await html();
    assert.match(text, /One sentence is left out of your posts.*miracle bread/s);
    assert.match((await html('?edit=1')).text, /id="field-brandValues-hint".*miracle bread/s);
  },
);
