// Trades whose packs are small: what is theirs alone; their industry's pack tells the rest.
import type { ShelfEntry } from './shelf-entry.ts';

export const SMALL_TRADES: readonly ShelfEntry[] = [
  {
    id: 'museum',
    label: 'Museum or exhibition',
    match:
      '(?<!for |near the |opposite the |shops and )\\bmuseums?\\b(?! (?:shops?|fitters?|quarter|street|hotel))|(?:art|sculpture|contemporary|public|heritage|national) galler(?:y|ies)|heritage (?:centre|center|railway|site)|historic house|(?:permanent|special|changing|temporary) exhibitions?|exhibitions? (?:of|on|about)\\b|planetarium|\\bour collection of\\b',
    industries: ['arts', 'nonprofit', 'education'],
    load: () => import('../packs/museum/index.ts'),
  },
  {
    id: 'trade-supply',
    label: 'Wholesale and trade supply',
    match:
      'wholesal(?:e|er|ers|ing)\\b|(?:trade|catering|packaging|salon|dental|medical|industrial|janitorial|office|builders|workshop|laboratory|bakery|fastener) suppl(?:y|ies|ier|iers)\\b|(?:supplier|distributor|stockist|importer)s? (?:of|for)\\b|distributors?\\b|(?:parts|spares|components|packaging|labels|cartons|fasteners|consumables) (?:for|to) (?:the )?(?:trade|industry|shops|factories|workshops|makers|manufacturers|businesses|bakeries|restaurants|caf[eé]s|garages|fitters|breweries)|(?:corrugated|cardboard|shipping|mailing) (?:boxes|cartons)|\\bb2b (?:supplier|shop|wholesale)|steel fixings|cash and carry',
    industries: ['manufacturing', 'retail', 'ecommerce', 'professional'],
    load: () => import('../packs/trade-supply/index.ts'),
  },
  {
    id: 'counselling',
    label: 'Counselling and psychotherapy',
    match:
      '(?<!careers? |debt |school |credit )counsell?(?:ors?|ing)\\b|psychotherap|psycholog(?:ist|ical practice|y practice)|talking therap|(?:couples?|family|art|play|relationship|grief|bereavement|gestalt|person-centred|cognitive behaviou?ral) therap(?:y|ist)|\\bCBT\\b|(?:licensed|clinical) therapist|mental health (?:practice|clinic|practitioner)',
    industries: ['healthcare', 'professional', 'other'],
    load: () => import('../packs/counselling/index.ts'),
  },
  {
    id: 'bookshop',
    label: 'Bookshop',
    match:
      'book ?(?:shop|store)s?\\b|book ?sellers?\\b|(?:second-?hand|used|antiquarian|rare|new|children\\S*) books\\b|(?:independent|little|travelling) bookshop|\\bbooks and (?:cards|coffee|records)|comic (?:shop|store|books)|librairie|libreria',
    industries: ['retail', 'ecommerce', 'arts'],
    load: () => import('../packs/bookshop/index.ts'),
  },
  {
    id: 'tours',
    label: 'Tours, boat and bike hire',
    match:
      '(?:guided|walking|city|food|wine|boat|bus|ghost|private|nature|wildlife|cycling|bi(?:ke|cycle)|kayak|history|day|hiking) tours?\\b|tour (?:guides?|operator|company)|\\bguided (?:walks?|hikes?|rides?|trips?|bicycle)|(?:boat|canoe|kayak|paddle ?board|SUP|punt|pedalo|bi(?:ke|cycle)|e-bike|cycle|scooter|ski) (?:hire|rental)s?|(?:hire|rent)(?:s|ing)? (?:out )?(?:boats|canoes|kayaks|paddle ?boards|bi(?:kes|cycles)|e-bikes)|boat trips?|mountain guides?|whale watching|sailing trips?|river cruises?|(?:hiking|climbing) guides?',
    industries: ['other', 'hospitality', 'arts'],
    load: () => import('../packs/tours/index.ts'),
  },
  {
    id: 'solar',
    label: 'Solar and heat pumps',
    match:
      'solar (?:panels?|power|install|energy|systems?|pv|thermal|compan)|photovolta|\\bPV (?:systems?|panels?|install)|heat pumps?\\b|(?:home|house|battery) (?:batter(?:y|ies)|storage)|(?:EV|car) charg(?:er|ers|ing|e points?)|wall ?box|renewable (?:energy|heat)|energy (?:advis|assess|renovat)|underfloor heating',
    industries: ['other', 'technology', 'professional', 'manufacturing'],
    load: () => import('../packs/solar/index.ts'),
  },
  {
    id: 'activity-school',
    label: 'Swimming, martial arts, climbing, riding',
    match:
      'swim(?:ming)? (?:school|lessons?|classes|teacher|academy|instructor)|learn to swim|martial arts?\\b|\\b(?:karate|judo|taekwondo|aikido|jiu-?jitsu|kung fu|krav maga|kick ?boxing|capoeira)\\b|\\bfencing (?:club|school|lessons?|class(?:es)?|academy|salle|coach|hall)|\\b(?:foil|[eé]p[eé]e|sabre)\\b|\\bboxing (?:gym|club|classes)|\\bdojo\\b|\\barchery\\b(?! (?:shop|supplies|equipment))|climbing (?:gym|wall|hall|centre|center|school|courses?)|bouldering|(?:horse )?riding (?:school|lessons|stables?|centre)|equestrian|livery|gymnastics (?:school|club|classes)|(?:surf|sailing|ski|skating) school|circus school|parkour',
    industries: ['education', 'arts', 'other', 'nonprofit', 'healthcare'],
    load: () => import('../packs/activity-school/index.ts'),
  },
  {
    id: 'architect',
    label: 'Architect, interiors and surveyor',
    match:
      '(?<!landscape |software |solution |system |enterprise |cloud )\\barchitects?\\b(?!ural salvage)|(?<!landscape |software |information )architectur(?:e|al) (?:practice|studio|office|firm|design)|interior (?:design|architect)|(?<!\\bdrone [^.]{0,25})(?:chartered|building|quantity|party wall|land|measured) survey(?:or|ors|ing|s)\\b|(?:house|home|homebuyer|structural) survey|space planning',
    industries: ['professional', 'realestate', 'arts', 'other'],
    load: () => import('../packs/architect/index.ts'),
  },
  {
    id: 'print-shop',
    label: 'Printing and signs',
    match:
      '(?<!3D |finger |art |fine art |giclee )print(?:ing)? (?:shop|studio|works|house|services?|company|firm)|\\bprinters?\\b (?:in|for|of|and (?:sign|bind|copy))|(?:digital|offset|large.format|screen|letterpress|garment|t-?shirt|business card|leaflet|brochure|poster|label) print(?:ing|ers?)?\\b|copy ?(?:shop|centre|center)|print and copy|sign ?(?:makers?|shop|making)|signage|shop signs|vehicle (?:wraps?|graphics|lettering)|vinyl (?:lettering|graphics)|business cards|letterpress|book ?binding service|engrav(?:er|ing) (?:shop|service)',
    industries: ['manufacturing', 'professional', 'retail', 'other', 'arts'],
    load: () => import('../packs/print-shop/index.ts'),
  },
  {
    id: 'funeral',
    label: 'Funeral director',
    match:
      'funeral (?:director|home|service|parlour|care|arranger|celebrant)s?|funerals?\\b(?! flowers)|undertakers?\\b|cremation|\\bburials?\\b|bestattung|memorial (?:mason|stones?)|headstones?|monumental mason',
    industries: ['other', 'professional'],
    load: () => import('../packs/funeral/index.ts'),
  },
  {
    id: 'translator',
    label: 'Translation and interpreting',
    match:
      'translat(?:or|ors|ion|ions)\\b(?! app| software)|interpret(?:er|ers|ing)\\b|\\blocali[sz]ation\\b|subtitl|sworn transl|proof ?read(?:er|ers|ing)|copy ?edit(?:or|ing)|transcription service',
    industries: ['professional', 'other', 'education'],
    load: () => import('../packs/translator/index.ts'),
  },
  {
    id: 'coffee-roaster',
    label: 'Coffee roaster or tea merchant',
    match:
      '(?<!pot |slow |sunday |meat )\\broaster(?:y|ies|s)?\\b|coffee roast|(?:speciality|specialty|single.origin|fresh(?:ly)? roasted|roast(?:s|ed|ing)?) (?:our |own )?coffees?|coffee (?:beans|subscription)|roast (?:our own )?coffee|tea (?:merchants?|importers?|blend(?:er|s|ing)|shop)|loose.leaf tea',
    industries: ['food', 'retail', 'ecommerce', 'hospitality', 'manufacturing'],
    load: () => import('../packs/coffee-roaster/index.ts'),
  },
  {
    id: 'podiatry',
    label: 'Podiatry and foot care',
    match:
      'podiatr|chiropod|foot ?(?:care|clinic|health|specialist)|orthotics|ingrown (?:toe)?nails?|corns and|verruca|gait analysis',
    industries: ['healthcare', 'other', 'retail'],
    load: () => import('../packs/podiatry/index.ts'),
  },
  {
    id: 'toy-shop',
    label: 'Toys and games',
    match:
      'toy ?(?:shop|store)s?\\b|\\btoys\\b|wooden toys?|board ?games?\\b|games? (?:shop|store|caf[eé])|jigsaws?|model (?:railways?|shop|trains?)|dolls? (?:houses?|hospital)|craft kits|hobby shop',
    industries: ['retail', 'ecommerce'],
    load: () => import('../packs/toy-shop/index.ts'),
  },
  {
    id: 'ice-cream',
    label: 'Ice cream',
    match:
      'ice[- ]?cream(?! vans? (?:repair|conversion|hire))|gelat(?:o|eria|erie)\\b|\\bsorbets?\\b|frozen yog|soft[- ]?serve|\\beisdiele|\\bscoops?\\b (?:of|in|and)|ice loll|popsicle',
    industries: ['food', 'hospitality', 'retail'],
    load: () => import('../packs/ice-cream/index.ts'),
  },
  {
    id: 'campsite',
    label: 'Campsite and caravan park',
    match:
      'camp ?(?:site|ing (?:site|park|ground)|ground)s?\\b|\\bcamping\\b(?! (?:world|supplies|tents|gear|shop|equipment|store|stove|trips?|holidays? abroad))|caravan (?:park|site|pitches)|holiday park|(?:tent|touring|motorhome|camper|caravan|electric|grass|hard ?standing) pitches|\\bRV park|pitches (?:for|with|by|under)|touring park',
    industries: ['hospitality', 'other'],
    load: () => import('../packs/campsite/index.ts'),
  },
  {
    id: 'stage',
    label: 'Theatre or cinema',
    match:
      '(?<!operating |lecture |near the |opposite the )\\btheat(?:re|er)s?\\b(?! (?:nurse|nursing|breaks?|trips?|staff|kitchen|district|quarter|street|royal (?:hotel|bar)))|\\bplayhouse\\b(?! (?:nursery|pre-?school|kids|toys|soft|childcare))|(?<!home |near the |opposite the )\\bcinemas?\\b(?! (?:rooms?|install|equipment))|\\bmovie (?:theater|house|theatre)|picture ?house|\\bkino\\b|films in (?:the|their) original|film (?:theatre|house|club)|(?:puppet|fringe|comedy|dance|improv) (?:theatre|theater|company|stage)|repertory|\\bplays? (?:by|on stage)|pantomime',
    industries: ['arts', 'hospitality', 'nonprofit'],
    load: () => import('../packs/stage/index.ts'),
  },
  {
    id: 'escape-room',
    label: 'Escape room',
    match:
      'escape (?:rooms?|games?|experience)|exit games?|(?:live|outdoor|urban) (?:escape|puzzle)|puzzle rooms?|breakout rooms?\\b(?! on)|mystery rooms?|murder mystery|locked in (?:a )?rooms?|game master',
    industries: ['arts', 'hospitality', 'other'],
    load: () => import('../packs/escape-room/index.ts'),
  },
  {
    id: 'congregation',
    label: 'Church or congregation',
    match:
      '(?<!\\b(?:the|old|former|converted) )\\bchurch(?:es)?\\b(?! (?:street|road|lane|hill|farm|view|halls?|nursery|school|stretton|weddings?|flowers|house (?:hotel|b&b))|-)(?<!(?:near|opposite|behind|converted|former|old|by|beside) (?:the |a |an )?(?:old )?church)|\\bparish\\b(?! council| hall for hire)|(?<!\\b(?:the|old|former|converted) )\\bchapel\\b(?! down)(?! (?:street|road|lane|hill|allerton))|congregation|cathedral(?! (?:quarter|city|street))|\\bsynagogue\\b|\\bmosque\\b|(?:buddhist|hindu|sikh) (?:temple|centre|center|community)|gurdwara|quaker|\\bmass(?:es)? (?:on|at|every)|(?:sunday|worship|evening|morning) (?:service|worship|mass|prayers?)\\b|ministry of|\\bfaith community|kirche(?:ngemeinde)?\\b',
    industries: ['nonprofit'],
    load: () => import('../packs/congregation/index.ts'),
  },
  {
    id: 'recruiter',
    label: 'Recruitment agency',
    match:
      'recruit(?:ers?|ment|ing) (?:agenc(?:y|ies)|firm|compan|consult|partner|business|specialist|for|of|in)|recruiters?\\b|\\brecruitment\\b(?! software| fair| process| system)|\\bhead ?hunt|staffing (?:agenc|firm|compan|solution|service)|(?:temp|employment|job|nanny|nursing) agency|executive search|\\btemps\\b|(?:permanent|temporary|contract) (?:placements?|staff|roles)|talent (?:acquisition|search|agency for (?:engineers|developers|nurses))|\\bfind(?:s|ing)? (?:[a-z]+ ){0,3}(?:workers|staff|nurses|chefs|engineers|developers) for|we place (?!orders|great value|emphasis)',
    industries: ['professional', 'other', 'technology'],
    load: () => import('../packs/recruiter/index.ts'),
  },
  {
    id: 'broker',
    label: 'Insurance and mortgage broker',
    match:
      'insurance (?:brok|agen|advis|office|consult|practice)|insurance broker|\\binsurance for (?!a free)|(?:car|home|business|life|farm|pet|travel|contents|buildings) (?:and \\w+ )?insurance\\b|(?:mortgage|loan|finance) (?:brok|advis|consult|intermediar)|\\bmortgages?\\b|remortgag|protection advi[cs]|equity release|versicherungs',
    industries: ['finance', 'professional'],
    load: () => import('../packs/broker/index.ts'),
  },
  {
    id: 'nutrition',
    label: 'Nutritionist or dietitian',
    match:
      'nutritionists?\\b|dieti[ct]ians?\\b|(?:nutrition(?:al)?|diet(?:ary)?) (?:advi[cs]|counsel|coach|therap|consult|clinic|practice|support|plans?)|healthy eating (?:coach|advice|courses?)|ern[äa]hrungsberat|weight management (?:clinic|coach|programme|program)|food allergy (?:clinic|advice|consult)',
    industries: ['healthcare', 'other', 'professional'],
    load: () => import('../packs/nutrition/index.ts'),
  },
  {
    id: 'taxi',
    label: 'Taxi and private hire',
    match:
      '\\btaxis?\\b(?! (?:rank|drivers? (?:drink|eat)))|minicabs?\\b|\\bcabs?\\b (?:company|firm|service|in|and|for)|\\bcabs\\b|private hire|chauffeur|(?:airport|station|hotel) (?:transfers?|shuttle|runs?)\\b|(?:minibus|limo(?:usine)?|executive car) (?:hire|service|with driver)|school runs? and|limousine|ride service',
    industries: ['other', 'professional', 'hospitality'],
    load: () => import('../packs/taxi/index.ts'),
  },
  {
    id: 'courier',
    label: 'Courier and parcels',
    match:
      '\\bcouriers?\\b|same.day (?:delivery|parcels?|collection)|(?:parcel|document|van|overnight|express|last.mile|medical|cargo.bike) (?:deliver(?:y|ies)|services?|transport)|delivery (?:service|company|firm|drivers?) (?:for|in|of|across|with)|haulage|pallet (?:delivery|network|transport)|hauliers?\\b|freight (?:forward|service|company)|bike messengers?|logistics (?:company|firm|for)',
    industries: ['other', 'professional', 'ecommerce'],
    load: () => import('../packs/courier/index.ts'),
  },
  {
    id: 'car-dealer',
    label: 'Car dealer',
    match:
      '(?:car|auto|motor|vehicle|van|motorbike|motorcycle|camper(?:van)?|truck) (?:dealers?(?:hip)?|sales|showroom|supermarket|trader|centre|center)\\b|(?:used|second-?hand|pre-?owned|nearly new|new|classic|vintage|electric) (?:cars?|vans|vehicles|autos|motorbikes|motorcycles|campervans|trucks)\\b(?! (?:charg|park|hire|rental|repair|wash|insurance))|dealership|\\bautohaus|cars (?:bought and sold|for sale)|part exchange',
    industries: ['retail', 'other', 'ecommerce'],
    load: () => import('../packs/car-dealer/index.ts'),
  },
  {
    id: 'coworking',
    label: 'Coworking and shared offices',
    match:
      'co-?working|shared (?:office|work ?space|desks?|studios? space)|hot ?desk|(?:serviced|flexible|private) offices?\\b(?! cleaning)|flex(?:ible)? (?:desk|work ?space)|desks? (?:for rent|to rent|by the (?:day|hour|month))|(?:office|work) ?space (?:for|to|in|with)|business cent(?:re|er)\\b|meeting rooms? (?:for hire|to hire|by the hour|to rent)|rent a desk|day ?pass(?:es)? (?:for|from) (?:a )?desk|virtual office|maker ?space',
    industries: ['professional', 'realestate', 'other', 'technology'],
    load: () => import('../packs/coworking/index.ts'),
  },
  {
    id: 'storage',
    label: 'Self storage',
    match:
      '(?:self|mini|business|container|furniture|household|personal|student)[ -]storage|storage (?:units?|rooms?|lockers?|facilit(?:y|ies)|compan(?:y|ies))|lock.?up units?',
    industries: ['other', 'realestate', 'professional'],
    load: () => import('../packs/storage/index.ts'),
  },
  {
    id: 'party-hire',
    label: 'Party and event hire',
    match:
      'bouncy castles?|bounce houses?|inflatables? (?:hire|rentals?)|(?:party|event|tables?|chairs?|crockery|china|glassware|linen|gazebo|hot tub|popcorn machine|soft play) (?:(?:and|&) \\w+ )?(?:hire|rentals?)|(?:hire|rent)s? (?:out )?(?:bouncy|inflatable|tables|chairs|gazebos|crockery|glassware|hot tubs|soft play)',
    industries: ['other', 'hospitality', 'arts', 'retail'],
    load: () => import('../packs/party-hire/index.ts'),
  },
  {
    id: 'wedding',
    label: 'Weddings and parties',
    match:
      'wedding (?:planner|planning|co-?ordinat|styl(?:ist|ing)|celebrant|venue|hire|d[ée]cor|DJ|toastmaster)|weddings? (?:and|&) (?:events?|parties)|(?<!funeral )celebrants?\\b(?! for funerals)|marquees?\\b|\\btipis?\\b|stretch tents?|bell tents? (?:hire|rental)|elopements?\\b',
    industries: ['professional', 'other', 'hospitality', 'arts'],
    load: () => import('../packs/wedding/index.ts'),
  },
  {
    id: 'takeaway',
    label: 'Takeaway or food truck',
    match:
      '(?<!(?:key|main|clear|useful|practical|actionable|concrete|real|lasting) )take-?away|take-?out\\b|\\bpizzas?\\b(?<!(?:restaurant|bistro|brasserie|trattoria|osteria|gastropub|\\bpub|\\binn|hotel|tavern)\\b[^.]{0,60})(?! ovens?\\b| making|[^.]{0,20}parties)|\\bburgers?\\b(?<!(?:restaurant|bistro|brasserie|trattoria|osteria|gastropub|\\bpub|\\binn|hotel|tavern)\\b[^.]{0,60})(?! and beer garden)|\\bkebabs?\\b|d[oö]ner|\\btacos?\\b|taqueria|burritos?\\b|food ?(?:truck|van|trailer|cart)s?\\b(?! for)|street food(?! (?:for|at))|fish (?:and|&|n) chips|chippy|chip shop|fried chicken|chicken wings|falafel|shawarma|hot ?dogs?\\b(?! weather)|sushi (?:bar|to go|delivery)|noodle (?:bar|box)|poke bowls?|(?:BBQ|barbe[cq]ue) smokehouse|smokehouse (?:BBQ|barbe[cq]ue|grill|kitchen|burgers?)|\\bBBQ (?:truck|joint|pit)|sandwich (?:shop|bar)|bagel (?:shop|bar)|(?<!silk |wool |satin |cotton |in )crepes?\\b(?! (?:paper|de chine|dress|fabric|bandage))|waffle (?:van|stand)',
    industries: ['food', 'hospitality', 'other'],
    load: () => import('../packs/takeaway/index.ts'),
  },
  {
    id: 'car-hire',
    label: 'Car, van and camper hire',
    match:
      '(?<!(?:wedding|bridal|prom|chauffeur|driven|fork ?lift|food|pizza|coffee|ice cream|tow|dump|tipper) )(?:\\bcars?|\\bvans?|camper ?vans?|motorhomes?|\\bRVs?|vehicles?|\\bautos?|trucks?|minibus(?:es)?|self.drive|convertibles?|jeeps?|4x4s?)(?: (?:and|&) (?:vans?|campers?|trucks?|minibus(?:es)?))? (?:hire|rentals?)\\b(?! with (?:an? |your own |our )?(?:driver|chauffeur))|(?:hire|rent)(?:s|ing)? (?:out )?(?:\\w+ )?(?:cars|vans|campers?|camper ?vans|motorhomes|trucks)|rent.a.car|autovermietung|car (?:sharing|club|subscription)',
    industries: ['other', 'hospitality', 'retail'],
    load: () => import('../packs/car-hire/index.ts'),
  },
  {
    id: 'coach',
    label: 'Coaching',
    match:
      '(?:\\blife|career|leadership|executive|mindset|confidence|transformation|job|ADHD|retirement) coach(?:es|ing)?\\b(?! (?:hire|travel|tours?|trips?|company))|(?<!(?:football|soccer|rugby|cricket|tennis|golf|chess|swim|swimming|running|triathlon|riding|sports?|voice|vocal|singing) )coaching (?:practice|sessions|programmes?|programs?) (?:for|in|with)|certified coach|\\bI coach\\b(?! (?:football|swim|tennis|runners|children))|outplacement|career (?:advi[cs]e|advisers?|counsell?ing)',
    industries: ['professional', 'other', 'education', 'healthcare'],
    load: () => import('../packs/coach/index.ts'),
  },
  {
    id: 'pool',
    label: 'Pool service and building',
    match:
      '(?<!car |data |talent |whirl)(?:swimming )?\\bpools? (?:and (?:hot tubs?|spas?) )?(?:clean(?:ing|ers?)?|repairs?|services?|servicing|care|build(?:ers?|ing)?|maint\\w*|install\\w*|compan(?:y|ies)|techs?|technicians?|openings?|renovat\\w*|liners?|covers|chemicals|supplies|equipment|pumps?|heaters?)\\b|(?:build|clean|service|maintain|renovate|install|repair)s? (?:[a-z]+ ){0,2}(?:swimming )?pools\\b|hot tubs? (?:sales|service|repair|care|install|hire)|\\bpool (?:&|and) spa (?:service|care|suppl|repair)',
    industries: ['other', 'professional', 'retail'],
    load: () => import('../packs/pool/index.ts'),
  },
  {
    id: 'laundry',
    label: 'Laundry and dry cleaning',
    match:
      '(?<!old )\\blaundr(?:y|ies|ettes?|omats?)\\b(?! (?:rooms?|facilit|detergent|powder|baskets?|list|machine|included|on site|available|is ))|launderettes?\\b|(?<!carpet |upholstery )\\bdry.?clean(?:ers?|ing|s)\\b|ironing (?:service|shop|lady)|\\bwash (?:and|&|n) fold|(?:bed|table|hotel) linen (?:hire|service)|textilreinigung',
    industries: ['other', 'retail', 'professional'],
    load: () => import('../packs/laundry/index.ts'),
  },
  {
    id: 'flooring',
    label: 'Floors and carpets',
    match:
      '\\bflooring\\b(?! (?:machine|company for events))|\\b(?:carpets?|laminate|vinyl|hardwood|parquet|lino(?:leum)?|wood(?:en)?|LVT)\\b(?:,? (?:and|&) \\w+)? floors?\\b|\\bfloor ?(?:ing)? (?:shop|store|showroom|cent(?:re|er)|compan(?:y|ies)|fitt(?:er|ers|ing)|lay(?:er|ers|ing)|sand(?:er|ers|ing)|refinish\\w*|install\\w*|restor\\w*)|carpets? (?:shop|showroom|store|fitt(?:er|ers|ing)|lay(?:er|ers|ing)|and (?:floor|vinyl|rugs?(?! clean)))|parquet|(?:lay|fit|sand|refinish|install)s? (?:[a-z]+,? ){0,3}(?:floors|carpets?)\\b',
    industries: ['retail', 'other', 'professional'],
    load: () => import('../packs/flooring/index.ts'),
  },
  {
    id: 'farm',
    label: 'Farm',
    match:
      '\\b(?:family|working|organic|mixed|sheep|hill|egg|dairy|beef|cattle|goat|pig|poultry|vegetable|fruit|berry|strawberry|pumpkin|regenerative|biodynamic|hobby|livestock|arable) farm(?:s|ers?|ing)?\\b(?! ?(?:shops?|stand|to.table|house|stay|park|machin|insur|equipment|suppl|accountan))|\\bfarmers? (?:in|near|at|of|with|on)\\b|small ?holding|pick.your.own|\\bPYO\\b|u.pick\\b|pumpkin patch|free.range (?:eggs|hens)|\\bwe farm\\b|pasture.(?:raised|fed)|grass.fed (?:beef|lamb)|market garden(?:er|s)?\\b',
    industries: ['food', 'other', 'retail'],
    load: () => import('../packs/farm/index.ts'),
  },
  {
    id: 'event-planner',
    label: 'Event planning',
    match:
      '(?<!wedding )\\bevents? (?:planner|planners|planning|organi[sz]er|organi[sz]ers|management|manager|producer|production|agency|company|design(?:er)?)\\b(?! software| app| platform| system)|(?:^|(?:plan|organi[sz]|produc|manag|run)\\w* )(?:corporate|company|business|brand) events\\b|party (?:planner|planners|planning|organi[sz]er|stylist)|(?:plan|organi[sz]e|produce|run)s? (?:[a-z-]+,? ){0,4}(?:conferences|parties|galas|launches|away days|team days|summer balls|product launches)|conference (?:organi[sz]er|planner|production)|meeting planners?\\b',
    industries: ['professional', 'other', 'hospitality', 'arts'],
    load: () => import('../packs/event-planner/index.ts'),
  },
  {
    id: 'pharmacy',
    label: 'Pharmacy',
    match:
      '(?<!veterinary |opposite the |next to the |near the )\\bpharmac(?:y|ies|ists?)\\b(?! (?:software|fridge|shelving|students?))|(?:dispensing|community|independent|late.night) chemists?\\b|\\bchemists? (?:in|at|near|on|and|shop|since)\\b|\\bchemist.s\\b|apothecar(?:y|ies)|apotheke|\\bpharmacie\\b|\\bfarmac[ií]a\\b|drug ?stores?\\b|prescriptions (?:filled|delivered|dispensed)|blister packs? for',
    industries: ['healthcare', 'retail'],
    load: () => import('../packs/pharmacy/index.ts'),
  },
  {
    id: 'software-product',
    label: 'Software product or app',
    match:
      '\\bSaaS\\b|(?:booking|scheduling|billing|invoicing|rota|stock|inventory|payroll|CRM|ticketing|practice|property|project|fleet|membership|survey|helpdesk|time.?tracking|accounting|point of sale|EPOS) (?:software|app|tool|platform)s?\\b(?! (?:support|consult|train|experts|installed))|\\b(?:an?|our|the|simple|free|web|mobile|desktop|online) (?:[a-z-]+ ){0,2}(?:app|software|platform|tool) (?:for|that|which|to)\\b(?! (?:agenc))|software (?:that|which) \\w+|\\bapp that\\b|\\bmonthly active|free (?:plan|tier|trial)\\b|(?:per|a) (?:seat|user)(?: (?:a|per) month| monthly|/month|, per month)|\\bplug-?ins? for\\b|browser extension|self.hosted|sign up (?:free|for free)|no credit card',
    industries: ['technology'],
    load: () => import('../packs/software-product/index.ts'),
  },
  {
    id: 'online-course',
    label: 'Online courses',
    match:
      '(?:online|video|digital|on.demand|self.paced|e-?learning|virtual|web) (?:courses?|classes|lessons|academy|school|workshops?|programmes?|programs?|training|masterclass(?:es)?|learning)\\b|\\be-?learning\\b|online [a-z]+ (?:courses?|class(?:es)?|school)\\b|course (?:platform|creator|library)|(?:learning|course|teaching) platform|online (?:teacher|tutor(?:ing)?|instructor|coaching programme)|\\bMOOCs?\\b|webinars?\\b|(?:lessons|courses|classes|teach(?:es|ing)?) (?:[a-z]+ ){0,3}(?:online|on zoom|over zoom|by video)\\b|membership (?:site|community) for|cohort.based|micro-?credentials?',
    industries: ['education', 'technology'],
    load: () => import('../packs/online-course/index.ts'),
  },
];
