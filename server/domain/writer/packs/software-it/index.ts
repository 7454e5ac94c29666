// Small software vendors, IT support, web agencies.
import type { Pack } from '../../library/idea.ts';
import { EVERYDAY } from './everyday.ts';
import { FIRMS } from './firms.ts';
import { PROJECTS } from './projects.ts';
import { SAFETY } from './safety.ts';
import { WEB } from './web.ts';

const pack: Pack = {
  id: 'software-it',
  label: 'Software, IT support and web',
  match:
    '\\bsoftware\\b|\\bIT (?:support|services?|help|consult|security)|\\b(?:[Mm]anaged|outsourced) IT\\b|\\bIT for\\b(?! me)|help ?desk|\\bweb (?:agency|design|develop|studio|hosting)|websites? (?:design|build|develop|maintenance|care)|(?:build|design|make|develop)s? (?:\\w+ )?(?:websites|apps)|app develop|managed services|cyber.?security|(?:computer|laptop|PC) (?:help|shop|service)|programm(?:er|ing) (?:for|studio|service)|\\bAPIs?\\b|(?:payment|data|system) integrations?|cloud (?:service|platform|hosting|migration)|(?:web|mobile) app\\b',
  industries: ['technology'],
  prep: 'At',
  premises: false,
  tags: ['TechTips', 'SmallBusinessIT', 'DigitalWork'],
  ideas: [...SAFETY, ...WEB, ...EVERYDAY, ...PROJECTS, ...FIRMS],
};

export default pack;
