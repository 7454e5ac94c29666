// An import that is ended at any moment goes on from there: nobody is lost, nobody is taken twice.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createListFolder } from '../../../server/connectors/services/list-folder.ts';
import { type Databases, openDatabases } from '../../../server/db/open.ts';
import type { ImportRecord } from '../../../server/domain/audience/index.ts';
import {
  addImport,
  checkImport,
  getImport,
  type ListFiles,
  resumeImport,
  runImport,
  startImport,
  stopImport,
} from '../../../server/domain/audience/index.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { bundleChild } from '../../support/child.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { copyEmpty } from '../../support/templates.ts';
import { createMailing, type MailingWorld } from '../email/mailing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-imports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const ROWS = 6500;
const NEVER = new AbortController().signal;
const CONSENT = { consentText: 'Yes, send me news.', consentSource: 'At the counter' };

/** Every tenth row cannot be used, and the last 500 stand further up. */
function makeList(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    at % 10 === 9 ? `broken ${at},,` : `p${at % 6000}@example.com,Person ${at},"vip,new"`,
  );
  return Buffer.from(['email,name,tags', ...rows].join('\n'));
}

const COUNTS = { added: 5400, repeated: 450, invalid: 650, changed: 0, known: 0 };

/** An import that is about to be stored. */
async function begin({ ctx, actor }: MailingWorld, files: ListFiles): Promise<ImportRecord> {
  const owner = { id: actor.accountId, email: 'owner@example.com', created_at: 0 };
  await ctx.db.write('accounts').insert(owner).onConflict('id').ignore();
  const bytes = (async function* () {
    yield makeList();
  })();
  const { id } = await addImport(ctx, actor, { files, upload: { bytes, name: () => 'people.csv' } });
  await checkImport(ctx, actor, id);
  await runImport(ctx, files, { importId: id, signal: NEVER });
  return startImport(ctx, actor, id, CONSENT);
}

/** Everybody once, with one consent and both tags, and every refused row told once. */
async function assertWhole({ ctx, actor }: MailingWorld, id: number, dataDir: string): Promise<void> {
  const { read } = ctx.db;
  const record = await getImport(read, actor, id);
  assert.equal(record.status, 'done');
  assert.partialDeepStrictEqual(record.counts, COUNTS);
  const count = async (table: string) => Number((await read(table).count({ count: '*' }))[0]?.count);
  assert.deepEqual(
    [await count('subscribers'), await count('consents'), await count('subscriber_tags')],
    [COUNTS.added, COUNTS.added, COUNTS.added * 2],
  );
  const told = readFileSync(join(dataDir, `${await refusedFile(ctx, id)}`), 'utf8')
    .trim()
    .split('\r\n');
  assert.equal(told.length, 1 + COUNTS.repeated + COUNTS.invalid);
  assert.equal(new Set(told).size, told.length);
}

const refusedFile = async (ctx: MailingWorld['ctx'], id: number) =>
  `imports/${(await ctx.db.read('imports').where({ id }).first('file')).file}.refused`;

/** A data directory is one process's alone: it is open only as long as `work` needs it. */
async function opened<T>(dataDir: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  try {
    return await work(databases);
  } finally {
    await databases.close();
  }
}

test('kill -9 again and again in the middle of one import', { timeout: 240_000 }, async (t) => {
  const dataDir = join(folder, 'killed');
  const files = createListFolder({ folder: join(dataDir, 'imports'), ids: secureIds });
  await copyEmpty(dataDir);
  const { world, id } = await opened(dataDir, async (databases) => {
    const made = await createMailing(databases);
    return { world: made, id: (await begin(made, files)).id };
  });
  const script = await bundleChild('import-child');
  const random = createRandom(`import-crash:${process.pid}`);
  let kills = 0;
  const stood = new Set<number>();
  for (let isDone = false; !isDone; ) {
    // The first statements only read; some forty take a batch.
    const crashAt = kills < 20 ? 20 + random.int(40) : 'never';
    const child = spawn(process.execPath, [script, dataDir, String(id), String(crashAt)], {
      stdio: 'inherit',
    });
    const [code, signal] = await once(child, 'exit');
    assert.ok(signal === 'SIGKILL' || code === 0);
    if (signal === 'SIGKILL') kills += 1;
    const record = await opened(dataDir, ({ main }) => getImport(main.read, world.actor, id));
    stood.add(record.rows);
    isDone = record.status === 'done';
  }
  t.diagnostic(`${kills} kills, seen at ${stood.size} places`);
  assert.ok(kills >= 3 && stood.size >= 3, `${kills} kills at ${stood.size} places`);
  await opened(dataDir, ({ main }) =>
    assertWhole({ ...world, ctx: createTestContext(main, world.clock) }, id, dataDir),
  );
});

eachDatabase((open, dialect) => {
  const dataDir = join(folder, dialect);
  const files = createListFolder({ folder: join(dataDir, 'imports'), ids: secureIds });

  test('an import that is stopped, resumed and ended with its process takes everybody once', async () => {
    const world = await createMailing(await open());
    const { ctx, actor } = world;
    const { id } = await begin(world, files);
    const ended = AbortSignal.abort();
    assert.equal(await runImport(ctx, files, { importId: id, signal: ended }), false);
    assert.equal((await getImport(ctx.db.read, actor, id)).rows, 1000, 'it reaches a safe point');
    await stopImport(ctx, actor, id);
    assert.equal(await runImport(ctx, files, { importId: id, signal: NEVER }), true);
    assert.partialDeepStrictEqual(await getImport(ctx.db.read, actor, id), { status: 'stopped', rows: 1000 });
    await resumeImport(ctx, actor, id);
    await runImport(ctx, files, { importId: id, signal: NEVER });
    await assertWhole(world, id, dataDir);
  });

  test('two workers at once do not take a row twice', async () => {
    const world = await createMailing(await open());
    const { id } = await begin(world, files);
    const run = () => runImport(world.ctx, files, { importId: id, signal: NEVER });
    await Promise.all([run(), run()]);
    await run();
    await assertWhole(world, id, dataDir);
  });

  test('a file that is gone ends its import in words', async () => {
    const world = await createMailing(await open());
    const { id, file } = await begin(world, files);
    await files.remove(file ?? '', true);
    await runImport(world.ctx, files, { importId: id, signal: NEVER });
    const record = await getImport(world.ctx.db.read, world.actor, id);
    assert.deepEqual([record.status, record.problem?.id], ['failed', 'audience.import-gone']);
  });
});
