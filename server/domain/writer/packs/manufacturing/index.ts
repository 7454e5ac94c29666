// Small and medium manufacturers, speaking to their buyers.
import type { Pack } from '../../library/idea.ts';
import { DELIVERY } from './delivery.ts';
import { ENQUIRY } from './enquiry.ts';

const pack: Pack = {
  id: 'manufacturing',
  label: 'Manufacturing',
  industries: ['manufacturing'],
  prep: 'At',
  premises: false,
  tags: ['Manufacturing', 'ShopFloor', 'SupplyChain'],
  ideas: [...ENQUIRY, ...DELIVERY],
};

export default pack;
