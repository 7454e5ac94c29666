// Connections to one mail server, as many as it is given mails at the same time, up to a bound.

import type { Readable } from 'node:stream';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import type { Envelope, SmtpConnection } from './connection.ts';

export interface PoolParts {
  /** Connections at most. */
  readonly size: number;
  /** A connection that had nothing to do for so long is closed, milliseconds. */
  readonly idle: number;
  /** Mails that go over one connection: servers do not like it to last for ever. */
  readonly mails: number;
  readonly connect: (onEnd: () => void) => Promise<SmtpConnection>;
}

/** A mail that is to be handed over. */
export interface Load {
  /** @throws what says that this server cannot be given the mail */
  readonly envelopeFor: (connection: SmtpConnection) => Envelope;
  /** Its content anew for each try. */
  readonly content: () => Readable;
  /** How long it may take altogether, milliseconds. */
  readonly limit: number;
}

interface Place {
  readonly connection: SmtpConnection;
  count: number;
  timer?: NodeJS.Timeout;
}

export class SmtpPool {
  readonly #parts: PoolParts;
  readonly #free: Place[] = [];
  readonly #waiting: (() => void)[] = [];
  #places = 0;
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
  }

  /**
   * Hands one mail over. One that met a connection that the server had closed meanwhile is tried on another, as long as
   * not a byte of its content had left.
   * @throws nodemailer's error
   */
  async send(load: Load): Promise<void> {
    const limit = new Limit(load.limit);
    try {
      await this.#sendWithin(load, limit);
    } finally {
      limit.end();
    }
  }

  async #sendWithin(load: Load, limit: Limit): Promise<void> {
    for (;;) {
      const place = await this.#take();
      const { isUsed } = place.connection;
      const content = load.content();
      try {
        const envelope = load.envelopeFor(place.connection);
        limit.guard(place.connection);
        await place.connection.send(envelope, content);
        return;
      } catch (error) {
        if (!isUsed || place.connection.isOpen || content.readableDidRead || !isLoss(error)) throw error;
        if (limit.isOver) throw error;
      } finally {
        limit.guard(null);
        this.#giveBack(place);
      }
    }
  }

  async #take(): Promise<Place> {
    for (;;) {
      const free = this.#free.pop();
      clearTimeout(free?.timer);
      if (free?.connection.isOpen) return free;
      if (free) this.#places -= 1;
      else if (this.#places < this.#parts.size) return this.#open();
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #open(): Promise<Place> {
    this.#places += 1;
    let place: Place | undefined;
    try {
      // One that ends before it is open ends by an error.
      const connection = await this.#parts.connect(() => place && this.#drop(place));
      place = { connection, count: 0 };
      return place;
    } catch (error) {
      this.#places -= 1;
      this.#waiting.shift()?.();
      throw error;
    }
  }

  /** A connection that ended while nobody used it. */
  #drop(place: Place): void {
    const at = this.#free.indexOf(place);
    if (at < 0) return;
    clearTimeout(place.timer);
    this.#free.splice(at, 1);
    this.#places -= 1;
    this.#waiting.shift()?.();
  }

  #giveBack(place: Place): void {
    place.count += 1;
    const { connection, count } = place;
    if (connection.isOpen && (this.#isClosed || count >= this.#parts.mails)) connection.close();
    if (connection.isOpen) {
      place.timer = setTimeout(() => connection.close(), this.#parts.idle).unref();
      this.#free.push(place);
    } else {
      this.#places -= 1;
    }
    this.#waiting.shift()?.();
  }

  /** Lets mails under way end, then closes their connections; the others at once. */
  close(): void {
    this.#isClosed = true;
    for (const { connection, timer } of this.#free.splice(0)) {
      clearTimeout(timer);
      this.#places -= 1;
      connection.close();
    }
  }
}

/** Ends the connection that a mail is on when that takes too long. Not an `AbortSignal`, of which each would stay for minutes. */
class Limit {
  readonly #timer: NodeJS.Timeout;
  #guarded: SmtpConnection | null = null;
  isOver = false;

  constructor(ms: number) {
    this.#timer = setTimeout(() => {
      this.isOver = true;
      this.guard(this.#guarded);
    }, ms);
  }

  guard(connection: SmtpConnection | null): void {
    this.#guarded = connection;
    if (this.isOver) connection?.destroy(new SaidError(say('networks.mail-server-slow')));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The connection was lost, not the mail refused. */
function isLoss(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE';
}
