// The pictures and films of the caller's business: taking them in, describing them, and handing out their bytes.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  MAIL_ADDRESS_EXAMPLE,
  MAIL_KEY,
  MailAddress,
  MailAddressInput,
  MailWidthText,
  mailPicturePath,
} from '../contract/mail-picture.ts';
import {
  ADDRESS_EXAMPLE,
  AddressInput,
  AltText,
  MEDIUM_CHANGE_EXAMPLE,
  MediaQuery,
  MediaUse,
  Medium,
  MediumAddress,
  MediumChange,
  PieceQuery,
  THUMBNAILS,
  UploadAnswer,
  UploadQuery,
} from '../contract/media.ts';
import { IdText } from '../contract/schema.ts';
import {
  addMedium,
  addressOf,
  describeMedium,
  findByAddress,
  findByMailKey,
  findUpload,
  getMedium,
  listMedia,
  type MediaParts,
  type MediumRecord,
  openToMails,
  presentMedium,
  type RenditionUse,
  refuseAnnounced,
  removeMedium,
  renditionFor,
  renditionOf,
  type Size,
  setPoster,
  takePiece,
  type UploadState,
} from '../domain/media/index.ts';
import type { HttpContext } from '../http/context.ts';
import { KEPT_SECONDS, prepareFile, sendKept } from '../http/file-answer.ts';
import { originOf } from '../http/origin.ts';
import { type Answer, defineRoute, type Route } from '../http/route.ts';
import { announcedBytes, readUpload } from '../http/upload.ts';
import { parseInput } from '../http/validate.ts';
import { readOwnRoute } from '../pages/own-route.ts';

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

/** The body is the file itself, or a form (multipart/form-data) with one: a page's own says in `next` where it leads. */
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
    const next = readOwnRoute(file.fields.next);
    if (next) http.set('Location', `/screens${next}`);
    return next ? { status: 303 } : { status: 201, body: presentMedium(medium) };
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

const answerUpload = ({ received, medium }: UploadState) => ({
  received,
  medium: medium && presentMedium(medium),
});

/** How far a file is that comes in pieces: whoever lost the connection goes on from there. */
const readUploadState = defineRoute({
  method: 'GET',
  path: '/api/uploads',
  who: 'writer',
  input: { query: UploadQuery },
  output: UploadAnswer,
  handler: async ({ app, actor, query }) => ({
    body: answerUpload(await findUpload(app.ctx, actor, app.media, query.key)),
  }),
});

/** The body is a piece of a file; the last one makes a medium of it. */
const writePiece = defineRoute({
  method: 'PUT',
  path: '/api/uploads',
  who: 'writer',
  rate: 'upload',
  input: { query: PieceQuery },
  output: UploadAnswer,
  handler: async ({ app, actor, query, http }) => {
    const { key, bytes: total, at, ...told } = query;
    const said = parseInput(Said, told);
    const { bytes } = readUpload(http);
    const piece = { key, total, at, bytes, said: { ...said, name: nameOf(said.name) } };
    return { body: answerUpload(await takePiece(app.ctx, actor, app.media, piece)) };
  },
});

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

/** The body is a picture of the film: what a browser that can decode it shows of it. */
const writePoster = defineRoute({
  method: 'PUT',
  path: '/api/media/:id/poster',
  who: 'writer',
  rate: 'upload',
  input: ById,
  output: Medium,
  handler: async ({ app, actor, params, http }) => {
    refuseAnnounced(app.media.limits, announcedBytes(http));
    // What is foreign is not there, whatever is sent.
    await getMedium(app.ctx.db.read, actor, params.id);
    const { bytes } = readUpload(http);
    const medium = await setPoster(app.ctx, actor, { parts: app.media, id: params.id, bytes });
    return { body: presentMedium(medium) };
  },
});

/** The bytes: as they are kept, as a thumbnail, or exactly as a channel gets them. */
const readMediumFile = defineRoute({
  method: 'GET',
  path: '/api/media/:id/file',
  who: 'account',
  input: {
    ...ById,
    query: v.object({ as: v.optional(MediaUse) }),
  },
  handler: async ({ app, actor, params, query, http }) => {
    const medium = await getMedium(app.ctx.db.read, actor, params.id);
    return sendMedium(app.media, medium, { http, use: query.as ?? null });
  },
});

/** An address under which whoever is told it can fetch the bytes for a while, as vendors do. */
const createAddress = defineRoute({
  method: 'POST',
  path: '/api/media/:id/address',
  who: 'writer',
  input: { ...ById, body: AddressInput },
  output: MediumAddress,
  docs: { example: ADDRESS_EXAMPLE },
  handler: async ({ app, actor, params, body, http }) => {
    const medium = await getMedium(app.ctx.db.read, actor, params.id);
    if (body.as) renditionFor(medium, body.as);
    const { secret, until } = addressOf(app.ctx, medium, { seconds: body.seconds, use: body.as ?? null });
    return { body: { url: `${originOf(app, http)}/m/${secret}`, expiresAt: new Date(until).toISOString() } };
  },
});

/** What such an address leads to. */
const readByAddress = defineRoute({
  method: 'GET',
  path: '/m/:secret',
  who: 'anyone',
  input: { params: v.object({ secret: v.pipe(v.string(), v.maxLength(2000)) }) },
  handler: async ({ app, params, http }) => {
    const { medium, use, first } = await findByAddress(app.ctx, params.secret);
    // Letters show it too, in programs that run on pages of their own.
    http.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendMedium(app.media, medium, { http, use, first: first ?? medium });
  },
});

/** An address under which readers of mails get a picture for as long as it is there. */
const createMailAddress = defineRoute({
  method: 'POST',
  path: '/api/media/:id/mail-address',
  who: 'writer',
  form: FORM,
  fromForm: ({ width }) => (width ? { width: Number(width) } : {}),
  input: { ...ById, body: MailAddressInput },
  output: MailAddress,
  docs: { example: MAIL_ADDRESS_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    const { key, width } = await openToMails(app.ctx, actor, params.id, body.width);
    const path = mailPicturePath(key, width);
    return { body: { url: new URL(path, app.mail.publicUrl).href, path, width } };
  },
});

/** What mails show; a mail program may ask from anywhere, and its proxies keep what never changes. */
const readMailPicture = defineRoute({
  method: 'GET',
  path: '/i/:key/:width',
  who: 'anyone',
  rate: 'mailRead',
  input: { params: v.object({ key: v.pipe(v.string(), v.regex(MAIL_KEY)), width: MailWidthText }) },
  handler: async ({ app, params, http }) => {
    const medium = await findByMailKey(app.ctx, params.key);
    const answer = await sendMedium(app.media, medium, { http, use: `mail-${params.width}` });
    http.set({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    return answer;
  },
});

async function sendMedium(
  parts: MediaParts,
  medium: MediumRecord,
  { http, use, first }: { http: HttpContext; use: RenditionUse | null; first?: Size },
): Promise<Answer<never>> {
  const rendition = use && renditionFor(medium, use, first);
  const { hash: name, bytes } = medium;
  if (!rendition?.fit)
    return sendKept(http, { type: medium.type, bytes, name }, (span) => parts.store.open(name, span));
  // Its length is known once it is made, which whoever has it already need not wait for.
  const { type, tag } = rendition;
  const file = { type, tag: `"${tag}"`, maxAge: use && use in THUMBNAILS ? KEPT_SECONDS : 0 };
  if (prepareFile(http, { ...file, size: 0 }, { isWhole: true }) === 'known')
    return { status: 304, raw: { type, content: '' } };
  const made = Buffer.from(await renditionOf(parts, rendition));
  prepareFile(http, { ...file, size: made.length }, { isWhole: true });
  return { status: 200, raw: { type, content: made } };
}

/** Every call about media. */
export const MEDIA_ROUTES: readonly Route[] = [
  readMedia,
  createMedium,
  readUploadState,
  writePiece,
  readMedium,
  changeMedium,
  deleteMedium,
  writePoster,
  readMediumFile,
  createAddress,
  readByAddress,
  createMailAddress,
  readMailPicture,
];
