// What people answer to a mail of ours: whoever writes one word for "no more", and nothing else above what they answer, is
// taken off by it. Anything longer is for people to read.
import { Parser } from 'htmlparser2';
import type { Answered } from '../../../contract/bounce.ts';
import { type Entity, everythingIn } from './mime.ts';

/** In English, German, Dutch, Spanish and Italian; each means nothing else as a whole answer. */
const WORDS = ['stop', 'unsubscribe', 'abmelden', 'abbestellen', 'afmelden', 'baja', 'disiscrivimi'];
/** A line that nobody wrote themselves, under an answer. */
const SIGNATURE =
  /^(Sent from |Get Outlook for |Gesendet von |Von meinem .* gesendet|Verstuurd vanaf |Enviado desde |Inviato da )/i;
/** Where the answer is over: a signature of one's own, or what is answered, with its head in some programs. */
const END = /^(>|--|_{5,}|\*?(From|Von|Van|De|Da):\*? )/;
/** `On Monday Anna wrote:`, which may go over lines. */
const ATTRIBUTION = /:$/;
const LINES_OF_ATTRIBUTION = 3;
/** Bytes of UTF-8, one character each: a blank that does not break, one without width, and the mark of the order of bytes. */
const BLANKS = /\u00c2\u00a0|\u00e2\u0080\u008b|\u00ef\u00bb\u00bf/g;
/** Of a text, characters: an answer of one word stands at its beginning. */
const LOOKED_AT = 20_000;

/** @returns undefined for everything that people have to read */
export function readAnswer(outer: Entity): Answered | undefined {
  const from = addressOf(outer.headers.get('from'));
  // What a program answers by itself says nothing for its owner (RFC 3834).
  const isByItself = (outer.headers.get('auto-submitted')?.[0] ?? 'no').toLowerCase() !== 'no';
  if (from === undefined || isByItself) return undefined;
  const text = textOf(outer);
  const word = text === undefined ? undefined : readWord(text);
  if (word === undefined) return undefined;
  return { as: 'answered', from, word, messageId: outer.headers.get('message-id')?.[0]?.slice(0, 300) ?? '' };
}

/** Of two addresses nobody knows which one wrote. */
function addressOf(headers: readonly string[] | undefined): string | undefined {
  if (headers?.length !== 1) return undefined;
  const found = (headers[0] ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[^\s<>,;:()]+@[^\s<>,;:()]+/g);
  return found?.length === 1 ? found[0]?.toLowerCase() : undefined;
}

/** The part for reading; some phones send HTML alone. */
function textOf(outer: Entity): string | undefined {
  const all = everythingIn(outer);
  const plain = all.find(({ type }) => type === 'text/plain');
  if (plain) return plain.body;
  const html = all.find(({ type }) => type === 'text/html');
  return html && readHtml(html.body.slice(0, LOOKED_AT));
}

const LINES = ['br', 'p', 'div', 'li', 'tr', 'hr'];
/** Where mail programs begin to repeat what is answered. */
const QUOTED = ['blockquote', 'hr'];
const QUOTED_BY_NAME = /\b(gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend)/;

/** HTML as lines, up to what is answered. */
function readHtml(html: string): string {
  let text = '';
  let isOver = false;
  let unread = 0;
  const parser = new Parser({
    onopentag: (name, { class: classes = '', id = '' }) => {
      if (name === 'style' || name === 'title') unread += 1;
      if (LINES.includes(name)) text += '\n';
      if (isOver || !(QUOTED.includes(name) || QUOTED_BY_NAME.test(`${classes} ${id}`))) return;
      isOver = true;
      text += '\n> ';
    },
    onclosetag: (name) => {
      if (name === 'style' || name === 'title') unread -= 1;
      if (LINES.includes(name)) text += '\n';
    },
    ontext: (words) => {
      if (!isOver && unread === 0) text += words.replace(/\s+/g, ' ');
    },
  });
  parser.end(html);
  return text;
}

function readWord(text: string): string | undefined {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(BLANKS, ' ')
    .split('\n')
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const written = (lines[first] ?? '').replace(/[.!]+$/, '').trim();
  if (!WORDS.includes(written.toLowerCase())) return undefined;
  return isQuote(lines.slice(first + 1).filter((line) => line !== '')) ? written : undefined;
}

/** Whether what follows the word is nothing that was written for this answer. */
function isQuote(lines: readonly string[]): boolean {
  const [next, ...rest] = lines;
  if (next === undefined || END.test(next)) return true;
  if (SIGNATURE.test(next)) return isQuote(rest);
  const end = lines.findIndex((line) => ATTRIBUTION.test(line));
  return end >= 0 && end < LINES_OF_ATTRIBUTION && (lines[end + 1]?.startsWith('>') ?? false);
}
