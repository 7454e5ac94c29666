// Puts the regions of a fresh screen that differ in the place of those on the page. What a person has opened, typed or
// focused in them stays.
import { readCaret, setCaret } from './caret.ts';
import { refresh } from './screen.ts';
import { type Before, hasTicked, listTyped, typeInto } from './typed.ts';

/** What this browser adds to what the server drew. */
const OUR_MARKS = ['aria-busy', 'open', 'data-held', 'data-stale'];
/** Says why something was refused. */
const TOLD = '[role="alert"], [aria-invalid="true"]';

interface Swap {
  /** By a write of this page; else by the server, which draws nothing anew in which something is typed. */
  readonly isAsked: boolean;
  readonly before: Before;
}

export function swapRegions(fresh: HTMLElement, swap: Swap) {
  const seen = new Map<string, number>();
  for (const region of document.querySelectorAll<HTMLElement>('#main [data-region]')) {
    // A name may stand at several places of a screen: they are swapped in order.
    const { region: name = '', live } = region.dataset;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    const answer = fresh.querySelectorAll<HTMLElement>(`[data-region="${name}"]`)[place];
    if (answer && (swap.isAsked || live) && drawnAs(region) !== drawnAs(answer)) {
      swapRegion(region, answer, swap);
    }
  }
}

/** An island is drawn by what it was given, not by what it has made of it since. */
function drawnAs(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const island of copy.querySelectorAll('drivyn-island')) {
    island.replaceChildren();
    // Where it stands in the page decides it, and the page around a fragment is another.
    island.removeAttribute('prefix');
  }
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const mark of OUR_MARKS) {
      element.removeAttribute(mark);
    }
  }
  return copy.outerHTML;
}

function swapRegion(region: HTMLElement, answer: HTMLElement, swap: Swap) {
  const { before } = swap;
  const lasting = findLasting(region, answer);
  const typed = listTyped(region, before).filter(
    (one) => !lasting.some(({ island }) => island.contains(one)),
  );
  const places = typed.map((control) => placeOf(control, region, answer));
  if (isHeld(region, swap) || (swap.isAsked ? places.includes(undefined) : typed.length > 0)) {
    region.dataset.stale = '';
    return;
  }
  const held = region.contains(document.activeElement) ? document.activeElement : null;
  const caret = held && readCaret(held);
  const isLasting = lasting.some(({ island }) => island.contains(held));
  const again = isLasting ? (held as HTMLElement) : held && placeOf(held, region, answer);
  for (const opened of region.querySelectorAll('details[open]')) {
    placeOf(opened, region, answer)?.setAttribute('open', '');
  }
  region.replaceWith(answer);
  for (const { island, place } of lasting) {
    place.replaceWith(island);
  }
  for (const [index, control] of typed.entries()) {
    typeInto(places[index], control, before);
  }
  again?.focus({ preventScroll: true });
  if (again && caret) setCaret(again, caret);
}

/** What somebody has open, and what they were told of a form that they sent, is not taken from under them. */
function isHeld(region: HTMLElement, { isAsked }: Swap): boolean {
  const dialog = region.querySelector('dialog[open]');
  // What the region missed meanwhile is seen once the dialog is done with.
  dialog?.addEventListener('close', () => refresh(), { once: true });
  // A write of this page is one of an island: where there is none, it was about something else.
  const isOthers = !isAsked || !region.querySelector('drivyn-island');
  const isRefused = isOthers && region.closest('main')?.dataset.refused !== undefined;
  return Boolean(region.dataset.held || dialog || (isRefused && region.querySelector(TOLD)));
}

interface Lasting {
  readonly island: Element;
  /** The same island as the server has drawn it. */
  readonly place: Element;
}

/** Islands that were given the same, and in which a person has ticked something or reads why something was refused. */
function findLasting(region: Element, answer: Element): readonly Lasting[] {
  const islands = [...region.querySelectorAll('drivyn-island')];
  const places = [...answer.querySelectorAll('drivyn-island')];
  const placesOf = (key: string) => places.filter((one) => givenTo(one) === key);
  return islands.flatMap((island) => {
    if (!island.querySelector(TOLD) && !hasTicked(island)) return [];
    const key = givenTo(island);
    const place = placesOf(key)[islands.filter((one) => givenTo(one) === key).indexOf(island)];
    return place ? [{ island, place }] : [];
  });
}

function givenTo(island: Element): string {
  return `${island.getAttribute('name')} ${island.getAttribute('props')}`;
}

/** The same link, button or field of what takes a region's place: of one form, of one name, the same of several. */
function placeOf<Kind extends Element>(element: Kind, region: Element, answer: Element) {
  const key = keyOf(element);
  const alike = (within: Element) =>
    [...within.querySelectorAll<Kind & HTMLElement>(element.localName)].filter((one) => keyOf(one) === key);
  const places = alike(answer);
  const [same] = element.id ? places.filter(({ id }) => id === element.id) : [];
  return same ?? places[alike(region).indexOf(element as Kind & HTMLElement)];
}

function keyOf(element: Element): string {
  if (element.localName === 'details')
    return element.id || `${element.querySelector('summary')?.textContent}`;
  const name = element.getAttribute('name') ?? element.getAttribute('href');
  const words = element.localName === 'button' ? element.textContent : '';
  return [element.closest('form')?.getAttribute('action'), name, words].join(' ');
}

/** Until an island has come over a slow line, with what was pressed in it: nine seconds in all. */
const MOST_TRIES = 30;
const TRY_EVERY_MS = 300;
const PRESSED = '#main :active';

/**
 * Nothing is taken away that someone is pressing: a control that changes between down and up hears no click. And what the
 * server pushes takes nothing away that still works on a press.
 */
export async function untilReleased(isAsked: boolean) {
  const held = isAsked ? PRESSED : `${PRESSED}, #main [aria-busy="true"]`;
  for (let tries = 0; tries < MOST_TRIES && document.querySelector(held); tries++) {
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
}
