// Tokens as the database holds them: sealed, with beside them only when they end and what they allow.
import type { Vault } from '../../kernel/vault.ts';
import type { Tokens } from './auth.ts';
import type { TokenFacts } from './network-account.repo.ts';

const about = (connectionId: number) => `connection-account:${connectionId}`;

/** @param renewWithin how long before the end of the access new tokens are asked for, milliseconds */
export function sealTokens(
  vault: Vault,
  tokens: Tokens,
  { connectionId, renewWithin }: { readonly connectionId: number; readonly renewWithin: number },
): TokenFacts {
  const { access, refresh, accessEndsAt, refreshEndsAt, scopes } = tokens;
  return {
    sealedTokens: vault.seal(JSON.stringify({ access, refresh }), about(connectionId)),
    accessEndsAt,
    refreshEndsAt,
    renewAt: accessEndsAt === null ? null : accessEndsAt - renewWithin,
    scopes,
  };
}

/** @throws SealError when the row was tampered with, or its key is not at hand */
export function openTokens(
  vault: Vault,
  facts: Pick<TokenFacts, 'accessEndsAt' | 'refreshEndsAt' | 'scopes'> & {
    readonly connectionId: number;
    readonly sealedTokens: string;
  },
): Tokens {
  const { access, refresh } = JSON.parse(vault.open(facts.sealedTokens, about(facts.connectionId)));
  const { accessEndsAt, refreshEndsAt, scopes } = facts;
  return { access, refresh, accessEndsAt, refreshEndsAt, scopes };
}
