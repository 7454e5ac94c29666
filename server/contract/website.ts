// What reading the owner's website found: facts that wait, and what could stand in the profile and the brand kit.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { Fact } from './fact.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** Body of POST /api/facts/read-website. */
export const WebsiteToRead = v.object({ url: requiredLine(LIMITS.url) });
export const WEBSITE_EXAMPLE = { url: 'https://bakery.example' };

/** What of the profile a website can say, as its form calls it. */
export const WEBSITE_FIELDS = {
  name: 'Business name',
  description: 'Business description',
  websiteUrl: 'Website',
} as const;
export type WebsiteField = keyof typeof WEBSITE_FIELDS;

/** The words of the page or its style rules, as they stand there, and where that is. */
const Found = { quote: v.string(), page: v.string() };

export const FieldProposal = v.object({
  field: v.picklist(Object.keys(WEBSITE_FIELDS) as [WebsiteField, ...WebsiteField[]]),
  value: v.string(),
  ...Found,
});
export type FieldProposal = v.InferOutput<typeof FieldProposal>;

/** `#rrggbb`; `share` of what the site colours, 0..1, and 1 for the colour that it names as its own. */
export const ColorProposal = v.object({ color: v.string(), share: v.number(), ...Found });
export type ColorProposal = v.InferOutput<typeof ColorProposal>;

export const LogoProposal = v.object({ url: v.string(), ...Found });
export type LogoProposal = v.InferOutput<typeof LogoProposal>;

/** What a person may put away on its own. */
export const PROPOSAL_LISTS = ['profile', 'colors', 'logo'] as const;
export type ProposalList = (typeof PROPOSAL_LISTS)[number];

/** What a website could say in the profile and the brand kit. Nothing of it is used before a person says so. */
export const WebsiteProposals = v.object({
  profile: v.array(FieldProposal),
  /** The likeliest first. */
  colors: v.array(ColorProposal),
  logo: v.nullable(LogoProposal),
});
export type WebsiteProposals = v.InferOutput<typeof WebsiteProposals>;

/** Answer of POST /api/facts/read-website. */
export const WebsiteRead = v.object({
  /** The page with which it began, after redirects. */
  url: v.string(),
  pages: v.array(v.string()),
  /** Those that wait for a person and were not known before. */
  facts: v.array(Fact),
  ...WebsiteProposals.entries,
});
export type WebsiteRead = v.InferOutput<typeof WebsiteRead>;

/** Answer of GET and PATCH /api/website-reading: how the website was last read, and what could be used of it. */
export const WebsiteReading = v.object({
  url: v.string(),
  /** How many pages were read, and how many facts were proposed. */
  pages: v.number(),
  facts: v.number(),
  ...WebsiteProposals.entries,
  /** The lists of which a person wants nothing more. */
  left: v.array(v.picklist(PROPOSAL_LISTS)),
  readAt: v.string(),
});
export type WebsiteReading = v.InferOutput<typeof WebsiteReading>;

/** Body of PATCH /api/website-reading: puts lists of proposals away, and all others back. */
export const ReadingChange = v.object({
  left: v.pipe(
    v.array(v.picklist(PROPOSAL_LISTS, problem('of', { names: PROPOSAL_LISTS }))),
    v.maxLength(PROPOSAL_LISTS.length, problem('names-a-list-twice')),
  ),
});

/** A field of the profile, or a colour of the brand kit, that the website says otherwise. */
export interface Difference {
  /** As the call that changes it names it. */
  readonly name: string;
  readonly label: string;
  /** What is so now; empty for nothing. */
  readonly now: string;
  readonly value: string;
  /** The words or the rule that says so, where it says more than the value, and its page. */
  readonly quote: string | null;
  readonly page: string;
}
