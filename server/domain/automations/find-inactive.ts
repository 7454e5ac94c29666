// Who has not been seen for long comes into the re-engagement series: once each time that they fall silent.
import { INACTIVE_DAYS } from '../../contract/constants/email.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { listActiveOfKind } from './automation.repo.ts';
import { enter } from './enter.ts';
import { toFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';
import { type InactivePerson, listInactive } from './inactive.repo.ts';

const PAGE = 200;

/** Looks through every business whose re-engagement is on. */
export async function findInactive(ctx: Context, signal: AbortSignal): Promise<void> {
  const q = ctx.db.read;
  const flows = await toFlows(q, await listActiveOfKind(q, 're-engagement'));
  for (const flow of flows) await enterInactive(ctx, flow, signal);
}

async function enterInactive(ctx: Context, flow: Flow, signal: AbortSignal): Promise<void> {
  const before = ctx.clock.now() - INACTIVE_DAYS * DAY;
  let page: InactivePerson[];
  let after = 0;
  do {
    if (signal.aborted) return;
    page = await listInactive(ctx.db.read, { businessId: flow.businessId, before, after, limit: PAGE });
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const person of page) {
        await enter(tx, flow, { personId: person.id, at: tx.now, cause: `inactive:${lastSeen(person)}` });
      }
    });
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
}

/** Names the silence: as long as nothing is heard of the person it stays the same. */
function lastSeen({ createdAt, eventAt, openedAt, clickedAt }: InactivePerson): number {
  return Math.max(createdAt, eventAt ?? 0, openedAt ?? 0, clickedAt ?? 0);
}
