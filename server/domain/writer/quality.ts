// The quality gate: every candidate and the words in it must pass before anyone sees the post. Reports what is wrong,
// never repairs it.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { normalise } from '../../kernel/same-words.ts';
import { checkPost } from './check-post.ts';
import { bannedClaimsIn, unprovenWords } from './claims.ts';
import { articleFor } from './inflect.ts';
import { STOPWORDS } from './lexicon-data.ts';

export type Fault =
  | 'limit'
  | 'hashtags'
  | 'banned'
  | 'untraced'
  | 'unfilled'
  | 'doubled'
  | 'article'
  | 'spacing'
  | 'unmatched'
  | 'case'
  | 'ending'
  | 'shouting'
  | 'uncarried'
  | 'repeated';

/** What a text is held against. */
export interface Source {
  readonly name: string;
  /** Everything that may be printed: name, facts, link. */
  readonly text: string;
  /** The same in lower case, and its words. */
  readonly lower: string;
  readonly words: ReadonlySet<string>;
}

export function makeSource(name: string, text: string): Source {
  return { name, text, lower: text.toLowerCase(), words: new Set(normalise(text).split(' ')) };
}

export interface Draftlike {
  readonly title: string | null;
  readonly content: string;
  readonly hashtags: readonly string[];
}

/** Faults of a post written by the grammar; empty when it may be shown. */
export function reviewPost(channel: ChannelType, post: Draftlike, source: Source): Fault[] {
  const text = post.title === null ? post.content : `${post.title}\n${post.content}`;
  const body = withoutHashtags(post.content);
  const faults: [Fault, boolean][] = [
    ['limit', checkPost(channel, post).length > 0],
    ['hashtags', post.hashtags.length > channelOf(channel).form.hashtags],
    ['banned', bannedClaimsIn(text).length > 0],
    ['untraced', untracedTokens(withoutHashtags(text), source).length > 0],
    ['unfilled', hasUnfilled(text, source.text)],
    ['doubled', hasDoubled(text, source)],
    ['article', hasWrongArticle(text, source)],
    [
      'spacing',
      /[^\S\n]{2,}|[^\S\n]\n|\n{3,}| [.,;:?!](?:\s|$)|[,;:]\.|[.]{2}(?!\.)/.test(
        text.replace(/…|\.\.\./g, ''),
      ) && !/ {2}/.test(source.text),
    ],
    ['unmatched', !isMatched(body)],
    ['case', hasLowerStart(body, source)],
    ['ending', hasOpenEnd(body, source)],
    ['shouting', isShouting(text, source.text)],
    ['uncarried', sentencesOf(body).some((sentence) => !isCarried(sentence, source))],
    ['repeated', repeatsItself(body)],
  ];
  return faults.filter(([, found]) => found).map(([fault]) => fault);
}

export function withoutHashtags(text: string): string {
  return text.replace(/(?:^|\s)#[\p{L}\p{N}_]+/gu, '').trim();
}

/** Sentences and lines, without bullets and the brackets of stage directions. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["')]?)\s+(?=["'(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.replace(/^[•–[\s]+|[\]\s]+$/gu, ''))
    .filter((sentence) => sentence !== '');
}

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|half|double|twice|percent)\b/gi;
const TIME_WORD =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|today|tomorrow|tonight|yesterday|this week|this month|this year|now open)\b/gi;
const NUMBER = /[$£€¥]?\d(?:[\d.,:]*\d)?\s?%?/g;
const CAPITALISED = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}'-]*/gu;

/** Numbers, dates, names and strong words of a text that no fact holds. */
export function untracedTokens(text: string, source: Source): string[] {
  const found = [NUMBER, NUMBER_WORD, TIME_WORD].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([token]) => token.trim()),
  );
  const names = [...text.matchAll(CAPITALISED)]
    .map(([word]) => word)
    .filter((word) => !/^I(?:'|$)/.test(word));
  const missing = found.filter((token) => !source.lower.includes(token.toLowerCase()));
  return [
    ...missing,
    ...names.filter((word) => !source.words.has(normalise(word).split(' ')[0] ?? '')),
    ...unprovenWords(text, source.lower),
  ];
}

function hasUnfilled(text: string, source: string): boolean {
  return (
    /\{\w*\}|\[[^\]]*\|[^\]]*\]|\b(?:undefined|null|NaN)\b/.test(text) &&
    !/\{|undefined|null|NaN/.test(source)
  );
}

function hasDoubled(text: string, source: Source): boolean {
  return [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) \1(?![\p{L}'-])/giu)].some(
    ([pair]) => !source.lower.includes(pair.toLowerCase()),
  );
}

function hasWrongArticle(text: string, source: Source): boolean {
  return [...text.matchAll(/(?<![\p{L}'.-])(an?) (["']?)([\p{L}\p{N}][^\s]*)/giu)].some(
    ([all, article = '', , word = '']) => {
      return articleFor(word) !== article.toLowerCase() && !source.lower.includes(all.toLowerCase());
    },
  );
}

function isMatched(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('(') === count(')') && count('[') === count(']');
}

function hasLowerStart(text: string, source: Source): boolean {
  for (const stop of text.matchAll(/[.?!]\s+\p{Ll}/gu)) {
    const before = text.slice(0, stop.index + 1);
    if (before.endsWith(source.name) || text.startsWith(source.name, before.length + stop[0].length - 2))
      continue;
    if (!source.text.includes(text.slice(Math.max(0, stop.index - 5), stop.index + stop[0].length)))
      return true;
  }
  return sentencesOf(text).some((sentence) => {
    if (!/^\p{Ll}/u.test(sentence) || sentence.startsWith(source.name)) return false;
    return (
      !source.text.includes(sentence.slice(0, 12)) && !/^(?:https?:|www\.|\S+\.\w{2,}(?:\/|$))/.test(sentence)
    );
  });
}

/** Prose lines end with a stop; headings, list items, greetings, signatures and addresses do not. */
function hasOpenEnd(text: string, { name }: Source): boolean {
  return text.split('\n').some((line) => {
    if (line === '' || /^[•–[]/.test(line) || /[.?!…:)"'。！？」]$/.test(line)) return false;
    if (line.endsWith(name) || line.endsWith(`${name},`)) return false;
    return !/\S+\.\S{2,}$/.test(line);
  });
}

function isShouting(text: string, source: string): boolean {
  const exclamations = (text.match(/!/g)?.length ?? 0) - (source.match(/!/g)?.length ?? 0);
  const capitals = [...text.matchAll(/(?<![\p{L}#@-])\p{Lu}{4,}(?![\p{L}])/gu)].filter(
    ([word]) => !source.includes(word),
  );
  return exclamations > 1 || capitals.length > 1;
}

/** Whether a sentence speaks of this business: its name, its address, or a word of its facts that is no function word. */
export function isCarried(sentence: string, source: Source): boolean {
  if (sentence.includes(source.name)) return true;
  return normalise(sentence)
    .split(' ')
    .some(
      (word) =>
        source.words.has(word) &&
        (word.length > 2 || /\P{ASCII}|\d/u.test(word)) &&
        !STOPWORDS.english?.has(word),
    );
}

function repeatsItself(text: string): boolean {
  const keys = sentencesOf(text.replace(/^\[.*\]$/gm, ''))
    .map(normalise)
    .filter((key) => key.split(' ').length > 3);
  return new Set(keys).size < keys.length;
}
