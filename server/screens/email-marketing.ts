// Loads Email Marketing: the subscribers, and the mails that the local outbox holds.

import type { EmailMarketingProps } from '../../views/screens/email-marketing/index.tsx';
import { channelOf } from '../contract/constants/channels.ts';
import { canWrite } from '../domain/business/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import {
  countActiveSubscribers,
  listOutbox,
  listSubscribers,
  presentSubscriber,
} from '../domain/email/index.ts';
import { readId } from './query.ts';
import type { AccountVisit, Loaded } from './screen.ts';

const PAGE = 50;
const MAILS = 20;

export async function loadEmailMarketing(visit: AccountVisit): Promise<Loaded<EmailMarketingProps>> {
  const { ctx, actor, query, clock } = visit;
  const { businessId } = actor;
  const q = ctx.db.read;
  const before = readId(query.get('before'));
  const [active, subscribers, mails, connections] = await Promise.all([
    countActiveSubscribers(q, businessId),
    listSubscribers(q, { businessId, limit: PAGE + 1, before }),
    listOutbox(q, { businessId, limit: MAILS }),
    listConnections(q, businessId),
  ]);
  const shown = subscribers.slice(0, PAGE).map(presentSubscriber);
  return {
    props: {
      userId: actor.accountId,
      canWrite: canWrite(actor),
      connected: connections.some(({ type }) => channelOf(type).delivery === 'mail'),
      active,
      subscribers: shown,
      isFirst: before === undefined,
      olderThan: subscribers.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      mails: mails.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt })),
      clock,
    },
  };
}
