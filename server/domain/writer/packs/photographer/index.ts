// Photographers: weddings, portraits, families.
import type { Pack } from '../../library/idea.ts';
import { AFTER } from './after.ts';
import { FOR_BUSINESSES } from './commercial.ts';
import { EVERYONE } from './everyone.ts';
import { SITTING } from './sitting.ts';
import { WEDDING_PHOTOS } from './weddings.ts';

const pack: Pack = {
  id: 'photographer',
  label: 'Photographer',
  match:
    'photographers?\\b|photography|(?:wedding|portrait|newborn|family) photos?\\b|portraits?,|headshots?|portrait (?:studio|session)|photo (?:studio|session|shoot)|videograph',
  industries: ['arts', 'professional', 'other'],
  prep: 'With',
  premises: false,
  tags: ['Photography', 'PhotoTips', 'BehindTheLens'],
  ideas: [...SITTING, ...AFTER, ...EVERYONE, ...WEDDING_PHOTOS, ...FOR_BUSINESSES],
};

export default pack;
