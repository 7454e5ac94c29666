// Addresses of media that work without an account for a while, for vendors that fetch pictures themselves. They are sealed: what
// they stand for, and until when, nobody but this server reads or makes.
import type { Context, Query } from '../../db/unit-of-work.ts';
import { notFound } from '../../kernel/app-error.ts';
import { type Clock, SECOND } from '../../kernel/clock.ts';
import { SealError, type Vault } from '../../kernel/vault.ts';
import { findMediumOfAnyBusiness, type MediumRecord } from './medium.repo.ts';
import type { RenditionUse } from './rendition.ts';

const ABOUT = 'address of a medium';

interface Stands {
  readonly id: number;
  readonly use: RenditionUse | null;
  /** The first picture of the post, whose shape it gets; null where it stands alone. */
  readonly first: { readonly width: number; readonly height: number } | null;
  /** UTC milliseconds. */
  readonly until: number;
}

/** @returns the secret part of the address, and until when it works, UTC milliseconds */
export function addressOf(
  { vault, clock }: { vault: Vault; clock: Pick<Clock, 'now'> },
  medium: Pick<MediumRecord, 'id'>,
  { seconds, use = null, first = null }: { seconds: number } & Partial<Pick<Stands, 'use' | 'first'>>,
): { secret: string; until: number } {
  const until = clock.now() + seconds * SECOND;
  const stands: Stands = { id: medium.id, use, first, until };
  return { secret: vault.seal(JSON.stringify(stands), ABOUT), until };
}

/** @throws AppError not-found for a secret that was changed or has ended, and for a medium that is gone */
export async function findByAddress(
  { vault, clock, db }: Pick<Context, 'vault' | 'clock' | 'db'>,
  secret: string,
): Promise<Stands & { readonly medium: MediumRecord }> {
  const stands = open(vault, secret);
  if (stands.until <= clock.now()) throw notFound();
  return { ...stands, medium: await requireMedium(db.read, stands.id) };
}

function open(vault: Vault, secret: string): Stands {
  try {
    return JSON.parse(vault.open(secret, ABOUT));
  } catch (error) {
    if (error instanceof SealError) throw notFound();
    throw error;
  }
}

async function requireMedium(q: Query, id: number): Promise<MediumRecord> {
  const medium = await findMediumOfAnyBusiness(q, id);
  if (!medium) throw notFound();
  return medium;
}
