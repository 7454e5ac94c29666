// Trades of which there is no pack, by the words that name them: who is one of these is not taken for the trade that it mentions.

/** Each a pattern for a kind of business. A trade that gets a pack leaves. */
export const UNSHELVED: readonly string[] = [
  // Health and care
  'acupunct|cupping|reiki|reflexolog|homeopath|naturopath|hypnotherap|hypnobirth|\\bdoulas?\\b|midwi(?:fe|ves)',
  'hearing (?:aids?|clinic|tests?|centre|center|care)|audiolog|ear ?wax|tinnitus',
  '\\bGPs?\\b (?:practice|surgery|clinic)|general practi(?:ce|tioner)|family (?:doctor|medicine|physician)|walk-in clinic|urgent care|dermatolog|p(?:a?)ediatric(?:ian|s)|speech (?:and language )?therap|occupational therap',
  'care home|nursing home|home care|carers? at home|care at home|domiciliary|live-in care|assisted living|senior (?:care|living)|retirement (?:home|village)|adult day ?care|hospice',
  'float(?:ation)? (?:tanks?|centre|center|pods?)|\\bsaunas?\\b|cold plunge|day spa|\\bhammam|wellness retreat',
  // Vehicles, things and places to hire, sites
  '(?:scooter|tool|plant|skip|costume|fancy dress|equipment|digger|generator) (?:hire|rentals?)|skips? (?:hire|for hire)|hire (?:shop|centre)',
  'rubbish|junk|waste (?:removal|clearance|collection)|house clearances?|scrap (?:metal|yard|cars)|recycl(?:ing|ers) (?:company|firm|centre|yard)',
  'septic',
  '(?:equine|horse|canine|dog) (?:massage|physio(?:therap(?:y|ists?))?|osteopath(?:y|s)?|body ?work|rehab)|saddle (?:fitt|check)',
  'farriers?\\b|horse (?:feed|shoe)|saddler|tack shop|agricultural|tractors?\\b|farm machinery|\\bvineyard equipment',
  '(?:burglar|intruder|fire|security) alarms?|\\bCCTV\\b|security (?:company|firm|guards?|services)|access control|fire (?:safety|extinguisher)|door supervis',
  'drones?\\b (?:survey|film|inspect|photog|pilots?|map)|land survey|geotech|asbestos|soil test',
  'knife sharpen|sharpening|blades? sharpened|key cutting service',
  'appliance repair|washing machine repair|(?:sewing machine|vacuum|lawn ?mower) repair',
  // Shops
  'removable wallpaper|wallpapers? (?:by|designs)|auction(?:s|eers?| house| rooms?)?\\b|antiques?\\b|bric-?a-?brac|pawn ?(?:broker|shop)|vintage furniture|\\bcoins?\\b (?:and|bought|dealer|shop)|bullion|stamps and coins',
  '\\bvinyl\\b(?= in| records|\\.|,)|record (?:shop|store)|guitar shop|music (?:shop|store)|(?:musical )?instruments? (?:shop|store)|sheet music',
  '(?<!clean[^.]{0,80})\\brugs\\b|(?<!clean[^.]{0,80})mattress|\\bbeds\\b and|furniture (?:shop|store|showroom)|sofas? (?:shop|showroom)|lighting shop|lamps? (?:shop|store)|curtains and blinds|\\bblinds\\b|tile (?:shop|showroom)',
  'hardware (?:shop|store)|ironmonger|builders.? merchant|timber (?:merchant|yard)|firewood|kiln.dried|paint shop|plumb(?:ers?|ing) (?:merchant|supplies)',
  'vape|e-?cig|tobacconist|cigars?\\b|cannabis|dispensary|\\bCBD\\b|head shop|adult (?:shop|toys)|lingerie for',
  'running (?:shop|store)|(?:outdoor|camping|fishing|tackle|golf|ski|surf|dive|running|sports?) (?:shop|store|outfitters?|gear|equipment)|tackle shop|chandler(?:y|s)?\\b|gun ?(?:shop|smith)|archery (?:shop|supplies)|\\bpro shop',
  'fountain pens|art (?:supplies|materials)|craft suppl|yarn (?:shop|store)|wool shop|fabric (?:shop|store)|fabrics\\b|bead shop|sewing (?:shop|machines?)|quilt(?:ing)? (?:shop|store)',
  'party (?:shop|supplies)|balloons?\\b|fireworks|costumes?\\b|joke shop|christmas trees|trophies',
  '(?:film|used|second-?hand|vintage) cameras|camera (?:shop|store)|hi-?fi|(?:computer|electronics|phone) (?:shop|store)|drones and|e-?scooters?',
  'wine (?:shop|merchant)s?\\b|off.licen[cs]e|bottle ?shop|liquor store|whisky shop|beer (?:shop|store)',
  'convenience store|newsagent|corner shop|supermarket|mini ?mart|post office|petrol station|gas station|\\bkiosk\\b',
  'seeds?\\b (?:from|for|packets?|company|merchant)|vegetable seeds|open.pollinated|house ?plants?|aquatic plants|bonsai',
  'beauty (?:wholesale|brand)|perfum(?:e|ery|er)|(?:skincare|cosmetics) brand|supplements?\\b|vitamins|health food',
  // Food and drink that is made
  'bee ?keep|\\bhoney\\b|apiar|\\bhives\\b|maple syrup|\\bjams?\\b|marmalade|chutney|hot sauce|kimchi|kombucha|kraut|ferment(?:s|ed|ing)?\\b|chocolat(?:e|ier)|bean to bar|confection|fudge|sweets? shop|candy (?:shop|store)|spices?\\b|\\bpickles?\\b|oat milk|tofu|\\bpasta mak|meal (?:prep|kits?)',
  '\\bdairy\\b(?! farm)|oyster|fish farm|mushroom (?:farm|grow)|christmas tree farm|orchards?\\b|lavender farm',
  // Makers and works
  'foundry|castings?\\b|sheet metal|powder coat|machin(?:e shop|ing)|\\bCNC\\b|precision engineering|injection mould|injection mold|plastics?\\b mould|weld(?:er|ing|ed)|fabricat|stainless|hydraulic|bearings|conveyors?|gears?\\b and|tooling|laser cut|steelwork|galvani',
  '3D print|prototyp|electronics (?:manufact|assembl)|circuit boards|\\bPCBs?\\b|sensors?\\b|robot(?:s|ics)?\\b|instruments? for lab',
  'acoustic panels|textile mill|spinning mill|paper mill|\\btannery|brickworks|sawmill|window (?:factory|manufact)|pallets\\b|insulation (?:boards?|panels?)|uniforms?\\b|workwear|tents? (?:maker|made)',
  'blacksmith|wrought iron|stonemason|stone ?mason|\\bmonumental|thatch(?:er|ing|ed roofs?)|dry.stone|boat ?build|boat ?yard|sail ?mak',
  // Leisure
  'bowling|laser (?:tag|quest)|trampolin|soft play|arcade|karting|paintball|crazy golf|mini golf|golf (?:club|course)|snooker|pool hall|axe throwing|nightclub|bingo|casino|skate ?park|ice rink|zoo\\b|\\bfarm park|petting|alpacas?\\b|llamas?\\b|falconry|theme park|water ?park|zip ?line|skydiv|paraglid|balloon (?:flights?|rides?)|virtual reality',
  'dive (?:centre|center|school|shop)|scuba|\\bPADI\\b|diving (?:school|courses?)|freediv|fishing (?:trips?|charters?|guide|lake|lodge)|charter boat|yacht charter|flying (?:school|lessons)|shooting (?:school|ground)',
  'magician|\\bclown|face paint|puppeteer|storytell|party entertain|comedian|caricatur|photo ?booths?|wedding cars?|horse.drawn',
  '(?:paint|art) (?:and|&|n) sip|life drawing|origami|(?:art|craft|sewing|pottery|cook(?:ery|ing)|baking|drama|circus|film|coding) (?:class(?:es)?|courses?|workshops?|school|parties)|workshops? (?:for|in) ',
  'first aid (?:courses?|training)|health and safety training|forklift|\\bHGV\\b|\\bCPR\\b|food hygiene (?:course|training)|flight training|corporate training|leadership training',
  'baby (?:massage|sensory|yoga|music|swim)|toddler (?:class|music)|tutor(?:ing)? platform|exam centre|montessori school|boarding school|(?:primary|secondary|high|private|independent|nursery) school\\b|university|college\\b',
  // Money, property, public
  'financial (?:advis|plann)|\\bIFA\\b|wealth manage|pensions?\\b|invoice (?:finance|factoring)|credit union|\\bbank\\b|crowdfund|financial plan|payments? (?:processing|provider)|crypto|debt (?:advice|collect)|venture|angel invest|foreign exchange|payday',
  'block management|facilit(?:y|ies) management|property (?:develop|maintenance|invest)|student (?:housing|accommodation|halls)|house ?build|new homes|park homes|land agents?|parking (?:spaces?|spots?)|car parks?|mobile homes',
  'animal (?:rescue|shelter)|rehom(?:e|ing)|wildlife (?:rescue|trust|hospital)|dog rescue|library\\b|credit union|political|trade union|housing association|community (?:radio|land|energy)|allotment',
  'private (?:investigat|detective)|notary public|patent|event (?:security|staff)|market research|call cent(?:re|er)|answering service|crane|demolition|groundwork|surfacing|tarmac|fenc(?:es|ing) supplies|decks?,|solar film|stairlift|lifts? (?:install|mainten)|refrigerat|double glaz|conservator(?:y|ies)|garage doors?|shutters?|awnings?|loft ladders?',
  'magazine|newspaper|publish(?:er|ing)|podcast|radio station|record label|recording studio|rehearsal (?:rooms?|space)|film (?:production|company)|short films|animation|game(?:s)? (?:studio|developer)|illustrator|sculptor|\\bcasting agency|model(?:ling)? agency|talent agency',
];
