// Makers who sell what they make: potters, jewellers, candle and soap makers, woodworkers, knitters.
import type { Pack } from '../../library/idea.ts';
import { BUYING } from './buying.ts';
import { CARING } from './caring.ts';
import { LEARNING } from './learning.ts';
import { SOAP_AND_CANDLES } from './soap.ts';

const pack: Pack = {
  id: 'craft-maker',
  label: 'Craft and handmade',
  match:
    'pottery|\\bpotter\\b|ceramic(?!s? (?:tile|crown|coat|brace|implant|filling))|stoneware|(?<!pierc[^.]{0,40})jewell?er|silversmith|goldsmith|candle ?maker|\\bcandles?\\b|chandler|soap ?maker|\\bsoaps?\\b|wood ?turn|woodwork|wood ?carv|hand.?carved|furniture maker|\\bknit(?:s|ter|ted|ting)?\\b|crochet|weaver|hand.?woven|macram|leather ?work|hand.?(?:made|crafted)(?! (?:kitchens?\\b|album|bread|cake|pasta|pizza|chocolate|food|burger|sandwich|past|pies?\\b))|bookbind|printmak|\\bglass ?(?:blow|work|art)|\\betsy\\b|craft (?:studio|workshop|shop)',
  industries: ['retail', 'ecommerce', 'arts', 'manufacturing'],
  prep: 'At',
  premises: false,
  tags: ['Handmade', 'MakersGonnaMake', 'CraftLovers'],
  ideas: [...BUYING, ...SOAP_AND_CANDLES, ...CARING, ...LEARNING],
};

export default pack;
