// Subscribers of a business and the mails that went to them.
import * as v from 'valibot';
import { AttributeValues } from './attribute.ts';
import { LIMITS } from './constants/limits.ts';
import { FREQUENCY_NAMES } from './mail-limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, Id, optionalLine, requiredLine } from './schema.ts';

const MOST = [LIMITS.traits, problem('at-most', { most: LIMITS.traits })] as const;
const ListIds = v.pipe(v.array(Id, problem('ids-of-lists')), v.maxLength(...MOST));
const Tags = v.pipe(v.array(requiredLine(LIMITS.tag), problem('list-of-tags')), v.maxLength(...MOST));

/** Body of POST /api/users/:id/subscribers. */
export const SubscriberInput = v.object({
  email: EmailAddress,
  name: optionalLine(LIMITS.name),
  /** Ids. */
  lists: v.optional(ListIds),
  tags: v.optional(Tags),
  attributes: v.optional(AttributeValues),
});
export type SubscriberInput = v.InferOutput<typeof SubscriberInput>;

export const Subscriber = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  status: v.picklist(['active', 'unsubscribed', 'known']),
  createdAt: v.string(),
  unsubscribedAt: v.nullable(v.string()),
});
export type Subscriber = v.InferOutput<typeof Subscriber>;

/** What a business knows of a subscriber beside address and name. */
const Traits = v.object({
  /** Ids. */
  lists: v.array(v.number()),
  tags: v.array(v.string()),
  /** Dates as `2027-03-01`, or with their time in UTC. */
  attributes: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});
export type Traits = v.InferOutput<typeof Traits>;

export const DescribedSubscriber = v.object({ ...Subscriber.entries, ...Traits.entries });
export type DescribedSubscriber = v.InferOutput<typeof DescribedSubscriber>;

/** What adding answers; `isNew` is false for one who was there already. */
export const AddedSubscriber = v.object({ ...DescribedSubscriber.entries, isNew: v.boolean() });
export type AddedSubscriber = v.InferOutput<typeof AddedSubscriber>;

/** How somebody became a subscriber. Only a form proves that the person did it: with the words and the address. */
export const CONSENT_SOURCES = ['form', 'api', 'import', 'manual', 'preferences'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export const Consent = v.object({
  at: v.string(),
  /** Of whoever agreed; null where it is not known. */
  ip: v.nullable(v.string()),
  /** The words that were agreed to; empty where none are proven. */
  text: v.string(),
  source: v.picklist(CONSENT_SOURCES),
  /** Who said so, and where the person agreed as they say: of who came by an import alone. */
  saidBy: v.optional(v.string()),
  where: v.optional(v.string()),
});
export type Consent = v.InferOutput<typeof Consent>;

export const PersonEvent = v.object({
  id: v.string(),
  event: v.string(),
  at: v.string(),
  data: v.unknown(),
  /** `site` where a page of the business's website told of it. */
  source: v.optional(v.picklist(['site'])),
});
export type PersonEvent = v.InferOutput<typeof PersonEvent>;

/** Everything about one subscriber, newest first. */
export const Person = v.object({
  ...DescribedSubscriber.entries,
  /** How they asked to leave, where that is kept: by an answer, or at a mail service. */
  leftBy: v.nullable(v.string()),
  /** How often they want mail, and until when not at all. */
  frequency: v.picklist(FREQUENCY_NAMES),
  pausedUntil: v.nullable(v.string()),
  consents: v.array(Consent),
  events: v.array(PersonEvent),
});
export type Person = v.InferOutput<typeof Person>;

/** One mail of the local outbox, where mail goes while no SMTP server is configured. */
export const OutboxMail = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
  createdAt: v.string(),
});
export type OutboxMail = v.InferOutput<typeof OutboxMail>;

export const SUBSCRIBER_EXAMPLE = {
  email: 'anna@example.com',
  name: 'Anna',
  tags: ['baker'],
  attributes: { city: 'Hamburg', visits: 3, member: true, birthday: '1990-04-01' },
};

/** Body of PATCH /api/subscribers/:id. What is absent stays; lists and tags are all that the person has from then on. */
export const SubscriberChange = v.object({
  name: v.optional(optionalLine(LIMITS.name)),
  lists: v.optional(ListIds),
  tags: v.optional(Tags),
  attributes: v.optional(AttributeValues),
});
export type SubscriberChange = v.InferOutput<typeof SubscriberChange>;
export const SUBSCRIBER_CHANGE_EXAMPLE = { name: 'Anna Berg' };

const Column = v.pipe(
  v.number(problem('column')),
  v.integer(),
  v.minValue(0),
  v.maxValue(LIMITS.importColumns),
);

/** Columns of a list, from 0: the address, the name (or the first name), and a last name that stands apart. */
export const ImportColumns = v.object({
  email: Column,
  name: v.nullable(Column),
  lastName: v.nullable(Column),
});
export type ImportColumns = v.InferOutput<typeof ImportColumns>;

/** Body of POST /api/users/:id/subscribers/import. Without `confirm` nothing is stored: the answer is a preview. */
export const ImportInput = v.object({
  csv: v.pipe(
    v.string(problem('text')),
    v.check((csv) => csv.trim() !== '', problem('empty')),
  ),
  /** Chosen by a person; guessed when absent. */
  columns: v.optional(ImportColumns),
  confirm: v.optional(v.boolean(problem('yes-or-no')), false),
});
export type ImportInput = v.InferOutput<typeof ImportInput>;
export const IMPORT_EXAMPLE = { csv: 'email,name\nanna@example.com,Anna', confirm: false };

/** What an import does, or did: every row of the list is in exactly one of the five counts. */
export const ImportReport = v.object({
  rows: v.number(),
  /** New subscribers. */
  added: v.number(),
  /** Already subscribed; nothing changes for them. */
  known: v.number(),
  /** Unsubscribed once, and therefore never added again. */
  departed: v.number(),
  /** The same address a second time in the list. */
  repeated: v.number(),
  invalid: v.number(),
  /** The first rows that cannot be used, and the first that would be added. */
  problems: v.array(v.object({ line: v.number(), text: v.string(), message: v.string() })),
  sample: v.array(v.object({ email: v.string(), name: v.string() })),
  /** What the columns are called, or what the first row holds, and which are read. */
  titles: v.array(v.string()),
  columns: ImportColumns,
  /** Whether it has been stored. */
  done: v.boolean(),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;
