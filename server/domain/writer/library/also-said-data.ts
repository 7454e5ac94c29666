// How owners say what they are without naming their trade: words of the trade's own that nobody else says of themselves. The names of a
// trade stand in `match` of its pack.

export const ALSO_SAID: Readonly<Record<string, string>> = {
  workshop:
    'wheels? trued|punctures? (?:mended|fixed|repaired)|brake pads|\\bclutch(?:es)?\\b|engine (?:diagnostics|rebuild)|wheel alignment|exhausts\\b|dent removal|\\bsmash repairs?|windscreens?\\b|bike fitting|cargo bikes?|(?:fix|mend|service|repair)s? bikes',
  accountant:
    '\\btax (?:prep|filing|specialist|help|services?|people)\\b|self.assessment|\\bVAT (?:returns?|for)|year.end accounts|\\bbooks (?:done|kept|in order)|\\bEnrolled Agent\\b|quickbooks|management accounts|payroll (?:and|&) ',
  bakery:
    '\\bcakes (?:to order|made|for (?:birthdays|weddings|parties))|\\bbakers? (?:in|since|of)\\b|bakes?\\b (?:to order|boxes|from home)|\\bbagels?\\b|\\bpies\\b (?:baked|made by hand)|doughnuts?|\\bdonuts?\\b|cinnamon (?:buns|rolls)|\\bbrownies\\b|macarons?|focaccia|tray ?bakes|celebration bakes',
  'cafe-restaurant':
    '\\b(?:ramen|curry|salad|juice|tapas|oyster|cocktail|espresso|wine) (?:bar|house|shop|joint|place)|pizzas?\\b (?:oven|wood|from)|wood.fired pizza|dumplings|\\bBBQ (?:joint|shack|restaurant)|supper club|dining room|tasting menu|\\bflat whites?\\b|\\btoasties\\b|\\bmezze\\b|chef and owner|soup kitchen and',
  'clothes-gifts':
    "(?:vintage|second-?hand|pre-?loved|preloved|women's|men's|kids'?|children[’']?s|baby|maternity|plus.size|ethical|organic) (?:clothes|clothing|dresses|fashion|denim|shoes)|\\bdresses (?:from|for|and)|thrift (?:shop|store)|consignment|\\bgifts, |, gifts\\b|\\bcards, [^.]{0,30}gifts|\\bhats (?:and|for)|handbags|\\bsocks\\b|school ?wear|first shoes|shoes fitted",
  cleaning:
    'window clean(?:er|ers|ing)|oven cleaning|carpets? cleaned|pressure wash|jet wash|soft wash|turnovers? clean|airbnb (?:clean|turnover)|\\bcleaner each (?:week|visit)|we clean (?:houses|homes|offices|windows|schools|shops)|gutters? (?:clean|clear|vacuum)|(?:carpets?|upholstery|sofas?|rugs|mattress(?:es)?) (?:and (?:upholstery|carpets?|sofas?|rugs) )?clean',
  'club-charity':
    'food (?:parcels|pantry)|rowing club|we need (?:drivers|volunteers|tins)|befriending|repair caf[eé]|mentor(?:ing)? (?:scheme|programme|program|young)|youth (?:club|centre|center|group)|community (?:fridge|orchard|choir|kitchen|shop)|registered charity|\\b501\\(?c|mutual aid|\\bsocial enterprise\\b|\\bwomen.s institute\\b|men.s shed|toy library',
  'craft-maker':
    'stitched by hand|by hand in (?:my|our) (?:studio|workshop|shed)|hand.?(?:thrown|dyed|poured|stitched|printed|turned|forged|woven|spun|painted|knitted)|throw(?:n|ing)? on the wheel|throw (?:tableware|mugs|bowls|pots)|wheel (?:classes|throwing)|\\bpots\\b (?:made|thrown)|quilts? (?:made|by)|lamp ?shades? (?:made|by)|\\blooms?\\b|silk scarves|embroider|marquetry|turned bowls|leather (?:bags|goods|belts)|beeswax|enamel(?:ware|ling)',
  dentist:
    '\\bbraces\\b|clear aligners|invisalign|hygienist|\\bimplants and|dentures|root canal|whitening and (?:check|implants)',
  'driving-school':
    'pass your (?:driving )?test|dual controls|learner(?:s)? (?:lessons|welcome)|intensive course(?:s)? (?:and|in a) (?:test|week)|theory test',
  'drinks-maker':
    'mash tun|on cask|\\bIPAs?\\b(?= and| on|,)|brewed (?:here|on site|by us)|\\bgin\\b (?:school|still|made)|\\bmead\\b|vermouth|our (?:own )?(?:vines|still)|cellar door|pinot noir|riesling',
  'estate-agent':
    'letting(?:s)? and (?:sales|management)|sales (?:and|&) lettings|valuations? (?:for|of) your home|homes? sold|condos?\\b|buyers? agent|first homes|listings?\\b (?:and|in) |landlords? (?:and|&) tenants|open house(?:s)? every|\\bclosings\\b',
  florist:
    'flowers? (?:through|by|in|grown|for|and|subscription)|\\bblooms\\b|wreaths?\\b (?:made|and)|seasonal flowers|peonies',
  'food-shop':
    'veg(?:etable)? box(?:es)?|meat box|\\bCSA\\b|cheese(?:s)? (?:and|from|wedding)|\\bown (?:beef|lamb|pork)|raw milk|eggs (?:and|from our)|\\bdry ?aged|sausages (?:made|and)|refill (?:shop|store|station)|zero.waste (?:shop|store|grocer)|wet fish|fresh fish|fish (?:van|counter|stall)|smoked (?:fish|salmon) (?:from|in our)|whole ?foods? (?:shop|store|co-op)|\\bolives\\b (?:and|from)|provisions',
  garden:
    'mow(?:ing|s)? (?:weekly|lawns|the)|lawn care|leaf (?:cleanup|clean-up)|\\bpatios?\\b|turf(?:ing)? (?:laid|grown|and)|planting (?:plans?|schemes?)|\\bborders\\b(?= and|,)|pruning|fruit trees|wildflower|sprinklers?|irrigation|yard (?:work|care|clean)|crown (?:lifts?|reduc)|felling|plants, compost|garden cent(?:re|er)|bedding plants|driveways? and|block paving|paving (?:contract|compan|and)|resin (?:driveways?|bound)',
  'guest-house':
    '(?:two|three|four|five|six|seven|eight|nine|\\d+) (?:en.?suite |double |quiet |bright )?(?:bed)?rooms\\b(?=[^.]*(?:breakfast|sea|view|beach|village|hills|guests|harbou?r))|sleeps (?:\\d|two|three|four|five|six|eight|ten|twelve)|min(?:\\.|imum) (?:stay )?\\w+ nights|farmhouse stay|bunk ?(?:barn|house)s?|shepherd.?s huts?|\\bagriturismo\\b|\\briad\\b|\\bryokan\\b|pension\\b (?:in|with)|aparthotel|lodges? (?:with|by|on|for)',
  'hair-beauty':
    '\\bBIAB\\b|\\bpedis?\\b|gel (?:nails|polish|manicure)?(?=[,. ]).{0,20}\\b(?:nails|BIAB|pedis?|manis?)\\b|\\bmanis?\\b|\\bbalayage|colou?r and (?:cuts?|curls?|blow)|(?:cuts?|curls?) and colou?r|\\bcurls\\b|fades\\b|hot towel shave|waxing|threading|\\bbraid(?:s|ing)\\b|locs\\b|extensions and (?:colour|color)|lash lifts?|\\blashes\\b|spray tan|microblading|dermaplan|botox|fillers|electrolysis|\\bbridal (?:hair|up-?dos?)',
  law: '\\bwills,? |\\bwills and|divorce|moving house\\. (?:wills|fixed)|lasting power|estate planning|litigat|personal injury|tribunals?\\b|leases and disputes',
  photographer:
    '\\b(?:I|we) photograph\\b|photograph(?:s|ing) (?:food|menus|products|homes)|pack ?shots?\\b|newborn(?:s)? (?:and|&)|photos? (?:of|in your) (?:home|families|babies|food|houses)|family photos|elopement photo|\\bshoots\\b (?:from|in|and)|boudoir|product (?:shots|photos)|wedding films?|drone and camera|film(?:s)? weddings',
  moving:
    'packing (?:and|&) (?:storage|moving)|removals (?:&|and|or)|\\bvan with (?:driver|two)|house moves?|student moves|piano mov',
  'physio-fitness':
    '\\bboot ?camps?\\b|hatha|vinyasa|\\byin\\b|reformer|kettlebell|\\bspin (?:classes|studio)|\\bHIIT\\b|\\bbarre\\b|\\bPT (?:sessions|studio|in)\\b|dry needling|sports? injur|back pain (?:clinic|and)|pelvic (?:floor|health)|cranial|deep tissue|weight ?lifting|powerlifting|circuits? class|stretch(?:ing)? (?:studio|class)',
  'site-trades':
    '(?:kitchens?|bathrooms?) (?:showroom|studio|company|design(?:er|ers)?|makers?)\\b|(?:design|make|build|fit|install|draw)s?,? (?:[a-z]+,? ){0,3}(?:kitchens|bathrooms|windows|stairs|staircases|doors|wardrobes)\\b|(?:small|painted|handmade|fitted|new) kitchens\\b|\\bkitchens$|sash windows?|\\brewires?\\b|consumer units?|\\bEICRs?\\b|extensions and lofts?|lofts? (?:and|&) extensions|damp.?proof|general contractor|home (?:improvement|renovation|remodel)|remodel(?:ing|er|lers?)|dry ?lin(?:er|ing)|drywall|bathrooms? (?:and|&) kitchens?|(?:interior|exterior) painting|\\bdecks, |radiators? and|burst pipes|stoves? (?:fitted|installed|swept)|wet rooms?|render(?:ing|ers?)\\b|(?:lime|stud) (?:plaster|walls?)|double glaz|new (?:roofs|windows)|chimneys? swept|sweeps? chimneys|\\bskims?\\b|ceilings? (?:and|,) patch|(?:wood.?burning|multi.?fuel)(?: (?:and|or) [a-z-]+)? stoves?\\b|stoves? (?:shop|showroom|supplied|and fireplaces)|log burners? (?:fit|install|supplied)|chimneys? (?:lin|repair|rebuilt)|fenc(?:es|ing) (?:contract|install|compan|panels|and (?:gates|decking)|repair)|fences?,? (?:and )?gates|close.?board|drain(?:s|age)? (?:clear|unblock|clean|survey|repair|jet|engineer|contract|compan)|blocked (?:drains?|toilets?|sinks?)|unblock(?:s|ed|ing)? (?:[a-z]+ ){0,2}(?:drains|toilets|sinks)|paints? (?:houses|homes|rooms|walls)|(?:houses|rooms|walls) painted|painting inside and out',
  'software-it':
    '\\bapp (?:for|that|which)|platform (?:for|that|which)|(?:booking|scheduling|billing|rota|stock|till|EPOS|payroll) (?:system|app|tool|platform)|\\bwebsites? (?:for|from|and)|\\bwebsites\\b|\\bAI (?:that|for|tool)|chatbots?|day trial|free trial|backups? (?:tested|and)|computer (?:help|problems|lessons)|wi-?fi (?:fixed|and|help)|\\bIT (?:team|people|department|company|for)\\b|wordpress|shopify (?:stores|builds|developer)|open.source|\\bdata (?:engineer|pipelines)|dashboards?\\b for',
  teacher:
    '(?:maths?|science|english|reading|exam) (?:tuition|tutor|lessons?|help)|\\bGCSEs?\\b|A.?levels?\\b|\\bSATs?\\b prep|(?:IELTS|TOEFL|Goethe|DELE|DELF)|(?:one.to.one|1:1|online) (?:lessons|tuition)|lessons at (?:your|my|home)|(?:voice|sax|ukulele|trumpet|harp|clarinet|accordion|art|drama|chess) lessons|(?:german|french|spanish|italian|english|arabic|japanese|portuguese|welsh) (?:courses?|classes|lessons|for)|ballet|tap and (?:modern|ballet)|salsa|tango',
  'vet-pets':
    'feed(?:ing)? (?:your )?cats|\\bcats? while you|dogs? (?:walked|groomed|minded|boarded|trained)|(?:poodles|doodles|terriers)|small animals?\\b|\\bmarine fish|tropical (?:and|fish)|fish tanks?|\\breptiles\\b|hand.?stripping|dog biscuits|raw (?:dog|pet) food|dog (?:treats|beds)|horse vet|equine vet|rabbits boarded',
  tattoo:
    '\\bink(?:ed|ing)?\\b (?:studio|since|by)|fine.?line|blackwork|cover.?ups?\\b|flash (?:days?|sheets?)',
  childcare:
    '\\bratios? (?:of )?1:|funded hours|mud kitchen|\\bwraparound|breakfast (?:and|&) after.?school|(?:babies|toddlers) (?:and|to|from)|\\bnursery for \\d|\\bEYFS\\b|Ofsted.{0,20}(?:nursery|child)|key ?person|naps?\\b and|home daycare|in.home daycare|ages? (?:six weeks|3 months)',
  agency:
    '\\bHR (?:advice|support|help|for)\\b|\\bPR for\\b|\\bPR (?:and|&)|\\b(?:brand|web|content) (?:and|&) (?:design|web|social)|\\bads? (?:campaigns|managed)|google ads|instagram (?:for|accounts)|newsletters? for|press (?:and|launches)|logos?\\b|strategy (?:days|workshops|sessions)|fractional|bid writ|grant writ|packaging design',
  optician: 'eye ?tests|odd frames|frames from|glazing your own frames|dry eyes?',
  caterer:
    '(?:lunch|lunches|breakfasts?) (?:for|to) (?:offices|meetings|teams|schools)|dining at (?:yours|home)|a head\\b|per head\\b|hog roast|cooking (?:over fire )?for weddings|we cater|feasts? for|wedding (?:breakfasts|barbecues)|party platters|platters',
  'pest-control':
    '(?:\\b(?:mice|rats|wasps|moles|squirrels|fleas|cockroach(?:es)?|roaches|termites|ants|bed bugs|pigeons|moths)\\b(?:, | and |,? or )){1,}(?:mice|rats|wasps|moles|squirrels|fleas|cockroaches|roaches|termites|ants|bed bugs|pigeons|moths)|entry points? sealed|termite',
  'music-events':
    'caller\\b|first dance|sound and lights|\\bPA and lights|dance ?floors?\\b|karaoke|playlists? (?:with|for) you',
  museum:
    'collections? of (?:local|old|rare)|demonstrations on|curat(?:ed|ors)|exhibits|archive(?:s)? (?:and|of)|open-air museum',
  'trade-supply':
    'trade (?:only|counter|account|prices)|minimum order (?:of )?(?:a|one|half)? ?pallet|own.label from|pallets? (?:of|next)|(?:boxes|bottles|jars|bags|labels) printed with',
  counselling:
    'anxiety,? (?:loss|grief|depression|and)|couples? (?:counsel|and individuals)|\\bBACP\\b|\\bEMDR\\b|grief and|psychodynamic|\\bLMFT\\b|\\bLCSW\\b|talking (?:helps|therapies)',
  piano:
    'tun(?:ed|ing) (?:and|pianos|uprights)|uprights and grands|bow rehair|guitar (?:set.?ups|frets?)|refret',
  'shoe-repair':
    'heels? (?:and soles|tips)|soles\\b|shoes? (?:heeled|soled|stretched|dyed)|boots? (?:soled|mended)',
  upholstery:
    'sofas? and (?:dining )?chairs|recover(?:ed|ing)? (?:chairs|sofas)|webbing and|old chairs|wing chairs|veneers? (?:and|repaired)|woodworm treat',
  locksmith: 'locked out\\b',
  mending:
    'hems?\\b(?= |,|£|\\$)|zips? (?:replaced|and|in)|take(?:n)? in|trousers shortened|invisible mend|moth holes|patch(?:es|ed) (?:and|jeans)|made.to.measure (?:suits|shirts|dresses)|(?:suits|shirts|dresses) made to measure',
  jeweller:
    'rings? (?:resized|made|in (?:recycled )?gold)|recycled gold|engagement|watch (?:batteries|straps)|(?:clock|watch)(?:es)? (?:and|&) (?:clock|watch)|grandfather clocks|heirlooms? (?:remodel|reset)|stones? (?:set|reset)|cufflinks',
  bookshop:
    '(?:second.?hand|used|old|rare|new) books|\\bbooks (?:on|for|in|and|bought)|poetry (?:in|section|shelf)|paperbacks|zines|graphic novels|first editions',
  tours:
    'narrow ?boats?\\b(?! (?:paint|build|repair|survey|blacking|fitt|insur))|canal boats?\\b(?! (?:paint|build|repair|survey|fitt))|day boats?\\b|(?:pedal|rowing|motor) boats?\\b|ghost walks?|\\bwalks? at \\d|(?:guided|private) (?:rides?|walks?|trips?)|\\bboats? (?:to|out)|seals (?:all|and)|puffins|snorkel|whales?\\b|dolphins|sea ?safari|tasting (?:walk|tour)|kayak(?:s|ing)|canoe(?:s|ing)|paddle ?board|rafting|canyoning|safari|jeep|tuk.?tuk|horse.?back|snowshoe|sledge|husk(?:y|ies) (?:rides|sled)',
  solar: 'solar\\b(?= and|,| for)|\\bkWp?\\b|inverters?|air.source|ground.source|\\bMCS\\b|home batteries',
  'activity-school':
    'surf(?:ing)? (?:lessons?|coach\\w*|camps?|courses?)|learn(?:ing)? to surf|wetsuits?\\b|sailing (?:lessons?|courses?)|riding lessons?|swim school|learn(?:ing)? to (?:sail|surf|ski|ride|climb|skate|row)|ponies|boulder|belay|\\bBJJ\\b|\\bMMA\\b|\\bTKD\\b|belt(?:s)? grading|gymnast|trampolining|cheerlead|tumbl(?:e|ing)|tennis (?:coach|lessons|school)|golf (?:coach|lessons|pro\\b)|football (?:coach|school)|riding (?:for|lessons)|hacks? (?:out|and)|archers|lessons and hacks|sailing courses|RYA\\b',
  architect:
    'planning (?:drawings|permission drawings|applications)|building regs|\\bRIBA\\b|\\bRICS\\b|home(?:buyer)? reports?|drawings? for (?:extensions|lofts)|rooms? (?:designed|by)|house plans|passivhaus|passive house',
  'print-shop':
    'flyers|leaflets|banners|posters (?:printed|and)|business cards|stickers (?:and|printed)|(?:vans?|windows?) lettered|gold leaf|neon signs|printed (?:t-?shirts|hoodies|mugs)|embroidered workwear|risograph',
  funeral: 'laid to rest|natural burial|direct cremations?|chapel of rest|\\bhearse',
  translator:
    'german to english|(?:to|into|from) (?:english|german|french|spanish|italian|japanese|chinese)(?=[:,. ]).{0,40}(?:patents|manuals|contracts|certified|subtitles|texts)|certified translat|sworn',
  'coffee-roaster':
    'we roast|roasted (?:in|on|weekly|to order)|green beans (?:from|bought)|(?:house|espresso) blends?|oolong|matcha|first flush|\\bcupping(?:s)? (?:and|every|on)\\b.{0,20}coffee',
  podiatry:
    '(?:feet|foot|toe ?nails?)\\b.{0,30}(?:corns?|hard skin|diabetic|nails?|care)|diabetic feet|hard skin|insoles',
  'toy-shop':
    'puzzles? and|dressing up|train sets|trading cards|warhammer|miniatures|lego|soft toys|teddy bears?|magic the gathering|play table',
  'ice-cream': '\\d+ flavou?rs|sundaes|cones? and|waffle cones',
  'picture-framer': 'mouldings|\\bmounts? cut|uv glass|framed (?:in|while|to)|framing (?:and|of|in|for)',
  campsite:
    'pitches|\\btents? and (?:vans|campers)|motorhomes? welcome|hook.?ups?\\b|touring (?:park|site)|camp(?:ing)? (?:site|field|under)|yurts?|bell tents\\b',
  stage:
    'fringe (?:theatre|theater)|(?:two|one|three) screens|plays? a (?:month|year|season)|panto(?:mime)?|improv (?:theatre|comedy|shows)|comedy (?:club|night)|\\bseats\\b.{0,30}(?:plays|films|shows)|amateur dramatics|musicals',
  'escape-room': 'escape (?:rooms?|games?)|puzzle rooms?|hint(?:s)? (?:if|when)',
  congregation:
    'sunday (?:school|gathering)|\\bholy communion|evensong|baptisms?|bible (?:study|group)|alpha course|friday prayers|\\bshabbat\\b|\\bmeditation (?:temple|centre)',
  recruiter:
    '(?:chefs|nurses|drivers|carers|teachers|developers|engineers|accountants|welders|staff)(?:,? (?:and|&) [^.]{0,30})? (?:found|placed|supplied)\\b|supply teachers|\\bshifts? filled|jobs in|(?:perm|temp) (?:and|&) (?:temp|perm)|candidates|agency (?:nurses|staff|chefs)',
  broker:
    'whole of market|first.time buyers|buy.to.let|life cover|public liability|(?:home|car|van|farm) insurance|policies? (?:from|for)|\\bpremiums?\\b|\\bno fee until|(?:home|auto|boat|car|life)(?:,| and) [^.]{0,25}\\binsurance',
  nutrition: '\\bIBS\\b|\\bPCOS\\b|fussy eat|meal plans? (?:and|for)|blood sugar|low.?fodmap|gut health',
  taxi: 'airport (?:transfers?|runs?|£|\\$)|\\b(?:luton|heathrow|gatwick|shannon|schiphol) (?:£|€|from)|child seats?\\b.{0,30}book|\\bcabbie|black cab|town car|driver and car',
  courier:
    'same day, |cargo bikes? (?:courier|deliver)|vans? (?:day and night|on the road)|parcels?\\b (?:before|by|to)|signed for',
  'car-dealer':
    'HPI checked|\\bone owner\\b|low mileage|part.?ex\\b|\\bcars (?:under|from|in stock|imported)|test drives?|\\bpre.?owned|finance (?:available|arranged)|forecourt',
  'car-hire':
    '(?:cars|vans|campers?|camper ?vans|motorhomes|minibus(?:es)?) (?:to|for) hire|self.drive (?:vans|cars|hire|and)|rental cars',
  coworking:
    'hot.?desks?|desks? (?:£|€|\\$|from)|(?:day|month) (?:pass|£|€|\\$)|phone booths|private offices|meeting rooms? (?:by|for)',
  'event-planner':
    "(?:parties|conferences|launches|events) (?:planned|organi[sz]ed|produced|styled)|(?:product|brand) launches|away ?days?\\b|team ?building|gala (?:dinners?|nights?)|award (?:nights?|ceremonies)|(?:on.the.day|day.of) coordinat|children[’']s parties planned|milestone birthdays",
  pool: '(?:vinyl|concrete|fib(?:re|er)glass|inground|above.ground|plunge) pools?|pool (?:plaster|resurfac|tiles)|green pools?|weekly chemicals|(?:pools?|hot tubs?|spas?) (?:cleaned|serviced|opened|repaired|built)|salt (?:systems?|cells?)',
  flooring:
    '(?:floors?|carpets?) (?:laid|fitted|sanded|refinished|installed|supplied|and fitt)|underlay\\b|herringbone|luxury vinyl|\\bLVT\\b|stair (?:runners?|carpets?)|oak (?:boards|planks)|engineered (?:wood|oak)|wood floors?|floors? sanded',
  farm: '(?:acres|hectares) of|corn mazes?|hay ?rides?|lambing (?:days|weekends?|live)|raw milk|(?:rare|heritage|native).breed (?:pigs|cattle|sheep)|farm (?:tours|visits|open days?)|(?:cows|sheep|goats|pigs|hens) (?:and|on)\\b',
  laundry:
    'service wash(?:es)?|shirts (?:washed|pressed|ironed|laundered)|(?:duvets?|comforters?|curtains|suits?) (?:cleaned|washed)|press(?:ing)? (?:shirts|suits)|washed and (?:ironed|folded)|(?:shirts?|ironing) (?:by|from) the (?:bag|kilo|basket)|wedding dress(?:es)? clean',
  wedding:
    'wedding (?:barn|venues?|planners?|flowers and styling|tipis?)|weddings? (?:a (?:weekend|year)|for up to|planned)|barn for weddings|\\bceremon(?:y|ies)\\b (?:and|written|in)|chairs? and linen|chair covers|photo ?booths?|dance ?floor hire',
  'device-repair':
    '(?:phones?|laptops?|computers?|PCs?|tablets?|consoles?|i-?phones?|i-?pads?)(?:,? (?:and|&) (?:phones?|laptops?|computers?|tablets?|consoles?))? (?:fixed|mended|repaired|unlocked)|data rescued|data recovery|water.damage(?:d)? (?:phones?|devices?)|charging ports?|(?<!fly |window |insect |garden )screens? (?:replaced|fixed|while you)|screens? and batter(?:y|ies)|batter(?:y|ies) and screens?|logic boards?|board.level|refurbished (?:phones|laptops|i-?phones)',
};
