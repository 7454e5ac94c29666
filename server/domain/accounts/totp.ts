// Codes of an authenticator app: TOTP of RFC 6238 with what every app takes, HMAC-SHA-1, 6 digits and 30 seconds.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { BRAND } from '../../contract/constants/brand.ts';
import { SECOND } from '../../kernel/clock.ts';

/** Length of a step; RFC 6238, section 5.2. */
const STEP = 30 * SECOND;
const DIGITS = 6;
/** One step back and one ahead: phones' clocks differ, and typing takes a while; RFC 6238, section 5.2. */
const SKEW = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step; HOTP of RFC 4226, section 5.3. */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP);
}

/** The step that a code belongs to, among those around a moment; undefined when it belongs to none. */
export function findStep(secret: Buffer, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, index) => stepAt(now) - SKEW + index);
  return steps.filter((step) => isSame(codeAt(secret, step), code)).at(-1);
}

/** What apps read out of the QR code: the key URI format that Google Authenticator began and all others follow. */
export function authenticatorUri(secret: Buffer, email: string): string {
  const label = encodeURIComponent(`${BRAND}:${email}`);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(BRAND)}`;
}

/** RFC 4648, section 6, without padding: how people type a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
