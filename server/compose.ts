// Builds every part of the server, in order, and ends them in order. The only place that constructs things.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Assets } from '../views/layout/types.ts';
import {
  ASSETS_FOLDER,
  DRAWING_FOLDER,
  FILMING_FOLDER,
  PRINTING_FOLDER,
  VERSION,
} from './config/build-info.ts';
import { type Config, staysHere } from './config/config.ts';
import { createLog } from './config/logging.ts';
import type { SandboxNetwork } from './connectors/channels/sandbox/sandbox.ts';
import { Outbound } from './connectors/http.ts';
import { createModels } from './connectors/models/registry.ts';
import { createDns } from './connectors/services/dns/dns.ts';
import { createListFolder } from './connectors/services/list-folder.ts';
import { openMediaStores } from './connectors/services/media-store/stores.ts';
import { SHOP_READERS } from './connectors/services/shops/registry.ts';
import { createStripe } from './connectors/services/stripe/stripe.ts';
import { createWebhookCaller } from './connectors/services/webhooks.ts';
import { createFeedReader } from './connectors/website/feed-reader.ts';
import { createWebsite } from './connectors/website/website.ts';
import type { ChannelType } from './contract/channels/index.ts';
import { withSetupLock } from './db/dialect.ts';
import { type Databases, openDatabases } from './db/open.ts';
import { openVault } from './db/open-vault.ts';
import { Presence } from './db/presence.ts';
import type { Context } from './db/unit-of-work.ts';
import { createPdfPrinter } from './documents/printing.ts';
import { ensureAdminPassword, ensureFirstOwner, findOpenOwner } from './domain/accounts/index.ts';
import type { PictureParts } from './domain/autopilot/index.ts';
import { applyBillingMode, type Billing } from './domain/billing/index.ts';
import { insertBusiness } from './domain/business/index.ts';
import { endCallsOf } from './domain/content/index.ts';
import { lookAtMailsAnew } from './domain/email/index.ts';
import type { MediaParts } from './domain/media/index.ts';
import { createWriter, fixServerModel, type ModelParts, USUAL_PLACES } from './domain/models/index.ts';
import { BUILT_IN } from './domain/writer/index.ts';
import { createHttp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { statusOf } from './http/errors.ts';
import { LiveEvents } from './http/live-events.ts';
import type { HttpParts } from './http/parts.ts';
import { type Listening, listen } from './http/server.ts';
import { TokenBuckets } from './http/token-buckets.ts';
import { createEventSink } from './jobs/event-sink.ts';
import { Heartbeat } from './jobs/heartbeat.ts';
import { createJobs, type JobParts } from './jobs/registry.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { Worker } from './jobs/worker.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { type Ids, secureIds } from './kernel/ids.ts';
import { createPasswords, type Passwords } from './kernel/passwords.ts';
import { readMachine } from './machine.ts';
import { createNetworks } from './networks.ts';
import type { PageParts } from './pages/answer.ts';
import { KeptPages } from './pages/kept-pages.ts';
import { createDrawing } from './pictures/drawing/index.ts';
import { createFilming } from './pictures/filming/index.ts';
import { createImaging } from './pictures/reading/imaging.ts';
import { createReadiness } from './readiness.ts';
import { createReturns } from './returns.ts';
import {
  createMail,
  describeSending,
  ensureSigningKey,
  findMailWay,
  openMailboxes,
  openServers,
} from './sending.ts';
import { createStop, GRACE } from './shutdown.ts';

/** The composed server: what requests work with, and the two things that run. */
export type App = HttpParts & {
  readonly config: Config;
  readonly sandbox: SandboxNetwork;
  readonly worker: Worker;
  readonly scheduler: Scheduler;
  readonly live: LiveEvents;
  /** The admin password when this start made it: shown once, stored only as a hash. */
  readonly newAdminPassword: string | null;
  /** Starts to answer requests. @returns the address */
  listen(): Promise<URL>;
  /** Starts the worker and the scheduler. */
  startJobs(): void;
  /** Ends everything within ten seconds: no new work, running work to a safe point, then the databases. */
  stop(): Promise<void>;
};

/** What tests and the demo replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly passwords?: Passwords;
  readonly log?: Logger;
  readonly assets?: Assets;
  /** Where models on this machine are looked for; the usual places when absent. */
  readonly modelPlaces?: readonly string[];
  /** The way to other servers. */
  readonly outbound?: Outbound;
  /** Whether posts of a channel get their pictures now; always when absent. */
  readonly draws?: (channel: ChannelType) => boolean;
  /** Whether films are made in half their size now, for who plays days; never when absent. */
  readonly halvesFilms?: () => boolean;
}

/** @throws StartError in plain words when something outside is not as it must be */
export async function compose(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog(config.logLevel);
  const assets = overrides.assets ?? loadAssets(ASSETS_FOLDER);
  const databases = await openDatabases(config);
  try {
    const { clock = systemClock, ids = secureIds, passwords = createPasswords(ids) } = overrides;
    const { originMap } = config;
    const outbound = overrides.outbound ?? new Outbound({ origins: originMap });
    const { modelPlaces = USUAL_PLACES, draws = () => true, halvesFilms = () => false } = overrides;
    for (const [origin, place] of Object.entries(originMap))
      log.warn({ origin, place }, 'NOT REAL: a stand-in takes the place of a vendor');
    const parts = { clock, ids, passwords, modelPlaces, outbound, draws, halvesFilms };
    return await build({ config, databases, log, assets, ...parts });
  } catch (error) {
    await databases.close();
    throw error;
  }
}

const WORKER_ID_BYTES = 9;

type Foundation = Required<Overrides> & { readonly config: Config; readonly databases: Databases };

/** In this order: what stores, the outside world, what serves, what works by itself, and the one object of them all. */
async function build(foundation: Foundation): Promise<App> {
  const { config, databases, log, clock, ids, passwords, outbound } = foundation;
  const wakeUp = () => {
    worker.wake();
    live.nudge();
  };
  const vault = await openVault(databases.main, config, (sentence) => log.warn(sentence));
  const events = createEventSink({ onCommit: wakeUp });
  const ctx: Context = { db: databases.main, clock, ids, vault, passwords, events };
  const stores = openMediaStores({ dataDir: config.dataDir, ids, clock });
  const media: MediaParts = { store: stores.media, imaging: createImaging(), limits: config.mediaLimits };
  const lists = createListFolder({ folder: join(config.dataDir, 'imports'), ids });

  const pdf = createPdfPrinter(PRINTING_FOLDER, join(ASSETS_FOLDER, 'fonts'));
  const sandboxed = { db: databases.sandbox, files: stores.sandbox };
  const workerId = ids.token(WORKER_ID_BYTES);
  const networks = createNetworks({ ctx, worker: workerId, config, log, outbound, media, pdf, sandboxed });
  const server = createServer(() => createHttp(app).callback(), config);
  const mailServers = openServers(ctx, config);
  const sent = {
    mail: createMail(ctx, config, { servers: mailServers, url: server.url }),
    mailboxes: openMailboxes(config),
    returns: createReturns({ ctx, config, outbound, log }),
    sending: describeSending(config),
    dns: createDns(config.dns),
  };
  const feeds = createFeedReader({ outbound });
  const billing = createBilling(config, ids);
  const models: ModelParts = {
    ctx,
    models: createModels({ outbound, clock }),
    isClosed: config.signUp === 'closed',
    places: foundation.modelPlaces,
  };

  const drawing = createDrawing(DRAWING_FOLDER);
  const webhooks = createWebhookCaller({ outbound });
  const website = createWebsite({ outbound });
  const shared = {
    ctx,
    media,
    lists,
    feeds,
    website,
    billing,
    models,
    mailServers,
    webhooks,
    ...sent,
    ...networks,
  };
  const worker = createWorker(foundation, { ...shared, drawing, workerId });
  const scheduler = new Scheduler({ db: ctx.db, clock, log, onJobs: wakeUp });
  const live = new LiveEvents({ db: ctx.db.read, log });
  const newAdminPassword = await setUp(ctx, config, billing);
  const app: App = {
    ...shared,
    config,
    version: VERSION,
    log,
    drawing,
    draws: config.drawing,
    shops: SHOP_READERS,
    pdf,
    worker,
    scheduler,
    live,
    buckets: new TokenBuckets(clock),
    pages: createPages(foundation, shared),
    newAdminPassword,
    findOpenOwner: async () => (staysHere(config) ? findOpenOwner(ctx.db.read) : undefined),
    findTrouble: createReadiness({ databases, clock, folder: config.databaseUrl ? null : config.dataDir }),
    readMachine: async () => readMachine(config, { clock, mailWay: await findMailWay(ctx.db.read, config) }),
    listen: async () => {
      await sent.returns.start();
      return server.listen();
    },
    startJobs: () => {
      worker.start();
      scheduler.start();
    },
    stop: createStop({
      work: () => [server.stop(), sent.returns.stop(), live.stop(), scheduler.stop(), worker.stop()],
      connections: async () => {
        mailServers.carrier.close();
        await drawing.stop();
        await databases.close();
      },
    }),
  };
  return app;
}

/** What jobs need, before the worker adds how it writes and draws. */
type WorkParts = Omit<JobParts, 'writer' | 'pictures'> &
  Pick<App, 'media' | 'models'> &
  Pick<PictureParts, 'drawing'> & { readonly workerId: string };

function createWorker(
  { config, log, draws, halvesFilms }: Foundation,
  { drawing, workerId, ...parts }: WorkParts,
): Worker {
  const {
    ctx: { db, clock, ids },
    media,
    models,
    publishing,
  } = parts;
  const pictures: PictureParts = {
    media,
    draws,
    drawing,
    filming: createFilming(FILMING_FOLDER, halvesFilms),
    report: (error, post) => log.warn({ err: error, post }, 'a picture could not be drawn'),
  };
  return new Worker({
    db,
    clock,
    ids,
    log,
    jobs: createJobs({
      ...parts,
      writer: createWriter(models, BUILT_IN),
      pictures: config.drawing ? pictures : null,
    }),
    isAlone: !publishing.isShared,
    onSetBack: () => lookAtMailsAnew(parts.ctx),
    heartbeat: new Heartbeat({
      ...{ db, clock, log, version: VERSION, id: workerId },
      presence: publishing.isShared ? new Presence(db, workerId) : null,
      attempts: publishing.attempts,
      endWorkOf: endCallsOf,
    }),
  });
}

/** What screens show, and forms are made of. */
type ShownParts = Pick<
  App,
  'ctx' | 'billing' | 'models' | 'signIns' | 'mail' | 'mailServers' | 'sending' | 'returns' | 'sandbox'
>;

function createPages({ config, log, assets }: Foundation, parts: ShownParts): PageParts {
  const { ctx, billing, models, signIns, mail, mailServers, sending, returns, sandbox } = parts;
  return {
    ...{ ctx, assets, billing, models, signIns },
    signUp: config.signUp,
    kept: new KeptPages(),
    lettersStayHere: () => mail.isLocal(null),
    draws: config.drawing,
    // Read when a page is made: both are known only once the server listens.
    get sending() {
      return {
        ...sending,
        receiver: returns.receiver,
        publicUrl: mail.publicUrl,
        servers: mailServers.setup,
      };
    },
    isReachable: config.publicUrl !== undefined,
    audienceOf: sandbox.audience,
    advertOf: sandbox.advert,
    statusOf,
    report: (error) => log.error({ err: error }, 'screen failed'),
  };
}

/** The first owner and the admin password; of many processes that start at once, one makes them. */
async function setUp(ctx: Context, config: Config, billing: Billing): Promise<string | null> {
  let newAdminPassword: string | null = null;
  await withSetupLock(ctx.db, async () => {
    await ensureFirstOwner(ctx, insertBusiness);
    if (config.adminPassword === undefined) newAdminPassword = await ensureAdminPassword(ctx);
    await applyBillingMode(ctx, billing);
    await fixServerModel(ctx, config.model);
    await ensureSigningKey(ctx, config);
  });
  return newAdminPassword;
}

/** Cards are charged only where plans bind. */
function createBilling({ billing: { isOn, invoiceFrom = '', stripe } }: Config, ids: Ids): Billing {
  return {
    isOn,
    gateway: isOn && stripe ? createStripe({ ...stripe, outbound: new Outbound() }, ids) : null,
    seller: invoiceFrom.split(/[|\n]/).flatMap((line) => line.trim() || []),
  };
}

/** The listening half: built when it is first asked for. */
function createServer(handler: () => ReturnType<ReturnType<typeof createHttp>['callback']>, config: Config) {
  let listening: Listening | undefined;
  return {
    url: () => localUrl(config, listening?.port ?? config.port),
    listen: async () => {
      listening = await listen(handler(), config);
      return localUrl(config, listening.port);
    },
    stop: async () => listening?.stop(GRACE),
  };
}

function localUrl({ host }: Config, port: number): URL {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
}
