// Which shops an idea is for, read from what they say of themselves.

/** Shops that people ask before they buy. */
export const ADVISING_SHOP =
  'hardware|ironmonger|\\bDIY\\b|tools?\\b|lighting|\\blamps\\b|\\bbi(?:ke|cycle)|instrument|guitar|garden (?:centre|center)|outdoor|camping|fishing|angling|sports|sewing|\\byarn|fabric (?:shop|store)|\\bpaints?\\b|camera|hi-?fi|\\baudio\\b|computer|electronics|appliance|aquari|mobility|mattress|\\bbeds\\b|kitchenware|art suppl|running|stoves?\\b|curtain|blinds|floor(?:ing|s)\\b|\\btiles\\b';
/** Shops to which the broken part is brought. */
export const FITTING_PARTS =
  'hardware|ironmonger|\\bDIY\\b|\\bspares\\b|spare parts|key cutting|screws|plumbing suppl|electrical suppl|fixings|appliances|light ?bulbs|\\bbulbs\\b(?=[\\s\\S]*lamp)|(?<=lamps[\\s\\S]{0,80})\\bbulbs\\b|sewing machine|vacuum';
/** Shops that keep things in stock for which people drive some way. */
export const STOCK_SHOP =
  '^(?![\\s\\S]*(?:convenience|corner shop|supermarket|newsagent|grocer|florist|\\bflowers\\b|bakery|caf[eé]|butcher|barber|salon|pharmac))[\\s\\S]*(?:\\bshops?\\b|\\bstores?\\b|showroom|garden (?:centre|center))';
/** Shops whose owner picks what stands on the shelf. */
export const CHOOSES =
  '(?:small|independent|local|british|scottish|irish|welsh|american|european) (?:brands?|makers|designers|producers|artists)|hand.?picked|\\b(?:I|we) (?:pick|choose|select)\\b|\\d+ (?:\\w+ )?makers';
export const HARDWARE =
  'hardware (?:store|shop)|ironmonger|\\bDIY (?:store|shop)|(?=[\\s\\S]*screws)[\\s\\S]*tools?\\b';
/** Shops that sell paint for walls. */
export const PAINT_SHOP =
  'paint (?:mix|shop|store|match)|(?:decorating|decorators) (?:suppl|centre|center|shop)|\\bpaints? (?:and|&) (?:wallpaper|paper)|mix(?:ing|ed)? paint';
export const LIGHTS = 'lighting|\\blamps\\b|pendant lights?|chandelier|light ?bulbs';
export const FURNITURE = 'furniture|\\bsofas?\\b|\\bbeds\\b|wardrobes|dining tables';
/** Shops whose furniture somebody had before. */
export const USED_FURNITURE =
  '(?=[\\s\\S]*(?:\\bused\\b|second.?hand|vintage|antique|pre.?loved|house clearance|reclaimed|mid.?century))[\\s\\S]*(?:furniture|sofas|chairs|tables|wardrobes)';
export const GUITARS = 'guitars?\\b|\\bukes?\\b|ukulele|music shop|music store';
export const MUSIC =
  '(?:musical )?instruments?\\b(?=[\\s\\S]*(?:music|guitar|violin|piano))|guitars?\\b|pianos?\\b|violins?\\b|music (?:shop|store)|drums\\b';
