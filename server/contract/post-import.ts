// A list of posts: what its columns hold, what importing it would do, and what it did.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

const Column = v.pipe(
  v.number(problem('column-number')),
  v.integer(problem('column-number')),
  v.minValue(0, problem('column-number')),
  v.maxValue(LIMITS.importColumns, problem('column-number')),
);
const MaybeColumn = v.optional(v.nullable(Column), null);

/** Which column holds what, from 0; null where none does. */
export const PostColumns = v.strictObject({
  text: Column,
  channel: MaybeColumn,
  date: MaybeColumn,
  time: MaybeColumn,
  title: MaybeColumn,
  comment: MaybeColumn,
  media: MaybeColumn,
});
export type PostColumns = v.InferOutput<typeof PostColumns>;

export const POST_COLUMNS = ['text', 'channel', 'date', 'time', 'title', 'comment', 'media'] as const;

/** How `1/2/2027` is read. */
export const DateOrder = v.picklist(
  ['day-first', 'month-first'],
  problem('either', { names: ['day-first', 'month-first'] }),
);
export type DateOrder = v.InferOutput<typeof DateOrder>;

/**
 * Body of POST /api/contents/import. Without `confirm` nothing is stored: the answer is a preview. `all` stores all posts
 * of the list or none, `ready` those that nothing stands against.
 */
export const PostImportInput = v.strictObject({
  csv: v.pipe(
    v.string(problem('text')),
    v.check((csv) => csv.trim() !== '', problem('empty')),
  ),
  /** Chosen by a person; guessed when absent. */
  columns: v.optional(PostColumns),
  dates: v.optional(DateOrder),
  /** The channel of rows that name none. */
  platformId: v.optional(Id),
  confirm: v.optional(v.picklist(['all', 'ready'], problem('either', { names: ['all', 'ready'] }))),
});
export type PostImportInput = v.InferOutput<typeof PostImportInput>;
export const POST_IMPORT_EXAMPLE = {
  csv: 'channel,date,time,text\nFacebook,2027-03-01,09:30,Bread from seven.',
};

/** One post of the list, for one channel. */
export const ImportedPost = v.object({
  /** In the list, from 1. */
  line: v.number(),
  /** Null where the row names no channel that there is. */
  platformId: v.nullable(v.number()),
  platform: v.nullable(v.picklist(CHANNEL_TYPES)),
  /** Null for a draft. */
  scheduledAt: v.nullable(v.string()),
  /** Its beginning. */
  text: v.string(),
  /** `repeated`: the channel has this text already, or the list has it twice for it; it is left out. */
  state: v.picklist(['ready', 'repeated', 'problem']),
  problem: v.nullable(v.string()),
});
export type ImportedPost = v.InferOutput<typeof ImportedPost>;

export const PostImportReport = v.object({
  rows: v.number(),
  posts: v.array(ImportedPost),
  ready: v.number(),
  repeated: v.number(),
  problems: v.number(),
  /** What the columns are called. */
  titles: v.array(v.string()),
  columns: PostColumns,
  dates: DateOrder,
  /** What vendors charge for those that get a time, thousandths of a US dollar, and for how many; null where nothing is charged. */
  cost: v.nullable(v.object({ amount: v.number(), posts: v.number() })),
  /** Whether what is ready has been stored. */
  done: v.boolean(),
});
export type PostImportReport = v.InferOutput<typeof PostImportReport>;
