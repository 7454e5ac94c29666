// Sentences about the business and its switches.
import { defineSentences } from '../contract/sentence.ts';
import { LOCKED } from '../contract/texts.ts';

export const BUSINESS = defineSentences({
  'business.approver-may-not': 'Your role may read and approve, but not change this. Ask an owner.',
  'business.owner-only': 'Only an owner of this business may do this. Ask one of them.',
  'business.locked': LOCKED,
});
