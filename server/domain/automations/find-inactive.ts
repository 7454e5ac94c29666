// Who has not been seen for long comes into the automations that wait for it: once each time that they fall silent.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { listActiveOfKinds } from './automation.repo.ts';
import { begin } from './enter.ts';
import { toFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';
import { type InactivePerson, listInactive } from './inactive.repo.ts';

const PAGE = 200;

/** Looks through every business that has one that is on. */
export async function findInactive(ctx: Context, signal: AbortSignal): Promise<void> {
  const q = ctx.db.read;
  const flows = await toFlows(q, await listActiveOfKinds(q, ['re-engagement', 'custom']));
  for (const flow of flows) {
    if (flow.trigger.on === 'inactive') await enterInactive(ctx, flow, flow.trigger.days, signal);
  }
}

async function enterInactive(ctx: Context, flow: Flow, days: number, signal: AbortSignal): Promise<void> {
  const before = ctx.clock.now() - days * DAY;
  let page: InactivePerson[];
  let after = 0;
  do {
    if (signal.aborted) return;
    page = await listInactive(ctx.db.read, { businessId: flow.businessId, before, after, limit: PAGE });
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const person of page) {
        await begin(tx, flow, { personId: person.id, at: tx.now, cause: `inactive:${lastSeen(person)}` });
      }
    });
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
}

/** Names the silence: as long as nothing is heard of the person it stays the same. */
function lastSeen({ createdAt, eventAt, openedAt, clickedAt }: InactivePerson): number {
  return Math.max(createdAt, eventAt ?? 0, openedAt ?? 0, clickedAt ?? 0);
}
