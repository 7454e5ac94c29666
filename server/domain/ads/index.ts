// Paid advertising: budgets as a ledger, the limit above them, and campaigns.

export { type CampaignDay, listDays } from './ad-account.repo.ts';
export { type Advertising, isAdAccount } from './ad-account.ts';
export type {
  AdBudget,
  AdCampaign,
  AdDay,
  AdNetwork,
  AdOrderEnd,
  AdRead,
  BudgetOrder,
  DaySpan,
  ReadSpan,
} from './ad-network.ts';
export { answerMove } from './answer-move.ts';
export { readBudgetLimits, setBudgetLimits, worstMonthOf } from './budget-limits.ts';
export { listCampaigns } from './campaign.repo.ts';
export type { CampaignRecord } from './campaign.ts';
export { addFunds, setBudget, undoEntry } from './change-budget.ts';
export { createCampaign, createRecommended } from './create-campaign.ts';
export { describeCampaigns, plannedOf } from './describe-campaigns.ts';
export { describeMoves, presentAnswered } from './describe-moves.ts';
export { beginMove } from './drive-move.ts';
export { type AdState, findAdState, hasAmounts, listEntries } from './ledger.repo.ts';
export { type EntryRecord, presentEntry, sumBudgets } from './ledger.ts';
export { presentAdLimit, setAdLimit } from './limits.ts';
export { makeOrder } from './make-order.ts';
export { changeCampaign, deleteCampaign, type Move, moveCampaign } from './manage-campaign.ts';
export { type MoneyCurve, type MoneyCurves, moneyCurves } from './money-curves.ts';
export { moveBudgets } from './move-budgets.ts';
export { type Pace, paceOf } from './pace.ts';
export { readAdAccount, readAdAccounts } from './read-account.ts';
export { type Recommendation, recommend } from './recommend.ts';
export { replaySplit } from './replay-split.ts';
export { whyStill } from './why-still.ts';
