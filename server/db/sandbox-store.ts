// The Sandbox's posts in a database of its own (or behind a connection of its own): what it took stays taken, whatever
// becomes of our transactions.
import type { SandboxPost, SandboxStore } from '../connectors/channels/sandbox/store.ts';
import type { Database, Query } from './connect.ts';
import { isPostgres } from './dialect.ts';

interface SandboxRow {
  external_id: string;
  channel: SandboxPost['channel'];
  profile: string;
  title: string | null;
  content: string;
  media_preview: string | null;
  media: string | null;
  read_as: string | null;
  fingerprint: string;
  published_at: number;
}

const COLUMNS = [
  'external_id',
  'channel',
  'profile',
  'title',
  'content',
  'media_preview',
  'media',
  'read_as',
  'fingerprint',
  'published_at',
] as const;

/** Keeps the Sandbox's posts in `db`, which must have been opened for it alone and migrated with its migrations. */
export function createSandboxStore(db: Database): SandboxStore {
  return {
    add: (post, duplicateSince) => db.write.transaction((q) => addPost(q, post, duplicateSince)),
    findByFingerprint: async ({ channel, profile }, { fingerprint, from, until, except }) => {
      const row = await posts(db.write)
        .where({ channel, profile, fingerprint })
        .whereBetween('published_at', [from, until])
        .whereNotIn('external_id', [...except])
        .orderBy('published_at')
        .first();
      return row && toPost(row);
    },
    find: async ({ channel, profile }, externalId) => {
      const row = await posts(db.read).where({ channel, profile, external_id: externalId }).first();
      return row && toPost(row);
    },
    list: async ({ channel, profile }, { until, limit }) => {
      const rows = await posts(db.read)
        .where({ channel, profile })
        .where('published_at', '<=', until)
        .orderBy([
          { column: 'published_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      return rows.map(toPost);
    },
    remove: async ({ channel, profile }, externalId) => {
      await db.write('sandbox_posts').where({ channel, profile, external_id: externalId }).del();
    },
  };
}

async function addPost(
  q: Query,
  post: SandboxPost,
  duplicateSince: number | null,
): Promise<SandboxPost | undefined> {
  await lockProfile(q, post.profile);
  const earlier = duplicateSince === null ? undefined : await findSince(q, post, duplicateSince);
  if (earlier) return toPost(earlier);
  await q('sandbox_posts').insert(toRow(post));
  return undefined;
}

async function findSince(q: Query, post: SandboxPost, since: number): Promise<SandboxRow | undefined> {
  return posts(q)
    .where({ channel: post.channel, profile: post.profile, fingerprint: post.fingerprint })
    .where('published_at', '>=', since)
    .orderBy('published_at')
    .first();
}

/** Two posts of one profile are taken one after the other; SQLite's single writer sees to that anyway. */
async function lockProfile(q: Query, profile: string): Promise<void> {
  if (isPostgres(q)) await q.raw('select pg_advisory_xact_lock(hashtext(?))', [`sandbox:${profile}`]);
}

function posts(q: Query) {
  return q<SandboxRow>('sandbox_posts').select(...COLUMNS);
}

function toRow(post: SandboxPost): SandboxRow {
  return {
    external_id: post.externalId,
    channel: post.channel,
    profile: post.profile,
    title: post.title,
    content: post.content,
    media_preview: post.mediaPreview,
    media: JSON.stringify(post.media),
    read_as: post.readAs && JSON.stringify(post.readAs),
    fingerprint: post.fingerprint,
    published_at: post.publishedAt,
  };
}

function toPost(row: SandboxRow): SandboxPost {
  return {
    externalId: row.external_id,
    channel: row.channel,
    profile: row.profile,
    title: row.title,
    content: row.content,
    mediaPreview: row.media_preview,
    media: row.media === null ? [] : JSON.parse(row.media),
    readAs: row.read_as === null ? null : JSON.parse(row.read_as),
    fingerprint: row.fingerprint,
    publishedAt: row.published_at,
  };
}
