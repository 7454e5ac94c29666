// Whether a mail server is there at all: a connection that is closed again, without a word said.
import { connect } from 'node:net';

const TIMEOUT = 5000;
/** RFC 8314 (TLS from the start) and RFC 6409, as nodemailer takes them. */
const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** @param address as in SMTP_URL @returns why it cannot be reached, in the system's words; null when it can */
export function reachMailServer(address: string): Promise<string | null> {
  const url = new URL(address);
  const port = Number(url.port) || PORTS[url.protocol];
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: port ?? 0, timeout: TIMEOUT });
  return new Promise((resolve) => {
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end(`no answer within ${TIMEOUT / 1000} seconds`));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.message || (error.code ?? 'refused')));
  });
}
