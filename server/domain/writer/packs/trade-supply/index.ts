// Wholesalers and trade suppliers: packaging, parts, consumables for other businesses.
import type { Pack } from '../../library/idea.ts';
import { ORDERS } from './orders.ts';
import { STOCK } from './stock.ts';

const pack: Pack = {
  id: 'trade-supply',
  label: 'Wholesale and trade supply',
  match:
    'wholesal(?:e|er|ers|ing)\\b|(?:trade|catering|packaging|salon|dental|medical|industrial|janitorial|office|builders|workshop|laboratory|bakery|fastener) suppl(?:y|ies|ier|iers)\\b|(?:supplier|distributor|stockist|importer)s? (?:of|for)\\b|distributors?\\b|(?:parts|spares|components|packaging|labels|cartons|fasteners|consumables) (?:for|to) (?:the )?(?:trade|industry|shops|factories|workshops|makers|manufacturers|businesses|bakeries|restaurants|caf[eé]s|garages|fitters|breweries)|(?:corrugated|cardboard|shipping|mailing) (?:boxes|cartons)|\\bb2b (?:supplier|shop|wholesale)|steel fixings|cash and carry',
  industries: ['manufacturing', 'retail', 'ecommerce', 'professional'],
  prep: 'With',
  premises: false,
  tags: ['TradeSupply', 'Wholesale', 'SmallBusinessTips'],
  ideas: [...ORDERS, ...STOCK],
};

export default pack;
