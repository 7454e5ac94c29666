// A server beside one network, and the way of a person through its sign-in.
import assert from 'node:assert/strict';
import { readConfig } from '../../../server/config/config.ts';
import type { ConnectAttempt, ConnectBegun } from '../../../server/contract/connecting.ts';
import type { Connection } from '../../../server/contract/connection.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { type Client, createClient } from '../../support/client.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import type { Network, Vendor } from './networks.ts';

export interface World extends Vendor {
  readonly network: Network;
  readonly server: TestServer;
  readonly owner: Client;
  close(): Promise<void>;
}

/** The keys of a network's app, as the environment names them. */
export function environmentOf({ keys }: Network): Record<string, string> {
  const provider = keys?.provider.toUpperCase().replace('-', '_');
  return keys
    ? {
        [`DRIVYN_${provider}_CLIENT_ID`]: keys.app.clientId,
        [`DRIVYN_${provider}_CLIENT_SECRET`]: keys.app.clientSecret,
        ...(keys.app.isReviewed && { [`DRIVYN_${provider}_REVIEWED`]: 'on' }),
      }
    : {};
}

/** @param hasKeys whether the environment names the keys of the network's app */
export async function openWorld(network: Network, hasKeys = true): Promise<World> {
  const clock = new SimulatedClock(START);
  const publicUrl = new URL('https://drivyn.example/');
  const readHere = async (address: string) =>
    (await fetch(address.replace(publicUrl.origin, server.url.replace(/\/$/, '')))).json();
  const vendor = await network.open(clock, readHere);
  const { originMap } = vendor.there;
  const { providerKeys } = readConfig(hasKeys ? environmentOf(network) : {});
  // Some fetch what posts show from the address under which this server is reached.
  const server: TestServer = await startServer({ clock, config: { originMap, providerKeys, publicUrl } });
  return {
    ...{ network, server, ...vendor },
    // Under an address with https, the session's cookie has another name.
    owner: createClient(server.url, { cookie: `__Host-${TOKENS.owner.cookie}` }),
    close: async () => {
      await server.stop();
      await vendor.there.close();
    },
  };
}

export const ATTEMPTS = '/api/connections';

export const begin = ({ owner, network: { type, by, typed } }: World) =>
  owner(ATTEMPTS, { json: { type, by, ...typed } });

export async function mustBegin(world: World): Promise<ConnectBegun> {
  const begun = await begin(world);
  assert.equal(begun.status, 201, await begun.clone().text());
  return begun.json();
}

/** Allows on the network's page. @returns where that leads back to, on this server */
export async function allow({ authorizeUrl }: ConnectBegun): Promise<string> {
  const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** What an attempt has come to. */
export const look = async ({ owner }: World, state: string): Promise<ConnectAttempt> =>
  (await owner(`${ATTEMPTS}/${state}`)).json();

/** @param which of those that are offered, where there is a choice: the last unless told */
export async function connect(
  world: World,
  which = -1,
): Promise<{ readonly state: string; readonly id: number }> {
  const begun = await mustBegin(world);
  const { state } = begun;
  if (begun.authorizeUrl !== null) await world.owner(await allow(begun));
  const { status, accounts, platformId = 0, error } = await look(world, state);
  if (status !== 'choose') {
    assert.equal(status, 'connected', error);
    return { state, id: platformId };
  }
  const accountId = accounts.at(which)?.id;
  const chosen = await world.owner(`${ATTEMPTS}/${state}/choose`, { json: { accountId } });
  assert.equal(chosen.status, 200, await chosen.clone().text());
  return { state, id: ((await chosen.json()) as Connection).id };
}

/** What a screen shows, without the frame around it. */
export async function screen({ owner }: World, path: string): Promise<string> {
  const html = await (await owner(`/screens${path}`)).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
