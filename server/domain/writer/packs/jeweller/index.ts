// Jewellers and watchmakers.
import type { Pack } from '../../library/idea.ts';
import { GOLD } from './gold.ts';
import { KEEPING } from './keeping.ts';
import { TIME } from './time.ts';

const pack: Pack = {
  id: 'jeweller',
  label: 'Jeweller and watchmaker',
  match:
    'jewell?ers?\\b(?! maker)|jewell?ery (?:shop|store|repair|boutique|house)|(?:fine|antique|estate|bridal|second-?hand|vintage) jewell?(?:ery|ry)|watch ?(?:makers?\\b|repair|service|shop|dealer)|(?:vintage|mechanical|pre-?owned|luxury) watches|clock (?:repair|maker|restor)|(?:engagement|wedding|eternity|signet) rings?\\b|\\bdiamonds\\b|diamond (?:rings?|jewell|dealer|setter)|goldsmiths?\\b|ring resiz|pearl (?:restring|string)|gemm?olog',
  industries: ['retail', 'ecommerce', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['Jewellery', 'JewelleryCare', 'Jeweller'],
  ideas: [...GOLD, ...TIME, ...KEEPING],
};

export default pack;
