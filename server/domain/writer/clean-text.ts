// What people paste, as plain text: without markup, placeholders, invisible characters and emoji; straight quotes.

/** Markup that ends a line where it stands. */
const BLOCKS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|hr|dt|dd)\b[^<>]*>/gi;
/** Markup whose content nobody reads. */
const UNREAD = /<(script|style|template|noscript)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const MARKUP = /<\/?[a-z][^<>]*>/gi;
const LINKED = /!?\[([^\][\n]{1,200})\]\((?:https?:|mailto:|\/|#)[^()\s]*\)/g;
/** Marks with which models are told who speaks. */
const SPEAKER = /<\|[^|<>]{0,40}\|>\s*(?:system|user|assistant)?\s*/gi;
/** What a template has left open. */
const PLACEHOLDER =
  /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|<%[^%]{0,200}%>|\[(?:INSERT|YOUR|ADD|TBD|TODO|XX)[^\][]{0,80}\]/gi;
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\u20e3|\p{Emoji_Modifier})*/gu;
const KEPT_SYMBOL = /[©®™]/;
const EMOJI_MARK = '◆';
/** Stands where a placeholder stood: no sentence with it is anybody's. */
export const OPEN_MARK = '¤';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: ' ',
  gt: ' ',
  quot: '"',
  apos: "'",
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  bull: '•',
  middot: '·',
  deg: '°',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
};

/** One space between words; line breaks stay. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNREAD, '\n')
    .replace(SPEAKER, '\n')
    .replace(PLACEHOLDER, OPEN_MARK)
    .replace(BLOCKS, '\n')
    .replace(MARKUP, ' ')
    .replace(/&(?:([a-z]{2,8})|#(\d{2,5}));/gi, readEntity)
    .replace(LINKED, '$1')
    .replace(EMOJI, (symbol) => (KEPT_SYMBOL.test(symbol) ? symbol : EMOJI_MARK))
    .split('\n')
    .map(replaceEmoji)
    .join('\n')
    .replace(INVISIBLE, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/ ?(?:\.|_|·){4,} ?/g, ' ')
    .replace(/[{}<>\\`_~]|\*{1,}|#(?=\s|$)/g, ' ')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}

function readEntity(whole: string, name: string | undefined, code: string | undefined): string {
  if (code !== undefined) return Number(code) >= 32 ? String.fromCodePoint(Number(code)) : ' ';
  return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
}

/** An emoji between phrases stands for a stop where the next one begins anew; elsewhere it is left out. */
function replaceEmoji(line: string): string {
  const phrases = line.split(EMOJI_MARK).map((phrase) => phrase.trim());
  const bare = !/[.!?,;]\s/.test(line.replaceAll(EMOJI_MARK, ''));
  if (bare && phrases.filter(Boolean).length > 2) return phrases.filter(Boolean).join('\n');
  return phrases.reduce((text, phrase) => {
    if (phrase === '') return text;
    const begins = /^[\p{Lu}\d£$€"]/u.test(phrase) && /\S\s+\S/.test(text);
    return text === '' ? phrase : `${text}${begins ? '\n' : ' '}${phrase}`;
  }, '');
}
