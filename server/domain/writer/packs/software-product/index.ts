// Makers of one product: an app or a platform that others sign up to.
import type { Pack } from '../../library/idea.ts';
import { KEEPING } from './keeping.ts';
import { SCREENS } from './screens.ts';
import { TRYING } from './trying.ts';

const pack: Pack = {
  id: 'software-product',
  label: 'Software product or app',
  match:
    '\\bSaaS\\b|(?:booking|scheduling|billing|invoicing|rota|stock|inventory|payroll|CRM|ticketing|practice|property|project|fleet|membership|survey|helpdesk|time.?tracking|accounting|point of sale|EPOS) (?:software|app|tool|platform)s?\\b(?! (?:support|consult|train|experts|installed))|\\b(?:an?|our|the|simple|free|web|mobile|desktop|online) (?:[a-z-]+ ){0,2}(?:app|software|platform|tool) (?:for|that|which|to)\\b(?! (?:agenc))|software (?:that|which) \\w+|\\bapp that\\b|\\bmonthly active|free (?:plan|tier|trial)\\b|(?:per|a) (?:seat|user)(?: (?:a|per) month| monthly|/month|, per month)|\\bplug-?ins? for\\b|browser extension|self.hosted|sign up (?:free|for free)|no credit card',
  industries: ['technology'],
  prep: 'At',
  premises: false,
  tags: ['SoftwareTips', 'SmallBusiness', 'ProductLife'],
  ideas: [...TRYING, ...KEEPING, ...SCREENS],
};

export default pack;
