// A backup of yesterday, restored by the command and served by the command: what has left for a network since leaves no second
// time, whatever that network would answer.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import type { ConnectAttempt, ConnectBegun } from '../../server/contract/connecting.ts';
import type { Post } from '../../server/contract/post.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../server/kernel/clock.ts';
import { type BlueskyStandIn, HANDLE, openBluesky, PASSWORD } from '../connectors/bluesky/stand-in.ts';
import { ensureBuilt } from '../support/build.ts';
import { type Client, createClient } from '../support/client.ts';
import { startProcess, waitForUrl } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-restored-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup.db');
const SINCE = 8;
/** So that what left since the backup would be no more than two hours late. */
const START = Date.now() - DAY;

let clock: SimulatedClock;
let there: BlueskyStandIn;
before(async () => {
  clock = new SimulatedClock(START);
  [there] = await Promise.all([openBluesky(clock), ensureBuilt()]);
});
after(async () => {
  await there.close();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  ...{ DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' },
  DRIVYN_ORIGIN_MAP: JSON.stringify(there.originMap),
});
const run = (...args: string[]) => startProcess(environment(), args).ended;
const countOut = () => there.asked.filter(there.isVisible).length;
const listPosts = async (api: Client): Promise<Post[]> =>
  (await (await api('/api/users/14/contents')).json()) as Post[];

/** Signs in, and makes posts of which one leaves before the backup is made. */
async function publish(): Promise<void> {
  const assets = { main: '/assets/main.js', css: '', base: '', rest: '', buildId: 'test' };
  const app = await compose(readConfig(environment()), { clock, log: createLog('silent'), assets });
  const api = createClient((await app.listen()).origin, {});
  const begun = await api('/api/connections', {
    json: { type: 'bluesky', by: 'bluesky', handle: HANDLE, password: PASSWORD },
  });
  assert.equal(begun.status, 201, await begun.clone().text());
  const { state } = (await begun.json()) as ConnectBegun;
  const { platformId } = (await (await api(`/api/connections/${state}`)).json()) as ConnectAttempt;
  const post = async (content: string, at: number) => {
    const json = { platformId, content, status: 'scheduled', scheduledAt: new Date(at).toISOString() };
    const made = await api('/api/contents', { json });
    assert.equal(made.status, 201, await made.clone().text());
  };
  await post('Before the backup.', START + MINUTE);
  // Those that left an hour ago would be new enough to leave late.
  for (let count = 1; count <= SINCE; count += 1)
    await post(`Loaf ${count} since the backup.`, START + DAY - HOUR + count * MINUTE);
  await post('A loaf for next week.', START + 8 * DAY);
  clock.advance(2 * MINUTE);
  await app.worker.drain();
  assert.equal(countOut(), 1);
  assert.equal((await run('backup', backup)).code, 0);
  clock.advanceTo(START + DAY - HOUR / 2);
  await app.worker.drain();
  for (let minutes = 0; minutes < 30; minutes += 1) {
    clock.advance(MINUTE);
    await app.worker.drain();
  }
  await app.stop();
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + MINUTE; !(await isSo()); ) {
    assert.ok(Date.now() < giveUpAt, what);
    await new Promise((go) => setTimeout(go, 100));
  }
}

test('served anew it asks about each, sends none, and keeps what has time', async () => {
  await publish();
  const out = countOut();
  assert.ok(out > 2, `${out} were out`);
  const restored = await run('restore', backup);
  assert.equal(restored.code, 0, restored.stderr);
  assert.match(restored.stdout, new RegExp(`wait until somebody has looked: ${SINCE}\\.`));

  const server = startProcess(environment(), ['serve']);
  try {
    const api = createClient(await waitForUrl(server), {});
    // What fell due while no server ran makes it unfit for the first moments, until its worker has done it.
    await until('it is ready', async () => (await api('/readyz')).status === 200);
    const posts = await listPosts(api);
    const waiting = posts.filter(({ content }) => content.includes('since the backup'));
    assert.equal(waiting.length, SINCE);
    for (const { status, note } of waiting) {
      assert.equal(status, 'needs_attention');
      assert.match(note ?? '', /^It may already have been published: this server was restored from a backup/);
    }
    const later = posts.find(({ content }) => content.includes('next week'));
    assert.equal(later?.status, 'scheduled');
    // A person looks, and says of one that it is there: that sends nothing either.
    const [first, second] = waiting;
    const settled = await api(`/api/contents/${first?.id}/resolve`, {
      json: { published: true, externalUrl: `https://bsky.app/profile/${HANDLE}/post/3kabcdefghi2k` },
    });
    assert.equal(settled.status, 200, await settled.clone().text());
    // Of another, that it is not: that one leaves, once, and the jobs of all others would have been done by then.
    const again = await api(`/api/contents/${second?.id}/resolve`, { json: { published: false } });
    assert.ok(again.ok, await again.clone().text());
    await until('that one is out', async () => countOut() > out);
    const texts = there.asked
      .filter(there.isVisible)
      .slice(out)
      .map(({ body }) => body.toString('utf8'));
    assert.deepEqual([texts.length, texts[0]?.includes(second?.content ?? '?')], [1, true], texts.join());
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
});
