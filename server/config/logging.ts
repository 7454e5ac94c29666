// Structured logs: one JSON line an event on stderr, with secrets left out.
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'adminPassword',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'secretKey',
  'recoveryCodes',
];

/** `user:password@` in an address, wherever a driver may quote it. */
const CREDENTIALS = /\/\/[^/\s"@]*:[^/\s"]*@/g;

const STDERR = 2;

/** Writes at once, so that the last lines before a crash are kept. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: STDERR, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      hooks: { streamWrite: (line) => line.replace(CREDENTIALS, '//[secret]@') },
    },
    destination,
  );
}
