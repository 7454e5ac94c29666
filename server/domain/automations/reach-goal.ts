// Somebody followed the link that an automation was to bring them to: they leave it.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { findFollowed } from '../email/index.ts';
import { findAutomationOfRun } from './automation.repo.ts';
import { leave } from './enter.ts';
import { toFlows } from './find-flows.ts';

/** Asks of a mail whether its reader reached the goal by it. Asking twice changes nothing. */
export async function reachGoal(ctx: Context, deliveryId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const followed = await findFollowed(tx.q, deliveryId);
    const automation = followed && (await findAutomationOfRun(tx.q, followed.runId));
    const [flow] = automation ? await toFlows(tx.q, [automation]) : [];
    if (!followed || flow?.goal?.on !== 'click') return;
    const { url, reason } = flow.goal;
    const at = followed.clicks.find((click) => url === null || click.url === url)?.at;
    if (at !== undefined) await leave(tx, followed.subscriberId, { flow, reason, until: at });
  });
}
