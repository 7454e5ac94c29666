// What owners type in a hurry: apostrophes that were left out, where the word can be nothing else. What may be meant as it stands stays.

const IN_A_WORD = "(?<![\\p{L}\\d@/._'-])";
const OF_A_WORD = "(?![\\p{L}\\d@/_'-]|\\.\\p{L})";

/** Words that are none without their apostrophe, in small letters. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ cant: "can't", dont: "don't", didnt: "didn't", doesnt: "doesn't", isnt: "isn't", arent: "aren't" },
  ...{ wasnt: "wasn't", werent: "weren't", hasnt: "hasn't", havent: "haven't", wouldnt: "wouldn't" },
  ...{ couldnt: "couldn't", shouldnt: "shouldn't", neednt: "needn't", youre: "you're", youve: "you've" },
  ...{ youll: "you'll", theyre: "they're", theyve: "they've", theyll: "they'll", weve: "we've" },
  ...{ thats: "that's", theres: "there's", heres: "here's", whats: "what's", shes: "she's" },
};
const WORDS = new RegExp(
  `${IN_A_WORD}(?:${Object.keys(WHOLE)
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|')})${OF_A_WORD}`,
  'gu',
);

/** "Im" and "ive" begin what somebody says of themselves; in capitals they are letters. */
const OF_ME = new RegExp(`${IN_A_WORD}[Ii](m|ve)${OF_A_WORD}(?= \\p{L})`, 'gu');
/** "As was his wont" is a noun. */
const WONT = new RegExp(
  `(?<!\\b(?:his|her|their|its|is|are|was|were|as) )${IN_A_WORD}([Ww])ont${OF_A_WORD}`,
  'gu',
);
/** Before these nothing is its own: "its a small shop", "its not far". */
const ITS = new RegExp(
  `${IN_A_WORD}([Ii])ts(?= (?:an?|the|not|no|our|my|your|been|all (?:about|in|done|included|made)|just|only|really|very|so|too|free|easy|worth|what|where|why|how|always|never|about|best to|better to|up to|me|us|you)${OF_A_WORD})`,
  'gu',
);

const asBegun = (word: string, meant: string): string =>
  /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;

/** A text with the apostrophes that its owner meant. */
export function withoutSlips(text: string): string {
  return text
    .replace(WORDS, (word) => asBegun(word, WHOLE[word.toLowerCase()] ?? word))
    .replace(OF_ME, "I'$1")
    .replace(WONT, "$1on't")
    .replace(ITS, "$1t's");
}
