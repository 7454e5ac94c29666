// What a business says of others in what it says of itself: whom it sells to, what it is next to, what it stands in.

/** Up to the end of a list: "cards, candles and flowers", and not "a van, same day courier". */
// Bounded, as are those below: a description may be 20,000 characters without a stop.
const LIST = '[^.,:;!?]{1,120}(?:(?:, [^.,:;!?]{1,60}){1,8} (?:and|or|&) [^.,:;!?]{1,60})?';
/** "for museums, breweries and councils"; what a shop is for is what it sells. */
const FOR_WHOM = new RegExp(
  `(?<!\\b(?:shop|store) )\\b(?:for|to|of|from|between|among|supply|supplying|serv(?:e|es|ing)|help(?:s|ing)?) (?=[^.:;!?]{0,200}?\\p{L}s\\b)${LIST}?(?=[.,:;!?]|$| in \\p{Lu}| with | across )`,
  'giu',
);
/** "above the bakery", "in a garden room", "opposite the library". */
const WHERE =
  /\b(?:in|at|above|over|under|near|opposite|behind|beside|by|next (?:door )?to|between|inside|beneath|on|from|not|no|off|than|after) (?!\p{Lu})[^.,:;!?]+/gu;
/** "with cards, candles and cut flowers" */
const WITH_WHAT = new RegExp(`\\b(?:with|without|like|unlike|plus) (?!\\p{Lu})${LIST}`, 'gu');
/** What it lets, lends or eats there is none of its trade: "coffee in the showroom", "bring your horse". */
const BY_THE_WAY =
  /\b(?:bring|come for|ask for|love|loves|including|included|free|BYOB|also|even)\b[^.,:;!?]*/gi;

const IN_PASSING = 0.2;

/** What a word counts at each place of a sentence: 1, or a part where it stands in an aside. */
export function holdsOf(sentence: string): (index: number) => number {
  const held = new Float64Array(sentence.length).fill(1);
  for (const aside of [FOR_WHOM, WHERE, WITH_WHAT, BY_THE_WAY])
    for (const { index, 0: words } of sentence.matchAll(aside))
      held.fill(IN_PASSING, index + 1, index + words.length);
  return (index) => held[index] ?? 1;
}
