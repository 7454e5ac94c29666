// The encoding of a file, told by what it holds: nobody knows the one that their program wrote.
import type { ListEncoding } from '../../contract/import.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';

/** Bytes by which a file without marks is judged. */
const LOOKED_AT = 4096;

const MARKS: readonly (readonly [mark: readonly number[], encoding: ListEncoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** Spreadsheets: zip files, and those of old. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Watches a file that passes by. What is no UTF-8 and has no marks is taken for Windows-1252, of which Latin-1 is a part. */
export class EncodingTeller {
  #head = new Uint8Array(0);
  #isUtf8 = true;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  push(bytes: Uint8Array): void {
    if (this.#head.length < LOOKED_AT) {
      this.#head = Buffer.concat([this.#head, bytes.subarray(0, LOOKED_AT)]);
    }
    if (this.#isUtf8) this.#isUtf8 = decodes(this.#decoder, bytes);
  }

  /** @throws AppError unsupported for what is no text */
  end(): ListEncoding {
    const head = this.#head.subarray(0, LOOKED_AT);
    const begins = (mark: readonly number[]) => mark.every((byte, at) => head[at] === byte);
    if (SPREADSHEETS.some(begins)) throw new AppError('unsupported', say('audience.import-spreadsheet'));
    const marked = MARKS.find(([mark]) => begins(mark));
    const encoding = marked?.[1] ?? wideOf(head);
    if (encoding) return encoding;
    if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32)))
      throw new AppError('unsupported', say('audience.import-no-text'));
    // A letter may have been cut at the end of a file: that is no other encoding.
    return this.#isUtf8 ? 'utf-8' : 'windows-1252';
  }
}

function decodes(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Letters of two bytes, of which one is mostly zero. */
function wideOf(head: Uint8Array): ListEncoding | undefined {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}
