// What nobody needs any more: drawn pictures that no post shows, and bytes that no medium names.
import type { Context } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { deleteUnusedDesigns, listBytesNames, listKnownHashes } from './medium.repo.ts';
import type { MediaStore } from './store.ts';

/** Somebody may come back to a draft whose picture was drawn anew. What a person has brought stays until they delete it. */
const KEEP_DESIGNS = 30 * DAY;
/** An upload may be on its way, and a backup may be reading. */
const KEEP_BYTES = DAY;
/** Made again when they are asked for. */
const KEEP_RENDITIONS = 30 * DAY;
const PAGE = 200;

export async function tidyMedia(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  store: MediaStore,
): Promise<void> {
  const now = clock.now();
  await deleteUnusedDesigns(db.write, now - KEEP_DESIGNS);
  for await (const name of orphansOf({ db }, store, now - KEEP_BYTES))
    await store.remove(name, now - KEEP_BYTES);
  await store.tidy({ incoming: now - KEEP_BYTES, renditions: now - KEEP_RENDITIONS });
}

/** Kept bytes that no medium names, and that nobody asked to be kept since a moment. */
export async function* orphansOf(
  { db }: Pick<Context, 'db'>,
  store: Pick<MediaStore, 'list'>,
  before: number,
): AsyncGenerator<string, void> {
  let page: string[] = [];
  const unknownIn = async () => {
    const known = new Set(await listKnownHashes(db.read, page));
    return page.filter((name) => !known.has(name));
  };
  for await (const { name, keptAt } of store.list()) {
    if (keptAt < before) page.push(name);
    if (page.length < PAGE) continue;
    yield* await unknownIn();
    page = [];
  }
  yield* await unknownIn();
}

/** Names of bytes that media have and that are not kept. */
export async function* missingOf(
  { db }: Pick<Context, 'db'>,
  store: Pick<MediaStore, 'has'>,
): AsyncGenerator<string, void> {
  for (let after = ''; ; ) {
    const page = await listBytesNames(db.read, { after, limit: PAGE });
    for (const name of page) if (!(await store.has(name))) yield name;
    after = page.at(-1) ?? '';
    if (page.length < PAGE) return;
  }
}
