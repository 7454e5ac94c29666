// The receiver of reports about mails, where one is configured: started with the server, ended with it.
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { type Receiver, startReceiver } from './connectors/services/returns/receiver.ts';
import type { Context } from './db/unit-of-work.ts';
import { receiveReturn } from './domain/email/index.ts';

export interface Returns {
  /** Null while nothing listens. */
  readonly receiver: Pick<Receiver, 'address' | 'counts'> | null;
}

export interface ReturnsServer extends Returns {
  /** @throws StartError when the address cannot be listened on */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createReturns(
  ctx: Context,
  { bounces }: Pick<Config, 'bounces'>,
  log: Logger,
): ReturnsServer {
  let receiver: Receiver | null = null;
  return {
    get receiver() {
      return receiver;
    },
    start: async () => {
      if (!bounces.listen) return;
      const { host, port } = bounces.listen;
      try {
        receiver = await startReceiver({
          host,
          port,
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
    },
    stop: async () => receiver?.stop(),
  };
}
