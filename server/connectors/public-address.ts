// Which addresses lie in the public internet: everything else could be a service of this machine or of its network.
import { isIP } from 'node:net';
import { AddressRanges, plainAddress } from '../kernel/address.ts';

/** IANA IPv4 Special-Purpose Address Registry, and multicast: none of it is a public website. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, and with 169.254.169.254 the metadata of cloud machines.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The only IPv6 that is handed out to the public; NAT64, link-local, unique local and multicast lie outside of it. */
const PUBLIC_IPV6 = ['2000::/3'];
/** IANA IPv6 Special-Purpose Address Registry, within that: protocols (Teredo), documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = new AddressRanges([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const publicIPv6 = new AddressRanges(PUBLIC_IPV6);

/** Whether an address, in any spelling, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === undefined || special.has(plain)) return false;
  return !plain.includes(':') || publicIPv6.has(plain);
}

/** Of an address of IPv6, without the brackets of a URL. */
export const plainHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Whether a host is no public one, as far as it tells without asking DNS. */
export function isNearHost(host: string): boolean {
  const name = plainHost(host);
  if (isIP(name) !== 0) return !isPublicAddress(name);
  return !name.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(name);
}
