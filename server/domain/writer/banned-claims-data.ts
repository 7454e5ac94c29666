// Claims that a post may not make, and the words that need a fact behind them. Sources: FTC Health Products Compliance
// Guidance (Dec 2022), FTC rule on fake reviews and testimonials (16 CFR 465, in force Oct 2024), FTC Act on earnings
// claims, and the platforms' common advertising rules on personal attributes and before-and-after claims.

export interface BannedClaim {
  readonly id: string;
  readonly pattern: RegExp;
  /** What is wrong, in plain words. */
  readonly message: string;
}

const CONDITIONS =
  'acne|adhd|allerg\\w+|alzheimer\\w*|anxiety|arthritis|asthma|autism|back pain|cancer\\w*|chronic \\w+|covid\\w*|dementia|depression|diabet\\w+|diseases?|eczema|high blood pressure|illness\\w*|infections?|infertility|insomnia|migraines?|obesity|pain|psoriasis|ptsd|stress|tumou?rs?|virus\\w*|wrinkles|ag(?:e)?ing';

/** Blocked even when the owner wrote it: they need proof that a profile cannot carry. */
export const BANNED_CLAIMS: readonly BannedClaim[] = [
  {
    id: 'cure',
    pattern: new RegExp(
      `\\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|prevent(?:s|ed|ing)?|reverse[sd]?|eliminate[sd]?|get rid of)\\b[^.!?]{0,40}\\b(?:${CONDITIONS})\\b`,
      'i',
    ),
    message: 'Health claims need scientific evidence.',
  },
  {
    id: 'clinical',
    pattern:
      /\b(?:clinically|scientifically|medically) (?:proven|tested|shown)|\b(?:doctor|dermatologist|dentist|expert)s?[- ](?:recommended|approved)|\bFDA\b/i,
    message: 'Claims of clinical proof or approval need evidence.',
  },
  {
    id: 'miracle',
    pattern:
      /\bmiracle\b|\binstant results\b|\bbefore[- ]and[- ]after\b|\blose \d+ ?(?:kg|lbs?|pounds|kilos|stone)\b/i,
    message: 'Result claims of this kind are refused by the networks.',
  },
  {
    id: 'income',
    pattern:
      /\b(?:earn|make|income of|profit of)\s+(?:up to\s+)?[$£€]?\s?\d[\d,.]*k?\s*(?:[$£€]|dollars|euros|pounds)?\s*(?:a|per|every)\s+(?:day|week|month|year)|\bget rich\b|\bfinancial freedom\b|\bguaranteed (?:returns?|income|profits?|results?)\b|\bdouble your (?:money|income|sales|revenue)\b/i,
    message: 'Promises of income or results are not allowed.',
  },
  {
    id: 'scarcity',
    pattern:
      /\b(?:only|just) \d+ (?:left|remaining|spots?|places? left|seats? left)\b|\b(?:last chance|hurry|act now|selling out fast|while (?:stocks|supplies) last)\b/i,
    message: 'Scarcity has to be true on the day, which a profile cannot tell.',
  },
  {
    id: 'review',
    pattern:
      /\b(?:\d(?:\.\d)?|five|four)[- ]stars?\b(?! hotel)|[★⭐]|\brated \d|\b(?:our )?(?:customers|clients|patients|guests|people) (?:love|adore|rave|say|tell us|trust)\b|\btestimonials?\b|\bour reviews\b/i,
    message: 'Reviews and ratings need a stored review with consent.',
  },
  {
    id: 'personal',
    pattern:
      /\bare you (?:\w+ )?(?:overweight|obese|fat|depressed|anxious|broke|bankrupt|in debt|divorced|disabled|gay|lesbian|trans\w*|muslim|christian|jewish|pregnant|infertile|an addict|addicted|lonely|ugly|bald)\b/i,
    message: 'Posts may not state or imply a personal attribute of the reader.',
  },
  {
    id: 'risk',
    pattern: /\b(?:risk[- ]free|no risk|zero risk|nothing to lose)\b/i,
    message: 'Nothing may be called free of risk.',
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
