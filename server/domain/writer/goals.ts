// Marketing goals, read as kinds of invitation. They decide which calls to action and pillars weigh more; their words are
// never printed.
import type { Industry } from '../../contract/constants/industries.ts';

export type Goal = 'book' | 'order' | 'visit' | 'enquire' | 'try' | 'follow' | 'support' | 'join';

const SIGNS: readonly (readonly [Goal, RegExp])[] = [
  ['book', /\b(?:book\w*|appointments?|reserv\w+|consultations?|viewings?|tables?|occupancy)\b/i],
  [
    'order',
    /\b(?:orders?|sales?|sell\w*|purchases?|basket|checkout|e-?commerce|repeat customers|online shop)\b/i,
  ],
  ['visit', /\b(?:visits?|visitors|foot ?fall|foot ?traffic|walk-?ins?|in-store|attendance)\b/i],
  ['enquire', /\b(?:leads?|enquir\w+|inquir\w+|calls?|contacts?|quotes?|new clients?|pipeline)\b/i],
  ['try', /\b(?:trials?|demos?|sign-?ups?|downloads?|(?:app|software|free) installs?|users?|activation)\b/i],
  [
    'follow',
    /\b(?:newsletter|subscrib\w+|mailing list|followers?|community|awareness|reach|recogni\w+|audience|engagement)\b/i,
  ],
  ['support', /\b(?:donat\w+|fundrais\w+|volunteers?|supporters?|sponsors?)\b/i],
  ['join', /\b(?:members?|memberships?|enrol\w*|registrations?|students|class sizes?)\b/i],
];

/** Trades where a customer asks before buying. */
const ASKING: ReadonlySet<Industry> = new Set<Industry>([
  'professional',
  'finance',
  'healthcare',
  'realestate',
  'education',
  'manufacturing',
  'technology',
  'nonprofit',
]);

/** What is booked rather than ordered. */
const BOOKED =
  /\b(?:rooms?|nights?|stays?|hire|rentals?|appointments?|lessons?|class(?:es)?|tours?|treatments?|tables?|repairs?|servic(?:e|ing)|cleaning|grooming|boats?|cottages?|pitches)\b/i;
/** How somebody orders, or what is made for them. */
const ORDERED =
  /\b(?:order\w*|deliver\w*|online|website|web ?shop|by post|posted?|ship\w*|collection|click and collect|made to|bespoke|custom|wholesale)\b/i;
/** Where one comes in and buys. */
const BOUGHT =
  /\b(?:shop|store|boutique|gallery|market|deli|bakery|butcher|greengrocer|nursery|farm|caf[eé])\b/i;

/** The same, where what a business says of itself is booked, or bought over a counter, and not ordered. @param said its own words */
export function goalsSaid(text: string, industry: Industry, said: string): ReadonlySet<Goal> {
  const goals = goalsOf(text, industry);
  if (!goals.has('order') || ORDERED.test(said) || /\borders?\b/i.test(text)) return goals;
  const instead = BOUGHT.test(said) ? 'visit' : BOOKED.test(said) ? 'book' : 'order';
  return new Set([...[...goals].filter((goal) => goal !== 'order'), instead]);
}

/** The kinds of invitation that the owner's goals ask for; none when they name none. */
export function goalsOf(text: string, industry: Industry): ReadonlySet<Goal> {
  const goals = new Set(SIGNS.filter(([, sign]) => sign.test(text)).map(([goal]) => goal));
  if (goals.delete('order') && ASKING.has(industry)) goals.add('enquire');
  else if (SIGNS[1]?.[1].test(text)) goals.add('order');
  return goals;
}
