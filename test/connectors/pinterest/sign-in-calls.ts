// Signing in to Pinterest on this machine, and its boards.
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { DAY, MINUTE } from '../../../server/kernel/clock.ts';
import { formOf, type Handler, jsonOf } from '../support/stand-in.ts';
import { API, APP, keysOf, LOGIN, type Pinterest, refuse, SCOPES, within } from './world.ts';

const REDIRECT = /^https?:\/\/[^/]+\/oauth\/(pinterest\/)?callback$/;

export function signInCalls(there: Pinterest) {
  const codes = new Map<string, { redirectUri: string; scopes: readonly string[]; endsAt: number }>();

  const authorize: Handler = (asked) => {
    keysOf(asked, 'client_id', 'redirect_uri', 'response_type', 'scope', 'state');
    const { query } = asked;
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== APP.clientId || !REDIRECT.test(redirectUri)) return { status: 400 };
    assert.equal(query.get('response_type'), 'code');
    const scopes = (query.get('scope') ?? '').split(',');
    assert.ok(scopes.every((scope) => SCOPES.includes(scope)));
    const code = `code-${there.next()}`;
    codes.set(code, { redirectUri, scopes, endsAt: there.clock.now() + 10 * MINUTE });
    const back = new URLSearchParams({ code, state: query.get('state') ?? '' });
    return { status: 302, headers: { Location: `${redirectUri}?${back}` } };
  };

  const token: Handler = (asked) => {
    const known = `Basic ${Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')}`;
    if (asked.headers.authorization !== known) return refuse(401, 2, 'Authentication failed.');
    const form = formOf(asked);
    const allowed = ['grant_type', 'code', 'redirect_uri', 'refresh_token', 'scope'];
    assert.ok([...form.keys()].every((key) => allowed.includes(key)));
    const answer = (scopes: readonly string[], refresh: string | null) => {
      const fresh = refresh ?? `pinr.${there.next()}`;
      there.refreshes.set(fresh, { scopes, endsAt: there.clock.now() + 60 * DAY });
      return {
        json: {
          response_type: form.get('grant_type'),
          access_token: there.give(scopes),
          token_type: 'bearer',
          expires_in: 2_592_000,
          scope: scopes.join(' '),
          ...(refresh === null && { refresh_token: fresh, refresh_token_expires_in: 5_184_000 }),
        },
      };
    };
    if (form.get('grant_type') === 'refresh_token') {
      const given = form.get('refresh_token') ?? '';
      const known = there.refreshes.get(given);
      if (!known || known.endsAt <= there.clock.now()) return refuse(400, 1, 'Invalid refresh token.');
      return answer(known.scopes, there.givesRefreshAgain ? null : given);
    }
    assert.equal(form.get('grant_type'), 'authorization_code');
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.endsAt <= there.clock.now())
      return refuse(400, 1, 'Invalid authorization code.');
    return answer(code.scopes, null);
  };

  const account = within(there, ['user_accounts:read'], () => ({
    json: {
      id: '7',
      username: 'bakery',
      business_name: there.isBusiness ? 'The Bakery' : null,
      account_type: there.isBusiness ? 'BUSINESS' : 'PINNER',
      follower_count: 42,
      website_url: there.website,
    },
  }));

  const listBoards = within(there, ['boards:read'], (asked) => {
    keysOf(asked, 'page_size', 'bookmark', 'privacy');
    const [size, start] = [
      Number(asked.query.get('page_size') ?? 25),
      Number(asked.query.get('bookmark') ?? 0),
    ];
    assert.ok(size >= 1 && size <= 250);
    const end = start + size;
    const bookmark = end < there.boards.length ? String(end) : null;
    return { json: { items: there.boards.slice(start, end), bookmark } };
  });

  const NewBoard = v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(180)),
    description: v.optional(v.string()),
    privacy: v.optional(v.picklist(['PUBLIC', 'SECRET'])),
  });
  const makeBoard = within(there, ['boards:read', 'boards:write'], (asked) => {
    const { name, privacy = 'PUBLIC' } = v.parse(NewBoard, jsonOf(asked));
    const board = { id: `10${there.next().padStart(6, '0')}`, name, privacy };
    there.boards.push(board);
    return { status: 201, json: board };
  });

  const readBoard = within(there, ['boards:read'], ({ params }) => {
    const board = there.boards.find(({ id }) => id === params.id);
    return board ? { json: board } : refuse(404, 40, 'Board not found.');
  });

  return {
    [LOGIN]: { 'GET /oauth/': authorize },
    [API]: {
      'POST /v5/oauth/token': token,
      'GET /v5/user_account': account,
      'GET /v5/boards': listBoards,
      'POST /v5/boards': makeBoard,
      'GET /v5/boards/:id': readBoard,
    },
  };
}
