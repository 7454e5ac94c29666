// Towns and regions that owners who write in small letters name: what stands behind "in" or "near" keeps the capital of a name.
import { words } from './lexicon-data.ts';

/** Names of places that are no other word. */
export const PLACES: ReadonlySet<string> = words(`
  aberdeen aldershot altrincham andover ashford aylesbury banbury bangor barnsley barnstaple basildon basingstoke bedford belfast
  berkshire bicester birkenhead birmingham blackburn blackpool bodmin bolton bournemouth bracknell bradford braintree brentwood
  bridgend bridgwater brighton bristol brixton bromley buckinghamshire burnley burton buxton caerphilly camberley cambridge
  cambridgeshire camden canterbury cardiff carlisle carmarthen chelmsford cheltenham cheshire chester chesterfield chichester
  chippenham chorley clacton cleethorpes colchester corby cornwall coventry crawley crewe croydon cumbria darlington dartford
  derby derbyshire derry devon didcot doncaster dorchester dorking dorset droitwich dudley dumfries dundee dunfermline durham
  eastbourne eastleigh edinburgh epsom essex evesham exeter exmouth falmouth fareham farnborough farnham felixstowe folkestone
  frome gateshead glasgow gloucester gloucestershire gosport grantham gravesend grimsby guildford hackney halifax hampshire
  harlow harrogate hartlepool hastings hatfield havant hereford herefordshire hertford hertfordshire hexham hinckley hitchin
  horsham huddersfield huntingdon inverness ipswich islington kendal kent keighley kettering kidderminster kilmarnock
  lancashire lancaster leamington leeds leicester leicestershire lewes lewisham lichfield lincoln lincolnshire lisburn
  liverpool livingston llandudno llanelli london loughborough lowestoft ludlow luton macclesfield maidenhead maidstone malvern
  manchester mansfield margate marlborough merseyside middlesbrough newark newbury newcastle newport newquay newry norfolk
  northampton northamptonshire northumberland norwich nottingham nottinghamshire nuneaton oldham oxford oxfordshire paisley
  penrith penzance perth peterborough plymouth pontefract poole portsmouth preston ramsgate reigate richmond rochdale rotherham
  salford salisbury scarborough scunthorpe sevenoaks sheffield shrewsbury shropshire sittingbourne skegness skipton slough
  solihull somerset southampton southend southport stafford staffordshire stamford stevenage stirling stockport stockton
  stourbridge stowmarket stratford stroud suffolk sunderland surrey sussex swansea swindon tamworth taunton telford tewkesbury
  thanet thetford tiverton torquay totnes trowbridge truro tunbridge tyneside wakefield walsall warrington warwick warwickshire
  watford wellingborough wembley weymouth whitby wigan wiltshire wimbledon winchester windsor woking wokingham wolverhampton
  worcester worcestershire workington worksop worthing wrexham wycombe yeovil yorkshire scotland england wales ireland dublin
  galway limerick kilkenny donegal kerry britain
  albuquerque alabama alaska anchorage arizona arkansas asheville atlanta austin baltimore berkeley birmingham boise boston boulder
  brooklyn buffalo california charleston charlotte chattanooga chicago cincinnati cleveland colorado columbus connecticut dallas
  delaware denver detroit durham fargo florida fresno georgia hawaii honolulu houston idaho illinois indiana indianapolis iowa
  jacksonville kansas kentucky knoxville louisiana louisville maine manhattan maryland massachusetts memphis miami michigan
  milwaukee minneapolis minnesota mississippi missouri montana nashville nebraska nevada oakland ohio oklahoma omaha oregon
  orlando pasadena pennsylvania philadelphia pittsburgh portland providence raleigh sacramento savannah seattle spokane tampa
  tennessee texas toledo tucson tulsa utah vermont virginia washington wisconsin wyoming
  toronto vancouver calgary ottawa montreal winnipeg halifax ontario quebec sydney melbourne brisbane adelaide auckland
  wellington canberra hobart queensland tasmania
  aachen augsburg bayern berlin bielefeld bochum bonn brandenburg braunschweig bremen chemnitz darmstadt dortmund dresden
  duisburg düsseldorf erfurt essen flensburg frankfurt freiburg fürth göttingen hamburg hannover hanover heidelberg heilbronn
  ingolstadt jena karlsruhe kassel kiel koblenz köln cologne konstanz leipzig lübeck magdeburg mainz mannheim marburg münchen
  munich münster nürnberg nuremberg oldenburg osnabrück paderborn potsdam regensburg rostock saarbrücken schwerin stuttgart
  trier tübingen ulm weimar wiesbaden wuppertal würzburg wien vienna graz linz salzburg innsbruck klagenfurt zürich zurich
  basel bern luzern genf geneva winterthur germany austria switzerland paris lyon amsterdam rotterdam utrecht brussels antwerp
  copenhagen stockholm oslo helsinki madrid barcelona seville lisbon porto rome milan
`);

/** Names of places that are words as well: a name only right behind "in" or "near". */
export const PLACES_LIKE_WORDS: ReadonlySet<string> = words(`
  bath bury reading wells deal hull hove hook leigh march rugby ely cork mold crook diss rye settle street sale ware wick
  york exmoor dartmoor eton ripon thirsk otley ilkley
`);
