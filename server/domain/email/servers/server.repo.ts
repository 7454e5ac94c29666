// All SQL of a business's own mail servers.
import type { MailRate, MailServerInput, RateUnit } from '../../../contract/mail-server.ts';
import { mapColumns } from '../../../db/columns.ts';
import type { Query } from '../../../db/unit-of-work.ts';

interface Flat {
  readonly id: number;
  readonly businessId: number;
  readonly position: number;
  readonly host: string;
  readonly port: number;
  readonly security: MailServerInput['security'];
  readonly login: string;
  readonly sealedPassword: string | null;
  readonly rateMails: number | null;
  readonly ratePer: RateUnit | null;
  readonly dailyCap: number | null;
}

export interface ServerRecord extends Omit<Flat, 'rateMails' | 'ratePer'> {
  readonly rate: MailRate | null;
}

const SERVER = mapColumns<Flat, ServerRecord>(
  'mail_servers',
  {
    id: 'id',
    businessId: 'business_id',
    position: 'position',
    host: 'host',
    port: 'port',
    security: 'security',
    login: 'login',
    sealedPassword: 'sealed_password',
    rateMails: 'rate_mails',
    ratePer: 'rate_per',
    dailyCap: 'daily_cap',
  },
  ({ rateMails: mails, ratePer: per, ...server }) => ({
    ...server,
    rate: mails === null || per === null ? null : { mails, per },
  }),
);

/** In the order in which they are used. */
export async function listServers(q: Query, businessId: number): Promise<ServerRecord[]> {
  return SERVER.all(SERVER.from(q).where({ business_id: businessId }).orderBy(['position', 'id']));
}

export async function findServer(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ServerRecord | undefined> {
  return SERVER.one(SERVER.from(q).where({ id: key.id, business_id: key.businessId }));
}

export type NewServer = Omit<ServerRecord, 'id'>;

function stored({ rate, ...server }: Partial<NewServer>) {
  return SERVER.stored({
    ...server,
    ...(rate !== undefined && { rateMails: rate?.mails ?? null, ratePer: rate?.per ?? null }),
  });
}

export async function insertServer(q: Query, server: NewServer): Promise<number> {
  const [added] = await q('mail_servers').insert(stored(server), ['id']);
  return added.id;
}

export async function updateServer(q: Query, id: number, change: Partial<NewServer>): Promise<void> {
  await q('mail_servers').where({ id }).update(stored(change));
}

export async function deleteServer(q: Query, id: number): Promise<void> {
  await q('mail_servers').where({ id }).del();
}
