// What the owner's goals want to be taken up: "fill the bouquet workshops, more visitors to exhibitions" names two things that a
// reader may be told of. What is wanted of business at large ("new clients", "a busier Tuesday") is nobody's to take up.
import { withNames } from './capitals.ts';
import { lowerStart } from './telling/wording.ts';

const WORDS = 5;
const CHARACTERS = 44;

/** What owners write before the thing: how much of it, and what is to become of it. */
const BEFORE =
  /^(?:to|get|getting|gain|sell|selling|fill|filling|book|grow|growing|increase|raise|win|find|have|attract|bring|bring in|promote|push|launch|start|boost|drive|build|take|do|offer|more|new|extra|further|additional|better|fuller|busier|first|full|our|my|a|an|of|for|up|out|in|with|some|many|weekly|monthly|steady|regular|paying|larger|bigger|higher|direct|repeat|online|sign up|free) /i;
/** What comes in when it is taken up, before and behind its name. */
const COMES =
  '(?:bookings?|sales|orders?|sign-?ups?|enquiries|inquiries|requests|leads|reservations|registrations|attendance|tickets?|visitors?|people|guests|customers|clients|interest|demand)';
const COMES_FOR = new RegExp(`^${COMES} (?:to|at|for|of|on|in) `, 'i');
const COMES_BEHIND = new RegExp(` ${COMES}$`, 'i');

/** "Two bag deliveries": how many, and of what, nobody can tell apart. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred)\b/i;

/** What can be taken up, in the plural or without a number. */
const THINGS =
  /(?:^|[ -])(?:workshops|classes|courses|lessons|sessions|boxes|hampers|bundles|vouchers|gift cards|tours|walks|rides|runs|nights|evenings|open days|events|exhibitions|concerts|performances|surveys|visits|checks|check-?ups|tests|screenings|consultations|valuations|rentals|memberships|subscriptions|deliveries|installs|installations|repairs|plans|packages|retreats|breaks|stays|holidays|weddings|parties|rounds|trials|demos|commissions|invitations|cakes|bouquets|wreaths|gifts|presents|portraits|shoots|gates|railings|kitchens|bathrooms|gardens|patios|extensions|conversions|treatments|massages|facials|implants|camps|audits|reviews|websites|removals|transfers|lunches|breakfasts|dinners|roasts|menus|teas|kits|hives|clinics|chargers|panels|tables|rooms|suits|dresses|rings|frames|lenses|hire|catering|wholesale|training|coaching|tuition|boarding|grooming|servicing|storage|therapy|counselling|whitening|brunch|engraving|framing|gift wrapping|daycare|photography|bookkeeping|conveyancing)$/i;
/** One of them, as in "course bookings". */
const ONE =
  /(?:workshop|class|course|lesson|session|box|hamper|tour|walk|event|exhibition|concert|survey|visit|test|consultation|plan|retreat|break|wedding|party|cake|bouquet|wreath|portrait|trial|clinic|night|evening|open day|ride|run)$/i;
/** Where the work is done, when nothing stands before it: "fill the workshop". */
const A_PLACE = /^(?:workshop|clinic|kitchen)$/i;

/** Things by their names, as they stand within a sentence, without repeats; none where the goals name none. */
export function aimsOf(goals: string): string[] {
  const found = goals
    .split(/[,;.:!?\n•|/]+|\s[-–—]\s|\s(?:and|&|\+)\s/)
    .flatMap((part) => thingIn(part.replace(/\s+/g, ' ').trim()));
  return [...new Set(found)];
}

function thingIn(part: string): string[] {
  const wanted = withoutAll(part, BEFORE)
    .replace(COMES_FOR, '')
    .replace(/^(?:the|our|my) /i, '');
  const [head = ''] = wanted.split(/ (?:for|in|with|before|until|this|next|on|at|from|by|of|to) /);
  const bare = withoutAll(head, BEFORE).replace(COMES_BEHIND, '');
  const name = pluralOf(bare);
  const isName =
    !A_PLACE.test(bare) && THINGS.test(name) && /^[\p{L}'’ -]+$/u.test(name) && !COUNTED.test(name);
  if (!isName || name.length > CHARACTERS || name.split(' ').length > WORDS) return [];
  return [withNames(/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name) ? name : lowerStart(name))];
}

/** As often as they begin it: "to get more new bookings" names bookings. */
function withoutAll(text: string, words: RegExp): string {
  let left = text;
  for (let less = left.replace(words, ''); less !== left; less = left.replace(words, '')) left = less;
  return left;
}

function pluralOf(name: string): string {
  if (!ONE.test(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return name.replace(/y$/i, 'ies');
  return /(?:s|x|sh|ch)$/i.test(name) ? `${name}es` : `${name}s`;
}
