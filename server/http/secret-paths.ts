// Addresses in which a secret is the whole authority. Whoever knows one may use it, so none stands in the log.

/** The second part is the secret: to unsubscribe, to end mails, a shared strategy, a calendar, a client's approvals. */
const SECRET_PATH = /^\/(u|stop|s|calendar|approve)\/[^/]+/;

export function holdsSecret(path: string): boolean {
  return SECRET_PATH.test(path);
}

export function withoutSecret(path: string): string {
  return path.replace(SECRET_PATH, '/$1/[secret]');
}
