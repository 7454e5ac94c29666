// Locksmiths: doors, keys, and who may come in.
import type { Pack } from '../../library/idea.ts';
import { LOCKS } from './locks.ts';

const pack: Pack = {
  id: 'locksmith',
  label: 'Locksmith',
  match:
    "(?<!old )\\blocksmith(?:s|ing|ery)?\\b(?!'s arms| arms)|\\block ?(?:and|&) key\\b|lock.?outs?\\b|\\block (?:changes?|fitting|repairs?|opening|installation)\\b|(?:open|change|fit|replace|repair)(?:s|ing)? (?:[a-z]+ ){0,2}locks\\b(?! on)|(?:open|change|fit|replace|repair)(?:s|ing)? locks on (?:[a-z]+ )?(?:house|home|flat|door|car|window|shop|office)s\\b|open(?:s|ing)? (?:[a-z]+ ){0,2}doors (?=[^.!?\\n]{0,60}\\b(?:locks?\\b|locked out|keys?\\b))|door opening|(?:house|home|car|office)s? (?:un)?locked|locks (?:fitted|changed|repaired|opened)|keys? cut(?:ting)?\\b(?=[^.]*(?:locks?\\b|safes?\\b))|re-?key(?:ing|ed)?\\b|emergency (?:entry|door)|safe (?:opening|engineer)|schl[üu]sseldienst|auto locksmith|(?:car|transponder) keys? (?:cut|programm|replac)\\w*|master key systems?",
  industries: ['other', 'professional'],
  prep: 'With',
  premises: false,
  tags: ['Locksmith', 'HomeSecurity', 'LocksmithTips'],
  ideas: LOCKS,
};

export default pack;
