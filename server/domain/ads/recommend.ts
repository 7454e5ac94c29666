// What Drivyn would do next on a platform, from what it knows: a budget that no campaign uses, and the profile.
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Business } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { type CampaignRecord, type NewCampaign, statusOf } from './campaign.ts';

export interface Recommendation {
  readonly why: string;
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
  if (business.profileAt === null || connection.budgetMinor === 0 || isUsed) return null;
  const { name } = channelOf(connection.type);
  const budget = formatMoney(connection.budgetMinor, business);
  const audience = business.targetAudience;
  const whom =
    audience === ''
      ? 'The profile names no audience yet.'
      : `Your profile names the audience: “${audience}”.`;
  return {
    why: `${name} has a monthly budget of ${budget}, and no campaign uses it. ${whom}`,
    campaign: {
      name: `${business.name} on ${name}`.slice(0, LIMITS.name),
      startDay: today,
      endDay: null,
      budget: connection.budgetMinor,
      audience,
    },
  };
}
