// Imports of people from files: brought, mapped, looked through, and then stored while somebody may watch.
import * as v from 'valibot';
import { AttributeKey } from './attribute.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, optionalLine, requiredLine, requiredText } from './schema.ts';

export const LIST_ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252, Latin-1 (Western Europe)',
  'windows-1250': 'Windows-1250 (Central Europe)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'utf-16le': 'UTF-16, little end first',
  'utf-16be': 'UTF-16, big end first',
} as const;
export type ListEncoding = keyof typeof LIST_ENCODINGS;
const ENCODINGS = Object.keys(LIST_ENCODINGS) as ListEncoding[];

/** What a column may hold beside attributes; `` is left out. A cell holds several tags or lists, parted by , ; or |. */
export const COLUMN_USES = ['', 'email', 'name', 'lastName', 'tags', 'lists'] as const;

const ATTRIBUTE = 'attributes.';

/** The key of the attribute that a column holds; undefined for other columns. */
export function attributeOf(use: string): string | undefined {
  return use.startsWith(ATTRIBUTE) ? use.slice(ATTRIBUTE.length) : undefined;
}

const ColumnUse = v.union(
  [
    v.picklist(COLUMN_USES),
    v.pipe(
      v.string(),
      v.check((use) => v.is(AttributeKey, attributeOf(use))),
    ),
  ],
  problem('either', { names: [...COLUMN_USES.slice(1), 'attributes.<key>', 'nothing'] }),
);

const Columns = v.pipe(
  v.array(ColumnUse, problem('list-of-columns')),
  v.maxLength(LIMITS.importColumns, problem('most-columns', { most: LIMITS.importColumns })),
  v.check((uses) => uses.filter((use) => use === 'email').length === 1, problem('one-column-of-addresses')),
  v.check(
    (uses) => new Set(uses.filter(Boolean)).size === uses.filter(Boolean).length,
    problem('each-thing-once'),
  ),
);

/** Body of PATCH /api/imports/:id: how a file is read, and what everybody in it gets. What is absent stays. */
export const ImportChange = v.object({
  encoding: v.optional(v.picklist(ENCODINGS, problem('one-of', { names: ENCODINGS }))),
  /** Whether the first row names the columns. */
  hasTitles: v.optional(v.boolean(problem('yes-or-no'))),
  /** By column. */
  columns: v.optional(Columns),
  /** Ids of lists, and tags, for everybody who is taken in. */
  lists: v.optional(v.pipe(v.array(Id), v.maxLength(LIMITS.traits))),
  tags: v.optional(v.pipe(v.array(requiredLine(LIMITS.tag)), v.maxLength(LIMITS.traits))),
  /** Whether what the file says of people who subscribe already is taken over. */
  updates: v.optional(v.boolean(problem('yes-or-no'))),
});
export type ImportChange = v.InferOutput<typeof ImportChange>;
export const IMPORT_CHANGE_EXAMPLE = { columns: ['email', 'name'], tags: ['fair 2027'] };

/** Body of POST /api/imports/:id/start: what proves that these people agreed. */
export const ImportConsent = v.object({
  /** The exact words that they agreed to. */
  consentText: requiredText(LIMITS.consent),
  /** Where and how they did. */
  consentSource: requiredLine(LIMITS.reason),
});
export type ImportConsent = v.InferOutput<typeof ImportConsent>;
export const IMPORT_CONSENT_EXAMPLE = {
  consentText: 'Yes, send me your news by email.',
  consentSource: 'Cards filled in at the counter, 2026',
};

/** Query of POST /api/users/:id/imports. */
export const ImportQuery = v.object({ name: v.optional(optionalLine(LIMITS.name)) });

/**
 * `uploaded` -> `checking` -> `checked` -> `storing` -> `done`; `storing` may be `stopped` and go on. `failed`: it cannot
 * be read as it is.
 */
export const IMPORT_STATUSES = [
  'uploaded',
  'checking',
  'checked',
  'storing',
  'stopped',
  'done',
  'failed',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

const COUNTS = ['added', 'changed', 'known', 'departed', 'suppressed', 'repeated', 'invalid'] as const;
export type ImportCount = (typeof COUNTS)[number];

/** Every row is in exactly one of them; `known` are subscribed, and nothing changes for them. */
export const ImportCounts = v.object(v.entriesFromList(COUNTS, v.number()));
export type ImportCounts = v.InferOutput<typeof ImportCounts>;
export const NO_COUNTS = Object.fromEntries(COUNTS.map((count) => [count, 0])) as ImportCounts;

/** The first rows of each sort. */
export const ImportExamples = v.object({
  added: v.array(v.object({ email: v.string(), name: v.string() })),
  /** `before` is empty where something comes new. */
  changed: v.array(v.object({ email: v.string(), field: v.string(), before: v.string(), after: v.string() })),
  refused: v.array(v.object({ line: v.number(), reason: v.string(), text: v.string() })),
});
export type ImportExamples = v.InferOutput<typeof ImportExamples>;

export const PeopleImport = v.object({
  id: v.number(),
  name: v.string(),
  status: v.picklist(IMPORT_STATUSES),
  bytes: v.number(),
  encoding: v.picklist(ENCODINGS),
  hasTitles: v.boolean(),
  /** Cells of the first row, and some rows below it. */
  titles: v.array(v.string()),
  sample: v.array(v.array(v.string())),
  columns: v.array(v.string()),
  lists: v.array(v.number()),
  tags: v.array(v.string()),
  updates: v.boolean(),
  /** Rows that have been read by the phase that runs, or ran last; `total` is known once all were checked. */
  rows: v.number(),
  total: v.nullable(v.number()),
  counts: ImportCounts,
  examples: ImportExamples,
  /** Whether rows that are not taken can be fetched, with the reasons. */
  hasRefused: v.boolean(),
  consentText: v.nullable(v.string()),
  consentSource: v.nullable(v.string()),
  /** Who said that these people agreed. */
  saidBy: v.nullable(v.string()),
  /** Why it failed. */
  problem: v.nullable(v.string()),
  createdAt: v.string(),
  endedAt: v.nullable(v.string()),
});
export type PeopleImport = v.InferOutput<typeof PeopleImport>;
