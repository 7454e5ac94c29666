// What a business without a pack tells of itself beside its news: questions to its readers, who it is, its practical side and thanks.
// Each is told once in a while on a channel, and days later on the next.
import type { Pillar } from '../../../contract/constants/pillars.ts';
import { DAY } from '../../../kernel/clock.ts';
import type { Random } from '../../../kernel/random.ts';
import { isOfTrade } from '../library/library.ts';
import { isSolemn } from '../library/premises.ts';
import type { WrittenPost } from '../written-post.ts';
import { type Desk, type Slot, toPost } from './desk.ts';
import { tellOfItself, tellQuestion } from './own-tellings.ts';
import { OPENS_AGAIN } from './rest.ts';
import { TALK_KINDS, TALK_KINDS_ALONE, type TalkKind } from './talk-post.ts';
import type { Told } from './tell.ts';
import type { Width } from './telling.ts';

/** Days between two posts that answer the same question. */
const ASKED_APART = 21 * DAY;
/** The same on two channels of a business without a pack; what is small talk is heard wherever it stands. */
const ALONE_APART = 8 * DAY;
const SMALL_TALK_APART = 14 * DAY;
const SMALL_TALK = /^(?:talk-(?!about|thing|event|dogs|day|since)|thanks$|hello$)/;
/** Days between two questions about the town on a channel, and on any two. */
const TOWNS_APART = 14 * DAY;
const TOWNS_APART_ANYWHERE = 4 * DAY;
/** Days between two posts that tell much the same of the owner's facts, whatever the channels: its readers follow more than one. */
const SAME_APART = 12 * DAY;
const SAME_APART_OF_TRADE = 4 * DAY;

/** A slot in which an idea may also be told in words that this installation leaves to others, or one that is not quite its own. */
export interface WideSlot extends Slot {
  readonly wide: Width;
}

/** Whether the business speaks for itself: it has no pack, or its pack has nothing to say. Small talk is no matter of a funeral's. */
const isLeftTo = (desk: Desk, { wide }: WideSlot): boolean =>
  (wide !== 'own' || !isOfTrade(desk.library)) && !isSolemn(desk.profile);

/** A question to the readers about what the business is, does or has: each once in three weeks, whatever the channel. */
export function fromQuestions(desk: Desk, slot: WideSlot, random: Random): WrittenPost | null {
  const kinds = random.shuffle(isLeftTo(desk, slot) ? TALK_KINDS_ALONE : TALK_KINDS);
  // What is asked of its own facts comes before small talk.
  for (const kind of kinds.toSorted((x, y) => Number(OF_FACTS.has(y)) - Number(OF_FACTS.has(x)))) {
    if (isAskedNear(desk, `talk-${kind}`, slot.at)) continue;
    if (kind.startsWith('town-') && hasTownNear(desk, slot.at)) continue;
    const told = tellQuestion(desk, kind, slot, random);
    const post =
      told === null || isToldNear(desk, told, slot.at)
        ? null
        : toPost(desk, told, { ...alone(desk), pillar: 'talk', shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

const OF_FACTS: ReadonlySet<TalkKind> = new Set<TalkKind>([
  'about',
  'thing',
  'event',
  'dogs',
  'day',
  'since',
]);

/** Who the business is, its practical side and its thanks, where no pack has a look behind the scenes. */
export function fromItself(desk: Desk, pillar: Pillar, slot: WideSlot, random: Random): WrittenPost | null {
  if (!isLeftTo(desk, slot)) return null;
  for (const kind of random.shuffle(
    pillar === 'useful' ? ['sheet' as const] : ['hello' as const, 'thanks' as const],
  )) {
    if (isAskedNear(desk, kind, slot.at)) continue;
    const told = tellOfItself(desk, kind, slot, random);
    const post =
      told === null || isToldNear(desk, told, slot.at)
        ? null
        : toPost(desk, told, { ...alone(desk), pillar, shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

function hasTownNear({ history, channel }: Desk, at: number): boolean {
  return (
    history.hasCutsNear('talk-town-', at, TOWNS_APART, channel) ||
    history.hasCutsNear('talk-town-', at, TOWNS_APART_ANYWHERE, null)
  );
}

/** Whether much the same was told of the owner's facts just now, wherever that was. */
export function isToldNear({ history, library }: Desk, { factIds, passing = [] }: Told, at: number): boolean {
  const within = isOfTrade(library) ? SAME_APART_OF_TRADE : SAME_APART;
  const told = factIds.filter((id) => !passing.includes(id));
  return told.length > 0 && history.tellsSameNear(told, at, within);
}

/** Without a pack, what is its own is told on each channel: it is held against the posts of that channel alone. */
export const alone = (desk: Desk) => ({ isNews: !isOfTrade(desk.library) });

/** Whether the same was asked here lately, or on another channel just now. */
export function isAskedNear(desk: Desk, cut: string, at: number): boolean {
  const { history, channel } = desk;
  if (isOfTrade(desk.library)) return history.hasCutNear(cut, at, ASKED_APART);
  const apart = SMALL_TALK.test(cut) ? SMALL_TALK_APART : ALONE_APART;
  return history.hasCutNear(cut, at, OPENS_AGAIN, channel) || history.hasCutNear(cut, at, apart);
}
