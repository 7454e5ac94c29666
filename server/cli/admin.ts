// `drivyn admin ...`: the admin, for whoever runs the server; also while it is running.
import * as v from 'valibot';
import { StartError } from '../config/start-error.ts';
import { Password } from '../contract/account.ts';
import { setAdminPassword } from '../domain/accounts/index.ts';
import { AppError } from '../kernel/app-error.ts';
import { readProblem } from '../sentences/index.ts';
import { askSecret } from './ask-secret.ts';
import { withContext } from './context.ts';

/** @throws StartError when the environment sets the password, or the new one is weak */
export async function changeAdminPassword(environment: NodeJS.ProcessEnv): Promise<void> {
  await withContext(environment, async (ctx, { adminPassword }) => {
    if (adminPassword !== undefined) {
      throw new StartError(
        'The admin password comes from DRIVYN_ADMIN_PASSWORD. Change it there, and start the server again.',
      );
    }
    const read = v.safeParse(Password, await askSecret('New admin password'));
    if (!read.success)
      throw new StartError(`The password ${readProblem(read.issues[0].message)}. Nothing was changed.`);
    await setAdminPassword(ctx, read.output).catch(explain);
    process.stdout.write(
      'The admin password was changed, and the admin is signed out everywhere. ' +
        'A server that was started with DRIVYN_ADMIN_PASSWORD keeps to that one.\n',
    );
  });
}

function explain(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new StartError(`The ${error.message.replace(':', '')} Nothing was changed.`);
}
