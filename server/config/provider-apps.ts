// The keys under which networks know this server, as the environment names them: an id and a secret for each channel whose
// vendor wants an app to be registered, and for the Sandbox, which plays them all; and whether the vendor has reviewed it.
import * as v from 'valibot';
import { CHANNEL_TYPES, vendorAppOf } from '../contract/channels/index.ts';
import { StartError } from './start-error.ts';

export interface ProviderKeys {
  readonly clientId: string;
  /** Empty where a network gives none. */
  readonly clientSecret: string;
  /** Whether the vendor has reviewed the app, where more may be asked for then; absent is no. */
  readonly isReviewed?: boolean;
  /** Where the vendor has given the operator one. */
  readonly developerToken?: string;
}

const PROVIDERS = [...CHANNEL_TYPES.filter((type) => vendorAppOf(type) !== null), 'sandbox'] as const;

const nameOf = (provider: string, what: 'CLIENT_ID' | 'CLIENT_SECRET' | 'REVIEWED' | 'DEVELOPER_TOKEN') =>
  `DRIVYN_${provider.toUpperCase().replaceAll('-', '_')}_${what}`;

const Key = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters')));
const Reviewed = v.optional(v.picklist(['on', 'off'], 'must be on or off'));
const WITH_TOKEN = CHANNEL_TYPES.filter((type) => vendorAppOf(type)?.takesDeveloperToken);
const REVIEWED = CHANNEL_TYPES.filter((type) => vendorAppOf(type)?.review);

/** By the names of the variables. */
export const PROVIDER_VARIABLES = Object.fromEntries([
  ...PROVIDERS.map((provider) => [nameOf(provider, 'CLIENT_ID'), Key]),
  ...PROVIDERS.map((provider) => [nameOf(provider, 'CLIENT_SECRET'), Key]),
  ...WITH_TOKEN.map((type) => [nameOf(type, 'DEVELOPER_TOKEN'), Key]),
  ...REVIEWED.map((type) => [nameOf(type, 'REVIEWED'), Reviewed]),
]);

/** @throws StartError for a secret without an id */
export function readProviderKeys(
  environment: Readonly<Record<string, unknown>>,
): Readonly<Record<string, ProviderKeys>> {
  return Object.fromEntries(
    PROVIDERS.flatMap((provider) => {
      const named = (what: Parameters<typeof nameOf>[1]) => String(environment[nameOf(provider, what)] ?? '');
      const [clientId, clientSecret] = [named('CLIENT_ID'), named('CLIENT_SECRET')];
      const review = named('REVIEWED') === 'on' ? { isReviewed: true } : {};
      const developerToken = named('DEVELOPER_TOKEN');
      const more = { ...review, ...(developerToken && { developerToken }) };
      if (clientId) return [[provider, { clientId, clientSecret, ...more }] as const];
      if (!clientSecret) return [];
      throw new StartError(
        `${nameOf(provider, 'CLIENT_ID')} is needed with ${nameOf(provider, 'CLIENT_SECRET')}.`,
      );
    }),
  );
}
