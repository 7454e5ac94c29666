// What Drivyn would do next on a platform, from what it knows: a budget that no campaign uses, and the profile.
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { moneyOf } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import type { Business } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { isAdAccount } from './ad-account.ts';
import { type CampaignRecord, type NewCampaign, statusOf } from './campaign.ts';

export interface Recommendation {
  readonly why: Sentence;
  readonly campaign: Pick<NewCampaign, 'name' | 'startDay' | 'endDay' | 'budget' | 'audience'>;
}

/** Null while there is no profile, no budget, or a campaign that is not over: then nothing better is known. */
export function recommend(known: {
  business: Business;
  connection: ConnectionRecord;
  campaigns: readonly CampaignRecord[];
  today: string;
}): Recommendation | null {
  const { business, connection, campaigns, today } = known;
  const isUsed = campaigns.some(
    (one) => one.connectionId === connection.id && statusOf(one, today) !== 'completed',
  );
  if (isAdAccount(connection)) return null;
  if (business.profileAt === null || connection.budgetMinor === 0 || isUsed) return null;
  const { name } = channelOf(connection.type);
  const { targetAudience: audience } = business;
  const budget = connection.budgetMinor;
  return {
    why: say('ads.unused-budget', { channel: connection.type, budget, audience, ...moneyOf(business) }),
    campaign: {
      name: `${business.name} on ${name}`.slice(0, LIMITS.name),
      startDay: today,
      endDay: null,
      budget,
      audience,
    },
  };
}
