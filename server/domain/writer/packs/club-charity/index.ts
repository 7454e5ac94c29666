// Clubs, charities, associations: people who do it in their spare time and those who give them money.
import type { Pack } from '../../library/idea.ts';
import { DOING } from './doing.ts';
import { GIVING } from './giving.ts';
import { HELPERS } from './helpers.ts';
import { MEETINGS } from './meetings.ts';

const pack: Pack = {
  id: 'club-charity',
  label: 'Club or charity',
  match:
    '\\bcharit(?:y|ies|able)\\b|non-?profit|volunteer|\\bclub\\b|\\bassociation\\b|\\bsociety\\b|fundrais|food bank|\\bcommunity (?:group|centre|center|trust|garden)|\\bfoundation\\b|\\bNGO\\b|\\bchoir\\b|scouts?\\b',
  industries: ['nonprofit'],
  prep: 'At',
  premises: true,
  tags: ['Volunteering', 'CommunityLife', 'ClubLife'],
  ideas: [...HELPERS, ...MEETINGS, ...GIVING, ...DOING],
};

export default pack;
