// Electricians, plumbers, builders, painters, roofers.
import type { Pack } from '../../library/idea.ts';
import { BUILDING } from './building.ts';
import { COOL_ROOMS } from './cooling.ts';
import { CURRENT } from './current.ts';
import { DRAINS } from './drains.ts';
import { FENCES } from './fences.ts';
import { FINISH } from './finish.ts';
import { GLASS } from './glass.ts';
import { HEARTH } from './hearth.ts';
import { HOUSE } from './house.ts';
import { KITCHEN_PLANS } from './kitchens.ts';
import { PAINTING } from './painting.ts';
import { PLAN } from './plan.ts';
import { ROOF_CARE } from './roofs.ts';
import { RUNNING_WATER } from './running-water.ts';
import { TILES } from './tiles.ts';
import { TIMBER } from './timber.ts';
import { TROUBLE } from './trouble.ts';
import { WARMTH } from './warmth.ts';
import { YEAR } from './year.ts';

const pack: Pack = {
  id: 'site-trades',
  label: 'Building trades',
  match:
    'electricians?\\b|electrical (?:contract|install|work|serv)|rewir|plumb|heating engineer|boilers?\\b|gas engineer|(?<!web ?site |site |body |team |page |brand )\\bbuilders?\\b|building (?:firm|contractor|company|work)|loft conver|house extension|painters? (?:and|&)|painting (?:and decorating|contractor|company|for homes)|(?:house|home|interior|exterior) paint(?:ers?|ing)\\b|wallpaper|carpenters?\\b|staircases?\\b|leadwork|skylights?\\b|\\bslat(?:es|er|ing)\\b|(?<!cake )decorators?\\b|plaster(?:er|ing)|(?<!surveys? of )roof(?:er|ing|s\\b)|gutter(?!s? (?:clean|clear|vacuum))|joiner|carpent|tiler|tiling|brick ?lay|handyman|scaffold|chimney sweep|glazier|(?:kitchen|bathroom) (?:fitt(?:er|ing)|install|renovat|remodel)|(?:fitted|bespoke) kitchens?\\b|wardrobes made|air.?con(?:ditioning)? (?:install|repair|service|engineer|compan|contractor|and)|\\bair.?condition(?:ing|ers?)\\b(?=[^.]*(?:install|repair|servic|heating|furnace))|\\bHVAC\\b|(?:heating|furnaces?) (?:and|&) (?:air|cooling|a/c)|(?:cooling|air) (?:and|&) heating',
  industries: ['realestate', 'professional', 'other'],
  prep: 'With',
  premises: false,
  tags: ['HomeImprovement', 'TradeLife', 'Homeowners'],
  ideas: [
    ...PLAN,
    ...HOUSE,
    ...FINISH,
    ...TROUBLE,
    ...YEAR,
    ...ROOF_CARE,
    ...PAINTING,
    ...TIMBER,
    ...KITCHEN_PLANS,
    ...HEARTH,
    ...CURRENT,
    ...RUNNING_WATER,
    ...COOL_ROOMS,
    ...BUILDING,
    ...DRAINS,
    ...FENCES,
    ...GLASS,
    ...TILES,
    ...WARMTH,
  ],
};

export default pack;
