// Domain names have two spellings: in letters, as people write them, and in ASCII, as DNS does (`xn--...`). Whoever is
// written to under both is one person, so the letters are what is kept and compared.

const PLAIN = /^(?!(?:.*\.)?xn--)[a-z0-9_.-]+$/;
/** A program that reads addresses would end the name there. */
const ENDS_NAME = /[%?#]/;

/**
 * The name as it is kept: mapped as browsers map it (UTS 46), in letters.
 * @param written in small letters
 * @returns undefined for what DNS could not hold
 */
export function readDomainName(written: string): string | undefined {
  if (PLAIN.test(written)) return written;
  if (ENDS_NAME.test(written)) return undefined;
  const ascii = toAscii(written);
  if (ascii === undefined) return undefined;
  const letters = ascii.split('.').map(readLabel).join('.');
  // What does not lead back to the same name is no spelling of it.
  return toAscii(letters) === ascii ? letters : ascii;
}

function toAscii(name: string): string | undefined {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}

const PREFIX = 'xn--';

function readLabel(label: string): string {
  return label.startsWith(PREFIX) ? (decode(label.slice(PREFIX.length)) ?? label) : label;
}

/** RFC 3492, section 5. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

const LAST_CODE = 0x10ffff;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Punycode (RFC 3492, section 6.2). @returns undefined for what is none */
function decode(encoded: string): string | undefined {
  const split = encoded.lastIndexOf('-');
  const codes = [...encoded.slice(0, Math.max(split, 0))].map((letter) => letter.charCodeAt(0));
  const rest = encoded.slice(split + 1);
  let [code, index, bias, at] = [FIRST_CODE, 0, FIRST_BIAS, 0];
  while (at < rest.length) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(rest[at++] ?? ' ');
      if (digit < 0) return undefined;
      index += digit * weight;
      const limit = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const length = codes.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > LAST_CODE) return undefined;
    codes.splice(index++, 0, code);
  }
  return String.fromCodePoint(...codes);
}

/** Section 6.1. */
function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
