// Telling a value that must be unique, and is taken, from every other failure of a statement.

/** How each database names a unique index on one column. */
export interface UniqueColumn {
  readonly index: string;
  readonly table: string;
  readonly column: string;
}

/** Whether a statement failed because another row has this value, also when that row came after the last look. */
export function isTaken(error: unknown, { index, table, column }: UniqueColumn): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // https://www.postgresql.org/docs/current/errcodes-appendix.html: unique_violation.
  if (error.code === '23505') return 'constraint' in error && error.constraint === index;
  return (
    error.code === 'SQLITE_CONSTRAINT' &&
    error.message.includes(`UNIQUE constraint failed: ${table}.${column}`)
  );
}
