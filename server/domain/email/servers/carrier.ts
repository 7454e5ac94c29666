// Takes mails away by the servers of their business: each by the first that has room, and by the next where one cannot be
// given it. A mail of which something had left stays with the server that it was given to.

import type { Sentence } from '../../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../../db/unit-of-work.ts';
import { SYSTEM } from '../../../kernel/actor.ts';
import { boundedWait, MINUTE } from '../../../kernel/clock.ts';
import { toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import {
  type Admission,
  type Mail,
  type MailTransport,
  type MailUse,
  type Pass,
  type SendOutcome,
  saidBy,
} from '../../letters/index.ts';
import { listEntries, type ServerAddress, type ServerEntry, type ServerSetup } from './entries.ts';
import { type Asked, LeaveBook } from './leave.ts';
import { findMailPace, gatesOf, type MailPaceRecord, NO_PACE } from './mail-pace.ts';
import { giveBack, saveTrouble } from './pace.repo.ts';
import { AHEAD, dayOf, type Gate } from './pace.ts';

/** A mail server that is ready to be given mails. */
export interface OpenServer extends Pick<MailTransport, 'send'> {
  /** Lets mails under way end, then closes the connections. */
  close(): void;
}

export interface CarrierParts {
  readonly setup: ServerSetup;
  open(address: ServerAddress): Promise<OpenServer>;
  /** Where mails stay for which there is no server. */
  readonly outbox: MailTransport;
}

export interface Carrier extends MailTransport {
  /** Hands a mail to this server and no other. */
  sendBy(server: ServerEntry, mail: Mail): Promise<SendOutcome>;
  /** Lets mails under way by a server that is given no others end, then closes its connections. */
  leave(key: string): void;
  close(): void;
}

/** A server that could not be given a mail comes last for so long. */
const REST = MINUTE;

/** What this carrier gave: by which server. */
interface ServerPass extends Pass {
  readonly server: ServerEntry | null;
  readonly use: MailUse;
  /** Counted in these, beside the server. */
  readonly gates: readonly Gate[];
}

/** What a business's mails keep to. */
interface Ways {
  readonly servers: readonly ServerEntry[];
  readonly arePaused: boolean;
  readonly pace: MailPaceRecord;
}

export function createCarrier(ctx: Context, parts: CarrierParts): Carrier {
  return new ServerCarrier(ctx, parts);
}

class ServerCarrier implements Carrier {
  readonly #ctx: Context;
  readonly #parts: CarrierParts;
  readonly #book: LeaveBook;
  readonly #open = new Map<string, { url: string; server: Promise<OpenServer> }>();
  readonly #rests = new Map<string, number>();
  /** Mails that ask in the same breath read the servers once. */
  readonly #reading = new Map<number | null, Promise<Ways>>();

  constructor(ctx: Context, parts: CarrierParts) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.#book = new LeaveBook(ctx);
  }

  async admit(mail: Mail, use: MailUse): Promise<Admission> {
    const now = this.#ctx.clock.now();
    const { servers, arePaused, pace } = await this.#read(mail.businessId);
    // Not kept here for good, as without any server: it leaves once one of them is used again.
    if (arePaused) return { end: 'wait', at: now + REST, why: 'paused' };
    if (servers.length === 0) return { end: 'go', pass: this.#passOf({ server: null, use, gates: [] }, now) };
    return this.#ask({ servers: this.#awake(servers), use, gates: gatesOf(mail, pace, now) });
  }

  async send(mail: Mail, given?: Pass): Promise<SendOutcome> {
    const admission: Admission = given ? { end: 'go', pass: given } : await this.admit(mail, 'single');
    if (admission.end === 'wait') return toOutcome(admission);
    const tried = new Set<string>();
    let pass = admission.pass as ServerPass;
    for (;;) {
      const { server } = pass;
      if (server === null) return this.#parts.outbox.send(mail);
      await this.#wait(pass);
      const outcome = await this.#handOver(server, mail);
      if (!isElsewhere(outcome)) return outcome;
      tried.add(server.key);
      await pass.giveBack();
      const { servers, pace } = await this.#read(mail.businessId);
      const others = servers.filter(({ key }) => !tried.has(key));
      if (others.length === 0) return outcome;
      const gates = gatesOf(mail, pace, this.#ctx.clock.now());
      const next = await this.#ask({ servers: this.#awake(others), use: pass.use, gates });
      if (next.end === 'wait') return outcome;
      pass = next.pass as ServerPass;
    }
  }

  async sendBy(server: ServerEntry, mail: Mail): Promise<SendOutcome> {
    const admission = await this.#ask({ servers: [server], use: 'single', gates: [] });
    if (admission.end === 'wait') return toOutcome(admission);
    await this.#wait(admission.pass);
    return this.#handOver(server, mail);
  }

  leave(key: string): void {
    const open = this.#open.get(key);
    this.#open.delete(key);
    if (open) closeSoon(open.server);
  }

  close(): void {
    for (const { server } of this.#open.values()) closeSoon(server);
    this.#open.clear();
  }

  #read(businessId: number | null): Promise<Ways> {
    const known = this.#reading.get(businessId);
    if (known) return known;
    const q = this.#ctx.db.read;
    const read = Promise.all([
      listEntries(this.#ctx, q, this.#parts.setup, businessId),
      businessId === null ? NO_PACE : findMailPace(q, businessId),
    ])
      .then(([entries, pace]) => ({ ...entries, pace }))
      .finally(() => this.#reading.delete(businessId));
    this.#reading.set(businessId, read);
    return read;
  }

  /** Those that do not rest; all where all do. */
  #awake(servers: readonly ServerEntry[]): readonly ServerEntry[] {
    const now = this.#ctx.clock.now();
    const awake = servers.filter(({ key }) => !this.#isResting(key, now));
    return awake.length > 0 ? awake : servers;
  }

  #isResting(key: string, now: number): boolean {
    const until = this.#rests.get(key) ?? 0;
    // Later than from now on: the clock was ahead.
    return until > now && until <= now + REST;
  }

  async #ask(asked: Asked): Promise<Admission> {
    const leave = await this.#book.ask(asked);
    const { servers, use, gates } = asked;
    if (leave.end === 'wait') {
      const { at, why } = leave;
      return { end: 'wait', at, why };
    }
    const server = servers[leave.lane] ?? null;
    return { end: 'go', pass: this.#passOf({ server, use, gates }, leave.at) };
  }

  #passOf(given: Pick<ServerPass, 'server' | 'use' | 'gates'>, at: number): ServerPass {
    const { server, use, gates } = given;
    const day = dayOf(this.#ctx.clock.now());
    const counted = [...(server ? [server] : []), ...gates.filter(({ uses }) => uses.includes(use))].filter(
      ({ dailyCap }) => dailyCap !== null,
    );
    return {
      ...given,
      at,
      giveBack: async () => {
        if (counted.length === 0) return;
        const keys = counted.map(({ key }) => key);
        await unitOfWork(this.#ctx, SYSTEM, ({ q }) => giveBack(q, { keys, day }));
      },
    };
  }

  async #wait({ at }: Pass): Promise<void> {
    const { clock } = this.#ctx;
    const left = boundedWait(at, clock.now(), AHEAD);
    if (left > 0) await clock.sleep(left);
  }

  async #handOver(server: ServerEntry, mail: Mail): Promise<SendOutcome> {
    const outcome = await this.#give(server, mail);
    if (isElsewhere(outcome)) await this.#rest(server, outcome.error);
    return outcome;
  }

  async #give(server: ServerEntry, mail: Mail): Promise<SendOutcome> {
    const at = this.#ctx.clock.now() + REST;
    const failed = (error: string | Sentence) => ({ end: 'retry', at, error, scope: 'server' }) as const;
    if (!server.address) return failed(say('email.server-sealed'));
    let open: OpenServer;
    try {
      open = await this.#openServer(server.key, server.address);
    } catch (error) {
      this.#open.delete(server.key);
      return failed(toldBy(error));
    }
    return open.send(mail);
  }

  /** Connections are kept for as long as the server's address stays. */
  #openServer(key: string, address: ServerAddress): Promise<OpenServer> {
    const url = `${address.reach} ${address.url}`;
    const known = this.#open.get(key);
    if (known?.url === url) return known.server;
    if (known) closeSoon(known.server);
    const server = this.#parts.open(address);
    this.#open.set(key, { url, server });
    return server;
  }

  async #rest(server: ServerEntry, why: string | Sentence): Promise<void> {
    const { clock } = this.#ctx;
    const now = clock.now();
    const isNew = !this.#isResting(server.key, now);
    this.#rests.set(server.key, now + REST);
    if (!isNew) return;
    const trouble = server.address ? saidBy(why) : say('email.server-sealed');
    await unitOfWork(this.#ctx, SYSTEM, ({ q }) => saveTrouble(q, server, { trouble, now }));
  }
}

/** Nothing of it had left, and what kept it back was about the server. */
function isElsewhere(outcome: SendOutcome): outcome is Extract<SendOutcome, { end: 'retry' }> {
  return outcome.end === 'retry' && outcome.scope === 'server' && !outcome.hasBegun;
}

function toOutcome({ at, why }: Extract<Admission, { end: 'wait' }>): SendOutcome {
  return { end: 'retry', at, error: say('email.mail-held', { why }), scope: 'server' };
}

function closeSoon(server: Promise<OpenServer>): void {
  server.then(
    (open) => open.close(),
    () => {},
  );
}
