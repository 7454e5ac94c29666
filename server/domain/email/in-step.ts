// Mails that are handed over side by side ask for their next turn together where they can: what all of them need is read
// once, and their intents are one commit instead of many. Nobody waits long for a neighbour whose server is slow.

/** Milliseconds that the first waits for the others: little beside a mail over the internet, much beside a commit. */
const PATIENCE = 25;

export class InStep {
  readonly #patience: number;
  #members: number;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param members how many go side by side; each of them leaves when it has nothing more to do
   * @param patience milliseconds that the first waits
   */
  constructor(members: number, patience = PATIENCE) {
    this.#members = members;
    this.#patience = patience;
  }

  /** Resolves when all others have come as well, or the first has waited long enough. */
  come(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      // Once more around: answers may have come while a commit held everything up.
      this.#timer ??= setTimeout(() => setImmediate(() => this.#go()), this.#patience);
      this.#goIfAll();
    });
  }

  leave(): void {
    this.#members -= 1;
    this.#goIfAll();
  }

  #goIfAll(): void {
    if (this.#waiting.length >= this.#members) this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
