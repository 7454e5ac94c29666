// Whether a fact of the owner may be said again: on the day, and after a while.

import type { PostChannel } from '../../../contract/channels/index.ts';
import { DAY } from '../../../kernel/clock.ts';
import { type Fact, holdsAt } from '../facts.ts';
import { isOfTrade, type Library } from '../library/library.ts';
import { type History, SIGNED_REST } from './history.ts';

interface Rested {
  readonly history: History;
  readonly channel: PostChannel;
}

/** On one channel the same opens another post after four weeks. */
export const OPENS_AGAIN = 28 * DAY;

/** A fact that holds on the day and was not told just now: led to or not, the same line is a refrain. */
export function isOpen({ history, channel }: Rested, fact: Fact, at: number): boolean {
  return (
    holdsAt(fact, at) && history.isRested(fact, channel) && !history.isUsedNear(fact, at, REFRAIN, channel)
  );
}

/** The same for a post about the fact itself. */
export function isOpenAsOwn({ history, channel }: Rested, fact: Fact, at: number): boolean {
  return holdsAt(fact, at) && history.isRestedAsOwn(fact, channel);
}

/** Whether a fact may stand under a post of another matter: it is no refrain of the channel, and who has no pack says it once in some days. */
export function mayClose(
  { history, channel, library }: Rested & { readonly library: Library },
  fact: Fact,
  at: number,
): boolean {
  const isHeard =
    history.isUsedNear(fact, at, REFRAIN, channel) ||
    (!isOfTrade(library) && history.isUsedNear(fact, at, HEARD_FOR));
  return !isHeard && holdsAt(fact, at) && history.isRested(fact, channel, SIGNED_REST);
}
const HEARD_FOR = 4 * DAY;
/** The same line under two posts of a channel within this time is read as a refrain. */
const REFRAIN = 8 * DAY;
