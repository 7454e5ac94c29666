// What the address of a vendor's sign-in page tells before anybody goes there: what is asked for, and whether one comes back.
// Vendors want https where they lead back to, as a code travels there.

import {
  type ChannelType,
  parseChannelType,
  practiceOf,
  vendorAppOf,
} from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { say } from '../../sentences/index.ts';
import type { ProviderApp } from './auth.ts';
import type { SignInWay } from './sign-ins.ts';

/** Where the network of a channel leads back to. */
export type AddressOf = (type: ChannelType) => string;

/** Only what the page is asked is looked at: anybody's app will do. */
const NOBODY: ProviderApp = { clientId: 'nobody', clientSecret: '' };
const NOWHERE = 'https://drivyn.invalid/';

/** Null where one signs in on no page, or on one of many servers. */
function pageOf({ auth, provider }: SignInWay, redirectUri: string, app = NOBODY): URL | null {
  const channel = parseChannelType(provider);
  if (auth.kind !== 'oauth' || auth.asksServer || auth.begin || !channel) return null;
  const call = { channel, app, server: null, signal: AbortSignal.abort() };
  return URL.parse(auth.authorizeUrl(call, { state: '', redirectUri, verifier: '' }));
}

/** What is asked for by a way to sign in to a channel. @param app only whether it is reviewed makes a difference */
export function scopesOf(
  type: ChannelType,
  way: SignInWay | undefined,
  { isReviewed }: { readonly isReviewed: boolean },
): readonly string[] {
  if (way?.auth.kind === 'oauth' && way.auth.scopes) return way.auth.scopes;
  if (way?.auth.kind === 'app-password') return [];
  const asked = way && pageOf(way, NOWHERE, { ...NOBODY, isReviewed })?.searchParams.get('scope');
  if (asked) return asked.split(/[\s,]+/).filter((scope) => scope !== '');
  const { signIn } = practiceOf(type);
  if (signIn.kind !== 'oauth') return [];
  return (isReviewed && signIn.app?.review?.scopes) || signIn.scopes;
}

/**
 * Why the vendor whose app is used does not lead back to an address, and what to do about it; null when it does.
 * @param way undefined where no connector speaks for the channel
 */
export function returnTrouble(
  { type, provider }: { readonly type: ChannelType; readonly provider: string },
  way: SignInWay | undefined,
  redirectUri: string,
): Sentence | null {
  if (way?.auth.kind === 'oauth' && way.auth.leadsBackTo?.(redirectUri) === false) {
    const here = new URL(redirectUri);
    if (!isLoopback(here.hostname)) return say('channels.needs-https', { channel: type });
    here.hostname = '127.0.0.1';
    return say('channels.needs-number', { channel: type, address: here.origin });
  }
  const channel = parseChannelType(provider);
  const app = channel && vendorAppOf(channel);
  const { protocol, hostname } = new URL(redirectUri);
  if (!channel || !app || protocol === 'https:') return null;
  if (app.leadsBackHere && isLoopback(hostname)) return null;
  // The pages of vendors are https, all of them. One that is not is a stand-in's, which leads back to wherever it is told.
  if (way && pageOf(way, redirectUri)?.protocol === 'http:') return null;
  return say('channels.needs-https', { channel });
}
