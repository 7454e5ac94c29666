// Small and medium manufacturers, speaking to their buyers.
import type { Pack } from '../../library/idea.ts';
import { ENQUIRY } from './enquiry.ts';
import { PARTNERS } from './partners.ts';
import { SERIES } from './series.ts';

const pack: Pack = {
  id: 'manufacturing',
  label: 'Manufacturing',
  industries: ['manufacturing'],
  prep: 'At',
  premises: false,
  tags: ['Manufacturing', 'ShopFloor', 'SupplyChain'],
  ideas: [...ENQUIRY, ...SERIES, ...PARTNERS],
};

export default pack;
