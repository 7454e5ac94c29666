// The pictures and films of the caller's business: taking them in, describing them, and handing out their bytes.
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { CHANNEL_TYPES, type PostChannel, takesPosts } from '../contract/channels/index.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  AltText,
  MEDIUM_CHANGE_EXAMPLE,
  MediaQuery,
  Medium,
  MediumChange,
  THUMBNAILS,
  type ThumbnailSize,
} from '../contract/media.ts';
import { IdText } from '../contract/schema.ts';
import {
  addMedium,
  describeMedium,
  getMedium,
  listMedia,
  type MediaParts,
  type MediumRecord,
  presentMedium,
  refuseAnnounced,
  removeMedium,
  renditionFor,
  renditionOf,
} from '../domain/media/index.ts';
import type { HttpContext } from '../http/context.ts';
import { prepareFile } from '../http/file-answer.ts';
import { type Answer, defineRoute, type Route } from '../http/route.ts';
import { announcedBytes, readUpload } from '../http/upload.ts';
import { parseInput } from '../http/validate.ts';
import { notFound } from '../kernel/app-error.ts';

const ById = { params: v.object({ id: IdText }) };
const FORM = '/media';

const readMedia = defineRoute({
  method: 'GET',
  path: '/api/media',
  who: 'account',
  input: { query: MediaQuery },
  output: v.array(Medium),
  handler: async ({ app: { ctx }, actor, query }) => {
    const media = await listMedia(ctx.db.read, { ...query, businessId: actor.businessId });
    const last = media.at(-1);
    const next = media.length === query.limit && last ? { before: last.id } : undefined;
    return { body: media.map(presentMedium), next };
  },
});

/** What may be said of a file beside it: in the query of a raw body, or in fields of a form. */
const Said = v.object({ name: v.optional(v.string(), ''), alt: AltText });

/** The body is the file itself, or a form (multipart/form-data) with one. */
const createMedium = defineRoute({
  method: 'POST',
  path: '/api/media',
  who: 'writer',
  rate: 'costly',
  input: { query: v.object({ name: v.optional(v.string()), alt: v.optional(v.string()) }) },
  output: Medium,
  handler: async ({ app, actor, query, http }) => {
    refuseAnnounced(app.media.limits, announcedBytes(http));
    const file = readUpload(http);
    const medium = await addMedium(app.ctx, actor, {
      parts: app.media,
      upload: {
        bytes: file.bytes,
        said: () => {
          const said = parseInput(Said, { ...query, name: file.name() || query.name, ...file.fields });
          return { name: nameOf(said.name), alt: said.alt };
        },
      },
    });
    return { status: 201, body: presentMedium(medium) };
  },
});

/** Only a name: no folders, nothing that cannot be shown in a line. */
function nameOf(told: string): string {
  const last = told.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, LIMITS.name);
}

const readMedium = defineRoute({
  method: 'GET',
  path: '/api/media/:id',
  who: 'account',
  input: ById,
  output: Medium,
  handler: async ({ app, actor, params }) => ({
    body: presentMedium(await getMedium(app.ctx.db.read, actor, params.id)),
  }),
});

const changeMedium = defineRoute({
  method: 'PATCH',
  path: '/api/media/:id',
  who: 'writer',
  form: FORM,
  fromForm: ({ alt, x, y }) => ({
    ...(alt === undefined ? {} : { alt }),
    ...(x === undefined || y === undefined ? {} : { focus: { x: Number(x), y: Number(y) } }),
  }),
  input: { ...ById, body: MediumChange },
  output: Medium,
  docs: { example: MEDIUM_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: presentMedium(await describeMedium(app.ctx, actor, params.id, body)),
  }),
});

const deleteMedium = defineRoute({
  method: 'DELETE',
  path: '/api/media/:id',
  who: 'writer',
  form: FORM,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeMedium(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

const USES = [...(Object.keys(THUMBNAILS) as ThumbnailSize[]), ...CHANNEL_TYPES.filter(takesPosts)];

/** Seconds for which a browser shows what it has without asking: the bytes of an id never change. */
const KEPT = 3600;

/** The bytes: as they are kept, as a thumbnail, or exactly as a channel gets them. */
const readMediumFile = defineRoute({
  method: 'GET',
  path: '/api/media/:id/file',
  who: 'account',
  input: {
    ...ById,
    query: v.object({ as: v.optional(v.picklist(USES, 'must be thumb, small or a channel')) }),
  },
  handler: async ({ app, actor, params, query, http }) => {
    const medium = await getMedium(app.ctx.db.read, actor, params.id);
    return query.as === undefined
      ? answerKept(app.media, medium, http)
      : answerRendition(app.media, medium, { http, use: query.as });
  },
});

async function answerKept(
  { store }: MediaParts,
  { hash, type, bytes }: MediumRecord,
  http: HttpContext,
): Promise<Answer<never>> {
  const part = prepareFile(http, { type, size: bytes, tag: `"${hash}"`, maxAge: KEPT });
  if (part === 'known') return { status: 304, raw: { type, content: '' } };
  const content = await store.open(hash, part === 'all' ? undefined : part);
  if (!content) throw notFound();
  return { status: http.status, raw: { type, content: Readable.from(content) } };
}

async function answerRendition(
  parts: MediaParts,
  medium: MediumRecord,
  { http, use }: { http: HttpContext; use: ThumbnailSize | PostChannel },
): Promise<Answer<never>> {
  const rendition = renditionFor(medium, use);
  const { type, tag, fit } = rendition;
  if (!fit) return answerKept(parts, medium, http);
  // Its length is known once it is made, which whoever has it already need not wait for.
  const file = { type, tag: `"${tag}"`, maxAge: use in THUMBNAILS ? KEPT : 0 };
  if (prepareFile(http, { ...file, size: 0 }) === 'known') return { status: 304, raw: { type, content: '' } };
  const bytes = Buffer.from(await renditionOf(parts, medium, rendition));
  prepareFile(http, { ...file, size: bytes.length });
  return { status: 200, raw: { type, content: bytes } };
}

/** Every call about media. */
export const MEDIA_ROUTES: readonly Route[] = [
  readMedia,
  createMedium,
  readMedium,
  changeMedium,
  deleteMedium,
  readMediumFile,
];
