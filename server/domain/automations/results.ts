// What automations did, counted for all of a business together: the built-in series and those that it built.
import type { AutomationResults } from '../../contract/automation-results.ts';
import { ORDER_DAYS } from '../../contract/mailing.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import {
  type CallCount,
  countCalls,
  countGoals,
  countMails,
  countOrders,
  countRuns,
  listPassed,
  type MailCount,
  type OrderCount,
  type PassedCount,
  type RunCount,
  type StepCount,
} from './count.repo.ts';

/** Of one automation. */
export interface Results {
  readonly all: AutomationResults;
  of(step: string): AutomationResults;
  /** People who stand before another step than these. */
  countOutside(steps: ReadonlySet<string>): number;
}

interface Counts {
  readonly runs: readonly RunCount[];
  readonly goals: readonly StepCount[];
  readonly mails: readonly MailCount[];
  readonly calls: readonly CallCount[];
  readonly passed: readonly PassedCount[];
  readonly orders: readonly OrderCount[];
}

/** What automations of a business did, by their ids; an id that is none did nothing. */
export async function readResults(
  q: Query,
  businessId: number,
  ids: readonly number[],
): Promise<(id: number | undefined) => Results> {
  if (ids.length === 0) return () => toResults(NOTHING);
  const [runs, goals, mails, calls, passed, orders] = await Promise.all([
    countRuns(q, ids),
    countGoals(q, ids),
    countMails(q, ids),
    countCalls(q, ids),
    listPassed(q, ids),
    countOrders(q, businessId, ORDER_DAYS * DAY),
  ]);
  return (id) => {
    const of = <Row extends { readonly automationId: number }>(rows: readonly Row[]) =>
      rows.filter(({ automationId }) => automationId === id);
    return toResults({
      ...{ runs: of(runs), goals: of(goals), mails: of(mails) },
      ...{ calls: of(calls), passed: of(passed), orders: of(orders) },
    });
  };
}

const NOTHING: Counts = { runs: [], goals: [], mails: [], calls: [], passed: [], orders: [] };

function toResults(counts: Counts): Results {
  const { runs, orders, passed } = counts;
  const finished = sum(runs.filter(({ status }) => status === 'finished'));
  const [ofAll, ofSteps] = [orders.filter(({ step }) => step === null), orders.filter(isOfStep)];
  return {
    // A call is no mail; its step tells of it.
    all: count({ ...counts, calls: [], orders: ofAll }, finished),
    of: (id) => {
      const here = <Row extends { readonly step: string | null }>(rows: readonly Row[]) =>
        rows.filter(({ step }) => step === id);
      const past = sum(here(passed));
      const { goals, mails, calls } = counts;
      return count(
        {
          ...{ runs: here(runs), goals: here(goals), mails: here(mails) },
          ...{ calls: here(calls), passed: here(passed), orders: here(ofSteps) },
        },
        past,
      );
    },
    countOutside: (steps) =>
      sum(runs.filter(({ status, step }) => status === 'waiting' && !(step !== null && steps.has(step)))),
  };
}

const isOfStep = ({ step }: OrderCount) => step !== null;

/** Mails and calls that have not ended yet are in no count. */
const UNENDED = ['pending', 'sending', 'waiting', 'held'];
/** Mails that may have arrived: what is read of them counts. */
const READABLE = ['sent', 'unknown'];

/** @param finished people who are past what is counted */
function count({ runs, goals, mails, calls, passed, orders }: Counts, finished: number): AutomationResults {
  const [waiting, left] = (['waiting', 'left'] as const).map((status) =>
    sum(runs.filter((one) => one.status === status)),
  ) as [number, number];
  const out = [...mails, ...calls];
  const isSent = ({ status }: { status: string }) => status === 'sent' || status === 'done';
  const readable = mails.filter(({ status }) => READABLE.includes(status));
  const read = (figure: 'measured' | 'opened' | 'clicked') => sum(readable, (one) => one[figure]);
  const measured = read('measured');
  const known = (value: number) => (measured === 0 ? null : value);
  return {
    ...{ entered: waiting + finished + left, waiting, finished, left, reachedGoal: sum(goals) },
    sent: sum(out.filter(isSent)),
    kept: sum(out.filter(({ status }) => status === 'kept')),
    notSent: sum(out.filter((one) => !isSent(one) && one.status !== 'kept' && !UNENDED.includes(one.status))),
    ...{ measured, opened: known(read('opened')), clicked: known(read('clicked')) },
    machineReads: known(sum(passed, (one) => one.machineReads)),
    orders: known(sum(orders)),
    unsubscribed: sum(mails, (one) => one.unsubscribed),
  };
}

function sum<Row extends { readonly count: number }>(
  rows: readonly Row[],
  figure: (row: Row) => number = (row) => row.count,
): number {
  return rows.reduce((all, row) => all + figure(row), 0);
}
