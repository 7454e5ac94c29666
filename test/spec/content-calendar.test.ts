import assert from 'node:assert/strict';
import type { Post } from '../../server/contract/post.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { click, press, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SECTION = '2 Content Calendar';

const site = serveSite();

const calendar = async (query = '') => (await fetch(`${site().url}/screens/content-calendar${query}`)).text();
const today = () => new Date().toISOString().slice(0, 10);

/** The days of the month's grid that are marked as chosen. */
function chosenDays(html: string): (string | undefined)[] {
  return [...html.matchAll(/<td [^>]*data-slot="([^"]+)"[^>]*aria-selected="true"/g)].map(([, day]) => day);
}

/** The card of this title, to its end. */
function cardOf(html: string, title: string): string {
  const start = html.indexOf(`>${title}</h2>`);
  assert.ok(start > 0, `there is a card "${title}"`);
  return html.slice(start, html.indexOf('</section>', start));
}

statement('2 Route table', '/content-calendar is the Content Calendar', async () => {
  assert.match(await calendar(), /<h1[^>]*>Content Calendar<\/h1>/);
});

statement('2 Route table', 'the page title of content-calendar is its own', async () => {
  assert.match(await calendar(), /<title>Content Calendar - Drivyn<\/title>/);
});

statement('2 Shared layout', 'the Overview group links to /content-calendar (Content Calendar)', async () => {
  const html = await calendar();
  const link = /<a class="nav-link"[^>]*href="#\/content-calendar"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? '';
  assert.match(link, /aria-current="page"/);
  assert.match(link, /Content Calendar/);
  const group = html.slice(0, html.indexOf(link)).lastIndexOf('Overview');
  assert.ok(group > html.slice(0, html.indexOf(link)).lastIndexOf('>Platforms<'));
});

statement(SECTION, 'a calendar in which a single date is chosen', async () => {
  assert.deepEqual(chosenDays(await calendar('?date=2027-03-04')), ['2027-03-04']);
});

statement(SECTION, 'the calendar starts on today', async () => {
  // Midnight may come while it is drawn.
  const before = today();
  const html = await calendar();
  const [day, ...others] = chosenDays(html);
  assert.ok(day === before || day === today(), day);
  assert.deepEqual(others, []);
  assert.match(html, new RegExp(`data-slot="${day}"[^>]*aria-current="date"`));
});

statement('9 Business constants and limits', 'the week starts on Sunday by default', async () => {
  const [first] = /<th scope="col" abbr="(\w+)"/.exec(await calendar())?.slice(1) ?? [];
  assert.equal(first, 'Sunday');
});

statement(SECTION, 'a Scheduled Content card with the empty state "No scheduled content yet"', async () => {
  assert.match(cardOf(await calendar(), 'Scheduled Content'), /<strong>No scheduled content yet<\/strong>/);
});

statement(
  SECTION,
  'the empty state says that once connected the product creates and schedules content automatically from the business details',
  async () => {
    const text = /<p>([^<]*)<\/p>/.exec(cardOf(await calendar(), 'Scheduled Content'))?.[1] ?? '';
    assert.match(
      text,
      /^Once your platforms are connected, Drivyn will create and schedule content automatically/,
    );
    assert.match(text, /business details/);
  },
);

statement(SECTION, 'a Connect Platforms button, which leads to where platforms are connected', async () => {
  const page = await site().open('/content-calendar');
  await press(page, 'Connect Platforms');
  await page.waitForFunction(() => location.hash === '#/platform');
  await page.waitForFunction(
    () => document.querySelector('#main')?.getAttribute('data-screen') === 'platforms',
  );
});

statement(SECTION, 'a Content Recommendations card says that recommendations will appear there', async () => {
  assert.match(cardOf(await calendar(), 'Content Recommendations'), /recommendations will appear here/);
});

statement(
  SECTION,
  '"Generate Optimal Schedule" shows the notice "Content analysis in progress" / "Analyzing optimal post timing for your audience."',
  async () => {
    assert.deepEqual(TOASTS.scheduleAnalysis, {
      title: 'Content analysis in progress',
      description: 'Analyzing optimal post timing for your audience.',
    });
    const page = await site().open('/content-calendar');
    // The answer is held back, so that nothing else comes over the notice.
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/calendar/optimize')) void request.continue();
    });
    await press(page, 'Generate Optimal Schedule');
    const said = await toastOf(page, 'Content analysis in progress');
    assert.match(said, /Analyzing optimal post timing for your audience\./);
  },
);

statement(SECTION, '"Generate Optimal Schedule" says why when it cannot plan yet', async () => {
  const page = await site().open('/content-calendar');
  await press(page, 'Generate Optimal Schedule');
  assert.match(await toastOf(page, 'No schedule was generated'), /Describe your business first/);
});

statement(SECTION, 'choosing a day shows the content of that day', async () => {
  const { client } = site();
  await saveProfile(client);
  const { id } = await connectChannel(client, 'facebook');
  // Of two who write for a channel at once the second is asked to try again.
  await site().app.worker.drain();
  const [post] = await generatePosts(client, id, 1);
  assert.ok(post);
  const year = new Date().getUTCFullYear() + 1;
  const day = `${year}-05-12`;
  const json = { scheduledAt: `${day}T09:30:00Z`, content: 'We bake on the twelfth of May.' };
  const changed = await client(`/api/contents/${post.id}`, { method: 'PATCH', json });
  assert.equal(changed.status, 200, await changed.text());
  const page = await site().open(`/content-calendar?date=${year}-05-20`);
  await page.waitForSelector(`#chip-${post.id}`);
  const scheduled = () =>
    page.$$eval('.calendar-cards > section', ([card]) => (card as HTMLElement).innerText);
  assert.doesNotMatch(await scheduled(), /twelfth of May/);
  await click(page, `[data-slot="${day}"] .cell-day`);
  await page.waitForSelector(`#calendar-${post.id}`);
  assert.match(await scheduled(), /We bake on the twelfth of May\./);
});

statement(
  SECTION,
  '"Generate Optimal Schedule" plans what is missing, moves what stands badly, and takes it back',
  async () => {
    const { client, app } = site();
    await client('/api/calendar/optimize', { method: 'POST' });
    const posts = (await (await client('/api/users/14/contents?status=scheduled')).json()) as Post[];
    // What a person wrote stays where that person put it.
    const post = posts.find(({ content }) => !content.includes('twelfth of May'));
    assert.ok(post);
    // In the small hours of a Wednesday, whose day has published best windows.
    const soon = new Date(Date.now() + 2 * 86_400_000);
    const wednesday = new Date(soon.getTime() + ((10 - soon.getUTCDay()) % 7) * 86_400_000);
    const poor = `${wednesday.toISOString().slice(0, 10)}T03:10:00.000Z`;
    const response = await client(`/api/contents/${post.id}`, {
      method: 'PATCH',
      json: { scheduledAt: poor },
    });
    assert.equal(response.status, 200);
    const timeOf = async () => {
      const row = await app.ctx.db.read('posts').where({ id: post.id }).first('scheduled_at');
      return new Date(row.scheduled_at).toISOString();
    };
    const page = await site().open('/content-calendar');
    await press(page, 'Generate Optimal Schedule');
    await page.waitForFunction(() =>
      document.querySelector('.banner-success strong')?.textContent?.includes('moved to '),
    );
    assert.match(
      await page.$eval('.banner-success', (one) => one.textContent ?? ''),
      /Facebook: .* to .*Facebook/,
    );
    assert.notEqual(await timeOf(), poor);
    await press(page, 'Undo', '.banner-success');
    await page.waitForFunction(() =>
      document.querySelector('.toast strong')?.textContent?.includes('put back'),
    );
    assert.equal(await timeOf(), poor);
  },
);
