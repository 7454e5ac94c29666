// Hashtags from the business's own words: its name, what it is, where it is, what the post speaks of.
import { type PostChannel, writingOf } from '../../contract/channels/index.ts';
import { isPrintable, unprovenWords } from './claims.ts';
import { COMMON, PRONOUNS, STOPWORDS } from './lexicon-data.ts';
import type { Draft } from './realise.ts';
import { splitItems } from './split-text.ts';

const LONGEST_TAG = 28;
const PLACE = /\b(?:in|near|around|across|from)\s+((?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?)/gu;

/** Tags for a post, its own subject first; none on channels without them. */
export function hashtagsFor(draft: Draft, channel: PostChannel): string[] {
  const wanted = writingOf(channel).tags;
  if (wanted === null) return [];
  const { studio, random } = draft;
  const used = studio.statements.filter((piece) => draft.used.has(piece.fact.id));
  const subject = used.flatMap((piece) =>
    piece.identity === null && piece.topic?.includes(' ') ? [piece.topic] : [],
  );
  const values = studio.values.filter((value) => value.form === 'noun').map((value) => value.text);
  const trade = studio.identity?.identity ? tradeWords(studio.identity.identity.phrase) : [];
  const places = placesIn(studio.statements.map((piece) => piece.fact.text).join('\n'));
  const keywords = splitItems(studio.profile.keywords ?? '').filter(mayTag);
  const rest = [...random.shuffle(keywords), ...random.shuffle([...trade, ...places, ...values])];
  const tags = [
    ...new Set([studio.name, ...random.shuffle(subject), ...rest].map(toTag).filter((tag) => tag !== null)),
  ];
  return tags.slice(0, wanted.least + random.int(wanted.most - wanted.least + 1));
}

/** A keyword stands alone, with no fact behind it: what would claim something makes no tag. */
function mayTag(keyword: string): boolean {
  return isPrintable(keyword) && unprovenWords(keyword, '').length === 0;
}

/** "a sourdough bakery in Leeds" gives "sourdough bakery". */
function tradeWords(phrase: string): string[] {
  const head =
    phrase.replace(/^(?:an?|the)\s+/i, '').split(/\s+(?:in|for|with|near|at|of|by|on|from|since)\s+/)[0] ??
    '';
  return head.split(/\s+/).length <= 3 ? [head] : [];
}

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)]
    .map((match) => match[1] ?? '')
    .filter(
      (place) =>
        !/day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/.test(
          place,
        ),
    );
}

/** "local flour" -> "#LocalFlour"; null for what makes no tag. */
function toTag(text: string): string | null {
  const words = text
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const said = words.filter(
    (word) => !STOPWORDS.english?.has(word.toLowerCase()) && !PRONOUNS.has(word.toLowerCase()),
  );
  const tag = (words.length > 1 ? words : said)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  if (tag.length < 3 || tag.length > LONGEST_TAG || /^\d/.test(tag) || words.length > 4) return null;
  return words.length === 1 && COMMON.has(tag.toLowerCase()) && tag.length < 5 ? null : `#${tag}`;
}
