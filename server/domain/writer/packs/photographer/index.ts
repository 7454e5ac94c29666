// Photographers: weddings, portraits, families.
import type { Pack } from '../../library/idea.ts';
import { AFTER } from './after.ts';
import { EVERYONE } from './everyone.ts';
import { SITTING } from './sitting.ts';

const pack: Pack = {
  id: 'photographer',
  label: 'Photographer',
  match:
    'photographers?\\b|photography|(?:wedding|portrait|newborn|family) photos?\\b|portraits?,|headshots?|portrait (?:studio|session)|photo (?:studio|session|shoot)|videograph',
  industries: ['arts', 'professional', 'other'],
  prep: 'With',
  premises: false,
  tags: ['Photography', 'PhotoTips', 'BehindTheLens'],
  ideas: [...SITTING, ...AFTER, ...EVERYONE],
};

export default pack;
