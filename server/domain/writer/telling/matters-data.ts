// What a customer wants to know of a business before anything else, how they ask, and what stands before the answer in a list.
// The answers are the owner's facts, verbatim.
import type { FactKind } from '../../../contract/fact.ts';
import type { ByTone } from '../library/idea.ts';

export interface Matter {
  readonly id: string;
  /** Before the fact in a list. */
  readonly label: string;
  /** In a customer's words. */
  readonly asks: readonly string[];
  /** Facts of these kinds answer it where they say `about`; null: whatever they say. */
  readonly kinds: readonly FactKind[];
  readonly about: RegExp | null;
}

function matter(
  id: string,
  label: string,
  asks: readonly string[],
  kinds: readonly FactKind[],
  about: RegExp | null,
): Matter {
  return { id, label, asks, kinds, about };
}

const ANY: readonly FactKind[] = [
  'service',
  'product',
  'policy',
  'place',
  'process',
  'hours',
  'price',
  'offer',
];

/** How somebody asks who has to find the door open. */
export const OPEN_ASKS: readonly string[] = ['When are you open?'];

const LICENSED = /\b(?:certified|accredited|ISO ?\d+|licen[sc]ed)/i;

/** The first that a fact answers is its matter. Those without a question only stand in lists. */
export const MATTERS: readonly Matter[] = [
  matter('after', 'Afterwards', ['What if something is not right afterwards?'], ['guarantee'], null),
  matter(
    'insured',
    'Insurance',
    ['Are you insured?'],
    ['proof', 'policy', 'service', 'people'],
    /\binsured\b/i,
  ),
  matter(
    'qualified',
    'Training',
    ['Are you qualified?', 'What training do you have?'],
    ['proof', 'people'],
    /\b(?:qualified|registered (?:with|by)|member of|chartered|DBS|trained (?:at|in|with))/i,
  ),
  matter('licensed', 'Certified', [], ['proof'], LICENSED),
  matter(
    'deposit',
    'Payment',
    ['Do I pay a deposit?'],
    ANY,
    /\bdeposit (?:of|is|to|secures?|required|when|holds?|on)\b|\b(?:no|a|an|small|refundable|[£$€]\d+|\d+ ?%) deposit\b/i,
  ),
  matter(
    'agreed',
    'Payment',
    ['Do I know the price beforehand?'],
    ANY,
    /\bprices? (?:is |are )?agreed|\bfixed (?:prices?|fees?|quotes?)\b/i,
  ),
  matter(
    'payment',
    'Payment',
    ['How can I pay?'],
    ANY,
    /\b(?:pay|payment) (?:by|in|with|online)\b|\b(?:cards?|cash) (?:only|accepted|welcome|taken)|\bcash (?:or|and) cards?\b|instal?ments/i,
  ),
  matter(
    'booking',
    'Booking',
    ['How do I book?'],
    ANY,
    /\bbook (?:online|by(?! (?:\p{L}+day|noon|\d))|via|on|through|at|in the app)\b|\bto book\b|\bappointments? (?:by|can|are)\b|\bwalk-ins\b|\breserve\b/iu,
  ),
  matter(
    'in-time',
    'In time',
    ['When do I have to order by?'],
    ANY,
    /\border (?:by|before|until) (?:\d|noon\b|midday\b|midnight\b|the\b|one\b|two\b|three\b|four\b|five\b|\p{L}+day\b|\p{L}+ber\b)/iu,
  ),
  matter(
    'arrival',
    'Time',
    ['How soon can you be here?'],
    ANY,
    /\barrival time\b|\bcall-?outs? (?:within|in)\b/i,
  ),
  matter('ahead', 'Time', ['How far ahead should I plan?'], ANY, /\blead time\b/i),
  matter(
    'time',
    'Time',
    ['How long does it take?'],
    ['process', 'service', 'product', 'policy'],
    /^(?!.*\b(?:returns?|refunds?|exchanges?|notice|cancel\w*|back|answers?|reply|replies|e-?mails?|messages?|questions)\b).*(?:\b(?:takes?|take|lasts?) (?:about |around )?(?:\d|(?:an?|one|two|three) (?:hour|day|week|month|minute))|\bwithin (?:\d+|one|two|an?) (?:minutes?|hours?|(?:working )?days?|weeks?)\b|\bin (?:two|three|four|\d+) (?:days|weeks)\b)/i,
  ),
  matter(
    'visits',
    'Where',
    ['Do you come to me?'],
    ANY,
    /\b(?:come|drive|travel) to (?:you|your)\b|^pick-? ?up from (?:home|your)\b/i,
  ),
  matter(
    'area',
    'Where',
    ['Which areas do you cover?'],
    ANY,
    /^(?:We|I) (?:cover|serve|work (?:in|across|throughout))\b(?! (?:QuickBooks|Xero|Sage|Excel|\p{Lu}\p{L}+ (?:Online|Cloud)|English|German|French|Spanish|Italian|small|groups|teams|pairs|person)\b)|\b[Cc]overing \p{Lu}|\b(?:throughout|across) \p{Lu}|^Areas?\b/u,
  ),
  matter('delivery', 'Delivery', ['Do you deliver?'], ANY, /\bdeliver(?:y|ies|ed)?\b|\bshipping\b/i),
  matter(
    'parking',
    'Parking',
    ['Is there parking?'],
    ANY,
    /^(?!.*\b(?:storage|boat) ).*\bparking\b|^(?!.*\bfrom the (?:\w+ ){0,3}car park).*\bcar park\b/i,
  ),
  matter(
    'where',
    'Where',
    ['Where do I find you?'],
    ['place', 'service', 'product'],
    /\b[Ff]ind us\b|^[Hh]eld (?:at|in)\b|\b(?:[Oo]n|[Ii]n|[Aa]t|[Oo]ff) (?:the )?(?:\S+ ){0,3}(?:Street|Road|Lane|Square|Avenue)\b|\bopposite\b|\bnext to\b|\baround the corner\b/,
  ),
  matter(
    'open',
    'When',
    OPEN_ASKS,
    ['hours', 'service'],
    /^(?:we are |we're )?open\b(?! (?:mic|gardens?|studio|day|house|air|water|evening|morning|afternoon)\b)/i,
  ),
  matter(
    'hours',
    'When',
    ['Which days are you available?'],
    ['hours', 'service'],
    /^(?!.*\b(?:minimum|gate|groups only|evenings in)\b)(?:.*\b24\/7\b|.*\b(?:7|seven) days a week\b|(?:\S+ ){0,6}(?:evenings|weekends|weekdays)\b(?! on\b)(?=(?: \S+){0,5}$)|(?:closed on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b(?=$| ?[-–,&\d]| (?:to|till|until|through|and|or|only|by|from|mornings?|afternoons?|evenings?)\b)|.*\b(?:available|appointments|bookings)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/i,
  ),
  matter(
    'trial',
    'To begin with',
    ['Can I try it first?'],
    ['offer', 'price', 'policy', 'service'],
    /\b(?:free|half[- ]price)\b.*\b(?:trial|class|lesson|taster|session)\b|\b(?:trial|first (?:class|lesson|session))\b.*\b(?:free|half|costs? nothing)\b/i,
  ),
  matter(
    'first',
    'To begin with',
    ['What does it cost to find out?'],
    ['offer', 'price', 'policy', 'service'],
    /\bfree\b.*\b(?:consultation|call|inspections?|surveys?|quotes?|estimates?|visits?)\b|\bfirst (?:visit|call|consultation)\b.*\b(?:free|half|costs? nothing)\b/i,
  ),
  matter(
    'price',
    'Price',
    ['What does it cost?', 'How much is it?'],
    ['price'],
    /^(?!min(?:imum|\.) order|(?:shipped|posted|delivered|sent|payable|due)\b|deposit|corkage|follow|gift|.*\b(?:covers|pays for|buys|feeds|costs us|notice|cancel\w*|off treatment|logs)\b).*(?:[£$€¥]\s?\d|\d\s?(?:£|€|euros?\b|pounds\b|chf\b|kr\b))/i,
  ),
  matter(
    'people',
    'Who',
    ['Who will I be dealing with?'],
    ['people', 'history'],
    /\b(?:I|me|my|we|our|he|she)\b|^(?!Family|Founded|Established|Independent|Serving|Trading|Been|Since)(?:\p{L}+ by \p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}|has|had|is|was|and|trained|learn)).*\b(?:years|trained|since|learn)/u,
  ),
];

/** How somebody asks for a first step that costs nothing, by what it is. */
export const FIRST_ASKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:quotes?|estimates?)\b/i, ['What does a quote cost?', 'Do you charge for a quote?']],
  [/\bsurveys?\b/i, ['What does a survey cost?']],
  [/\binspections?\b/i, ['What does an inspection cost?']],
  [/\b(?:meeting|consultations?|calls?|visits?)\b/i, ['Do I pay for the first conversation?']],
];

/** What may go with the answer, nearest first. */
export const COMPANY: Readonly<Record<string, readonly string[]>> = {
  price: ['deposit', 'agreed', 'trial', 'first', 'payment'],
  trial: ['booking', 'price'],
  first: ['area', 'deposit', 'agreed'],
  open: ['where', 'parking', 'booking'],
  hours: ['booking', 'visits', 'area', 'where'],
  where: ['parking', 'open'],
  parking: ['open', 'where'],
  area: ['visits', 'hours', 'first', 'arrival'],
  visits: ['area', 'hours', 'booking'],
  arrival: ['hours', 'agreed'],
  booking: ['deposit', 'open', 'hours'],
  insured: ['after'],
  after: ['insured'],
  qualified: ['after'],
  delivery: ['in-time'],
  'in-time': ['delivery', 'where'],
  people: ['qualified'],
};

/** Above the answer, `{question}` in the customer's words. */
export const ASKED: ByTone<readonly string[]> = {
  '*': ['{question}', 'For anyone who was about to ask: {question}'],
  p: ['For anyone who is wondering: {question}'],
  f: ['Before you have to ask: {question}'],
  a: ['{question} The short answer:'],
  t: ['{question} For the record:'],
  h: ['{question} Fair question.'],
  l: ['{question} The answer, in a few words:'],
};

/** Above a thing that is only named; `{place}` is " in Leeds" or nothing. */
export const NAMED_WORK: ByTone<readonly string[]> = {
  '*': ['{We} do {thing}{place}.', 'Looking for {thing}{place}? {We} do that.'],
  p: ['{Our} work{place} includes {thing}.'],
  h: ['Yes, {we} do {thing}{place}.'],
  l: ['{We} take care of {thing}{place}.'],
};
export const NAMED_GOODS: ByTone<readonly string[]> = {
  '*': ['From {our} range: {thing}.', 'To be had at {name}: {thing}.'],
  f: ['One of the things that you find at {name}: {thing}.'],
  l: ['From the selection at {name}: {thing}.'],
};

/** Where a title is needed. */
export const ASK_TITLE = '{name}: {question}';

/** All words of this file, for the gate. */
export const MATTER_WORDS = JSON.stringify([MATTERS, ASKED, NAMED_WORK, NAMED_GOODS])
  .replace(/\{we\}/gi, 'We I')
  .replace(/\{our\}/gi, 'our my');
