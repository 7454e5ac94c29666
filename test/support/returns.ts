// Reports about mails as servers write them, filled in for one mail.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface AboutMail {
  readonly to: string;
  /** The envelope's sender. */
  readonly path: string;
  /** With angle brackets. */
  readonly id: string;
}

/** @param name of a file in test/fixtures/returns */
export function reportOf(name: string, { to, path, id }: AboutMail): string {
  const text = readFileSync(new URL(`../fixtures/returns/${name}.eml`, import.meta.url), 'latin1');
  return text.replaceAll('{to}', to).replaceAll('{path}', path).replaceAll('{id}', id).replace(/\n/g, '\r\n');
}

/** Hands a mail over by SMTP. @returns the server's last answer */
export async function handOver(
  address: string,
  mail: { readonly from?: string; readonly to: string; readonly source: string },
): Promise<string> {
  const url = new URL(`smtp://${address}`);
  const socket = connect(Number(url.port), url.hostname).setEncoding('latin1');
  const lines = [
    'EHLO relay.example',
    `MAIL FROM:<${mail.from ?? ''}>`,
    `RCPT TO:<${mail.to}>`,
    'DATA',
    `${mail.source.replace(/^\./gm, '..')}\r\n.`,
    'QUIT',
  ];
  let last = '';
  let text = '';
  try {
    for await (const chunk of socket) {
      text += chunk;
      // A reply ends with a line whose code is followed by a blank.
      if (!/^\d{3} .*\r\n$/m.test(text)) continue;
      const line = lines.shift();
      if (line === undefined) return last;
      if (/^[45]/.test(text) && line !== 'QUIT') return text.trim();
      if (line === 'QUIT') last = text.trim();
      text = '';
      socket.write(`${line}\r\n`);
    }
  } finally {
    socket.destroy();
  }
  return last;
}
