// Towns and regions that owners who write in small letters name: what stands behind "in" or "near" keeps the capital of a name.
import { words } from './lexicon-data.ts';

/** Names of places that are no other word. */
export const PLACES: ReadonlySet<string> = words(`
  aberdeen aldershot altrincham andover ashford aylesbury banbury bangor barnsley barnstaple basildon basingstoke bedford
  belfast berkshire bicester birkenhead birmingham blackburn blackpool bodmin bolton bournemouth bracknell bradford braintree
  brentwood bridgend bridgwater brighton bristol brixton bromley buckinghamshire burnley burton buxton caerphilly camberley
  cambridge cambridgeshire camden canterbury cardiff carlisle carmarthen chelmsford cheltenham cheshire chester chesterfield
  chichester chippenham chorley clacton cleethorpes colchester corby cornwall coventry crawley crewe croydon cumbria
  darlington dartford derby derbyshire derry devon didcot doncaster dorchester dorking dorset droitwich dudley dumfries dundee
  dunfermline durham eastbourne eastleigh edinburgh epsom essex evesham exeter exmouth falmouth fareham farnborough farnham
  felixstowe folkestone frome gateshead glasgow gloucester gloucestershire gosport grantham gravesend grimsby guildford
  hackney halifax hampshire harlow harrogate hartlepool hastings hatfield havant hereford herefordshire hertford hertfordshire
  hexham hinckley hitchin horsham huddersfield huntingdon inverness ipswich islington kendal kent keighley kettering
  kidderminster kilmarnock lancashire lancaster leamington leeds leicester leicestershire lewes lewisham lichfield lincoln
  lincolnshire lisburn liverpool livingston llandudno llanelli london loughborough lowestoft ludlow luton macclesfield
  maidenhead maidstone malvern manchester mansfield margate marlborough merseyside middlesbrough newark newbury newcastle
  newport newquay newry norfolk northampton northamptonshire northumberland norwich nottingham nottinghamshire nuneaton oldham
  oxford oxfordshire paisley penrith penzance perth peterborough plymouth pontefract poole portsmouth preston ramsgate reigate
  richmond rochdale rotherham salford salisbury scarborough scunthorpe sevenoaks sheffield shrewsbury shropshire sittingbourne
  skegness skipton slough solihull somerset southampton southend southport stafford staffordshire stamford stevenage stirling
  stockport stockton stourbridge stowmarket stratford stroud suffolk sunderland surrey sussex swansea swindon tamworth taunton
  telford tewkesbury thanet thetford tiverton torquay torrington totnes trowbridge truro tunbridge tyneside wakefield walsall warrington
  warwick warwickshire watford wellingborough wembley weymouth whitby wigan wiltshire wimbledon winchester windsor woking
  wokingham wolverhampton worcester worcestershire workington worksop worthing wrexham wycombe yeovil yorkshire scotland
  england wales ireland dublin galway limerick kilkenny donegal kerry britain albuquerque alabama alaska anchorage arizona
  arkansas asheville atlanta austin baltimore berkeley boise boston boulder brooklyn buffalo california charleston charlotte
  chattanooga chicago cincinnati cleveland colorado columbus connecticut dallas delaware denver detroit fargo florida fresno
  georgia hawaii honolulu houston idaho illinois indiana indianapolis iowa jacksonville kansas kentucky knoxville louisiana
  louisville maine manhattan maryland massachusetts memphis miami michigan milwaukee minneapolis minnesota mississippi
  missouri montana nashville nebraska nevada oakland ohio oklahoma omaha oregon orlando pasadena pennsylvania philadelphia
  pittsburgh portland providence raleigh sacramento savannah seattle spokane tampa tennessee texas toledo tucson tulsa utah
  vermont virginia washington wisconsin wyoming toronto vancouver calgary ottawa montreal winnipeg ontario quebec sydney
  melbourne brisbane adelaide auckland wellington canberra hobart queensland tasmania aachen augsburg bayern berlin bielefeld
  bochum bonn brandenburg braunschweig bremen chemnitz darmstadt dortmund dresden duisburg düsseldorf erfurt essen flensburg
  frankfurt freiburg fürth göttingen hamburg hannover hanover heidelberg heilbronn ingolstadt jena karlsruhe kassel kiel
  koblenz köln cologne konstanz leipzig lübeck magdeburg mainz mannheim marburg münchen munich münster nürnberg nuremberg
  oldenburg osnabrück paderborn potsdam regensburg rostock saarbrücken schwerin stuttgart trier tübingen ulm weimar wiesbaden
  wuppertal würzburg wien vienna graz linz salzburg innsbruck klagenfurt zürich zurich basel bern luzern genf geneva
  winterthur germany austria switzerland paris lyon amsterdam rotterdam utrecht brussels antwerp copenhagen stockholm oslo
  helsinki madrid barcelona seville lisbon porto rome milan abergavenny aberystwyth accrington alnwick alton ambleside
  amersham amesbury antrim appleby arbroath arundel ashbourne aylsham ayr bakewell ballymena banff beaconsfield beccles bedale
  belper berkhamsted berwick beverley bexhill bideford biggleswade blandford bletchley bognor bourne braunton brecon bridlington
  bridport brixham broadstairs bromsgrove buckingham bude builth caernarfon callander camborne carrickfergus castleford
  caterham chepstow cheshunt chesham chatham cirencester clevedon clitheroe coalville colwyn congleton conwy cowbridge
  cranleigh crediton crieff cromer cullompton cupar daventry dereham devizes dewsbury dingwall dolgellau dover downpatrick
  driffield dunbar dunoon dunstable eastwood egham elgin ellesmere enniskillen fakenham falkirk faversham forfar formby
  frinton galashiels gainsborough girvan glastonbury godalming goole grantown guisborough hailsham halesowen halesworth
  harpenden harrow haslemere hawick haywards helmsley helston henley heysham holmfirth holyhead honiton horncastle hornsea
  hungerford hunstanton ilfracombe ilminster inverurie irvine jedburgh kelso keswick kingsbridge kirkcaldy kirkwall
  knaresborough knutsford lampeter lanark largs launceston ledbury leominster lerwick letchworth leyland liskeard
  littlehampton llandeilo llandrindod lockerbie louth lutterworth lydney lymington lytham machynlleth maldon malton marazion
  maryport matlock melksham melrose merthyr midhurst minehead moffat monmouth montrose morecambe moreton morpeth nairn
  nantwich neath newmarket northallerton northwich oban okehampton omagh orkney ormskirk oswestry oundle padstow pateley
  peebles pembroke pershore petersfield petworth pickering pitlochry pontypridd porthcawl porthmadog portrush princetown
  pudsey pwllheli redcar redditch redhill redruth renfrew retford rhyl ringwood romford romsey rothbury rushden ruthin rutland
  sandbach saxmundham sedbergh selkirk shaftesbury shanklin sheringham shetland sherborne shepton sidmouth skye sleaford
  southwold spalding staines stalybridge stokesley stornoway stranraer sudbury swaffham swanage tavistock teignmouth tenby
  tenterden tetbury thame thurso todmorden tonbridge towcester tring uckfield ullapool ulverston uppingham uttoxeter ventnor
  wadebridge wallingford wareham warminster watchet welshpool wetherby whitchurch whitehaven whitstable wilmslow wimborne
  winchcombe windermere wisbech witney woodbridge wooler wootton yarmouth cotswolds chilterns snowdonia pembrokeshire anglesey
  cheviots perthshire argyll aberdeenshire lothian tayside ayrshire lanarkshire athlone bantry carlow cavan clifden cobh
  drogheda dundalk ennis killarney kildare kinsale leitrim longford meath monaghan mullingar naas navan offaly roscommon sligo
  tipperary tralee tuam tullamore waterford westport wexford wicklow akron albany allentown amarillo amherst annapolis
  appleton arlington asbury athens bakersfield baton bellevue bellingham beaumont billings biloxi bismarck bloomington bozeman
  brattleboro bridgeport brookline burlington champaign chandler chico clarksville corvallis cranston dayton decatur duluth
  dubuque durango erie escondido eugene evanston evansville fairbanks fayetteville flagstaff fremont gainesville galveston
  gilroy glendale greensboro greenville gresham harrisburg hartford helena hillsboro hoboken huntsville ithaca joplin juneau
  kalamazoo kalispell kenosha ketchum lafayette laramie laredo lawrence lexington lubbock macon madison mankato medford mesa
  missoula moab modesto monterey montgomery montpelier moscow naperville nantucket nashua ogden olympia oshkosh palmer peoria
  petaluma pittsfield plano poughkeepsie provo pueblo racine reno riverside roanoke rochester rockford roswell salem salina
  scottsdale scranton sedona shreveport sioux skokie sonoma springfield syracuse tacoma tallahassee temecula tempe topeka
  trenton truckee tuscaloosa tyler vallejo ventura waco waterbury waukesha wichita wilmington winooski yakima yonkers
  youngstown yuma bronx hudson hamptons ozarks adirondacks catskills appalachia ballarat bendigo cairns fremantle geelong
  rotorua dunedin tauranga napier kelowna kingston guelph kitchener saskatoon moncton fredericton nanaimo victoria edmonton
`);

/** Names of places that are words as well: a name only right behind "in" or "near". */
export const PLACES_LIKE_WORDS: ReadonlySet<string> = words(`
  bath bury reading wells deal hull hove hook leigh march rugby ely cork mold crook diss rye settle street sale ware wick
  mobile fleet bend cedar flint concord queens mayo regina ross fife darwin barry clare nelson selby
  york exmoor dartmoor eton ripon thirsk otley ilkley
`);

/** Names of places of more than one word, wherever they stand. */
export const PLACES_OF_WORDS: readonly string[] = [
  ...[
    "king's lynn",
    'kings lynn',
    'milton keynes',
    'melton mowbray',
    'st albans',
    'st ives',
    'st andrews',
    'st helens',
    'st austell',
  ],
  ...[
    'bury st edmunds',
    'stow on the wold',
    'hay on wye',
    'ross on wye',
    'market harborough',
    'market drayton',
    'great yarmouth',
  ],
  ...[
    'tunbridge wells',
    'royal leamington spa',
    'leamington spa',
    'weston super mare',
    'burton on trent',
    'stoke on trent',
  ],
  ...[
    'newcastle upon tyne',
    'kingston upon hull',
    'stratford upon avon',
    'berwick upon tweed',
    'richmond upon thames',
  ],
  ...[
    'high wycombe',
    'hemel hempstead',
    'welwyn garden city',
    "bishop's stortford",
    'bishops stortford',
    'saffron walden',
  ],
  ...[
    'hebden bridge',
    'kirkby lonsdale',
    'kirkby stephen',
    'barrow in furness',
    'ashton under lyne',
    'newton abbot',
    'builth wells',
  ],
  ...[
    'west yorkshire',
    'north yorkshire',
    'south yorkshire',
    'east anglia',
    'west midlands',
    'east midlands',
    'peak district',
    'lake district',
  ],
  ...[
    'isle of wight',
    'isle of man',
    'isle of skye',
    'new forest',
    'forest of dean',
    'yorkshire dales',
    'merthyr tydfil',
    'colwyn bay',
  ],
  ...[
    'new york',
    'new jersey',
    'new england',
    'new hampshire',
    'new mexico',
    'new orleans',
    'new haven',
    'north carolina',
  ],
  ...[
    'south carolina',
    'north dakota',
    'south dakota',
    'west virginia',
    'rhode island',
    'los angeles',
    'san francisco',
    'san diego',
  ],
  ...[
    'san jose',
    'san antonio',
    'santa fe',
    'santa barbara',
    'santa cruz',
    'santa monica',
    'las vegas',
    'salt lake city',
    'kansas city',
  ],
  ...[
    'oklahoma city',
    'st louis',
    'st paul',
    'fort worth',
    'fort collins',
    'el paso',
    'baton rouge',
    'cedar rapids',
    'grand rapids',
  ],
  ...[
    'ann arbor',
    'long island',
    'cape cod',
    'green bay',
    'des moines',
    'little rock',
    'virginia beach',
    'palm springs',
    'long beach',
  ],
  ...[
    'colorado springs',
    'sioux falls',
    'traverse city',
    'hudson valley',
    'bay area',
    'gold coast',
    'cape town',
    'hong kong',
  ],
];
