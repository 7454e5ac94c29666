// Two versions of a mailing that are tried on a share of its recipients: the better one goes to the others.
import * as v from 'valibot';
import { channelOf, MAIL_CHANNEL } from './channels/index.ts';
import { problem } from './problem.ts';
import { requiredLine, requiredText } from './schema.ts';

/** The first version is the mailing itself. */
export const VARIANTS = ['A', 'B'] as const;
export type Variant = (typeof VARIANTS)[number];

export const TEST_BY = ['opens', 'clicks'] as const;
export type TestBy = (typeof TEST_BY)[number];

const LEAST_SHARE = 10;
const MOST_HOURS = 72;
const { form } = channelOf(MAIL_CHANNEL);

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(least, problem('at-least', { least })),
    v.maxValue(most, problem('at-most', { most })),
  );

/** What differs in the second version, on how many percent of the recipients both are tried, and what decides, when. */
export const MailingTestInput = v.pipe(
  v.object({
    subject: v.optional(v.nullable(requiredLine(form.title)), null),
    content: v.optional(v.nullable(requiredText(form.text)), null),
    share: v.optional(whole(LEAST_SHARE, 100), 20),
    by: v.optional(v.picklist(TEST_BY, problem('either', { names: ['opens', 'clicks'] })), 'opens'),
    /** After the first mail. */
    hours: v.optional(whole(1, MOST_HOURS), 4),
  }),
  v.check(({ subject, content }) => subject !== null || content !== null, problem('another-version')),
);
export type MailingTestInput = v.InferOutput<typeof MailingTestInput>;

const VariantResult = v.object({
  variant: v.picklist(VARIANTS),
  /** In the try: mails that a server took, and the people who opened them and followed a link. */
  sent: v.number(),
  opened: v.number(),
  clicked: v.number(),
});
export type VariantResult = v.InferOutput<typeof VariantResult>;

export const MailingTest = v.object({
  subject: v.nullable(v.string()),
  content: v.nullable(v.string()),
  share: v.number(),
  by: v.picklist(TEST_BY),
  hours: v.number(),
  /** When it is decided; null before it has begun. */
  until: v.nullable(v.string()),
  /** What goes, or went, to all others; null before it is decided. */
  winner: v.nullable(v.picklist(VARIANTS)),
  /** Why, in words. */
  verdict: v.nullable(v.string()),
  variants: v.array(VariantResult),
});
export type MailingTest = v.InferOutput<typeof MailingTest>;
