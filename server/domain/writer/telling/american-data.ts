// British spellings and what American readers write for them. Only words that are always changed: what would need to know
// its meaning ("spelt", "coriander", "biscuit") is not here.
const PAIRS = `
  acknowledgement acknowledgment
  aeroplane airplane
  afterwards afterward
  ageing aging
  aluminium aluminum
  amongst among
  anaesthesia anesthesia
  anaesthetic anesthetic
  analyse analyze
  analysed analyzed
  analysing analyzing
  apologise apologize
  apologised apologized
  apologising apologizing
  armour armor
  artefact artifact
  artefacts artifacts
  aubergine eggplant
  aubergines eggplants
  authorise authorize
  authorised authorized
  autumn fall
  backwards backward
  behaviour behavior
  behaviours behaviors
  behaviourist behaviorist
  behavioural behavioral
  calibre caliber
  cancelled canceled
  cancelling canceling
  candour candor
  caramelise caramelize
  caramelised caramelized
  catalogue catalog
  catalogues catalogs
  categorise categorize
  centimetre centimeter
  centimetres centimeters
  centre center
  centred centered
  centres centers
  cheque check
  cheques checks
  chilli chili
  chillies chilies
  clamour clamor
  colour color
  coloured colored
  colourful colorful
  colouring coloring
  colourist colorist
  colourists colorists
  colourless colorless
  colours colors
  cosier cozier
  cosy cozy
  counsellor counselor
  courgette zucchini
  courgettes zucchini
  customise customize
  customised customized
  defence defense
  diarrhoea diarrhea
  discolour discolor
  discolouration discoloration
  discoloured discolored
  doughnut donut
  doughnuts donuts
  downwards downward
  draught draft
  draughts drafts
  draughty drafty
  economise economize
  emphasise emphasize
  endeavour endeavor
  endeavours endeavors
  enrol enroll
  enrolment enrollment
  equalise equalize
  familiarise familiarize
  favour favor
  favourable favorable
  favoured favored
  favourite favorite
  favourites favorites
  favours favors
  fertilise fertilize
  fertiliser fertilizer
  fertilisers fertilizers
  fibre fiber
  fibres fibers
  finalise finalize
  finalised finalized
  flatmate roommate
  flavour flavor
  flavoured flavored
  flavouring flavoring
  flavourings flavorings
  flavours flavors
  foetus fetus
  forwards forward
  fuelled fueled
  fuelling fueling
  fulfil fulfill
  fulfils fulfills
  generalise generalize
  grey gray
  greyish grayish
  greys grays
  gynaecology gynecology
  haemorrhage hemorrhage
  harbour harbor
  hob stovetop
  honour honor
  honoured honored
  honours honors
  hoover vacuum
  humour humor
  instalment installment
  instalments installments
  inwards inward
  itemise itemize
  itemised itemized
  jeweller jeweler
  jewellers jewelers
  jewellery jewelry
  judgement judgment
  jumper sweater
  titbit tidbit
  kerb curb
  kilometre kilometer
  kilometres kilometers
  labelled labeled
  labelling labeling
  labour labor
  learnt learned
  levelled leveled
  levelling leveling
  licence license
  licences licenses
  litre liter
  litres liters
  lorries trucks
  lorry truck
  lustre luster
  manoeuvre maneuver
  manoeuvres maneuvers
  marvellous marvelous
  maths math
  maximise maximize
  meagre meager
  memorise memorize
  metre meter
  metres meters
  millilitre milliliter
  millimetre millimeter
  millimetres millimeters
  minimise minimize
  minimises minimizes
  modelled modeled
  modelling modeling
  moisturise moisturize
  moisturiser moisturizer
  moisturisers moisturizers
  mould mold
  moulded molded
  moulds molds
  mouldy moldy
  moustache mustache
  moustaches mustaches
  nappies diapers
  nappy diaper
  neighbour neighbor
  neighbourhood neighborhood
  neighbouring neighboring
  neighbourly neighborly
  neighbours neighbors
  neutralise neutralize
  neutralises neutralizes
  normalise normalize
  odour odor
  odours odors
  oestrogen estrogen
  offence offense
  optimise optimize
  organisation organization
  organisations organizations
  organise organize
  organised organized
  organiser organizer
  organises organizes
  organising organizing
  orthopaedic orthopedic
  outwards outward
  oxidise oxidize
  oxidised oxidized
  paediatric pediatric
  paralyse paralyze
  parlour parlor
  parlours parlors
  pavement sidewalk
  personalise personalize
  personalised personalized
  petrol gas
  plait braid
  plough plow
  practise practice
  practised practiced
  practises practices
  practising practicing
  pram stroller
  prawn shrimp
  pretence pretense
  prioritise prioritize
  prioritised prioritized
  programme program
  programmes programs
  pyjamas pajamas
  realise realize
  realised realized
  realises realizes
  realising realizing
  recognise recognize
  recognised recognized
  recognises recognizes
  recognising recognizing
  rigour rigor
  rubbish trash
  rumour rumor
  savour savor
  savoury savory
  sceptic skeptic
  sceptical skeptical
  signalled signaled
  skilful skillful
  smoulder smolder
  socialise socialize
  sombre somber
  spanner wrench
  specialise specialize
  specialised specialized
  specialises specializes
  spectre specter
  spilt spilled
  splendour splendor
  spoilt spoiled
  stabilise stabilize
  stabilised stabilized
  standardise standardize
  standardised standardized
  sterilise sterilize
  sterilised sterilized
  storey story
  storeys stories
  sulphate sulfate
  sulphur sulfur
  summarise summarize
  symbolise symbolize
  theatre theater
  theatres theaters
  torch flashlight
  torches flashlights
  totalled totaled
  towards toward
  travelled traveled
  traveller traveler
  travellers travelers
  travelling traveling
  trousers pants
  tumour tumor
  tyre tire
  tyres tires
  unfavourable unfavorable
  upwards upward
  utilise utilize
  vapour vapor
  vigour vigor
  visualise visualize
  whilst while
  wholemeal whole-wheat
  wilful willful
  windscreen windshield
  woollen woolen
  worktop countertop
  yoghurt yogurt
  yoghurts yogurts
`;

export const AMERICAN: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split('\n')
    .map((pair) => pair.trim().split(' ') as [british: string, american: string]),
);

/** Whom one rings up. */
const CALLED =
  '(?:(?:an?|the|your|our|his|her|another) (?:vet|doctor|dentist|clinic|surgery|hospital|ward|poison|office|taxi|bank|pharmac|insurer|firm|roofer|plumber|groomer|number|shop|hotline|business|supplier)|us|them|him|her|somebody|someone|anybody|anyone|support|whoever|(?:at once|before|first)(?! bell))\\b';

/** What takes several words. */
export const AMERICAN_PHRASES: readonly (readonly [british: RegExp, american: string])[] = [
  [new RegExp(`\\bring (?=${CALLED})`, 'gi'), 'call '],
  [/\btea towel/gi, 'dish towel'],
  [/\bcar park(?!ing)/gi, 'parking lot'],
  [/\bat (?=(?:the )?weekends?\b)/gi, 'on '],
  [/(?<!\ba)\bround (?=the (?:corner|house|block|clock)\b)/gi, 'around '],
  [/\bwashing-up liquid\b/gi, 'dish soap'],
  [/\braising agents?\b/gi, 'baking powder'],
  [/\bskirting boards?\b/gi, 'baseboard'],
  [/\bdressing gown/gi, 'robe'],
  [/\bpostcode/gi, 'zip code'],
  [/\bcotton buds?\b/gi, 'cotton swab'],
  [/\bhair-?grips?\b/gi, 'bobby pin'],
  [/\ba centimetre a month\b/gi, 'half an inch a month'],
];
