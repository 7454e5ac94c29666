// Mail servers as people see them, with what stands of each today; none of them tells its password.
import type { MailServer } from '../../../contract/mail-server.ts';
import type { Context } from '../../../db/unit-of-work.ts';
import { iso } from '../../../kernel/clock.ts';
import { wordsOf } from '../../../sentences/index.ts';
import { installedEntries, keyOfServer, type ServerEntry, type ServerSetup } from './entries.ts';
import { listStandings, type Standing } from './pace.repo.ts';
import { dayOf, type Lane } from './pace.ts';
import { listServers, listServersFor, type ServerRecord } from './server.repo.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

/**
 * The servers that a business's mails go by, in order: its own, then those of the installation, which have no id here.
 * @param count how many people have set, where it is known: without any they are not asked for
 */
export async function readServers(
  ctx: Reading,
  setup: ServerSetup,
  businessId: number,
  count?: number,
): Promise<MailServer[]> {
  const all = count === 0 ? [] : await listServersFor(ctx.db.read, businessId);
  const shown = all.filter((one) => one.businessId !== null || !one.isPaused);
  const servers = await present(ctx, shown, installedEntries(setup));
  return servers.map((server, at) =>
    shown[at]?.businessId === null ? { ...server, id: null, login: '' } : server,
  );
}

/** Those of the installation for the admin: what the environment names has no id. */
export async function readInstalledServers(ctx: Reading, setup: ServerSetup): Promise<MailServer[]> {
  return present(ctx, await listServers(ctx.db.read, null), installedEntries(setup));
}

async function present(
  ctx: Reading,
  stored: readonly ServerRecord[],
  installed: readonly ServerEntry[],
): Promise<MailServer[]> {
  if (stored.length + installed.length === 0) return [];
  const keys = [...stored.map(({ id }) => keyOfServer(id)), ...installed.map(({ key }) => key)];
  const standings = await listStandings(ctx.db.read, keys);
  const today = dayOf(ctx.clock.now());
  const stand = (lane: Pick<Lane, 'key' | 'dailyCap'>) => standingOf(standings.get(lane.key), lane, today);
  return [
    ...stored.map(
      ({ id, host, port, security, login, rate, dailyCap, sealedPassword, isPaused }): MailServer => ({
        ...{ id, host, port, security, login, rate, dailyCap, isPaused },
        hasPassword: sealedPassword !== null,
        ...stand({ key: keyOfServer(id), dailyCap }),
      }),
    ),
    ...installed.map((entry) => ({ ...presentInstalled(entry), ...stand(entry) })),
  ];
}

function presentInstalled({ address, rate, dailyCap }: ServerEntry) {
  const { hostname, port, protocol, username } = new URL(address?.url ?? '');
  return {
    ...{ id: null, host: hostname, port: port === '' ? null : Number(port), login: '', isPaused: false },
    security: protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const),
    hasPassword: username !== '',
    ...{ rate, dailyCap },
  };
}

function standingOf(
  standing: Standing | undefined,
  { dailyCap }: Pick<Lane, 'dailyCap'>,
  today: number,
): Pick<MailServer, 'today' | 'trouble' | 'troubleAt'> {
  const used = standing?.day === today ? standing.used : 0;
  return {
    today: dailyCap === null ? null : used,
    trouble: standing?.trouble ? wordsOf(standing.trouble) : null,
    troubleAt: iso(standing?.troubleAt ?? null),
  };
}
