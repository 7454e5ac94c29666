// Saving the profile also settles what hangs on it: facts that are gone take their unpublished posts along at once, and a
// corrected time zone takes what is planned along.
import type { BusinessProfileChange, BusinessProfileInput } from '../../contract/business.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { hasAmounts } from '../ads/index.ts';
import {
  type Business,
  deriveFacts,
  getBusiness,
  hasProfile,
  moveFactDays,
  requireWriter,
  storeProfile,
} from '../business/index.ts';
import { listScheduledPosts, MOVABLE_STATES, movePost, retirePosts } from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import { sameLocalTime } from '../learning/index.ts';
import { extractFacts } from '../writer/index.ts';

/** Planned posts of a business at most; far more than any calendar holds. */
const MOST = 5000;

/**
 * Stores profile and facts together.
 * @returns the business, whether this was its first profile, and how many planned posts another time zone moved
 * @throws AppError conflict for another currency once amounts are stored in the present one
 */
export async function saveProfile(
  ctx: Context,
  actor: AccountActor,
  input: BusinessProfileInput,
): Promise<{ business: Business; created: boolean; moved: number }> {
  return unitOfWork(ctx, actor, (tx) => save(tx, actor, input));
}

/**
 * Changes what is given; the rest of the profile stays as it is.
 * @returns as saveProfile
 * @throws AppError as saveProfile; not-found before the first profile
 */
export async function changeProfile(
  ctx: Context,
  actor: AccountActor,
  change: BusinessProfileChange,
): Promise<{ business: Business; created: boolean; moved: number }> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await getBusiness(tx, actor.businessId);
    if (!hasProfile(before)) throw new AppError('not-found', say('http.no-profile'));
    return save(tx, actor, { ...before, ...change });
  });
}

async function save(tx: Tx, actor: AccountActor, input: BusinessProfileInput) {
  const { business, before, created } = await storeProfile(tx, actor, input);
  if (business.currency !== before.currency) await requireNoAmounts(tx, before);
  const gone = await deriveFacts(tx, business.id, extractFacts(business));
  await retirePosts(tx, business.id, gone);
  const isElsewhere = business.timezone !== before.timezone;
  if (isElsewhere) await moveFactDays(tx, business.id, before.timezone, business.timezone);
  const moved = isElsewhere ? await movePlanned(tx, before, business) : 0;
  return { business, created, moved };
}

async function requireNoAmounts(tx: Tx, { id, currency }: Business): Promise<void> {
  if (!(await hasAmounts(tx.q, id))) return;
  const field = 'currency';
  throw new AppError('conflict', inField(field, say('business.currency-kept', { currency })), { field });
}

/** What was planned for nine o'clock stays planned for nine o'clock. What would have to leave at once stays as it is. */
async function movePlanned(tx: Tx, before: Business, { id, timezone }: Business): Promise<number> {
  const posts = await listScheduledPosts(tx.q, {
    businessId: id,
    statuses: MOVABLE_STATES,
    from: tx.now,
    limit: MOST,
  });
  let moved = 0;
  for (const post of posts) {
    const at = sameLocalTime(post.scheduledAt ?? 0, before.timezone, timezone);
    if (at <= tx.now || at === post.scheduledAt) continue;
    await movePost(tx, post, at);
    moved += 1;
  }
  if (moved > 0) {
    await recordDecisions(tx, [
      {
        businessId: id,
        kind: 'reschedule',
        what: say('autopilot.moved-zone', { posts: moved, timezone }),
        why: say('autopilot.zone-was', { timezone: before.timezone }),
      },
    ]);
  }
  return moved;
}
