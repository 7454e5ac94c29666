// JSON that strangers send: bounded in depth and in number of fields, and without the names by which a careless merge
// would reach what all objects share (`__proto__`, `constructor.prototype`).

import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import { HttpError } from './errors.ts';

/** A segment's rule with five groups in each other is the deepest that we take: thirteen. */
const MOST_DEPTH = 32;
/** Members of objects and arrays, all together. */
const MOST_MEMBERS = 10_000;

/** @throws HttpError 400 for what is no JSON, or names what all objects share; AppError invalid for what is too deep, or too much */
export function parseSafely(text: string): unknown {
  const value = parse(text);
  checkAll(value);
  return value;
}

/** Whether a field of a form or of JSON is named as what all objects share. */
export function isSharedName(name: string): boolean {
  return name === '__proto__';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, say('http.body-json'));
  }
}

/** Level by level, so that no depth is too deep for the check itself. */
function checkAll(value: unknown): void {
  let level = [value];
  let members = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) throw new AppError('invalid', say('http.body-deep', { most: MOST_DEPTH }));
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      checkNames(one);
      const inside: unknown[] = Object.values(one);
      members += inside.length;
      if (members > MOST_MEMBERS)
        throw new AppError('invalid', say('http.body-values', { most: MOST_MEMBERS }));
      for (const member of inside) next.push(member);
    }
    level = next;
  }
}

function checkNames(value: object): void {
  const inner: unknown = Object.hasOwn(value, 'constructor') ? Reflect.get(value, 'constructor') : undefined;
  const isReach = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype');
  if (isReach || Object.keys(value).some(isSharedName)) {
    throw new HttpError(400, say('http.body-names'));
  }
}
