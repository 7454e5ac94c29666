// Bakeries.
import type { Pack } from '../../library/idea.ts';
import { BAKING } from './baking.ts';
import { CHOOSING } from './choosing.ts';
import { KEEPING } from './keeping.ts';
import { PASTRY } from './pastry.ts';
import { TIERS } from './tiers.ts';
import { YEAR } from './year.ts';

const pack: Pack = {
  id: 'bakery',
  label: 'Bakery',
  match:
    'baker|b[äa]ckerei|konditor|zuckerb[äa]cker|backstube|boulanger|bakehouse|\\bbread|sourdough|patisserie|viennoiserie|(?:wedding|celebration|birthday|custom) cakes?\\b|cake (?:maker|design|studio|artist)|cupcake',
  industries: ['food'],
  prep: 'At',
  premises: true,
  tags: ['BreadLovers', 'BakeryLife', 'RealBread'],
  ideas: [...KEEPING, ...CHOOSING, ...BAKING, ...PASTRY, ...YEAR, ...TIERS],
};

export default pack;
