// Strategies and analyses through the API: what is computed, versions, the printed form, the public link.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PROFILE } from '../../server/cli/demo-data.ts';
import type { Group } from '../../server/contract/report.ts';
import type { Analysis, Strategy, StrategyVersion } from '../../server/contract/strategy.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import type { ClientRequest } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { stylesOf } from '../support/page-styles.ts';
import { readPdf } from '../support/pdf.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Accents, Greek and Cyrillic in one name. */
const NAME = 'Crêperie Ωμέγα и Братья';

/** Facts enough for two weeks of two channels. */
const DESCRIPTION = PROFILE.description.replace('12 kinds of bread', '12 kinds of galettes');

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

async function ask<T>(path: string, request: ClientRequest & { as?: 'owner' | 'foreign' } = {}): Promise<T> {
  const response = await server.as(request.as ?? 'owner')(path, request);
  const text = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

const make = (json: object = {}) => ask<Strategy>('/api/strategies', { json });
const run = (kind: string) => ask<Analysis>(`/api/analyses/${kind}`, { method: 'POST' });
const textOf = (groups: readonly Group[]) => JSON.stringify(groups);
const groupOf = (groups: readonly Group[], title: string) => groups.find((one) => one.title === title);

describe('before there is anything', () => {
  test('analyses answer the sample, tagged, and name what is missing', async () => {
    const content = await run('content');
    assert.ok(textOf(content.groups).includes('23 content pieces across 4 platforms'));
    for (const kind of ['content', 'calendar', 'market', 'audience', 'trends']) {
      const { groups, missing } = await run(kind);
      assert.ok(
        groups.some(({ tag }) => tag === 'sample'),
        kind,
      );
      assert.ok(missing, kind);
    }
    const { plan } = await run('calendar');
    assert.equal(plan?.tag, 'sample');
    assert.equal(plan?.entries.length, 10);
  });

  test('a strategy is a sample and says so', async () => {
    const { document, version } = await make();
    assert.equal(version, 1);
    assert.equal(document.sample, true);
    assert.equal(document.business.name, 'Your business');
    const shown = document.sections.flatMap(({ groups }) => groups);
    assert.ok(shown.some(({ tag }) => tag === 'sample'));
    const pdf = await server.as('owner')('/api/strategies/1/pdf');
    assert.match((await readPdf(await pdf.arrayBuffer())).text, /this is a sample/);
  });
});

test('what a strategy tells of results is told as of its day: it is read for months', async (context) => {
  const other = await startServer();
  context.after(() => other.stop());
  const owner = other.as('owner');
  await saveProfile(owner, { description: DESCRIPTION });
  await connectChannel(owner, 'facebook');
  const { document }: Strategy = await (await owner('/api/strategies', { json: {} })).json();
  const told = JSON.stringify(document);
  assert.match(told, /When this was written, no post had been measured\. Comparisons begin with 6/);
  assert.ok(!told.includes('Keep posting'), told);
});

describe('with a profile, channels and results', () => {
  before(async () => {
    const owner = server.as('owner');
    await saveProfile(owner, {
      name: NAME,
      description: DESCRIPTION,
      targetAudience: 'Families aged 25-45, offices nearby',
      timezone: 'Europe/Paris',
      locale: 'en-GB',
    });
    await connectChannel(owner, 'facebook');
    await connectChannel(owner, 'x');
    // Hour by hour: a post that is found late would wait for approval.
    for (let hour = 0; hour < 13 * 24; hour += 1) {
      await server.drain();
      server.clock.advance(HOUR);
    }
    await server.drain();
  });

  test('content analysis counts the business’s own pieces, and tags what is simulated', async () => {
    const { groups, missing, insights } = await run('content');
    const { read } = server.app.ctx.db;
    const [row] = await read('posts').whereNull('deleted_at').count({ count: '*' });
    const overview = groupOf(groups, 'Overview');
    assert.equal(overview?.tag, null);
    assert.deepEqual(overview?.blocks[0], {
      kind: 'text',
      text: `Analysis covers ${row?.count} content pieces across 2 platforms.`,
    });
    const types = groupOf(groups, 'Top content types');
    assert.equal(types?.tag, 'sandbox');
    assert.equal(types?.blocks[0]?.kind, 'bars');
    assert.ok(groupOf(groups, 'Recommended improvements'));
    assert.equal(missing, null);
    assert.ok(groups.every(({ tag }) => tag !== 'sample'));
    assert.ok(insights.every(({ tag }) => tag !== 'sample'));
    assert.equal(insights.length, 4);
  });

  test('the calendar holds every planned post of 30 days, and ideas only after them', async () => {
    const { plan } = await run('calendar');
    const planned = plan?.entries.filter(({ state }) => state === 'planned') ?? [];
    const ideas = plan?.entries.filter(({ state }) => state === 'idea') ?? [];
    const now = server.clock.now();
    const [row] = await server.app.ctx.db
      .read('posts')
      .whereIn('status', ['scheduled', 'awaiting_approval'])
      .whereBetween('scheduled_at', [now, now + 30 * DAY])
      .count({ count: '*' });
    assert.equal(planned.length, Number(row?.count));
    assert.ok(ideas.length > 5);
    for (const channel of ['facebook', 'x']) {
      const last = planned.filter((one) => one.channel === channel).at(-1)?.at ?? '';
      assert.ok(ideas.filter((one) => one.channel === channel).every(({ at }) => at > last));
    }
    const times = plan?.entries.map(({ at }) => at) ?? [];
    assert.deepEqual(times, [...times].sort());
    assert.ok(Date.parse(times.at(-1) ?? '') < now + 30 * DAY);
  });

  test('the audience is the profile’s, with the ages that it names', async () => {
    const { groups } = await run('audience');
    assert.match(textOf(groups), /offices nearby/);
    assert.deepEqual(groupOf(groups, 'Demographics'), {
      title: 'Demographics',
      tag: null,
      blocks: [{ kind: 'list', items: ['aged 25-45'] }],
    });
    assert.equal(groupOf(groups, 'Where they react')?.tag, 'sandbox');
  });

  test('a strategy holds the parts that were asked for, from the business’s own facts', async () => {
    const { document, code } = await make({ timeframe: '30days', platformAnalysis: false });
    assert.match(code, /^STRAT-2027-\d{4}$/);
    assert.equal(document.sample, false);
    assert.deepEqual(
      document.sections.map(({ title }) => title),
      ['Content Strategy', 'Audience Targeting', 'Posting Schedule', 'What is being tried'],
    );
    assert.match(JSON.stringify(document), /12 kinds of galettes/);
    assert.deepEqual(
      document.focus.map(({ title }) => title),
      ['Content Optimization', 'Audience Targeting', 'Platform Expansion'],
    );
    const days = (Date.parse(document.until) - Date.parse(document.from)) / DAY + 1;
    assert.equal(days, 30);
    assert.doesNotMatch(JSON.stringify(document), /NaN|undefined|\[object/);
  });

  test('versions count up, newest first, and say what changed', async () => {
    const { version } = await make({ timeframe: '30days', platformAnalysis: false });
    const next = await make({ timeframe: '6months', platformAnalysis: true });
    assert.equal(next.version, version + 1);
    assert.ok(next.changes.includes('Covers 6 months instead of 30 days.'));
    assert.ok(next.changes.includes('Adds Platform Analysis.'));
    const listed = await ask<StrategyVersion[]>('/api/strategies');
    assert.deepEqual(
      listed.map((one) => one.version),
      Array.from({ length: next.version }, (_, index) => next.version - index),
    );
    const page = await server.as('owner')('/api/strategies?limit=2');
    assert.match(page.headers.get('Link') ?? '', new RegExp(`before=${next.id - 1}`));
    assert.equal((await ask<Strategy>(`/api/strategies/${next.id}`)).document.business.name, NAME);
  });

  test('a strategy stays as it was made when the profile changes', async () => {
    const { id } = await make();
    await saveProfile(server.as('owner'), {
      name: 'Another name',
      timezone: 'Europe/Paris',
      locale: 'en-GB',
    });
    assert.equal((await ask<Strategy>(`/api/strategies/${id}`)).document.business.name, NAME);
    const { changes } = await make();
    assert.ok(changes.includes('Written for Another name.'));
  });

  test('the PDF holds the business’s name in every script, its facts and its figures', async () => {
    const [first] = (await ask<StrategyVersion[]>('/api/strategies')).filter(({ version }) => version === 4);
    assert.ok(first);
    const strategy = await ask<Strategy>(`/api/strategies/${first.id}`);
    const response = await server.as('owner')(`/api/strategies/${first.id}/pdf`);
    assert.equal(response.headers.get('Content-Type'), 'application/pdf');
    assert.equal(response.headers.get('Content-Disposition'), `attachment; filename="${first.code}.pdf"`);
    const { text, title, pages } = await readPdf(await response.arrayBuffer());
    assert.equal(title, `Complete AI Marketing Strategy: ${NAME}`);
    assert.ok(pages >= 2);
    for (const words of [NAME, first.code, '12 kinds of galettes', 'Executive Summary', 'Platform Analysis'])
      assert.ok(text.includes(words), words);
    for (const group of strategy.document.sections.flatMap(({ groups }) => groups)) {
      assert.ok(text.includes(group.title), group.title);
      for (const block of group.blocks.filter(({ kind }) => kind === 'bars'))
        for (const { label, value } of block.kind === 'bars' ? block.bars : [])
          assert.ok(text.includes(label) && text.includes(String(value)), `${label} ${value}`);
    }
  });

  test('pictographs do not come out as empty boxes', async () => {
    await saveProfile(server.as('owner'), {
      name: 'Rye 🥖👩‍🍳 & Co',
      timezone: 'Europe/Paris',
      locale: 'en-GB',
    });
    const { id } = await make();
    const response = await server.as('owner')(`/api/strategies/${id}/pdf`);
    const { text } = await readPdf(await response.arrayBuffer());
    assert.ok(text.includes('Rye & Co') || text.includes('Rye  & Co'), text.slice(0, 200));
    await saveProfile(server.as('owner'), { name: NAME, timezone: 'Europe/Paris', locale: 'en-GB' });
  });

  test('the calendar’s file has one event an entry, which keeps its id', async () => {
    const { plan } = await run('calendar');
    const read = async () => {
      const response = await server.as('owner')('/api/analyses/calendar.ics');
      assert.equal(response.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
      assert.match(response.headers.get('Content-Disposition') ?? '', /content-calendar\.ics/);
      return (await response.text()).replace(/\r\n /g, '');
    };
    const file = await read();
    assert.equal(file.match(/BEGIN:VEVENT/g)?.length, plan?.entries.length);
    assert.equal(file, await read());
    const [first] = plan?.entries ?? [];
    assert.ok(file.includes(`DTSTART:${first?.at.replace(/[-:]|\.000/g, '')}`));
  });
});

describe('a public link', () => {
  test('opens without sign-in, prints, and ends when it is taken back', async () => {
    const { id, shareUrl } = await make();
    assert.equal(shareUrl, null);
    const shared = await ask<Strategy>(`/api/strategies/${id}/share`, { method: 'POST' });
    assert.match(shared.shareUrl ?? '', /^http:\/\/[^/]+\/s\/[\w-]{32}$/);
    const again = await ask<Strategy>(`/api/strategies/${id}/share`, { method: 'POST' });
    assert.equal(again.shareUrl, shared.shareUrl, 'a link that was given out stays');
    const { pathname } = new URL(shared.shareUrl ?? '');

    const stranger = server.as('anonymous');
    const page = await stranger(pathname);
    await stylesOf(page);
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.ok(html.includes(NAME) && html.includes(shared.code));
    assert.match(html, /<meta name="robots" content="noindex"/);
    assert.doesNotMatch(html, /<script|<form/);
    const pdf = await stranger(`${pathname}/pdf`);
    assert.ok((await readPdf(await pdf.arrayBuffer())).text.includes(NAME));

    await ask(`/api/strategies/${id}/share`, { method: 'DELETE' });
    for (const path of [pathname, `${pathname}/pdf`]) assert.equal((await stranger(path)).status, 404);
    const fresh = await ask<Strategy>(`/api/strategies/${id}/share`, { method: 'POST' });
    assert.notEqual(fresh.shareUrl, shared.shareUrl, 'an ended link does not come back');
  });

  test('is made and ended by plain forms', async () => {
    const { id } = await make();
    const next = `/ai-strategy?strategy=${id}`;
    const owner = server.as('owner');
    const made = await owner(`/api/strategies/${id}/share`, { form: { next } });
    assert.deepEqual([made.status, made.headers.get('Location')], [303, `/screens${next}`]);
    const html = await (await owner(`/screens${next}`)).text();
    const [, path] = /href="(\/s\/[\w-]+)"/.exec(html) ?? [];
    assert.equal((await server.as('anonymous')(path ?? '')).status, 200);
    await owner(`/api/strategies/${id}/share?_method=delete`, { form: { next } });
    assert.equal((await server.as('anonymous')(path ?? '')).status, 404);
  });
});

describe('refusals', () => {
  runScenarios(
    () => server,
    [
      {
        name: 'an unknown timeframe',
        as: 'owner',
        url: '/api/strategies',
        json: { timeframe: 'forever' },
        status: 422,
        contains: ['timeframe: must be one of 30days, 90days, 6months'],
        events: { 'strategy.made': 0 },
      },
      {
        name: 'a part that is neither true nor false',
        as: 'owner',
        url: '/api/strategies',
        json: { contentStrategy: 'yes' },
        status: 422,
        contains: ['contentStrategy: must be true or false'],
      },
      {
        name: 'broken JSON',
        as: 'owner',
        url: '/api/strategies',
        body: '{',
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
        status: 400,
      },
      { name: 'an unknown analysis', as: 'owner', url: '/api/analyses/weather', method: 'POST', status: 404 },
      {
        name: 'an analysis before its first run',
        as: 'foreign',
        url: '/api/analyses/market',
        status: 404,
        contains: ['has not been run yet'],
      },
      {
        name: 'a calendar file before there is one',
        as: 'foreign',
        url: '/api/analyses/calendar.ics',
        status: 404,
      },
      {
        name: 'a foreign strategy',
        as: 'foreign',
        url: '/api/strategies/1',
        status: 404,
        contains: ['Not found'],
      },
      { name: 'a foreign PDF', as: 'foreign', url: '/api/strategies/1/pdf', status: 404 },
      {
        name: 'sharing a foreign strategy',
        as: 'foreign',
        url: '/api/strategies/1/share',
        method: 'POST',
        status: 404,
        events: { 'strategy.shared': 0 },
      },
      { name: 'a link that nobody gave', as: 'anonymous', url: '/s/nobody', status: 404 },
      {
        name: 'a foreign strategy as a page',
        as: 'foreign',
        url: '/screens/ai-strategy?strategy=1',
        status: 404,
      },
    ],
  );

  test('another account sees none of it', async () => {
    assert.deepEqual(await ask('/api/strategies', { as: 'foreign' }), []);
    assert.deepEqual(await ask('/api/analyses', { as: 'foreign' }), []);
  });

  test('two requests at once make two versions', async () => {
    const made = await Promise.all([make(), make(), make()]);
    assert.equal(new Set(made.map(({ version }) => version)).size, 3);
    assert.equal(new Set(made.map(({ code }) => code)).size, 3);
  });
});
