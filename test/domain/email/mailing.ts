// A small world for mailings: a business with a mail channel, subscribers, and one post that is being sent.
import type { Databases } from '../../../server/db/open.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { addSubscriber } from '../../../server/domain/audience/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  type MailParts,
  prepareDeliveries,
  type SendResult,
  type SendRun,
  sendPendingDeliveries,
} from '../../../server/domain/email/index.ts';
import type { Mail, MailTransport, SendOutcome } from '../../../server/domain/letters/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { letterRenderer, mailRenderer } from '../../../server/pages/render-mail.tsx';
import { createTestContext } from '../../support/context.ts';

export const START = Date.UTC(2027, 2, 1, 9);

export interface MailingWorld {
  readonly ctx: Context;
  readonly clock: SimulatedClock;
  readonly actor: AccountActor;
  readonly postId: number;
  readonly connectionId: number;
}

/** A business of its own in `databases`, with `subscribers` active subscribers: s1@example.com, s2@... */
export async function createMailing(
  databases: Databases,
  options: { name?: string; title?: string | null; content?: string; subscribers?: number } = {},
): Promise<MailingWorld> {
  const clock = new SimulatedClock(START);
  const ctx = createTestContext(databases.main, clock);
  const world = await unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
    const businessId = await insertBusiness(q, now);
    await q('businesses')
      .where({ id: businessId })
      .update({ name: options.name ?? 'Harbour Street Bakery' });
    const owner = { business_id: businessId, created_at: now, updated_at: now };
    const [connection] = await q('connections').insert(
      { ...owner, type: 'email', name: 'Email', network: 'mail' },
      ['id'],
    );
    const [post] = await q('posts').insert(
      {
        ...owner,
        connection_id: connection.id,
        status: 'publishing',
        origin: 'autopilot',
        title: options.title === undefined ? 'Fresh bread' : options.title,
        content: options.content ?? 'Twelve kinds every morning.\n\nSee https://example.com/bread.',
      },
      ['id'],
    );
    return { businessId, connectionId: connection.id as number, postId: post.id as number };
  });
  const actor: AccountActor = {
    kind: 'account',
    accountId: 14,
    businessId: world.businessId,
    role: 'owner',
    open: false,
  };
  for (let at = 1; at <= (options.subscribers ?? 0); at += 1) {
    await addSubscriber(ctx, actor, { email: `s${at}@example.com`, name: `Subscriber ${at}` });
  }
  return { ctx, clock, actor, postId: world.postId, connectionId: world.connectionId };
}

export async function prepare(world: MailingWorld): Promise<void> {
  const mailing = { businessId: world.actor.businessId, postId: world.postId };
  return unitOfWork(world.ctx, SYSTEM, (tx) => prepareDeliveries(tx, mailing));
}

export function mailParts(transport: MailTransport): MailParts {
  return {
    transport,
    isLocal: async () => false,
    renderer: mailRenderer,
    letters: letterRenderer,
    from: 'hello@shop.example',
    publicUrl: 'http://127.0.0.1:8080',
  };
}

/** One run over what is pending, as the publish job makes it. */
export async function send(
  world: MailingWorld,
  transport: MailTransport,
  run: Partial<SendRun> = {},
): Promise<SendResult> {
  const post = await world.ctx.db.read('posts').where({ id: world.postId }).first('id', 'title', 'content');
  return sendPendingDeliveries(
    world.ctx,
    mailParts(transport),
    { ...post, businessId: world.actor.businessId },
    {
      signal: new AbortController().signal,
      extend: async () => true,
      ...run,
    },
  );
}

/** A mail server reduced to its answers; keeps what it was given, in order. */
export function scriptedTransport(
  answer: (mail: Mail, count: number) => SendOutcome | Promise<SendOutcome> = () => ({ end: 'sent' }),
): MailTransport & { readonly mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => {
      mails.push(mail);
      return answer(mail, mails.length);
    },
  };
}

/** The state of each delivery by recipient. */
export async function deliveryStates(world: MailingWorld): Promise<Record<string, string>> {
  const rows: { email: string; status: string }[] = await world.ctx.db
    .read('deliveries')
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .where({ post_id: world.postId })
    .orderBy('subscribers.id')
    .select('subscribers.email', 'deliveries.status');
  return Object.fromEntries(rows.map((row) => [row.email.split('@')[0], row.status]));
}
