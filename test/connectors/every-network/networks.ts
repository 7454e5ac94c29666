// Every network that one signs in to, beside the stand-in that takes its place: what an operator enters, how its page refuses,
// what one chooses from, and what it does about a sign-in that ends.
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import { ISSUER } from '../bluesky/authorization.ts';
import { HANDLE, openBluesky, PASSWORD } from '../bluesky/stand-in.ts';
import { openFacebook } from '../facebook/stand-in.ts';
import { openGoogleAds } from '../google-ads/stand-in.ts';
import { OWN_APP } from '../instagram/own-login.ts';
import { openInstagram } from '../instagram/stand-in.ts';
import { openLinkedIn } from '../linkedin/stand-in.ts';
import { APP as LINKEDIN_APP } from '../linkedin/world.ts';
import { openMastodon, SERVER } from '../mastodon/stand-in.ts';
import { APP as META_APP } from '../meta/login.ts';
import { openPinterest } from '../pinterest/stand-in.ts';
import { APP as PINTEREST_APP } from '../pinterest/world.ts';
import type { StandIn } from '../support/stand-in.ts';
import { openTikTok, APP as TIKTOK_APP } from '../tiktok/stand-in.ts';
import { APP as GOOGLE_APP, type GoogleAccounts } from '../vendors/google-accounts.ts';
import { openX, APP as X_APP } from '../x/stand-in.ts';
import { openYouTube } from '../youtube/stand-in.ts';

export interface Keys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isReviewed?: boolean;
}

export interface Vendor {
  readonly there: StandIn;
  /** The person takes back there what was allowed. */
  takeBack(): void;
}

export interface Network {
  readonly type: ChannelType;
  /** Names one of several ways to sign in to it. */
  readonly by?: string;
  /** What is typed before one leaves for its page, or instead of that. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What an operator enters, and for whose app; null where nobody registers one. */
  readonly keys: { readonly provider: ChannelType; readonly app: Keys } | null;
  /** @param readHere reads a document that this server shows, as its vendor would */
  open(clock: SimulatedClock, readHere: (address: string) => Promise<unknown>): Promise<Vendor>;
  /** What becomes of a post that shows nothing, a picture, or a film: out, or why not. */
  readonly takes: Readonly<Record<'nothing' | 'picture' | 'film', true | RegExp>>;
  /** What its page leads back with when a person does not allow it; null where there is no page. */
  readonly denial: Readonly<Record<string, string>> | null;
  /** What is asked when there is a choice; null where there is none. */
  readonly question: string | null;
  /** Who is signed in then, where one takes the last that is offered. */
  readonly as: string;
  /** Paths at which it is told that a sign-in has ended, in their order; empty where it cannot be told. */
  readonly revokes: readonly string[];
  /** Whether new access comes by itself. */
  readonly renews: boolean;
}

interface Ended {
  isRevoked: boolean;
}

function revokeAll(tokens: ReadonlyMap<string, Ended>): void {
  for (const token of tokens.values()) token.isRevoked = true;
}

function endGoogle({ tokens, refreshTokens }: GoogleAccounts): void {
  tokens.clear();
  refreshTokens.clear();
}

const ALL = { nothing: true, picture: true, film: true } as const;
const SHOWS = { picture: true, film: true } as const;

const BY_META = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

export const NETWORKS: readonly Network[] = [
  {
    type: 'facebook',
    keys: { provider: 'facebook', app: META_APP },
    open: async (clock) => {
      const there = await openFacebook(clock);
      return { there, takeBack: () => revokeAll(there.login.tokens) };
    },
    takes: ALL,
    denial: BY_META,
    question: 'Which of your pages on Facebook?',
    as: 'The Baker',
    ...{ revokes: [], renews: false },
  },
  {
    type: 'instagram',
    keys: { provider: 'instagram', app: OWN_APP },
    open: async (clock) => {
      const there = await openInstagram(clock);
      return { there, takeBack: () => revokeAll(there.own.tokens) };
    },
    takes: { ...SHOWS, nothing: /Instagram takes no post without a picture or a film\./ },
    denial: { error: 'access_denied', error_reason: 'user_denied', error_description: 'The user denied it' },
    question: null,
    as: 'Corner Bakery (@corner.bakery)',
    ...{ revokes: [], renews: true },
  },
  {
    type: 'instagram',
    by: 'facebook',
    keys: { provider: 'facebook', app: META_APP },
    open: async (clock) => {
      const there = await openInstagram(clock);
      return { there, takeBack: () => revokeAll(there.login.tokens) };
    },
    takes: { ...SHOWS, nothing: /Instagram takes no post without a picture or a film\./ },
    denial: BY_META,
    question: null,
    as: 'Corner Bakery (@corner.bakery)',
    ...{ revokes: [], renews: false },
  },
  {
    type: 'x',
    keys: { provider: 'x', app: X_APP },
    open: async (clock) => {
      const there = await openX(clock);
      return {
        there,
        takeBack: () => {
          there.tokens.clear();
          there.refreshes.clear();
        },
      };
    },
    takes: ALL,
    denial: { error: 'access_denied' },
    question: null,
    as: 'The Bakery (@bakery)',
    ...{ revokes: ['/2/oauth2/revoke', '/2/oauth2/revoke'], renews: true },
  },
  {
    type: 'linkedin',
    keys: { provider: 'linkedin', app: { ...LINKEDIN_APP, isReviewed: true } },
    open: async (clock) => {
      const there = await openLinkedIn(clock);
      there.products = [
        ...['r_basicprofile', 'w_member_social', 'r_member_postAnalytics'],
        ...['rw_organization_admin', 'r_organization_social', 'w_organization_social'],
      ];
      return { there: there.server, takeBack: () => revokeAll(there.tokens) };
    },
    takes: ALL,
    denial: { error: 'user_cancelled_authorize', error_description: 'The user cancelled the authorization' },
    question: 'Which of your accounts on LinkedIn?',
    as: 'Bakery 2002 (@bakery-2002)',
    // This app gets no refresh tokens.
    ...{ revokes: ['/oauth/v2/revoke'], renews: false },
  },
  {
    type: 'youtube',
    keys: { provider: 'youtube', app: GOOGLE_APP },
    open: async (clock) => {
      const there = await openYouTube(() => clock.now());
      return { there, takeBack: () => endGoogle(there.accounts) };
    },
    takes: {
      nothing: /YouTube takes no post without a film\./,
      picture: /^media: YouTube takes no pictures\.$/,
      film: true,
    },
    denial: { error: 'access_denied' },
    question: null,
    as: 'Corner Bakery (@cornerbakery)',
    ...{ revokes: ['/revoke'], renews: true },
  },
  {
    type: 'pinterest',
    keys: { provider: 'pinterest', app: PINTEREST_APP },
    open: async (clock) => {
      const there = await openPinterest(clock);
      const takeBack = () => {
        revokeAll(there.tokens);
        there.refreshes.clear();
      };
      return { there: there.server, takeBack };
    },
    takes: { ...SHOWS, nothing: /Pinterest takes no post without a picture or a film\./ },
    denial: { error: 'access_denied', error_description: 'Access denied' },
    question: 'Which of your boards on Pinterest? Everything is put there.',
    as: 'Cakes (@bakery)',
    ...{ revokes: [], renews: true },
  },
  {
    type: 'tiktok',
    keys: { provider: 'tiktok', app: TIKTOK_APP },
    open: async (clock) => {
      const there = await openTikTok(clock);
      return {
        there,
        takeBack: () => {
          there.tokens.clear();
          there.refreshes.clear();
        },
      };
    },
    takes: { ...SHOWS, nothing: /TikTok takes no post without a picture or a film\./ },
    denial: { error: 'access_denied', error_description: 'User denied access', errCode: '-2' },
    question: 'Who is to see your posts on TikTok?',
    as: 'The Bakery, seen by yourself alone (@bakery)',
    ...{ revokes: ['/v2/oauth/revoke/'], renews: true },
  },
  {
    type: 'google-ads',
    keys: { provider: 'google-ads', app: GOOGLE_APP },
    open: async (clock) => {
      const there = await openGoogleAds(() => clock.now());
      return { there, takeBack: () => endGoogle(there.accounts) };
    },
    takes: ALL,
    denial: { error: 'access_denied' },
    question: 'Which of your advertising accounts at Google Ads?',
    as: '444-555-6666',
    ...{ revokes: ['/revoke'], renews: true },
  },
  {
    type: 'mastodon',
    typed: { server: SERVER },
    keys: null,
    open: async (clock) => {
      const there = await openMastodon(clock);
      return { there, takeBack: () => there.tokens.clear() };
    },
    takes: ALL,
    denial: { error: 'access_denied', error_description: 'The resource owner denied the request.' },
    question: null,
    as: 'Harbour Bakery (@baker@social.example)',
    ...{ revokes: ['/oauth/revoke'], renews: false },
  },
  {
    type: 'bluesky',
    by: 'bluesky-oauth',
    typed: { handle: HANDLE },
    keys: null,
    open: async (clock, readHere) => {
      const there = await openBluesky(clock, readHere);
      return { there, takeBack: () => there.authorization.end() };
    },
    takes: ALL,
    denial: { error: 'access_denied', error_description: 'The user denied the request', iss: ISSUER },
    question: null,
    as: 'bakery.example',
    ...{ revokes: ['/oauth/revoke'], renews: true },
  },
  {
    type: 'bluesky',
    by: 'bluesky',
    typed: { handle: HANDLE, password: PASSWORD },
    keys: null,
    open: async (clock) => {
      const there = await openBluesky(clock);
      return { there, takeBack: there.endSessions };
    },
    takes: ALL,
    denial: null,
    question: null,
    as: 'bakery.example',
    ...{ revokes: ['/xrpc/com.atproto.server.deleteSession'], renews: true },
  },
];

/** As tests are called by it. */
export function nameOf({ type, by }: Network): string {
  return by === undefined || by === type ? type : `${type}, by ${by},`;
}
