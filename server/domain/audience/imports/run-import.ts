// The work of an import, batch by batch: looking through a file, and storing what is in it. How far it is, and what it did,
// is stored together with what it stores, so that it goes on from there after whatever ended it.
import type { AttributeType } from '../../../contract/attribute.ts';
import { LIMITS } from '../../../contract/constants/limits.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import { SYSTEM } from '../../../kernel/actor.ts';
import { takeTurns } from '../../../kernel/turns.ts';
import { say, wordsOf } from '../../../sentences/index.ts';
import { type CsvRow, writeRow } from '../../lists/index.ts';
import { listAttributes } from '../attribute.repo.ts';
import { findLists, insertList } from '../list.repo.ts';
import { type Compared, comparePeople } from './compare.ts';
import { addExamples, countIn, guessTypes } from './findings.ts';
import { findImportOfAnyBusiness, type ImportRecord, updateImport } from './import.repo.ts';
import type { ListFiles } from './list-files.ts';
import { readBatches } from './read-file.ts';
import {
  type Candidate,
  type ColumnPlaces,
  isCandidate,
  placesOf,
  type RefusedRow,
  readPerson,
} from './read-person.ts';
import { SeenAddresses } from './seen.ts';
import { storePeople } from './store-people.ts';

/** How often whoever watches is told, milliseconds. */
const TOLD_EVERY = 1500;

type Progress = Pick<ImportRecord, 'rows' | 'readBytes' | 'refusedBytes' | 'counts' | 'examples' | 'types'>;

interface Run {
  readonly ctx: Context;
  readonly files: ListFiles;
  readonly record: ImportRecord;
  readonly file: string;
  readonly places: ColumnPlaces;
  readonly seen: SeenAddresses;
  readonly types: ReadonlyMap<string, AttributeType>;
  /** Ids by name; those that are to be made have none yet. */
  lists: ReadonlyMap<string, number>;
  toldAt: number;
}

/**
 * Goes on with an import that is checking or storing, until it ends, is stopped, or `signal` says so.
 * @returns false where there is more to do
 */
export async function runImport(
  ctx: Context,
  files: ListFiles,
  { importId, signal }: { importId: number; signal: AbortSignal },
): Promise<boolean> {
  const record = await findImportOfAnyBusiness(ctx.db.read, importId);
  if (record?.status !== 'checking' && record?.status !== 'storing') return true;
  const source = record.file === null ? null : await files.open(record.file);
  if (record.file === null || !source) return fail(ctx, record, 'audience.import-gone');
  const run = await begin(ctx, files, { record, file: record.file });
  let progress: Progress = record;
  let first = 0;
  for await (const { rows, bytes } of readBatches(source, record)) {
    const done = Math.min(rows.length, Math.max(0, progress.rows - first));
    first += rows.length;
    const read = await readRows(run, rows, done);
    if (done === rows.length) continue;
    if (first > LIMITS.importFileRows)
      return fail(ctx, { ...record, ...progress }, 'audience.import-too-long');
    const next = await takeBatch(run, progress, { ...read, rows: first, bytes });
    if (!next) return true;
    progress = next;
    if (signal.aborted) return false;
  }
  return end(run, progress);
}

async function begin(
  ctx: Context,
  files: ListFiles,
  { record, file }: { record: ImportRecord; file: string },
): Promise<Run> {
  const q = ctx.db.read;
  const attributes = await listAttributes(q, record.businessId);
  const lists = await findLists(q, record.businessId);
  return {
    ctx,
    files,
    record,
    file,
    places: placesOf(record.columns),
    seen: new SeenAddresses(),
    types: new Map(attributes.map(({ key, type }) => [key, type])),
    lists: new Map(lists.map(({ id, name }) => [name, id])),
    toldAt: ctx.clock.now(),
  };
}

type Refused = Compared['refused'][number];

interface ReadRows {
  readonly people: readonly Candidate[];
  readonly refused: readonly Refused[];
}

/** Reads rows; of the first ones, which were taken before, the addresses alone are remembered. */
async function readRows({ places, seen }: Run, rows: readonly CsvRow[], done: number): Promise<ReadRows> {
  const turn = takeTurns();
  const people: Candidate[] = [];
  const refused: Refused[] = [];
  for (const [at, row] of rows.entries()) {
    const read = readPerson(row, places);
    const isNew = isCandidate(read) && seen.add(read.email);
    if (at < done) continue;
    if (!isCandidate(read)) refused.push({ ...read, as: 'invalid' });
    else if (isNew) people.push(read);
    else refused.push({ row, as: 'repeated', reason: say('audience.row-repeated') });
    await turn();
  }
  return { people, refused };
}

interface Work extends ReadRows {
  /** Read so far, these included. */
  readonly rows: number;
  readonly bytes: number;
}

/** @returns undefined where somebody has stopped it, or another worker has taken it over */
async function takeBatch(run: Run, before: Progress, work: Work): Promise<Progress | undefined> {
  const { ctx, record } = run;
  const isStoring = record.status === 'storing';
  // What is only looked at needs no transaction for the looking.
  const looked = isStoring ? undefined : await compare(run, ctx.db.read, work);
  const lists = new Map(run.lists);
  const next = await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (isStoring) await makeLists(tx, record.businessId, { lists, people: work.people });
    const compared = looked ?? (await compare({ ...run, lists }, tx.q, work));
    const progress = await tell(run, before, { work, compared });
    if (!(await updateImport(tx.q, { ...record, rows: before.rows }, progress))) return undefined;
    if (isStoring) {
      await storePeople(tx, { businessId: record.businessId, importId: record.id }, compared.taken);
    }
    if (tx.now - run.toldAt >= TOLD_EVERY) {
      run.toldAt = tx.now;
      tx.emit({ kind: 'import.moved', businessId: record.businessId, subjectId: record.id, data: {} });
    }
    return progress;
  });
  run.lists = lists;
  return next;
}

function compare(run: Pick<Run, 'record' | 'types' | 'lists'>, q: Query, work: Work): Promise<Compared> {
  const { businessId, lists: allLists, tags, updates } = run.record;
  const names = new Set(work.people.flatMap(({ lists }) => lists.filter((name) => !run.lists.has(name))));
  // No list has these; they only stand for being new.
  const made = [...names].map((name, at) => [name, -1 - at] as const);
  return comparePeople(
    q,
    {
      businessId,
      types: run.types,
      lists: new Map([...run.lists, ...made]),
      all: { lists: allLists, tags },
      updates,
    },
    work.people,
  );
}

/** Makes the lists that rows name; `lists` then has them. */
async function makeLists(
  tx: Tx,
  businessId: number,
  { lists, people }: { lists: Map<string, number>; people: readonly Candidate[] },
): Promise<void> {
  const names = new Set(people.flatMap((one) => one.lists.filter((name) => !lists.has(name))));
  for (const name of names) {
    const id = await insertList(tx.q, { businessId, name, now: tx.now });
    if (id !== undefined) lists.set(name, id);
  }
  // Somebody else has made one meanwhile.
  if ([...names].some((name) => !lists.has(name)))
    for (const { id, name } of await findLists(tx.q, businessId)) lists.set(name, id);
}

async function tell(
  { files, file, record, types }: Run,
  before: Progress,
  { work, compared }: { work: Work; compared: Compared },
): Promise<Progress> {
  const refused = [...work.refused, ...compared.refused].sort((one, other) => one.row.line - other.row.line);
  const refusedBytes =
    refused.length > 0 || before.refusedBytes === 0
      ? await files.appendRefused(file, before.refusedBytes, linesOf(refused, before.rows === 0 && record))
      : before.refusedBytes;
  return {
    rows: work.rows,
    readBytes: work.bytes,
    refusedBytes,
    counts: countIn(before.counts, { ...compared, refused }),
    examples: addExamples(before.examples, { ...compared, refused }),
    types: guessTypes(before.types, { types, people: work.people }),
  };
}

/** @param titled of the file, where its titles come first */
function linesOf(refused: readonly RefusedRow[], titled: ImportRecord | false): string {
  const head = titled
    ? [
        `\ufeff${writeRow(['line', wordsOf(say('audience.row-why')), ...(titled.hasTitles ? titled.titles : [])])}`,
      ]
    : [];
  return [
    ...head,
    ...refused.map(({ row, reason }) => writeRow([row.line, wordsOf(reason), ...row.record])),
  ].join('');
}

async function end(run: Run, progress: Progress): Promise<true> {
  const { ctx, files, record, file } = run;
  const { id, businessId, status } = record;
  const at = { id, status, rows: progress.rows };
  if (progress.rows === 0) return fail(ctx, record, 'audience.import-empty');
  const isDone = status === 'storing';
  const hasEnded = await unitOfWork(ctx, SYSTEM, async (tx) => {
    const patch = isDone
      ? ({ status: 'done', endedAt: tx.now } as const)
      : ({ status: 'checked', total: progress.rows } as const);
    if (!(await updateImport(tx.q, at, patch))) return false;
    const { added } = progress.counts;
    if (isDone && added > 0) tx.emit({ kind: 'subscribers.imported', businessId, data: { added } });
    tx.emit({ kind: 'import.moved', businessId, subjectId: id, data: {} });
    return true;
  });
  if (hasEnded && isDone) await files.remove(file, false);
  return true;
}

type Failure = 'audience.import-gone' | 'audience.import-too-long' | 'audience.import-empty';

async function fail(ctx: Context, record: ImportRecord, problem: Failure): Promise<true> {
  const { id, businessId } = record;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (!(await updateImport(tx.q, record, { status: 'failed', problem: say(problem) }))) return;
    tx.emit({ kind: 'import.moved', businessId, subjectId: id, data: {} });
  });
  return true;
}
