// Laundries, launderettes and dry cleaners.
import type { Pack } from '../../library/idea.ts';
import { BASKETS } from './baskets.ts';
import { STAINS } from './stains.ts';
import { WARDROBE } from './wardrobe.ts';

const pack: Pack = {
  id: 'laundry',
  label: 'Laundry and dry cleaning',
  match:
    '(?<!old )\\blaundr(?:y|ies|ettes?|omats?)\\b(?! (?:rooms?|facilit|detergent|powder|baskets?|list|machine|included|on site|available|is ))|launderettes?\\b|(?<!carpet |upholstery )\\bdry.?clean(?:ers?|ing|s)\\b|ironing (?:service|shop|lady)|\\bwash (?:and|&|n) fold|(?:bed|table|hotel) linen (?:hire|service)|textilreinigung',
  industries: ['other', 'retail', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['Laundry', 'FabricCare', 'ClothesCare'],
  ideas: [...STAINS, ...BASKETS, ...WARDROBE],
};

export default pack;
