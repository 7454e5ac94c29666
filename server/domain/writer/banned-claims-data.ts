// Claims that a post may not make, and the words that need a fact behind them. Sources: FTC Health Products Compliance
// Guidance (Dec 2022), FTC rule on fake reviews and testimonials (16 CFR 465, in force Oct 2024), FTC Act on earnings
// claims, and the platforms' common advertising rules on personal attributes and before-and-after claims.

import type { ClaimRule } from '../../contract/claim.ts';

export interface BannedClaim {
  readonly id: ClaimRule;
  /** What the rule is called. */
  readonly label: string;
  readonly pattern: RegExp;
  /** What may come of a post that says it all the same. */
  readonly risk: string;
  /** The law asks for proof: only an owner can answer for it. */
  readonly needsOwner: boolean;
}

const CONDITIONS =
  'acne|adhd|allerg\\w+|alzheimer\\w*|anxiety|arthritis|asthma|autism|back pain|cancer\\w*|chronic \\w+|covid\\w*|dementia|depression|diabet\\w+|diseases?|eczema|high blood pressure|illness\\w*|infections?|infertility|insomnia|migraines?|obesity|pain|psoriasis|ptsd|stress|tumou?rs?|virus\\w*|wrinkles|ag(?:e)?ing';

/** Blocked even when the owner wrote it: they need proof that a profile cannot carry. */
export const BANNED_CLAIMS: readonly BannedClaim[] = [
  {
    id: 'cure',
    label: 'Health claim',
    pattern: new RegExp(
      `\\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|prevent(?:s|ed|ing)?|reverse[sd]?|eliminate[sd]?|get rid of)\\b[^.!?]{0,40}\\b(?:${CONDITIONS})\\b`,
      'i',
    ),
    risk: 'Without evidence it is misleading advertising in most countries: a network may take the post down, and a competitor or an authority may act against the business.',
    needsOwner: true,
  },
  {
    id: 'clinical',
    label: 'Clinical proof',
    pattern:
      /\b(?:clinically|scientifically|medically) (?:proven|tested|shown)|\b(?:doctor|dermatologist|dentist|expert)s?[- ](?:recommended|approved)|\bFDA\b/i,
    risk: 'Whoever says it must be able to show the study or the approval. Without it, it is misleading advertising.',
    needsOwner: true,
  },
  {
    id: 'miracle',
    label: 'Promised result',
    pattern:
      /\bmiracle\b|\binstant results\b|\bbefore[- ]and[- ]after\b|\blose \d+ ?(?:kg|lbs?|pounds|kilos|stone)\b/i,
    risk: 'Networks take such posts down, and often limit the account. A result that is promised may be claimed.',
    needsOwner: true,
  },
  {
    id: 'income',
    label: 'Promised income',
    pattern:
      /\b(?:earn|make|income of|profit of)\s+(?:up to\s+)?[$£€]?\s?\d[\d,.]*k?\s*(?:[$£€]|dollars|euros|pounds)?\s*(?:a|per|every)\s+(?:day|week|month|year)|\bget rich\b|\bfinancial freedom\b|\bguaranteed (?:returns?|income|profits?|results?)\b|\bdouble your (?:money|income|sales|revenue)\b/i,
    risk: 'Promises of money need figures that prove them, and in finance a licence. Without them it is misleading advertising.',
    needsOwner: true,
  },
  {
    id: 'scarcity',
    label: 'Scarcity',
    pattern:
      /\b(?:only|just) \d+ (?:left|remaining|spots?|places? left|seats? left)\b|\b(?:last chance|hurry|act now|selling out fast|while (?:stocks|supplies) last)\b/i,
    risk: 'True today, it may be wrong when the post leaves, and stays to be read for years. What is not scarce may not be called so.',
    needsOwner: false,
  },
  {
    id: 'review',
    label: 'Reviews and ratings',
    pattern:
      /\b(?:\d(?:\.\d)?|five|four)[- ]stars?\b(?! hotel)|[★⭐]|\brated \d|\b(?:our )?(?:customers|clients|patients|guests|people) (?:love|adore|rave|say|tell us|trust)\b|\btestimonials?\b|\bour reviews\b/i,
    risk: 'An opinion that no customer gave is unlawful in the EU, the UK and the USA, and a rating has to say where it comes from.',
    needsOwner: true,
  },
  {
    id: 'personal',
    label: 'Personal attribute',
    pattern:
      /\bare you (?:\w+ )?(?:overweight|obese|fat|depressed|anxious|broke|bankrupt|in debt|divorced|disabled|gay|lesbian|trans\w*|muslim|christian|jewish|pregnant|infertile|an addict|addicted|lonely|ugly|bald)\b/i,
    risk: 'Networks refuse posts that tell readers what they are, and readers take offence.',
    needsOwner: false,
  },
  {
    id: 'risk',
    label: 'Free of risk',
    pattern: /\b(?:risk[- ]free|no risk|zero risk|nothing to lose)\b/i,
    risk: 'Whoever calls something free of risk answers for it, above all with money and health.',
    needsOwner: true,
  },
];

/** Words that only an owner may say: in a post they must stand in a fact. */
export const NEEDS_FACT: readonly RegExp[] = [
  /\b(?:best|finest|greatest|cheapest|lowest|highest|fastest|quickest|largest|biggest|oldest|newest|leading|premier|foremost|unrivalled|unbeatable|unmatched|ultimate|perfect|world-class|number one|no\.? ?1|#1|top|top-rated|unique|exclusive|revolutionary|most)\b/gi,
  /\b(?:guarantee[sd]?|warranty|certified|accredited|licen[cs]ed|insured|award\w*|proven|approved|trusted|official)\b/gi,
  /\b(?:free|discount\w*|sale|bargain|offer ends|cheap\w*|save \d+)\b/gi,
  /\b(?:always|never|everyone|everybody|everything you need|nobody|100 ?%)\b/gi,
  /\b(?:fresh\w*|organic|vegan|vegetarian|halal|kosher|gluten-free|sustainable|eco\w*|handmade|homemade|natural|local|locally|luxur\w+|quality|premium|authentic|experienced?|experts?|passion\w*|family-run|fast|quick|safe|secure|easy)\b/gi,
];
