// Settings: four tabs, saved on the server and read back, with and without script.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { press, serveSite, toastOf } from '../screens/site.ts';
import { createClient } from '../support/client.ts';
import { startServer } from '../support/server.ts';
import { statement } from './statement.ts';

const SECTION = '2 Settings';
const site = serveSite();
const html = async (route: string) => (await fetch(`${site().url}/screens${route}`)).text();
const get = async (path: string) => (await site().client(path)).json();

let shared: Page | undefined;
async function openTab(tab: string): Promise<Page> {
  shared ??= await site().open('/settings');
  await shared.evaluate((name) => {
    location.hash = `#/settings?tab=${name}`;
  }, tab);
  // Not just the tab's panel: the one that opens first is there before its own address is.
  await shared.waitForSelector(`#main[data-route="/settings?tab=${tab}"]`);
  return shared;
}

/** Presses Save inside a form and waits for the spec's toast. */
async function save(page: Page, form: string, word: string): Promise<void> {
  await press(page, 'Save', `#settings-${form}`);
  const text = await toastOf(page, 'Settings Updated');
  assert.match(text, new RegExp(`Your ${word} settings have been saved successfully\\.`));
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll('.toast')) toast.querySelector('button')?.click();
  });
}

const controls = async (form: string): Promise<string[]> => {
  const part =
    new RegExp(`<form id="settings-${form}".*?</form>`, 's').exec(await html('/settings'))?.[0] ?? '';
  return [...part.matchAll(/<(?:input|select|textarea)[^>]* name="([\w-]+)"/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !['section', 'screen', 'next'].includes(name));
};

statement(SECTION, 'tabs Account, Notifications, Security, AI Settings', async () => {
  const labels = [...(await html('/settings')).matchAll(/role="tab"[^>]*>([^<]+)</g)].map(
    ([, label]) => label,
  );
  // People and AI Writer are ours: the spec knows no members and no models.
  const ours = ['People', 'AI Writer'];
  assert.deepEqual(
    labels.filter((label) => !ours.includes(label ?? '')),
    ['Account', 'Notifications', 'Security', 'AI Settings'],
  );
});

statement(
  SECTION,
  'Account: full name, email, company, role, industry, company size, description',
  async () => {
    assert.deepEqual(await controls('account'), [
      'name',
      'email',
      'companyName',
      'jobRole',
      'industry',
      'companySize',
      'description',
    ]);
  },
);

statement(SECTION, 'Account is saved by somebody who has not given a name (product)', async () => {
  const page = await openTab('account');
  await page.type('#account-companyName', 'Nameless');
  await save(page, 'account', 'account');
  assert.partialDeepStrictEqual(await get('/api/user'), { name: '', companyName: 'Nameless' });
  await page.$eval('#account-companyName', (input) => {
    (input as HTMLInputElement).value = '';
  });
});

statement(SECTION, 'saving Account stores all of it and toasts "Settings Updated"', async () => {
  const page = await openTab('account');
  await page.type('#account-name', 'Ada Reed');
  await page.type('#account-email', 'ada@example.com');
  await page.type('#account-companyName', 'Harbour Street');
  await page.type('#account-jobRole', 'Owner');
  await page.select('#account-industry', 'food');
  await page.select('#account-companySize', '1-10');
  await page.type('#account-description', 'We bake.');
  await save(page, 'account', 'account');
  const { name, email, companyName, jobRole, industry, companySize, description } = await get('/api/user');
  assert.deepEqual(
    [name, email, companyName, jobRole, industry, companySize, description],
    ['Ada Reed', 'ada@example.com', 'Harbour Street', 'Owner', 'food', '1-10', 'We bake.'],
  );
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#account-jobRole')?.value === 'Owner',
  );
});

statement(SECTION, 'an account that is refused says so at the field and loses nothing', async () => {
  const page = await openTab('account');
  await page.$eval('#account-name', (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.focus('#account-companyName');
  await page.keyboard.press('End');
  await page.keyboard.type(' Bakery');
  await press(page, 'Save', '#settings-account');
  await toastOf(page, 'Settings not saved');
  assert.match(
    await page.$eval('#account-name-error', (one) => one.textContent ?? ''),
    /Please enter your name\./,
  );
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'account-name');
  assert.equal(
    await page.$eval('#account-companyName', (input) => (input as HTMLInputElement).value),
    'Harbour Street Bakery',
  );
  assert.equal((await get('/api/user')).name, 'Ada Reed');
});

statement(
  SECTION,
  'Notifications: toggles for email, browser, critical alerts, performance reports, AI content, budget alerts, system updates',
  async () => {
    assert.deepEqual(await controls('notifications'), [
      'email',
      'browser',
      'criticalAlerts',
      'performanceReports',
      'aiContent',
      'budgetAlerts',
      'systemUpdates',
    ]);
  },
);

statement(SECTION, 'saving Notifications stores every toggle', async () => {
  const page = await openTab('notifications');
  const before = (await get('/api/preferences')).notifications;
  for (const name of [
    'email',
    'criticalAlerts',
    'performanceReports',
    'aiContent',
    'budgetAlerts',
    'systemUpdates',
  ])
    await page.click(`#notify-${name}`);
  await save(page, 'notifications', 'notification');
  const { browser, ...after } = (await get('/api/preferences')).notifications;
  assert.equal(browser, false);
  for (const [name, on] of Object.entries(after)) assert.equal(on, !before[name], name);
});

statement(SECTION, 'below the toggles: each topic by each way, the rhythm of mail, quiet hours', async () => {
  const page = await openTab('notifications');
  for (const name of ['email-approvals', 'app-support', 'quiet']) await page.click(`#ways-${name}`);
  await page.click('#ways-rhythm-weekly');
  await save(page, 'ways', 'notification');
  const { topics, rhythm, quiet } = await get('/api/notification-settings');
  assert.deepEqual([topics.approvals.email, topics.support.app, rhythm], [false, false, 'weekly']);
  assert.deepEqual(quiet, { from: '22:00', until: '07:00' });
});

statement(SECTION, 'the browser toggle asks the browser, and goes back off when it says no', async () => {
  const page = await openTab('notifications');
  await page.click('#notify-browser');
  await page.waitForFunction(() =>
    document.querySelector('#notify-browser-hint')?.textContent?.includes('does not allow'),
  );
  assert.equal(await page.$eval('#notify-browser', (box) => (box as HTMLInputElement).checked), false);
});

statement(SECTION, 'two-factor toggle, once there is a password that it adds to', async () => {
  const before = await html('/settings?tab=security');
  assert.match(before, /Two-factor sign-in.*Set a password first/s);
  assert.doesNotMatch(before, /name="[^"]*(factor|totp|2fa)/i);
  const server = await startServer();
  const page = await (await server.as('owner')('/screens/settings?tab=security')).text();
  await server.stop();
  const [toggle = ''] = /<input[^>]*name="two-factor"[^>]*>/.exec(page) ?? [];
  assert.match(toggle, /type="checkbox"/);
  assert.doesNotMatch(toggle, /disabled|checked=/);
});

statement(
  SECTION,
  'connect buttons for Facebook, Instagram and Twitter, which show "Not connected"',
  async () => {
    const list = /Connected accounts.*?<\/ul>/s.exec(await html('/settings?tab=security'))?.[0] ?? '';
    const names = [...list.matchAll(/\?tab=settings">([^<]+)</g)].map(([, one]) => one);
    assert.deepEqual(names, ['Facebook', 'Instagram', 'X']);
    assert.equal(list.match(/Not connected/g)?.length, 3);
    assert.equal(list.match(/Connect Account/g)?.length, 3);
  },
);

statement(
  SECTION,
  'a connect button opens the connect dialog, and the row then says "Connected"',
  async () => {
    const page = await openTab('security');
    await page.click('#connect-instagram');
    await press(page, 'Continue', '#connect-instagram-dialog');
    await page.waitForSelector('#connect-instagram-username');
    await page.type('#connect-instagram-username', 'harbour');
    await page.type('#connect-instagram-password', 'any');
    await press(page, 'Connect', '#connect-instagram-dialog');
    await toastOf(page, 'Account Connected Successfully');
    await page.waitForFunction(
      () => document.querySelectorAll('#tab-security-panel .badge-success').length === 1,
    );
  },
);

statement(
  SECTION,
  'AI Settings: master toggles for automation, content creation, budget adjustments, emergency response',
  async () => {
    assert.deepEqual(await controls('automation'), [
      'automation',
      'contentCreation',
      'budgetAllocation',
      'crisisResponse',
    ]);
  },
);

statement(
  SECTION,
  'the master toggles are the business’s switches, and only what was moved is sent',
  async () => {
    const page = await openTab('ai');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/autopilot')) sent.push(JSON.parse(request.postData() ?? 'null'));
    });
    await page.click('#ai-contentCreation');
    await page.click('#ai-crisisResponse');
    await page.$eval('[data-region=automation]', (region) => region.setAttribute('data-before', ''));
    await save(page, 'automation', 'AI');
    await page.waitForFunction(() => !document.querySelector('[data-before]'));
    assert.deepEqual(sent, [{ contentCreation: false, crisisResponse: false }]);
    await page.click('#ai-automation');
    await save(page, 'automation', 'AI');
    assert.deepEqual(sent.at(-1), { paused: true });
    const { paused, contentCreation, budgetAllocation, crisisResponse } = await get('/api/autopilot');
    assert.deepEqual([paused, contentCreation, budgetAllocation, crisisResponse], [true, false, true, false]);
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('#autopilot')?.checked);
  },
);

statement(
  SECTION,
  'brand tone checkboxes: eight tones, professional, friendly and inspirational checked by default',
  async () => {
    const part = /<form id="settings-brand".*?<\/form>/s.exec(await html('/settings?tab=ai'))?.[0] ?? '';
    const boxes = [...part.matchAll(/<input type="checkbox"[^>]*name="tone-(\w+)"[^>]*>/g)];
    assert.deepEqual(
      boxes.map(([, tone]) => tone),
      [
        'professional',
        'friendly',
        'casual',
        'humorous',
        'formal',
        'technical',
        'authoritative',
        'inspirational',
      ],
    );
    assert.deepEqual(
      boxes.filter(([box]) => box.includes('checked')).map(([, tone]) => tone),
      ['professional', 'friendly', 'inspirational'],
    );
  },
);

statement(SECTION, 'brand tones, brand description and keywords are saved', async () => {
  const page = await openTab('ai');
  await page.click('#brand-tone-friendly');
  await page.click('#brand-tone-technical');
  await page.type('#brand-description', 'Plain and warm.');
  await page.type('#brand-keywords', 'rye, spelt');
  await save(page, 'brand', 'AI');
  assert.partialDeepStrictEqual((await get('/api/preferences')).brand, {
    tones: ['professional', 'technical', 'inspirational'],
    description: 'Plain and warm.',
    keywords: 'rye, spelt',
  });
});

statement(
  SECTION,
  'without script every form saves, says so, and keeps what was typed when refused',
  async () => {
    const client = createClient(site().url, {});
    const post = (path: string, form: Record<string, string>) => client(path, { form });
    const saved = await post('/api/preferences?_method=put', {
      section: 'notifications',
      next: '/settings?tab=notifications&saved=notifications',
      criticalAlerts: 'on',
    });
    assert.equal(saved.status, 303);
    const text = await html((saved.headers.get('location') ?? '').replace('/screens', ''));
    assert.match(text, /Settings Updated.*Your notification settings have been saved successfully\./s);
    assert.equal((await get('/api/preferences')).notifications.criticalAlerts, true);
    assert.equal((await get('/api/preferences')).notifications.aiContent, false);

    const refused = await post('/api/users/14?_method=patch', {
      section: 'account',
      screen: '/settings?tab=account',
      name: '',
      companyName: 'Typed just now',
    });
    assert.equal(refused.status, 422);
    const screen = await refused.text();
    assert.match(screen, /value="Typed just now"/);
    assert.match(screen, /id="account-name-error".*Please enter your name\./s);

    const switches = {
      section: 'automation',
      contentCreation: 'on',
      automation: 'on',
      budgetAllocation: 'on',
    };
    assert.equal((await post('/api/autopilot?_method=put', switches)).status, 303);
    const { paused, contentCreation, crisisResponse } = await get('/api/autopilot');
    assert.deepEqual([paused, contentCreation, crisisResponse], [false, true, false]);

    const password = await post('/api/password?_method=put', {
      email: 'ada@example.com',
      newPassword: 'a long pass phrase',
      repeated: 'another pass phrase',
    });
    assert.equal(password.status, 422);
    assert.match(await password.text(), /id="field-repeated-error".*The two passwords differ\./s);
  },
);

statement(
  SECTION,
  'Security: password change, with the same words; the last, as from then on one signs in',
  async () => {
    const page = await openTab('security');
    const panel = '#tab-security-panel';
    await page.type(`${panel} [name=newPassword]`, 'a long pass phrase');
    await page.type(`${panel} [name=repeated]`, 'a long pass phrase');
    await press(page, 'Set password', panel);
    await page.waitForSelector(`${panel} [name=currentPassword]`);
    assert.match(
      await page.$eval('#main', (main) => (main as HTMLElement).innerText),
      /Settings Updated\s+Your security settings have been saved/,
    );
    await page.type(`${panel} [name=currentPassword]`, 'a long pass phrase');
    await page.type(`${panel} [name=newPassword]`, 'another pass phrase');
    await page.type(`${panel} [name=repeated]`, 'another pass phrase');
    await press(page, 'Change password', panel);
    assert.match(
      await toastOf(page, 'Settings Updated'),
      /Your security settings have been saved successfully\./,
    );
  },
);
