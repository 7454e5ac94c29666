// What a strategy tries: its results are those of measured posts, and where there are too few it says so.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Analysis, Strategy } from '../../server/contract/strategy.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { OWNER } from '../support/callers.ts';
import { teach } from '../support/evidence.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { readPdf } from '../support/pdf.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let facebook: Connection;

beforeEach(async () => {
  server = await startServer();
  await saveProfile(server.as('owner'), { timezone: 'UTC', marketingGoals: 'More weekday orders' });
  facebook = await connectChannel(server.as('owner'));
});
afterEach(() => server.stop());

async function make(): Promise<Strategy> {
  const response = await server.as('owner')('/api/strategies', { json: {} });
  assert.ok(response.ok, await response.clone().text());
  return (await response.json()) as Strategy;
}

/** Sixty posts of which those at 18 o'clock and after did far better than those of the morning. */
async function teachEvenings(): Promise<void> {
  const past = Array.from({ length: 60 }, (_, back) => {
    const isEvening = back % 2 === 0;
    const at = START - (back + 3) * DAY + (isEvening ? 10 : 1) * HOUR;
    return { at, likes: isEvening ? 70 : 20, features: { pillar: back % 4 < 2 ? 'useful' : 'own' } };
  });
  const place = { id: facebook.id, type: 'facebook', network: 'sandbox' } as const;
  await teach(server.app.ctx, { ...place, businessId: OWNER.businessId }, past);
}

async function analyse(kind: string): Promise<Analysis> {
  const response = await server.as('owner')(`/api/analyses/${kind}`, { method: 'POST' });
  assert.ok(response.ok, await response.clone().text());
  return (await response.json()) as Analysis;
}

function trialsOf({ document }: Strategy): readonly (readonly string[])[] {
  const section = document.sections.find(({ title }) => title === 'What is being tried');
  const blocks = section?.groups.flatMap((group) => group.blocks) ?? [];
  assert.ok(blocks.some((block) => block.kind === 'text' && block.text.includes('More weekday orders')));
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

test('too few posts are said to be too few, and nothing is changed for them', async () => {
  const rows = trialsOf(await make());
  assert.equal(rows.length, 3);
  for (const [, , result = '', plan = ''] of rows) {
    assert.match(result, /^Not enough data yet/);
    assert.match(plan, /^None: /);
  }
});

test('what posts have brought is a result, a changed plan, and a difference from the version before', async () => {
  await make();
  await teachEvenings();
  const strategy = await make();
  const [times, themes, all] = trialsOf(strategy);
  assert.match(times?.[2] ?? '', /18-21: \+\d+% \(\+?\d+% to \+\d+% in 8 of 10 cases\)/);
  assert.match(times?.[3] ?? '', /^More of \w+ 18-21/);
  assert.match(themes?.[0] ?? '', /^Facebook \(Sandbox\): all themes/);
  assert.equal(all?.[2], 'Not enough data yet', 'nothing was drawn by lot');
  assert.ok(strategy.changes.some((one) => one.includes('18-21: +')));
  const pdf = await server.as('owner')(`/api/strategies/${strategy.id}/pdf`);
  const words = (await readPdf(await pdf.arrayBuffer())).text;
  assert.match(words, /What is being tried/);
  assert.match(words, /18-21/);
});

test('the calendar and the best time follow the posts of the channel, and say so; before, the published pattern', async () => {
  const wordsOf = ({ groups }: Analysis) =>
    groups
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])))
      .join(' ');
  const late = ({ plan }: Analysis) => {
    const ideas = plan?.entries.filter(({ state }) => state === 'idea') ?? [];
    assert.ok(ideas.length > 8, `${ideas.length} ideas`);
    return ideas.filter(({ time }) => time >= '18:00' && time < '21:00').length / ideas.length;
  };
  const before = await analyse('calendar');
  assert.match(
    wordsOf(before),
    /They follow the published pattern on Facebook \(Sandbox\) \(0 measured posts\)/,
  );
  await teachEvenings();
  const after = await analyse('calendar');
  assert.match(wordsOf(after), /follow your own results on Facebook \(Sandbox\) \(60 measured posts\)/);
  assert.ok(late(after) > late(before) + 0.2, `${late(before)} became ${late(after)}`);
  const { insights } = await analyse('content');
  const [time] = insights;
  assert.match(
    time?.text ?? '',
    /^\w+day 18-21 on Facebook \(Sandbox\): \+\d+% .*, by \d+ posts then and 60 in all$/,
  );
  assert.equal(time?.tag, 'sandbox');
});
