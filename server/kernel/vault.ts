// Secrets at rest: each text has a random key of its own, which the master key wraps (envelope encryption, AES-256-GCM).
// A new master key therefore means wrapping 32 bytes anew, never touching the texts.
// `v1.<id of the master key>.<wrapped data key>.<text>`; the last two are nonce, content and tag as base64url.
import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';

export interface Vault {
  /**
   * @param about the row and the purpose, such as `two-factor:14`: the text opens under these words only, so that one
   *   copied to another row is worth nothing there
   */
  seal(plain: string, about: string): string;
  /** @throws SealError when the text was changed, is about something else, or its key is not at hand */
  open(sealed: string, about: string): string;
}

/** A sealed text that does not open. Says nothing of what is in it. */
export class SealError extends Error {}

export interface MasterKey {
  /** Names the key in what it sealed: the first 16 hex digits of its SHA-256, which tell nothing about it. */
  readonly id: string;
  readonly bytes: Buffer;
}

const FORMAT = 'v1';
const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
/** What NIST SP 800-38D asks of GCM: a nonce of 96 bits, the whole tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_DIGITS = 16;

export function createMasterKey(bytes: Buffer = randomBytes(KEY_BYTES)): MasterKey {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_DIGITS), bytes };
}

/** A key as people write it, 64 hex digits or base64; undefined for anything but 32 bytes. */
export function parseMasterKey(text: string): MasterKey | undefined {
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return undefined;
  return createMasterKey(Buffer.from(text, isHex ? 'hex' : 'base64'));
}

export function formatMasterKey({ bytes }: MasterKey): string {
  return bytes.toString('base64');
}

export function createVault(key: MasterKey): Vault {
  return {
    seal: (plain, about) => {
      const dataKey = randomBytes(KEY_BYTES);
      const text = encrypt(dataKey, Buffer.from(plain), aboutText(about));
      return format(key.id, encrypt(key.bytes, dataKey, aboutKey(key.id)), text);
    },
    open: (sealed, about) => {
      const { dataKey, text } = unwrap(sealed, key);
      return decrypt(dataKey, text, aboutText(about)).toString();
    },
  };
}

/** The same sealed text under another master key; what it is about stays. @throws SealError */
export function rewrap(sealed: string, from: MasterKey, to: MasterKey): string {
  const { dataKey, text } = unwrap(sealed, from);
  return format(to.id, encrypt(to.bytes, dataKey, aboutKey(to.id)), text);
}

/** The id of the master key that sealed a text; undefined when it is no sealed text. */
export function keyIdOf(sealed: string): string | undefined {
  const [format, id, ...rest] = sealed.split('.');
  return format === FORMAT && rest.length === 2 ? id : undefined;
}

function unwrap(sealed: string, key: MasterKey): { dataKey: Buffer; text: Buffer } {
  const id = keyIdOf(sealed);
  if (id === undefined) throw new SealError('This is no sealed text of a known format.');
  if (id !== key.id) throw new SealError(`This was sealed with the key ${id}; the key at hand is ${key.id}.`);
  const [wrapped, text] = sealed.split('.').slice(2).map(decode);
  if (!wrapped || !text) throw changed();
  return { dataKey: decrypt(key.bytes, wrapped, aboutKey(id)), text };
}

const aboutKey = (id: string) => `${FORMAT} data key of ${id}`;
const aboutText = (about: string) => `${FORMAT} text about ${about}`;

function format(id: string, wrapped: Buffer, text: Buffer): string {
  return [FORMAT, id, wrapped.toString('base64url'), text.toString('base64url')].join('.');
}

/** Decoding forgives what does not belong there; a text that was changed must not open all the same. */
function decode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

// Ciphers take a key's bytes as they are, too, at three times the price of a key object made of them.

function encrypt(key: Buffer, plain: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, createSecretKey(key), nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(about),
  );
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, box: Buffer, about: string): Buffer {
  if (box.length < NONCE_BYTES + TAG_BYTES) throw changed();
  const nonce = box.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, createSecretKey(key), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(box.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw changed();
  }
}

function changed(): SealError {
  return new SealError('This sealed text was changed, or it is about something else.');
}
