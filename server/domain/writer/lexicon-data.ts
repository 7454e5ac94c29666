// Word lists of the writer's small grammar: what opens a clause, what heads a noun phrase, what may be put in lower
// case. Written for the language of business profiles; a word that is missing makes the writer more careful, not wrong.

/** The words of a list. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Base forms that we can inflect and recognise after "we" or "I". */
export const VERBS = words(`
  accept advise answer arrange ask assemble audit avoid bake believe blend book bottle brew bring build buy care carry
  cater check choose clean close coach collect combine connect consult cook craft create cure curate cut dedicate deliver
  design develop do donate draw dress drive dry employ encourage engineer equip explain export fabricate feed fight finance
  find finish fit fix focus follow give grind grow guide handle harvest help hire hold host import improve inspect install
  invest keep launch lead lend let listen lease live maintain make manage manufacture match measure mend mentor mill mix
  monitor move offer open operate organise organize own pack paint partner perform photograph pick plan plant play pour
  prepare press print process produce protect provide publish raise read record recycle refill reduce rent repair report
  represent rescue research restore review roast run scan screen sell send serve sew sharpen ship shoot show simplify
  smoke source specialise specialize sponsor sponsor stage start stitch stock store strive style supply support tailor
  take talk taste teach test track trade train transform translate travel treat tune upcycle use value visit wash wax weave
  weld welcome work wrap write
  act add adjust aim allow apply attend award bind block bottle calculate call change chop climb colour color compare compost
  compress convert cover crop dance darn debug decorate demonstrate deploy detail dig digitise dispatch distil distribute
  drill dye edit embroider enable examine exchange exhibit explore express extend ferment file film filter fold forge
  frame freeze fund generate glaze grade groom harden hand hang heat hike identify illustrate imagine include index
  innovate interview iron join judge juice knead knit know label landscape laser laugh lay learn lift light link list load
  love lower machine mail map mark market master meet mind mount mow name need negotiate nurture open outfit order pair
  park pass perfume permit pickle piece pilot polish post power practise practice preserve prevent price prune pull push
  raise rank rate reach reclaim recommend recruit refer refine refurbish register rehome relax remove renew reopen replace
  reply rescue reserve resell resolve respond rest retouch reuse reward ride roll sand save scale schedule screen-print sculpt
  seal see seek separate set settle shape share shave shear shelter sing sit sketch slice solve sort speak spin split
  stain stamp stay stitch study swim switch tan tell tend think thread throw tie tint trace treasure trim trust try turn type
  understand update upgrade upholster verify video volunteer wait walk want watch water wear whittle win wire wish
`);

/** Third-person and auxiliary forms that make a group of words a clause. */
export const FINITE = words(`
  is are was were am be been has have had can could will would do does did shall should may might must cannot
  isn't aren't don't doesn't can't won't offers provides makes includes comes takes runs opens closes starts ships costs
  helps gives gets brings covers serves sells builds creates designs delivers works keeps lets means needs wants supports
  specialises specializes focuses teaches trains grows bakes brews roasts cooks prints repairs rents hosts handles manages
  represents advises stocks produces supplies connects combines leads turns saves lasts arrives happens became grew began
  started opened founded learned uses goes stays pays reads fits holds go come see get rest sell run say know need cost cover last shows updates indexes return returns
`);

/** Heads of "a ... in ..." phrases that say what a business is. */
export const BUSINESS_NOUNS = words(`
  academy accountancy accountant agency architect architecture artist association atelier author bakery baker band bank bar
  barber barbershop bistro blog boatyard bookshop bookstore boutique brand brasserie brewery broker brokerage builder
  business butcher cafe café campsite carpenter carpentry caterer center centre charity chocolatier church cinema cleaner
  clinic club coach collective college community company confectioner consultancy consultant contractor cooperative co-op
  creamery creche dairy deli dentist designer developer distillery diner dealership electrician engineer estate
  factory farm farmshop firm florist foundation foundry fund gallery garage garden gardener grocer grocery greengrocer
  group guesthouse guide gym hairdresser hospital hospice hostel hotel illustrator initiative inn institute jeweller jeweler
  joiner joinery kennel kindergarten kitchen konditorei lab laboratory lawyer library locksmith lodge maker makerspace manufacturer market
  marketplace mill musician museum network nonprofit non-profit notary nursery office optician orchard orchestra organisation
  organization osteopath painter parlour parlor pastry patisserie pharmacy photographer physio physiotherapist pizzeria plant
  platform plumber potter pottery practice practitioner press printer printworks producer project provider pub publisher
  resort restaurant retailer roaster roastery salon school seller service shelter shop social software solicitor
  sauna spa space stall startup start-up stable store studio supermarket supplier surgery surveyor tailor taproom team technician tearoom teahouse
  theatre theater therapist trader trainer translator trust tuner tutor university veterinarian vet videographer vineyard
  warehouse winery winemaker wholesaler workshop writer app tool
  apiary beekeeper brewer celebrant cheesemaker choir chorus cobbler costumier decorator dressmaker farmer farrier framer glazier
  groomer handyman herbalist interpreter magician masseuse midwife nutritionist organiser organizer planner plasterer podiatrist
  roofer saddler seamstress smokehouse society stables stylist sweep tiler upholsterer valeter weaver acupuncturist doula ensemble gelateria counsellor counselor tech truck
  surgeon arborist mechanic bookkeeper landscaper chiropractor dietitian optometrist fishmonger cheesemonger delicatessen takeaway childminder
  preschool playgroup goldsmith silversmith blacksmith luthier watchmaker newsagent stationer launderette laundry recruiter marina cattery
  forge cidery retreat synagogue temple mosque venue beautician bookbinder filmmaker thatcher stonemason bricklayer instructor teacher adviser
  advisor chef undertaker
`);

/** What stands before such a head and is no name: "Yarn shop". */
export const TRADE_WORDS = words(`
  aerial alpaca angling antiques archery baby balloon barber bead bed bedding beekeeping birth board boat book bookkeeping bouldering
  bowling boxing brass bra bridal bridge brick burger butcher cactus camera camper camping canoe caravan card carpet ceilidh chair
  chamber charity chess chimney choral circus climbing clock cocktail comic community costume country cricket curtain cutlery dance
  dancing diving door doughnut drama dressmaking driving drone dry drum egg embroidery escape fabric farm fencing fire fish fishing
  flooring floral folk foot football forest forge fruit fudge furniture game gaming garage gelato general glass glazing goat gospel
  grooming gun haberdashery hardware hat hearing herb herbal hockey honey horse horsebox house ice-cream interior iron ironing jazz
  judo juice karate karting kayak kite knife knitting lace lavender lending light lighting lock map market marquee mead memorial
  mirror mobility model motorbike motorcycle mushroom needlework net netball noodle nursery nut orchard outdoor oyster parcel party
  pasty patchwork pen perfume pest picture pie plant plastering play poultry puppet quilt quilting record recording rehearsal riding
  rock rose rowing rug rugby running saddle sailing salon scaffolding scooter scuba seed sewing sheep shoe sign ski skate skip sleep
  smoke snack sock spice sports squash stair stairlift stamp stationery stone stove street string sugar surf surfing sushi sweet
  swimming table tackle tailoring tapas tent theatre tile timber tool topsoil toy trout upholstery valeting van vape vinyl violin
  walking watch water waxing welding window wood woodwork woodworking yarn zoo
`);

/** Words after which a noun phrase has ended. */
export const BOUNDARY = words(`
  in for with near at by on from since that which who whose where when while because before after until serving offering
  specialising specializing based making selling helping providing located to so every each using without including per
  through within across inside outside around beside under over between during like as than about if founded established
  run owned made open daily weekly monthly and or but nor
`);

export const PRONOUNS = words(`
  i me my mine myself we us our ours ourselves you your yours yourself he him his she her hers it its they them their
  this that these those who whom what which there here everyone someone anyone nobody something anything everything nothing
`);

/** Words that a profile may capitalise at a sentence start although they are no names. */
export const COMMON = words(`
  a an the all any anyone each every everyone most many some several few our your my we i you he she it they this that these those
  and but or so also then as at by for from in into of on to with without within near since until during
  no not never always only just both here there when where while who what why how if
  award-winning friendly fast quick slow fresh local regional national international global small large big tiny family
  family-run family-owned independent professional personal private public boutique bespoke custom custom-made handmade
  hand-made homemade home-made handcrafted artisan artisanal organic natural sustainable ethical vegan vegetarian gluten-free
  plant-based traditional modern contemporary classic vintage antique new old second-hand pre-loved used affordable cheap
  free fixed flat honest fair transparent simple easy quality high high-quality low premium luxury luxurious elegant
  creative digital online mobile remote virtual open closed full full-service part-time one-stop one two three four five six
  seven eight nine ten twelve twenty thirty hundred thousand dozens hundreds thousands half double
  sourdough bread cakes cake pastries pastry coffee tea chocolate cheese wine beer cider gin whisky food meals lunch dinner
  breakfast brunch pizza pasta ice ingredients flour seasonal menu menus dishes catering takeaway takeout delivery
  software app apps cloud data cyber security cybersecurity web website websites hosting it's tech technology platform tools tool
  marketing design branding graphic video photo photography wedding weddings portrait event events music art arts craft crafts
  painting pottery ceramics theatre dance film print printing books book toys gifts flowers plants garden gardens gardening
  landscape tree clothing clothes fashion shoes jewellery jewelry leather wool linen cotton furniture wooden kitchen kitchens
  bathroom bathrooms home homes house houses apartments flats rooms holiday rental rentals property properties estate
  letting lettings mortgage mortgages insurance tax taxes accounting accountants accountancy bookkeeping payroll finance
  financial investment pension pensions legal law lawyers solicitors family conveyancing divorce wills employment immigration
  health healthcare dental dentist dentists medical physio physiotherapy massage yoga pilates fitness personal training
  mental wellbeing wellness skin skincare beauty hair nail nails spa pet pets dog dogs cat cats horse animal animals
  education tutoring tuition language languages coding math maths music lessons lesson classes class courses course workshops
  workshop school schools students student children kids adults teenagers teens parents young older senior seniors retired
  busy working new first-time men women people couples families singles friends neighbours neighbors locals residents tourists
  travellers travelers visitors guests hosts owners homeowners landlords tenants buyers sellers investors founders freelancers
  entrepreneurs startups start-ups businesses business companies company charities charity nonprofits teams team managers
  directors employers employees professionals developers engineers designers teachers nurses doctors patients clients customers
  shoppers readers collectors lovers fans enthusiasts hobbyists makers artists musicians writers cyclists runners hikers
  offices office hotels restaurants cafes cafés bars shops shop retailers manufacturers builders contractors architects
  engineering machining precision metal steel plastic packaging parts components machines machinery tooling custom industrial
  electrical electric solar energy heating plumbing roofing cleaning removals moving storage logistics transport car cars bike
  bikes bicycle bicycles repair repairs repairing servicing maintenance installation
  baking making serving selling offering providing helping building creating designing delivering teaching training growing
  brewing roasting cooking printing restoring rescuing supporting connecting running specialising specializing working
  founded established based located run owned made built designed baked roasted brewed grown hand-picked crafted trusted
  offers provides makes sells serves builds creates designs delivers helps teaches trains grows bakes brews roasts supports
  book call visit come join find get try ask order buy see learn shop read start contact email text message
  monday-to-friday walk-ins appointments bookings booking reservations parking wheelchair children's kids' dog-friendly
  consultations consultation quotes quote estimates advice support service services products product range ranges collection
  collections prices price pricing fees rates packages plans plan subscriptions subscription memberships membership guarantee
  returns shipping postage gift vouchers loyalty honesty integrity
  volunteers volunteer donations donation fundraising food meals shelter grants programs programmes projects community
  yesterday's today's tomorrow's last next charts chalk alerts queries install retention deadlines drop childcare membership prints yoga
  meetings sessions orders deadlines results reviews recipes tables seats rooms beds items samples stock materials fees terms
  evening morning afternoon weekend lunchtime separating planning looking expecting retiring moving starting learning
  grandparents grandparent commercial industrial residential corporate domestic individual individuals private-label retail
  designers freelance contractors buyers creatives creators agencies makers sellers brands
  weekend sea sailing ocean river mountain trail road urban rural coastal village town city neighbourhood neighborhood
  desk on-call platform hosting runners workers older adults best better good great true real warm cosy cozy
  handbags bags jewellers candles soap soaps paintings portraits rugs quilts knitwear shirts dresses suits watches clocks
  guitars violins pianos boats engines tyres tires windows doors floors roofs fences sheds staircases stairs cabinets tables chairs
  chicken beef lamb fish seafood fruit vegetables veg eggs milk honey jam sauces soups salads sandwiches burgers curry noodles
  tattoos piercings haircuts facials manicures massages treatments checkups vaccinations glasses lenses hearing
  volunteers six nine four thirteen fourteen fifteen forty fifty sixty seventy eighty ninety margherita
  years twenty-four same-day next-day weekly daily monthly yearly year-round evenings weekends mornings free-range small-batch
  single-origin hand-thrown hand-stitched hand-roasted slow-cooked wood-fired stone-baked locally freshly
  people anyone newcomers beginners learners commuters students graduates apprentices pupils carers patients
`);

/** Forms that, at the start of a sentence without subject, can only be the verb: "Offers ...", "Sells ...". */
export const SUBJECTLESS = words(`
  offers provides makes sells serves builds creates delivers helps teaches trains grows bakes brews roasts repairs hosts handles
  specialises specializes supports uses ships sources supplies produces employs manages advises represents maintains restores
  develops manufactures installs organises organizes connects keeps gives brings writes publishes stocks cooks
`);

/** Adjectives among brand values that no suffix gives away. */
export const VALUE_ADJECTIVES = words(`
  honest open fair fast friendly kind warm calm clear simple bold brave fun green local fresh human humble inclusive modern
  patient personal playful prompt punctual quick curious direct genuine thorough smart strong trustworthy welcoming daring
  caring nice clean safe precise discreet quiet polite independent authentic down-to-earth
`);

/** Frequent function words by language: evidence that a profile is not in English. */
export const STOPWORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  english: words(
    'the and of to in for with we our is are that you your from by at on a an it this all can be have has i my as not or their who what',
  ),
  german: words(
    'und der die das wir für mit ist sind unsere unser ein eine von auf im den dem nicht auch bei aus sie ihre zum zur seit',
  ),
  french: words(
    'et le la les nous pour avec est sont notre nos un une des du dans sur pas aux vous votre chez depuis en au que qui',
  ),
  spanish: words(
    'y el la los las nosotros para con es son nuestro nuestra un una de del en por que sus su desde más somos al',
  ),
  italian: words(
    'e il lo la gli le noi per con è sono nostro nostra un una di del della nel che dal da più siamo ogni al i',
  ),
  portuguese: words(
    'e o a os as nós para com é são nosso nossa um uma de do da no na em que desde mais somos ao dos das',
  ),
  dutch: words(
    'en de het wij voor met is zijn onze ons een van op in niet ook bij uit je jouw sinds elke naar te dat',
  ),
};
