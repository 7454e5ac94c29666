// The gate, the same for every writer: the channel's limits, no word that neither a fact nor an idea holds, no slip of the pen.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import { checkPost } from './check-post.ts';
import { bannedClaimsIn } from './claims.ts';
import {
  type Draftlike,
  hasDoubled,
  hasWrongArticle,
  isMatched,
  isShouting,
  type Source,
  sentencesOf,
  untracedTokens,
  withoutHashtags,
} from './quality.ts';
import { contract, plainWords } from './telling/wording.ts';

export type Fault =
  | 'limit'
  | 'hashtags'
  | 'banned'
  | 'untraced'
  | 'unfilled'
  | 'doubled'
  | 'article'
  | 'shouting'
  | 'spacing'
  | 'unmatched'
  | 'questions'
  | 'caution'
  | 'repeated';

/**
 * Faults of a post; empty when it may be shown.
 * @param cautions the idea's wordings of its caution, of which one must stand in the post; null where it has none
 * @param own limits of the server that it leaves by, where that has some of its own
 */
export function reviewPost(
  channel: ChannelType,
  post: Draftlike,
  source: Source,
  cautions: readonly string[] | null = null,
  own: OwnLimits | null = null,
): Fault[] {
  const text = post.title === null ? post.content : `${post.title}\n${post.content}`;
  const body = withoutHashtags(post.content);
  const faults: [Fault, boolean][] = [
    ['limit', checkPost(channel, post, own).length > 0],
    ['hashtags', post.hashtags.length > channelOf(channel).form.hashtags],
    ['banned', bannedClaimsIn(text).length > 0],
    ['untraced', untracedTokens(withoutNumbering(withoutHashtags(text)), source).length > 0],
    [
      'unfilled',
      /[{}\ue000\ue001]|\b(?:undefined|NaN)\b/.test(text) && !/[{}]|undefined|NaN/.test(source.text),
    ],
    ['doubled', hasDoubled(body, source)],
    ['article', hasWrongArticle(body, source)],
    ['shouting', isShouting(body, source.text)],
    [
      'spacing',
      /[^\S\n]{2,}|[^\S\n]\n|\n{3,}| [.,;:?!](?:\s|$)|[,;:]\.|\.\.(?!\.)/.test(body) &&
        !/ {2}|\.\./.test(source.text),
    ],
    ['unmatched', !isMatched(body)],
    ['repeated', halvesOf(body).some(repeatsItself)],
    ['questions', countQuestions(body) > 1],
    ['caution', cautions !== null && !cautions.some((caution) => isSaidIn(body, caution))],
  ];
  return faults.filter(([, found]) => found).map(([fault]) => fault);
}

function isSaidIn(body: string, caution: string): boolean {
  return plainWords(contract(body)).includes(plainWords(contract(caution)));
}

/** Questions to the reader: those that somebody is quoted with are not counted. */
function countQuestions(text: string): number {
  return sentencesOf(text.replace(/"[^"\n]*"/g, '')).filter((sentence) => sentence.endsWith('?')).length;
}

/** A sentence of more than three words that stands twice; stage directions may. */
function repeatsItself(text: string): boolean {
  const keys = sentencesOf(text.replace(/^\[.*\]$/gm, ''))
    .map(plainWords)
    .filter((key) => key.split(' ').length > 3);
  return new Set(keys).size < keys.length;
}

/** The numbers of a numbered list are nobody's facts. */
function withoutNumbering(text: string): string {
  return text.replace(/^\d{1,2}\. /gm, '');
}

/** What stands above a script, and the script, which says it again for the ear. */
function halvesOf(text: string): string[] {
  const at = text.search(/^\[/m);
  return at <= 0 ? [text] : [text.slice(0, at), text.slice(at)];
}
