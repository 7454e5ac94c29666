// What a sentence of a profile is about, as far as that decides its kind.

export type Aspect =
  | 'hours'
  | 'place'
  | 'contact'
  | 'booking'
  | 'delivery'
  | 'price'
  | 'history'
  | 'times'
  | 'people';

const SIGNS: readonly (readonly [Aspect, RegExp])[] = [
  [
    'hours',
    /\b(?:open|opens|opening|close[sd]?)\b.*(?:\d|\b(?:am|pm|mon|tues?|wed|thu|fri|sat|sun|daily|weekend|midnight|noon|late|early|week))|24\/7|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:-|–|to|till?|until)\s*(?:mon|tue|wed|thu|fri|sat|sun)/i,
  ],
  [
    'place',
    /\b(?:located|(?:based|shop|studio|workshop|office|clinic|café|cafe|practice|store) (?:is )?(?:in|on|at|near)\b(?! (?:19|20)\d\d)|find us|on the corner|opposite|next to|around the corner|steps from|\d+ [A-Z]\w+ (?:street|st|road|rd|avenue|ave|lane|square))\b/i,
  ],
  [
    'contact',
    /\b(?:call us|call me|call \d|phone us|phone:|ring us|e-?mail (?:us|me)|text us|whatsapp|reach us|contact us|message us)\b|\b[\w.+-]+@[\w-]+\.\w+|\+?\d[\d ()-]{7,}\d/i,
  ],
  [
    'booking',
    /\b(?:book(?:ing|ings)?\b(?! ?(?:shop|store|keep|club))|reserv\w+|appointments?|walk-ins?|drop-ins?)\b/i,
  ],
  [
    'delivery',
    /\b(?:deliver(?:s|y|ies)?\b.*\b(?:to|within|free|by|across|nationwide|locally|same|next|home|door|every|on|in)\b|deliver(?:y|ies)|shipping|ships?\b.*\b(?:to|within|from|world\w*|nation\w*|free|in)\b|click and collect|collection|pick-?up|postage)\b/i,
  ],
  [
    'price',
    /[$£€¥]\s?\d|\d\s?(?:[$£€]|usd|eur|gbp|dollars|euros|pounds)(?!\w)|(?:^|[^-\w])(?:prices?|priced|pricing|fees?|hourly rates?|day rates?|costs?|discounts?|pay what|free of charge|no charge|at no cost|per (?:month|hour|person|night|session)|is free|are free)\b|^free\b/i,
  ],
  [
    'history',
    /\b(?:since (?:19|20)?\d\d|since \w+ |founded|established|est\.? ?\d{4}|generations?|(?:started|began|opened|founded|launched)\b.*\b(?:in|since) (?:19|20)\d\d|started (?:in|as|out|with)|opened in|began|grew out|grew up|used to)\b/i,
  ],
  [
    'times',
    /\bfrom \d[\d:.]*(?: ?[ap]m)? (?:to|until|till) \d[\d:.]*(?! ?(?:\d|%|(?:yards?|yds?|metres?|meters?|miles?|km|m|cm|mm|inch(?:es)?|feet|ft|litres?|kg|tonnes?|tons?|people|guests|seats|seaters?|years?|months?|weeks?|minutes?)\b))|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i,
  ],
  [
    'people',
    /\b(?:our team|the team|team of|staff of|founder|co-founders?|owner[s]?\b(?=.* (?:is|are|has|have|and))|sisters|brothers|husband|wife|family[- ](?:run|owned)|run by|owned by|led by|siblings|head chef|grandmother|grandfather|mother|father|(?:my|our|his|her|their) (?:grand)?parents)\b/i,
  ],
];

export function aspectsOf(text: string): ReadonlySet<Aspect> {
  return new Set(SIGNS.filter(([, sign]) => sign.test(text)).map(([aspect]) => aspect));
}
