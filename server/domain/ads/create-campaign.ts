// New campaigns: of a person's making, or drafted as recommended.
import type { CampaignInput } from '../../contract/ads.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness, requireOwner, requireUnlocked } from '../business/index.ts';
import { type ConnectionRecord, findConnection, getConnection } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { isAdAccount } from './ad-account.ts';
import { findCampaign, insertCampaign, listCampaigns } from './campaign.repo.ts';
import type { CampaignRecord, NewCampaign } from './campaign.ts';
import { MOST_CAMPAIGNS, requireDays, todayOf, whyNotRunning } from './campaign-rules.ts';
import { lockBudgets } from './ledger.repo.ts';
import { recommend } from './recommend.ts';

/**
 * Creates a campaign. It is active at once when its first day has come, its budget fits into the platform's, and paid
 * ads are switched on; otherwise it is pending.
 * @throws AppError not-found for a foreign platform, conflict for one that carries no advertising, or whose campaigns are
 * made at its network; invalid for an end
 * before the beginning
 */
export async function createCampaign(
  ctx: Context,
  actor: AccountActor,
  input: CampaignInput,
): Promise<CampaignRecord> {
  const connection = await getAdvertiser(ctx, actor, input.platformId);
  requireDays(input.startDate, input.endDate);
  return unitOfWork(ctx, actor, async (tx) => {
    const campaign: NewCampaign = {
      businessId: actor.businessId,
      connectionId: connection.id,
      name: input.name,
      state: 'active',
      createdByAi: false,
      startDay: input.startDate,
      endDay: input.endDate,
      budget: toMinorUnits(input.budget),
      audience: input.audience,
      audienceSize: input.audienceSize,
    };
    const state = (await whyNotRunning(tx, campaign)) === null ? 'active' : 'pending';
    return store(tx, { ...campaign, state });
  });
}

/** Drafts the campaign that is recommended for a platform; it waits for a person to start it. */
export async function createRecommended(
  ctx: Context,
  actor: AccountActor,
  platformId: number,
): Promise<CampaignRecord> {
  const { id } = await getAdvertiser(ctx, actor, platformId);
  return unitOfWork(ctx, actor, async (tx) => {
    await lockBudgets(tx.q, actor.businessId);
    const business = await getBusiness(tx, actor.businessId);
    const connection = await findConnection(tx.q, { id, businessId: business.id });
    const campaigns = await listCampaigns(tx.q, {
      businessId: business.id,
      connectionId: id,
      limit: MOST_CAMPAIGNS,
    });
    const advice = connection && recommend({ business, connection, campaigns, today: todayOf(tx, business) });
    if (!advice) throw new AppError('conflict', say('ads.nothing-to-recommend'));
    const campaign = await store(tx, {
      ...advice.campaign,
      businessId: business.id,
      connectionId: id,
      state: 'pending',
      createdByAi: true,
      audienceSize: null,
    });
    await recordDecisions(tx, [
      {
        businessId: business.id,
        kind: 'campaign',
        what: say('ads.drafted', { name: campaign.name, channel: campaign.channel }),
        why: advice.why,
        limit: say('ads.waits-for-start'),
        connectionId: id,
      },
    ]);
    return campaign;
  });
}

async function store(tx: Tx, campaign: NewCampaign): Promise<CampaignRecord> {
  await requireUnlocked(tx, campaign.businessId);
  const id = await insertCampaign(tx.q, campaign, tx.now);
  tx.emit({ kind: 'campaign.created', businessId: campaign.businessId, subjectId: id });
  const stored = await findCampaign(tx.q, { id, businessId: campaign.businessId });
  if (!stored) throw new Error('a campaign was stored without an id');
  return stored;
}

async function getAdvertiser(ctx: Context, actor: AccountActor, id: number): Promise<ConnectionRecord> {
  const connection = await getConnection(ctx, actor, id);
  requireOwner(actor);
  const { adCapable } = channelOf(connection.type);
  const channel = connection.type;
  if (!adCapable) throw new AppError('conflict', say('ads.no-adverts', { channel }));
  if (isAdAccount(connection)) throw new AppError('conflict', say('ads.made-there', { channel }));
  return connection;
}
