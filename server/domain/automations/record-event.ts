// Keeping what a person did elsewhere, and setting off what follows from it. An event never subscribes anybody.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { EventSource, PersonEventInput, ToldEvent } from '../../contract/person-event.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HOUR } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import { noticePerson } from '../audience/index.ts';
import { requireWriter } from '../business/index.ts';
import { react } from './enter.ts';
import { insertPersonEvent } from './person-event.repo.ts';

/** By so much the clock of a shop may be ahead of ours: such an event happened now. */
const AHEAD = HOUR;

/**
 * Keeps an event of a person. An id that the business was told of before changes nothing.
 * @throws AppError invalid for a moment that is still to come, too-large for too much data
 */
export async function recordPersonEvent(
  ctx: Context,
  actor: AccountActor,
  input: PersonEventInput,
): Promise<ToldEvent> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, (tx) => keepEvent(tx, actor.businessId, input));
}

/** The same in the caller's transaction, whoever tells it; `source` is null for programs and shops. */
export async function keepEvent(
  tx: Tx,
  businessId: number,
  { email, event, id, data, at: told }: PersonEventInput,
  source: EventSource | null = null,
): Promise<ToldEvent> {
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) > LIMITS.eventData) {
    throw new AppError(
      'too-large',
      say('automations.data-too-large', { kilobytes: LIMITS.eventData / 1024 }),
    );
  }
  if (told !== undefined && told > tx.now + AHEAD) {
    throw new AppError('invalid', inField('at', say('automations.event-to-come')), { field: 'at' });
  }
  const at = Math.min(told ?? tx.now, tx.now);
  const person = await noticePerson(tx, businessId, email);
  const kept = { businessId, subscriberId: person?.id ?? null, event, at, externalId: id, source };
  const isNew = await insertPersonEvent(tx.q, { ...kept, data: person ? json : '{}' });
  // What a page tells anybody could have told: it writes to nobody who never agreed to mail.
  const mayReact = source !== 'site' || person?.status === 'active';
  if (isNew && person && mayReact) await react(tx, person, { event, at, id });
  return { id, email, event, at: new Date(at).toISOString(), isNew };
}
