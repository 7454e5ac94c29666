// A server that dies at any moment loses no post and publishes none twice.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createRandom } from '../../../server/kernel/random.ts';
import { bundleChild } from '../../support/child.ts';
import {
  compareWithNetwork,
  DUE,
  type Outcome,
  openPublishing,
  playOut,
  seedPosts,
} from '../../support/publishing.ts';

const POSTS = 4;
const CRASHES = 50;
/** Share of the crashes that take place; the others come too late for a run that is over. */
const MOST = 0.7;
const AT_ONCE = 2;

let folder: string;
let template: string;
let child: string;
/** What the child would do if it lived: one line a statement. */
let script: string[];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drivyn-crash-'));
  template = join(folder, 'template');
  child = await bundleChild('publishing-child');
  const world = await openPublishing({ dataDir: template, databaseUrl: undefined });
  await seedPosts(world, POSTS);
  await world.close();
  script = (await runChild(copy('dry'), undefined)).trace;
});

after(() => rmSync(folder, { recursive: true, force: true }));

describe('kill -9 while publishing', () => {
  test(`at ${CRASHES} random statements: every post is there exactly once`, {
    timeout: 180_000,
  }, async (t) => {
    const statements = Array.from(script, (_, index) => index + 1);
    const points = createRandom(`crash:${process.pid}`).shuffle(statements).slice(0, CRASHES);
    assert.equal(points.length, CRASHES);
    let deaths = 0;
    for (let start = 0; start < points.length; start += AT_ONCE) {
      const outcomes = await Promise.all(points.slice(start, start + AT_ONCE).map(crashAndRecover));
      for (const { at, hasDied, outcome } of outcomes) {
        assertOnce(outcome, `died before: ${script[at - 1]}`);
        if (hasDied) deaths += 1;
      }
    }
    assert.ok(deaths >= CRASHES * MOST, `${deaths} of ${CRASHES} died`);
    t.diagnostic(`${CRASHES} crashes before different ones of ${script.length} statements`);
  });

  test('between the commit of the network and our record: found, and not published again', async () => {
    const { outcome, crashed } = await crashAndRecover('taken');
    assert.equal(
      crashed.some((post) => post.copies === 1 && post.status === 'publishing'),
      true,
    );
    assertOnce(outcome, 'died right after the network had taken the post');
  });
});

function assertOnce(outcome: readonly Outcome[], when: string): void {
  assert.equal(outcome.length, POSTS);
  for (const post of outcome) {
    const seen = { status: post.status, copies: post.copies, recorded: post.recorded };
    assert.deepEqual(seen, { status: 'published', copies: 1, recorded: true }, when);
  }
}

/** Dies before a statement, starts again, and plays on until nothing is left to do. */
async function crashAndRecover<At extends number | 'taken'>(
  at: At,
): Promise<{ at: At; hasDied: boolean; crashed: Outcome[]; outcome: Outcome[] }> {
  const dataDir = copy(`run-${at}-${runs++}`);
  const ended = await runChild(dataDir, at);
  const hasDied = ended.signal === 'SIGKILL';
  // One that needed fewer statements than the one before, as what falls together goes together, has died nowhere.
  assert.ok(
    hasDied || (typeof at === 'number' && ended.trace.length < at),
    `the child died at statement ${at}`,
  );
  const world = await openPublishing({ dataDir, databaseUrl: undefined }, { now: DUE + 1000 });
  const crashed = await compareWithNetwork(world);
  await playOut(world);
  const outcome = await compareWithNetwork(world);
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { at, hasDied, crashed, outcome };
}

let runs = 0;

function copy(name: string): string {
  const path = join(folder, name);
  cpSync(template, path, { recursive: true });
  return path;
}

function runChild(
  dataDir: string,
  at: number | 'taken' | undefined,
): Promise<{ signal: string | null; trace: string[] }> {
  const args = [child, dataDir, ...(at === undefined ? [] : [String(at)])];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env: { ...process.env, TRACE: '1' } }, (error, _stdout, stderr) => {
      if (error && !error.signal) return reject(new Error(`${error.message}\n${stderr}`));
      const trace = stderr.split('\n').flatMap((line) => /^\d+ (.*)/.exec(line)?.[1] ?? []);
      resolve({ signal: error?.signal ?? null, trace });
    });
  });
}
