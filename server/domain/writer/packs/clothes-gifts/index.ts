// Shops for clothes, shoes, gifts, homeware and books.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { GIVING } from './giving.ts';
import { WEARING } from './wearing.ts';

const pack: Pack = {
  id: 'clothes-gifts',
  label: 'Clothes, gifts and homeware',
  match:
    'boutique|\\bclothes|clothing|fashion|menswear|womenswear|childrenswear|knitwear|lingerie|\\bshoes?\\b|footwear|gift ?shop|\\bgifts\\b|homewares?\\b|interiors? shop|book ?shop|book ?store|bookseller|stationer|haberdash|concept store',
  industries: ['retail', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['ShopLocal', 'IndependentShop', 'ShopSmall'],
  ideas: [...GIVING, ...CHOOSING, ...WEARING],
};

export default pack;
