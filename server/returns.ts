// What comes back of mails, from outside: the receiver of reports, where one is configured, and messages of mail services.
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import type { Outbound } from './connectors/http.ts';
import { createHooks, type HookMessage } from './connectors/services/returns/hooks/registry.ts';
import { type Receiver, startReceiver } from './connectors/services/returns/receiver.ts';
import type { ReturnService, Returns as ReturnsShape } from './contract/returns.ts';
import type { Context } from './db/unit-of-work.ts';
import { receiveReturn } from './domain/email/index.ts';

export interface Returns {
  /** Where the receiver listens; null while none does. */
  readonly receiver: string | null;
  readonly counts: ReturnsShape['counts'];
  /**
   * Takes what a service tells of a business's mails.
   * @returns how many reports were about mails of ours
   */
  takeMessage(
    service: ReturnService,
    message: HookMessage,
    businessId: number,
  ): Promise<number | 'unsigned' | 'unreadable' | 'unproven'>;
}

export interface ReturnsServer extends Returns {
  /** @throws StartError when the address cannot be listened on */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReturnsParts {
  readonly ctx: Context;
  readonly config: Pick<Config, 'bounces' | 'hookKeys'>;
  readonly outbound: Outbound;
  readonly log: Logger;
}

export function createReturns({ ctx, config, outbound, log }: ReturnsParts): ReturnsServer {
  const hooks = createHooks(outbound, config.hookKeys);
  const told = { taken: 0, ignored: 0, refused: 0 };
  let receiver: Receiver | null = null;
  return {
    get receiver() {
      return receiver?.address ?? null;
    },
    get counts() {
      const { taken, ignored, refused } = receiver?.counts ?? { taken: 0, ignored: 0, refused: 0 };
      return {
        taken: told.taken + taken,
        ignored: told.ignored + ignored,
        refused: told.refused + refused,
      };
    },
    takeMessage: async (service, message, businessId) => {
      const read = await hooks[service](message);
      if (typeof read === 'string') {
        told.refused += 1;
        return read;
      }
      let taken = 0;
      for (const report of read) if (await receiveReturn(ctx, report, businessId)) taken += 1;
      told.taken += taken;
      told.ignored += read.length - taken;
      return taken;
    },
    start: async () => {
      if (config.bounces.listen) receiver = await listen(ctx, config.bounces.listen, log);
    },
    stop: async () => receiver?.stop(),
  };
}

async function listen(ctx: Context, place: { host: string; port: number }, log: Logger): Promise<Receiver> {
  try {
    return await startReceiver({
      ...place,
      clock: ctx.clock,
      take: (report) => receiveReturn(ctx, report),
      report: (error) => log.error({ err: error }, 'a report about a mail could not be taken'),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DRIVYN_BOUNCE_LISTEN cannot be listened on (${reason}). Set another address or port.`,
    );
  }
}
