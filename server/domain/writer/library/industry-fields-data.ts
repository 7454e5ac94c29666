// Which ideas of an industry belong to one field of it, and what a business of that field says of itself.

export interface Field {
  /** The business says that it is of it. */
  readonly has: string;
  readonly ideas: readonly string[];
}

const MEDICINES =
  'pharmac|chemist|dispens|\\bGPs?\\b|doctors?\\b|medical (?:centre|center|practice)|family medicine|general practice|hospital|vaccin|travel clinic|home care|care home|carers?\\b|nurs(?:e|es|ing)\\b|p(?:a)?ediatric|urgent care';
/** Whose patients wait in a room for one of several doctors or nurses. */
const WAITING_ROOMS =
  '\\bGPs?\\b|doctors?\\b|medical (?:centre|center|practice)|family medicine|general practice|hospital|p(?:a)?ediatric|urgent care|walk-?in clinic|vaccin';
/** Who treats people, with or without medicines. */
const PATIENTS =
  'physio|osteopath|chiropract|podiatr|chiropod|dentist|dental|rehab|clinic\\b|health centre|health center|patients|sports medicine|optic|optom|hearing|audiolog|therap|counsell|psycholog|dieti[ct]ian|nutrition|acupunct|midwi|medical|health(?:care)? (?:practice|service|visit)|consult|assessment|treat(?:ment|s)?\\b';
/** Who teaches a body or a hand sets no papers. */
const IN_MOTION =
  'sail|surf|\\bski|swim|div(?:e|ing)\\b|riding|\\bpon(?:y|ies)|climb|boulder|fenc(?:e|ing)|archery|kayak|martial|karate|judo|aikido|boxing|self-defen[cs]e|danc|gymnast|circus|golf|tennis|cook(?:ery|ing)|pottery|ceramic|sewing|woodwork|driving|first aid|yoga|pilates';
const BOOKS = `^(?![\\s\\S]*(?:${IN_MOTION}))[\\s\\S]*(?:lessons?\\b|\\bclass(?:es)?\\b|courses?\\b|\\bschool\\b(?! workshop| part)|college|universit|academy|\\bexam|\\bstud(?:y|ies|ents?)\\b|pupils|teach|learning cent)|tutor|tuition|\\bgcse|a-level|\\bmaths?\\b|homework|school subjects`;
/** Whose customers order by drawing, in series, or for what they make themselves. */
const FOR_INDUSTRY =
  '^(?![\\s\\S]*(?:candle|\\bsoaps?\\b|jewell?er|potter|\\bbrew|bakery|\\bjam\\b|chocolat))[\\s\\S]*(?:components?\\b|machin(?:ing|ed|e shop)|\\bCNC\\b|fabricat|mou?ld(?:ing|s|er|ers|maker)?\\b|castings?\\b|foundry|\\bweld|tool ?mak|assembl(?:y|ies)|injection|\\bOEM|sub-?contract|contract manufactur|sheet metal|small series|series production|prototyp|precision|laser cut|turned parts|pressings?\\b|\\bgears\\b|powder coat|electroplat|(?:parts|products) for (?:\\w+ )?(?:industry|manufacturers|engineers)|made to drawing)';
/** Who makes chocolate, and not only a hot cup of it. */
const CHOCOLATE =
  'chocolatier|(?<!hot )chocolates\\b|(?<!hot )chocolate (?:makers?|bars?|shop|boxes|truffles?|studio)|bean.to.bar|couverture|craft chocolate|pralin';
const HONEY =
  'bee ?keep|apiar|\\bhives\\b|(?:raw|heather|blossom|local|wild ?flower|pure|our|own|set|runny|borage|lime|forest) honey|honey (?:from|farm|producer|shop)|\\bhoneys\\b|honeycomb';
const IN_JARS = '\\bjams?\\b|marmalade|chutneys?\\b|preserves\\b|relish(?:es)?\\b';
const READY_MEALS =
  'meal prep|ready meals?|prepared meals|frozen meals|meals? (?:delivered|boxes|by post)|heat (?:at home|in \\d)';
/** What is tasted side by side. */
const SAMPLED = `${CHOCOLATE}|\\bwines?\\b|winer(?:y|ies)|vineyard|chees(?!ecake)|coffee (?:roast|beans)|roast(?:ery|ers)\\b|brewe|tap ?room|distill|\\bgin\\b|whisk|\\bcider|\\bmead\\b|olive oil|\\bhoney\\b(?! cake)|loose.leaf|tea (?:merchant|blend)|charcuterie`;
/** Who has a menu to choose from. */
const MENUS =
  'restaurant|\\bcaf|bistro|brasserie|\\bpub\\b|takeaway|pizz|burger|\\bmenu|chefs?\\b|\\bdiner\\b|tacos?\\b|food truck|street food|ice cream|gelat|noodle|sushi|kebab|fish and chips|brunch';
const TABLES =
  'restaurant|\\bpubs?\\b|\\bcaf|bistro|brasserie|dining|\\binn\\b|hotel|eatery|grill|taver|trattoria|tables?\\b(?! hire)|covers\\b|supper club';
/** Who has guests at a table, a bar, under a roof or on a dance floor. */
const HOSTS = `${TABLES}|\\bbars?\\b|cocktail|\\bwines?\\b|brew|\\bpubs?\\b|hotel|hostel|guest ?house|b&b|venue|function|\\bevents?\\b|banquet|cater|wedding|celebrat|nightclub|\\bDJs?\\b|club\\b|live music|marquee|party (?:room|venue)|conference|entertain`;
/** Who lets a hall for a day has no tables to book and no bill to split. */
const NO_HALL =
  '^(?![\\s\\S]*(?:(?:event|wedding|party|conference) venue|venue (?:for|near|in)|function (?:suite|venue)|village hall|ballroom|marquee))';
/** Where whole parties are held: a restaurant with a long table is none. */
const VENUES =
  'venue|function (?:room|suite)|\\bfunctions\\b|\\bhall\\b|\\bevents?\\b|weddings?\\b|conference|hotel|marquee|ballroom|private hire|\\bbars?\\b(?! of)|cocktail|night ?club|live music|\\bDJs?\\b';
const CONFERENCES = 'conference|meetings?\\b|seminar|away days?|corporate|\\bhotel|function room|venue';
const INSURES = 'insur|underwrit|\\bclaims\\b';
const INVESTS =
  'invest|financial (?:plan|advi|coach)|wealth|pension|retire|savings?\\b|\\bbank|credit union|independent advis';
const LENDS = 'mortgage|\\bloans?\\b|credit union|\\bbank|lend|finance brok';
/** Who talks with households about what comes in and goes out. */
const BUDGETS =
  'budget|money (?:coach|advice|management)|\\bdebt|financial (?:plan|advi|coach|educat|literacy)|savings?\\b|credit union|\\bbank';
const SOFTWARE =
  'software (?:for|company|house|product|maker|develop)|\\bapps?\\b|saas|platform|(?:we|I) (?:build|develop|make|write)\\b|develop(?:er|ers|ment)';
const DEVICES =
  'computer|laptop|phones?\\b|devices?\\b|repair|IT support|gadget|wi-?fi|electronic|hardware|tech support|smart home|telecom|internet|broadband|tablet|network|managed IT|\\bIT\\b';

/** What a committee does among itself is read by those who belong to one, and not by who comes to run, to sing or to listen. */
const COMMITTEES =
  'residents.? association|parish council|association of|umbrella|federation|community council|voluntary (?:action|sector)|(?:help|support|train|advis)(?:s|es|ing)? (?:\\w+ )?(?:clubs|charities|groups)|(?:for|to) (?:clubs|charities|community groups)';

/** Who says what it will cost before the work begins. */
const QUOTED =
  '\\bquotes?\\b|quotations?\\b|estimates?\\b|bespoke|commissions?\\b|made to (?:order|measure)|custom.?(?:made|built)|install(?:s|ed|ing|ation)?\\b|\\brepairs?\\b|restor|removals\\b|builder|paint(?:er|ers|ing)|decorator|joiner|carpent|plumb|electric(?:al|ian)|roof(?:er|ing)|landscap|garden (?:design|mak)|tree surge|fitters?\\b|cater|weddings?\\b|print(?:er|ers|ing)\\b|sign ?writ|engrav|upholster|architect|websites?\\b for|software for';
/** Whose customers are at work at a desk themselves: an architect of houses and a family solicitor are none of them. */
const OFFICES =
  '^(?![\\s\\S]*(?:interior|survey|conveyanc|divorce|notar(?:y|ies)|weddings?\\b|home ?owners|\\bhomes?\\b|houses?\\b))[\\s\\S]*(?:(?:for|help|helps|with|of|to) (?:[\\w&-]+,? ){0,5}(?:firms|businesses|companies|employers|start-?ups|coaches|consultants|freelancers|charities|organi[sz]ations|teams|founders|owners)\\b|b2b|virtual assistan|business consult|management consult)';
/** Who shows a draft before it is done. */
const DRAFTS =
  'architect|interior design|graphic|design (?:agency|studio)|designers?\\b|(?:marketing|advertising|creative|branding|content|media|digital|PR) agency|copy ?writ|content writ|branding|\\blogos?\\b|web ?sites?\\b|web (?:design|develop)|illustrat|video|landscape|editor(?:s|ial)?\\b|ghost ?writ|animation|signage';

/** Whose customers live in homes that are let or looked after together. */
const RESIDENTS =
  'letting|\\blet\\b|\\brent(?:s|als?|ing|ed)?\\b|tenan|landlord|property manag|block manag|blocks of|housing|residents|leasehold|apartments?\\b|student (?:rooms|accommodation)|build to rent';
/** Not on the web alone. */
const IN_TOWN = '^(?![\\s\\S]*\\bonline (?:\\w+ ){0,2}(?:shop|store))[\\s\\S]*';
/** Who sells goods from shelves. */
const SHELVES =
  '(?<!online |web ?|body |print |barber ?|coffee |betting |repair )\\bshops?\\b(?! owners?)|(?<!self |cold )\\bstores?\\b|boutique|showroom|homeware|second-?hand|antiques?\\b|\\bgifts?\\b';

export const INDUSTRY_FIELDS: Readonly<Record<string, readonly Field[]>> = {
  healthcare: [
    {
      has: MEDICINES,
      ideas: [
        ...['not-in-the-bathroom', 'pillbox-or-packets', 'how-to-visit', 'when-you-were-ill-as-a-child'],
      ],
    },
    // Who washes and dresses people at home explains no leaflets.
    {
      has: `${WAITING_ROOMS}|pharmac|chemist|dispens|travel clinic`,
      ideas: [
        ...['tablet-looks-different', 'teaspoons-differ', 'dots-on-the-packet', 'herbal-counts'],
        ...['cabinet-before-winter', 'medicines-on-the-road', 'how-common-is-common'],
        ...['thumbs-get-forgotten', 'acute-is-not-severe', 'repeat-in-time'],
      ],
    },
    // No medicine is spoken of: whoever treats people may say how to make the most of an appointment.
    { has: `${MEDICINES}|${PATIENTS}`, ideas: ['the-important-question-first', 'say-it-back'] },
    // A full waiting room, files and results: of practices and hospitals, not of a room for one.
    {
      has: WAITING_ROOMS,
      ideas: [
        ...['asked-your-birthday-again', 'why-it-runs-late', 'what-the-waiting-room-is-for'],
        ...['a-second-pair-of-ears', 'ready-before-you-call', 'who-can-help-with-what'],
      ],
    },
    { has: MEDICINES, ideas: ['lock-screen-information'] },
    {
      has: `${MEDICINES}|older|elder|senior|over \\d0s?|home visits|disab|dementia|carer|support`,
      ideas: ['what-about-me-sheet'],
    },
    {
      has: `${MEDICINES}|older|elder|senior|home visits|care\\b|dementia|podiat|chiropod|midwi`,
      ideas: ['what-shall-we-call-you'],
    },
    {
      has: `${MEDICINES}|hearing|audiolog|older|elder|senior|over \\d0s?|dementia`,
      ideas: ['talking-to-bad-ears'],
    },
    {
      has: 'video|by phone|phone (?:call|consult)|online|tele(?:health|medicine)|remote',
      ideas: ['screen-or-chair'],
    },
  ],
  'club-charity': [
    {
      has: COMMITTEES,
      ideas: [
        ...['the-task-card', 'a-meeting-with-an-end', 'minutes-on-one-page', 'may-we-show-this-picture'],
        ...['write-about-them-not-about-us', 'nobody-wants-the-chair', 'count-it-in-pairs'],
        ...[
          'read-it-from-across-the-road',
          'young-people-join-when',
          'ask-one-person',
          'a-thank-you-that-lands',
        ],
      ],
    },
  ],
  other: [
    { has: QUOTED, ideas: ['how-to-ask-for-a-quote', 'quote-estimate-invoice'] },
    { has: `${IN_TOWN}(?:${SHELVES}|hardware|bespoke|workshop)`, ideas: ['say-what-it-is-for'] },
    {
      has: '(?<!drywall |plaster |wall |wood )repair|\\bmend|boiler|appliance|computers?\\b|phones?\\b (?:fix|screen)|sewing machine|watchmak|clocks?\\b|IT support',
      ideas: ['describe-the-fault'],
    },
    {
      has: 'bespoke|commission|made to (?:order|measure)|made.to.measure|custom|engrav|cakes?\\b|tailor|invitation|pre-?order|joiner|hampers|upholster|fram(?:er|ing)',
      ideas: ['order-earlier-than-you-think'],
    },
    {
      has: 'builder|decorat|paint(?:er|ing)|joiner|carpent|landscap|garden (?:design|mak)|kitchen|bespoke|commission|architect|interior|upholster|restor|bathroom',
      ideas: ['ask-in-the-quiet-weeks'],
    },
    { has: 'vouchers?\\b|gift (?:cards?|certificates?)', ideas: ['before-you-buy-a-voucher'] },
    { has: '(?<!\\bno )(?<!without a )deposits?\\b', ideas: ['why-a-deposit'] },
  ],
  manufacturing: [
    {
      has: FOR_INDUSTRY,
      ideas: [
        ...['say-what-the-part-does', 'tight-everywhere', 'an-enquiry-worth-answering'],
        ...['why-the-first-piece-is-dear', 'where-the-weeks-go', 'words-on-an-order'],
        ...['a-complaint-that-helps', 'order-before-the-shutdown', 'which-part-stops-you'],
        'one-or-two-suppliers',
      ],
    },
  ],
  food: [
    {
      has: CHOCOLATE,
      ideas: [
        ...['chocolate-out-of-the-fridge', 'taste-chocolate-slowly', 'milk-or-dark', 'percent-on-the-bar'],
        'choose-a-box-as-a-gift',
      ],
    },
    { has: HONEY, ideas: ['honey-went-hard', 'which-honey-for-what'] },
    { has: '(?:cut )?comb\\b|honeycomb', ideas: ['can-you-eat-the-comb'] },
    { has: IN_JARS, ideas: ['jam-once-opened', 'more-than-toast'] },
    { has: READY_MEALS, ideas: ['heat-it-through'] },
    { has: `${READY_MEALS}|\\bsoups\\b`, ideas: ['freeze-it-flat'] },
    { has: 'meal (?:prep|plan)|prepared meals|weekly meals|meals? deliver', ideas: ['plan-five-lunches'] },
    {
      has: '^(?![\\s\\S]*(?:truck|festival|meal prep|coffee cart|jams?\\b|honey|chocolatier|cakes to order|cater))(?=[\\s\\S]*(?:take.?aways?\\b|take.?out\\b|fish (?:and|&|n) chips|chippy|kebab|curr(?:y|ies)|pizz|burger|noodle|thai\\b|chinese|indian))',
      ideas: ['hot-stays-hot'],
    },
    {
      has: 'picnic|\\bdelis?\\b|delicatess|chees(?!ecake)|charcuter|olives\\b|farm ?shop|food ?hall|hampers?\\b|grazing|antipast',
      ideas: ['eating-in-the-sun'],
    },
    {
      has: '^(?=[\\s\\S]*(?:truck|\\bvan\\b|\\bcart\\b|trailer|horse ?box|street food|pizza oven|hog roast|\\bstall\\b))(?=[\\s\\S]*(?:weddings?\\b|part(?:y|ies)\\b|events?\\b|private hire|functions?\\b))',
      ideas: ['book-us-for-a-party'],
    },
    {
      has: `^(?![\\s\\S]*(?:meal prep|ice cream|gelat|horse ?box|\\bcart\\b|truck|cater|take.?away))(?=[\\s\\S]*(?:${CHOCOLATE}|${HONEY}|${IN_JARS}|${SAMPLED}|sauces?\\b|hampers?\\b|gifts?\\b|\\bdelis?\\b|delicatess|fudge|sweets\\b|confection|spices?\\b|biscuits|farm ?shop))`,
      ideas: ['gifts-that-get-eaten'],
    },
    {
      has: '\\bgrocer|food ?(?:shop|hall)|(?:corner|village|farm) ?shop|zero.?waste|refill|whole ?food|dairy|meal prep|ready meals?',
      ideas: ['two-kinds-of-dates'],
    },
    {
      has: 'whole ?food|zero.?waste|refill|\\bnuts\\b|\\bflour|spices?\\b|dry goods|grains\\b|health food',
      ideas: ['air-light-warmth'],
    },
    { has: SAMPLED, ideas: ['taste-two-at-once'] },
    {
      has: '\\bwiner|vineyard|\\bwines?\\b|coffee roast|roast(?:ery|ers)\\b|brewe|distill|\\bgin\\b|whisk|\\bcider|tea (?:merchant|blend)',
      ideas: ['words-for-the-mouth'],
    },
    {
      has: `${HONEY}|${IN_JARS}|brewe|\\bcider|winer(?:y|ies)|vineyard|wine ?mak|cheese ?mak|creamery|small.batch|roast(?:ery|ers)\\b|bean.to.bar|charcuterie|ferment|kimchi|kombucha|distill`,
      ideas: ['not-quite-like-last-time'],
    },
    { has: `${SAMPLED}|olives\\b|\\bdelis?\\b|delicatess`, ideas: ['came-round-to-it'] },
    { has: MENUS, ideas: ['the-usual-or-something-new'] },
    {
      has: 'chips|fries|take.?away|take.?out|burger|pizz|kebab|truck|street food|\\bpub\\b|tacos?\\b|wings|restaurant|dumpling|bao\\b',
      ideas: ['the-last-one-on-the-plate'],
    },
    {
      has: 'chill?i|spic(?:y|es?|ed)\\b|curr(?:y|ies)\\b(?! sauce)|mexic|thai\\b|indian|hot sauce|jerk|szechuan|sichuan|peri.peri',
      ideas: ['how-hot-is-hot'],
    },
  ],
  hospitality: [
    {
      has: `${NO_HALL}(?=[\\s\\S]*(?:${TABLES}))`,
      ideas: ['booking-for-twelve', 'find-the-quiet-table', 'who-gets-the-bill'],
    },
    { has: CONFERENCES, ideas: ['no-gaps-in-the-agenda'] },
    // A sauna, a llama and a tent lent out are hospitality as well, and seat nobody at dinner.
    {
      has: VENUES,
      ideas: [
        ...['how-much-ice', 'who-sits-where', 'a-toast-in-two-minutes', 'the-room-was-too-big'],
        ...['the-sheet-behind-a-party', 'standing-or-seated', 'eight-means-when', 'how-to-leave'],
        ...['cool-in-the-garden', 'an-invitation-they-answer', 'when-the-lights-went'],
        ...['music-under-the-talk', 'fills-the-floor'],
      ],
    },
    // Who lets a hall for a day is asked about parties, and not how to order at a bar.
    {
      has: `${NO_HALL}(?=[\\s\\S]*(?:${HOSTS}))`,
      ideas: [
        ...['a-drink-without', 'more-ice-less-water', 'bar-words', 'salt-on-red-wine', 'carry-the-tray'],
        ...['after-last-orders', 'lamps-below-the-eye'],
      ],
    },
  ],
  education: [
    {
      has: BOOKS,
      ideas: [
        ...['verbs-in-exam-questions', 'questions-in-the-margin', 'the-yellow-page', 'a-plan-with-holes'],
        ...['counting-on-fingers', 'the-first-five-minutes-of-an-exam', 'forty-essays-and-a-lamp'],
        ...['on-paper-or-on-a-screen', 'leave-the-page', 'write-the-beginning-last', 'a-boy-and-six-dots'],
        ...['last-page-of-the-chapter-first', 'a-name-beside-every-task', 'when-to-stop-reading-aloud'],
        ...['shorter-than-a-goldfish', 'where-did-you-sit', 'the-subject-you-would-take-again'],
        ...['thirty-names-by-friday', 'your-own-ten-mistakes', 'what-was-in-your-lunchbox'],
        ...[
          'six-in-the-morning-or-ten-at-night',
          'ask-from-the-last-clear-line',
          'walk-the-way-to-the-first-day',
        ],
      ],
    },
  ],
  finance: [
    {
      has: INSURES,
      ideas: ['read-what-is-not-covered', 'the-insured-toaster', 'what-happens-to-a-claim'],
    },
    {
      has: INVESTS,
      ideas: ['a-small-fee-over-a-long-time', 'when-will-you-need-it', 'the-same-coin-buys-less'],
    },
    {
      has: 'retire|pension|financial plan|wealth|later life',
      ideas: ['a-first-talk-about-retirement', 'what-will-you-do-on-monday'],
    },
    {
      has: BUDGETS,
      ideas: [
        ...['envelope-or-app', 'pocket-money-or-wages', 'the-least-you-may-pay', 'one-account-or-three'],
        ...['in-their-money-or-yours', 'the-money-for-the-boiler', 'hang-up-and-ring-the-card'],
      ],
    },
    { has: LENDS, ideas: ['before-you-sign-for-a-friend', 'how-a-lender-reads-you'] },
    { has: '\\bloans?\\b|credit union|\\bbank', ideas: ['words-on-a-loan'] },
    {
      has: `${BUDGETS}|mortgage|retire`,
      ideas: ['a-month-on-one-page', 'the-bills-that-come-once-a-year'],
    },
    {
      has: `${INSURES}|${INVESTS}|\\bwills\\b|will writ|probate|estate plan`,
      ideas: ['the-folder-for-the-family'],
    },
    { has: `${INSURES}|${INVESTS}`, ideas: ['the-paper-hour-of-winter'] },
    { has: `${BUDGETS}|${INVESTS}`, ideas: ['what-did-you-save-for-first'] },
  ],
  professional: [
    // A family with a will to write names no files, and cancels no meeting.
    {
      has: OFFICES,
      ideas: [
        ...['final-final-revised', 'write-the-decision-down', 'the-meeting-to-cancel'],
        'the-note-for-your-cover',
      ],
    },
    {
      has: 'virtual assist|\\bVA\\b|admin(?:istrat|\\b)|secretar|book-?keep|payroll|\\bHR\\b|marketing|social media|business consult|outsourc',
      ideas: ['the-job-you-would-hand-over'],
    },
    // Who has a price for each report, deed or page sells no hours.
    {
      has: '^(?![\\s\\S]*(?:survey|conveyanc|notar(?:y|ies)\\b|translat|\\bwills\\b|recruit))',
      ideas: ['words-in-an-engagement-letter', 'hourly-or-fixed'],
    },
    { has: DRAFTS, ideas: ['say-what-hurts-not-what-to-do', 'why-first-drafts-are-ugly'] },
    {
      has: `${DRAFTS}|consult|engineer|research|marketing|software|recruit|\\bHR\\b|virtual assist`,
      ideas: ['brief-on-one-page', 'ask-what-went-wrong', 'what-is-not-included'],
    },
    // A house has no log-ins that are handed over.
    {
      has: '^(?![\\s\\S]*(?:interior|architect|landscape))[\\s\\S]*(?:web ?sites?\\b|web (?:design|develop)|brand|logo|marketing|agency|software|video|copy ?writ|content|graphic)',
      ideas: ['what-you-should-be-left-with'],
    },
    {
      has: '^(?![\\s\\S]*(?:notar(?:y|ies)|conveyanc))[\\s\\S]*(?:solicitor|lawyer|attorney|\\blaw\\b|\\btax|accountan|\\bHR\\b|human resources|mediat|debt|employment|divorce|succession|advice|advis)',
      ideas: ['the-page-you-would-rather-not-show'],
    },
    {
      has: '\\bcontracts?\\b|agreements?\\b|handbook|policies\\b|legal|\\blaw\\b|solicitor|lawyer|\\bHR\\b|terms and conditions',
      ideas: ['can-we-not-use-a-template'],
    },
    {
      has: '\\bcontracts?\\b|virtual assist|admin(?:istrat|\\b)|book-?keep|accountan|consult|\\bHR\\b|procurement|advis',
      ideas: ['the-drawer-of-contracts'],
    },
  ],
  technology: [
    {
      has: 'wi-?fi|broadband|\\binternet (?:provider|service|access)|fibre|fiber|network|telecom|IT support|computer (?:help|repair|support)|smart home',
      ideas: ['why-is-the-wifi-slow'],
    },
    {
      has: 'broadband|\\binternet (?:provider|service|access)|fibre|fiber|\\bISP\\b|telecom',
      ideas: ['what-speed-do-i-need'],
    },
    {
      has: 'phones?\\b|computer|laptop|tablet|repair|gadget|electronic|tech support|IT support',
      ideas: ['before-the-old-phone-leaves', 'the-case-that-no-longer-closes'],
    },
    {
      has: DEVICES,
      ideas: ['let-people-ring-and-apps-wait', 'what-a-private-window-hides', 'your-first-machine'],
    },
    {
      has: `${DEVICES}|${SOFTWARE}|data|\\bAI\\b`,
      ideas: [
        ...['look-before-you-screenshot', 'ask-it-what-you-know', 'update-now-or-wait'],
        ...['the-shortcut-you-could-not-do-without', 'dark-screen-or-light'],
      ],
    },
    { has: SOFTWARE, ideas: ['where-your-wish-goes'] },
  ],
  realestate: [
    {
      has: RESIDENTS,
      ideas: [
        ...['find-the-stopcock', 'report-the-small-drip', 'a-hand-from-the-wall', 'does-airing-waste-heat'],
        ...['the-note-in-the-stairwell', 'count-the-keys', 'an-empty-home-in-summer'],
        ...['what-could-a-house-share', 'ground-floor-or-top'],
      ],
    },
    { has: `${RESIDENTS}|estate agen|realt|house sales|homes? for sale`, ideas: ['your-first-own-door'] },
    {
      has: 'block manag|blocks of|service charge|residents|leasehold|freehold|condo|owners.? association|\\bHOAs?\\b|strata',
      ideas: ['words-of-a-shared-building', 'read-the-minutes'],
    },
    {
      has: 'letting|\\blet\\b|\\brent|tenan|landlord',
      ideas: ['keys-by-post', 'six-lines-of-a-lease', 'between-two-tenants', 'furnished-or-empty'],
    },
  ],
};
