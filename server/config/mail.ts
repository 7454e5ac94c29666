// How mails are signed, where reports about them come back to, and whom DNS is asked of.
import * as v from 'valibot';

const LISTEN_HELP = 'must be an address and a port, such as 127.0.0.1:2525';

const ListenAddress = v.pipe(
  v.string(),
  v.regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, LISTEN_HELP),
  v.transform((text) => {
    const at = text.lastIndexOf(':');
    return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) };
  }),
  v.check(({ port }) => port <= 65_535, LISTEN_HELP),
);

const Key = v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters'));

const entries = {
  DRIVYN_DKIM: v.optional(
    v.pipe(
      v.picklist(['on', 'off'], 'must be on or off'),
      v.transform((value) => value === 'on'),
    ),
    'on',
  ),
  DRIVYN_BOUNCE_LISTEN: v.optional(ListenAddress),
  DRIVYN_BOUNCE_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)+$/, 'must be a domain such as bounces.example.com')),
  ),
  DRIVYN_MAILGUN_SIGNING_KEY: v.optional(Key),
  DRIVYN_SENDGRID_PUBLIC_KEY: v.optional(Key),
  DRIVYN_DNS: v.optional(
    v.pipe(v.string(), v.regex(/^[\da-f.:[\]]+$/i, 'must be an address such as 127.0.0.1:53')),
  ),
};

/** By the names of the variables. */
export const MAIL_VARIABLES = entries;

export interface MailConfig {
  /** Mails are signed here; false where the mail server signs them. */
  readonly dkim: boolean;
  /** Where reports about mails are taken, and the domain that they come back to; the sender's own when absent. */
  readonly bounces: {
    readonly listen: { readonly host: string; readonly port: number } | undefined;
    readonly domain: string | undefined;
  };
  /** What mail services sign their messages with, where that is to be checked. */
  readonly hookKeys: { readonly mailgun: string | undefined; readonly sendgrid: string | undefined };
  /** The server of DNS that is asked about senders' domains; the machine's own when absent. */
  readonly dns: string | undefined;
}

export type MailVariables = {
  readonly [Name in keyof typeof entries]: v.InferOutput<(typeof entries)[Name]>;
};

export function mailConfigOf(env: MailVariables): MailConfig {
  return {
    dkim: env.DRIVYN_DKIM,
    bounces: { listen: env.DRIVYN_BOUNCE_LISTEN, domain: env.DRIVYN_BOUNCE_DOMAIN },
    hookKeys: { mailgun: env.DRIVYN_MAILGUN_SIGNING_KEY, sendgrid: env.DRIVYN_SENDGRID_PUBLIC_KEY },
    dns: env.DRIVYN_DNS,
  };
}
