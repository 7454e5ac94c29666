// A clock that was ahead has put mails off by as much: once it is set back they are looked at anew.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { hurryKeptBack } from './put-off.repo.ts';

export async function lookAtMailsAnew(ctx: Context): Promise<void> {
  await unitOfWork(ctx, SYSTEM, ({ q, now }) => hurryKeptBack(q, now));
}
