// One thing after the other; what somebody waits for goes before the rest.

type Work = () => Promise<void>;

export class Turns {
  readonly #first: Work[] = [];
  readonly #rest: Work[] = [];
  #isBusy = false;

  /** @returns what the work does, once its turn has come */
  take<T>(work: () => Promise<T>, { first }: { first: boolean }): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    (first ? this.#first : this.#rest).push(() => work().then(resolve, reject));
    void this.#goOn();
    return promise;
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await next();
    this.#isBusy = false;
  }

  #next(): Work | undefined {
    return this.#first.shift() ?? this.#rest.shift();
  }
}
