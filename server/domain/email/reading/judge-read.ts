// Whether a person opened a mail or followed its link, or a machine did: programs that load pictures before anybody looks,
// and scanners that try every link. Who cannot be told apart from a person counts as one.
import { SECOND } from '../../../kernel/clock.ts';

/** Somebody, or something, asked for the picture of a mail or for a link in it. */
export interface Read {
  readonly kind: 'open' | 'click';
  /** UTC milliseconds. */
  readonly at: number;
  /** As the request said; empty when it said nothing. */
  readonly userAgent: string;
  readonly method: string;
}

/** What gave a machine away. */
export type Machine = 'probe' | 'program' | 'prefetch' | 'instant' | 'all-links';

/** Link scanners and scripts, by words that they use of themselves. Gmail's and Yahoo's proxies load when a person looks. */
const PROGRAM =
  /bot\b|crawl|spider|scan|preview|proofpoint|barracuda|mimecast|safelinks|symantec|curl|wget|python|headless|phantom|java\/|go-http|libwww|httpclient/i;
/** What Apple's Mail Privacy Protection says of itself, when it loads all pictures as soon as a mail has arrived. */
const APPLE = /^Mozilla\/5\.0$/;
/** Nobody reads within this of the mail being handed over. */
const INSTANT = 2 * SECOND;
/** Nobody follows this many different links of one mail within {@link AT_ONCE}. */
const TOO_MANY = 3;
export const AT_ONCE = 5 * SECOND;

/**
 * @param known when the mail was handed over, and how many links of it, this one included, were followed within {@link AT_ONCE}
 * @returns what gave a machine away; null for a person
 */
export function judgeRead(
  read: Read,
  known: { readonly handedOverAt: number | null; readonly linksAtOnce: number },
): Machine | null {
  if (read.method !== 'GET') return 'probe';
  if (read.userAgent === '' || PROGRAM.test(read.userAgent)) return 'program';
  if (read.kind === 'open' && APPLE.test(read.userAgent)) return 'prefetch';
  if (known.handedOverAt === null || read.at - known.handedOverAt < INSTANT) return 'instant';
  return known.linksAtOnce >= TOO_MANY ? 'all-links' : null;
}
