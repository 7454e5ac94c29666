// The networks of a soak: stand-ins of vendors as the tests of their connectors have them, one for each account, and what an
// account shows to be let in.
import type { Tokens } from '../../../server/connectors/channels/connector.ts';
import type { OriginMap } from '../../../server/connectors/origin-map.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import { openFacebook } from '../../connectors/facebook/stand-in.ts';
import { openMastodon, SERVER } from '../../connectors/mastodon/stand-in.ts';

/** One account on a vendor's stand-in of its own. */
export interface SoakAccount {
  readonly originMap: OriginMap;
  readonly externalId: string;
  readonly handle: string | null;
  readonly server: string | null;
  readonly tokens: Pick<Tokens, 'access' | 'scopes'>;
  /** The words of everything that its followers see. */
  published(): readonly string[];
}

type Open = (clock: SimulatedClock) => Promise<SoakAccount>;

/** By channel; those whose posts need a film are left to the tests of their connectors. */
export const NETWORKS: Readonly<Partial<Record<ChannelType, Open>>> = {
  facebook: async (clock) => {
    const there = await openFacebook(clock);
    const access = there.login.pageToken(there.page.id);
    return {
      originMap: there.originMap,
      ...{ externalId: there.page.id, handle: null, server: null },
      tokens: { access, scopes: there.login.tokens.get(access)?.scopes ?? [] },
      published: () => there.posts().map(({ message }) => message),
    };
  },
  mastodon: async (clock) => {
    const there = await openMastodon(clock);
    return {
      originMap: there.originMap,
      ...{ externalId: '1', handle: 'baker', server: SERVER },
      tokens: { access: 'token-1', scopes: ['read', 'write'] },
      published: () => there.statuses.map(({ text }) => text),
    };
  },
};
