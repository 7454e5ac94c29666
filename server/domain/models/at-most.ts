// So many at once, the others in line.

export class AtMost {
  readonly #most: number;
  readonly #busy = new Map<number, number>();
  readonly #waiting = new Map<number, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs `work` once there is room under this key. */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const busy = this.#busy.get(key) ?? 0;
    if (busy < this.#most) this.#busy.set(key, busy + 1);
    else await this.#waitFor(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #waitFor(key: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]);
    });
  }

  /** Whoever waits longest takes the place over. */
  #leave(key: number): void {
    const [next, ...rest] = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, rest);
    if (next) next();
    else this.#busy.set(key, (this.#busy.get(key) ?? 1) - 1);
  }
}
