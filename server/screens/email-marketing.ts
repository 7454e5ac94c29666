// Loads Email Marketing: its figures in one query, and what the open tab shows in at most two more.

import {
  CAMPAIGN_FILTERS,
  EMAIL_TABS,
  type EmailMarketingProps,
  type EmailTab,
} from '../../views/screens/email-marketing/types.ts';
import { RECIPIENT_STATUSES } from '../contract/mailing.ts';
import { toWallTime } from '../contract/wall-time.ts';
import { countSegments, listSuppressions, presentSuppression } from '../domain/audience/index.ts';
import { listEveryAutomation, listWorkedAutomations } from '../domain/automations/index.ts';
import { canManage, canWrite } from '../domain/business/index.ts';
import {
  type EmailOverview,
  findEmailOverview,
  findSegmentSizes,
  getMailing,
  listMailings,
  listOutbox,
  listRecipients,
  presentPace,
  readMailboxSettings,
  readResults,
  readReturnHooks,
  readSenderDomain,
  readSenders,
  readServers,
  type ServerSetup,
  wordsOfMail,
} from '../domain/email/index.ts';
import { HOUR } from '../kernel/clock.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { loadAudience } from './parts/audience.ts';
import { loadBuiltAutomation } from './parts/built-automation.ts';
import { toPage } from './parts/page-of-rows.ts';
import { readId } from './parts/query.ts';
import { loadShops } from './parts/shops.ts';

const CAMPAIGNS = 20;
const SUBSCRIBERS = 25;
const RECIPIENTS = 50;
const MAILS = 20;
/** Mailings that the chart has room for. */
const CHARTED = 12;

export async function loadEmailMarketing(request: AccountRequest): Promise<Loaded<EmailMarketingProps>> {
  const { ctx, actor, query, clock, form, sending } = request;
  const q = ctx.db.read;
  const overview = await findEmailOverview(q, actor.businessId);
  const { connectionId, isMeasuring: _, isOn, servers, limits: __, pace: ___, ...figures } = overview;
  return {
    props: {
      userId: actor.accountId,
      canWrite: canWrite(actor),
      canManage: canManage(actor),
      connectionId,
      isOn,
      paused: request.frame.paused,
      mailIsLocal: !hasServers(sending.servers, servers),
      figures,
      content: await loadTab(request, overview),
      done: query.get('done'),
      refused: form,
      clock,
    },
  };
}

/** @param set how many people have set */
function hasServers({ installed, hasSender }: ServerSetup, set: number): boolean {
  return installed.length > 0 || (hasSender && set > 0);
}

async function loadTab(request: AccountRequest, overview: EmailOverview): Promise<EmailTab> {
  const { ctx, actor, query } = request;
  const q = ctx.db.read;
  const { businessId } = actor;
  switch (EMAIL_TABS.find((one) => one === query.get('tab')) ?? whichPage(query)) {
    case 'automations': {
      const id = readId(query.get('automation'));
      if (id !== undefined) return loadBuiltAutomation(request, id);
      if (query.get('view') === 'shops') return loadShops(request);
      return {
        tab: 'automations',
        ...(await listEveryAutomation(q, businessId)),
        edited: query.get('edit'),
      };
    }
    case 'analytics': {
      const page = { status: 'sent', limit: CHARTED } as const;
      const [mailings, automations] = await Promise.all([
        listMailings(ctx, actor, page, overview.connectionId),
        listWorkedAutomations(q, businessId),
      ]);
      return { tab: 'analytics', mailings, automations, isMeasuring: overview.isMeasuring };
    }
    case 'audience':
      return loadAudience(request);
    case 'sending':
      return loadSending(request, overview);
    case 'outbox':
      return { tab: 'outbox', mails: (await listOutbox(ctx, actor, { limit: MAILS })).map(toBrief) };
    default:
      return loadMailings(request, overview);
  }
}

function whichPage(query: URLSearchParams) {
  const view = query.get('view');
  return view === 'outbox' || view === 'sending' ? view : 'campaigns';
}

function toBrief({ id, to, subject, text, createdAt }: Awaited<ReturnType<typeof listOutbox>>[number]) {
  return { id, to, subject, text, createdAt };
}

async function loadMailings(request: AccountRequest, overview: EmailOverview): Promise<EmailTab> {
  const { ctx, actor, query } = request;
  const compose = query.get('compose');
  if (compose && canWrite(actor) && overview.connectionId !== null) {
    const id = readId(compose);
    const campaign = id === undefined ? null : await getMailing(ctx, actor, id);
    const sizes = await findSegmentSizes(ctx.db.read, actor.businessId, ctx.clock.now());
    const own = await countSegments(ctx, actor.businessId);
    return {
      tab: 'compose',
      campaign,
      sizes,
      own,
      wall: campaign?.localTime ?? suggestTime(request, campaign?.scheduledFor ?? null),
    };
  }
  const recipients = readId(query.get('recipients'));
  if (recipients !== undefined) return loadRecipients(request, recipients);
  const filter = CAMPAIGN_FILTERS.find((one) => one === query.get('status')) ?? 'all';
  const before = readId(query.get('before'));
  if (filter === 'pending') return { tab: 'campaigns', filter, page: toPage([], CAMPAIGNS, before) };
  const page = { status: filter === 'all' ? undefined : filter, before, limit: CAMPAIGNS + 1 };
  const campaigns = await listMailings(ctx, actor, page, overview.connectionId);
  const listed = campaigns.map((campaign) => ({ ...campaign, words: wordsOfMail(campaign.content) }));
  return { tab: 'campaigns', filter, page: toPage(listed, CAMPAIGNS, before) };
}

async function loadRecipients({ ctx, actor, query }: AccountRequest, id: number): Promise<EmailTab> {
  const status = RECIPIENT_STATUSES.find((one) => one === query.get('status')) ?? null;
  const before = readId(query.get('before'));
  const [campaign, results, rows] = await Promise.all([
    getMailing(ctx, actor, id),
    readResults(ctx, actor, id),
    listRecipients(ctx, actor, id, { status: status ?? undefined, before, limit: RECIPIENTS + 1 }),
  ]);
  return { tab: 'recipients', campaign, results, status, page: toPage(rows, RECIPIENTS, before) };
}

/** The time it has, if that is still to come, else the next full hour but one; as a clock on the business's wall shows it. */
function suggestTime({ clock }: AccountRequest, scheduledFor: string | null): string {
  const planned = scheduledFor ? Date.parse(scheduledFor) : 0;
  const at = planned > clock.now ? planned : Math.ceil(clock.now / HOUR) * HOUR + HOUR;
  return toWallTime(at, clock.timeZone);
}

/** The addresses of mail services are secrets: they are shown to whoever asks for them. */
async function loadSending(
  { ctx, actor, query, sending }: AccountRequest,
  { limits, pace, servers: count }: EmailOverview,
): Promise<EmailTab> {
  const q = ctx.db.read;
  const before = readId(query.get('before'));
  const senders = await readSenders(q, actor.businessId);
  const own = senders.find(({ isUsed, isVerified }) => isUsed && isVerified)?.email ?? null;
  const [servers, mailbox, domain, rows] = await Promise.all([
    readServers(ctx, sending.servers, actor.businessId, count),
    readMailboxSettings(q, actor.businessId),
    readSenderDomain(q, sending, own),
    listSuppressions(q, { businessId: actor.businessId, before, limit: SUBSCRIBERS + 1 }),
  ]);
  const isAsked = query.get('hooks') === '1' && canWrite(actor);
  return {
    tab: 'sending',
    domain,
    limits,
    pace: presentPace(pace, ctx.clock.now()),
    servers,
    senders,
    server: query.get('server'),
    mailbox,
    isMailboxOpen: query.get('mailbox') === '1',
    receiver: sending.receiver,
    hooks: isAsked ? await readReturnHooks(ctx, actor, sending.publicUrl) : null,
    suppressions: toPage(
      rows.map((row) => ({ ...presentSuppression(row), id: row.id })),
      SUBSCRIBERS,
      before,
    ),
  };
}
