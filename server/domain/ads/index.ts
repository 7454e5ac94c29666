// Paid advertising: budgets as a ledger, the limit above them, and campaigns.

export { listCampaigns } from './campaign.repo.ts';
export { type CampaignRecord, presentCampaign } from './campaign.ts';
export { addFunds, setBudget, undoEntry } from './change-budget.ts';
export { createCampaign, createRecommended } from './create-campaign.ts';
export { type AdState, findAdState, hasAmounts, listEntries } from './ledger.repo.ts';
export { type EntryRecord, presentEntry, sumBudgets } from './ledger.ts';
export { presentAdLimit, setAdLimit } from './limits.ts';
export { changeCampaign, deleteCampaign, type Move, moveCampaign } from './manage-campaign.ts';
export { type Pace, paceOf } from './pace.ts';
export { type Recommendation, recommend } from './recommend.ts';
