// A strategy as it is printed: A4, the business's name first, its own figures as bars and tables.
import { BRAND } from '../contract/constants/brand.ts';
import { STRATEGY_DIALOG } from '../contract/constants/strategy.ts';
import type { StrategyDocument } from '../contract/strategy.ts';
import { type Content, printable, type TDocumentDefinitions } from './pdf.ts';
import { ACCENT, INK, PAGE_WIDTH, printGroup, QUIET } from './report-pdf.ts';

export interface PrintedStrategy {
  readonly code: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly document: StrategyDocument;
  /** What differs from the version before. */
  readonly changes: readonly string[];
  /** Dates as the business writes them: "1 March 2027". */
  readonly dates: { readonly from: string; readonly until: string; readonly made: string };
}

export function describeStrategyPdf(strategy: PrintedStrategy): TDocumentDefinitions {
  const { code, document, changes, createdAt } = strategy;
  const { name } = document.business;
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    info: {
      title: `${STRATEGY_DIALOG}: ${name}`,
      author: name,
      creator: BRAND,
      producer: BRAND,
      creationDate: new Date(createdAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
    content: [
      ...printHead(strategy),
      ...printSummary(document),
      ...document.sections.flatMap(({ title, groups }) =>
        groups.map((group, index) => printGroup(group, index === 0 ? heading(title) : undefined)),
      ),
      ...(changes.length > 0 ? [heading('What differs from the last version'), printList(changes)] : []),
      heading('What this rests on'),
      printList(document.basis),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: `${printable(name)}  ·  ${code}`, color: QUIET },
        { text: `${page} of ${pages}`, alignment: 'right', color: QUIET, width: 60 },
      ],
      fontSize: 8,
      margin: [56, 24, 56, 0],
    }),
  };
}

function printList(all: readonly string[]): Content {
  return {
    ul: all.map((one) => ({ text: printable(one), margin: [0, 1, 0, 1] })),
    color: QUIET,
    fontSize: 9,
  };
}

function printHead({ code, document, dates }: PrintedStrategy): Content[] {
  const { name, industry, website } = document.business;
  return [
    { text: STRATEGY_DIALOG, color: ACCENT, bold: true, fontSize: 10 },
    { text: printable(name), fontSize: 24, bold: true, lineHeight: 1.1, margin: [0, 4, 0, 4] },
    { text: [industry, website].filter(Boolean).map(printable).join('  ·  '), color: QUIET },
    { text: `${dates.from} to ${dates.until}  ·  ${code}  ·  Generated on ${dates.made}`, color: QUIET },
    { canvas: [{ type: 'line', x1: 0, y1: 8, x2: PAGE_WIDTH, y2: 8, lineColor: ACCENT, lineWidth: 1 }] },
    ...(document.sample
      ? [
          {
            text: 'There is no business profile yet: this is a sample.',
            color: QUIET,
            margin: [0, 8, 0, 0],
          } as Content,
        ]
      : []),
  ];
}

function printSummary({ summary, focus }: StrategyDocument): Content[] {
  return [
    heading('Executive Summary'),
    ...summary.map((words): Content => ({ text: printable(words), margin: [0, 0, 0, 6] })),
    {
      columns: focus.map(({ title, text }) => [
        { text: title, bold: true, margin: [0, 0, 0, 2] },
        { text: printable(text), fontSize: 9 },
      ]),
      columnGap: 16,
      margin: [0, 8, 0, 0],
    },
  ];
}

function heading(title: string): Content {
  return { text: title, fontSize: 15, bold: true, margin: [0, 20, 0, 2] };
}
