// Moving a post: at once on the page, then on the server; back again when the server refuses.

import { fromWallTime } from '../../server/contract/wall-time.ts';
import { formatExact } from '../../views/components/relative-time.ts';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { announce, type ToastDetail } from '../runtime/screen.ts';
import { attempt, type Outcome } from '../runtime/use-write.ts';

export interface Zone {
  readonly timeZone: string;
  readonly locale: string;
}

/** What a post in a cell says about itself. */
export interface PostFacts {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** What the clock on the wall shows then: `2027-03-01T09:30`. */
  readonly wall: string;
  readonly name: string;
  readonly state: string;
  readonly words: string;
  /** "Useful"; empty for a person's own words. */
  readonly kind: string;
  readonly movable: boolean;
}

/** A write and how it ends, as `attempt` and `useWrite` take them. */
type Move = readonly [send: () => Promise<unknown>, outcome: Outcome<unknown>];

/** Long enough to find and press Undo. */
const UNDO_MS = 10_000;

export function readPost(chip: HTMLElement): PostFacts {
  const { dataset } = chip;
  const read = (part: string) => chip.querySelector(`.${part}`)?.textContent ?? '';
  return {
    id: Number(dataset.post),
    at: chip.querySelector('time')?.dateTime ?? '',
    wall: dataset.wall ?? '',
    name: read('chip-name'),
    state: read('chip-word'),
    words: read('chip-words'),
    kind: read('chip-kind'),
    movable: dataset.movable !== undefined,
  };
}

/** The time that a post gets in a cell: a day keeps the hour, an hour keeps the minutes. */
export function wallAt(cell: HTMLElement, { wall }: PostFacts): string {
  const slot = cell.dataset.slot ?? '';
  return slot.length === 10 ? slot + wall.slice(10) : slot + wall.slice(13);
}

/** Moves a post in the page and on the server. The wall clock decides, whatever clocks do in between. */
export async function moveTo(
  chip: HTMLElement,
  wall: string,
  { cell, ...zone }: Zone & { readonly cell: HTMLElement },
): Promise<void> {
  const post = readPost(chip);
  if (wall === post.wall) return announce(`${post.name} post put back.`);
  const undo = place(chip, cell);
  if (!(await saveTime(post, wall, zone))) undo();
  focusAgain(chip.id, cell);
}

/** Puts a post's element into another cell. @returns how to put it back */
function place(chip: HTMLElement, cell: HTMLElement): () => void {
  const item = chip.closest('li') ?? chip;
  const list = cell.querySelector('ul') ?? cell.appendChild(makeList());
  const [home, next] = [item.parentElement, item.nextSibling];
  const hadFocus = document.activeElement === chip;
  list.append(item);
  if (hadFocus) chip.focus({ preventScroll: true });
  return () => home?.insertBefore(item, next);
}

function makeList() {
  const list = document.createElement('ul');
  list.className = 'chips';
  return list;
}

/** @returns whether the post stands at its new time now */
export async function saveTime(post: PostFacts, wall: string, zone: Zone): Promise<boolean> {
  const at = fromWallTime(wall, zone.timeZone);
  return at !== undefined && (await attempt(...describeMove(post, at, zone)));
}

/** @param at UTC milliseconds; @returns the write that gives the post this time, and how it ends */
export function describeMove(post: PostFacts, at: number, zone: Zone): Move {
  return patch(post, new Date(at).toISOString(), () => ({
    title: 'Post moved',
    description: `${post.name}, ${formatExact(at, zone)}.`,
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: () => putBack(post, zone) },
  }));
}

async function putBack(post: PostFacts, zone: Zone) {
  const description = `${post.name}, ${formatExact(Date.parse(post.at), zone)}.`;
  if (await attempt(...patch(post, post.at, () => ({ title: 'Post put back', description }))))
    document.getElementById(`chip-${post.id}`)?.focus({ preventScroll: true });
}

/** What waits for approval keeps waiting: moving is no approval. */
function patch({ id }: PostFacts, scheduledAt: string, done: () => ToastDetail): Move {
  const failed = (error: unknown): ToastDetail => ({
    title: 'Could not move the post',
    description: explain(error),
    variant: 'destructive',
  });
  return [() => api('PATCH', `/api/contents/${id}`, { scheduledAt, approve: false }), { done, failed }];
}

function explain(error: unknown): string {
  const isPast = error instanceof ApiError && error.status === 422;
  return `${isPast ? 'That time has passed. Choose a later one.' : messageOf(error)} It is back where it was.`;
}

/** The post may have gone behind "more": then its cell takes the focus. */
function focusAgain(id: string, { dataset }: HTMLElement) {
  if (document.activeElement !== document.body) return;
  const cell = document.querySelector<HTMLElement>(`[data-slot="${dataset.slot}"]`);
  (document.getElementById(id) ?? cell)?.focus({ preventScroll: true });
}
