// Addresses that stood in a file already: a million of them in some 20 MB, by 64 bits of each.

const FIRST_SIZE = 1 << 14;

export class SeenAddresses {
  #count = 0;
  #high = new Uint32Array(FIRST_SIZE);
  #low = new Uint32Array(FIRST_SIZE);

  /** @returns false for an address that was added before */
  add(address: string): boolean {
    const [high, low] = hash(address);
    if (!this.#put(high, low)) return false;
    this.#count += 1;
    if (this.#count * 2 > this.#high.length) this.#grow();
    return true;
  }

  #put(high: number, low: number): boolean {
    const mask = this.#high.length - 1;
    for (let at = (low >>> 1) & mask; ; at = (at + 1) & mask) {
      if (this.#high[at] === 0 && this.#low[at] === 0) {
        this.#high[at] = high;
        this.#low[at] = low;
        return true;
      }
      if (this.#high[at] === high && this.#low[at] === low) return false;
    }
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low];
    this.#high = new Uint32Array(high.length * 2);
    this.#low = new Uint32Array(low.length * 2);
    high.forEach((part, at) => {
      const other = low[at] ?? 0;
      if (part !== 0 || other !== 0) this.#put(part, other);
    });
  }
}

/** Two mixes of 32 bits (murmur's), never both 0: that is an empty place. */
function hash(text: string): [high: number, low: number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, (low | 1) >>> 0];
}
