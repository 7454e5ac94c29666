// Who has a reason to speak of a day of the year: a card shop of Valentine's letters, a vet of fireworks, and no plumber of either. A day
// whose idea stands here is told by those whose customers come for it; all others greet on it, where people greet (telling/greeting.ts).
import { matches } from './matches.ts';

/** Presents, and what goes with them. */
const PRESENTS =
  '(?:greeting|gift|birthday|art) ?cards?\\b|cards? (?:by|shop|from|for)|and card(?:s| shop)\\b|card shop|stationer|\\bgifts?\\b(?! (?:certificates?|vouchers?|cards?)\\b)|letterpress|wrapping paper|homeware';
const BOOKS = 'book ?(?:shop|store|seller)|books\\b(?! (?:on|via|through|in|and tax))|librar(?:y|ies)\\b';
/** Whose readers have small children, or teach them. */
const CHILDREN =
  "nurser(?:y school|ies)|(?:day|forest) nursery|nursery (?:for|in)|child ?mind|child ?care|pre-?school|kindergarten|(?:primary|elementary|nursery|prep) school|play ?group|toddler|\\btoys?\\b|children[’']s (?:books|clothes|shoes|museum)|nann(?:y|ies)\\b|\\bkita\\b";
const TEACHERS =
  'tutor|tuition|teach(?:er|ers|es|ing)\\b|(?:piano|guitar|violin|music|singing|language|english|french|spanish|german|maths?) (?:lessons?|school|classes)|learning cent';
const CHURCHES = 'church|parish|congregation|chapel\\b|synagogue|mosque|temple\\b';
const HELPERS =
  'charit|food ?bank|hospice|refuge|volunteer|community (?:centre|center|hall|group)|older people|home care|care home|support group|befriend';
const TALKS =
  'counsel(?:l)?(?:or|ing)|psychother|psycholog|mental health|wellbeing|well-being|\\b(?:life|career) coach|mindful|meditat|bereave';
/** Who cooks, bakes or sells what is cooked. */
const KITCHENS =
  'bak(?:ery|ers?|ehouse|es)\\b|caf(?:é|e\\b)|tea ?rooms?|restaurant|bistro|\\bpub\\b|\\bdeli|grocer|farm ?shop|\\beggs\\b|flour|cook(?:ery|ing)|cater(?:er|ing)|creamery|dairy|(?:food|corner|village) (?:shop|store|hall|market)|brunch|pancake|cr[eê]pe|konditorei|patisserie|supermarket';
const OUTDOORS =
  'tours?\\b|walk(?:s|ers)\\b|hik(?:e|ers|ing)|camp ?site|camping|glamping|guest ?-?house|\\bb ?& ?b\\b|bed and breakfast|holiday (?:let|cottage|flat|park)|garden(?:ers?|s|ing)?\\b|landscap|kayak|paddle|photograph|observator|planetar|stargaz|nature reserve|wildlife';
const AT_WORK =
  'co-?working|agency|recruit|headhunt|\\bHR\\b|consultan|leadership|team ?(?:building|coach|event)|managed IT|software (?:for|company|studio|house)';
const PAST =
  'museum|local history|histor(?:y|ical) (?:society|group|walks?)|heritage|genealog|family history|archive|war memorial|(?:guided|walking) tours';
const LIGHT_HOMES =
  'clean(?:er|ers|ing)\\b|interior design|homeware|curtains|blinds|estate agen|property management|paint(?:er|ers|ing) and decorat|decorators?\\b(?! cake)|upholster|window';
const KEPT_BOXES = `christmas (?:shop|decorations|trees)|homeware|self.?storage|storage (?:units?|rooms?)|removals|mov(?:ers|ing company)|decluttering|organis(?:er|ing) (?:service|homes)`;
const SHOOTS = 'photograph|camera|picture fram|photo (?:books?|prints?|lab)|albums?\\b';

/** By the idea of the moment. What is not here is told by everybody, or has its premise (premises.ts). */
const DAYS: Readonly<Record<string, string>> = {
  'the-wreath-dries-out': `florist|flowers?\\b|candles?\\b|${PRESENTS}|${CHILDREN}|${CHURCHES}|insur|chimney sweep|garden cent|fire safety`,
  'a-rhyme-for-the-parcel': `${PRESENTS}|${BOOKS}|${CHILDREN}|${TEACHERS}|chocolat|sweets\\b`,
  'fill-a-boot-for-a-grown-up': `${KITCHENS}|${PRESENTS}|${CHILDREN}|chocolat|sweets\\b|shoe|${CHURCHES}`,
  'alone-on-the-twenty-fourth': `${CHURCHES}|${HELPERS}|${TALKS}`,
  'four-sentences-of-thanks': `${PRESENTS}|${BOOKS}|${CHILDREN}|letter ?press|invitations`,
  'the-year-through-your-phone': SHOOTS,
  'birthdays-into-the-new-calendar': `${PRESENTS}|calendars?\\b|florist`,
  'pack-for-next-december': KEPT_BOXES,
  'the-saddest-day-was-an-advert': TALKS,
  'the-clocks-go-forward': `${TALKS}|${CHILDREN}|mattress|beds\\b|watch(?:es|maker)|clocks?\\b|sleep`,
  'the-hour-that-comes-back': `${TALKS}|mattress|beds\\b|watch(?:es|maker)|clocks?\\b|${BOOKS}|sleep`,
  'evenings-turn-first': `${OUTDOORS}|solar|museum`,
  'an-hour-after-supper': `${OUTDOORS}|ice[- ]cream|gelat|beer garden`,
  'sunlight-shows-the-windows': LIGHT_HOMES,
  'ask-her-about-before': `${SHOOTS}|${PAST}|${CHILDREN}|${CHURCHES}|${TALKS}|${BOOKS}|home care|care home`,
  'let-him-show-you': `${PAST}|${CHILDREN}|${CHURCHES}|workshops? for|tools?\\b shop|repair caf|woodwork`,
  'record-the-story-again': `${PAST}|${CHILDREN}|${CHURCHES}|home care|care home|older people|${BOOKS}|videograph`,
  'instead-of-how-was-school': `${CHILDREN}|tutor|tuition|school uniform|after.?school club|family (?:therap|counsel)|children and (?:adults|teens)`,
  'a-teacher-who-does-not-know': `${TEACHERS}|${PRESENTS}|${BOOKS}|primary school`,
  'a-card-after-ten-years': `${PRESENTS}|letterpress|${CHURCHES}|${TALKS}`,
  'four-lines-for-valentine': `${PRESENTS}|chocolat|jewell?er|${BOOKS}|letterpress|sweets\\b`,
  'lemon-or-the-other-way': `${KITCHENS}|${CHILDREN}|guest ?-?house|bed and breakfast|\\bb ?& ?b\\b`,
  'lend-a-book-with-a-note': `${BOOKS}|${CHILDREN}|tutor|stationer|reading`,
  'say-whose-idea-it-was': `${AT_WORK}|women`,
  'irish-words-you-use':
    '\\bpubs?\\b|\\bbars?\\b|irish|whisk|brew|language|translat|english (?:lessons|school)',
  'a-joke-at-no-cost': `${AT_WORK}|escape room|comedy|improv`,
  'eggs-in-onion-skins': `${KITCHENS}|${CHILDREN}|poultry|hens\\b|craft (?:shop|workshop)|village shop`,
  'look-into-one-bin':
    'refill|zero.?waste|recycl|sustainab|environment|climate|\\beco\\b|compost|organic|repair caf|second-?hand|nature|wildlife|allotment|community garden',
  'one-name-on-the-memorial': `${PAST}|${CHURCHES}|veterans|${BOOKS}`,
  'what-the-first-job-taught':
    'recruit|headhunt|career|apprentic|job ?(?:club|centre|center)|youth work|training provider|business coach',
  'thanks-with-a-because': `${CHURCHES}|${TALKS}|${CHILDREN}|${HELPERS}`,
  'ask-a-second-time': `${TALKS}|${HELPERS}|\\bHR\\b|pharmac|\\bGPs?\\b|doctors?\\b|nurs(?:e|es|ing)\\b|youth`,
  'before-you-give-money': `${CHURCHES}|\\bcharit(?:y|ies)\\b(?! shop)|hospice|refuge\\b|non-?profit|foundation\\b|fundrais`,
  'the-list-from-last-week':
    '(?<!barber ?|work|coffee )\\bshops?\\b|\\bstores?\\b|boutique|web ?shop|we sell',
  'what-the-porch-light-says': `${CHILDREN}|sweets\\b|chocolat|pumpkin|dog (?:train|groom|walk)|party (?:shop|supplies)|neighbou?rhood|insur`,
  'quiet-room-for-the-dog':
    '\\bdogs?\\b|\\bcats?\\b|\\bpets?\\b|\\bvets?\\b|veterinar|kennels?\\b|cattery|pupp(?:y|ies)',
};

/** Ideas of days that are told by some alone, for the test that there are such ideas. */
export const DAYS_OF_SOME: readonly string[] = Object.keys(DAYS);

/** What is said in passing of hours, guests and payment is no trade. */
const IN_PASSING =
  /\b(?:after school|gift (?:cards?|vouchers?|certificates?)|dogs? (?:are |is )?(?:very |always )?(?:welcome|allowed)|dog.friendly|(?:well-behaved|one|small) dogs?(?: per room)?|no (?:dogs|children)|children welcome|next to [^.,;]*|opposite [^.,;]*|above [^.,;]*|behind [^.,;]*|near [^.,;]*)/giu;

/** Whether a day's idea is a matter of this business. @param said its name and description */
export function isOfItsDays(idea: string, said: string): boolean {
  const who = DAYS[idea];
  return who === undefined || matches(who, said.replace(IN_PASSING, ' '));
}
