// Which ideas of a wide trade belong to some of it alone: a barber's customers do not ask about make-up brushes, nor a groomer's about
// tablets. Read by id, beside the branches that are read from an idea's words (branches.ts).
import type { Field } from './industry-fields-data.ts';
import { SITE_FIELDS } from './site-fields-data.ts';

/** For all but those who say `branch` and nothing of `others`. */
const unlessOnly = (branch: string, others: string): string =>
  `^(?:(?![\\s\\S]*(?:${branch}))|(?=[\\s\\S]*(?:${others})))`;

const WOMENS_HAIR =
  'salon|women|ladies|hairdress|stylist|blow.?dry|balayage|highlights|colou?r(?:ist|ing)?\\b|unisex|bridal';
const SKIN =
  'beauty|beautician|make-?up|cosmetic|facials?\\b|skin ?(?:care|studio|clinic)|\\bbrows?\\b|lash|\\bspa\\b';
const EYES = 'lash|\\bbrows?\\b|beauty|beautician|\\bspa\\b|facials?\\b';

const VETS = '\\bvets?\\b|veterinar|animal (?:hospital|clinic)';
const WALKERS = 'walk(?:s|er|ers|ing)\\b|pet ?sit|dog ?sit|boarding|kennel|day ?care|cattery|sleepover';
const TRAINERS = '\\btrain(?:er|ers|ing)\\b|behaviou?r|pupp(?:y|ies) class|obedience|agility';
const PET_SHOPS = 'pet (?:shop|store|food|suppl)|raw food|aquari';
const NO_GROOMER_ALONE = unlessOnly(
  'groom',
  [VETS, WALKERS, TRAINERS, PET_SHOPS, 'rescue|shelter'].join('|'),
);

const WINDOWS_ALONE = unlessOnly(
  'window clean',
  '(?:house|home|office|domestic|commercial|tenancy|deep|regular|carpet|oven|weekly) clean|cleaners for|\\bmaid|housekeep|laundry',
);

const COFFEE =
  'coffee|caf(?:e\\b|é)|espresso|barista|brunch|breakfast|tea ?(?:room|house|shop)|\\bteas?\\b|bakery|cakes?\\b';
const MORNINGS =
  'breakfast|brunch|caf(?:e\\b|é)|\\bdiner\\b|eggs\\b|all day|bakery|tea ?room|hotel|from (?:7|8|9|10)\\b|coffee';

export const TRADE_FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'hair-beauty': [
    {
      has: unlessOnly('barber', WOMENS_HAIR),
      ideas: [
        ...['salon-words', 'why-the-patch-test', 'tell-the-history', 'clean-hair-for-colour'],
        ...['brush-from-the-ends', 'no-straightener-on-damp', 'before-the-wedding', 'fringe-or-no-fringe'],
        ...['the-friday-set', 'press-do-not-rub', 'wash-the-brush', 'hair-in-the-brush'],
        ...['trims-and-growth', 'shampoo-for-the-scalp', 'just-a-trim', 'holiday-hair-water'],
        // Barbers have these in their own words.
        ...['bring-the-wrong-photo', 'say-it-in-the-chair', 'what-they-see-at-the-door', 'chat-or-quiet'],
        ...['how-often-do-you-wash', 'never-cut-paper', 'between-two-customers', 'five-minutes-to-the-bus'],
        ...['worst-haircut-ever', 'hat-hair', 'wet-before-the-pool'],
      ],
    },
    // Where one walks in, nobody books ahead.
    {
      has: unlessOnly(
        'walk[- ]?ins? (?:only|welcome)|no appointments?',
        'by appointment|book (?:online|ahead|a)',
      ),
      ideas: ['booked-ahead-or-on-a-whim'],
    },
    {
      has: SKIN,
      ideas: [
        ...['sponges-and-brushes', 'the-little-jar-symbol', 'perfume-is-patient', 'bag-in-spring'],
        ...['two-fingers-of-sunscreen', 'thin-before-thick'],
      ],
    },
    {
      has: EYES,
      ideas: [
        ...['wash-your-lashes', 'lashes-fall-every-day', 'sisters-not-twins', 'eyes-closed-for-an-hour'],
        'the-sister-called-mabel',
      ],
    },
  ],
  'vet-pets': [
    {
      has: NO_GROOMER_ALONE,
      ideas: [
        ...[
          'do-not-spend-the-word',
          'not-the-stick',
          'sixty-seconds-of-alone',
          'leave-the-growl',
          'be-a-tree',
        ],
        ...['a-curve-is-polite', 'he-only-wants-to-play', 'a-tug-is-a-game', 'supper-in-a-towel'],
        ...['the-jar-for-the-day', 'words-on-a-food-label', 'ribs-like-the-back-of-a-hand', 'not-just-old'],
        ...['carrier-as-furniture', 'what-the-chip-knows', 'the-puddle-under-the-car', 'biscuit-or-ball'],
        ...['water-away-from-the-food', 'one-tray-more-than-cats', 'the-bag-for-the-holiday'],
        ...['the-cats-of-the-post-office', 'scales-know-first', 'a-rabbit-needs-a-rabbit'],
      ],
    },
    {
      has: VETS,
      ideas: ['hands-come-first', 'the-school-in-lyon', 'a-tablet-in-three', 'film-the-odd-thing'],
    },
    { has: WALKERS, ideas: ['in-a-dog-walkers-pocket'] },
    { has: 'groom', ideas: ['what-the-hands-find', 'words-of-a-coat'] },
  ],
  'site-trades': SITE_FIELDS,
  'physio-fitness': [
    // Who teaches pilates is asked about pilates.
    { has: 'yoga|asana|vinyasa|\\byin\\b', ideas: ['touch-your-toes-or-not', 'lie-still-for-five'] },
    { has: 'yoga|(?:pilates|fitness|exercise) (?:class|studio|course)', ideas: ['whose-class-was-it'] },
  ],
  cleaning: [
    {
      has: WINDOWS_ALONE,
      ideas: [
        ...['the-machine-that-smells', 'before-the-keys-go-back', 'blot-do-not-rub', 'red-cloth-blue-cloth'],
        ...['switches-and-remotes', 'tidy-before-the-cleaner', 'clean-first-then-disinfect'],
      ],
    },
  ],
  'cafe-restaurant': [
    {
      has: COFFEE,
      ideas: [
        ...[
          'which-coffee-is-for-me',
          'water-for-each-tea',
          'cafetiere-without-mud',
          'where-coffee-beans-live',
        ],
        ...['dark-is-not-strong', 'china-or-paper', 'first-coffee-down-the-sink'],
      ],
    },
    { has: MORNINGS, ideas: ['breakfast-at-any-hour', 'poaching-through-a-sieve'] },
    {
      has: unlessOnly(
        'dinners? only|only dinner|evenings? only|open (?:\\w+ ){0,6}from (?:5|6|7)(?::\\d\\d|\\.\\d\\d)? ?pm',
        'lunch|midday|noon',
      ),
      ideas: ['lunch-from-the-other-side'],
    },
    {
      has: 'famil|child|kids|high ?chair|pizz|caf(?:e\\b|é)|pub\\b|\\bdiner\\b|burger|brunch',
      ideas: ['out-with-small-children'],
    },
  ],
};
