// Recruiters and staffing agencies.
import type { Pack } from '../../library/idea.ts';
import { HIRING } from './hiring.ts';
import { STARTING } from './starting.ts';

const pack: Pack = {
  id: 'recruiter',
  label: 'Recruitment agency',
  match:
    'recruit(?:ers?|ment|ing) (?:agenc(?:y|ies)|firm|compan|consult|partner|business|specialist|for|of|in)|recruiters?\\b|\\brecruitment\\b(?! software| fair| process| system)|\\bhead ?hunt|staffing (?:agenc|firm|compan|solution|service)|(?:temp|employment|job|nanny|nursing) agency|executive search|\\btemps\\b|(?:permanent|temporary|contract) (?:placements?|staff|roles)|talent (?:acquisition|search|agency for (?:engineers|developers|nurses))|\\bfind(?:s|ing)? (?:[a-z]+ ){0,3}(?:workers|staff|nurses|chefs|engineers|developers) for|we place (?!orders|great value|emphasis)',
  industries: ['professional', 'other', 'technology'],
  prep: 'At',
  premises: false,
  tags: ['Recruitment', 'JobSearch', 'Hiring'],
  ideas: [...HIRING, ...STARTING],
};

export default pack;
