// How long the library lasts a channel at its pace, said before it runs dry.
import { type PostChannel, writingOf } from '../../contract/channels/index.ts';
import { DAY } from '../../kernel/clock.ts';
import type { Fact, WriterProfile } from './facts.ts';
import { localeOfTexts } from './language.ts';
import type { Library } from './library/library.ts';
import { isForm, isKnownTo, isTold, suits } from './telling/choose-idea.ts';
import { History, type ToldPost } from './telling/history.ts';
import { isAmerican } from './telling/wording.ts';

/** Share of a plan that ideas carry: the rest are the owner's own news and people. */
const BY_IDEAS = 0.75;
/** Beyond this nobody plans: what was told first may be told again by then. */
const FAR = 365 * DAY;

export interface Stock {
  /** Ideas that this channel has not told lately. */
  readonly ideas: number;
  /** Until when they last at this pace, UTC milliseconds; null when for a year or longer. */
  readonly until: number | null;
}

/** @param weekly posts a week; @param recent posts of all channels, as the writer remembers them */
export function stockOf(request: {
  readonly library: Library;
  readonly profile: WriterProfile;
  readonly facts: readonly Fact[];
  readonly channel: PostChannel;
  readonly weekly: number;
  readonly recent: readonly ToldPost[];
  readonly now: number;
}): Stock {
  const { library, profile, facts, channel, weekly, now } = request;
  const history = new History(request.recent);
  const { form } = writingOf(channel);
  const said = `${profile.name}\n${profile.description}`;
  const words = [said, ...facts.map((fact) => fact.text)].join('\n');
  const american = isAmerican(localeOfTexts(profile, profile.locale ?? 'en-GB'));
  const open = library.ideas.filter(
    (shelved) =>
      // A season passes whether its ideas are told or not.
      shelved.moment === null &&
      shelved.idea.when === undefined &&
      suits(shelved, { profile: words, said, facts }) &&
      isKnownTo(shelved.idea, american) &&
      isForm(shelved, form) &&
      !isTold(shelved, { channel, form, at: now }, history),
  );
  const until = now + (open.length / Math.max(weekly * BY_IDEAS, 0.1)) * 7 * DAY;
  return { ideas: open.length, until: until - now >= FAR ? null : until };
}
