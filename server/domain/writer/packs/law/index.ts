// Law offices: solicitors, attorneys, notaries.
import type { Pack } from '../../library/idea.ts';
import { FAMILIES_AT_LAW } from './families.ts';
import { HOMES } from './homes.ts';
import { LETTERS } from './letters.ts';
import { PROMISES } from './promises.ts';
import { ROOMS } from './rooms.ts';

const pack: Pack = {
  id: 'law',
  label: 'Law office',
  match:
    'solicitors?\\b|lawyers?\\b|attorneys?\\b|barrister|avocat|\\bnotar(?:y|ies)\\b|\\blaw (?:firm|practice|office|chambers)|\\b(?:family|employment|immigration|tenancy|inheritance|contract|criminal|commercial|company|business) law\\b|(?<!tax )\\blaw$|conveyancing|probate|legal (?:advice|services|counsel|practice|clinic)',
  industries: ['professional'],
  prep: 'At',
  premises: true,
  tags: ['LegalTips', 'KnowYourRights', 'LawOffice'],
  ideas: [...HOMES, ...FAMILIES_AT_LAW, ...LETTERS, ...PROMISES, ...ROOMS],
};

export default pack;
