// What a business says of others in what it says of itself: whom it sells to, what it is next to, what it stands in.

/** Up to the end of a list: "cards, candles and flowers", and not "a van, same day courier". */
const LIST = '[^.,:;!?]+(?:(?:, [^.,:;!?]+)+ (?:and|or|&) [^.,:;!?]+)?';
/** "for museums, breweries and councils" */
const FOR_WHOM = new RegExp(
  `\\b(?:for|to|of|from|between|among|supply|supplying|serv(?:e|es|ing)|help(?:s|ing)?) (?=[^.:;!?]*?\\p{L}+s\\b)${LIST}?(?=[.,:;!?]|$| in \\p{Lu}| with | across )`,
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

/** What a word counts at a place of a sentence: 1, or a part where it stands in an aside. */
export function hold(sentence: string, index: number): number {
  return [FOR_WHOM, WHERE, WITH_WHAT, BY_THE_WAY].some((aside) => isWithin(aside, sentence, index))
    ? IN_PASSING
    : 1;
}

function isWithin(aside: RegExp, sentence: string, index: number): boolean {
  return [...sentence.matchAll(aside)].some((one) => index > one.index && index < one.index + one[0].length);
}
