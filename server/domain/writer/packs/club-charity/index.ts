// Clubs, charities, associations: people who do it in their spare time and those who give them money.
import type { Pack } from '../../library/idea.ts';
import { DOING } from './doing.ts';
import { GIVING } from './giving.ts';
import { HELPERS } from './helpers.ts';
import { MEETINGS } from './meetings.ts';
import { TOGETHER } from './together.ts';

const pack: Pack = {
  id: 'club-charity',
  label: 'Club or charity',
  match:
    '\\bcharit(?:y|ies|able)\\b|non-?profit|volunteers\\b|(?<!night|night |loyalty |wine |coffee |country |members )\\bclub\\b(?! sandwich| class| soda| card)|\\bassociation of\\b|(?:residents|community|parents|sports|voluntary|housing|friends) association|(?:music|choral|historical|horticultural|drama|preservation) society|fundrais|food bank|community (?:group|centre|center|trust|garden)|charitable foundation|\\bNGO\\b|\\bchoir\\b|\\bscouts?\\b',
  industries: ['nonprofit'],
  prep: 'At',
  premises: true,
  tags: ['Volunteering', 'CommunityLife', 'ClubLife'],
  ideas: [...HELPERS, ...MEETINGS, ...GIVING, ...DOING, ...TOGETHER],
};

export default pack;
