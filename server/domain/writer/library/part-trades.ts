// A second trade under the roof of the first, in the owner's words: "a bike workshop with coffee", "a hairdresser who also runs a small
// gallery". It is no trade of the business's own, so its ideas are a small part of what is told.

interface PartTrade {
  readonly id: string;
  /** What it is called where it is a part of something else. */
  readonly called: string;
  /** Which of its pack's ideas suit so small a part; all where absent. */
  readonly about?: RegExp;
}

const PARTS: readonly PartTrade[] = [
  {
    id: 'cafe-restaurant',
    called: 'caf[eé](?: (?:corner|bar))?|tea ?rooms?|restaurant|bistro|brunch',
  },
  {
    id: 'cafe-restaurant',
    called: 'coffees?(?: (?:shop|bar|corner|hatch|counter|machine))?|espresso bar',
    about: /coffee|espresso|cappuccino|latte|flat white|\bmilk\b|\bcups?\b|\bfoam\b/i,
  },
  {
    id: 'guest-house',
    called:
      'guest ?-?house|b ?& ?b|bed and breakfast|(?:guest|letting) rooms|holiday (?:lets?|cottages?|flats?)',
  },
  { id: 'campsite', called: 'camp ?site|camping|glamping(?: pods)?|pitches' },
  { id: 'car-dealer', called: '(?:used|second-?hand|pre-?owned) (?:cars|vehicles|vans)' },
  { id: 'workshop', called: '(?:bike|bicycle|cycle|e-bike) (?:workshop|repairs?|servicing)' },
  {
    id: 'museum',
    called: '(?<!online )(?:art )?gallery|museum',
    about: /galler|exhibit|paint|picture|\bart\b|artist|\blook|label|favou?rite/i,
  },
  { id: 'food-shop', called: 'farm ?shop|deli(?:catessen)?(?: counter)?|greengrocer|cheese counter' },
  { id: 'florist', called: 'flower (?:shop|stall|bar|counter)|florist' },
  { id: 'bookshop', called: 'book ?shop|book ?store|second-?hand books(?:hop)?' },
  { id: 'clothes-gifts', called: 'gift ?shop|gift (?:corner|counter)|clothes shop|boutique|homewares?' },
  { id: 'bakery', called: 'bakery|bakehouse|bake ?shop' },
  { id: 'garden', called: 'garden cent(?:re|er)|plant nursery|plant shop' },
  { id: 'ice-cream', called: 'ice[- ]cream (?:parlour|parlor|counter|hatch|bar)|gelateria' },
  { id: 'physio-fitness', called: '(?:yoga|pilates) (?:studio|classes)|gym' },
  { id: 'vet-pets', called: 'dog (?:grooming|boarding|training|walking)|kennels|cattery' },
  { id: 'tours', called: 'guided (?:tours|walks|rides)' },
  { id: 'hair-beauty', called: '(?:nail|beauty|hair) (?:salon|bar|studio)|barber ?shop' },
];

/** How the second is joined to what the business is. */
const JOINED = [
  '\\bwith (?:an?|our own|its own|my own|some|really)? ?',
  '\\b(?:who|that|which) (?:also )?(?:runs?|sells?|has|have|keeps?|offers?|serves?|makes?|does) (?:an? |our |my )?',
  '\\b(?:and|&) (?:also )?(?:run|sell|serve|keep|make|offer|do)s? (?:an? |our |my )?',
  '\\b(?:we|I) also (?:run|sell|serve|keep|have|offer|do|make) (?:an? |our |my )?',
  "\\b(?:there is|there's) (?:also )?(?:an? |our )",
  '\\bplus (?:an? |our )?',
].join('|');
/** What is given away, lies next door or is somebody else's is none of the business's. */
const NOT_ITS =
  /^[^.,;]{0,25}\b(?:while you wait|on us|free|for nothing|next door|nearby|opposite|down the road)\b/i;
const IS_FREE = /\b(?:free|complimentary)\b/i;
/** Characters: who has not said by then that there is a second does not live by it. */
const MOST_READ = 3000;
const MOST_PARTS = 2;

const SIGNS = PARTS.map((part) => ({
  part,
  sign: new RegExp(`(?:${JOINED})((?:[\\p{L}'’-]+ ){0,3}?)(?:${part.called})(?![\\p{L}-])`, 'giu'),
}));

/** A trade that the description names as a part of the business, and which ideas of its pack suit it; null: all. */
export interface TradePart {
  readonly id: string;
  readonly about: RegExp | null;
}

/** In the order in which they are named. @param trades those that the business is of already */
export function partsIn(description: string, trades: readonly string[]): TradePart[] {
  const text = description.slice(0, MOST_READ);
  const found = SIGNS.flatMap(({ part, sign }) => {
    if (trades.includes(part.id)) return [];
    const [first] = [...text.matchAll(sign)].filter(
      ({ index, 0: words, 1: between }) =>
        !IS_FREE.test(between ?? '') && !NOT_ITS.test(text.slice(index + words.length)),
    );
    return first === undefined ? [] : [{ part, at: first.index }];
  }).sort((x, y) => x.at - y.at);
  const ids = [...new Set(found.map(({ part }) => part.id))].slice(0, MOST_PARTS);
  return ids.map((id) => {
    // Where it is a café as well as coffee, it tells all that a café does.
    const own = found.filter(({ part }) => part.id === id).map(({ part }) => part.about ?? null);
    return { id, about: own.includes(null) ? null : (own[0] ?? null) };
  });
}
