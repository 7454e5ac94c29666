// A process that is all networks of a soak. One front for each of their origins hands every call on to the account whose
// number stands before the token. Its clock is two seconds ahead of ours.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import { SECOND, SimulatedClock, systemClock } from '../../../server/kernel/clock.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { type Loss, loseByChance } from '../../connectors/support/stand-in.ts';
import { NETWORKS, type SoakAccount } from './networks.ts';

/** How many accounts of each network, as JSON. */
const [, , seed = 'soak', counts = '{}'] = process.argv;
const SKEW = 2 * SECOND;
/** Shares of the visible calls: failing before they take effect, and taking effect without an answer. */
const TROUBLE: readonly (readonly [Loss, number])[] = [
  ['busy', 0.05],
  ['lost', 0.005],
  ['reset', 0.005],
];

const clock = new SimulatedClock(0);
clock.follow({ ...systemClock, now: () => systemClock.now() + SKEW, elapsed: () => systemClock.elapsed() });
const random = createRandom(seed);
loseByChance(() => {
  let left = random.next();
  return TROUBLE.find(([, share]) => {
    left -= share;
    return left < 0;
  })?.[0];
});

interface Account extends SoakAccount {
  readonly channel: ChannelType;
}

const accounts: Account[] = [];
const wanted: Readonly<Record<string, number>> = JSON.parse(counts);
for (const [channel, open] of Object.entries(NETWORKS))
  for (let at = 0; at < (wanted[channel] ?? 0); at += 1)
    accounts.push({ channel: channel as ChannelType, ...(await open(clock)) });

let calls = 0;

/** Hands a call on to the account that it is for. */
function handOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  calls += 1;
  const [, number = '', token = ''] = /^Bearer (\d+)~(.*)$/s.exec(request.headers.authorization ?? '') ?? [];
  const account = accounts[Number(number || -1)];
  const place = account?.originMap[origin];
  if (!place) return void response.writeHead(401).end();
  const authorization = account.knowsNumber ? request.headers.authorization : `Bearer ${token}`;
  const headers = { ...request.headers, authorization, host: new URL(place).host };
  const onward = send(
    `${place}${request.url}`,
    { method: request.method, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

const originMap: Record<string, string> = {};
for (const origin of new Set(accounts.flatMap((one) => Object.keys(one.originMap)))) {
  const front = createServer((request, response) => handOn(origin, request, response)).listen(0, '127.0.0.1');
  await once(front, 'listening');
  originMap[origin] = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}
// Addresses that a stand-in hands out are its own.
for (const [at, one] of accounts.entries())
  for (const [origin, place] of Object.entries(one.originMap))
    originMap[`https://${at}.${new URL(origin).host}`] = place;

const control = createServer((_, response) => {
  const published = accounts.map((one) => one.published());
  response.end(JSON.stringify({ published, calls }));
}).listen(0, '127.0.0.1');
await once(control, 'listening');
process.stdout.write(
  `${JSON.stringify({
    originMap,
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
    accounts: accounts.map(({ channel, externalId, handle, server, scopes, provider, shows, token }, at) => ({
      ...{ channel, externalId, handle, server, scopes, provider, shows },
      access: token(`${at}~`),
    })),
  })}\n`,
);
