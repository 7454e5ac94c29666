// Signing in with Facebook: a person allows our app to act for pages of theirs, and every page has a token of its own.

import * as v from 'valibot';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { ask, type Reply } from '../../channels/ask.ts';
import type { AuthCall, NetworkAccount, OAuth, SignInOutcome, Tokens } from '../../channels/connector.ts';
import { readTokens, withQuery } from '../../channels/oauth.ts';
import { Id, Words } from '../../channels/told.ts';
import { errorOf } from './errors.ts';
import { FACEBOOK_GRAPH, GRAPH_VERSION, segment } from './graph.ts';

const FACEBOOK = 'https://www.facebook.com';
/** The vendor's codes for an app that it does not know, and for a wrong secret. */
const KEY_CODES = [1, 101];

/** A page, and what it may be asked to do for whoever signed in. */
export type Page = v.InferOutput<typeof Page>;
const Page = v.object({
  id: Id,
  name: Words,
  username: Words,
  access_token: Words,
  tasks: v.nullish(v.array(v.string())),
  instagram_business_account: v.nullish(v.object({ id: Id, username: Words, name: Words })),
});

export interface FacebookLoginParts {
  readonly scopes: readonly string[];
  /** Of a page, what else is to be known. */
  readonly fields: readonly string[];
  /** What may be chosen of a page; null where that is nothing. @param tokens the page's own */
  toAccount(page: Page, tokens: Tokens): NetworkAccount | null;
}

export function facebookLogin(parts: FacebookLoginParts): OAuth {
  return {
    kind: 'oauth',
    asksServer: false,
    // Tokens of pages have no end of their own.
    renewWithin: 0,
    rotates: false,
    authorizeUrl: ({ app }, { state, redirectUri }) =>
      withQuery(`${FACEBOOK}/${GRAPH_VERSION}/dialog/oauth`, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: parts.scopes.join(','),
      }),
    exchange: (call, { code, redirectUri }) => exchange(call, { code, redirect_uri: redirectUri }),
    listAccounts: (call, tokens) => listAccounts(call, parts, tokens),
    // There is nothing to renew a page's token with: when it ends, it was ended.
    refresh: async () => ({ end: 'reconnect' }),
    // It would end what the same person allowed for other pages, and on Instagram.
    revoke: null,
  };
}

/** A code for a token of an hour, and that for one of sixty days: a page's token lives as long as its person's. */
async function exchange(
  call: AuthCall,
  back: { readonly code: string; readonly redirect_uri: string },
): Promise<SignInOutcome> {
  const short = await askForToken(call, back);
  if (!short.tokens) return refusalOf(short.reply);
  const long = await askForToken(call, {
    grant_type: 'fb_exchange_token',
    fb_exchange_token: short.tokens.access,
  });
  return long.tokens ? { end: 'signed-in', tokens: long.tokens } : refusalOf(long.reply);
}

async function askForToken(call: AuthCall, query: Readonly<Record<string, string>>) {
  const keys = { client_id: call.app.clientId, client_secret: call.app.clientSecret };
  const path = withQuery(`/${GRAPH_VERSION}/oauth/access_token`, { ...keys, ...query });
  const reply = await ask(call, FACEBOOK_GRAPH, path);
  const tokens = readTokens(reply.json, call.clock.now(), { scopes: [] });
  return { reply, tokens: reply.status < 300 ? tokens : undefined };
}

/** @throws Error when the network is not well */
function refusalOf(reply: Reply): SignInOutcome {
  if (reply.status < 300 || reply.status >= 500)
    throw new SaidError(
      say('networks.answered-where', { who: 'Facebook', status: reply.status, where: 'tokens' }),
    );
  return { end: 'refused', why: KEY_CODES.includes(errorOf(reply).code) ? 'keys' : 'refused' };
}

async function listAccounts(
  call: AuthCall,
  { scopes: wanted, fields, toAccount }: FacebookLoginParts,
  tokens: Tokens,
): Promise<readonly NetworkAccount[]> {
  const scopes = await listGranted(call, tokens, wanted);
  const asked = ['id', 'name', 'username', 'access_token', 'tasks', ...fields].join(',');
  const own = await listAll(call, tokens, 'me/accounts', Page, asked);
  const ofBusinesses = scopes.includes('business_management')
    ? await listOfBusinesses(call, tokens, asked)
    : [];
  const pages = new Map([...ofBusinesses, ...own].map((page) => [page.id, page]));
  return [...pages.values()].flatMap((page) => {
    if (page.access_token === '' || !mayPost(page)) return [];
    const own = { access: page.access_token, accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes };
    return toAccount(page, own) ?? [];
  });
}

/** Pages of the newer kind name their tasks with a word in front. */
function mayPost({ tasks }: Page): boolean {
  return !tasks || tasks.some((task) => /(^|_)CREATE_CONTENT$/.test(task));
}

const Granted = v.object({ permission: v.string(), status: v.string() });

/** What is not said was granted as it was asked for. @throws OutboundError */
async function listGranted(
  call: AuthCall,
  tokens: Tokens,
  asked: readonly string[],
): Promise<readonly string[]> {
  const all = await listAll(call, tokens, 'me/permissions', Granted).catch((error: unknown) => {
    if (error instanceof NotListed) return undefined;
    throw error;
  });
  return all ? all.flatMap(({ permission, status }) => (status === 'granted' ? permission : [])) : asked;
}

/** Pages that belong to a business may be listed there alone. What cannot be asked for shows nothing more. */
async function listOfBusinesses(call: AuthCall, tokens: Tokens, fields: string): Promise<Page[]> {
  const businesses = await listAll(call, tokens, 'me/businesses', v.object({ id: v.string() })).catch(
    () => [],
  );
  const edges = businesses.flatMap(({ id }) => [`${segment(id)}/owned_pages`, `${segment(id)}/client_pages`]);
  const lists = edges.map((edge) => listAll(call, tokens, edge, Page, fields).catch(() => []));
  return (await Promise.all(lists)).flat();
}

/** Lists are read page by page, up to so many. */
const MOST_PAGES = 10;

/** Facebook does not answer with a list, and said why. */
class NotListed extends SaidError {}

/** @throws NotListed; Error when the network is not well; OutboundError */
async function listAll<S extends v.GenericSchema>(
  call: AuthCall,
  { access }: Tokens,
  edge: string,
  schema: S,
  fields?: string,
): Promise<v.InferOutput<S>[]> {
  const list = v.object({
    data: v.array(schema),
    paging: v.nullish(v.object({ cursors: v.nullish(v.object({ after: Words })), next: Words })),
  });
  const headers = { Authorization: `Bearer ${access}` };
  const all: v.InferOutput<S>[] = [];
  let after = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query: Record<string, string> = {
      ...(fields && { fields, limit: '100' }),
      ...(after && { after }),
    };
    const reply = await ask(call, FACEBOOK_GRAPH, withQuery(`/${GRAPH_VERSION}/${edge}`, query), { headers });
    const read = v.safeParse(list, reply.json);
    if (reply.status >= 300 || !read.success) {
      const why = say('networks.not-listed', { edge, said: errorOf(reply).message });
      throw reply.status >= 500 ? new SaidError(why) : new NotListed(why);
    }
    all.push(...read.output.data);
    after = read.output.paging?.cursors?.after ?? '';
    if (!read.output.paging?.next || after === '') break;
  }
  return all;
}
