// What the admin may read of payloads and errors: everything but what looks like a secret.

const REMOVED = '[removed]';
const SECRET_NAME = /token|secret|password|hash|cookie|authorization|credential|sealed|signature|code$|key$/i;
/** Random tokens of ours have 24 characters and more; words and ids of rows have not. */
const LOOKS_RANDOM = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g;
const CREDENTIALS_IN_URL = /(\w+:\/\/)[^/\s@]+@/g;

/** A payload, however deep, with its secrets replaced. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redact);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET_NAME.test(name) ? REMOVED : redact(inner)]),
  );
}

/** A text, such as an error, with its secrets replaced. */
export function redactText(text: string): string {
  return text.replace(CREDENTIALS_IN_URL, `$1${REMOVED}@`).replace(LOOKS_RANDOM, REMOVED);
}
