// Where a mail server lies that not the operator has named: among public addresses, so that nobody gets into the network
// of this server by it.
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const plain = (host: string) => host.replace(/^\[|\]$/g, '');

/** Whether a host is no public one, as far as it tells without asking DNS. */
export function isNearHost(host: string): boolean {
  const name = plain(host);
  if (isIP(name) !== 0) return !isPublicAddress(name);
  return !name.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(name);
}

/**
 * The address to connect to: the name is not asked for again, as whoever answers for it could say something else then.
 * @throws Error where any of its addresses is not public
 */
export async function findPublicPlace(host: string): Promise<{ host: string; tls: { servername: string } }> {
  const name = plain(host);
  const found = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress))
    throw new Error(`${host} is no public mail server.`);
  return { host: first, tls: isIP(name) ? { servername: '' } : { servername: name } };
}
