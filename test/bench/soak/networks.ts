// The networks of a soak: stand-ins of vendors as the tests of their connectors have them, one for each account, and what an
// account shows to be let in.

import { packSession } from '../../../server/connectors/channels/bluesky/pds.ts';
import type { OriginMap } from '../../../server/connectors/origin-map.ts';
import { type ChannelType, vendorAppOf } from '../../../server/contract/channels/index.ts';
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../connectors/bluesky/posts.ts';
import { DID, HANDLE, openBluesky, PDS } from '../../connectors/bluesky/stand-in.ts';
import { openFacebook } from '../../connectors/facebook/stand-in.ts';
import { ACCOUNT, openInstagram } from '../../connectors/instagram/stand-in.ts';
import { shownOf } from '../../connectors/linkedin/post-calls.ts';
import { openLinkedIn } from '../../connectors/linkedin/stand-in.ts';
import { PAGE } from '../../connectors/linkedin/world.ts';
import { openMastodon, SERVER } from '../../connectors/mastodon/stand-in.ts';
import { openPinterest } from '../../connectors/pinterest/stand-in.ts';
import { SCOPES } from '../../connectors/pinterest/world.ts';
import { OPEN_ID, openTikTok } from '../../connectors/tiktok/stand-in.ts';
import { openX } from '../../connectors/x/stand-in.ts';
import { CHANNEL, openYouTube } from '../../connectors/youtube/stand-in.ts';

/** One account on a vendor's stand-in of its own. */
export interface SoakAccount {
  readonly originMap: OriginMap;
  readonly externalId: string;
  readonly handle: string | null;
  readonly server: string | null;
  readonly scopes: readonly string[];
  /** By whose app somebody signed in; the channel's own where absent. */
  readonly provider?: string;
  /** What its posts show; nothing where absent. */
  readonly shows?: 'picture' | 'film';
  /** Its token, where a number stands before what a call shows. */
  token(number: string): string;
  /** Whether it knows the token with the number: what it hands out is called without a front that takes it away. */
  readonly knowsNumber?: true;
  /** The words of everything that its followers see. */
  published(): readonly string[];
}

type Open = (clock: SimulatedClock) => Promise<SoakAccount>;

/** Makes a token known that begins with a number. */
function withNumber<T>(tokens: Map<string, T>, token: string): Pick<SoakAccount, 'token' | 'knowsNumber'> {
  return {
    knowsNumber: true,
    token: (number) => {
      const known = tokens.get(token);
      if (!known) throw new Error(`no such token: ${token}`);
      tokens.set(number + token, known);
      return number + token;
    },
  };
}

/** By channel: all whose posts go to a network. */
export const NETWORKS: Readonly<Partial<Record<ChannelType, Open>>> = {
  facebook: async (clock) => {
    const there = await openFacebook(clock);
    const access = there.login.pageToken(there.page.id);
    return {
      originMap: there.originMap,
      ...{ externalId: there.page.id, handle: null, server: null },
      scopes: there.login.tokens.get(access)?.scopes ?? [],
      token: (number) => number + access,
      published: () => there.posts().map(({ message }) => message),
    };
  },
  x: async (clock) => {
    const there = await openX(clock);
    return {
      originMap: there.originMap,
      ...{ externalId: '2244994945', handle: 'bakery', server: null, scopes: [] },
      token: (number) => `${number}token-1`,
      published: () => there.tweets.map(({ text }) => text),
    };
  },
  linkedin: async (clock) => {
    const there = await openLinkedIn(clock);
    const scopes = vendorAppOf('linkedin')?.review?.scopes ?? [];
    there.products = scopes;
    const access = there.give(scopes);
    return {
      originMap: there.server.originMap,
      ...{ externalId: PAGE, handle: null, server: null, scopes },
      token: (number) => number + access,
      published: () => there.posts.map(({ commentary }) => shownOf(commentary)),
    };
  },
  bluesky: async (clock) => {
    const there = await openBluesky(clock);
    return {
      originMap: there.originMap,
      ...{ externalId: DID, handle: HANDLE, server: null, scopes: [] },
      token: (number) => packSession({ pds: PDS, jwt: number + there.session().accessJwt }),
      published: () => there.posts().map(({ value }) => wordsOf(value)),
    };
  },
  mastodon: async (clock) => {
    const there = await openMastodon(clock);
    return {
      originMap: there.originMap,
      ...{ externalId: '1', handle: 'baker', server: SERVER },
      scopes: ['read', 'write'],
      token: (number) => `${number}token-1`,
      published: () => there.statuses.map(({ text }) => text),
    };
  },
  instagram: async (clock) => {
    const there = await openInstagram(clock);
    const access = there.login.pageToken(there.page.id);
    return {
      originMap: there.originMap,
      ...{ externalId: ACCOUNT.id, handle: ACCOUNT.username, server: null },
      ...{ provider: 'facebook', shows: 'picture' },
      scopes: there.login.tokens.get(access)?.scopes ?? [],
      ...withNumber(there.login.tokens, access),
      published: () => there.media.map(({ caption }) => caption),
    };
  },
  youtube: async (clock) => {
    const there = await openYouTube(() => clock.now());
    const scopes = ['upload', 'readonly'].map((one) => `https://www.googleapis.com/auth/youtube.${one}`);
    return {
      originMap: there.originMap,
      ...{ externalId: CHANNEL, handle: 'cornerbakery', server: null, scopes, shows: 'film' },
      ...withNumber(there.accounts.tokens, there.accounts.give(scopes)),
      published: () => there.films.map(({ description }) => description),
    };
  },
  pinterest: async (clock) => {
    const there = await openPinterest(clock);
    return {
      originMap: there.server.originMap,
      ...{ externalId: '101', handle: 'bakery', server: null, scopes: SCOPES, shows: 'picture' },
      ...withNumber(there.tokens, there.give(SCOPES)),
      published: () => there.pins.map(({ description }) => description ?? ''),
    };
  },
  tiktok: async (clock) => {
    const there = await openTikTok(clock);
    return {
      originMap: there.originMap,
      ...{
        externalId: `${OPEN_ID}#PUBLIC_TO_EVERYONE`,
        handle: 'bakery',
        server: null,
        scopes: [],
        shows: 'film',
      },
      ...withNumber(there.tokens, 'token-1'),
      published: () => there.videos.map(({ words }) => words),
    };
  },
};
