// One open stream: whom it is for, and what it has been told.
import { isFor, toLiveMessage, type WatchedEvent } from './live-messages.ts';

export interface Listener {
  readonly accountId: number;
  readonly businessId: number;
  send(message: string): void;
  /** False once nobody hears it any more. */
  isOpen(): boolean;
  /** Ends the stream; the browser comes back by itself. */
  end(): void;
  /** Ends the stream if whoever asked for it may no longer hear it. */
  check(): void;
}

/** A listener that hears first what it missed and then what happens, each event once. */
export class CatchingUp {
  readonly #listener: Listener;
  readonly #missed = new Set<number>();
  /** What happened while it was still being told what it missed; undefined once it is live. */
  #waiting: WatchedEvent[] | undefined = [];

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  get accountId(): number {
    return this.#listener.accountId;
  }

  get businessId(): number {
    return this.#listener.businessId;
  }

  tellMissed(event: WatchedEvent): void {
    this.#missed.add(event.id);
    this.#send(event);
  }

  tell(event: WatchedEvent): void {
    if (this.#waiting) this.#waiting.push(event);
    else if (!this.#missed.has(event.id)) this.#send(event);
  }

  goLive(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const event of waiting) this.tell(event);
  }

  isOpen(): boolean {
    return this.#listener.isOpen();
  }

  end(): void {
    this.#listener.end();
  }

  check(): void {
    this.#listener.check();
  }

  #send(event: WatchedEvent): void {
    if (isFor(event, this.#listener) && this.isOpen()) this.#listener.send(toLiveMessage(event));
  }
}
