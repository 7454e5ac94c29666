// Shops for clothes, shoes, gifts, homeware and books.
import type { Pack } from '../../library/idea.ts';
import { CARDS_AND_PARCELS } from './cards.ts';
import { CHOOSING } from './choosing.ts';
import { FINDING } from './finding.ts';
import { SMALL_AND_USED } from './small-and-used.ts';
import { WEARING } from './wearing.ts';
import { WRAPPING } from './wrapping.ts';

const pack: Pack = {
  id: 'clothes-gifts',
  label: 'Clothes, gifts and homeware',
  match:
    'boutique(?! hotel)|bridal (?:shop|wear|store)|swimwear|clothes (?:shop|store)|clothing|fashion|menswear|womenswear|childrenswear|knitwear|lingerie|shoe ?(?:shop|store)|footwear|gift ?(?:shop|store)|(?:gifts?|cards?) (?:and|&) (?:cards?|gifts?) (?:shop|store)|(?:greetings?|greeting) cards?\\b|(?:sell|selling|shop for|shop with|store for)\\b[^.]{0,40}\\b(?:clothes|shoes|gifts)\\b|\\b(?:clothes|shoes|cards|toys|books|homewares?) (?:and|&) gifts|gifts (?:and|&) (?:cards|homewares?|toys)|homewares?\\b|interiors? shop|stationer|haberdash|concept store',
  industries: ['retail', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['ShopLocal', 'IndependentShop', 'ShopSmall'],
  ideas: [...FINDING, ...WRAPPING, ...CARDS_AND_PARCELS, ...CHOOSING, ...WEARING, ...SMALL_AND_USED],
};

export default pack;
