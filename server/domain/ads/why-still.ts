// Why no move of budgets is proposed now, for whoever looks where one would stand.
import { WORLDS, type World } from '../../contract/connection.ts';
import { type Said, say } from '../../sentences/index.ts';
import { type Business, getBusiness } from '../business/index.ts';
import { daysOfArms, listArms } from './budget-arms.ts';
import { whyNotMoved } from './drive-move.ts';
import { freeOf, type Seen, seekMove, silentArms } from './seek-move.ts';

export interface Still {
  readonly world: World;
  readonly why: Said;
}

/** The reason in each of these worlds in which there are budgets; by what is known now. */
export async function whyStill(
  seen: Seen,
  businessId: number,
  worlds: readonly World[] = WORLDS,
): Promise<Still[]> {
  const business = await getBusiness(seen, businessId);
  const found: Still[] = [];
  for (const world of worlds) {
    const why = await whyStillIn(seen, business, world);
    if (why) found.push({ world, why });
  }
  return found;
}

async function whyStillIn(seen: Seen, business: Business, world: World): Promise<Said | null> {
  const arms = await listArms(seen.q, business, world);
  if (arms.length === 0) return null;
  const against = await whyNotMoved(seen, { businessId: business.id, world });
  if (against) return against;
  const stand = { business, world, arms, days: await daysOfArms(seen.q, arms, { business, now: seen.now }) };
  const [silent] = await silentArms(seen, stand);
  if (silent) return say('ads.still-silent', { channel: silent.channel });
  const chosen = await seekMove(seen, stand, await freeOf(seen.q, stand));
  return 'still' in chosen ? chosen.still : say('ads.looked-daily');
}
