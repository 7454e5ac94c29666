// How a post begins: a first line that names what it is about, and one more that leads on. Whoever scrolls by reads no third.
import { namesMatter } from './opening.ts';
import { isStory, premise, reasons, scene, verdict } from './points.ts';
import type { Teller } from './teller.ts';
import { localise, paragraphs } from './wording.ts';

/** Tones that show a moment, or open with a word of their own, before they say what to do. */
const SHOWING = 'fhil';
/** How often they keep their own opening under the title, where others give the reason. */
const OPENS = 0.6;
/** How often what is believed or asked stands first, where an idea has such. */
const PREMISED = 0.5;

const names = (teller: Teller, text: string): boolean =>
  namesMatter(teller.idea, localise(text, teller.house.american));

/** What stands before the points: the opening and why it is so, or the title and one of both. */
export function start(teller: Teller): readonly string[] {
  const first = premise(teller);
  if (first !== '' && teller.random.next() < PREMISED)
    return [paragraphs(first + teller.emoji(), verdict(teller)), reasons(teller, 1)];
  const wasAsked = teller.asked;
  const hook = teller.hook();
  if (names(teller, hook)) return [hook + teller.emoji(), reasons(teller, 1)];
  if (SHOWING.includes(teller.tone) && teller.random.next() < OPENS)
    return [teller.title() + teller.emoji(), hook];
  teller.asked = wasAsked;
  return [teller.title() + teller.emoji(), reasons(teller, 1)];
}

/** The moment in which it matters, under the title where it does not name it; null where a reader would look for what "it" is, or there is none. */
export function startInScene(teller: Teller): readonly string[] | null {
  if (isStory(teller.idea) || teller.idea.scene === undefined || premise(teller) !== '') return null;
  const shown = scene(teller);
  if (names(teller, shown)) return [shown + teller.emoji(), reasons(teller, 1)];
  return SHOWING.includes(teller.tone) ? [teller.title() + teller.emoji(), shown] : null;
}
