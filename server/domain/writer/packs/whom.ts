// With which businesses an idea is in place: some have a counter and shelves, many have a van, a desk or a piano.

/** What those say of themselves who have a place that people walk into. */
export const HAS_A_SHOP =
  '(?<!online |web ?|body |old |print )\\bshops?\\b(?! owners?)|\\bstores?\\b|boutique|showroom|bakery|\\bdeli\\b|caf(?:es?\\b|é)|restaurant|\\bpub\\b|\\bsalon\\b|barber|florist|pharmacy|\\bkiosk\\b|our counter';

/** What those say who come to the customer, or are asked for advice, care or lessons: they sell no goods over a counter. */
export const SELLS_NO_GOODS = [
  'plumbers?\\b|plumbing (?:and|&) heating|electricians?\\b|electrical (?:contract|install|work|serv)|rewir|heating engineer',
  '\\bbuilders?\\b(?! merchant)|building (?:firm|contractor|company|work)|painters? (?:and|&)|(?<!cake )decorators?\\b|plaster(?:er|ing)\\b',
  'roof(?:er|ing)\\b|guttering|joiner|carpenters?\\b|\\btil(?:er|ing)\\b|handyman|scaffold|(?:house|home|office) removals?\\b|chimney sweep|pest control',
  'clean(?:ers|ing) (?:company|service|firm|team|business)|window clean|garden(?:ing)? (?:maintenance|service|design)|landscap(?:er|ing)|tree surge',
  'solicitor|lawyer|attorney|\\blaw (?:firm|practice|office)|notary|accountan|book-?keep|\\btax (?:advis|return|office)|architects?\\b|surveyor',
  'consultan(?:ts?|cy)\\b|coaching\\b|tutor|teachers?\\b|instructor|(?:music|piano|guitar|singing|violin|language|driving|swimming) (?:lesson|school|class)',
  'cater(?:er|ers|ing)\\b|kindergarten|pre-?school|(?:marketing|creative|design|advertising|branding) (?:agency|studio)|copy ?writ|graphic design|locksmith|sight tests?',
  'therapists?\\b|counsell|clinic|dentist|physio|massage|osteopath|\\bgyms?\\b(?! wear| kit)|(?:yoga|pilates) (?:studio|class)',
  'photographers?\\b|photography|child ?mind|day ?care|funeral (?:director|home)|undertakers?\\b|translators?\\b|translation (?:agency|service)|\\btaxi|estate agen|insurance (?:agen|brok)',
].join('|');

/** What those say to whom nobody walks in between shelves. */
export const HAS_NO_SHELVES = `online[ -]only|only online|by appointment only|hairdress|barber|\\bsalon\\b|\\bnails?\\b|beautician|tattoo|${SELLS_NO_GOODS}`;

/** Law offices: they have a pack of their own, and their readers are people with a letter rather than heads of projects. */
export const LAW_OFFICES =
  '\\blaw (?:firm|practice|office|chambers)|\\blaw$|solicitors?\\b|lawyers?\\b|attorneys?\\b|barrister|avocat|\\bnotar(?:y|ies)\\b|family law|divorc|custody|immigration|personal injury|probate|conveyanc|criminal';

/** Those who teach what no school teaches: their readers write no essays. */
export const TEACHES_NO_SCHOOL = 'driving|learner drivers?|\\bdogs?\\b|pupp(?:y|ies)|yoga|pilates|dance|swim';

/** Houses to which nobody brings a small child. */
export const NO_SMALL_CHILDREN =
  'adults[ -]only|only adults|no (?:small |young )?children|children (?:over|from|above|aged?) (?:[89]|1\\d|eight|nine|ten|eleven|twelve|fourteen|sixteen)';

/** Those who make what is drunk: nobody asks them how to freeze soup. */
export const MAKES_DRINKS =
  'winer(?:y|ies)|wine ?(?:grow|mak)|vineyard|weingut|\\bwine estate|brewer|\\bbrew(?:ing|house)|taproom|distill?er|\\bcider|meadery';

/** Photographers: they have no stage and no audience. */
export const TAKES_PHOTOS = 'photograph|portraits?\\b|headshots?|newborn|videograph';

/** Florists and workshops: they have a counter, and no aisles with lamps and tins. */
export const FLOWERS_OR_REPAIRS =
  'florist|\\bflowers?\\b|(?:bike|bicycle|car|auto) (?:repair|workshop|shop)|bicycle|garage';

/** A place for coffee and cake whose kitchen sends out no courses: menus, covers and parties of twenty are no matter of theirs. */
export const ONLY_A_CAFE =
  '^(?=[\\s\\S]*(?:coffee|caf(?:e\\b|é)|tea ?(?:room|house)|espresso))(?![\\s\\S]*(?:restaurant|bistro|brasserie|trattoria|osteria|pizz|steak|diner\\b|dinners?\\b|suppers?\\b|\\bpub\\b|tapas|tasting|courses\\b|chefs?\\b|our kitchen|small plates|\\bmains\\b|groups?\\b|parties|private hire))';
