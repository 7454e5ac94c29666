// Questions to DNS, each bounded in time.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Dns } from '../../../domain/email/index.ts';

const TIMEOUT = 3000;
const TRIES = 2;
/** Names that are not there, and names without such a record. */
const NOTHING = ['ENODATA', 'ENOTFOUND', 'NXDOMAIN'];

/** @param server address of the server that is asked, with or without a port; the machine's own when absent */
export function createDns(server: string | undefined): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  if (server !== undefined) resolver.setServers([server]);
  return {
    texts: (name) => ask(async () => (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))),
    exchanges: (name) =>
      ask(async () => {
        const hosts = await resolver.resolveMx(name);
        return hosts.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase());
      }),
    addresses: async (name) => {
      if (isIP(name)) return [name];
      const [four, six] = [
        await ask(() => resolver.resolve4(name)),
        await ask(() => resolver.resolve6(name)),
      ];
      return four === null && six === null ? null : [...(four ?? []), ...(six ?? [])];
    },
    names: (address) => ask(() => resolver.reverse(address)),
  };
}

async function ask(question: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return await question();
  } catch (error) {
    return NOTHING.includes(String((error as NodeJS.ErrnoException).code)) ? [] : null;
  }
}
