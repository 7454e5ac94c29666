// Everything that can be set from outside: the environment, read once and checked before anything is built.
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { SignIn } from '../contract/channels/index.ts';
import type { ModelKind } from '../contract/model.ts';
import { SIGN_UP_MODES, type SignUpMode } from '../contract/sign-in.ts';
import { AddressRanges } from '../kernel/address.ts';
import { isLoopback } from '../kernel/loopback.ts';
import { type MasterKey, parseMasterKey } from '../kernel/vault.ts';
import { MAIL_VARIABLES, type MailConfig, type MailVariables, mailConfigOf } from './mail.ts';
import { MAIL_SERVERS_HELP, readMailServers } from './mail-servers.ts';
import { PROVIDER_VARIABLES, type ProviderKeys, readProviderKeys } from './provider-apps.ts';
import { StartError } from './start-error.ts';

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);

const PublicUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be the web address under which people open Drivyn, such as https://marketing.example.com',
  ),
  v.transform((value) => new URL(value)),
);

/** 32 random bytes; no pass phrase, which could be guessed from a stolen database. */
export const SecretKey = v.pipe(
  v.string(),
  v.transform((text) => parseMasterKey(text.trim())),
  v.custom<MasterKey>(
    (key) => key !== undefined,
    'must be 32 random bytes as base64 or hex, such as `openssl rand -base64 32` prints',
  ),
);

function urlOf(schemes: string, example: string) {
  const check = (value: string) => new RegExp(`^(${schemes}):$`).test(URL.parse(value)?.protocol ?? '');
  return v.pipe(v.string(), v.check(check, `must be an address such as ${example}`));
}

/** `on` means a proxy on this machine; one elsewhere is named by its address or range. */
const ON_THIS_MACHINE = ['127.0.0.0/8', '::1'];

const TrustedProxies = v.pipe(
  v.string(),
  v.transform((value): readonly string[] => {
    if (/^(off|false|0)$/.test(value)) return [];
    return /^(on|true|1)$/.test(value) ? ON_THIS_MACHINE : value.split(',').map((range) => range.trim());
  }),
  v.check(isRanges, 'must be on, off, or addresses of proxies such as 10.0.0.2,172.16.0.0/12'),
);

const Switch = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
  v.transform((value) => ['on', 'true', '1'].includes(value)),
);

const FAULTS = ['lost-reply', 'slow', 'refused', 'busy', 'reset', 'long', 'media'] as const;
export type SandboxFault = (typeof FAULTS)[number];
const FAULT_HELP = `must list shares from 0 to 1, such as lost-reply=0.05,slow=0.1 (known: ${FAULTS.join(', ')})`;

const SandboxFaults = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.split('='))),
  v.check((parts) => parts.every(([name, share]) => isFault(name) && isShare(share)), FAULT_HELP),
  v.transform((parts): Record<string, number> => {
    return Object.fromEntries(parts.map(([name = '', share]) => [name, Number(share)]));
  }),
  v.check((rates) => Object.values(rates).reduce((sum, share) => sum + share, 0) <= 1, FAULT_HELP),
);

/** @param unit bytes of one */
function sizeIn(unit: number, example: string) {
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, `must be a whole number such as ${example}`),
    v.transform((text) => Number(text) * unit),
  );
}

const ORIGINS_HELP =
  'must be JSON that names origins and their stand-ins, such as {"https://api.x.com": "http://127.0.0.1:9001"}';

const Origin = v.pipe(
  v.string(ORIGINS_HELP),
  v.check((text) => /^https?:\/\//.test(text) && URL.parse(text)?.pathname === '/', ORIGINS_HELP),
  v.transform((text) => new URL(text).origin),
);

/** Where stand-ins take the place of vendors. */
const OriginMap = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: ORIGINS_HELP });
      return NEVER;
    }
  }),
  v.record(Origin, Origin, ORIGINS_HELP),
);

/** The variables by name; one that is empty counts as absent. docs/configuration.md documents each. */
const Environment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or host name')), '127.0.0.1'),
  PORT: v.optional(Port, '8080'),
  DRIVYN_DATA: v.optional(
    v.pipe(
      v.string(),
      v.transform((path) => resolve(path)),
    ),
    './data',
  ),
  DATABASE_URL: v.optional(urlOf('postgres|postgresql', 'postgresql://user:password@localhost/drivyn')),
  DRIVYN_ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10, 'must have at least 10 characters'))),
  DRIVYN_SECRET_KEY: v.optional(SecretKey),
  DRIVYN_PUBLIC_URL: v.optional(PublicUrl),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readMailServers(text) !== undefined, MAIL_SERVERS_HELP),
    ),
  ),
  DRIVYN_MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be a sender such as Shop <hello@example.com>'),
    ),
  ),
  ...MAIL_VARIABLES,
  DRIVYN_SIGNUP: v.optional(v.picklist(SIGN_UP_MODES, 'must be closed, invite or open'), 'closed'),
  DRIVYN_TRUST_PROXY: v.optional(TrustedProxies, 'off'),
  DRIVYN_RATE_LIMITS: v.optional(Switch, 'on'),
  DRIVYN_BILLING: v.optional(Switch, 'off'),
  DRIVYN_INVOICE_FROM: v.optional(v.pipe(v.string(), v.maxLength(500, 'must have at most 500 characters'))),
  DRIVYN_STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')),
  ),
  DRIVYN_STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith('whsec_', 'must begin with whsec_')),
  ),
  DRIVYN_STRIPE_URL: v.optional(urlOf('https|http', 'https://api.stripe.com'), 'https://api.stripe.com'),
  DRIVYN_MODEL_URL: v.optional(urlOf('https|http', 'http://127.0.0.1:11434/v1')),
  DRIVYN_MODEL_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(200, 'must have at most 200 characters')),
  ),
  DRIVYN_MODEL_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters')),
  ),
  DRIVYN_MODEL_KIND: v.optional(v.picklist(['openai', 'anthropic'], 'must be openai or anthropic'), 'openai'),
  DRIVYN_DRAWING: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  DRIVYN_PICTURE_MB: v.optional(sizeIn(1_000_000, '25'), '25'),
  DRIVYN_FILM_MB: v.optional(sizeIn(1_000_000, '300'), '300'),
  DRIVYN_MEDIA_GB: v.optional(sizeIn(1_000_000_000, '10'), '10'),
  DRIVYN_LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
    'info',
  ),
  DRIVYN_SANDBOX_FAULTS: v.optional(SandboxFaults),
  DRIVYN_SANDBOX_SIGN_IN: v.optional(
    v.picklist(['off', 'oauth', 'app-password'], 'must be off, oauth or app-password'),
    'off',
  ),
  DRIVYN_ORIGIN_MAP: v.optional(OriginMap, '{}'),
  ...PROVIDER_VARIABLES,
});

/** Every variable that is read, for `--help`. */
export const VARIABLES = Object.keys(Environment.entries);

export interface Config extends MailConfig {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the data directory. */
  readonly dataDir: string;
  /** PostgreSQL; SQLite in the data directory when absent. */
  readonly databaseUrl: string | undefined;
  readonly adminPassword: string | undefined;
  /** What secrets in the database are sealed with; a file in the data directory when absent. */
  readonly secretKey: MasterKey | undefined;
  /** Who may make an account. */
  readonly signUp: SignUpMode;
  readonly publicUrl: URL | undefined;
  /** One mail server or several, as `readMailServers` takes them. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Addresses and ranges of proxies whose word on where a request comes from is believed. */
  readonly trustedProxies: readonly string[];
  /** False where something in front limits already, or where speed is measured. */
  readonly rateLimits: boolean;
  readonly billing: {
    /** Whether plans bind: off, nothing expires and nothing is locked. */
    readonly isOn: boolean;
    /** Name and address of the operator, as invoices show it; lines are separated by `|`. */
    readonly invoiceFrom: string | undefined;
    /** Payments are simulated when absent. */
    readonly stripe:
      | { readonly secretKey: string; readonly webhookSecret: string; readonly url: string }
      | undefined;
  };
  /** The language model that writes for every business; the admin may name one when absent. */
  readonly model:
    | {
        readonly kind: ModelKind;
        readonly url: string;
        readonly name: string;
        readonly key: string | undefined;
      }
    | undefined;
  /** Pictures of posts are drawn here. */
  readonly drawing: boolean;
  /** Largest picture, largest film, and all media of a business together, bytes. */
  readonly mediaLimits: { readonly image: number; readonly video: number; readonly business: number };
  readonly logLevel: string;
  /** Share of publishing attempts that meets each fault; empty when the Sandbox behaves. */
  readonly sandboxFaults: Readonly<Partial<Record<SandboxFault, number>>>;
  /** How the Sandbox asks for a sign-in, as networks do; `off` while it asks nobody. */
  readonly sandboxSignIn: 'off' | Exclude<SignIn['kind'], 'none'>;
  /** The keys under which networks know this server, by channel, and by `sandbox`. */
  readonly providerKeys: Readonly<Partial<Record<string, ProviderKeys>>>;
  /** Origins of vendors, and what stands in for each; empty where everything is real. */
  readonly originMap: Readonly<Record<string, string>>;
}

/** Everything that is wrong with the environment: one line a variable. */
export function findConfigProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const read = v.safeParse(Environment, withoutEmpty(environment), { abortPipeEarly: true });
  if (!read.success) return read.issues.map(describeIssue);
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    throw error;
  }
}

/** Names that look like ours and that nothing reads, but for `others`: a misspelt one would be passed over in silence. */
export function findUnknown(
  environment: Readonly<Record<string, string | undefined>>,
  others: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('DRIVYN_') && !VARIABLES.includes(name) && !others.includes(name))
    .map((name) => `${name} is no variable that Drivyn reads. Is it misspelt?`);
}

/** @throws StartError with one line that names the first variable at fault */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = v.safeParse(Environment, withoutEmpty(environment), { abortEarly: true });
  if (!read.success) throw new StartError(describeIssue(read.issues[0]));
  const env = read.output;
  if (env.SMTP_URL !== undefined && env.DRIVYN_MAIL_FROM === undefined) {
    throw new StartError(
      'DRIVYN_MAIL_FROM is needed with SMTP_URL: the sender of mails, such as Shop <hello@example.com>.',
    );
  }
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DRIVYN_DATA,
    databaseUrl: env.DATABASE_URL,
    adminPassword: env.DRIVYN_ADMIN_PASSWORD,
    secretKey: env.DRIVYN_SECRET_KEY,
    signUp: env.DRIVYN_SIGNUP,
    publicUrl: env.DRIVYN_PUBLIC_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.DRIVYN_MAIL_FROM,
    ...mailConfigOf(env as MailVariables),
    trustedProxies: env.DRIVYN_TRUST_PROXY,
    rateLimits: env.DRIVYN_RATE_LIMITS,
    billing: {
      isOn: env.DRIVYN_BILLING,
      invoiceFrom: env.DRIVYN_INVOICE_FROM,
      stripe: stripeOf(env),
    },
    model: modelOf(env),
    drawing: env.DRIVYN_DRAWING === 'on',
    mediaLimits: {
      image: env.DRIVYN_PICTURE_MB,
      video: env.DRIVYN_FILM_MB,
      business: env.DRIVYN_MEDIA_GB,
    },
    logLevel: env.DRIVYN_LOG_LEVEL,
    sandboxFaults: env.DRIVYN_SANDBOX_FAULTS ?? {},
    sandboxSignIn: env.DRIVYN_SANDBOX_SIGN_IN,
    providerKeys: readProviderKeys(env),
    originMap: env.DRIVYN_ORIGIN_MAP,
  };
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/** Without the webhook's secret Stripe could not tell of a payment, and without the key it could not be asked. */
function stripeOf(env: v.InferOutput<typeof Environment>): Config['billing']['stripe'] {
  const { DRIVYN_STRIPE_SECRET_KEY: secretKey, DRIVYN_STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartError('DRIVYN_STRIPE_SECRET_KEY and DRIVYN_STRIPE_WEBHOOK_SECRET are needed together.');
  return { secretKey, webhookSecret, url: env.DRIVYN_STRIPE_URL };
}

function modelOf(env: v.InferOutput<typeof Environment>): Config['model'] {
  const { DRIVYN_MODEL_URL: url, DRIVYN_MODEL_NAME: name, DRIVYN_MODEL_KEY: key } = env;
  if (url === undefined && name === undefined && key === undefined) return undefined;
  if (url === undefined || name === undefined)
    throw new StartError('DRIVYN_MODEL_URL and DRIVYN_MODEL_NAME are needed together.');
  return { kind: env.DRIVYN_MODEL_KIND, url, name, key };
}

/** Whether, as far as the configuration tells, only this machine reaches the server. Only then it may be open. */
export function staysHere(config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>): boolean {
  const { host, publicUrl, trustedProxies } = config;
  const isNamedHere = publicUrl === undefined || isLoopback(publicUrl.hostname);
  return isLoopback(host) && isNamedHere && trustedProxies.length === 0;
}

// The value is left out: it may be a secret.
function describeIssue(issue: v.InferIssue<typeof Environment>): string {
  return `${v.getDotPath(issue)} ${issue.message}.`;
}

function isRanges(ranges: readonly string[]): boolean {
  try {
    return new AddressRanges(ranges) !== undefined;
  } catch {
    return false;
  }
}

function isFault(name: string | undefined): name is SandboxFault {
  return FAULTS.some((fault) => fault === name);
}

function isShare(text: string | undefined): boolean {
  return text !== undefined && /^\d*\.?\d+$/.test(text) && Number(text) <= 1;
}
