// Subscribers out of a list: first what would happen, then, in one transaction, all of it or nothing.
import * as v from 'valibot';
import { LIMITS } from '../../contract/constants/limits.ts';
import { type ImportInput, type ImportReport, SubscriberInput } from '../../contract/subscriber.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { createLinkToken } from '../../kernel/link-token.ts';
import { mapInTurns } from '../../kernel/turns.ts';
import { inField, readProblem, say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { insertImportConsents } from './imports/people.repo.ts';
import { insertSubscribers, listDeparted, listKnown } from './subscriber.repo.ts';
import { hashAddress, TOKEN_BYTES } from './subscriber.ts';
import { type ListRow, readList, type SubscriberList } from './subscriber-csv.ts';

/** A list, and what a person chose to read of it. */
type ListInput = Pick<ImportInput, 'csv' | 'columns'>;

/** Problems and examples that a report names. */
const MOST_SHOWN = 10;

interface Sorted {
  readonly report: ImportReport;
  readonly fresh: readonly SubscriberInput[];
}

/** What importing a list would do; stores nothing. @throws AppError invalid for a list that cannot be read */
export async function previewImport(
  ctx: Context,
  actor: AccountActor,
  input: ListInput,
): Promise<ImportReport> {
  requireWriter(actor);
  return (await sortRows(ctx.db.read, actor.businessId, await readRows(input))).report;
}

/** Adds everybody in a list who is new. Who has unsubscribed stays so. Rows that cannot be used are left out. */
export async function importSubscribers(
  ctx: Context,
  actor: AccountActor,
  input: ListInput,
): Promise<ImportReport> {
  requireWriter(actor);
  const { businessId } = actor;
  const list = await readRows(input);
  return unitOfWork(ctx, actor, async (tx) => {
    const { report, fresh } = await sortRows(tx.q, businessId, list);
    const { now } = tx;
    const stored = await insertSubscribers(
      tx.q,
      await mapInTurns(fresh, (one) => ({
        ...one,
        businessId,
        link: createLinkToken(tx, 'unsubscribe', TOKEN_BYTES),
        now,
      })),
    );
    const people = stored.map(({ id }) => id);
    await insertImportConsents(tx.q, people, { importId: null, at: now });
    const added = people.length;
    if (added > 0) tx.emit({ kind: 'subscribers.imported', businessId, data: { added } });
    return { ...report, added, known: report.known + report.added - added, done: true };
  });
}

/** Each row checked: a person, or what is wrong with it. */
interface CheckedRow {
  readonly row: ListRow;
  readonly result: v.SafeParseResult<typeof SubscriberInput>;
}

interface CheckedList extends Omit<SubscriberList, 'rows'> {
  readonly rows: readonly CheckedRow[];
}

async function readRows({ csv, columns }: ListInput): Promise<CheckedList> {
  const list = await readList(csv, { most: LIMITS.importRows, columns });
  const { rows } = list;
  if (rows.length > LIMITS.importRows) {
    const problem = say('lists.too-long', { rows: LIMITS.importRows });
    throw new AppError('invalid', inField('csv', problem), { field: 'csv' });
  }
  const checked = await mapInTurns(rows, (row) => ({ row, result: v.safeParse(SubscriberInput, row) }));
  return { ...list, rows: checked };
}

async function sortRows(
  q: Query,
  businessId: number,
  { rows, titles, columns }: CheckedList,
): Promise<Sorted> {
  const fit = rows.flatMap(({ result }) => (result.success ? [result.output] : []));
  const addresses = [...new Set(fit.map(({ email }) => email))];
  const known = await listKnown(q, businessId, addresses);
  const unknown = addresses.filter((email) => !known.has(email));
  const hashes = new Map(await mapInTurns(unknown, (email) => [email, hashAddress(email)]));
  const departed = await listDeparted(q, businessId, [...hashes.values()]);
  const fresh = new Map<string, SubscriberInput>();
  const counts = { known: 0, departed: 0, repeated: 0 };
  const seen = new Set<string>();
  for (const one of fit) {
    if (seen.has(one.email)) counts.repeated += 1;
    else if (known.get(one.email) === 'unsubscribed' || departed.has(hashes.get(one.email) ?? ''))
      counts.departed += 1;
    else if (known.has(one.email)) counts.known += 1;
    else fresh.set(one.email, one);
    seen.add(one.email);
  }
  const problems = rows.flatMap(({ row, result }) =>
    result.success
      ? []
      : [{ line: row.line, text: shorten(row), message: String(readProblem(result.issues[0].message)) }],
  );
  return {
    fresh: [...fresh.values()],
    report: {
      rows: rows.length,
      added: fresh.size,
      ...counts,
      invalid: problems.length,
      problems: problems.slice(0, MOST_SHOWN),
      sample: [...fresh.values()].slice(0, MOST_SHOWN),
      titles: titles.slice(0, LIMITS.importColumns + 1).map(shortenTitle),
      columns,
      done: false,
    },
  };
}

/** A title that names a column need not be whole. */
function shortenTitle(title: string): string {
  return cut(title, 40);
}

function shorten({ email, name }: ListRow): string {
  const text = [email, name].filter(Boolean).join(', ');
  return cut(text, 80);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
