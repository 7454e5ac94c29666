// What a strategy tries: its results are those of measured posts, and where there are too few it says so.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Strategy } from '../../server/contract/strategy.ts';
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
  const past = Array.from({ length: 60 }, (_, back) => {
    const isEvening = back % 2 === 0;
    const at = START - (back + 3) * DAY + (isEvening ? 10 : 1) * HOUR;
    return { at, likes: isEvening ? 70 : 20, features: { pillar: back % 4 < 2 ? 'useful' : 'own' } };
  });
  await teach(
    server.app.ctx,
    { id: facebook.id, type: 'facebook', businessId: OWNER.businessId, network: 'sandbox' },
    past,
  );
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
