// What happens, as it happens: one reader of the events table for all open streams of this process.
import type { Logger } from 'pino';
import type { Query } from '../db/unit-of-work.ts';
import { lastEventId, listEventsAfter } from '../domain/events/index.ts';
import { LIVE_EVENTS, toLiveMessage } from './live-messages.ts';

/** How often the table is read without a nudge: events of other processes, milliseconds. */
const POLL = 1000;
const BATCH = 200;
/**
 * Transactions that run side by side may commit out of order: so many ids before the newest are read again, and what
 * was told already is left out.
 */
const LOOK_BACK = 64;
/** Streams of one account; the oldest makes room. */
const MOST_STREAMS = 6;

export interface Listener {
  readonly accountId: number;
  readonly businessId: number;
  send(message: string): void;
  /** Ends the stream; the browser comes back by itself. */
  end(): void;
}

export class LiveEvents {
  readonly #db: Query;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #ready: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #isNudged = false;
  #newest = 0;
  #told = new Set<number>();

  constructor({ db, log }: { db: Query; log: Logger }) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * Tells a listener everything from now on, and first what happened after the event `since`, which its page has
   * not shown yet. @returns what ends that
   */
  async add(listener: Listener, since?: number): Promise<() => void> {
    this.#ready ??= this.#skipPast();
    await this.#ready;
    const own = [...this.#listeners].filter(({ accountId }) => accountId === listener.accountId);
    if (own.length >= MOST_STREAMS) own[0]?.end();
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.nudge(), POLL).unref();
    if (since !== undefined) await this.#catchUp(listener, since);
    return () => this.#remove(listener);
  }

  /** Reads now: something was committed. */
  nudge(): void {
    this.#isNudged = this.#listeners.size > 0;
    if (this.#isNudged) this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
  }

  /** Ends every stream. */
  async stop(): Promise<void> {
    for (const listener of [...this.#listeners]) listener.end();
    await this.#reading;
  }

  async #catchUp({ businessId, send }: Listener, since: number): Promise<void> {
    const missed = { id: since, kinds: LIVE_EVENTS, limit: BATCH, businessId };
    for (const event of await listEventsAfter(this.#db, missed)) send(toLiveMessage(event));
  }

  #remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#ready = undefined;
  }

  async #skipPast(): Promise<void> {
    this.#newest = await lastEventId(this.#db);
    const earlier = await this.#list();
    this.#told = new Set(earlier.map(({ id }) => id));
  }

  async #read(): Promise<void> {
    try {
      while (this.#isNudged) {
        this.#isNudged = false;
        await this.#tellNew();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'events could not be read');
    }
  }

  async #tellNew(): Promise<void> {
    const events = await this.#list();
    for (const event of events.filter(({ id }) => !this.#told.has(id))) {
      const message = toLiveMessage(event);
      for (const listener of this.#listeners)
        if (listener.businessId === event.businessId) listener.send(message);
    }
    this.#newest = Math.max(this.#newest, events.at(-1)?.id ?? 0);
    this.#told = new Set(events.map(({ id }) => id));
    if (events.length === BATCH) this.#isNudged = true;
  }

  #list() {
    const id = Math.max(0, this.#newest - LOOK_BACK);
    return listEventsAfter(this.#db, { id, kinds: LIVE_EVENTS, limit: BATCH });
  }
}
