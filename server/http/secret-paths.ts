// Addresses in which a secret is the whole authority. Whoever knows one may use it, so none stands in the log.

/**
 * The second part is the secret: to unsubscribe, to choose mails, to end mails, a shared strategy, a calendar, a client's approvals, an owner's
 * news, a medium, what is opened and followed in a mail, what a mail service or a shop tells, a subscription or a sender to confirm. A form
 * and the key of a website are public, and are used by pages elsewhere.
 */
const NAMES = 'u|e|stop|s|calendar|approve|news|m|o|c|bounces|y|f|p|shops|v';
/** As people and mail programs mangle them, too: in capitals, with a slash too many, or with escaped letters. */
const SECRET_PATH = new RegExp(`^/+(${NAMES})/+[^/]+`, 'i');

/** Stripe signs what it sends; no cookie counts there. */
const STRIPE = '/api/stripe/webhook';

/** Whether a request brings its whole authority along, so that it does not matter who sends it, and from where. */
export function isItsOwnAuthority(path: string): boolean {
  return SECRET_PATH.test(decoded(path)) || path === STRIPE;
}

/**
 * Only the log is told so little: an attempt to connect is of no use without the session that began it, and a suppression
 * is somebody's address.
 */
const PASSING_PATH = /(\/+connecting|\/+api\/+(?:connections|suppressions))\/+[^/]+/i;

export function withoutSecret(path: string): string {
  const plain = decoded(path);
  const isSecret = SECRET_PATH.test(plain) || PASSING_PATH.test(plain);
  return isSecret ? plain.replace(SECRET_PATH, '/$1/[secret]').replace(PASSING_PATH, '$1/[secret]') : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // What does not decode as a whole is looked at letter by letter.
    return path.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}
