// A mail as it goes over the wire (RFC 5322, RFC 2045): headers in lines, and both parts in lines of ASCII. Written here and
// not by nodemailer's composer, whose streams cost more than everything else that a mail of a mailing needs.
import type { Mail } from '../../../domain/letters/index.ts';
import { toWire } from './address.ts';
import { type Encoder, encodeBody } from './encode.ts';

export interface Message {
  /** In order, each in lines without the break at its end. */
  readonly headers: readonly string[];
  /** ASCII, ends with a line break. */
  readonly body: string;
}

/** @param more headers beside those of the mail */
export function writeMessage(
  mail: Mail,
  encoder: Encoder,
  more: Readonly<Record<string, string>> = {},
): Message {
  const { header, mailbox, text } = encoder;
  const address = ({ name, address: written }: Mail['from']) =>
    mailbox(flat(name), toWire(written)?.address ?? flat(written));
  // No encoded body has it, as there every such sign stands before two digits.
  const boundary = `=_${mail.messageId.slice(1, mail.messageId.lastIndexOf('@')).replace(/[^\w.-]/g, '')}`;
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['From', address(mail.from)],
    ['To', address(mail.to)],
    ['Subject', text(flat(mail.subject))],
    ['Message-ID', flat(mail.messageId)],
    ['Date', new Date(mail.date).toUTCString().replace('GMT', '+0000')],
    ...Object.entries({ ...mail.headers, ...more }).map(
      ([name, value]) => [flat(name).replace(/[^\w-]/g, ''), text(flat(value))] as const,
    ),
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  const parts = [part('plain', mail.text), part('html', mail.html)];
  return {
    headers: fields.map(([name, value]) => header(name, value)),
    body: `${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`,
  };
}

function part(kind: 'plain' | 'html', text: string): string {
  return (
    `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
    `${encodeBody(text)}\r\n`
  );
}

/** A line break in a header would begin a header of its own. */
function flat(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  return value.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}
