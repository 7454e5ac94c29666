// Several pictures of a post as the document that LinkedIn lets people leaf through: a PDF, a page each.
import { documentTitle } from '../../../contract/document-title.ts';
import type { PublishRequest } from '../connector.ts';
import type { Member } from './api.ts';

/** What a page can be made of. */
const PICTURES = ['image/jpeg', 'image/png'];
/** LinkedIn takes twice as much; we hold it all at once. */
const MOST_BYTES = 50_000_000;

/** Null where there is one picture alone, and where the pictures are none of which pages are made: then they leave beside each other. */
export async function makeDocument(
  member: Member,
  { content, media }: PublishRequest,
): Promise<{ readonly title: string; readonly bytes: Buffer } | null> {
  if (media.length < 2 || media.some(({ type }) => !PICTURES.includes(type))) return null;
  const sizes = await Promise.all(media.map((medium) => medium.size()));
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_BYTES) return null;
  const pages = await Promise.all(
    media.map(async (medium) => {
      const { type, width, height } = medium;
      return { type, width, height, bytes: await medium.read() };
    }),
  );
  const title = documentTitle(content);
  return { title, bytes: await member.document(title, pages) };
}
