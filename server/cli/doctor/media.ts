// Pictures and films: every row has its bytes, and no bytes lie about.
import type { Config } from '../../config/config.ts';
import { openMediaStores } from '../../connectors/services/media-store/stores.ts';
import type { Database } from '../../db/connect.ts';
import { missingOf, orphansOf } from '../../domain/media/index.ts';
import { DAY, systemClock } from '../../kernel/clock.ts';
import { secureIds } from '../../kernel/ids.ts';
import { describeBytes } from '../moment.ts';
import { type Finding, note, well, wrong } from './finding.ts';

export async function* checkMedia(db: Database, { dataDir }: Config): AsyncGenerator<Finding, void> {
  const { media: store } = openMediaStores({ dataDir, ids: secureIds, clock: systemClock });
  let [files, bytes] = [0, 0];
  for await (const kept of store.list()) {
    files += 1;
    bytes += kept.bytes;
  }
  const missing = await count(missingOf({ db }, store));
  yield missing === 0
    ? well(`Pictures and films: ${files} files, ${describeBytes(bytes)}; none is missing.`)
    : wrong(
        `Bytes are missing in ${dataDir} (pictures and films without theirs: ${missing}). Restore a backup, or delete and add them anew.`,
      );
  const orphans = await count(orphansOf({ db }, store, systemClock.now() - 2 * DAY));
  if (orphans > 0)
    yield note(
      `${orphans} files of pictures or films belong to nothing any more. The server removes them daily.`,
    );
}

async function count(names: AsyncIterable<string>): Promise<number> {
  let found = 0;
  for await (const _ of names) found += 1;
  return found;
}
