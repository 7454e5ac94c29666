// Bakeries.
import type { Pack } from '../../library/idea.ts';
import { BAKING } from './baking.ts';
import { CHOOSING } from './choosing.ts';
import { KEEPING } from './keeping.ts';

const pack: Pack = {
  id: 'bakery',
  label: 'Bakery',
  match: 'baker|bakehouse|\\bbread|sourdough|patisserie|viennoiserie',
  industries: ['food'],
  prep: 'At',
  premises: true,
  tags: ['BreadLovers', 'BakeryLife', 'RealBread'],
  ideas: [...KEEPING, ...CHOOSING, ...BAKING],
};

export default pack;
