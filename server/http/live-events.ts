// What happens, as it happens: one reader of the events table for all open streams of this process.
import type { Logger } from 'pino';
import type { Query } from '../db/unit-of-work.ts';
import { findNewestEvent, lastEventId, listEventsAfter } from '../domain/events/index.ts';
import { CatchingUp, type Listener } from './listener.ts';
import {
  isPersonal,
  LIVE_EVENTS,
  mayEndFor,
  mayEndStreams,
  WATCHED_EVENTS,
  type WatchedEvent,
} from './live-messages.ts';

/** How often the table is read without a nudge: events of other processes, milliseconds. */
const POLL = 1000;
const BATCH = 200;
/** So many missed events are told one by one. */
const MOST_MISSED = 5 * BATCH;
/**
 * Transactions that run side by side may commit out of order: so many ids before the newest are read again, and what
 * was told already is left out.
 */
const LOOK_BACK = 64;
/** Streams of one account; the oldest makes room. */
const MOST_STREAMS = 6;

export class LiveEvents {
  readonly #db: Query;
  readonly #log: Logger;
  readonly #listeners = new Set<CatchingUp>();
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
    const caught = new CatchingUp(listener);
    this.#listeners.add(caught);
    this.#timer ??= setInterval(() => this.nudge(), POLL).unref();
    const remove = () => this.#remove(caught);
    try {
      if (since !== undefined) await this.#catchUp(caught, since);
    } catch (error) {
      remove();
      throw error;
    }
    caught.goLive();
    return remove;
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

  /** A browser that was away for a day misses as little as one that blinked; after more, it hears how things stand. */
  async #catchUp(listener: CatchingUp, since: number): Promise<void> {
    const { businessId } = listener;
    const kinds = LIVE_EVENTS;
    const older = await findNewestEvent(this.#db, { after: since, kinds, businessId, skip: MOST_MISSED });
    if (older) await this.#summarize(listener, since, older.id);
    for (let id = older?.id ?? since; listener.isOpen(); ) {
      const missed = await listEventsAfter(this.#db, { id, kinds, limit: BATCH, businessId });
      for (const event of missed) listener.tellMissed(event);
      id = missed.at(-1)?.id ?? id;
      if (missed.length < BATCH) return;
    }
  }

  /** Of each kind only the newest: it brings numbers, switches and parts of the screen to where they were by then. */
  async #summarize(listener: CatchingUp, since: number, until: number): Promise<void> {
    const { businessId, accountId } = listener;
    const newest: WatchedEvent[] = [];
    for (const kind of LIVE_EVENTS) {
      const subjectId = isPersonal(kind) ? accountId : undefined;
      const span = { after: since, until, kinds: [kind] };
      const event = await findNewestEvent(this.#db, { ...span, businessId, subjectId });
      if (event) newest.push(event);
    }
    for (const event of newest.sort((a, b) => a.id - b.id)) listener.tellMissed(event);
  }

  #remove(listener: CatchingUp): void {
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
      for (const listener of this.#listeners) {
        if (mayEndStreams(event) && mayEndFor(event, listener)) listener.check();
        else listener.tell(event);
      }
    }
    this.#newest = Math.max(this.#newest, events.at(-1)?.id ?? 0);
    this.#told = new Set(events.map(({ id }) => id));
    if (events.length === BATCH) this.#isNudged = true;
  }

  #list() {
    const id = Math.max(0, this.#newest - LOOK_BACK);
    return listEventsAfter(this.#db, { id, kinds: WATCHED_EVENTS, limit: BATCH });
  }
}
