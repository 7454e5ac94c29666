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

/** @returns the statements that ran, and whether the child died at the chosen one */
function runChild(dataDir: string, at?: number): Promise<{ statements: number; died: boolean }> {
  const args = [child, dataDir, ...(at === undefined ? [] : [String(at)])];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(`${error.message}\n${stderr}`));
      else resolve({ statements: Number(stdout), died: error !== null });
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
  const { statements } = await runChild(copy('dry'));
  assert.ok(statements > 8, String(statements));
  for (let at = 1; at <= statements; at += 1) {
    const dataDir = copy(`run-${at}`);
    assert.equal((await runChild(dataDir, at)).died, true);
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
});
