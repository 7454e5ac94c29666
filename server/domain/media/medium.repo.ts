// All SQL of media: the files of a business, without their bytes.
import type { MediaKind, MediaOrigin, MediaType } from '../../contract/media.ts';
import type { PostStatus } from '../../contract/post.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export { listBytesNames } from '../../db/bytes-names.ts';

export interface MediumRecord {
  readonly id: number;
  readonly businessId: number;
  /** Name of its bytes in the store. */
  readonly hash: string;
  readonly kind: MediaKind;
  readonly type: MediaType;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly seconds: number | null;
  /** Of a film, a second. */
  readonly frames: number | null;
  readonly isAnimated: boolean;
  /** Of a film: name in the store of the picture by which it is shown, where there is one. */
  readonly poster: string | null;
  readonly name: string;
  readonly alt: string;
  /** Shares of width and height. */
  readonly focusX: number;
  readonly focusY: number;
  readonly origin: MediaOrigin;
  /** Under which readers of mails get it; null as long as no mail was to show it. */
  readonly mailKey: string | null;
  readonly createdAt: number;
  /** How many posts show it, mailings among them. */
  readonly posts: number;
}

export type NewMedium = Omit<MediumRecord, 'id' | 'posts' | 'mailKey'>;

/** What is deleted shows nothing any more. */
const SHOWN = `from post_media join posts on posts.id = post_media.post_id
  where post_media.media_id = media.id and posts.deleted_at is null`;

/** A mailing says in its text which pictures it shows. */
const SAID = `from posts where media.mail_key is not null and posts.business_id = media.business_id
  and posts.deleted_at is null and posts.content like '%/i/' || media.mail_key || '/%'`;

const MEDIUM = mapColumns<MediumRecord>('media', {
  id: 'id',
  businessId: 'business_id',
  hash: 'hash',
  kind: 'kind',
  type: 'type',
  width: 'width',
  height: 'height',
  bytes: 'bytes',
  seconds: 'seconds',
  frames: 'frames',
  isAnimated: flag('is_animated'),
  poster: 'poster',
  name: 'name',
  alt: 'alt',
  focusX: 'focus_x',
  focusY: 'focus_y',
  origin: 'origin',
  mailKey: 'mail_key',
  createdAt: 'created_at',
  posts: { sql: `((select count(*) ${SHOWN}) + (select count(*) ${SAID}))`, read: Number },
});

export async function insertMedium(q: Query, medium: NewMedium): Promise<number> {
  const [row] = await q('media').insert(MEDIUM.stored(medium), ['id']);
  return row.id;
}

export async function findMedium(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
): Promise<MediumRecord | undefined> {
  return MEDIUM.one(MEDIUM.from(q).where({ 'media.id': id, 'media.business_id': businessId }));
}

/** Of whichever business: the name is told in its mails. */
export async function findMediumByMailKey(q: Query, mailKey: string): Promise<MediumRecord | undefined> {
  return MEDIUM.one(MEDIUM.from(q).where({ 'media.mail_key': mailKey }));
}

/** Gives a medium a name for readers of mails, unless it has one. */
export async function setMailKey(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
  mailKey: string,
): Promise<void> {
  await q('media').where({ id, business_id: businessId }).whereNull('mail_key').update({ mail_key: mailKey });
}

/** For addresses that are signed, and for jobs: whoever serves a person uses `findMedium`. */
export async function findMediumOfAnyBusiness(q: Query, id: number): Promise<MediumRecord | undefined> {
  return MEDIUM.one(MEDIUM.from(q).where({ 'media.id': id }));
}

/** Those of a business among these, in no order. */
export async function listMediaByIds(
  q: Query,
  businessId: number,
  ids: readonly number[],
): Promise<MediumRecord[]> {
  if (ids.length === 0) return [];
  return MEDIUM.all(
    MEDIUM.from(q)
      .where({ 'media.business_id': businessId })
      .whereIn('media.id', [...ids]),
  );
}

/** Those of a business with one of these names, in no order. */
export async function listMediaByNames(
  q: Query,
  businessId: number,
  names: readonly string[],
): Promise<MediumRecord[]> {
  if (names.length === 0) return [];
  const own = MEDIUM.from(q).where({ 'media.business_id': businessId });
  return MEDIUM.all(own.whereIn('media.name', [...names]));
}

export interface MediaFilter {
  readonly businessId: number;
  /** In name and alt text, whatever their case. */
  readonly search?: string | undefined;
  readonly kind?: MediaKind | undefined;
  /** Page on from this id, which is not repeated. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listMedia(q: Query, filter: MediaFilter): Promise<MediumRecord[]> {
  const { businessId, search, kind, before, limit } = filter;
  const query = MEDIUM.from(q).where({ 'media.business_id': businessId }).orderBy('media.id', 'desc');
  if (kind !== undefined) query.where('media.kind', kind);
  if (before !== undefined) query.where('media.id', '<', before);
  if (search) {
    const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query.whereRaw(`(lower(media.name) like ? escape '\\' or lower(media.alt) like ? escape '\\')`, [
      like,
      like,
    ]);
  }
  return MEDIUM.all(query.limit(limit));
}

export async function updateMedium(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
  changes: Partial<Pick<MediumRecord, 'alt' | 'focusX' | 'focusY' | 'poster'>>,
): Promise<void> {
  await q('media').where({ id, business_id: businessId }).update(MEDIUM.stored(changes));
}

export async function deleteMedium(q: Query, key: { id: number; businessId: number }): Promise<void> {
  await q('media').where({ id: key.id, business_id: key.businessId }).del();
}

/** Bytes of all media of a business. */
export async function sumBytes(q: Query, businessId: number): Promise<number> {
  const [row] = await q('media').where({ business_id: businessId }).sum({ bytes: 'bytes' });
  return Number(row?.bytes ?? 0);
}

/** Of these names of bytes, those that a medium of any business has. */
export async function listKnownHashes(q: Query, hashes: readonly string[]): Promise<string[]> {
  const rows: { name: string }[] = await q('media')
    .select({ name: 'hash' })
    .whereIn('hash', [...hashes])
    .union((posters) =>
      posters
        .from('media')
        .select({ name: 'poster' })
        .whereIn('poster', [...hashes]),
    );
  return rows.map(({ name }) => name);
}

export interface ShowingPost {
  readonly id: number;
  readonly status: PostStatus;
  readonly title: string | null;
  readonly content: string;
}

/** Posts that show a medium, mailings among them, and are not deleted. */
export async function listPostsThatShow(q: Query, mediumId: number): Promise<ShowingPost[]> {
  return q('posts')
    .select('posts.id', 'posts.status', 'posts.title', 'posts.content')
    .leftJoin('mailings', 'mailings.post_id', 'posts.id')
    .join('media', 'media.business_id', 'posts.business_id')
    .where('media.id', mediumId)
    .whereNull('posts.deleted_at')
    .where((either) => {
      either
        .whereRaw('posts.id in (select post_id from post_media where media_id = media.id)')
        .orWhereRaw(
          `(media.mail_key is not null and (${says('posts.content')} or ${says('mailings.b_content')}))`,
        );
    })
    .orderBy('posts.id');
}

/** Whether a text shows a picture by its name for readers of mails. */
const says = (column: string) => `${column} like '%/i/' || media.mail_key || '/%'`;

/** What else of a business shows a medium in mails that leave by themselves: names of automations and of templates. */
export async function listMailsThatShow(q: Query, mediumId: number): Promise<string[]> {
  const own = (table: string, name: string) =>
    q('media')
      .select({ name })
      .join(table, `${table}.business_id`, 'media.business_id')
      .where('media.id', mediumId)
      .whereNotNull('media.mail_key');
  const automations = own('automations', 'automations.name').where((either) => {
    either
      .whereRaw(says('automations.definition'))
      .orWhereRaw(says('automations.draft'))
      .orWhereRaw(
        `exists (select 1 from automation_steps where automation_id = automations.id and ${says('automation_steps.content')})`,
      );
  });
  const templates = own('mail_templates', 'mail_templates.name').whereRaw(says('mail_templates.content'));
  const found: { name: string }[] = [...(await automations), ...(await templates)];
  return found.map(({ name }) => name);
}

/** Removes what was drawn and neither a post nor a mail shows, made before a moment. @returns how many */
export async function deleteUnusedDesigns(q: Query, before: number): Promise<number> {
  return q('media')
    .where({ origin: 'design' })
    .whereNull('mail_key')
    .where('created_at', '<', before)
    .whereRaw(`not exists (select 1 ${SHOWN})`)
    .del();
}
