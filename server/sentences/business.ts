// Sentences about the business and its switches.
import { defineSentences } from '../contract/sentence.ts';
import { LOCKED } from '../contract/texts.ts';

export const BUSINESS = defineSentences({
  'business.approver-may-not': 'Your role may read and approve, but not change this. Ask an owner.',
  'business.owner-only': 'Only an owner of this business may do this. Ask one of them.',
  'business.locked': LOCKED,
  'business.currency-kept': ({ currency }: { currency: string }) =>
    `cannot change: amounts are kept in ${currency} already, and none is converted`,
  'business.no-such-trade': 'must be one of the listed trades',
  'business.fact-known': 'Drivyn knows this already, in the same words.',
  'business.facts-full': 'There are as many facts as Drivyn keeps. Change one instead.',
  'business.fact-ends-first': 'must not be before the day on which it begins',
  'business.news-over': 'must not be over already',
  'business.fact-empty': 'must say something in words',
  'business.no-such-zone': 'must be a time zone such as Europe/Paris, or a large city',
});
