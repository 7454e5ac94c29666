// Where a mail server lies that not the operator has named: among public addresses, so that nobody gets into the network
// of this server by it.

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { SaidError } from '../kernel/said-error.ts';
import { say } from '../sentences/index.ts';
import { isPublicAddress, plainHost } from './public-address.ts';

/**
 * The address to connect to: the name is not asked for again, as whoever answers for it could say something else then.
 * @throws Error where any of its addresses is not public
 */
export async function findPublicPlace(host: string): Promise<{ host: string; tls: { servername: string } }> {
  const name = plainHost(host);
  const found = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress))
    throw new SaidError(say('networks.no-public-mail-server', { host }));
  return { host: first, tls: isIP(name) ? { servername: '' } : { servername: name } };
}
