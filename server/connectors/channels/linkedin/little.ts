// LinkedIn's "little" text: what stands for itself there, and back. One character of its syntax that is not escaped, and
// the post ends before it without a word.

const RESERVED = /[\\|{}@[\]()<>#*_~]/g;
/** As a reader sees them; in an address it is a part of the address. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)/gu;
const LINK = /(https?:\/\/\S+)/;

const escaped = (text: string) => text.replace(RESERVED, '\\$&');

/** Words as they are to be shown: hashtags lead to their page. */
export function toLittle(words: string): string {
  return words
    .split(LINK)
    .map((part) => (LINK.test(part) ? escaped(part) : tagged(part)))
    .join('');
}

function tagged(text: string): string {
  let little = '';
  let at = 0;
  for (const { index, 0: whole, 1: tag = '' } of text.matchAll(HASHTAG)) {
    little += `${escaped(text.slice(at, index))}{hashtag|\\#|${escaped(tag)}}`;
    at = index + whole.length;
  }
  return little + escaped(text.slice(at));
}

/** What a reader sees of it. */
export function fromLittle(little: string): string {
  return little
    .replace(/\{hashtag\|\\?#\|((?:\\.|[^}])*)\}/g, '#$1')
    .replace(/@\[((?:\\.|[^\]])*)\]\(urn:[^)]*\)/g, '$1')
    .replace(/\\(.)/gs, '$1');
}

/** LinkedIn may put a short link of its own in place of a link. */
const SHORT = /^https:\/\/lnkd\.in\//;

/** Whether LinkedIn shows these words of ours. @param theirs as LinkedIn tells them */
export function isSame(ours: string, theirs: string): boolean {
  const [wanted, shown] = [ours, fromLittle(theirs)].map((text) => plain(text).split(LINK));
  if (!wanted || wanted.length !== shown?.length) return false;
  return wanted.every((part, at) => part === shown[at] || (LINK.test(part) && SHORT.test(shown[at] ?? '')));
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
