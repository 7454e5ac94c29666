// Every call about paid advertising: budgets, their moves and limits, and campaigns.
import type { Route } from '../http/route.ts';
import {
  acceptBudgetMove,
  listBudgetMoves,
  readLimits,
  refuseBudgetMove,
  undoBudgetMove,
  writeLimits,
} from './budget-moves.ts';
import { addBudget, readBudgets, undoBudget, writeAdLimit } from './budgets.ts';
import {
  addCampaign,
  addRecommendedCampaign,
  completeCampaign,
  editCampaign,
  pauseCampaign,
  readCampaigns,
  removeCampaign,
  resumeCampaign,
  startCampaign,
} from './campaigns.ts';

export const AD_ROUTES: readonly Route[] = [
  readBudgets,
  writeAdLimit,
  addBudget,
  undoBudget,
  listBudgetMoves,
  acceptBudgetMove,
  refuseBudgetMove,
  undoBudgetMove,
  readLimits,
  writeLimits,
  readCampaigns,
  addCampaign,
  addRecommendedCampaign,
  editCampaign,
  removeCampaign,
  startCampaign,
  pauseCampaign,
  resumeCampaign,
  completeCampaign,
];
