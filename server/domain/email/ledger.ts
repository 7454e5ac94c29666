// Where claims and ends of deliveries are written: what is asked for while a transaction is under way is written by the
// next one together, so that many mails at once cost few commits, and none is handed over before its intent is stored.

import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import type { Purpose } from '../audience/index.ts';
import { countAnsweredSteps } from './automation-health.ts';
import { findMail } from './bounce.repo.ts';
import { recordReturn } from './bounce.ts';
import {
  type Claim,
  claimDeliveries,
  type DeliveryEnd,
  type DeliveryKind,
  finishDelivery,
  finishSent,
  releaseDelivery,
} from './delivery.repo.ts';
import { countAnswered } from './mailing-health.ts';

/** What is stored of a mail that was handed over: its end, or that it waits for another try. */
export type Entry =
  | DeliveryEnd
  | { readonly status: 'pending'; readonly error: Sentence; readonly retryAt: number };

/** Writes for deliveries of one business and one kind. */
export interface Ledger {
  /** Stores the intent to send a mail. */
  claim(id: number): Promise<Claim>;
  /** Stores what became of it. */
  end(id: number, entry: Entry): Promise<void>;
}

interface Waiting<Asked, Answer> {
  readonly id: number;
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export function createLedger(
  ctx: Context,
  {
    patience = 0,
    ...of
  }: {
    businessId: number;
    kind: DeliveryKind;
    purpose?: Purpose;
    mailingId?: number;
    /** Milliseconds that an end waits for the next claim, to be stored with it; none where no other mail follows. */
    patience?: number;
  },
): Ledger {
  let claims: Waiting<null, Claim>[] = [];
  let ends: Waiting<Entry, void>[] = [];
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    // Whoever asks in the same breath is written together.
    await Promise.resolve();
    while (claims.length + ends.length > 0) {
      const [claimed, ended] = [claims, ends];
      [claims, ends] = [[], []];
      // Of two that ask for the same mail in the same breath one has it.
      const firsts = new Map(claimed.toReversed().map((one) => [one.id, one]));
      await unitOfWork(ctx, SYSTEM, async (tx) => {
        await storeEnds(tx, of, ended);
        return claimDeliveries(tx.q, { ...of, ids: [...firsts.keys()], now: tx.now });
      }).then(
        (states) => {
          for (const one of ended) one.resolve();
          for (const one of claimed)
            one.resolve(firsts.get(one.id) === one ? (states.get(one.id) ?? 'taken') : 'taken');
        },
        (error: unknown) => {
          for (const one of [...ended, ...claimed]) one.reject(error);
        },
      );
    }
    isWriting = false;
  };

  return {
    claim: (id) =>
      new Promise((resolve, reject) => {
        claims.push({ id, asked: null, resolve, reject });
        void write();
      }),
    end: (id, asked) =>
      new Promise((resolve, reject) => {
        ends.push({ id, asked, resolve, reject });
        if (patience === 0) void write();
        else timer ??= setTimeout(write, patience);
      }),
  };
}

async function storeEnds(
  tx: Tx,
  { businessId, kind, mailingId }: { businessId: number; kind: DeliveryKind; mailingId?: number },
  ended: readonly Waiting<Entry, void>[],
): Promise<void> {
  const isAnswered = ({ asked }: Waiting<Entry, void>) =>
    asked.status === 'sent' || asked.status === 'refused';
  const answered = ended.filter(isAnswered).map(({ id }) => id);
  const sent = ended.filter(({ asked }) => asked.status === 'sent').map(({ id }) => id);
  if (sent.length > 0) await finishSent(tx.q, sent, tx.now);
  for (const { id, asked } of ended) {
    if (asked.status === 'pending') await releaseDelivery(tx.q, id, asked);
    else if (asked.status !== 'sent') await storeEnd(tx, { id, businessId }, asked);
  }
  if (mailingId !== undefined && answered.length > 0) await countAnswered(tx, mailingId, answered.length);
  if (kind === 'automation' && answered.length > 0) await countAnsweredSteps(tx, answered);
}

async function storeEnd(tx: Tx, key: { id: number; businessId: number }, end: DeliveryEnd): Promise<void> {
  await finishDelivery(tx.q, key.id, { ...end, now: tx.now });
  const mail = end.bounce === null ? undefined : await findMail(tx.q, key);
  if (mail && end.bounce !== null) await recordReturn(tx, mail, { as: end.bounce, text: null });
}
