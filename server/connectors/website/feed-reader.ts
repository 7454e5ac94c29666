// Reads feeds: the address of one, or of a page that names one.
import type { FeedEnd, FeedReader, FeedRefusal, Validators } from '../../domain/feeds/index.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../http.ts';
import { decodePage } from './decode-page.ts';
import { findFeedAddress, parseFeed } from './parse-feed.ts';

/** A feed of some hundred whole articles has about 4 MB. */
const FEED = { timeout: 15_000, maxBytes: 8 * 1024 * 1024 };
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5';
const NONE: Validators = { etag: null, lastModified: null };

const WHY = {
  refused: 'private',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'too-large',
} as const satisfies Record<OutboundError['reason'], FeedRefusal>;

export function createFeedReader({ outbound }: { readonly outbound: Outbound }): FeedReader {
  return {
    read: async (address, known = NONE) => {
      const start = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
      if (!start || !/^https?:$/.test(start.protocol)) return refuse('address', address);
      try {
        return await readFrom(outbound, start, known);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return refuse(WHY[error.reason], start.host);
      }
    },
  };
}

async function readFrom(outbound: Outbound, start: URL, known: Validators): Promise<FeedEnd> {
  const first = await ask(outbound, start.href, known);
  if (first.status === 304) return { end: 'unchanged' };
  if (first.status !== 200) return refuse('status', start.host);
  const direct = toEnd(first);
  if (direct) return direct;
  const named = findFeedAddress(decodePage(first), first.url);
  if (named === null) return refuse('no-feed', start.host);
  const second = await ask(outbound, named, NONE);
  if (second.status !== 200) return refuse('status', new URL(named).host);
  return toEnd(second) ?? refuse('no-feed', start.host);
}

function ask(
  outbound: Outbound,
  address: string,
  { etag, lastModified }: Validators,
): Promise<OutboundAnswer> {
  const headers = {
    Accept: ACCEPT,
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
  };
  return outbound.fetchPublic(address, { ...FEED, headers });
}

/** Null for what is no feed. */
function toEnd(answer: OutboundAnswer): FeedEnd | null {
  const feed = parseFeed(decodePage(answer), answer.url);
  if (feed === null) return null;
  const { etag = null, 'last-modified': lastModified = null } = answer.headers;
  return { end: 'read', url: answer.url, ...feed, validators: { etag, lastModified } };
}

function refuse(why: FeedRefusal, host: string): FeedEnd {
  return { end: 'refused', why, host };
}
