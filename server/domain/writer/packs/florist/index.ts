// Florists and flower studios.
import type { Pack } from '../../library/idea.ts';
import { STEMS } from './stems.ts';
import { VASES } from './vases.ts';

const pack: Pack = {
  id: 'florist',
  label: 'Florist',
  match:
    'florists?\\b|\\bflower (?:shop|studio|farm|stall)|flowers? (?:shop|delivery|for weddings)|(?:wedding|funeral|cut|dried) flowers|floral (?:design|studio|art)|bouquets?\\b',
  industries: ['retail', 'ecommerce', 'other'],
  prep: 'At',
  premises: true,
  tags: ['Flowers', 'FloristLife', 'FlowerShop'],
  ideas: [...STEMS, ...VASES],
};

export default pack;
