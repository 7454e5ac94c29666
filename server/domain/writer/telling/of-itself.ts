// What a business without a pack tells of itself beside its news: questions to its readers, who it is, its practical side and thanks.
// Each is told once in a while on a channel, and days later on the next.
import type { Pillar } from '../../../contract/constants/pillars.ts';
import { DAY } from '../../../kernel/clock.ts';
import type { Random } from '../../../kernel/random.ts';
import { isSolemn } from '../library/premises.ts';
import type { WrittenPost } from '../written-post.ts';
import { type Desk, type Slot, tellOfItself, tellQuestion, toPost } from './desk.ts';
import { TALK_KINDS, TALK_KINDS_ALONE } from './talk-post.ts';

/** Days between two posts that answer the same question. */
const ASKED_APART = 21 * DAY;
/** The same on two channels of a business without a pack. */
const ALONE_APART = 6 * DAY;
/** Days between two questions about the town on a channel. */
const TOWNS_APART = 14 * DAY;
/** On one channel the same opens another post after four weeks. */
export const OPENS_AGAIN = 28 * DAY;

/** A slot in which an idea may also be told in words that this installation leaves to others, or one that is not quite its own. */
export interface WideSlot extends Slot {
  readonly wide: boolean;
}

/** Whether the business speaks for itself: it has no pack, or its pack has nothing to say. Small talk is no matter of a funeral's. */
const isLeftTo = (desk: Desk, { wide }: WideSlot): boolean =>
  (wide || !isOfTrade(desk)) && !isSolemn(desk.profile);

/** A question to the readers about what the business is, does or has: each once in three weeks, whatever the channel. */
export function fromQuestions(desk: Desk, slot: WideSlot, random: Random): WrittenPost | null {
  const { history, channel } = desk;
  for (const kind of random.shuffle(isLeftTo(desk, slot) ? TALK_KINDS_ALONE : TALK_KINDS)) {
    if (isAskedNear(desk, `talk-${kind}`, slot.at)) continue;
    if (kind.startsWith('town-') && history.hasCutsNear('talk-town-', slot.at, TOWNS_APART, channel))
      continue;
    const told = tellQuestion(desk, kind, slot, random);
    const post =
      told === null ? null : toPost(desk, told, { ...alone(desk), pillar: 'talk', shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

/** Who the business is, its practical side and its thanks, where no pack has a look behind the scenes. */
export function fromItself(desk: Desk, pillar: Pillar, slot: WideSlot, random: Random): WrittenPost | null {
  if (!isLeftTo(desk, slot)) return null;
  for (const kind of random.shuffle(
    pillar === 'useful' ? ['sheet' as const] : ['hello' as const, 'thanks' as const],
  )) {
    if (isAskedNear(desk, kind, slot.at)) continue;
    const told = tellOfItself(desk, kind, slot, random);
    const post = told === null ? null : toPost(desk, told, { ...alone(desk), pillar, shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

/** Without a pack, what is its own is told on each channel: it is held against the posts of that channel alone. */
export const alone = (desk: Desk) => ({ isNews: !isOfTrade(desk) });

/** Whether the same was asked here lately, or on another channel just now. */
export function isAskedNear(desk: Desk, cut: string, at: number): boolean {
  const { history, channel } = desk;
  if (isOfTrade(desk)) return history.hasCutNear(cut, at, ASKED_APART);
  return history.hasCutNear(cut, at, OPENS_AGAIN, channel) || history.hasCutNear(cut, at, ALONE_APART);
}

/** Whether there is a pack of its own trade: without one, what any business of the industry could say is thin. */
export const isOfTrade = ({ library }: Desk): boolean => library.packs[0]?.match !== undefined;
