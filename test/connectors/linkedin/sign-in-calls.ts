// Signing in to LinkedIn on this machine, and what one may post for.
import assert from 'node:assert/strict';
import { formOf, type Handler } from '../support/stand-in.ts';
import { API, APP, type Guards, keysOf, type LinkedIn, LOGIN, MEMBER, refuse } from './world.ts';

const REDIRECT = /^https?:\/\/[^/]+\/oauth\/(linkedin\/)?callback$/;
const HALF_AN_HOUR = 30 * 60_000;

export function signInCalls(there: LinkedIn, { letIn, has, rest }: Guards) {
  const codes = new Map<string, { redirectUri: string; scopes: readonly string[]; endsAt: number }>();
  const refreshes = new Map<string, readonly string[]>();

  const authorize: Handler = (asked) => {
    keysOf(asked, 'response_type', 'client_id', 'redirect_uri', 'state', 'scope');
    const { query } = asked;
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== APP.clientId || !REDIRECT.test(redirectUri))
      return { status: 400, body: 'Bummer' };
    assert.equal(query.get('response_type'), 'code');
    const scopes = (query.get('scope') ?? '').split(' ');
    const lead = (back: Record<string, string>) => ({
      status: 302,
      headers: {
        Location: `${redirectUri}?${new URLSearchParams({ ...back, state: query.get('state') ?? '' })}`,
      },
    });
    const foreign = scopes.find((scope) => !there.products.includes(scope));
    if (foreign) {
      const error_description = `Scope "${foreign}" is not authorized for your application`;
      return lead({ error: 'unauthorized_scope_error', error_description });
    }
    const code = `code-${there.next()}`;
    codes.set(code, { redirectUri, scopes, endsAt: there.clock.now() + HALF_AN_HOUR });
    return lead({ code });
  };

  const token: Handler = (asked) => {
    const form = formOf(asked);
    if (form.get('client_id') !== APP.clientId || form.get('client_secret') !== APP.clientSecret)
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client authentication failed' },
      };
    const answer = (scopes: readonly string[]) => {
      const refresh = there.refreshes ? `refresh-${there.next()}` : null;
      if (refresh) refreshes.set(refresh, scopes);
      return {
        json: {
          access_token: there.give(scopes),
          expires_in: 5_184_000,
          ...(there.tellsScopes && { scope: scopes.join(',') }),
          ...(refresh && { refresh_token: refresh, refresh_token_expires_in: 31_536_000 }),
        },
      };
    };
    const wrong = {
      status: 400,
      json: { error: 'invalid_request', error_description: 'Unable to retrieve access token' },
    };
    if (form.get('grant_type') === 'refresh_token') {
      const scopes = refreshes.get(form.get('refresh_token') ?? '');
      return scopes ? answer(scopes) : wrong;
    }
    assert.equal(form.get('grant_type'), 'authorization_code');
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.endsAt <= there.clock.now())
      return wrong;
    return answer(code.scopes);
  };

  const who =
    (scope: string, json: unknown): Handler =>
    (asked) =>
      letIn(asked) ?? (has(asked, scope) ? { json } : refuse(403, 'Not enough permissions', 'ACCESS_DENIED'));

  const acls = rest('rw_organization_admin', (asked) => {
    keysOf(asked, 'q', 'role', 'state', 'count', 'start');
    const { query } = asked;
    assert.deepEqual([query.get('q'), query.get('state')], ['roleAssignee', 'APPROVED']);
    const found = [...there.roles].filter(([, role]) => role === query.get('role'));
    const start = Number(query.get('start'));
    const elements = found
      .slice(start, start + Number(query.get('count')))
      .map(([organization, role]) => ({ organization, role, roleAssignee: MEMBER, state: 'APPROVED' }));
    return { json: { elements } };
  });

  const organizations = rest('rw_organization_admin', (asked) => {
    const ids = /^List\(([\d,]+)\)$/.exec(asked.query.get('ids') ?? '')?.[1]?.split(',') ?? [];
    const named = ids.map((id) => [
      id,
      { id: Number(id), localizedName: `Bakery ${id}`, vanityName: `bakery-${id}` },
    ]);
    return { json: { results: Object.fromEntries(named), statuses: {}, errors: {} } };
  });

  const revoke: Handler = (asked) => {
    const grant = there.tokens.get(formOf(asked).get('token') ?? '');
    if (grant) grant.isRevoked = true;
    return { status: 200 };
  };
  return {
    [LOGIN]: {
      'GET /oauth/v2/authorization': authorize,
      'POST /oauth/v2/accessToken': token,
      'POST /oauth/v2/revoke': revoke,
    },
    [API]: {
      'GET /v2/userinfo': who('openid', {
        sub: 'm1',
        name: 'Mia Baker',
        given_name: 'Mia',
        family_name: 'Baker',
      }),
      'GET /v2/me': who('r_basicprofile', {
        id: 'm1',
        localizedFirstName: 'Mia',
        localizedLastName: 'Baker',
        vanityName: 'mia-bakes',
      }),
      'GET /rest/organizationAcls': acls,
      'GET /rest/organizations': organizations,
    },
  };
}
