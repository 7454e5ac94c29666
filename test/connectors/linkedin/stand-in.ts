// LinkedIn on this machine, as strict as the real one: versions, scopes, roles, owners of media, and little text that ends at
// the first character which is not escaped.
import assert from 'node:assert/strict';
import { DAY, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Handler, openStandIn } from '../support/stand-in.ts';
import { mediaCalls } from './media-calls.ts';
import { postCalls } from './post-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { API, guardsOf, type LinkedIn, LOGIN, OTHER_PAGE, PAGE, SITE } from './world.ts';

export async function openLinkedIn(clock: SimulatedClock): Promise<LinkedIn> {
  let count = 0;
  const there: Omit<LinkedIn, 'server'> = {
    clock,
    posts: [],
    assets: new Map(),
    next: () => {
      count += 1;
      return String(count);
    },
    products: ['openid', 'profile', 'w_member_social'],
    refreshes: false,
    tellsScopes: true,
    roles: new Map([
      [PAGE, 'ADMINISTRATOR'],
      [OTHER_PAGE, 'CONTENT_ADMINISTRATOR'],
    ]),
    forgetNext: 0,
    tokens: new Map(),
    give: (scopes) => {
      const access = `access-${there.next()}`;
      const forgets = there.forgetNext;
      there.forgetNext = 0;
      there.tokens.set(access, { scopes, endsAt: clock.now() + 60 * DAY, isRevoked: false, forgets });
      return access;
    },
    works: null,
    statistics: new Map(),
    page: '<html><head><title>Rye, slowly</title><meta name="description" content="Two days of it."></head></html>',
  };
  const whole = there as LinkedIn;
  const guards = guardsOf(whole);
  const calls = [signInCalls(whole, guards), mediaCalls(whole, guards), postCalls(whole, guards)] as const;
  const site: Handler = () => ({ headers: { 'Content-Type': 'text/html' }, body: whole.page });
  const server = await openStandIn({
    isVisible: ({ method, path, headers }) =>
      method === 'POST' && path === '/rest/posts' && headers['x-restli-method'] === undefined,
    origins: {
      [LOGIN]: { ...calls[0][LOGIN], ...calls[1][LOGIN] },
      [API]: { ...calls[0][API], ...calls[1][API], ...calls[2][API] },
      [SITE]: {
        'GET /bread': site,
        'GET /loaf.jpg': () => ({
          headers: { 'Content-Type': 'image/jpeg' },
          body: Buffer.from('ffd8ffe000104a464946', 'hex'),
        }),
      },
    },
  });
  return Object.assign(whole, { server });
}

/** Follows the address of a sign-in page to the stand-in, as a browser of somebody who allows it. */
export async function goThere({ server }: LinkedIn, authorizeUrl: string): Promise<URL> {
  const { pathname, search } = new URL(authorizeUrl);
  const answer = await fetch(`${server.at(LOGIN)}${pathname}${search}`, { redirect: 'manual' });
  assert.equal(answer.status, 302, await answer.text());
  return new URL(answer.headers.get('location') ?? '');
}
