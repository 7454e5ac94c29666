// Leave for mails that ask in the same breath: one transaction writes it for all of them.
import { type Context, unitOfWork } from '../../../db/unit-of-work.ts';
import { SYSTEM } from '../../../kernel/actor.ts';
import type { ServerEntry } from './entries.ts';
import { type PaceKey, savePace, takePaces } from './pace.repo.ts';
import { giveLeave, isLimited, type Leave, type Way } from './pace.ts';

/** What one mail asks for. */
export interface Asked extends Way {
  readonly servers: readonly ServerEntry[];
}

interface Waiting extends Asked {
  resolve(leave: Leave): void;
  reject(error: unknown): void;
}

/** Gives leave by what `mail_paces` holds, over all processes. */
export class LeaveBook {
  readonly #ctx: Context;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  async ask(asked: Asked): Promise<Leave> {
    const [first] = asked.servers;
    // Where nothing is limited nothing is counted.
    const isFree = asked.gates.every(({ uses }) => !uses.includes(asked.use));
    if (first && isFree && !isLimited(first)) return { end: 'go', lane: 0, at: this.#ctx.clock.now() };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Whoever asks in the same breath is written together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        const leaves = await this.#giveAll(asked);
        for (const [at, one] of asked.entries()) one.resolve(leaves[at] as Leave);
      } catch (error) {
        for (const one of asked) one.reject(error);
      }
    }
    this.#isWriting = false;
  }

  #giveAll(asked: readonly Asked[]): Promise<Leave[]> {
    const lanes = new Map<string, PaceKey>(
      asked
        .flatMap(({ servers, gates }) => [...servers.filter(isLimited), ...gates])
        .map((one) => [one.key, one]),
    );
    return unitOfWork(this.#ctx, SYSTEM, async ({ q }) => {
      const paces = await takePaces(q, [...lanes.values()]);
      const before = new Map(paces);
      // Others may have held these rows for a while.
      const now = this.#ctx.clock.now();
      const leaves = asked.map((one) => giveLeave(paces, one, now));
      for (const [key, pace] of paces)
        if (lanes.has(key) && pace !== before.get(key)) await savePace(q, key, pace);
      return leaves;
    });
  }
}
