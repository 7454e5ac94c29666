// Loads the media library: a page of pictures and films, what is searched for, and one of them in detail.
import type { MediaLibraryProps } from '../../views/screens/media/index.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import { mailPicturePath, mailPictureText, mailWidthsFor } from '../contract/mail-picture.ts';
import { MEDIA_KINDS } from '../contract/media.ts';
import { canWrite } from '../domain/business/index.ts';
import {
  getMedium,
  listMedia,
  listPostsThatShow,
  type MediumRecord,
  presentMedium,
} from '../domain/media/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { readId } from './parts/query.ts';

const PAGE = 48;
/** Of a post's words, where it stands under what it shows, in characters. */
const BEGINNING = 80;

export async function loadMedia(request: AccountRequest): Promise<Loaded<MediaLibraryProps>> {
  const { ctx, actor, query, form } = request;
  const search = (query.get('q') ?? '').trim().slice(0, LIMITS.search);
  const kind = MEDIA_KINDS.find((one) => one === query.get('kind')) ?? null;
  const before = readId(query.get('before'));
  const found = await listMedia(ctx.db.read, {
    businessId: actor.businessId,
    search,
    kind: kind ?? undefined,
    before,
    limit: PAGE + 1,
  });
  const media = found.slice(0, PAGE).map(presentMedium);
  return {
    props: {
      media,
      search,
      kind,
      isFirst: before === undefined,
      olderThan: found.length > PAGE ? (media.at(-1)?.id ?? null) : null,
      canWrite: canWrite(actor),
      open: await loadOpen(request),
      ...(form && { refused: form.message }),
    },
  };
}

/** The medium that the address names. @throws AppError not-found */
async function loadOpen({ ctx, actor, query }: AccountRequest): Promise<MediaLibraryProps['open']> {
  const id = readId(query.get('medium'));
  if (id === undefined) return null;
  const found = await getMedium(ctx.db.read, actor, id);
  const medium = presentMedium(found);
  const posts = await listPostsThatShow(ctx.db.read, id);
  return {
    medium,
    mailTexts: mailTextsOf(found),
    posts: posts.map((post) => ({ id: post.id, words: (post.title ?? post.content).slice(0, BEGINNING) })),
  };
}

/** What is typed into a mail that is to show it, by how wide; none before mails may show it, and none for films. */
function mailTextsOf(medium: MediumRecord): readonly string[] {
  const { mailKey, alt } = medium;
  if (mailKey === null) return [];
  return mailWidthsFor(medium).map((width) => mailPictureText(mailPicturePath(mailKey, width), alt));
}
