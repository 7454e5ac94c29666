// A link that lets others in, made in the very moment in which its maker loses the right to: none is left over, whoever is
// first.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Database } from '../../../server/db/connect.ts';
import { type Context, type EventSink, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { suspendCustomer } from '../../../server/domain/admin/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  changeRole,
  invite,
  makeApprovalLink,
  removeMember,
  resendInvitation,
} from '../../../server/domain/members/index.ts';
import { createEventSink } from '../../../server/jobs/event-sink.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

type Work = (ctx: Context) => Promise<unknown>;

/** A sink that stops a unit of work when all of it is done but its commit. */
function gate(): { events: EventSink; reached: Promise<void>; open: () => void } {
  const sink = createEventSink({});
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const record: EventSink['record'] = async (...args) => {
    reached.resolve();
    await opened.promise;
    return sink.record(...args);
  };
  return { events: { ...sink, record }, reached: reached.promise, open: opened.resolve };
}

/** Returns once `work` has ended or waits for a lock; SQLite's single writer lets it wait anyway. */
async function endsOrWaits(db: Database, work: Promise<unknown>): Promise<void> {
  let hasEnded = db.dialect === 'sqlite';
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  while (!hasEnded) {
    const { rows } = await db.read.raw(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length > 0) return;
  }
}

eachDatabase((open) => {
  let main: Database;
  let count = 0;
  before(async () => {
    main = (await open()).main;
  });

  async function seed() {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1));
    const ctx = createTestContext(main, clock);
    const businessId = await unitOfWork(ctx, SYSTEM, ({ q, now }) => insertBusiness(q, now, 'Harbour'));
    const owner = async (name: string): Promise<AccountActor> => {
      const { id: accountId } = await unitOfWork(ctx, SYSTEM, ({ q, now }) =>
        insertAccount(q, { name, email: `${name}-${count}@example.com`, businessId, role: 'owner', now }),
      );
      count += 1;
      return { kind: 'account', accountId, businessId, role: 'owner', open: false };
    };
    const [other, sender] = [await owner('other'), await owner('sender')];
    const sent = await invite(ctx, sender, { email: 'before@example.com', role: 'editor' });
    const left = async () =>
      (
        await Promise.all(
          ['invitations', 'approval_links'].map((table) =>
            main.read(table).where({ business_id: businessId }),
          ),
        )
      ).flat();
    return { ctx, sender, other, sent, left };
  }

  for (const send of ['invite', 'resend', 'link'] as const)
    for (const loss of ['suspended', 'removed', 'demoted'] as const)
      for (const isSentFirst of [true, false])
        test(`${send}: ${isSentFirst ? 'sent, then' : 'not sent once'} ${loss}`, async () => {
          const { ctx, sender, other, sent, left } = await seed();
          const { accountId } = sender;
          const makes: Record<typeof send, Work> = {
            invite: (c) => invite(c, sender, { email: 'late@example.com', role: 'editor' }),
            resend: (c) => resendInvitation(c, sender, sent.invitation.id),
            link: (c) => makeApprovalLink(c, sender, { name: 'Client', expiresInDays: 7 }),
          };
          const sending = makes[send];
          const losing: Record<typeof loss, Work> = {
            suspended: (c) => suspendCustomer(c, accountId, 'Sends spam'),
            removed: (c) => removeMember(c, other, accountId),
            demoted: (c) => changeRole(c, other, accountId, 'approver'),
          };
          const [first, second] = isSentFirst ? [sending, losing[loss]] : [losing[loss], sending];
          const { events, reached, open: release } = gate();
          const one = first({ ...ctx, events });
          await reached;
          const two = second(ctx);
          await endsOrWaits(ctx.db, two);
          release();
          const ends = await Promise.allSettled([one, two]);
          assert.deepEqual(await left(), []);
          assert.deepEqual(
            ends.map(({ status }) => status),
            ['fulfilled', isSentFirst ? 'fulfilled' : 'rejected'],
          );
        });
});
