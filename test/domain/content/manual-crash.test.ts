// A server that dies while it hands a post over: the person is told once, and the post is never lost.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bundleChild } from '../../support/child.ts';
import { DUE, openPublishing, playOut, seedPosts } from '../../support/publishing.ts';

const POSTS = 2;
let folder: string;
let child: string;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drivyn-manual-'));
  child = await bundleChild('publishing-child');
  const world = await openPublishing({ dataDir: join(folder, 'template'), databaseUrl: undefined });
  await seedPosts(world, POSTS);
  await world.databases.main.write('connections').update({ network: 'manual' });
  await world.close();
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** @returns whether the child came as far as the chosen statement, and died there */
function diesAt(dataDir: string, at: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [child, dataDir, String(at)], (error, _stdout, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(`${error.message}\n${stderr}`));
      else resolve(error !== null);
    });
  });
}

function copy(name: string): string {
  const path = join(folder, name);
  cpSync(join(folder, 'template'), path, { recursive: true });
  return path;
}

test('kill -9 before every statement: handed over exactly once, and nothing is sent', {
  timeout: 120_000,
}, async () => {
  // How many statements there are depends a little on which of two jobs is faster, so it goes on until one outlives its last.
  let deaths = 0;
  for (let died = true; died; deaths += Number(died)) {
    const at = deaths + 1;
    const dataDir = copy(`run-${at}`);
    died = await diesAt(dataDir, at);
    const world = await openPublishing({ dataDir, databaseUrl: undefined }, { now: DUE + 1000 });
    await playOut(world);
    const { main, sandbox } = world.databases;
    const posts = await main.read('posts').select('status', 'attempt');
    const events = await main.read('events').where({ kind: 'post.needs_attention' }).pluck('subject_id');
    const sent = await sandbox.read('sandbox_posts');
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
    assert.deepEqual(
      posts,
      Array.from({ length: POSTS }, () => ({ status: 'needs_attention', attempt: null })),
    );
    assert.equal(new Set(events).size, POSTS);
    assert.equal(events.length, POSTS, `died before statement ${at}`);
    assert.deepEqual(sent, []);
  }
  assert.ok(deaths > 8, String(deaths));
});
