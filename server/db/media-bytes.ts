// Pictures and films inside a backup: their bytes in pieces, in a table that only backups have.
import { listBytesNames } from './bytes-names.ts';
import type { Database } from './connect.ts';
import { UnusableBackupError } from './unusable-backup.ts';

/** Where bytes are kept: those of businesses, and the Sandbox's own copies. */
export type BytesPlace = 'media' | 'sandbox';

export interface BytesStores {
  /** Null when they are not there. */
  open(place: BytesPlace, name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** @returns the name that the bytes have */
  keep(place: BytesPlace, bytes: AsyncIterable<Uint8Array>): Promise<string>;
}

const TABLE = 'backup_bytes';
/** Of one row, bytes: a film is never in memory as a whole. */
const PIECE = 1_000_000;
const PAGE = 200;

/** Copies into a backup the bytes of everything that it names. @returns how many are not there */
export async function takeBytes(copy: Database, stores: Pick<BytesStores, 'open'>): Promise<number> {
  await copy.write.schema.createTable(TABLE, (table) => {
    table.string('place', 8).notNullable();
    table.string('name', 64).notNullable();
    table.integer('piece').notNullable();
    table.binary('bytes').notNullable();
    table.primary(['place', 'name', 'piece']);
  });
  let missing = 0;
  for await (const { place, name } of namesIn(copy)) {
    const bytes = await stores.open(place, name);
    if (!bytes) missing += place === 'media' ? 1 : 0;
    else await takePieces(copy, { place, name }, bytes);
  }
  return missing;
}

interface Named {
  readonly place: BytesPlace;
  readonly name: string;
}

async function takePieces(copy: Database, named: Named, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let held: Uint8Array[] = [];
  let [size, piece] = [0, 0];
  const store = async () => {
    await copy.write(TABLE).insert({ ...named, piece, bytes: Buffer.concat(held) });
    [held, size, piece] = [[], 0, piece + 1];
  };
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    if (size >= PIECE) await store();
  }
  if (size > 0) await store();
}

async function* namesIn(copy: Database): AsyncGenerator<Named, void> {
  for (let after = ''; ; ) {
    const page = await listBytesNames(copy.read, { after, limit: PAGE });
    for (const name of page) yield { place: 'media', name };
    after = page.at(-1) ?? '';
    if (page.length < PAGE) break;
  }
  if (!(await copy.read.schema.hasTable('sandbox_posts'))) return;
  const seen = new Set<string>();
  const rows: { media: string | null }[] = await copy
    .read('sandbox_posts')
    .select('media')
    .whereNotNull('media');
  for (const { media } of rows)
    for (const { name } of JSON.parse(media ?? '[]') as { name: string }[]) {
      if (!seen.has(name)) yield { place: 'sandbox', name };
      seen.add(name);
    }
}

/** Puts the bytes of a backup where they are kept, and takes them out of what becomes the database. */
export async function giveBytes(db: Database, stores: Pick<BytesStores, 'keep'>): Promise<void> {
  if (!(await db.read.schema.hasTable(TABLE))) return;
  const named: Named[] = await db.read(TABLE).distinct('place', 'name');
  for (const { place, name } of named)
    if ((await stores.keep(place, piecesOf(db, { place, name }))) !== name)
      throw new UnusableBackupError(`The picture or film ${name} in the backup is damaged.`);
  await db.write.schema.dropTable(TABLE);
  // Dropped pages would stay in the file, as large as they were.
  await db.write.raw('vacuum');
}

async function* piecesOf(db: Database, named: Named): AsyncGenerator<Uint8Array, void> {
  for (let piece = 0; ; piece += 1) {
    const row: { bytes: Uint8Array } | undefined = await db
      .read(TABLE)
      .select('bytes')
      .where({ ...named, piece })
      .first();
    if (!row) return;
    yield row.bytes;
  }
}
