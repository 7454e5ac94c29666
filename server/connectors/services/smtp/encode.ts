// Text as mails carry it: words of headers (RFC 2047) and bodies of lines that every server takes (RFC 2045, 6.7).
import type * as MimeFunctions from 'nodemailer/lib/mime-funcs';

type Words = Pick<typeof MimeFunctions, 'encodeWord' | 'encodeWords' | 'foldLines'>;

export interface Encoder {
  /** A header in lines, without the break at its end. @param value free of line breaks */
  header(name: string, value: string): string;
  /** Free text in a header. */
  text(value: string): string;
  /** `"Name" <address>`, or the address alone. */
  mailbox(name: string, address: string): string;
}

const LINE = 76;
const WORD = 52;
const PLAIN = /^[\x20-\x7e]*$/;
const ATOMS = /^[\w !#$%&'*+/=?^`{|}~-]*$/;

export function createEncoder({ encodeWord, encodeWords, foldLines }: Words): Encoder {
  // Of plain text only what looks like an encoded word has to be one.
  const text = (value: string) => {
    if (value.includes('=?')) return encodeWord(value, 'Q', WORD);
    return PLAIN.test(value) ? value : encodeWords(value, 'Q', WORD, true);
  };
  const phrase = (name: string) => {
    if (!PLAIN.test(name) || name.includes('=?')) return text(name);
    return ATOMS.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  };
  return {
    text,
    header: (name, value) => foldLines(`${name}: ${value}`, LINE),
    mailbox: (name, address) => (name ? `${phrase(name)} <${address}>` : address),
  };
}

/** What cannot stand for itself: anything but printable ASCII, and the sign that encodes. */
const ENCODED = /[^\t\r\n\x20-<>-~]+/g;
/** A line's last character must not be a blank: servers drop those. */
const LAST_BLANK = /[ \t](?=\r\n|$)/g;
/** Without the sign that the line goes on. */
const ROOM = LINE - 1;

/** Quoted-printable with CRLF at the ends of lines. */
export function encodeBody(text: string): string {
  const encoded = text
    .replace(/\r\n?|\n/g, '\r\n')
    .replace(ENCODED, toHex)
    .replace(LAST_BLANK, toHex);
  return encoded
    .split('\r\n')
    .map((line) => (line.length <= LINE ? line : wrap(line)))
    .join('\r\n');
}

function toHex(text: string): string {
  // Nearly all of them: HTML is full of it.
  if (text === '=') return '=3D';
  return Buffer.from(text).toString('hex').toUpperCase().replace(/../g, '=$&');
}

/** Breaks a line where no encoded byte is torn apart. */
function wrap(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > LINE) {
    let to = from + ROOM;
    if (line[to - 1] === '=') to -= 1;
    else if (line[to - 2] === '=') to -= 2;
    pieces.push(line.slice(from, to));
    from = to;
  }
  pieces.push(line.slice(from));
  return pieces.join('=\r\n');
}
