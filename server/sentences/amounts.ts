// Numbers and lists within sentences.
import { PART_HOURS } from '../contract/overrule.ts';
import { dayName } from './moment.ts';

/** "1 post", "2 posts". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "a, b and c". */
export function join(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** What a group of posts brought, of what is usual on their channels (1): "130%". */
export function ofUsual(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/** A difference as a share: "+12%". */
export function share(value: number): string {
  const percent = Math.round(value * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

/** A difference that is known as a natural log: "+12%". */
export function shareOfLog(log: number): string {
  return share(Math.expm1(log));
}

/** "Thursday 18-21". @param part Monday 1 to Sunday 7, and the local hour at which it begins */
export function partName({ weekday, hour }: { readonly weekday: number; readonly hour: number }): string {
  return `${dayName(weekday)} ${hour}-${hour + PART_HOURS}`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
