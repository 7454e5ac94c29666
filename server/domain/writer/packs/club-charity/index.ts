// Clubs, charities, associations: people who do it in their spare time and those who give them money.
import type { Pack } from '../../library/idea.ts';
import { ANIMAL_RESCUES } from './animals.ts';
import { COMMITTEE_WORK } from './committees.ts';
import { FOOD_BANKS } from './food-bank.ts';
import { GIVING } from './giving.ts';
import { SINGING } from './singing.ts';
import { SPORT_CLUBS } from './sport.ts';
import { VOLUNTEERING } from './volunteering.ts';

const pack: Pack = {
  id: 'club-charity',
  label: 'Club or charity',
  match:
    '\\bcharit(?:y|ies|able)\\b|non-?profit|volunteers\\b|(?<!night|night |loyalty |wine |coffee |country |members )\\bclub\\b(?! sandwich| class| soda| card)|\\bassociation of\\b|(?:residents|community|parents|sports|voluntary|housing|friends) association|(?:music|choral|historical|horticultural|drama|preservation) society|fundrais|food bank|community (?:group|centre|center|trust|garden)|charitable foundation|\\bNGO\\b|\\bchoir\\b|\\bscouts?\\b',
  industries: ['nonprofit'],
  prep: 'At',
  premises: true,
  tags: ['Volunteering', 'CommunityLife', 'ClubLife'],
  ideas: [
    ...VOLUNTEERING,
    ...GIVING,
    ...SPORT_CLUBS,
    ...SINGING,
    ...ANIMAL_RESCUES,
    ...FOOD_BANKS,
    ...COMMITTEE_WORK,
  ],
};

export default pack;
