// A small world for letters: a context, and one letter to write.
import type { Databases } from '../../../server/db/open.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  type LetterParts,
  type MailTransport,
  type NewLetter,
  sendLetter,
  writeLetter,
} from '../../../server/domain/letters/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { letterRenderer } from '../../../server/pages/render-mail.tsx';
import { say } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';

export interface LetterWorld {
  readonly ctx: Context;
  readonly clock: SimulatedClock;
}

export function createLetterWorld(databases: Databases): LetterWorld {
  const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  return {
    clock,
    ctx: createTestContext(databases.main, clock),
  };
}

/** What a link in the test's letter carries. */
export const SECRET = 'tok-3f9a1c';

export function write(
  { ctx }: LetterWorld,
  change: Partial<NewLetter<'notice'>> = {},
): Promise<number | undefined> {
  const action = { label: say('legacy', { text: 'Open Drivyn' }), path: `#/reset?token=${SECRET}` };
  return unitOfWork(ctx, SYSTEM, (tx) =>
    writeLetter(tx, {
      to: { name: 'Ada', email: 'ada@example.com' },
      template: 'notice',
      props: {
        title: say('legacy', { text: 'Your new password' }),
        message: say('legacy', { text: 'Choose it now.' }),
        action,
      },
      ...change,
    }),
  );
}

export function partsOf(transport: MailTransport): LetterParts {
  return {
    transport,
    letters: letterRenderer,
    from: 'hello@shop.example',
    publicUrl: 'https://drivyn.shop.example/',
  };
}

/** One run of the letter's job. */
export function deliver({ ctx }: LetterWorld, transport: MailTransport, id: number | undefined) {
  return sendLetter(ctx, partsOf(transport), Number(id));
}

export function rowOf({ ctx }: LetterWorld, id: number | undefined) {
  return ctx.db
    .read('letters')
    .where({ id: Number(id) })
    .first();
}
