// Makes the blocks that reports consist of.
import { PART_HOURS } from '../../contract/overrule.ts';
import type { Block, Group, ReportTag } from '../../contract/report.ts';
import { dayName } from '../../sentences/moment.ts';

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items: [...items] });

export const group = (title: string, tag: ReportTag, ...blocks: readonly Block[]): Group => ({
  title,
  tag,
  blocks: [...blocks],
});

/** @param columns a trailing `#` marks a column of numbers */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block {
  return {
    kind: 'table',
    caption,
    columns: columns.map((label) => ({ label: label.replace(/#$/, ''), numeric: label.endsWith('#') })),
    rows: rows.map((row) => [...row]),
  };
}

export function bars(
  caption: string,
  unit: string,
  values: readonly { label: string; value: number }[],
): Block {
  return {
    kind: 'bars',
    caption,
    unit,
    bars: values.map(({ label, value }) => ({ label, value: tenth(value) })),
  };
}

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

/** "Thursday 18-21". */
export function partName({ weekday, hour }: { readonly weekday: number; readonly hour: number }): string {
  return `${dayName(weekday)} ${hour}-${hour + PART_HOURS}`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
