// Pinterest on this machine, as strict as the real one: scopes, trial access, boards that must be there, forms of films in
// their order.
import assert from 'node:assert/strict';
import { DAY, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { openStandIn } from '../support/stand-in.ts';
import { pinCalls } from './pin-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { API, LOGIN, type Pinterest, STORE } from './world.ts';

export async function openPinterest(clock: SimulatedClock): Promise<Pinterest> {
  let count = 0;
  const there: Omit<Pinterest, 'server'> = {
    clock,
    next: () => {
      count += 1;
      return String(count);
    },
    boards: [
      { id: '101', name: 'Bread', privacy: 'PUBLIC' },
      { id: '102', name: 'Ideas', privacy: 'SECRET' },
      { id: '103', name: 'Cakes', privacy: 'PUBLIC' },
    ],
    pins: [],
    films: new Map(),
    tokens: new Map(),
    refreshes: new Map(),
    give: (scopes) => {
      const access = `pina.${there.next()}`;
      there.tokens.set(access, { scopes, endsAt: clock.now() + 30 * DAY, isRevoked: false });
      return access;
    },
    isTrial: false,
    isBusiness: true,
    website: 'bakery.example',
    works: null,
    analytics: new Map(),
    givesRefreshAgain: true,
  };
  const whole = there as Pinterest;
  const [signIn, pins] = [signInCalls(whole), pinCalls(whole)];
  const server = await openStandIn({
    isVisible: ({ method, path }) => method === 'POST' && path === '/v5/pins',
    origins: { [LOGIN]: signIn[LOGIN], [API]: { ...signIn[API], ...pins[API] }, [STORE]: pins[STORE] },
  });
  return Object.assign(whole, { server });
}

/** Follows the address of a sign-in page to the stand-in, as a browser of somebody who allows it. */
export async function goThere({ server }: Pinterest, authorizeUrl: string): Promise<URL> {
  const { pathname, search } = new URL(authorizeUrl);
  const answer = await fetch(`${server.at(LOGIN)}${pathname}${search}`, { redirect: 'manual' });
  assert.equal(answer.status, 302, await answer.text());
  return new URL(answer.headers.get('location') ?? '');
}
