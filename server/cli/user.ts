// `drivyn user ...`: accounts, for whoever runs the server; also while it is running.
import { StartError } from '../config/start-error.ts';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import {
  type AccountRecord,
  endTwoFactor,
  findAccountByEmail,
  issueReset,
  listAccess,
} from '../domain/accounts/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { withContext } from './context.ts';

export async function listUsers(environment: NodeJS.ProcessEnv): Promise<void> {
  await withContext(environment, async (ctx) => {
    for (const { id, email, name, hasPassword, hasTwoFactor, isSuspended } of await listAccess(ctx.db.read)) {
      const facts = [
        hasPassword ? 'password' : 'no password',
        hasTwoFactor && 'two-factor',
        isSuspended && 'suspended',
      ];
      say([id, email || '(no address)', name || '(no name)', facts.filter(Boolean).join(', ')].join('\t'));
    }
  });
}

export async function resetUserPassword(environment: NodeJS.ProcessEnv, email?: string): Promise<void> {
  await withContext(environment, async (ctx, config) => {
    const account = await findAccount(ctx, email);
    const { token } = await unitOfWork(ctx, SYSTEM, (tx) => issueReset(tx, account));
    const { href } = new URL(
      `/#/reset?token=${token}`,
      config.publicUrl ?? `http://localhost:${config.port}`,
    );
    say(`For ${account.email}, once, within 30 minutes: ${href}`);
  });
}

export async function endUserTwoFactor(environment: NodeJS.ProcessEnv, email?: string): Promise<void> {
  await withContext(environment, async (ctx) => {
    const account = await findAccount(ctx, email);
    const wasOn = await endTwoFactor(ctx, account);
    say(
      wasOn
        ? `${account.email} signs in with the password alone now.`
        : `${account.email} had no two-factor sign-in.`,
    );
  });
}

async function findAccount(ctx: Context, email: string | undefined): Promise<AccountRecord> {
  if (email === undefined) throw new StartError('Name the account by its email address.');
  const account = await findAccountByEmail(ctx.db.read, email.toLowerCase());
  if (!account)
    throw new StartError(`No account has the address ${email}. "drivyn user list" shows them all.`);
  return account;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
