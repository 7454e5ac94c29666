// Numbers and names in files, read so that nothing beyond the end is taken for something.
import { damaged } from './problem.ts';

/** A file's bytes, or a part of them. Reading past the end is an error of the file. */
export class Bytes {
  readonly #view: DataView;
  readonly all: Uint8Array;

  constructor(all: Uint8Array) {
    this.all = all;
    this.#view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.length;
  }

  u8(at: number): number {
    this.#need(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number, isLittle = false): number {
    this.#need(at, 2);
    return this.#view.getUint16(at, isLittle);
  }

  u32(at: number, isLittle = false): number {
    this.#need(at, 4);
    return this.#view.getUint32(at, isLittle);
  }

  i32(at: number): number {
    this.#need(at, 4);
    return this.#view.getInt32(at);
  }

  /** @throws ReadingProblem damaged when it is larger than a file can be */
  u64(at: number): number {
    this.#need(at, 8);
    const value = this.#view.getBigUint64(at);
    if (value > Number.MAX_SAFE_INTEGER) throw damaged();
    return Number(value);
  }

  /** As many letters as bytes. */
  text(at: number, length: number): string {
    return Buffer.from(this.part(at, at + length)).toString('latin1');
  }

  part(from: number, to: number): Uint8Array {
    if (from < 0 || to < from || to > this.length) throw damaged();
    return this.all.subarray(from, to);
  }

  #need(at: number, count: number): void {
    if (at < 0 || at + count > this.length) throw damaged();
  }
}
