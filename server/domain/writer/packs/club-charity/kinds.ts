// Which clubs and charities an idea is for: who comes to play, to sing, to adopt, to give or to help asks about different things.

export const SPORT =
  'football|soccer|rugby|cricket|hockey|netball|basketball|volleyball|handball|tennis|badminton|squash|\\bbowls\\b|bowling club|athletics|softball|baseball|lacrosse|gymnastics|running club|\\brunners\\b|cycling club|judo|karate|sports? club|fencing|table tennis|triathlon';
/** Played in a team, against another one. */
export const TEAM =
  'football|soccer|rugby|cricket|hockey|netball|basketball|volleyball|handball|softball|baseball|lacrosse';
export const JUNIORS =
  'junior|youth|children|\\bkids\\b|under.?\\d|\\bu\\d+|ages? \\d|famil|teen|all stars|minis\\b';
export const SINGS = 'choir|choral|chorus|\\bsing(?:s|ers?|ing)\\b|a cappella|barbershop';
export const FOOD_BANK = 'food ?bank|food pantry|foodbank|community larder|food parcels';
export const ANIMALS =
  '(?:dogs?|cats?|animals?|pets?|rabbits?|horses?|donkeys?|greyhounds?)\\b[^.]*(?:rescue|shelter|sanctuar|rehom|adopt|foster)|(?:rescue|shelter|sanctuar|rehom|adopt|foster)[^.]*(?:dogs?|cats?|animals?|pets?|rabbits?|horses?|donkeys?|greyhounds?)\\b|animal (?:rescue|shelter|home)';
export const DOGS = 'dogs?\\b|greyhounds?\\b|pupp|animal (?:rescue|shelter|home)';
/** Who asks for money. */
export const DONATIONS =
  'donat|fundrais|charit|appeal|rescue|shelter|hospice|food ?bank|refuge|relief|foundation';
/** Who asks for hands. */
export const HANDS =
  'volunteer|helpers|food ?bank|hospice|rescue|repair caf|community (?:garden|caf|shop|kitchen)|charity shop|lifeboat|conservation';
/** Who takes things and hands them on. */
export const THINGS =
  'charity shop|thrift|second-?hand|clothes|clothing|furniture|bedding|toys|baby bank|reuse|donated (?:goods|items|things)|homeless';
/** Clubs on the water. */
export const AFLOAT = 'rowing|sailing club|canoe club|kayak club|yacht club|dinghy';
