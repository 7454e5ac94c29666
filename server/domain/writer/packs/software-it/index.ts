// Small software vendors, IT support, web agencies.
import type { Pack } from '../../library/idea.ts';
import { EVERYDAY } from './everyday.ts';
import { PROJECTS } from './projects.ts';
import { SAFETY } from './safety.ts';
import { WEB } from './web.ts';

const pack: Pack = {
  id: 'software-it',
  label: 'Software, IT support and web',
  match:
    '\\bsoftware|\\bIT (?:support|services?|help|consult)|helpdesk|help desk|\\bweb (?:agency|design|develop|studio)|website|\\bapps?\\b(?! store)|\\bSaaS\\b|managed services|cyber|computer (?:repair|help|shop)|hosting|programm(?:er|ing)',
  industries: ['technology'],
  prep: 'At',
  premises: false,
  tags: ['TechTips', 'SmallBusinessIT', 'DigitalWork'],
  ideas: [...SAFETY, ...WEB, ...EVERYDAY, ...PROJECTS],
};

export default pack;
