// What carries posts and adverts away: the real networks, and the Sandbox that plays those that are not connected.
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { createAdNetwork, createNetwork, realWaysOf } from './connectors/channels/registry.ts';
import { createSignIns } from './connectors/channels/sign-ins.ts';
import type { Outbound } from './connectors/http.ts';
import type { Database } from './db/connect.ts';
import type { Context } from './db/unit-of-work.ts';
import { createCarouselMaker } from './documents/carousel.ts';
import type { PdfPrinter } from './documents/printing.ts';
import type { Advertising } from './domain/ads/index.ts';
import { createCredentials } from './domain/channels/index.ts';
import { Attempts, type Publishing } from './domain/content/index.ts';
import type { MediaParts, MediaStore } from './domain/media/index.ts';
import { createSandboxes } from './sandboxes.ts';

interface NetworkParts {
  readonly ctx: Context;
  /** This process's, by its name in the database. */
  readonly worker: string;
  readonly config: Config;
  readonly log: Logger;
  readonly outbound: Outbound;
  /** What posts show. */
  readonly media: MediaParts;
  readonly pdf: PdfPrinter;
  /** What the Sandbox keeps: its posts, and what they show. */
  readonly sandboxed: { readonly db: Database; readonly files: MediaStore };
}

/** The networks as each of their users sees them: publishing, advertising, signing in. */
export function createNetworks({ ctx, worker, config, log, outbound, media, pdf, sandboxed }: NetworkParts) {
  const { clock, ids, vault } = ctx;
  const { sandbox, sandboxSignIn, adverts } = createSandboxes({ config, clock, ids, ...sandboxed });
  const signIns = createSignIns({
    realWaysOf,
    sandbox: sandbox.auth,
    apps: config.providerKeys,
    report: (error) => log.warn({ err: error }, 'a network could not be asked about a sign-in'),
    outbound,
    clock,
  });
  const document = createCarouselMaker(pdf);
  const credentials = createCredentials(ctx, signIns);
  const publishing: Publishing = {
    network: createNetwork({ sandbox, outbound, clock, document }),
    credentials,
    media: { ...media, vault, clock, publicUrl: () => config.publicUrl?.href.replace(/\/$/, '') ?? null },
    attempts: new Attempts(clock, worker),
    isShared: config.databaseUrl !== undefined,
    report: (error) => log.error({ err: error }, 'a post is out twice'),
  };
  const ads: Advertising = {
    network: createAdNetwork({ sandbox: adverts, outbound, clock, document }),
    credentials,
    note: (what, words) => log.info(what, words),
  };
  return { sandbox, sandboxSignIn, signIns, publishing, ads };
}
