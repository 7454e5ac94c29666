// Where every pack stands. A pack is loaded when a business needs it, and the last few are kept.
import { INDUSTRY_PACKS } from './industry-shelf.ts';
import { REPAIR_TRADES } from './repair-trades.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { SMALL_TRADES } from './small-trades.ts';

export type { ShelfEntry };

/** The days of the year, for every business. */
export const MOMENTS: ShelfEntry = {
  id: 'moments',
  label: 'Moments of the year',
  match: null,
  industries: [],
  load: () => import('../packs/moments/index.ts'),
};

/** What is worth knowing about whatever a business says of itself, for those of whose trade there is little. */
export const PRACTICE: ShelfEntry = {
  id: 'practice',
  label: 'Whatever a business says of itself',
  match: null,
  industries: [],
  load: () => import('../packs/practice/index.ts'),
};

export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'workshop',
    label: 'Bike and car repair',
    match:
      '(?:bi(?:ke|cycle)|cycle|e-bike)s? (?:repair|shop|workshop|service|mechanic)|(?<!donated |old |unused |by |guided )bicycle(?! (?:tours?|rides?|holidays?|club|couriers?))|wheel building|(?:car|auto|vehicle|van|motor) (?:repair|body|service|servicing|mechanic|garage|workshop)|\\bauto(?:motive)? (?:repair|service|shop|body)|mechanics?\\b|\\bMOT\\b|(?<=^|\\s)garage (?:in|for|services?)|garage$|\\btyres?\\b|\\btire (?:shop|service)|body ?shop|oil changes?|e-?bikes?\\b(?![^.]{0,40}\\b(?:hire|rentals?))|(?:car|mobile|vehicle|van) (?:valet|detail|wash|clean)|\\bvaleting\\b|car ?wash|ceramic coating',
    industries: ['retail', 'other'],
    load: () => import('../packs/workshop/index.ts'),
  },
  {
    id: 'accountant',
    label: 'Accounting and tax',
    match:
      'accountan|accounting (?:firm|practice|office|services?)|book-?keep|\\btax (?:advis|adviser|advisor|consult|return|prepar|office|practice)|payroll (?:bureau|service)|\\bCPA\\b|chartered account|auditor',
    industries: ['finance', 'professional'],
    load: () => import('../packs/accountant/index.ts'),
  },
  {
    id: 'bakery',
    label: 'Bakery',
    match:
      'baker|b[äa]ckerei|konditor|zuckerb[äa]cker|backstube|boulanger|bakehouse|\\bbread|sourdough|patisserie|viennoiserie|(?:wedding|celebration|birthday|custom) cakes?\\b|cake (?:maker|design|studio|artist)|cupcake',
    industries: ['food'],
    load: () => import('../packs/bakery/index.ts'),
  },
  {
    id: 'cafe-restaurant',
    label: 'Café or restaurant',
    match:
      '(?<!\\bwith [^.]{0,20})caf(?:e\\b|é(?!s))|coffee (?:shop|house|bar|cart|van|trailer)|restaurant(?!s)|(?<!\\bfor (?:[a-zé]+(?:,| and| &)? ){0,3})(?:caf[eé]s\\b|restaurants)|bistro|brasserie|trattoria|osteria|pizzeria|steakhouse|tea ?rooms?\\b|tea ?house|\\bdiner\\b|\\bpub\\b|gastropub|eatery|tapas|brunch',
    industries: ['hospitality', 'food'],
    load: () => import('../packs/cafe-restaurant/index.ts'),
  },
  {
    id: 'clothes-gifts',
    label: 'Clothes, gifts and homeware',
    match:
      'boutique(?! hotel)|bridal (?:shop|wear|store)|swimwear|clothes (?:shop|store)|clothing|fashion|menswear|womenswear|childrenswear|knitwear|lingerie|shoe ?(?:shop|store)|footwear|gift ?(?:shop|store)|(?:gifts?|cards?) (?:and|&) (?:cards?|gifts?) (?:shop|store)|(?:greetings?|greeting) cards?\\b|(?:sell|selling|shop for|shop with|store for)\\b[^.]{0,40}\\b(?:clothes|shoes|gifts)\\b|\\b(?:clothes|shoes|cards|toys|books|homewares?) (?:and|&) gifts|gifts (?:and|&) (?:cards|homewares?|toys)|homewares?\\b|interiors? shop|stationer|haberdash|concept store',
    industries: ['retail', 'ecommerce'],
    load: () => import('../packs/clothes-gifts/index.ts'),
  },
  {
    id: 'cleaning',
    label: 'Cleaning company',
    match:
      'clean(?:ers|ing) (?:company|service|services|firm|team|business|agency)|(?:house|home|office|carpet|rugs?|window|domestic|commercial|deep|end.of.tenancy) clean(?:er|ers|ing|s)?\\b|housekeeping service|\\bjanitor|(?<!dry.|vacuum )\\bcleaners\\b(?! ?$)|maid service',
    industries: ['other', 'professional'],
    load: () => import('../packs/cleaning/index.ts'),
  },
  {
    id: 'club-charity',
    label: 'Club or charity',
    match:
      '\\bcharit(?:y|ies|able)\\b|non-?profit|volunteers\\b|(?<!night|night |loyalty |wine |coffee |country |members )\\bclub\\b(?! sandwich| class| soda| card)|\\bassociation of\\b|(?:residents|community|parents|sports|voluntary|housing|friends) association|(?:music|choral|historical|horticultural|drama|preservation) society|fundrais|food bank|community (?:group|centre|center|trust|garden)|charitable foundation|\\bNGO\\b|\\bchoir\\b|\\bscouts?\\b',
    industries: ['nonprofit'],
    load: () => import('../packs/club-charity/index.ts'),
  },
  {
    id: 'craft-maker',
    label: 'Craft and handmade',
    match:
      'pottery|\\bpotter\\b|ceramic(?!s? (?:tile|crown|coat|brace|implant|filling))|stoneware|(?<!pierc[^.]{0,40})jewell?er|silversmith|goldsmith|candle ?maker|\\bcandles?\\b|chandler|soap ?maker|\\bsoaps?\\b|wood ?turn|woodwork|wood ?carv|hand.?carved|furniture maker|\\bknit(?:s|ter|ted|ting)?\\b|crochet|weaver|hand.?woven|macram|leather ?work|hand.?(?:made|crafted)(?! (?:kitchens?\\b|album|bread|cake|pasta|pizza|chocolate|food|burger|sandwich|past|pies?\\b))|bookbind|printmak|\\bglass ?(?:blow|work|art)|\\betsy\\b|craft (?:studio|workshop|shop)',
    industries: ['retail', 'ecommerce', 'arts', 'manufacturing'],
    load: () => import('../packs/craft-maker/index.ts'),
  },
  {
    id: 'dentist',
    label: 'Dental practice',
    match: 'dentist|dental|orthodont|\\bteeth\\b|\\btooth|oral (?:health|hygiene|surg)|endodont|periodont',
    industries: ['healthcare'],
    load: () => import('../packs/dentist/index.ts'),
  },
  {
    id: 'driving-school',
    label: 'Driving school',
    match:
      'driving (?:school|lessons?|instructor|instruction|tuition)|fahrschule|learner drivers?|driver (?:training|education)|(?:motorway|refresher|motorcycle) (?:lessons?|training)',
    industries: ['education', 'other'],
    load: () => import('../packs/driving-school/index.ts'),
  },
  {
    id: 'drinks-maker',
    label: 'Winery, brewery or distillery',
    match:
      '(?<!(?:bi(?:ke|cycle)|cycling|walking|guided|coach|bus|day) tours?\\b[^.]*)(?:winer(?:y|ies)|wine ?grow|wine ?mak|(?<!among |between |(?:the )?old )vineyards?\\b|vintner|weingut|\\bwines? (?:estate|cellar|domaine)|brewer(?:y|ies|s)?\\b|\\bbrew(?:ing|house|pub)|taproom|microbrew|craft beer|distill?er(?:y|ies|s)?\\b|\\bdistil(?:l|s|led)?\\b|\\bcider|cidery|meadery)',
    industries: ['food', 'hospitality', 'manufacturing'],
    load: () => import('../packs/drinks-maker/index.ts'),
  },
  {
    id: 'estate-agent',
    label: 'Estate agency',
    match:
      'estate agen|letting agen|lettings|real.?estate|realt(?:or|y)|property (?:sales|agen|management|consult)|house sales|homes? for sale|property broker',
    industries: ['realestate'],
    load: () => import('../packs/estate-agent/index.ts'),
  },
  {
    id: 'florist',
    label: 'Florist',
    match:
      'florists?\\b|\\bflower (?:shop|studio|farm|stall)|flowers? (?:shop|delivery|for weddings)|(?:wedding|funeral|cut|dried) flowers|floral (?:design|studio|art)|bouquets?\\b',
    industries: ['retail', 'ecommerce', 'other'],
    load: () => import('../packs/florist/index.ts'),
  },
  {
    id: 'food-shop',
    label: 'Food shop',
    match:
      'delicatessen|\\bdeli\\b|farm ?shop|farm stand|greengrocer|cheesemonger|cheese (?:shop|counter)|fishmonger|\\bbutcher|market (?:stall|trader)|\\bgrocer|food ?hall|\\bfood shop|(?<!wholesale )fruit and veg|olive oil|charcuterie',
    industries: ['food', 'retail', 'ecommerce'],
    load: () => import('../packs/food-shop/index.ts'),
  },
  {
    id: 'garden',
    label: 'Gardens and landscapes',
    match:
      'gardeners?\\b|gardening|(?:design|plant|build|make)s?(?: and \\w+)? (?:\\w+ )?gardens\\b|kitchen gardens?\\b|allotments?\\b|garden (?:design|maint|cent|serv|care|room|clear|build)|landscap(?:er|ing)|landscape (?:garden|design|archit|contract)|plant nurser|nurser(?:y|ies) (?:of|for|growing) (?!child|kid|bab|toddler|the under)|lawn(?:s\\b| care| mow| treat)|hedge (?:cut|trim|plant|lay)|hedges\\b|tree (?:surge|work|care|fell|removal)|stump grind|arborist|arboricult|horticult|perennials?\\b|shrubs?\\b',
    industries: ['retail', 'professional', 'other'],
    load: () => import('../packs/garden/index.ts'),
  },
  {
    id: 'guest-house',
    label: 'Guest house and B&B',
    match:
      'guest ?-?house|\\bb ?& ?b\\b|\\bbnb\\b|bed (?:and|&) breakfast|\\binn\\b|small hotel|boutique hotel|family hotel|(?:family|owner).run hotel|(?:seaside|country house|lakeside|independent) hotel|\\bhotel with \\S+ (?:bed)?rooms\\b|holiday (?:flat|apartment|cottage|home|let|house|rental)s?|vacation rental|self.catering|\\bhostels?\\b(?! for (?:the )?(?:homeless|women|refugees|asylum|young people leaving))|farm ?stay|glamping|rooms? (?:with|and) breakfast|guest rooms?',
    industries: ['hospitality'],
    load: () => import('../packs/guest-house/index.ts'),
  },
  {
    id: 'hair-beauty',
    label: 'Hair and beauty',
    match:
      '(?<!dog |pet |cat )hair(?:dress|cut|styl|salon)|\\bhair\\b|barber|(?<!groom(?:ing|er) |dog |pet )\\bsalon\\b|(?<!claws and |clips?, [^.]{0,20})\\bnails?\\b(?! merchants?| guns?| suppl| clip| trims?\\b)|manicur|pedicur|cosmetic(?!s? (?:lab|manufactur|formulat|factory))|beauty|beautician|\\bbrows?\\b|eyebrow|eyelash|\\blash(?:es)?\\b|make-?up|skincare(?! (?:manufactur|lab\\b|formulat|brands))|skin (?:studio|clinic|care|therap)|a?esthetician|\\bfacials?\\b|blow-?dry',
    industries: ['other', 'retail', 'healthcare', 'ecommerce'],
    load: () => import('../packs/hair-beauty/index.ts'),
  },
  {
    id: 'law',
    label: 'Law office',
    match:
      'solicitors?\\b|lawyers?\\b|attorneys?\\b|barrister|avocat|\\bnotar(?:y|ies)\\b|\\blaw (?:firm|practice|office|chambers)|\\b(?:family|employment|immigration|tenancy|inheritance|contract|criminal|commercial|company|business) law\\b|(?<!tax )\\blaw$|conveyancing|probate|legal (?:advice|services|counsel|practice|clinic)',
    industries: ['professional'],
    load: () => import('../packs/law/index.ts'),
  },
  {
    id: 'photographer',
    label: 'Photographer',
    match:
      'photographers?\\b|photography|(?:wedding|portrait|newborn|family) photos?\\b|portraits?,|headshots?|portrait (?:studio|session)|photo (?:studio|session|shoot)|videograph',
    industries: ['arts', 'professional', 'other'],
    load: () => import('../packs/photographer/index.ts'),
  },
  {
    id: 'moving',
    label: 'Moving company',
    match:
      '\\bmovers?\\b|moving (?:company|service|firm|team)|(?:house|home|office|furniture) removals?\\b|\\bremovals (?:in|and|company|firm|team)|\\bremovals$|removal (?:company|firm|service)|man (?:and|with) (?:a )?van|relocation (?:company|service)|local moves',
    industries: ['other', 'professional'],
    load: () => import('../packs/moving/index.ts'),
  },
  {
    id: 'physio-fitness',
    label: 'Physiotherapy, massage and fitness',
    match:
      'physio|massage|osteopath|chiropract|(?<!climbing |boxing |bouldering |judo |martial arts )\\bgyms?\\b|fitness|yoga(?: (?:teacher|lessons?|classes|studio))?|pilates|personal train|sports? therap|crossfit|barbell|\\brehab|strength (?:coach|train)',
    industries: ['healthcare', 'other', 'education'],
    load: () => import('../packs/physio-fitness/index.ts'),
  },
  {
    id: 'site-trades',
    label: 'Building trades',
    match:
      'electricians?\\b|electrical (?:contract|install|work|serv)|rewir|plumb|heating engineer|boilers?\\b|gas engineer|(?<!web ?site |site |body |team |page |brand )\\bbuilders?\\b|building (?:firm|contractor|company|work)|loft conver|house extension|painters? (?:and|&)|painting (?:and decorating|contractor|company|for homes)|(?:house|home|interior|exterior) paint(?:ers?|ing)\\b|wallpaper|carpenters?\\b|staircases?\\b|leadwork|skylights?\\b|\\bslat(?:es|er|ing)\\b|(?<!cake )decorators?\\b|plaster(?:er|ing)|(?<!surveys? of )roof(?:er|ing|s\\b)|gutter(?!s? (?:clean|clear|vacuum))|joiner|carpent|tiler|tiling|brick ?lay|handyman|scaffold|chimney sweep|glazier|(?:kitchen|bathroom) (?:fitt(?:er|ing)|install|renovat|remodel)|(?:fitted|bespoke) kitchens?\\b|wardrobes made|air.?con(?:ditioning)? (?:install|repair|service|engineer|compan|contractor|and)|\\bair.?condition(?:ing|ers?)\\b(?=[^.]*(?:install|repair|servic|heating|furnace))|\\bHVAC\\b|(?:heating|furnaces?) (?:and|&) (?:air|cooling|a/c)|(?:cooling|air) (?:and|&) heating',
    industries: ['realestate', 'professional', 'other'],
    load: () => import('../packs/site-trades/index.ts'),
  },
  {
    id: 'software-it',
    label: 'Software, IT support and web',
    match:
      '\\bsoftware\\b|\\bIT (?:support|services?|help|consult|security)|\\b(?:[Mm]anaged|outsourced) IT\\b|\\bIT for\\b(?! me)|help ?desk|\\bweb (?:agency|design|develop|studio|hosting)|websites? (?:design|build|develop|maintenance|care)|(?:build|design|make|develop)s? (?:\\w+ )?(?:websites|apps)|app develop|managed services|cyber.?security|(?:computer|laptop|PC) (?:help|shop|service)|programm(?:er|ing) (?:for|studio|service)|\\bAPIs?\\b|(?:payment|data|system) integrations?|cloud (?:service|platform|hosting|migration)|(?:web|mobile) app\\b',
    industries: ['technology'],
    load: () => import('../packs/software-it/index.ts'),
  },
  {
    id: 'teacher',
    label: 'Lessons and tuition',
    match:
      '\\btutor|tuition|music (?:school|lessons?|teacher)|(?:piano|guitar|violin|singing|drum|cello|flute|language|english|french|spanish|german|italian) (?:lessons?|teacher|school|classes|courses?|conversation)|language school|dance (?:school|studio|lessons?|classes)|private teacher|(?:private|group|trial) lessons|(?<!yoga |pilates |swimming |swim |riding |climbing |judo |karate |surf |sailing |ski )lessons for',
    industries: ['education', 'arts'],
    load: () => import('../packs/teacher/index.ts'),
  },
  {
    id: 'vet-pets',
    label: 'Vets and pets',
    match:
      '\\bvets\\b|\\bvet (?:surg|clinic|pract|hosp|in\\b|near\\b|for\\b)|veterinar|\\bpet (?:shop|store|food|suppl|sit|care|groom|taxi|boutique|nutrition)|\\b(?:dogs?|dogg(?:y|ie)s?|pups?|pets?) (?:walk|groom|train|school|behavio|sit|board|hotel|hike|day ?care|park|wash)|reactive dogs?|obedience (?:class|train)|\\bcat (?:sit|groom|hotel|clinic|vets?\\b|practice|hospital)|\\bgroomers?\\b|\\bgroom(?:s|ing)? (?:your )?(?:dogs|cats|pets)\\b|kennels?\\b|cattery|aquari(?:um|st)|puppy|animal (?:clinic|hospital)',
    industries: ['healthcare', 'retail', 'other'],
    load: () => import('../packs/vet-pets/index.ts'),
  },
  {
    id: 'tattoo',
    label: 'Tattoo and piercing',
    match: 'tattoo(?!ed| removal)|\\bpiercings?\\b|body pierc|piercers?\\b',
    industries: ['arts', 'other', 'retail'],
    load: () => import('../packs/tattoo/index.ts'),
  },
  {
    id: 'childcare',
    label: 'Nursery and childminding',
    match:
      "child ?mind|(?:day|children's|forest school|outdoor) nurser(?:y|ies)|\\bnurser(?:y|ies)\\b(?=[^.]*(?:child|kid|bab|toddler|months|parents|under fives))|(?:child ?care|(?<!\\b(?:dog|doggy|doggie|pup|puppy|puppies|pet|cat|adult|senior)s? )day ?care)(?! for (?:dogs|pets|cats|older|adults))|pre-?school|kindergarten|kita\\b|cr[eè]che|play ?group|nann(?:y|ies)\\b|baby ?sit|forest school|after.?school (?:club|care)|toddler group",
    industries: ['education', 'other'],
    load: () => import('../packs/childcare/index.ts'),
  },
  {
    id: 'agency',
    label: 'Marketing, design and consulting',
    match:
      '(?:marketing|advertising|branding|creative|design|media|PR|content|SEO|communications?|social media) (?:agency|consultan(?:t|ts|cy)|studio|firm|services? for|bureau)|(?<!of )\\bmarketing (?:for|help)\\b|graphic design(?:er|ers)?\\b|\\b(?:brand|logo|visual) (?:design|identit(?:y|ies)|strateg)|copy ?writ(?:er|ers|ing)\\b|social media (?:manage|for|help)|\\bSEO\\b|public relations|(?:management|business|strategy|HR|operations|sustainability|process|procurement|innovation) (?:consult|advis|coach)|\\bconsultan(?:cy|ts?) (?:for|to|in|helping|and)|\\bconsulting (?:firm|for|company|practice|services)|virtual assistant',
    industries: ['professional', 'technology', 'arts', 'other'],
    load: () => import('../packs/agency/index.ts'),
  },
  {
    id: 'optician',
    label: 'Optician',
    match:
      'opticians?\\b|optometr|\\beye (?:test|exam|care)|sight tests?|spectacles|(?:prescription|designer|reading) (?:glasses|frames)|eyewear|contact lens|vari ?focals?',
    industries: ['healthcare', 'retail', 'other'],
    load: () => import('../packs/optician/index.ts'),
  },
  {
    id: 'caterer',
    label: 'Catering',
    match:
      'cater(?:er|ers|ing)\\b|private chef|canap|(?:wedding|event|office) food\\b|food trucks? for|grazing (?:table|board)|buffets? for|street food (?:for|at)|finger food',
    industries: ['food', 'hospitality', 'other'],
    load: () => import('../packs/caterer/index.ts'),
  },
  {
    id: 'pest-control',
    label: 'Pest control',
    match:
      'pest (?:control|management|removal|service)|exterminat|(?:rat|mice|mouse|rodent|wasp|bed ?bug|ant|moth)s?,? (?:and \\w+ )?(?:control|removal|treatment|nest)|fumigat|bed ?bugs?\\b|wasps?.? nests?|vermin|pigeon (?:proof|control)',
    industries: ['other', 'professional', 'realestate'],
    load: () => import('../packs/pest-control/index.ts'),
  },
  {
    id: 'music-events',
    label: 'Bands and DJs',
    match:
      '\\bdjs?\\b|disc jockey|mobile disco|(?:wedding|party|function|covers?|jazz|ceilidh|brass|swing|soul|live|tribute) bands?\\b|string (?:quartet|trio)|live music for|(?:acoustic|jazz) (?:duo|trio)|(?:wedding|event|party) (?:music(?:ians?)?|singer|pianist|saxophonist|harpist)|harpist',
    industries: ['arts', 'other', 'hospitality'],
    load: () => import('../packs/music-events/index.ts'),
  },
  ...SMALL_TRADES,
  ...REPAIR_TRADES,
  ...INDUSTRY_PACKS,
];
