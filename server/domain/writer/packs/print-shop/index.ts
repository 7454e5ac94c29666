// Printers, copy shops, signmakers.
import type { Pack } from '../../library/idea.ts';
import { PAPER } from './paper.ts';
import { SIGNS_AND_VANS } from './signs.ts';

const pack: Pack = {
  id: 'print-shop',
  label: 'Printing and signs',
  match:
    '(?<!3D |finger |art |fine art |giclee )print(?:ing)? (?:shop|studio|works|house|services?|company|firm)|\\bprinters?\\b (?:in|for|of|and (?:sign|bind|copy))|(?:digital|offset|large.format|screen|letterpress|garment|t-?shirt|business card|leaflet|brochure|poster|label) print(?:ing|ers?)?\\b|copy ?(?:shop|centre|center)|print and copy|sign ?(?:makers?|shop|making)|signage|shop signs|vehicle (?:wraps?|graphics|lettering)|vinyl (?:lettering|graphics)|business cards|letterpress|book ?binding service|engrav(?:er|ing) (?:shop|service)',
  industries: ['manufacturing', 'professional', 'retail', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['PrintShop', 'PrintTips', 'InPrint'],
  ideas: [...PAPER, ...SIGNS_AND_VANS],
};

export default pack;
