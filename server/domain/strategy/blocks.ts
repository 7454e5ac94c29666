// The blocks that reports consist of, as they are made and stored: sentences of ours by their names, the owner's words as
// they are. The words are made when somebody is to read them.
import type { Block, Group, ReportTag } from '../../contract/report.ts';
import type { Sentence, Told } from '../../contract/sentence.ts';
import { wordsOfTold } from '../../sentences/index.ts';

interface ToldColumn {
  readonly label: Told;
  readonly numeric: boolean;
}

interface ToldBar {
  readonly label: Told;
  readonly value: number;
}

/** A block of the contract whose texts are told. */
export type ToldBlock =
  | { readonly kind: 'text'; readonly text: Told }
  | { readonly kind: 'list'; readonly items: readonly Told[] }
  | {
      readonly kind: 'table';
      readonly caption: Told;
      readonly columns: readonly ToldColumn[];
      readonly rows: readonly (readonly Told[])[];
    }
  | { readonly kind: 'bars'; readonly caption: Told; readonly unit: Told; readonly bars: readonly ToldBar[] };

export interface ToldGroup {
  readonly title: Told;
  readonly tag: ReportTag;
  readonly blocks: readonly ToldBlock[];
}

export const text = (words: Told): ToldBlock => ({ kind: 'text', text: words });
export const list = (items: readonly Told[]): ToldBlock => ({ kind: 'list', items });

export const group = (title: Sentence, tag: ReportTag, ...blocks: readonly ToldBlock[]): ToldGroup => ({
  title,
  tag,
  blocks,
});

/** A column of texts. */
export const words = (label: Sentence): ToldColumn => ({ label, numeric: false });
/** A column of numbers. */
export const numbers = (label: Sentence): ToldColumn => ({ label, numeric: true });

export function table(
  caption: Sentence,
  columns: readonly ToldColumn[],
  rows: readonly (readonly Told[])[],
): ToldBlock {
  return { kind: 'table', caption, columns, rows };
}

/** @param unit '%', or what is counted */
export function bars(caption: Sentence, unit: '%' | Sentence, values: readonly ToldBar[]): ToldBlock {
  return {
    kind: 'bars',
    caption,
    unit,
    bars: values.map(({ label, value }) => ({ label, value: tenth(value) })),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function presentGroups(groups: readonly ToldGroup[]): Group[] {
  return groups.map(({ title, tag, blocks }) => ({
    title: wordsOfTold(title),
    tag,
    blocks: blocks.map(presentBlock),
  }));
}

function presentBlock(block: ToldBlock): Block {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: wordsOfTold(block.text) };
    case 'list':
      return { kind: 'list', items: block.items.map(wordsOfTold) };
    case 'table':
      return {
        kind: 'table',
        caption: wordsOfTold(block.caption),
        columns: block.columns.map(({ label, numeric }) => ({ label: wordsOfTold(label), numeric })),
        rows: block.rows.map((row) => row.map(wordsOfTold)),
      };
    case 'bars':
      return {
        kind: 'bars',
        caption: wordsOfTold(block.caption),
        unit: wordsOfTold(block.unit),
        bars: block.bars.map(({ label, value }) => ({ label: wordsOfTold(label), value })),
      };
  }
}
