// What an analysis or a strategy says, as HTML: the same groups of blocks that documents/report-pdf.ts prints.
import type { Block, Group, ReportTag as Tag } from '../../server/contract/report.ts';
import { SampleTag, SandboxTag } from './badge.tsx';
import { BarChart } from './chart/bar-chart.tsx';
import { Table } from './table.tsx';

export interface ReportProps {
  readonly groups: readonly Group[];
  /** BCP 47. */
  readonly locale: string;
  /** Of the groups' headings. */
  readonly level?: 3 | 4;
}

export function Report({ groups, locale, level = 3 }: ReportProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="report">
      {groups.map(({ title, tag, blocks }) => (
        <section key={title} className="report-group">
          <Heading className="report-title">
            {title}
            <ReportTag tag={tag} />
          </Heading>
          {blocks.map((block) => (
            <ReportBlock key={keyOf(block)} block={block} locale={locale} />
          ))}
        </section>
      ))}
    </div>
  );
}

export function ReportTag({ tag }: { readonly tag: Tag }) {
  return tag === 'sample' ? <SampleTag /> : tag === 'sandbox' ? <SandboxTag /> : null;
}

function ReportBlock({ block, locale }: { readonly block: Block; readonly locale: string }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="report-list">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <Table
          caption={block.caption}
          rows={block.rows}
          rowKey={(row) => row.join('|')}
          columns={block.columns.map(({ label, numeric }, index) => ({
            key: label,
            header: label,
            numeric,
            cell: (row: readonly string[]) => row[index] ?? '',
          }))}
        />
      );
    case 'bars':
      return (
        <BarChart
          says={block.caption}
          unit={block.unit}
          of="Name"
          valueName="Value"
          locale={locale}
          whole={false}
          {...(block.unit === '%' && { format: (value: number) => `${value}%` })}
          bars={block.bars.map(({ label, value }) => ({ key: label, label, value }))}
        />
      );
  }
}

/** Blocks of a group differ in kind or first words. */
function keyOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return `list ${block.items[0]}`;
    default:
      return `${block.kind} ${block.caption}`;
  }
}
