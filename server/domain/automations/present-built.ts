// Automations that people built, as they are shown: what runs and what is being changed, with how many people are where.
import type { BuiltAutomation, CountedStep, Definition } from '../../contract/built-automation.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import type { BuiltRecord } from './built.repo.ts';
import {
  type CallCount,
  countCalls,
  countMails,
  countRuns,
  listPassed,
  type MailCount,
  type PassedCount,
  type RunCount,
} from './count.repo.ts';
import { readDefinition } from './flow.ts';

interface Standing {
  readonly runs: readonly RunCount[];
  readonly mails: readonly MailCount[];
  readonly calls: readonly CallCount[];
  readonly passed: readonly PassedCount[];
}

export async function presentBuilt(q: Query, records: readonly BuiltRecord[]): Promise<BuiltAutomation[]> {
  const ids = records.map(({ id }) => id);
  const [runs, mails, calls, passed] = await Promise.all([
    countRuns(q, ids),
    countMails(q, ids),
    countCalls(q, ids),
    listPassed(q, ids),
  ]);
  return records.map((record) => {
    const of = <Row extends { readonly automationId: number }>(rows: readonly Row[]) =>
      rows.filter(({ automationId }) => automationId === record.id);
    return present(record, { runs: of(runs), mails: of(mails), calls: of(calls), passed: of(passed) });
  });
}

function present(record: BuiltRecord, standing: Standing): BuiltAutomation {
  const { id, name, isActive, stoppedBy } = record;
  const { runs, mails } = standing;
  const inUse = readDefinition(record.definition);
  const draft = readDefinition(record.draft);
  const shown = (definition: Definition | null) =>
    definition && {
      ...definition,
      steps: definition.steps.map((step): CountedStep => ({ ...step, ...countsOf(step.id, standing) })),
    };
  const total = (status: RunCount['status']) => sum(runs.filter((one) => one.status === status));
  const kept = new Set(draft?.steps.map((step) => step.id));
  const stay = ({ status, step }: RunCount) => status !== 'waiting' || (step !== null && kept.has(step));
  return {
    ...{ id, name, isActive, stoppedBy, note: noteOf(stoppedBy) },
    sent: sum(mails.filter(({ status }) => status === 'sent')),
    kept: sum(mails.filter(({ status }) => status === 'kept')),
    ...{ waiting: total('waiting'), finished: total('finished'), left: total('left') },
    inUse: shown(inUse),
    draft: shown(draft),
    misplaced: draft ? sum(runs.filter((one) => !stay(one))) : 0,
  };
}

/** What to do about what switched it off. */
export const noteOf = (harm: Harm | null) =>
  harm === null ? null : wordsOf(say('email.automation-stopped', { harm }));

const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** Mails and calls that have not ended yet are in no count. */
const UNENDED = ['pending', 'sending', 'waiting', 'held'];

function countsOf(id: string, { runs, mails, calls, passed }: Standing) {
  const here = <Row extends { readonly step: string | null; readonly count: number }>(rows: readonly Row[]) =>
    rows.filter(({ step }) => step === id);
  const out = [...here(mails), ...here(calls)];
  const isSent = ({ status }: { status: string }) => status === 'sent' || status === 'done';
  return {
    waiting: sum(here(runs).filter(({ status }) => status === 'waiting')),
    left: sum(here(runs).filter(({ status }) => status === 'left')),
    finished: sum(here(passed)),
    sent: sum(out.filter(isSent)),
    kept: sum(out.filter(({ status }) => status === 'kept')),
    notSent: sum(out.filter((one) => !isSent(one) && one.status !== 'kept' && !UNENDED.includes(one.status))),
  };
}
