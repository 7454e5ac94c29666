// Imports of people: a file is brought, described, looked through, and stored once somebody says how these people agreed.

import { LIMITS } from '../../../contract/constants/limits.ts';
import type { ImportChange, ImportConsent, ListEncoding, PeopleImport } from '../../../contract/import.ts';
import { attributeOf, NO_COUNTS } from '../../../contract/import.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import type { AccountActor } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { DAY } from '../../../kernel/clock.ts';
import { inField, say, wordsOf } from '../../../sentences/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { requireWriter } from '../../business/index.ts';
import { EncodingTeller } from '../../lists/index.ts';
import { insertAttributes, listAttributes } from '../attribute.repo.ts';
import { requireLists } from '../list.ts';
import { describeFile } from './describe-file.ts';
import {
  countOpenImports,
  deleteImport,
  findImport,
  type ImportPatch,
  type ImportRecord,
  insertImport,
  listStaleImports,
  updateImport,
} from './import.repo.ts';
import type { ListFiles } from './list-files.ts';

/** Files stay for so long: who comes back to one that was brought, and to what was refused. */
const KEEP_FILES = 30 * DAY;

const NOTHING_READ = {
  rows: 0,
  total: null,
  readBytes: 0,
  refusedBytes: 0,
  counts: NO_COUNTS,
  examples: { added: [], changed: [], refused: [] },
  types: {},
  problem: null,
} satisfies ImportPatch;

/** @throws AppError too-large; unsupported for what is no text; conflict where too many wait for somebody */
export async function addImport(
  ctx: Context,
  actor: AccountActor,
  { files, upload }: { files: ListFiles; upload: { bytes: AsyncIterable<Uint8Array>; name: () => string } },
): Promise<ImportRecord> {
  requireWriter(actor);
  const { businessId } = actor;
  if ((await countOpenImports(ctx.db.read, businessId)) >= LIMITS.openImports)
    throw new AppError('conflict', say('audience.imports-full', { most: LIMITS.openImports }));
  const teller = new EncodingTeller();
  const tooLarge = () =>
    new AppError('too-large', say('audience.import-too-large', { most: LIMITS.importFile }));
  const file = await files.receive(watched(upload.bytes, teller), LIMITS.importFile, tooLarge);
  try {
    const encoding = teller.end();
    if (file.size === 0) throw new AppError('invalid', say('audience.import-empty'));
    const looks = await describe(files, file.name, encoding);
    const now = ctx.clock.now();
    return await insertImport(ctx.db.write, {
      ...NOTHING_READ,
      ...looks,
      businessId,
      name: upload.name(),
      status: 'uploaded',
      file: file.name,
      bytes: file.size,
      encoding,
      lists: [],
      tags: [],
      updates: true,
      consentText: null,
      consentSource: null,
      saidBy: null,
      createdAt: now,
      endedAt: null,
    });
  } catch (error) {
    await files.remove(file.name, true);
    throw error;
  }
}

async function* watched(
  bytes: AsyncIterable<Uint8Array>,
  teller: EncodingTeller,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    teller.push(chunk);
    yield chunk;
  }
}

async function describe(files: ListFiles, name: string | null, encoding: ListEncoding) {
  const source = name === null ? null : await files.open(name);
  if (!source) throw new AppError('conflict', say('audience.import-gone'));
  return describeFile(source, encoding);
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getImport(q: Query, actor: AccountActor, id: number): Promise<ImportRecord> {
  const record = await findImport(q, { id, businessId: actor.businessId });
  if (!record) throw notFound();
  return record;
}

/** How a file is read; whatever was found out by reading it otherwise is forgotten. */
export async function changeImport(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { files, change }: { files: ListFiles; change: ImportChange },
): Promise<ImportRecord> {
  const before = await getImport(ctx.db.read, actor, id);
  requireWriter(actor);
  requireStatus(before, ['uploaded', 'checked', 'failed']);
  const { encoding = before.encoding } = change;
  const looks = encoding === before.encoding ? {} : await describe(files, before.file, encoding);
  return unitOfWork(ctx, actor, async (tx) => {
    await requireLists(tx, actor.businessId, change.lists ?? []);
    return move(tx, before, { ...NOTHING_READ, ...looks, ...change, status: 'uploaded' });
  });
}

/** Looks through the file, in the background; nothing of it is stored. */
export async function checkImport(ctx: Context, actor: AccountActor, id: number): Promise<ImportRecord> {
  const before = await getImport(ctx.db.read, actor, id);
  requireWriter(actor);
  requireStatus(before, ['uploaded', 'checked', 'failed']);
  if (!before.columns.includes('email'))
    throw new AppError('invalid', inField('columns', say('audience.import-no-addresses')), {
      field: 'columns',
    });
  return unitOfWork(ctx, actor, async (tx) => {
    const record = await move(tx, before, { ...NOTHING_READ, status: 'checking' });
    tx.emit({ kind: 'import.started', businessId: actor.businessId, subjectId: id, data: {} });
    return record;
  });
}

/** Stores what was looked through, in the background, with the proof that these people agreed. */
export async function startImport(
  ctx: Context,
  actor: AccountActor,
  id: number,
  consent: ImportConsent,
): Promise<ImportRecord> {
  const before = await getImport(ctx.db.read, actor, id);
  requireWriter(actor);
  requireStatus(before, ['checked']);
  return unitOfWork(ctx, actor, async (tx) => {
    const { email: saidBy } = await getAccount(tx.q, actor.accountId);
    await declareAttributes(tx, before);
    const { total } = before;
    const record = await move(tx, before, { ...NOTHING_READ, total, ...consent, saidBy, status: 'storing' });
    tx.emit({ kind: 'import.started', businessId: actor.businessId, subjectId: id, data: {} });
    return record;
  });
}

/** Attributes get the strictest type that all of their values in the file have. */
async function declareAttributes(tx: Tx, { businessId, columns, types }: ImportRecord): Promise<void> {
  const known = new Set((await listAttributes(tx.q, businessId)).map(({ key }) => key));
  const keys = columns.flatMap((use) => attributeOf(use) ?? []);
  const fresh = keys.flatMap((key) => {
    const type = types[key]?.[0];
    return known.has(key) || type === undefined ? [] : { key, type };
  });
  if (known.size + fresh.length > LIMITS.attributes) {
    const problem = say('audience.attributes-full', { most: LIMITS.attributes });
    throw new AppError('invalid', inField('columns', problem), { field: 'columns' });
  }
  await insertAttributes(tx.q, businessId, fresh);
}

/** What was taken in stays; what is checked only begins anew. */
export async function stopImport(ctx: Context, actor: AccountActor, id: number): Promise<ImportRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await getImport(tx.q, actor, id);
    requireWriter(actor);
    requireStatus(before, ['checking', 'storing']);
    const patch = before.status === 'storing' ? {} : NOTHING_READ;
    return move(tx, before, { ...patch, status: before.status === 'storing' ? 'stopped' : 'uploaded' });
  });
}

export async function resumeImport(ctx: Context, actor: AccountActor, id: number): Promise<ImportRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await getImport(tx.q, actor, id);
    requireWriter(actor);
    requireStatus(before, ['stopped']);
    const record = await move(tx, before, { status: 'storing' });
    tx.emit({ kind: 'import.started', businessId: actor.businessId, subjectId: id, data: {} });
    return record;
  });
}

/** Removes the file. What was taken in stays, and with it what proves how these people agreed. */
export async function removeImport(
  ctx: Context,
  actor: AccountActor,
  id: number,
  files: ListFiles,
): Promise<void> {
  const file = await unitOfWork(ctx, actor, async (tx) => {
    const before = await getImport(tx.q, actor, id);
    requireWriter(actor);
    requireStatus(before, ['uploaded', 'checked', 'failed', 'stopped', 'done']);
    if (before.consentText === null) await deleteImport(tx.q, id);
    else
      await move(tx, before, { file: null, status: 'done', endedAt: before.endedAt ?? tx.now, ...FORGOTTEN });
    return before.file;
  });
  if (file !== null) await files.remove(file, true);
}

/** What is in the file, and not needed for the proof. */
const FORGOTTEN = {
  refusedBytes: 0,
  titles: [],
  sample: [],
  examples: NOTHING_READ.examples,
} satisfies ImportPatch;

/** Files that nobody came back to go, with what they showed. */
export async function purgeImports(ctx: Context, files: ListFiles): Promise<void> {
  const before = ctx.clock.now() - KEEP_FILES;
  for (const record of await listStaleImports(ctx.db.read, before)) {
    if (record.consentText === null) await deleteImport(ctx.db.write, record.id);
    else await updateImport(ctx.db.write, record, { file: null, status: 'done', ...FORGOTTEN });
    if (record.file !== null) await files.remove(record.file, true);
  }
  await files.tidy(before);
}

function requireStatus({ status }: ImportRecord, allowed: readonly ImportRecord['status'][]): void {
  if (!allowed.includes(status)) throw new AppError('conflict', say('audience.import-elsewhere', { status }));
}

async function move(tx: Tx, before: ImportRecord, patch: ImportPatch): Promise<ImportRecord> {
  if (!(await updateImport(tx.q, before, patch)))
    throw new AppError('conflict', say('audience.import-moved'));
  tx.emit({ kind: 'import.moved', businessId: before.businessId, subjectId: before.id, data: {} });
  return { ...before, ...patch };
}

export function presentImport(record: ImportRecord): PeopleImport {
  const { businessId: _, file, delimiter: __, types: ___, readBytes: ____, refusedBytes, ...rest } = record;
  return {
    ...rest,
    titles: [...rest.titles],
    sample: rest.sample.map((row) => [...row]),
    columns: [...rest.columns],
    examples: {
      ...rest.examples,
      refused: rest.examples.refused.map((one) => ({
        ...one,
        reason: typeof one.reason === 'string' ? one.reason : wordsOf(one.reason),
      })),
    },
    lists: [...rest.lists],
    tags: [...rest.tags],
    hasRefused: file !== null && refusedBytes > 0 && refusedOf(record) > 0,
    problem: rest.problem && wordsOf(rest.problem),
    createdAt: new Date(rest.createdAt).toISOString(),
    endedAt: rest.endedAt === null ? null : new Date(rest.endedAt).toISOString(),
  };
}

function refusedOf({ counts }: ImportRecord): number {
  return counts.departed + counts.suppressed + counts.repeated + counts.invalid;
}
