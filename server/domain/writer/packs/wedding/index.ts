// Weddings and large parties: planners, celebrants, and those who bring tents, tables and china.
import type { Pack } from '../../library/idea.ts';
import { PLANNING } from './planning.ts';

const pack: Pack = {
  id: 'wedding',
  label: 'Weddings and parties',
  match:
    'wedding (?:planner|planning|co-?ordinat|styl(?:ist|ing)|celebrant|venue|hire|d[ée]cor|DJ|toastmaster)|weddings? (?:and|&) (?:events?|parties)|(?<!funeral )celebrants?\\b(?! for funerals)|marquees?\\b|\\btipis?\\b|stretch tents?|bell tents? (?:hire|rental)|elopements?\\b',
  industries: ['professional', 'other', 'hospitality', 'arts'],
  prep: 'With',
  premises: false,
  tags: ['WeddingPlanning', 'Weddings', 'WeddingTips'],
  ideas: PLANNING,
};

export default pack;
