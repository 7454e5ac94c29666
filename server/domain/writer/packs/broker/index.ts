// Brokers of insurance and mortgages.
import type { Pack } from '../../library/idea.ts';
import { COVER } from './cover.ts';
import { HOMES } from './homes.ts';
import { LOANS } from './loans.ts';

const pack: Pack = {
  id: 'broker',
  label: 'Insurance and mortgage broker',
  match:
    'insurance (?:brok|agen|advis|office|consult|practice)|insurance broker|\\binsurance for (?!a free)|(?:car|home|business|life|farm|pet|travel|contents|buildings) (?:and \\w+ )?insurance\\b|(?:mortgage|loan|finance) (?:brok|advis|consult|intermediar)|\\bmortgages?\\b|remortgag|protection advi[cs]|equity release|versicherungs',
  industries: ['finance', 'professional'],
  prep: 'At',
  premises: false,
  tags: ['GoodToKnow', 'HouseholdMoney', 'PlainAnswers'],
  ideas: [...COVER, ...LOANS, ...HOMES],
};

export default pack;
