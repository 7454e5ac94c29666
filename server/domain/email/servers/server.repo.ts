// All SQL of mail servers that people have set: a business's own, and the admin's for the installation.
import type { Knex } from 'knex';
import type { MailRate, MailServerInput, RateUnit } from '../../../contract/mail-server.ts';
import { mapColumns } from '../../../db/columns.ts';
import type { Query } from '../../../db/unit-of-work.ts';

interface Flat {
  readonly id: number;
  /** Null for a server of the installation. */
  readonly businessId: number | null;
  readonly position: number;
  readonly host: string;
  readonly port: number;
  readonly security: MailServerInput['security'];
  readonly login: string;
  readonly sealedPassword: string | null;
  readonly rateMails: number | null;
  readonly ratePer: RateUnit | null;
  readonly dailyCap: number | null;
  /** It is given no mails for now. */
  readonly isPaused: boolean;
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
    isPaused: { sql: 'is_paused', read: Boolean },
  },
  ({ rateMails: mails, ratePer: per, ...server }) => ({
    ...server,
    rate: mails === null || per === null ? null : { mails, per },
  }),
);

/** Of a business, or of the installation (null), in the order in which they are used. */
export async function listServers(q: Query, businessId: number | null): Promise<ServerRecord[]> {
  return SERVER.all(SERVER.from(q).where({ business_id: businessId }).orderBy(['position', 'id']));
}

/** All that a business's mails may go by, in order: its own, then those of the installation. @param businessId null for letters */
export async function listServersFor(q: Query, businessId: number | null): Promise<ServerRecord[]> {
  const servers = await SERVER.all(whoseMailsGoBy(SERVER.from(q), businessId).orderBy(['position', 'id']));
  return [...servers.filter(isOwn), ...servers.filter((one) => !isOwn(one))];
}

const isOwn = ({ businessId }: ServerRecord) => businessId !== null;

/** Where mails of the installation leave, in order, also by servers that are paused. */
export async function listHosts(
  q: Query,
): Promise<Pick<ServerRecord, 'host' | 'port' | 'security' | 'isPaused'>[]> {
  return listServers(q, null);
}

/** Whether there is any, also one that is paused. */
export async function hasServer(q: Query, businessId: number | null): Promise<boolean> {
  return (await whoseMailsGoBy(q('mail_servers'), businessId).first('id')) !== undefined;
}

/** Of rows of `mail_servers`: those that a business's mails may go by. */
export function whoseMailsGoBy<B extends Knex.QueryBuilder>(rows: B, businessId: number | null): B {
  rows.where((whose: Knex.QueryBuilder) => {
    whose.whereNull('business_id');
    if (businessId !== null) whose.orWhere({ business_id: businessId });
  });
  return rows;
}

export async function findServer(
  q: Query,
  key: { id: number; businessId: number | null },
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
