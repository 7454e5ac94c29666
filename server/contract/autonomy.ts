// How far a channel goes by itself, in five steps: one for each kind of act, as its owner wants it.
import * as v from 'valibot';
import { type ChannelType, channelOf, MAIL_CHANNEL } from './channels/index.ts';
import type { Network } from './connection.ts';
import { problem } from './problem.ts';

/** What a channel may do by itself: publish its posts, send its mailings, and move the budgets of its campaigns. */
export const ACTS = ['publish', 'mail', 'budget'] as const;
export type Act = (typeof ACTS)[number];

/** The act by which posts of a channel leave: mailings have a ladder of their own. */
export function actOf(type: ChannelType): 'publish' | 'mail' {
  return type === MAIL_CHANNEL ? 'mail' : 'publish';
}

/** Which ladder of a channel is meant: that of budgets where it is named, otherwise the one by which its posts leave. */
export function actOn(type: ChannelType, act: Act | undefined): Act {
  return act === 'budget' ? act : actOf(type);
}

/** Whether a channel has a ladder of this kind: mailings are of mail alone, budgets of what carries advertising. */
export function hasAct(type: ChannelType, act: Act): boolean {
  if (act === 'budget') return channelOf(type).adCapable;
  return act === 'publish' || actOf(type) === act;
}

/** Whose steps these are: a channel, its mailings, or its budgets. */
export function nameOfAct(type: ChannelType, act: Act = actOf(type)): string {
  if (act === 'mail') return 'Mailings';
  return act === 'budget' ? `Budgets of ${channelOf(type).name}` : channelOf(type).name;
}

/** From asking for everything to asking for nothing. */
export const LEVELS = ['suggest', 'draft', 'approve', 'undo', 'autonomous'] as const;
export type Level = (typeof LEVELS)[number];

/** What each means for publishing. */
export const LEVEL_TEXTS: Readonly<Record<Level, { readonly label: string; readonly hint: string }>> = {
  suggest: {
    label: 'Suggest',
    hint: 'Says how many posts are missing and writes none. You ask for drafts, or write yourself.',
  },
  draft: { label: 'Draft', hint: 'Writes drafts without a time. You schedule those that you like.' },
  approve: { label: 'Ask me', hint: 'Plans posts with a time. None leaves before somebody has approved it.' },
  undo: {
    label: 'Wait for Undo',
    hint: 'Shows each post for ten minutes before it leaves. Undo keeps it back.',
  },
  autonomous: { label: 'By itself', hint: 'Plans and publishes without asking.' },
};

/** What each means for mailings. */
const MAIL_HINTS: Readonly<Record<Level, string>> = {
  suggest: 'Says how many mailings are missing and writes none. You ask for drafts, or write yourself.',
  draft: 'Writes drafts without a time. You schedule those that you like.',
  approve: 'Plans mailings with a time. None leaves before somebody has approved it.',
  undo: 'Shows each mailing for ten minutes before it leaves. Undo keeps it back.',
  autonomous: 'Plans and sends mailings without asking.',
};

/** What each means for budgets. */
export const BUDGET_HINTS: Readonly<Record<Level, string>> = {
  suggest: 'Says what it would move. You set the budgets.',
  draft: 'Prepares each move, and makes those that you accept.',
  approve: 'Asks you before each move.',
  undo: 'Shows each move for ten minutes before it is made. Undo keeps it back.',
  autonomous: 'Moves budgets within your limits without asking.',
};

/** What a level means for a kind of act. */
export function hintOf(act: Act, level: Level): string {
  if (act === 'mail') return MAIL_HINTS[level];
  return act === 'budget' ? BUDGET_HINTS[level] : LEVEL_TEXTS[level].hint;
}

/** Where nobody has said otherwise: posts and mailings leave by themselves, and money asks. */
export const USUAL_LEVEL: Readonly<Record<Act, Level>> = {
  publish: 'autonomous',
  mail: 'autonomous',
  budget: 'approve',
};

/** How long a post, or a move of budgets, is shown before it leaves, milliseconds. */
export const UNDO_WINDOW = 10 * 60 * 1000;

/** So many posts of a new connection to a real network wait for approval, whatever its level. */
export const FIRST_HELD = 5;

/** After so many posts in a row that went out well it asks whether it may go a step further. */
export const ASK_AFTER = 5;

/** Whether nobody can take back what leaves for it: then a connection begins with care, and steps back by itself. Money is always watched. */
export function isWatched({ network }: { readonly network: Network }, act: Act = 'publish'): boolean {
  return act === 'budget' || network === 'real' || network === 'mail';
}

/** Those that make a difference there: a person who posts by hand needs no Undo. */
export function levelsFor({ network }: { readonly network: Network }): readonly Level[] {
  return network === 'manual' ? LEVELS.filter((level) => level !== 'undo') : LEVELS;
}

export function isAtMost(level: Level, most: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(most);
}

/** The step above or below; undefined at the ends. */
export function stepFrom(level: Level, by: 1 | -1): Level | undefined {
  return LEVELS[LEVELS.indexOf(level) + by];
}

const ActName = v.picklist(ACTS, problem('one-of', { names: ACTS }));
const LevelName = v.picklist(LEVELS, problem('one-of', { names: LEVELS }));

/** How far a connection goes with one kind of act. */
export const Autonomy = v.object({
  act: v.picklist(ACTS),
  level: v.picklist(LEVELS),
  /** Those that the connection's network has. */
  levels: v.array(v.picklist(LEVELS)),
  /** So many of the next posts wait for approval all the same, because the connection is new. */
  firstHeld: v.number(),
  /** The level that it asks for, until somebody answers. */
  asksFor: v.nullable(v.picklist(LEVELS)),
  /** When and why it last stepped back by itself; null once a person has chosen a level since. */
  lowered: v.nullable(v.object({ at: v.string(), from: v.picklist(LEVELS), why: v.string() })),
});
export type Autonomy = v.InferOutput<typeof Autonomy>;

/** Body of PUT /api/platforms/{id}/autonomy, without `act` about the posts or mailings of the channel: a level, or that the first posts need no approval any more. */
export const AutonomyChange = v.pipe(
  v.strictObject({
    act: v.optional(ActName),
    level: v.optional(LevelName),
    firstHeld: v.optional(v.literal(0, problem('exactly', { value: 0 }))),
  }),
  v.check(({ level, firstHeld }) => level !== undefined || firstHeld !== undefined, problem('change')),
);
export type AutonomyChange = v.InferOutput<typeof AutonomyChange>;

/** Body of POST /api/platforms/{id}/autonomy/answer: whether it may go the step further that it asks for. */
export const AutonomyAnswer = v.strictObject({
  act: v.optional(ActName),
  yes: v.boolean(problem('yes-or-no')),
});
