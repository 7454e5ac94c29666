// What of an owner's fact matters to a reader: for each matter the line that may stand before such a fact and the plain sentence that may
// stand behind it. All are true of any fact of the matter, by tone; `{we}`, `{us}` and `{our}` are whoever speaks.
import type { FactKind } from '../../../contract/fact.ts';
import type { Goal } from '../goals.ts';
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

export interface Appeal {
  readonly id: string;
  /** Facts of these kinds; null: of any. */
  readonly kinds: readonly FactKind[] | null;
  readonly about: RegExp;
  /** Whole lines before the fact. */
  readonly opens: Lines;
  /** Whole sentences behind it. */
  readonly whys: Lines;
  /** What the reader may do next, in this order. */
  readonly goals: readonly Goal[];
}

function appeal(
  id: string,
  kinds: readonly FactKind[] | null,
  about: RegExp,
  lines: { readonly opens: Lines; readonly whys: Lines; readonly goals: readonly Goal[] },
): Appeal {
  return { id, kinds, about, ...lines };
}

const BUY: readonly Goal[] = ['book', 'order', 'enquire', 'try', 'visit'];
const VISIT: readonly Goal[] = ['visit', 'book'];
const PEOPLE: readonly FactKind[] = ['people', 'history', 'story', 'proof', 'number'];

/** The first that a fact speaks of is its own. */
export const APPEALS: readonly Appeal[] = [
  appeal(
    'end',
    null,
    /^(?!closed\b).*\b(?:until|till|before|by|ends?) (?:the )?(?:end of )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b)/i,
    {
      opens: {
        '*': ['Worth knowing before it ends.', 'If you have had it in mind anyway, now is the time.'],
        p: ['A date to keep in mind, if you are interested.'],
        a: ['This has an end date.'],
        t: ['Limited in time:'],
        h: ['This one has an end date, so here is your nudge.'],
        f: ['A small push, in case you were waiting for one.'],
      },
      whys: {
        '*': ['After that it is over.', 'Better not left to the last day.'],
        f: ['If you have been meaning to, this is the moment.'],
        a: ['After that it is too late.'],
        h: ['After that, not even a nice smile helps.'],
        l: ['We would be glad to see you before then.'],
      },
      goals: BUY,
    },
  ),
  appeal(
    'trial',
    null,
    /\bfree\b.*\b(?:trials?|class|lesson|taster|tastings?)\b|\b(?:first|trial|taster) (?:class|lesson|session|week|month)\b.*\b(?:free|costs nothing|half)\b|\bfree trial\b/i,
    {
      opens: {
        '*': ['You do not have to decide in advance.', 'The easiest way to find out is to try.'],
        fhip: ['Curious, but not sure yet?', 'Not sure yet whether it is for you?'],
        a: ['Try before you pay.'],
        l: ['There is no need to decide beforehand.'],
      },
      whys: {
        '*': ['Try it first, and decide afterwards.', 'You see what it is like before you pay for anything.'],
        h: ['The worst that can happen is that you like it.'],
        i: ['One visit is enough to find out.'],
        f: ['No pressure. Try it and see.'],
      },
      goals: ['try', 'book', 'enquire', 'order'],
    },
  ),
  appeal(
    'first',
    null,
    /\bfree\b.*\b(?:consult\w*|calls?|inspections?|surveys?|quotes?|estimates?|visits?|assessments?|reviews?|checks?|valuations?|half hour|advice|demo\w*|samples?)\b|\b(?:first|initial) (?:visit|call|consultation|meeting|half hour|hour|coffee|chat)\b.*\b(?:free|costs? nothing)\b|\b(?:consult\w*|quotes?|estimates?|surveys?|valuations?|checks?|demonstrations?) (?:are |is )?free\b/i,
    {
      opens: {
        '*': ['Finding out costs nothing.', 'A first step that costs nothing:'],
        fhip: ['Not sure where to start?', 'Still thinking it over?'],
        a: ['Know where you stand before you spend anything.'],
        t: ['No cost up front:'],
        l: ['A first conversation need not cost anything.'],
      },
      whys: {
        '*': [
          'That way you know where you stand before you spend anything.',
          'It costs you nothing to find out.',
        ],
        f: ['Ask first, decide later.'],
        a: ['Ask first. Then decide.'],
        h: ['So the only thing left is to ask.'],
        i: ['It is an easy first step.'],
      },
      goals: ['enquire', 'book', 'try', 'order'],
    },
  ),
  appeal(
    'urgent',
    null,
    /\b24[- ]?(?:hours?|h|7)\b|24\/7|\bemergenc|\bcall-?outs?\b(?!.*\bcharge\b)|\bout of hours\b/i,
    {
      opens: {
        '*': ['Things rarely go wrong at a good time.', 'For the day when it cannot wait.'],
        a: ['Save this before you need it.'],
        h: ['It never happens on a quiet afternoon.'],
        l: ['For the hour when it cannot wait.'],
      },
      whys: {
        '*': ['Worth saving for the day you need it.', 'We hope you never need it. If you do, now you know.'],
        a: ['Save it now. You will not want to search for it then.'],
        h: ['May you never need it.'],
      },
      goals: ['enquire'],
    },
  ),
  appeal(
    'walk-in',
    null,
    /\bwalk-?ins?\b(?!.*\bonly when\b)|\b(?:no|without(?: an)?) (?:appointments?|booking|reservations?)(?: needed| necessary| required)?\b(?!.*\bexcept\b)|\bjust (?:turn up|come in|drop in|walk in)\b/i,
    {
      opens: {
        '*': ['You do not have to plan ahead for this.', 'Some free time and no plans?'],
        fhip: ['Not one for planning ahead?'],
        a: ['You do not need to plan this.'],
        l: ['You may decide on the day.'],
      },
      whys: {
        '*': ['Just come in when it suits you.'],
        h: ['Turning up on a whim is allowed.'],
      },
      goals: ['visit'],
    },
  ),
  appeal(
    'wait',
    null,
    /\bwait(?:ing)?[- ](?:list|time)\b|\bbooked (?:up|out)\b|\bnotice\b|\b(?:weeks?|months?) (?:ahead|in advance)\b|\blead time\b/i,
    {
      opens: {
        '*': ['Planning ahead pays off.', 'A practical note for anyone who is planning something.'],
        fhip: ['Planning something?'],
        a: ['Plan early.'],
        h: ['Good things come to those who book.'],
        l: ['For those who like to plan in peace.'],
      },
      whys: {
        '*': ['So the sooner you tell {us}, the better.', 'Worth knowing before you set a date.'],
        a: ['Get in touch early.'],
      },
      goals: ['book', 'order', 'enquire'],
    },
  ),
  appeal('ends', ['offer'], /./, {
    opens: {
      '*': ['In case you had it in mind anyway:', 'Something that makes it a little easier to say yes:'],
      f: ['If you have been meaning to, here is a reason.'],
      a: ['The offer, in one line:'],
      t: ['The terms, in one line:'],
      h: ['Your excuse has arrived.'],
      i: ['A good reason to begin:'],
      l: ['An invitation:'],
      p: ['For anyone who has been weighing it up:'],
    },
    whys: {
      '*': ['A good moment, if you have been meaning to.'],
      f: ['Tell somebody who would like it, too.'],
      h: ['Your excuses are running out.'],
      l: ['You are warmly invited.'],
    },
    goals: BUY,
  }),
  appeal('happy', null, /\bhappy hour\b|\bhalf (?:off|price)\b|\d ?% off\b|\bfor the price of\b/i, {
    opens: {
      '*': ['One to remember:', 'Good to know before you come:'],
      f: ['Worth telling your friends:'],
      h: ['For people who like good timing:'],
      a: ['Time it right.'],
      l: ['A pleasant hour, and a pleasant price.'],
    },
    whys: { '*': ['A good time to come.', 'Bring somebody along.'] },
    goals: VISIT,
  }),
  appeal(
    'date',
    ['event', 'hours'],
    /^(?!(?:office|opening) hours|closed).*(?:\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}\b)/iu,
    {
      opens: {
        '*': ['A date for the diary:', 'Note the date:'],
        f: ['You would be very welcome:'],
        a: ['Put this in the calendar now:'],
        h: ['A respectable excuse to leave the house:'],
        i: ['Something to look forward to:'],
        l: ['A date for those who like to plan ahead:'],
      },
      whys: {
        '*': ['If you would like to come, note it now.', 'Bring somebody who would enjoy it, too.'],
        a: ['Note it now.'],
        h: ['Whatever else is on that day can wait.'],
      },
      goals: ['book', 'join', 'enquire'],
    },
  ),
  appeal(
    'visits',
    null,
    /\b(?:come|drive|travel) to (?:you|your)\b|\bhome visits?\b|\bat (?:your )?home\b|\bpick-?up from (?:home|your)\b|\bmobile (?:service|barber|hairdresser|groom\w*|mechanic|vet)\b/i,
    {
      opens: {
        '*': ['You do not have to go anywhere.', 'Easier to stay at home?'],
        fhip: ['Hard to find the time to go out for it?'],
        a: ['No journey needed.'],
        h: ['You can stay on the sofa.'],
        l: ['In your own surroundings, and in your own time.'],
      },
      whys: {
        '*': ['That saves you the journey.', 'You can stay where you are.'],
        h: ['You do not even have to find your shoes.'],
      },
      goals: ['book', 'enquire'],
    },
  ),
  appeal(
    'pickup',
    null,
    /^(?:collect(?:ion)?|pick-?ups?) (?:is )?(?:on|from (?!your|home)|in|daily|every)\b/i,
    {
      opens: { '*': ['If you are ordering:', 'For everyone who is picking something up:'] },
      whys: { '*': ['Plan your order around it.'], h: ['Worth a note on the fridge.'] },
      goals: ['order'],
    },
  ),
  appeal(
    'collect',
    null,
    /\bclick (?:and|&) collect\b|\border(?:s)? by (?:text|phone|e-?mail)\b|\border by text\b/i,
    {
      opens: {
        '*': ['Ordering ahead saves a wait.', 'The quick way to get what you want:'],
        a: ['Order ahead.'],
        h: ['For people who like it to be ready when they arrive:'],
        l: ['It can be waiting for you.'],
      },
      whys: {
        '*': ['Then you only have to pick it up.', 'That saves a wait.'],
        f: ['Then you only have to pick it up.'],
      },
      goals: ['order'],
    },
  ),
  appeal(
    'weekly',
    ['event', 'service', 'product', 'policy', 'price', 'hours'],
    /^(?!(?:we are |we're )?closed\b|(?:we are |we're )?open\b|late\b|.*\bmonday to\b|.*\bMon\S* ?[-–]).*(?:\b(?:every|each|on) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:is|are|nights?|evenings?|mornings?|afternoons?)\b|\bare (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:first|second|third|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/iu,
    {
      opens: {
        '*': ['One for the calendar:', 'It comes round regularly, so here it is again:'],
        f: ['Looking for a plan? This one comes round regularly:'],
        a: ['Mark the day:'],
        t: ['Regular dates:'],
        h: ['A good reason to know what day it is:'],
        i: ['Every week needs something to look forward to.'],
        l: ['A regular date:'],
      },
      whys: {
        '*': ['Worth knowing before you plan your week.'],
        f: ['Save the day if it suits you.'],
        h: ['Put it in the calendar before something dull gets there first.'],
      },
      goals: ['book', 'visit', 'enquire'],
    },
  ),
  appeal(
    'season',
    ['service'],
    /\b(?:in|during|from) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! (?:to|till|until)\b)/i,
    {
      opens: {
        '*': ['Some jobs have their time of year.', 'One for the right time of year:'],
        a: ['Timing matters.'],
        h: ['Some jobs come round like birthdays.'],
        l: ['There is a season for it.'],
        f: ['It is nearly that time of year again:'],
      },
      whys: {
        '*': [
          'So it is worth thinking of it in good time.',
          'If you would like it done, tell {us} in good time.',
        ],
        a: ['Book it in good time.'],
      },
      goals: ['book', 'enquire', 'order'],
    },
  ),
  appeal(
    'reach',
    null,
    /\b(?:we|i|support) answers?\b|\banswered\b|\b(?:reply|replies|respond) (?:to|within|in|the)\b|\banswers in\b/i,
    {
      opens: {
        '*': ['When you have a question, you want an answer.', 'Asking should be easy.'],
        fhip: ['Tired of waiting for an answer?'],
        h: ['Nobody has ever enjoyed the music on hold.'],
      },
      whys: { '*': ['So a question does not have to wait.', 'So ask whenever something is unclear.'] },
      goals: ['enquire', 'try'],
    },
  ),
  appeal(
    'quick',
    null,
    /\bwhile you wait\b|\b(?:same|next)[- ](?:business |working )?day\b|\bwithin (?:\d+|an?|one|two|three|four) (?:\p{L}+ )?(?:minutes?|hours?|days?)\b|\bin (?:under )?(?:an hour|two days|three days|\d+ (?:minutes|hours|days))\b|\bunder an hour\b|\bback in\b/iu,
    {
      opens: {
        '*': ['Nobody likes to wait long.', 'For everyone who would rather not wait long:'],
        fhip: ['In a hurry?', 'Need it soon?'],
        t: ['How long it takes:'],
        a: ['No long wait.'],
        l: ['Without a long wait:'],
      },
      whys: {
        '*': ['So you can plan the rest of your week.', 'Good to know when time is short.'],
      },
      goals: ['book', 'enquire', 'visit', 'order'],
    },
  ),
  appeal(
    'delivery',
    null,
    /\bdeliver(?:y|ies|ed|s)?\b|\bshipp?(?:ing|ed)\b|\bpost(?:ed)? (?:anywhere|to|on|in|throughout)\b|\bby post\b/i,
    {
      opens: {
        '*': ['It comes to you, if you like.', 'Not everybody lives round the corner.'],
        fhip: ['Not exactly round the corner from {us}?'],
        t: ['Delivery, in one line:'],
        l: ['It comes to your door:'],
      },
      whys: {
        '*': ['So distance is no obstacle.', 'Then you do not even have to go out for it.'],
        h: ['You can stay in your slippers.'],
      },
      goals: ['order', 'enquire'],
    },
  ),
  appeal('parking', null, /\bpark(?:ing)?\b(?! practice)(?!s\b)/i, {
    opens: {
      '*': ['For everyone who comes by car:', 'A practical note before you set off:'],
      fhip: ['Coming by car?'],
      h: ['For everyone who has ever circled the block:'],
    },
    whys: { '*': ['One thing less to think about on the way.'], h: ['No laps of the block needed.'] },
    goals: ['visit'],
  }),
  appeal(
    'access',
    null,
    /\bstep-free\b|\bwheelchairs?\b|\b(?:lift|elevator|ramp|ground floor)\b(?!.*boat)/i,
    {
      opens: { '*': ['Good to know if stairs are difficult:', 'Everybody should be able to get in.'] },
      whys: { '*': ['Good to know with a wheelchair, a {pram|stroller} or a sore knee.'] },
      goals: ['visit'],
    },
  ),
  appeal(
    'dogs',
    null,
    /\bdogs? (?:are )?(?:(?:very |always )?welcome|friendly|allowed)\b|\bdog[- ]friendly\b/i,
    {
      opens: {
        '*': ['Nobody has to wait at home.', 'For you and whoever is at the other end of the {lead|leash}:'],
        h: ['Please read this to your dog:'],
        l: ['For guests who come with a dog:'],
      },
      whys: { '*': ['Bring yours along.'], h: ['Good behaviour is welcome, too.'] },
      goals: ['visit', 'book'],
    },
  ),
  appeal('diet', null, /\b(?:vegan|vegetarians?|gluten|dairy[- ]free|nut[- ]free|allerg)/i, {
    opens: {
      '*': ['Not everybody eats everything.', 'For everyone who has to ask before they order:'],
      h: ['For the one at the table who always has to ask:'],
      l: ['If you eat differently, a word is enough.'],
    },
    whys: { '*': ['Just say so when you order or book.', 'Tell {us} what you need, and ask what is in it.'] },
    goals: ['order', 'book', 'visit'],
  }),
  appeal(
    'language',
    null,
    /\b(?:speak|spoken|in) (?:\p{L}+ (?:and|&) )?(?:english|spanish|polish|german|french|italian|portuguese|welsh|arabic|hindi|urdu|mandarin|cantonese|ukrainian|russian)\b|\b(?:english|spanish|polish|german|french|italian|portuguese) (?:and|&) \p{L}+ spoken\b|\b\p{L}+ (?:and|&) (?:english|spanish|polish|german|french) spoken\b/iu,
    {
      opens: { '*': ['Some things are easier to explain in your own language.'] },
      whys: {
        '*': ['Use the language you feel at home in.', 'Some things are easier to say in your own words.'],
      },
      goals: ['enquire', 'book'],
    },
  ),
  appeal('gift', null, /\bgift (?:cards?|vouchers?|wrapp\w+)\b|\bvouchers? (?:available|for sale|from)\b/i, {
    opens: {
      '*': ['For the next present you have to find:', 'Presents are harder than they look.'],
      h: ['For people who have just remembered a birthday:'],
      fhip: ['Is a birthday coming up?'],
    },
    whys: { '*': ['One thing less to think about.', 'So the present is taken care of.'] },
    goals: ['order', 'visit', 'enquire'],
  }),
  appeal('guarantee', ['guarantee', 'product', 'service'], /\bguarante|\bwarrant/i, {
    opens: {
      '*': ['Good to know before you decide:', 'So that you know where you stand:'],
      a: ['Know this before you decide:'],
      h: ['For people who read the small print:'],
      l: ['Something to rely on:'],
    },
    whys: { '*': ['So you know what to expect afterwards.', 'If you have a question about it, just ask.'] },
    goals: BUY,
  }),
  appeal(
    'fixed',
    null,
    /\bfixed (?:prices?|fees?|quotes?)\b|\bprices? (?:is |are )?agreed\b|\bno (?:call[- ]?out|hidden|booking|extra) (?:charges?|costs?|fees?)\b|\bquoted up front\b|\bup front\b/i,
    {
      opens: {
        '*': ['Nobody likes surprises on a bill.', 'What it costs should be clear before anything begins.'],
        fhip: ['Worried about what the bill will say?'],
        h: ['A bill should not be exciting.'],
        l: ['There are no surprises at the end.'],
      },
      whys: {
        '*': ['So you know where you stand before anything begins.', 'No surprises at the end.'],
        h: ['Exciting bills are for other people.'],
      },
      goals: BUY,
    },
  ),
  appeal(
    'free-of',
    null,
    /^no (?:deposit|contract|minimum|referral|experience|partner|card)\b|\bcancel any ?time\b|\bno contract\b|\bno card needed\b/i,
    {
      opens: {
        '*': ['It should be easy to begin.', 'Nothing ties you down.'],
        h: ['The small print, in ordinary print:'],
        l: ['Without strings.'],
        a: ['No strings.'],
      },
      whys: {
        '*': ['That makes it easier to begin.'],
        f: ['So there is not much to lose.'],
        h: ['There is no catch in it.'],
      },
      goals: BUY,
    },
  ),
  appeal(
    'small',
    null,
    /\b(?:at most|max(?:imum)?|no more than)\b|\bone (?:\p{L}+ )?at a time\b|\bsmall groups?\b|\bso nobody gets lost\b|\b(?:[1-9]|1\d|two|three|four|five|six|seven|eight|ten|twelve) (?:seats|mats|rooms|chairs|places)\b/iu,
    {
      opens: {
        '*': ['Fewer at a time means more time for each.', 'Small has its advantages.'],
        a: ['Small is an advantage.'],
        h: ['Small, and meant to be.'],
        i: ['Good things do not need a crowd.'],
        l: ['Few at a time, and on purpose.'],
      },
      whys: {
        '*': ['It stays small, and {we} like it that way.', 'Fewer at a time means more time for each.'],
        h: ['There is no back row.'],
      },
      goals: ['book', 'join', 'enquire', 'visit'],
    },
  ),
  appeal(
    'made',
    ['process', 'product', 'service', 'proof'],
    /\b(?:made|baked|cooked|roasted|poured|rolled|boiled|brewed|sewn|cut|printed|built|grown|picked|fired|thrown|milled)\b.*\b(?:on site|here|by hand|to order|from scratch|daily|every|in small|small batch|at a time|ourselves|in-house|fresh)|\bhand-?made\b|\bsmall[- ]batch\b|\bmade (?:in|from|to)\b/iu,
    {
      opens: {
        '*': ['How it is made:', 'A look at the part nobody sees:'],
        a: ['There is a way to do this properly:'],
        h: ['No trade secrets, well, one:'],
        i: ['Good things take their time.'],
        l: ['How it is made, in short:'],
        t: ['The process, in one line:'],
      },
      whys: {
        '*': ['That takes time, and it is meant to.', 'There are quicker ways. {We} prefer this one.'],
        h: ['There are faster ways. They are less fun.'],
        i: ['Good things take their time.'],
        l: ['It takes time, and you can tell.'],
      },
      goals: ['order', 'visit'],
    },
  ),
  appeal(
    'source',
    ['process', 'product', 'service', 'story'],
    /\bfrom (?:\p{L}+ ){0,4}(?:mills?|farms?|growers?|makers?|illustrators?|producers?|roaster\w*|dairy|orchards?|vineyards?|artists?)\b|\blocal(?:ly)?\b|\bindependent \p{L}+s\b/iu,
    {
      opens: {
        '*': ['It matters where things come from.'],
        l: ['Where it comes from:'],
        t: ['Where it comes from:'],
      },
      whys: {
        '*': ['It matters where things come from.', 'Ask {us} about it when you come.'],
        h: ['Ask {us} where, and {we} will tell you more than you wanted.'],
      },
      goals: ['visit', 'order'],
    },
  ),
  appeal(
    'certified',
    PEOPLE.concat('service', 'policy'),
    /\b(?:registered|certif\w+|insured|dbs|regulated|accredit\w+|qualified|licen[sc]ed|chartered|rated|inspected|first aid)\b/i,
    {
      opens: {
        '*': [
          'A fair thing to ask anybody, so here is {our} answer:',
          'Always worth asking, wherever you go:',
        ],
        h: ['Somebody always asks, and they are right to:'],
        a: ['Ask for this wherever you go.'],
        t: ['For the record:'],
        l: ['For your peace of mind:'],
      },
      whys: {
        '*': ['Always worth asking about, wherever you go.'],
        a: ['Ask for it wherever you go.'],
        h: ['You are right to ask.'],
      },
      goals: ['enquire', 'book'],
    },
  ),
  appeal(
    'since',
    PEOPLE,
    /\bsince (?:1[5-9]|20)\d\d\b|\b(?:founded|established|opened|started|set up)\b|\b(?:restored|converted)\b/i,
    {
      opens: {
        '*': ['A little history:', 'Where it all comes from:'],
        h: ['Once upon a time, more or less:'],
        i: ['Everything starts small.'],
        l: ['A little history, in one line:'],
        f: ['For everyone who has joined {us} lately:'],
      },
      whys: {
        '*': ['Thank you to everyone who has been part of it.', 'Thank you for being part of it.'],
        h: ['Time flies.'],
        a: ['Experience counts.'],
        l: ['With thanks to all who have been part of it.'],
      },
      goals: [],
    },
  ),
  appeal(
    'person',
    null,
    /^(?!(?:.*\b(?:closed|parking)\b))(?:.*\b(?:[Rr]un|[Tt]aught|[Ll]ed|[Oo]wned|[Mm]ade|[Cc]ooked|[Bb]aked|[Rr]olled|[Dd]one|[Pp]layed|[Ss]een|[Cc]ut|repairs) (?:\p{L}+ ){0,3}by (?:[\p{Ll}-]+ ){0,2}(?:[\p{L}-]+ )?\p{Lu}\p{Ll}+|.*\b[Oo]wner\b|.*\b(?:he|she|himself|herself|myself)\b|.*\b\d+ (?:years|yrs) (?:in|behind|of|at|on)\b|(?!(?:The|Our|It|This|That|Season|Summer|Winter|Course|Term|Class|Service|Tour|Training|Market|Tuition|Delivery|Breakfast|Parking|Everything|Everybody|Everyone|Nobody|Each|Every) )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:has|trained|learn\w*|pours|bakes|runs|does|teaches|shapes|cooks|answers)\b)/u,
    {
      opens: {
        '*': ['The person behind the work:', 'So that you know who is behind it:'],
        f: ['A name to go with the work:'],
        a: ['Know who does the work:'],
        h: ['Somebody has to do it:'],
        i: ['Behind good work there is somebody who cares about it.'],
        l: ['Who looks after you:'],
        t: ['Who does it:'],
      },
      whys: {
        '*': ['Now you know who is behind it.', 'Good to know who is behind it.'],
        f: ['Say hello when you meet.'],
        h: ['Now you have somebody to blame, or to thank.'],
      },
      goals: [],
    },
  ),
  appeal(
    'area',
    ['place', 'service', 'process', 'policy'],
    /^(?:we|i) (?:cover|serve|work (?:across|throughout))\b|\bcovering \p{Lu}|\b(?:throughout|across|between) \p{Lu}|^areas?\b/iu,
    {
      opens: {
        '*': ['Where {we} work:', 'If you live here, {we} can be there:'],
        fhip: ['Wondering whether you are in reach?'],
        t: ['Area covered:'],
      },
      whys: {
        '*': ['If that is where you are, just get in touch.', 'Just outside it, it is still worth asking.'],
      },
      goals: ['enquire', 'book'],
    },
  ),
  appeal(
    'where',
    ['place', 'service', 'story'],
    /\b[Ff]ind us\b|\b(?:[Oo]n|[Ii]n|[Aa]t|[Oo]ff) (?:the )?(?:\S+ ){0,3}(?:Street|St|Road|Lane|Square|Avenue|Parade)\b|\b(?:next to|opposite|behind|above|around the corner|minutes from)\b/,
    {
      opens: {
        '*': ['How to find {us}:', 'So that you find the door:'],
        fhip: ['First time coming?'],
        h: ['Your phone knows too, but says it less kindly:'],
        l: ['Where you will find the door:'],
      },
      whys: {
        '*': ['See you there.'],
        l: ['You will be received with pleasure.'],
        a: ['Now you know the way.'],
        p: ['Now you will find it at once.'],
        h: ['Now there is no excuse for getting lost.'],
      },
      goals: ['visit'],
    },
  ),
  appeal(
    'booking',
    null,
    /\bbook (?:online|by(?! (?:\p{L}+day|noon|\d))|via|on|through|at)\b|\bbookings? (?:are )?online\b|\bby appointment\b|\bto book\b/iu,
    {
      opens: {
        '*': ['How to get a place:', 'If you would like to come, this is how:'],
        a: ['How to book:'],
        t: ['Booking:'],
        l: ['A time can be kept for you:'],
      },
      whys: { '*': ['Then the time is yours.', 'Then nobody has to wait.'] },
      goals: [],
    },
  ),
  appeal('late', ['hours', 'service', 'policy'], /\b(?:evenings?|weekends?|late)\b/i, {
    opens: {
      '*': ['For everyone whose days are full:', 'Not everybody has time during the day.'],
      fhip: ['No time during the day?'],
      h: ['For people with a day job:'],
    },
    whys: { '*': ['Good to know if your days are full.'] },
    goals: ['book', 'visit'],
  }),
  appeal('hours', ['hours'], /^(?!closed\b).*(?:\d|\bdaily\b|day\b)/i, {
    opens: {
      '*': ['For your planning:', 'Before you set off:'],
      fhi: ['Thinking of coming by?'],
      a: ['Know the times before you go:'],
      t: ['Opening times:'],
      h: ['When somebody is in:'],
      l: ['At your leisure, within these hours:'],
    },
    whys: {
      '*': ['So that nobody stands at a locked door.', 'Worth keeping for the next time you need it.'],
      f: ['Hope to see you.'],
    },
    goals: ['visit', 'book'],
  }),
  appeal(
    'payment',
    ['policy', 'service', 'price', 'product'],
    /\b(?:pay|payment) (?:by|in|with|online)\b|\b(?:cards?|cash|vouchers?|contactless)\b.*\b(?:only|accepted|welcome|taken)\b|\btake cards?\b|\binstal?ments\b|\bcash (?:or|and) cards?\b|\bvouchers? taken\b/i,
    {
      opens: {
        '*': ['A practical detail:', 'It is the small things that are good to know:'],
        h: ['For everyone who never has change:'],
      },
      whys: { '*': ['One thing less to wonder about.'], h: ['One awkward moment less at the till.'] },
      goals: [],
    },
  ),
  appeal('covered', null, /\b(?:funded|covered by|insurance covers|reimburs\w+|tax-free)\b/i, {
    opens: {
      '*': ['Not everything has to come out of your own pocket.', 'Worth checking before you pay yourself:'],
    },
    whys: { '*': ['Ask {us} how it works in your case.'] },
    goals: ['enquire', 'book'],
  }),
  appeal(
    'refuses',
    ['process', 'policy', 'service'],
    /^no \p{L}+ (?:\p{L}+, )?(?:\p{L}+,? )*(?:no|just|never)\b|^no (?:leaf|televisions?|subcontractors?|chemicals?|music|phones?|plastic)\b/iu,
    {
      opens: {
        '*': ['Something {we} do without, on purpose:', 'A matter of principle:'],
        h: ['A short list of what {we} do without:'],
        l: ['Left out on purpose:'],
      },
      whys: { '*': ['That is how {we} like it.', 'You can ask {us} why.'] },
      goals: [],
    },
  ),
  appeal(
    'free',
    null,
    /(?<!\b(?:traffic|gluten|dairy|lactose|sugar|nut|smoke|dogs?|pets?|cars?|fragrance|scent|plastic|cruelty|stress|pain|duty|chemical|peat|alcohol|meat|eggs?|wheat|steps?|hassle)[- ])\bfree\b(?![- ](?:from|range|standing|style))(?<!-free)/i,
    {
      opens: {
        '*': ['Something that costs nothing:', 'At no extra cost:'],
        h: ['Yes, really:'],
        l: ['A small courtesy:'],
        a: ['It costs nothing:'],
      },
      whys: {
        '*': ['Just ask for it.'],
        h: ['There is no catch. People have looked for it.'],
      },
      goals: BUY,
    },
  ),
  appeal('capacity', null, /\bup to (?:\d+|two|three|four|five|six|eight|ten|twelve|twenty)\b/i, {
    opens: {
      '*': ['More is possible than you may think.', 'To give you an idea of what is possible:'],
      a: ['What is possible:'],
      t: ['Capacity:'],
    },
    whys: {
      '*': ['Tell {us} what you have in mind.'],
      l: ['Tell {us} what you have in mind, and leave the rest to {us}.'],
    },
    goals: ['enquire', 'book'],
  }),
  appeal(
    'choice',
    ['product', 'service', 'number', 'story'],
    /\b(?:\d{2,}|dozens of|hundreds of|over \d+|about \d+) (?:\p{L}+ ){0,2}(?:wines|cards|plants|cheeses|books|teas|beers|flavou?rs|colou?rs|makers|illustrators|kinds|types|models|varieties|bikes|bottles|titles)\b|^we stock\b|\bto try\b/iu,
    {
      opens: {
        '*': ['Enough to choose from:', 'Come and have a look around.'],
        h: ['For people who like to take their time choosing:'],
        a: ['Choose in peace.'],
        l: ['A selection to look through in peace:'],
      },
      whys: {
        '*': ['Come and have a look.', 'Take your time choosing.'],
        h: ['Nobody hurries you.'],
      },
      goals: ['visit', 'order', 'try'],
    },
  ),
  appeal(
    'trust',
    ['number', 'service', 'proof'],
    /\b\d[\d,.]* (?:\p{L}+ )?(?:offices|gardens|clients|customers|members|families|teams|weddings|homes|firms|businesses)\b/iu,
    {
      opens: {
        '*': ['A number that {we} like to mention:', 'To give you an idea:'],
        t: ['In figures:'],
        h: ['Somebody counted:'],
        l: ['To give you an idea, a figure:'],
      },
      whys: {
        '*': ['There is room for one more.', 'Thank you to every one of them.'],
        h: ['Thank you to every one of them.'],
      },
      goals: ['enquire', 'try', 'join'],
    },
  ),
  appeal(
    'price',
    ['price'],
    /[£$€¥]\s?\d|\d\s?(?:[£€]|chf|kr|euros?\b|pounds?\b)|\b(?:chf|usd|eur|gbp|aud|nzd|cad|sek|nok|dkk|kr)\s?\d/i,
    {
      opens: {
        '*': ['What it costs, so that you can plan:', 'You should not have to ask what it costs.'],
        f: ['Before you have to ask:'],
        a: ['The price, in plain figures:'],
        t: ['The price:'],
        h: ['The part that everybody scrolls down to:'],
        i: ['Plain prices make it easier to decide.'],
        l: ['For those who ask:'],
      },
      whys: {
        '*': ['Not sure what you need? Ask {us} first.', 'If you have a question about it, just ask.'],
        h: ['No small print, and no drum roll.'],
        l: ['For anything else, a few lines to {us} are enough.'],
        a: ['Any questions: ask before you decide.'],
      },
      goals: BUY,
    },
  ),
];

/** All words of this file, for the gate. */
export const APPEAL_WORDS = JSON.stringify(APPEALS.map(({ opens, whys }) => [opens, whys]))
  .replace(/\{we\}/gi, 'We I')
  .replace(/\{us\}/g, 'us me')
  .replace(/\{our\}/gi, 'our my');
