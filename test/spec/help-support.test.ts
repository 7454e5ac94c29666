// Help & Support: guides, questions with a live search, and a contact form that makes tickets.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import { press, serveSite } from '../screens/site.ts';
import { createClient } from '../support/client.ts';
import { statement } from './statement.ts';

const SECTION = '2 Help & Support';
const site = serveSite();
const html = async (query = '') => (await fetch(`${site().url}/screens/help-support${query}`)).text();

let shared: Page | undefined;
async function openTab(tab: string): Promise<Page> {
  shared ??= await site().open(`/help-support?tab=${tab}`);
  // The tab that is open already would be asked for again, if it were pressed before the scripts are there.
  if (await shared.$(`#tab-${tab}[aria-selected=false]`)) await shared.click(`#tab-${tab}`);
  await shared.waitForSelector(`#tab-${tab}-panel:not([hidden])`);
  return shared;
}

const questionsOf = (text: string) =>
  [...text.matchAll(/<summary>([^<]+)<\/summary>/g)].map(([, one]) => one ?? '');
const shownQuestions = (page: Page) =>
  page.$$eval('.faq summary', (all) => all.map((one) => one.textContent ?? ''));

statement('2 Route table', 'the page title of help-support is its own', async () => {
  assert.match(await html(), /<title>Help &amp; Support - Drivyn<\/title>/);
});

statement(SECTION, 'tabs Documentation, FAQ, Contact Support', async () => {
  const labels = [...(await html()).matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
  assert.deepEqual(labels, ['Documentation', 'FAQ', 'Contact Support']);
});

statement(
  SECTION,
  'Documentation: three cards linking to /business-setup, /settings, /ai-strategy',
  async () => {
    const panel = /id="tab-documentation-panel".*?id="tab-faq-panel"/s.exec(await html())?.[0] ?? '';
    assert.equal(panel.match(/<section class="card/g)?.length, 3);
    const links = [...panel.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    assert.deepEqual(links, ['#/business-setup', '#/settings', '#/ai-strategy']);
  },
);

statement(SECTION, 'FAQ: six questions', async () => {
  assert.equal(new Set(questionsOf(await html('?tab=faq'))).size, 6);
});

statement(SECTION, 'FAQ: how each platform is reached, the real network too (product)', async () => {
  const panel = /id="tab-faq-panel".*?id="tab-contact-panel"/s.exec(await html('?tab=faq'))?.[0] ?? '';
  const answerOf = (name: string) =>
    new RegExp(`How do I connect ${name}\\?</span></summary><p[^>]*>([^<]+)`).exec(panel)?.[1] ?? '';
  for (const type of CHANNEL_TYPES) {
    const { name, segment, delivery } = channelOf(type);
    assert.match(answerOf(name), new RegExp(`^Open ${name} under Platforms and press Connect\\.`));
    assert.ok(panel.includes(`<a href="#/platforms/${segment}">Open ${name}</a>`), name);
    assert.equal(answerOf(name).includes(`the real ${name}`), delivery !== 'mail', answerOf(name));
  }
  for (const [name, way] of [
    ['Facebook', /registers it with the vendor.*Admin Dashboard/],
    ['Mastodon', /name the server that your account is on/],
    ['Bluesky', /with an app password/],
    ['Email Marketing', /local outbox/],
    ['Google Ads', /publishes no content/],
  ] as const)
    assert.match(answerOf(name), way);
});

statement('9 Business constants', 'FAQ: billing monthly or annual with prorated changes', async () => {
  const text = await html('?tab=faq');
  assert.match(text, /Monthly or annual.*prorated/s);
});

statement('9 Business constants', 'the trial is 14 days in the FAQ', async () => {
  assert.match(await html('?tab=faq'), /free trial.*14 days/s);
});

statement(SECTION, 'live search, case-insensitive, in the questions', async () => {
  const page = await openTab('faq');
  await page.type('#faq-search', 'STOP EVERY');
  await page.waitForFunction(() => document.querySelectorAll('.faq summary').length === 1);
  assert.deepEqual(await shownQuestions(page), ['How do I stop everything?']);
});

statement(SECTION, 'live search in the answers, which then stand open', async () => {
  const page = await openTab('faq');
  await page.$eval('#faq-search', (input) => (input as HTMLInputElement).select());
  await page.type('#faq-search', 'proRATED');
  await page.waitForFunction(() => document.querySelector('.faq summary')?.textContent?.includes('billing'));
  assert.deepEqual(await shownQuestions(page), ['How does billing work?']);
  assert.ok(await page.$('.faq details[open]'));
});

statement(SECTION, '"No results found" with "Clear Search", which brings all questions back', async () => {
  const page = await openTab('faq');
  await page.type('#faq-search', 'zzz');
  await page.waitForFunction(
    () => document.querySelector('.empty strong')?.textContent === 'No results found',
  );
  await press(page, 'Clear Search');
  await page.waitForFunction(() => document.querySelectorAll('.faq summary').length === 6);
  assert.equal(await page.$eval('#faq-search', (input) => (input as HTMLInputElement).value), '');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'faq-search');
});

statement(SECTION, 'the search works without script', async () => {
  assert.deepEqual(questionsOf(await html('?tab=faq&q=STOP%20every')), ['How do I stop everything?']);
  const none = await html('?tab=faq&q=%3Cb%3Ezzz');
  assert.match(none, /No results found.*Clear Search/s);
  assert.ok(!none.includes('<b>zzz'));
});

statement(SECTION, 'Contact: email card with a response within 24 hours', async () => {
  assert.match(await html('?tab=contact'), /Email support.*within 24 hours/s);
});

statement(SECTION, 'Contact: form with name, email, subject, message, Submit', async () => {
  const form = /<form [^>]*action="\/api\/tickets\?.*?<\/form>/s.exec(await html('?tab=contact'))?.[0] ?? '';
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(names, ['next', 'name', 'email', 'subject', 'message']);
  assert.match(form, /type="submit"[^>]*>Submit</);
});

statement(SECTION, 'the contact form says what is missing and sends nothing', async () => {
  const page = await openTab('contact');
  await press(page, 'Submit');
  await page.waitForSelector('#field-name-error');
  assert.equal(await page.$$eval('#tab-contact-panel [aria-invalid=true]', (all) => all.length), 4);
  assert.deepEqual(await (await site().client('/api/tickets')).json(), []);
});

statement(
  SECTION,
  'a message that cannot be sent loses nothing; sent, it is a ticket with a number',
  async () => {
    const page = await openTab('contact');
    const fields = {
      name: 'Ada Reed',
      email: 'ada@example.com',
      subject: 'Approval',
      message: 'Who may approve?',
    };
    for (const [name, value] of Object.entries(fields)) await page.type(`#field-${name}`, value);
    await page.setRequestInterception(true);
    let failures = 1;
    page.on('request', (request) => {
      const fails = request.method() === 'POST' && request.url().endsWith('/api/tickets') && failures-- > 0;
      void (fails ? request.respond({ status: 503, body: 'Away for a moment.' }) : request.continue());
    });
    await press(page, 'Submit');
    await page.waitForFunction(() =>
      document.querySelector('.toast')?.textContent?.includes('Away for a moment.'),
    );
    assert.equal(
      await page.$eval('#field-message', (area) => (area as HTMLTextAreaElement).value),
      fields.message,
    );
    await press(page, 'Submit');
    await page.waitForFunction(() => document.querySelector('#tab-contact-panel .banner strong'));
    const [ticket] = await (await site().client('/api/tickets')).json();
    const title = await page.$eval('#tab-contact-panel .banner strong', (one) => one.textContent);
    assert.equal(title, `Ticket #${ticket.id} received`);
    assert.deepEqual(
      [ticket.subject, ticket.message, ticket.status],
      ['Approval', 'Who may approve?', 'open'],
    );
    await page.waitForFunction(() =>
      document.querySelector('.tickets summary')?.textContent?.includes('Approval'),
    );
  },
);

statement(
  SECTION,
  'without script the form makes a ticket too, and a refused one keeps what was typed',
  async () => {
    const client = createClient(site().url, {});
    const form = {
      name: 'Bo',
      email: 'bo@example.com',
      subject: 'Second',
      message: 'Hello',
      next: '/help-support?tab=contact&sent=1',
    };
    const sent = await client('/api/tickets', { form });
    assert.equal(sent.status, 303);
    const text = await (await fetch(site().url + (sent.headers.get('location') ?? ''))).text();
    assert.match(text, /Ticket #\d+ received/);
    const refused = await client('/api/tickets', {
      form: { ...form, email: 'bo', message: 'Typed just now' },
    });
    assert.equal(refused.status, 422);
    const screen = await refused.text();
    assert.match(screen, /Typed just now/);
    assert.match(screen, /id="field-email-error".*must be an email address/s);
  },
);

statement(SECTION, 'an answer stands under its ticket', async () => {
  const { ctx } = site().app;
  const [ticket] = await (await site().client('/api/tickets')).json();
  await ctx.db
    .write('ticket_answers')
    .insert({ ticket_id: ticket.id, message: 'An approver may.', created_at: ctx.clock.now() });
  await ctx.db.write('tickets').where({ id: ticket.id }).update({ state: 'answered' });
  const text = await html('?tab=contact');
  assert.match(text, /Answered<\/span>.*An approver may\./s);
  const [, when = ''] = /Answered(?:<!-- -->| )*<time[^>]*>([^<]+)/.exec(text) ?? [];
  assert.match(when, / ago$/, 'it is told when it was, and promises nothing');
});
