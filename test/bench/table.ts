// The benchmarks' table: each figure beside its reference from the same run.

export interface Row {
  readonly what: string;
  readonly value: string;
  /** Measured over reference, where there is one. */
  readonly ratio?: number;
  readonly reference?: string;
  readonly goal?: string;
  /** Absent where a row has no goal. */
  readonly met?: boolean;
}

const HEAD = ['', 'measured', 'ratio', 'reference', 'goal', ''] as const;

/** The rows as lines of text with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [HEAD.map(String), ...rows.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCells(row: Row): string[] {
  const verdict = row.met === undefined ? '' : row.met ? 'ok' : 'MISSED';
  return [row.what, row.value, row.ratio?.toFixed(2) ?? '', row.reference ?? '', row.goal ?? '', verdict];
}
