// What the learner is asked with, checked once where it comes in. Whoever calls it is a program of ours: what cannot be
// right is that program's mistake, told as an Error in words.

/** An Error in words for input that cannot be right. */
export function refuse(words: string): never {
  throw new RangeError(words);
}

/** The value as an object with named parts; whatever else it is, is refused. */
export function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(`${name} must be an object, and is ${shown(value)}.`);
  return value as Readonly<Record<string, unknown>>;
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) refuse(`${name} must be a list, and is ${shown(value)}.`);
  return value;
}

/** Any number that is one. */
export function numberOf(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    refuse(`${name} must be a finite number, and is ${shown(value)}.`);
  return value;
}

/** A number that is not below zero. */
export function amountOf(value: unknown, name: string): number {
  const amount = numberOf(value, name);
  if (amount < 0) refuse(`${name} must not be negative, and is ${shown(value)}.`);
  return amount;
}

/** No figure of a post is e^100 times the usual one. */
const FARTHEST = 100;

export function isReward(value: number): boolean {
  return Math.abs(value) <= FARTHEST;
}

/** What a post brought or was expected to: a natural log. */
export function rewardOf(value: unknown, name: string): number {
  const reward = numberOf(value, name);
  if (!isReward(reward)) refuse(`${name} must be a natural log, and is ${shown(value)}.`);
  return reward;
}

/** A part of 1. */
export function shareOf(value: unknown, name: string): number {
  const share = amountOf(value, name);
  if (share > 1) refuse(`${name} must be a part of 1, and is ${shown(value)}.`);
  return share;
}

/** What draws are made from: a text or a number. */
export function seedOf(value: unknown): string | number {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(`The seed must be a text or a finite number, and is ${shown(value)}.`);
}

/** Refuses what has other parts than these: a limit that nobody knows would not be kept. */
export function onlyParts(value: object, known: readonly string[], name: string): void {
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined)
    refuse(`${name} has "${strange}", which is not known; it may have ${known.join(', ') || 'nothing'}.`);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
