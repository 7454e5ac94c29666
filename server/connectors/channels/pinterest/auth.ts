// Signing in to Pinterest. What is chosen is a board: every pin is on one.

import * as v from 'valibot';
import { DAY } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import type { Reply } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, Tokens } from '../connector.ts';
import { basic, exchangeCode, refreshTokens, scopesFor, type TokenEndpoint, withQuery } from '../oauth.ts';
import { Count, Id, Words } from '../told.ts';
import { API, askPinterest, troubleOf, type Way } from './api.ts';

const TOKENS: TokenEndpoint = {
  origin: API,
  path: '/v5/oauth/token',
  asked: ({ app }, form) => ({
    form,
    headers: { Authorization: basic(app.clientId, app.clientSecret) },
  }),
  refusesKeys: ({ status }) => status === 401,
};

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  // Access lasts for 30 days. What is renewed every week outlives the 60 days of its refresh token, also where nobody posts.
  renewWithin: 23 * DAY,
  rotates: false,
  authorizeUrl: (call, { state, redirectUri }) =>
    withQuery('https://www.pinterest.com/oauth/', {
      client_id: call.app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopesFor(call).join(','),
      state,
    }),
  exchange: (call, { code, redirectUri }) => exchangeCode(call, TOKENS, { code, redirect_uri: redirectUri }),
  refresh: (call, tokens) => refreshTokens(call, TOKENS, tokens),
  // Pinterest has no such call: whoever signed in takes it back there.
  revoke: null,
  listAccounts,
};

export const Account = v.object({
  username: Words,
  business_name: Words,
  follower_count: Count,
  website_url: Words,
});

const Board = v.object({ id: Id, name: v.string(), privacy: Words });
type Board = v.InferOutput<typeof Board>;
const Boards = v.object({ items: v.array(Board), bookmark: v.nullish(v.string()) });
const PAGE_SIZE = 250;
const MOST_PAGES = 4;

/** Every board that others can see; one is made where there is none. @throws Error when Pinterest does not tell */
async function listAccounts(call: AuthCall, tokens: Tokens): Promise<readonly NetworkAccount[]> {
  const way = { outbound: call.outbound, signal: call.signal, token: tokens.access };
  const reply = await askPinterest(way, '/user_account');
  // A board is what is pinned to; whose it is may stay unknown.
  const read = v.safeParse(Account, reply.json);
  const { username, business_name } = read.success ? read.output : { username: '', business_name: '' };
  const boards = (await listBoards(way)).filter(({ privacy }) => privacy !== 'SECRET');
  const all = boards.length > 0 ? boards : [await makeBoard(way, business_name || username || 'Pins')];
  return all.map(({ id, name }) => ({ id, name, handle: username || null, kind: 'board', tokens: null }));
}

/** @throws Error when Pinterest does not tell */
export async function listBoards(way: Way): Promise<readonly Board[]> {
  const all: Board[] = [];
  let bookmark = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ page_size: String(PAGE_SIZE), ...(bookmark && { bookmark }) });
    const read = mustRead(await askPinterest(way, `/boards?${query}`), Boards);
    all.push(...read.items);
    bookmark = read.bookmark ?? '';
    if (bookmark === '') break;
  }
  return all;
}

async function makeBoard(way: Way, name: string): Promise<Board> {
  return mustRead(await askPinterest(way, '/boards', { json: { name, privacy: 'PUBLIC' } }), Board);
}

function mustRead<S extends v.GenericSchema>(reply: Reply, schema: S): v.InferOutput<S> {
  const read = v.safeParse(schema, reply.json);
  if (reply.status < 300 && read.success) return read.output;
  throw errorSaying(troubleOf(reply).message);
}
