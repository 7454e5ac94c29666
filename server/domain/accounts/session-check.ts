// Whether a session still speaks for whom it spoke for: for answers that go on for a long time.
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { findAccountSession } from './session.repo.ts';

/** False once the session has ended, or its account looks at another business or has another role. Changes nothing. */
export async function isSessionOf(ctx: Context, token: string, actor: AccountActor): Promise<boolean> {
  const session = await findAccountSession(ctx.db.read, sha256(token), ctx.clock.now());
  return (
    session?.accountId === actor.accountId &&
    session.businessId === actor.businessId &&
    session.role === actor.role
  );
}
