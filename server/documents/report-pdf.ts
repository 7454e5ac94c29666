// The blocks of a report as they are printed.
import type { Block, Group } from '../contract/report.ts';
import { type Content, printable, type TableCell } from './pdf.ts';

export const INK = '#24211c';
export const QUIET = '#5f5a52';
export const ACCENT = '#4f46c8';
const LINE = '#dedbd5';
/** Okabe and Ito's blue, which also prints well in grey. */
const BAR = '#0072b2';

/** Points between the margins of an A4 page. */
export const PAGE_WIDTH = 483;
const BAR_WIDTH = 220;
const BAR_HEIGHT = 9;

const TAGS = { sample: 'Sample', sandbox: 'Sandbox' } as const;

/** @param above a heading that must not be left alone at the foot of a page */
export function printGroup({ title, tag, blocks }: Group, above?: Content): Content {
  const [first, ...rest] = blocks.map(printBlock);
  const heading: Content = {
    text: [
      { text: printable(title), bold: true },
      ...(tag ? [{ text: `   ${TAGS[tag]}`, fontSize: 8, color: QUIET }] : []),
    ],
    fontSize: 11,
    margin: [0, 10, 0, 4],
  };
  // A heading stays with what it heads.
  return [{ stack: [above ?? [], heading, first ?? []], unbreakable: isShort(blocks[0]) }, ...rest];
}

/** Longer tables may break: their head is repeated. */
function isShort(block: Block | undefined): boolean {
  return block?.kind !== 'table' || block.rows.length <= 12;
}

function printBlock(block: Block): Content {
  switch (block.kind) {
    case 'text':
      return { text: printable(block.text), margin: [0, 0, 0, 6] };
    case 'list':
      return {
        ul: block.items.map((item) => ({ text: printable(item), margin: [0, 1, 0, 1] })),
        margin: [0, 0, 0, 6],
      };
    case 'table':
      return printTable(block);
    case 'bars':
      return printBars(block);
  }
}

function printTable({ columns, rows }: Block & { kind: 'table' }): Content {
  const cells = (texts: readonly string[], head: boolean): TableCell[] =>
    columns.map(({ numeric }, index) => ({
      text: printable(texts[index] ?? ''),
      alignment: numeric ? 'right' : 'left',
      ...(head ? { color: QUIET, fontSize: 8 } : {}),
    }));
  const labels = columns.map(({ label }) => label);
  const widest = columns.findLastIndex(({ numeric }) => !numeric);
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((_, index) => (index === widest ? '*' : 'auto')),
      body: [cells(labels, true), ...rows.map((row) => cells(row, false))],
    },
    layout: {
      hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 3,
      paddingBottom: () => 3,
      paddingLeft: (at: number) => (at === 0 ? 0 : 8),
    },
    fontSize: 9,
    margin: [0, 2, 0, 8],
  };
}

/** Zero-based, with the value beside each bar. */
function printBars({ caption, unit, bars }: Block & { kind: 'bars' }): Content {
  const most = Math.max(...bars.map(({ value }) => value), 1e-9);
  const rows: TableCell[][] = bars.map(({ label, value }) => [
    { text: printable(label) },
    {
      canvas: [
        { type: 'rect', x: 0, y: 2, w: Math.max((value / most) * BAR_WIDTH, 0.5), h: BAR_HEIGHT, color: BAR },
      ],
    },
    { text: unit === '%' ? `${value}%` : String(value), alignment: 'right' },
  ]);
  return {
    stack: [
      { text: printable(caption), color: QUIET, fontSize: 9, margin: [0, 0, 0, 4] },
      { table: { widths: [150, BAR_WIDTH, 'auto'], body: rows }, layout: 'noBorders', fontSize: 9 },
    ],
    unbreakable: true,
    margin: [0, 0, 0, 8],
  };
}
