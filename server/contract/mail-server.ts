// Servers that mails leave by: a business's own, and those of the installation, which the admin or the environment names.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { EmailAddress, line, requiredLine } from './schema.ts';

export const SECURITIES = ['tls', 'starttls'] as const;
export const RATE_UNITS = ['second', 'minute'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

const MOST_MAILS = 1000;
const MOST_A_DAY = 10_000_000;
/** Servers of a business. */
export const MOST_SERVERS = 20;

const count = (most: number) =>
  v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(1, problem('at-least', { least: 1 })),
    v.maxValue(most, problem('at-most', { most })),
  );

export const MailRate = v.object({
  mails: count(MOST_MAILS),
  per: v.picklist(RATE_UNITS, problem('either', { names: ['second', 'minute'] })),
});
/** No more than `mails` leave in any second, or minute. */
export type MailRate = v.InferOutput<typeof MailRate>;

const NO_HOST = problem('host');

/** A name, or an address as it stands in URLs: IPv6 in brackets. */
export const ServerHost = v.pipe(
  requiredLine(253),
  v.toLowerCase(),
  v.regex(/^([a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|\[[\da-f:.]+\])$/, NO_HOST),
  // One spelling of an address: 0x7f.1 is this machine.
  v.transform((host) => URL.parse(`http://${host}`)?.hostname ?? ''),
  v.minLength(1, NO_HOST),
);

export const ServerPort = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(1, problem('at-least', { least: 1 })),
  v.maxValue(65_535, problem('at-most', { most: 65535 })),
);

/** Body of POST and PUT; a password that is absent stays, one that is empty is forgotten. */
export const MailServerInput = v.object({
  host: ServerHost,
  port: ServerPort,
  security: v.picklist(SECURITIES, problem('either', { names: ['tls', 'starttls'] })),
  login: v.optional(line(320), ''),
  password: v.optional(line(500)),
  rate: v.optional(v.nullable(MailRate), null),
  dailyCap: v.optional(v.nullable(count(MOST_A_DAY)), null),
});
export type MailServerInput = v.InferOutput<typeof MailServerInput>;

/** Body of POST .../move: a place up or down in the order of use. */
export const ServerMove = v.object({
  to: v.picklist(['up', 'down'], problem('either', { names: ['up', 'down'] })),
});

export const MailServer = v.object({
  /** Null for what the reader cannot set: of the installation, or, for the admin, of its environment. */
  id: v.nullable(v.number()),
  host: v.string(),
  port: v.nullable(v.number()),
  security: v.picklist(SECURITIES),
  login: v.string(),
  hasPassword: v.boolean(),
  rate: v.nullable(MailRate),
  dailyCap: v.nullable(v.number()),
  /** It is given no mails for now. */
  isPaused: v.boolean(),
  /** Mails that it was given today (UTC); null where nothing is counted because there is no cap. */
  today: v.nullable(v.number()),
  /** What was wrong last. */
  trouble: v.nullable(v.string()),
  troubleAt: v.nullable(v.string()),
});
export type MailServer = v.InferOutput<typeof MailServer>;

/** Those of the installation, for the admin. */
export const InstalledServers = v.object({
  /** In whose name letters leave; null where the environment names nobody, and no server is used. */
  sender: v.nullable(v.string()),
  servers: v.array(MailServer),
});
export type InstalledServers = v.InferOutput<typeof InstalledServers>;

/** Body of POST /api/admin/mail-servers/{id}/test: who is to get the mail. */
export const ServerTestInput = v.object({ to: EmailAddress });

export const MAIL_SERVER_EXAMPLE = {
  host: 'smtp.example.com',
  port: 465,
  security: 'tls',
  login: 'shop',
  password: 'a password of the mail server',
  rate: { mails: 10, per: 'second' },
  dailyCap: 5000,
};
