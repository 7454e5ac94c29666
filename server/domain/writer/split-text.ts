// From an owner's free text to clean sentences and items, whatever the punctuation, case, bullets or emoji.

const MARKUP = /<\/?[a-z][^<>]*>/gi;
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\u20e3|\p{Emoji_Modifier})*/gu;
const KEPT_SYMBOL = /[©®™]/;
const BULLET = /^\s*(?:[-*+•–—·▪◦>#]+|\(?\d{1,2}[.)])\s+/;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|mr|mrs|ms|dr|st|no|vs|approx|est|dept|prof|[a-z])\.$/i;
const ABBREVIATION_AT_END = /(?:^|[\s(\d])(?:a\.m|p\.m|inc|ltd|co|etc|u\.s|u\.k)\.$/i;
/** Longest sentence that we quote in one piece. */
export const LONGEST_FACT = 240;
const RUN_ON = 130;

/** The text without markup, invisible characters and emoji; one space between words; straight quotes. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(EMOJI, (symbol) => (KEPT_SYMBOL.test(symbol) ? symbol : EMOJI_MARK))
    .split('\n')
    .map(replaceEmoji)
    .join('\n')
    .replace(INVISIBLE, '')
    .replace(MARKUP, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[{}<>\\`_~]|\*{1,}|#(?=\s|$)/g, ' ')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}

const EMOJI_MARK = '◆';

/** Emoji between phrases without stops stand for the stops; elsewhere they are left out. */
function replaceEmoji(line: string): string {
  const phrases = line.split(EMOJI_MARK).filter((phrase) => phrase.trim() !== '');
  const separates = phrases.length > 2 && !/[.!?,;]\s/.test(line.replaceAll(EMOJI_MARK, ''));
  return separates ? phrases.join(' | ') : line.replaceAll(EMOJI_MARK, ' ');
}

/** Sentences of a text in order, without bullets and end stops; sentences that hang on the one before stay with it. */
export function splitSentences(raw: string): string[] {
  const lines = cleanText(raw)
    .split(/\n+|\s+[|•·]\s+/)
    .map((line) => line.replace(BULLET, ''))
    .filter((line) => !/^.{1,40}:$/.test(line));
  const sentences = lines.flatMap(splitLine).flatMap(splitRunOn).map(polish).filter(isUsable);
  return attachDependents(sentences).filter((sentence) => sentence.length <= LONGEST_FACT);
}

function splitLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/[.!?…]+["')]?(?=\s)|;(?=\s)|[。！？]+[」]?/g)) {
    const end = stop.index + stop[0].length;
    const before = line.slice(start, end);
    const after = line.slice(end).trimStart();
    if (ABBREVIATION.test(before) && !/^(?:we|our|i)\b/i.test(after)) continue;
    if (ABBREVIATION_AT_END.test(before) && !/^\p{Lu}/u.test(after)) continue;
    pieces.push(before);
    start = end;
  }
  return [...pieces, line.slice(start)];
}

/** A long stretch without stops is cut where a new "and we ..." begins. */
function splitRunOn(sentence: string): string[] {
  if (sentence.length <= RUN_ON) return [sentence];
  const pieces = sentence.split(
    /(?:,|\s[–—-])?\s+(?:and|but|so)\s+(?=(?:we|our|I|my)\s+\p{L}+\s)|,\s+(?=(?:we|our|I|my)\s+\p{L}+\s)/iu,
  );
  return pieces.some(endsOpen) ? [sentence] : pieces;
}

/** "bread that" or "the people" must not lose the clause that completes it. */
function endsOpen(piece: string): boolean {
  return /\b(?:that|which|who|what|how|why|when|where|if|because|and|or|the|a|an|of|to|with|for|as|than|so)$/i.test(
    piece.trim(),
  );
}

function polish(sentence: string): string {
  const trimmed = unshout(
    sentence
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.!?;:])/g, '$1')
      .trim(),
  )
    .replace(/^[\s,.;:!?)\]-]+|[\s,;:([–—-]+$/g, '')
    .replace(/^(?:and|but|so|also|plus|then),?\s+(?=\p{L}+\s)/iu, '')
    .replace(/\b(\p{L}{2,}) \1\b/giu, '$1')
    .replace(/\bi\b(?=\s|'m|'ve|'ll)/g, 'I')
    .replace(/[.!…。！]+$/, '');
  return balanced(trimmed) ? trimmed : trimmed.replace(/["()[\]]/g, '').trim();
}

/** A sentence in capitals, put in ordinary case; single abbreviations keep theirs. */
function unshout(sentence: string): string {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  if (letters.length < 6 || capitals.length < letters.length * 0.7 || !sentence.includes(' '))
    return sentence;
  const lower = sentence.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('(') === count(')') && count('[') === count(']');
}

function isUsable(sentence: string): boolean {
  if (/\b(?:we|our|I|my|and|or|the|a|an|of|to|with|for)$/.test(sentence)) return false;
  return /\p{L}{2}|\p{Script=Han}/u.test(sentence) && !/^(?:https?:\/\/|www\.)\S+$/i.test(sentence);
}

const DEPENDENT =
  /^(?:(?:we|i) (?:\w+ly )?\w+ (?:it|them|these|those)\b|it|it's|this|that|that's|these|those|they|they're|them|he|she|his|her|their|its|both|such|which|because|as a result|for example|however|therefore|thus)\b/i;

const POINTS_BACK = /\b(?:on|at|in|for|with|from|of) (?:that|those|these|this|them|it)\b/i;

/** "It takes 36 hours" says nothing alone: it stays with the sentence before, or goes. */
function attachDependents(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    const last = kept.at(-1);
    if (!DEPENDENT.test(sentence) && !POINTS_BACK.test(sentence)) kept.push(sentence);
    else if (last !== undefined && last.length + sentence.length < LONGEST_FACT - 2)
      kept[kept.length - 1] = `${/[?!]$/.test(last) ? last : `${last}.`} ${sentence}`;
  }
  return kept;
}

/** Items of a list such as "honesty, local flour; fair prices". A final "x and y" of single words is split too. */
export function splitItems(raw: string): string[] {
  const parts = cleanText(raw)
    .split(/[\n,;|•·]+|\s+[–—]\s+|(?<=[.!?])\s+/)
    .map((item) => polish(item.replace(BULLET, '').replace(/^(?:and|or|&)\s+/i, '')));
  const several = parts.length > 1;
  return parts
    .flatMap((item) => {
      const pair = /^(\S+(?: \S+)?) (?:and|&) (\S+(?: \S+)?)$/iu.exec(item);
      if (!pair) return [item];
      const short = !/\s/.test(pair[1] ?? '') && !/\s/.test(pair[2] ?? '');
      return several || short ? [pair[1] ?? '', pair[2] ?? ''] : [item];
    })
    .filter(isUsable);
}
