// The keys under which networks know this server, as the environment names them: an id and a secret for each channel whose
// vendor wants an app to be registered, and for the Sandbox, which plays them all.
import * as v from 'valibot';
import { CHANNEL_TYPES, vendorAppOf } from '../contract/channels/index.ts';
import { StartError } from './start-error.ts';

export interface ProviderKeys {
  readonly clientId: string;
  /** Empty where a network gives none. */
  readonly clientSecret: string;
}

const PROVIDERS = [...CHANNEL_TYPES.filter((type) => vendorAppOf(type) !== null), 'sandbox'] as const;

const nameOf = (provider: string, what: 'ID' | 'SECRET') =>
  `DRIVYN_${provider.toUpperCase().replaceAll('-', '_')}_CLIENT_${what}`;

const Key = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters')));

/** By the names of the variables. */
export const PROVIDER_VARIABLES = Object.fromEntries(
  PROVIDERS.flatMap((provider) => [
    [nameOf(provider, 'ID'), Key],
    [nameOf(provider, 'SECRET'), Key],
  ]),
);

/** @throws StartError for a secret without an id */
export function readProviderKeys(
  environment: Readonly<Record<string, unknown>>,
): Readonly<Record<string, ProviderKeys>> {
  return Object.fromEntries(
    PROVIDERS.flatMap((provider) => {
      const [clientId, clientSecret] = (['ID', 'SECRET'] as const).map((what) =>
        String(environment[nameOf(provider, what)] ?? ''),
      );
      if (clientId) return [[provider, { clientId, clientSecret: clientSecret ?? '' }] as const];
      if (!clientSecret) return [];
      throw new StartError(`${nameOf(provider, 'ID')} is needed with ${nameOf(provider, 'SECRET')}.`);
    }),
  );
}
