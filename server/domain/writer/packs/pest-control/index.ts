// Pest control.
import type { Pack } from '../../library/idea.ts';
import { GUESTS } from './guests.ts';

const pack: Pack = {
  id: 'pest-control',
  label: 'Pest control',
  match:
    'pest (?:control|management|removal|service)|exterminat|(?:rat|mice|mouse|rodent|wasp|bed ?bug|ant|moth)s?,? (?:and \\w+ )?(?:control|removal|treatment|nest)|fumigat|bed ?bugs?\\b|wasps?.? nests?|vermin|pigeon (?:proof|control)',
  industries: ['other', 'professional', 'realestate'],
  prep: 'With',
  premises: false,
  tags: ['PestControl', 'HomeTips', 'PestAdvice'],
  ideas: GUESTS,
};

export default pack;
