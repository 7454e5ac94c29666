// Self storage: people between two homes, with too little room, or with stock.
import type { Pack } from '../../library/idea.ts';
import { SELF_STORAGE } from './units.ts';

const pack: Pack = {
  id: 'storage',
  label: 'Self storage',
  match:
    '(?:self|mini|business|container|furniture|household|personal|student)[ -]storage|storage (?:units?|rooms?|lockers?|facilit(?:y|ies)|compan(?:y|ies))|lock.?up units?',
  industries: ['other', 'realestate', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['SelfStorage', 'MoreSpace', 'StorageTips'],
  ideas: SELF_STORAGE,
};

export default pack;
