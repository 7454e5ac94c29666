// Those who plan events for others: companies, families, associations.
import type { Pack } from '../../library/idea.ts';
import { PLANNING } from './planning.ts';

const pack: Pack = {
  id: 'event-planner',
  label: 'Event planning',
  match:
    '(?<!wedding )\\bevents? (?:planner|planners|planning|organi[sz]er|organi[sz]ers|management|manager|producer|production|agency|company|design(?:er)?)\\b(?! software| app| platform| system)|(?:^|(?:plan|organi[sz]|produc|manag|run)\\w* )(?:corporate|company|business|brand) events\\b|party (?:planner|planners|planning|organi[sz]er|stylist)|(?:plan|organi[sz]e|produce|run)s? (?:[a-z-]+,? ){0,4}(?:conferences|parties|galas|launches|away days|team days|summer balls|product launches)|conference (?:organi[sz]er|planner|production)|meeting planners?\\b',
  industries: ['professional', 'other', 'hospitality', 'arts'],
  prep: 'With',
  premises: false,
  tags: ['EventPlanning', 'EventTips', 'EventProfs'],
  ideas: PLANNING,
};

export default pack;
