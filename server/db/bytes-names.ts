// Which bytes the media of all businesses name: of pictures and films themselves, and of the posters of films.
import type { Knex } from 'knex';

const COLUMNS = ['hash', 'poster'] as const;

/** Names of bytes that media have after one, in order: a page of them. */
export async function listBytesNames(
  q: Knex,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  // Each part is a page by itself, so that the rest of its index is not read.
  const [hashes, posters] = COLUMNS.map((column) => {
    const part = q('media').distinct({ name: column }).where(column, '>', after).orderBy(column).limit(limit);
    return q.select('name').from(part.as(column));
  });
  const rows: { name: string }[] = await (hashes as Knex.QueryBuilder)
    .union(posters as Knex.QueryBuilder)
    .orderBy('name')
    .limit(limit);
  return rows.map(({ name }) => name);
}
