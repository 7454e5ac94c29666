// The owner's website read for facts, which then wait for a person.
import type { Fact } from '../../contract/fact.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { endOf, getBusiness, proposeFacts, requireWriter } from '../business/index.ts';
import { proposeFromPages, type Website, type WebsiteRefusal } from '../writer/index.ts';
import { presentFacts } from './manage-facts.ts';

/**
 * Reads a website and proposes what it says; nothing is open in the database meanwhile.
 * @returns what was not known before
 * @throws AppError forbidden for who may not write; invalid, saying why, for a website that cannot be read or says nothing
 */
export async function readOwnWebsite(
  ctx: Context,
  actor: AccountActor,
  website: Website,
  address: string,
): Promise<Fact[]> {
  requireWriter(actor);
  const read = await website.read(address);
  if (read.end === 'refused') throw refuse(read.why, read.host);
  const host = new URL(read.pages[0]?.url ?? address).host;
  return unitOfWork(ctx, actor, async (tx) => {
    const business = await getBusiness(tx, actor.businessId);
    const { timezone, industry } = business;
    const today = toWallTime(tx.now, timezone).slice(0, 10);
    const found = proposeFromPages(read.pages, { name: business.name || host, industry }, today);
    if (found.length === 0) throw refuse('nothing', host);
    const facts = found.map(({ until, ...fact }) => {
      const validTo = endOf({ validTo: until }, timezone) ?? null;
      return { ...fact, validFrom: null, validTo, proof: null };
    });
    const proposed = await proposeFacts(tx, { businessId: business.id, source: 'website' }, facts);
    return presentFacts(proposed, business, tx.now);
  });
}

function refuse(why: WebsiteRefusal | 'nothing', host: string): AppError {
  const field = 'url';
  const sentence =
    why === 'address' ? say('business.website-address') : say(`business.website-${why}`, { host });
  return new AppError('invalid', inField(field, sentence), { field });
}
