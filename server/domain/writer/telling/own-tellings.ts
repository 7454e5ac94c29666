// What the desk asks of the posts about the owner's own things: each told for a slot, in the channel's form, with the facts of the day.
import { channelOf, writingOf } from '../../../contract/channels/index.ts';
import type { Random } from '../../../kernel/random.ts';
import { type Fact, holdsAt } from '../facts.ts';
import { dayAt } from '../library/in-time.ts';
import { isOutOfSeason } from '../library/of-season.ts';
import { tellAim } from './aim-post.ts';
import { type Desk, type Slot, toneOf } from './desk.ts';
import { type IntroductionKind, tellIntroduction } from './introduction.ts';
import type { ListKind } from './list-items.ts';
import { tellList } from './list-post.ts';
import type { Matter } from './matters-data.ts';
import { tellOwn } from './own-post.ts';
import { isOpenAsOwn, mayClose, OPENS_AGAIN } from './rest.ts';
import { questionsFor, spotsIn, tellAnswer, tellSpot } from './spot-post.ts';
import { type TalkKind, tellTalk } from './talk-post.ts';
import type { Told } from './tell.ts';

/** Whether a fact holds on the day, and speaks of no other time of the year: "4 months for the price of 3 in summer". */
const isTimely = (desk: Desk, fact: Fact, at: number): boolean =>
  holdsAt(fact, at) &&
  !isOutOfSeason({ title: fact.text, text: '' }, dayAt(at, desk.timezone), desk.southern);

/** A fact as news of its own; null where it cannot carry a post of the channel. */
export function tellNews(desk: Desk, fact: Fact, slot: Slot, random: Random): Told | null {
  if (fact.isNews !== true && !isTimely(desk, fact, slot.at)) return null;
  const isRested = (one: Fact) => isOpenAsOwn(desk, one, slot.at) && isTimely(desk, one, slot.at);
  return tellOwn({ ...ownTelling(desk, slot, random), fact, isRested });
}

/** What the owner says in one list; null where there is too little for one. */
export function tellFacts(desk: Desk, kind: ListKind, slot: Slot, random: Random): Told | null {
  const { bullet } = writingOf(desk.channel);
  return tellList({ ...ownTelling(desk, slot, random), kind, bullet });
}

/** A question of the business to its readers; null where there is too little to ask about. */
export function tellQuestion(desk: Desk, kind: TalkKind, slot: Slot, random: Random): Told | null {
  const isRested = (fact: Fact) => mayClose(desk, fact, slot.at);
  return tellTalk(
    {
      ...ownTelling(desk, slot, random),
      isRested,
      told: desk.saidOfItself,
    },
    kind,
  );
}

/** What the owner's goals name, offered; null where the form is no place for it. */
export function tellWanted(desk: Desk, thing: string, slot: Slot, random: Random): Told | null {
  // What the owner wants to be taken up is offered though a list has just named it.
  const place = { channel: desk.channel, at: slot.at };
  const isRested = (fact: Fact) =>
    holdsAt(fact, slot.at) && !desk.history.opensNear(fact, place, OPENS_AGAIN);
  return tellAim({ ...ownTelling(desk, slot, random), isRested }, thing);
}

/** Who the business is, its practical side, or its thanks; null where there is too little to say. */
export function tellOfItself(desk: Desk, kind: IntroductionKind, slot: Slot, random: Random): Told | null {
  return tellIntroduction(spotTelling(desk, slot, random), kind);
}

/** Questions of customers that the owner's facts answer, the least told first, each with the way to tell it. */
export function answersFrom(
  desk: Desk,
  slot: Slot,
  random: Random,
): {
  readonly matter: Matter;
  readonly cut: string;
  readonly tell: () => Told | null;
}[] {
  const telling = spotTelling(desk, slot, random);
  return questionsFor(telling).map((matter: Matter) => ({
    matter,
    cut: `ask-${matter.id}`,
    tell: () => tellAnswer(telling, matter),
  }));
}

/** Services, things and offers that can stand in the light, each with the way to tell it. */
export function spotsFrom(
  desk: Desk,
  slot: Slot,
  random: Random,
): { readonly fact: Fact; readonly tell: () => Told | null }[] {
  const telling = spotTelling(desk, slot, random);
  return spotsIn(telling.facts).map((fact) => ({
    fact,
    tell: () => tellSpot(telling, fact),
  }));
}

/** What a post of the owner's own things is told with. */
export function spotTelling(desk: Desk, slot: Slot, random: Random) {
  return {
    ...ownTelling(desk, slot, random),
    bullet: writingOf(desk.channel).bullet,
  };
}

function ownTelling(desk: Desk, slot: Slot, random: Random) {
  const { channel, history, house } = desk;
  const { links, title } = channelOf(channel).form;
  return {
    house,
    form: writingOf(channel).form,
    tone: toneOf(desk, random),
    facts: desk.facts.filter((fact) => isTimely(desk, fact, slot.at)),
    wholes: desk.wholes.filter(({ facts }) => facts.every((fact) => isTimely(desk, fact, slot.at))),
    goals: desk.goals,
    link: links ? desk.link : null,
    said: history.said,
    tellings: (one: Fact) => history.usesOf(one),
    seed: slot.seed,
    title,
    isTitled: (text: string) => history.hasTitle(channel, text),
  };
}
