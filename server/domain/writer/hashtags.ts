// Hashtags from the business's own words: the words it wants to be found by, and its name.
import { isPrintable, unprovenWords } from './claims.ts';
import { splitItems } from './split-text.ts';

const LONGEST_TAG = 28;
const MOST_WORDS = 4;

/** The owner's tags without their sign, the keywords first; none that claims something. */
export function ownTags(name: string, keywords: string): string[] {
  const words = splitItems(keywords).filter(
    (keyword) => isPrintable(keyword) && unprovenWords(keyword, '').length === 0,
  );
  return [...new Set([...words, name].map(toTag).filter((tag) => tag !== null))];
}

/** "local flour" -> "LocalFlour"; null for what makes no tag. */
function toTag(text: string): string | null {
  const words = text
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const tag = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const isTag =
    tag.length >= 3 && tag.length <= LONGEST_TAG && !/^\d/.test(tag) && words.length <= MOST_WORDS;
  return isTag ? tag : null;
}
