// Island props travel as JSON in public HTML: refuses what would not arrive as it left.

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** @throws TypeError that names the island and the path of the value that is not plain. */
export function requirePlainJson(island: string, props: object): void {
  assertPlain(props, `props of island ${island}`);
}

function assertPlain(value: unknown, path: string) {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') {
    return;
  }
  if (typeof value === 'number' && Number.isFinite(value)) {
    return;
  }
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new TypeError(`${path} is not plain JSON`);
  }
  for (const [key, inner] of Object.entries(value)) {
    assertPlain(inner, `${path}.${key}`);
  }
}

function isPlain(value: object) {
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
