// Hairdressers, barbers, nails and cosmetics.
import type { Pack } from '../../library/idea.ts';
import { ASKING } from './asking.ts';
import { BARBER_IDEAS } from './barbers.ts';
import { BROW_IDEAS } from './brows.ts';
import { CUTTING } from './cutting.ts';
import { HANDS_AND_LASHES } from './hands-and-lashes.ts';
import { NAILS_AND_FACE } from './nails-and-face.ts';
import { SEASONS } from './seasons.ts';
import { SKIN_AND_BROWS } from './skin-and-brows.ts';
import { WASHING } from './washing.ts';

const pack: Pack = {
  id: 'hair-beauty',
  label: 'Hair and beauty',
  match:
    '(?<!dog |pet |cat )hair(?:dress|cut|styl|salon)|\\bhair\\b|barber|(?<!groom(?:ing|er) |dog |pet )\\bsalon\\b|(?<!claws and |clips?, [^.]{0,20})\\bnails?\\b(?! merchants?| guns?| suppl| clip| trims?\\b)|manicur|pedicur|cosmetic(?!s? (?:lab|manufactur|formulat|factory))|beauty|beautician|\\bbrows?\\b|eyebrow|eyelash|\\blash(?:es)?\\b|make-?up|skincare(?! (?:manufactur|lab\\b|formulat|brands))|skin (?:studio|clinic|care|therap)|a?esthetician|\\bfacials?\\b|blow-?dry',
  industries: ['other', 'retail', 'healthcare', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['HairCare', 'SalonLife', 'BeautyTips'],
  ideas: [
    ...ASKING,
    ...WASHING,
    ...CUTTING,
    ...BARBER_IDEAS,
    ...NAILS_AND_FACE,
    ...SEASONS,
    ...HANDS_AND_LASHES,
    ...SKIN_AND_BROWS,
    ...BROW_IDEAS,
  ],
};

export default pack;
