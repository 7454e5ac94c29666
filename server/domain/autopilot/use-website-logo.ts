// The logo that the website shows, made the logo of the brand kit: only now are its bytes asked for.
import type { BrandKit } from '../../contract/brand.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findWebsiteReading, getBusiness, requireWriter } from '../business/index.ts';
import { type Drawing, saveBrandKit } from '../design/index.ts';
import { addPicture, type MediaParts } from '../media/index.ts';
import type { Website, WebsiteRefusal } from '../writer/index.ts';

export interface LogoParts {
  readonly website: Website;
  readonly media: MediaParts;
  readonly drawing: Pick<Drawing, 'drawVector'>;
}

/**
 * Takes the proposed logo into the library and into the kit, where it stands on light ground.
 * @throws AppError forbidden for who may not write; not-found where no website was read, or it shows no logo; invalid or
 *   unsupported, saying why, where the file cannot be had or read, and too-large: nothing is changed then
 */
export async function useWebsiteLogo(
  ctx: Context,
  actor: AccountActor,
  { website, media, drawing }: LogoParts,
): Promise<BrandKit> {
  requireWriter(actor);
  const { businessId } = actor;
  const logo = (await findWebsiteReading(ctx.db.read, businessId))?.proposals.logo;
  if (!logo) throw notFound();
  const read = await website.readPicture(logo.url);
  if (read.end === 'refused') throw refuse(read.why, read.host);
  const { name } = await getBusiness({ q: ctx.db.read }, businessId);
  const said = {
    name: `Logo of ${new URL(logo.page).host}`,
    alt: `Logo of ${name}`,
    origin: 'website',
  } as const;
  const bytes = await pixelsOf(drawing, read.bytes);
  const { id } = await addPicture(ctx, actor, { parts: media, businessId, bytes, ...said });
  return saveBrandKit(ctx, actor, { logo: id });
}

/** A drawing may hold what runs, so it is never kept: what its shapes look like is. */
async function pixelsOf(drawing: LogoParts['drawing'], file: Uint8Array): Promise<Uint8Array> {
  if (!mayBeVector(file)) return file;
  const drawn = await drawing.drawVector(file);
  if ('problem' in drawn) throw new AppError('invalid', say('business.website-logo-drawing', drawn));
  return drawn.bytes;
}

const BEGINNING = 4096;

/** By how it begins; what it is otherwise, the library says. */
function mayBeVector(file: Uint8Array): boolean {
  const head = new TextDecoder().decode(file.subarray(0, BEGINNING)).trimStart();
  return head.startsWith('<') && /<svg[\s>]/i.test(head);
}

function refuse(why: WebsiteRefusal, host: string): AppError {
  if (why === 'too-large') return new AppError('too-large', say('business.website-logo-too-large', { host }));
  if (why === 'status') return new AppError('invalid', say('business.website-logo-gone', { host }));
  // An address out of a page is whole, and any file may be tried as a picture.
  if (why === 'address' || why === 'not-html') throw new Error(`${why} is no answer to a picture`);
  return new AppError('invalid', say(`business.website-${why}`, { host }));
}
