// Links that lead to somebody's profile on a network that is a channel of ours.
import { CHANNEL_TYPES, channelOf } from '../../contract/channels/index.ts';

/** Networks' own pages, posts, and buttons that share. */
const OTHER =
  /^(?:sharer|share|intent|hashtag|plugins|dialog|tr|p|pin|home|login|signup|explore|reels?|watch|embed|video|feed|search|legal|about|help|privacy|policies|settings|terms|groups|events?|ads|company|in|channel|user|c)\b/i;
/** What stands before the name at some. */
const BEFORE = /^(?:company|in|channel|user|c|profile)\//i;
const NAME = /^@?[\w.-]{2,60}$/;

const HOSTS = new Set(CHANNEL_TYPES.flatMap(hostsOf));

/** @returns the profile's address without what follows its name; null for a link that leads elsewhere */
export function readProfile(href: string): string | null {
  const url = URL.parse(href.trim());
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.has(bareDomain(url.hostname))) return null;
  const path = url.pathname.replace(/^\/|\/+$/g, '');
  const name = path.replace(BEFORE, '');
  const isProfile = NAME.test(name) && !OTHER.test(name) && !name.endsWith('.php');
  return isProfile ? `${url.origin}/${path}` : null;
}

/** A channel's name was another once, and its address still leads there. */
function hostsOf(type: (typeof CHANNEL_TYPES)[number]): string[] {
  const { site, aliases } = channelOf(type);
  const host = URL.parse(site ?? '')?.hostname ?? '';
  if (host === '') return [];
  return [bareDomain(host), ...aliases.map((alias) => `${alias}.com`)];
}

function bareDomain(host: string): string {
  return host.split('.').slice(-2).join('.');
}
