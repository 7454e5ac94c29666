// The addresses at which mail services tell what came back of a business's mails: a part nobody can guess says whose.
import { RETURN_SERVICES, type Returns } from '../../contract/returns.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken, openLinkToken } from '../../kernel/link-token.ts';
import { findBusinessOfHook, findReturnHook, insertReturnHook } from './return-hook.repo.ts';

const TOKEN_BYTES = 24;

/** The actor's business's addresses; they are made when they are first asked for. */
export async function readReturnHooks(
  ctx: Context,
  actor: AccountActor,
  publicUrl: string,
): Promise<Returns['webhooks']> {
  const { businessId } = actor;
  const known = await findReturnHook(ctx.db.read, businessId);
  const link =
    known ??
    (await unitOfWork(ctx, actor, async (tx) => {
      const made = createLinkToken(tx, 'return-hooks', TOKEN_BYTES);
      await insertReturnHook(tx.q, businessId, made);
      return (await findReturnHook(tx.q, businessId)) ?? made;
    }));
  const token = openLinkToken(ctx.vault, 'return-hooks', link);
  const addresses = RETURN_SERVICES.map((service) => [
    service,
    new URL(`/bounces/${token}/${service}`, publicUrl).href,
  ]);
  return Object.fromEntries(addresses);
}

/** Whose address has this secret; undefined for an unknown one. */
export async function findHookOwner(ctx: Context, token: string): Promise<number | undefined> {
  return findBusinessOfHook(ctx.db.read, sha256(token));
}
