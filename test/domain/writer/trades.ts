// Made-up businesses by the trade whose ideas they should get, as owners describe themselves.
import type { Industry } from '../../../server/contract/constants/industries.ts';

/** A trade's id, or "none". */
export const BUSINESSES_BY_TRADE: Readonly<
  Record<string, readonly (readonly [name: string, industry: Industry, description: string])[]>
> = {
  agency: [
    ['Fairwork HR', 'professional', 'HR consultants for small firms: contracts, policies, hiring.'],
    [
      'North & Quill',
      'professional',
      'Marketing agency for small food brands. Campaigns, copy and social media.',
    ],
    ['Studio Halde', 'arts', 'Graphic designer in Basel. Logos, posters and books for museums and shops.'],
    [
      'Lumen Advisory',
      'professional',
      'Management consultants for family firms: succession, pricing, teams.',
    ],
    [
      'Paperclip',
      'other',
      'I am a freelance copywriter. Websites, newsletters and packaging in plain English.',
    ],
    ['Brightline Social', 'technology', 'Social media management and content for dentists and vets.'],
  ],
  caterer: [
    [
      'Salt & Spoon',
      'food',
      'Catering for weddings and offices in Kent. Sharing feasts, canapés, staff and plates.',
    ],
    ['Hedgerow Kitchen', 'hospitality', 'Private chef for dinners at home and grazing tables for parties.'],
    ['Lagos Table', 'food', 'Nigerian event catering in Leeds. Buffets for forty to four hundred guests.'],
  ],
  optician: [
    ['Bright Eyes', 'retail', 'Opticians in York. Eye tests, glasses and contact lenses.'],
    [
      'Clearview Optometry',
      'healthcare',
      'Independent optometrist in Galway: eye exams, dry eye clinic, frames from small makers.',
    ],
    ['Brille Nord', 'retail', 'Handmade eyewear and varifocals, fitted in our shop in Hamburg.'],
  ],
  'pest-control': [
    ['Fenland Pest Control', 'other', 'Rats, mice, wasps and moles. Discreet visits across Norfolk.'],
    ['Silent Night', 'other', 'Bed bug heat treatment for homes and hotels in Lyon.'],
    [
      'Atlas Exterminators',
      'professional',
      'Pest management for restaurants, warehouses and landlords in Ohio.',
    ],
  ],
  'music-events': [
    [
      'The Brass Buttons',
      'arts',
      'Seven-piece soul band for weddings and company parties. Live music for full dance floors.',
    ],
    ['DJ Marlene', 'other', 'DJ for weddings and birthdays around Hamburg. Sound and lights included.'],
    ['Linden Quartet', 'arts', 'String quartet for ceremonies, receptions and dinners in Vermont.'],
  ],
  tattoo: [
    ['Ink Harbour', 'arts', 'Tattoo studio in Bristol. Fine line, black work, by appointment.'],
    ['Silver Needle', 'retail', 'Body piercing and fine jewellery in Leeds. Ears, nostrils, titanium only.'],
    ['Crow & Rose', 'other', 'Two tattoo artists in Portland. Custom pieces, walk-ins on Fridays.'],
  ],
  childcare: [
    ['Little Church Nursery', 'education', 'Nursery for children from two, in the church hall'],
    ['Little Acorns', 'education', 'Nursery for children from six months to five years, with a garden.'],
    [
      'Rosie at Number Nine',
      'other',
      'Registered childminder in Hove. Up to six children, school runs, home cooking.',
    ],
    [
      'Waldwichtel',
      'education',
      'Forest kindergarten near Bern. Outdoors in all weathers, ages three to six.',
    ],
    ['Sunny Steps', 'education', 'Day care and preschool in Denver for babies and toddlers.'],
  ],
  accountant: [['Tax Law Partners', 'finance', 'Tax advisers for companies. Tax returns and payroll.']],
  bakery: [
    ['Petal & Crumb', 'food', 'Celebration cakes with pressed flowers. Birthday cakes from two tiers.'],
    ['Tier & Crumb', 'food', 'Wedding cakes and celebration cakes made to order in Bath.'],
    ['Sugar Atelier', 'food', 'I make wedding cakes. Sugar flowers, buttercream, tastings by appointment.'],
  ],
  'cafe-restaurant': [
    ['Theatre Bistro', 'hospitality', 'Bistro opposite the theatre with a pre-show menu'],
    ['Corner Café', 'hospitality', 'Café with cakes, toasties and ice cream in summer.'],
    ['Roast', 'hospitality', 'Restaurant for Sunday roasts and good coffee by the station.'],
    ['The Elm Tree Café', 'hospitality', 'Café opposite the museum. Cakes, soup and a terrace.'],
    ['The Blue Note', 'hospitality', 'Restaurant and bar with a jazz trio on Fridays. Steaks and oysters.'],
    ['Vine & Plate', 'hospitality', 'Wine bar and restaurant with a short menu.'],
    ['The Hop Yard', 'hospitality', 'Pub with its own brewery, Sunday roast and a garden.'],
  ],
  cleaning: [
    ['Office Shine', 'other', 'Office cleaning for serviced offices and shops in Leeds'],
    ['Diamond Cleaning', 'other', 'Cleaners for homes and offices in Bath.'],
    ['Clear View', 'other', 'Window cleaning for houses and shops in York, every six weeks.'],
    [
      'Bright Corners',
      'other',
      'Cleaning company for offices and homes in Leeds. Weekly cleaning, end of tenancy, windows.',
    ],
    ['Sparkle Team', 'other', 'House cleaners you can rely on. Regular cleaning and deep cleans.'],
  ],
  'clothes-gifts': [
    ['Vow & Veil', 'retail', 'Bridal shop with gowns in all sizes. Alterations in house.'],
    ['Fern', 'retail', 'Gift shop with cards, candles and cut flowers at weekends.'],
  ],
  'club-charity': [
    ['Harmony', 'nonprofit', 'Choir that rehearses in the church hall on Mondays.'],
    ['Village Drama Society', 'nonprofit', 'Drama society, two plays a year in the village hall.'],
    ['Cycle Circle', 'nonprofit', 'Cycling club for women in Leeds. Saturday rides.'],
    ['Law Centre Leeds', 'nonprofit', 'Charity giving free legal advice to tenants.'],
  ],
  'drinks-maker': [
    [
      'Domaine Bellevue',
      'food',
      'Small family winery above Lake Geneva. We grow Chasselas and Pinot Noir on four hectares. Tastings on Saturdays.',
    ],
    [
      'Three Oaks Brewing',
      'food',
      'Craft brewery and taproom in Portland. Six beers on tap, brewed on site. Food trucks on Fridays.',
    ],
    [
      'Saltmarsh Distillery',
      'food',
      'We distil gin and a single malt in small copper stills. Tours and a shop.',
    ],
    [
      'Hollow Tree Cider',
      'food',
      'Cider made from our own orchard in Herefordshire. Farm shop open at weekends.',
    ],
    [
      'Weingut Lindner',
      'food',
      'Family vineyard in the Pfalz. Riesling, Silvaner, wine tasting and a small guest room.',
    ],
  ],
  'driving-school': [
    [
      'Clearway Driving School',
      'education',
      'Driving lessons in manual and automatic cars in Leicester. Patient instructors.',
    ],
    [
      'Drive with Dana',
      'education',
      'Driving instructor in Dublin. Lessons for nervous learners, refresher courses and motorway lessons.',
    ],
    [
      'Fahrschule Keller',
      'education',
      'Driving school for cars and motorcycles in Zug. Theory courses every Monday.',
    ],
  ],
  'estate-agent': [['Moving On', 'realestate', 'Estate agents in Hove. Sales and lettings.']],
  florist: [
    ['Bud', 'retail', 'Florist with same-day delivery in Cork'],
    ['Bloom', 'retail', 'Florist. Church flowers and weddings.'],
    [
      'Wild Stem',
      'retail',
      'Florist in Bristol. Seasonal bouquets, weddings and funerals, delivered by bike.',
    ],
    ['Bloom Room', 'retail', 'Flower shop with dried flowers, plants and workshops.'],
    ['Atelier Fleur', 'ecommerce', 'Wedding flowers and events. British-grown blooms.'],
  ],
  'food-shop': [
    ['H. Price', 'food', 'i am a butcher in builth wells. beef from our own farm, sausages mondays'],
    [
      'Cork Street Wines',
      'retail',
      'Wine shop with 400 bottles, tastings on Thursdays and a small cheese counter.',
    ],
  ],
  garden: [
    ['High Branch', 'other', 'Tree surgeons in Kent. Crown thinning, felling and stump grinding.'],
    ['Green Fork', 'other', 'Gardener in Kent. Flower beds, hedges and lawns.'],
  ],
  'guest-house': [
    ['Church Farm B&B', 'hospitality', 'Bed and breakfast beside the old church'],
    ['Museum Hotel', 'hospitality', 'Boutique hotel near the museum with twelve rooms.'],
    ['Shepherd & Star', 'hospitality', 'Two holiday cottages and a shepherd hut in Wales, self-catering.'],
    ['The Old Vineyard', 'hospitality', 'Guest house among vineyards with six rooms and breakfast.'],
  ],
  'hair-beauty': [
    ['Lash Loft', 'other', 'Lash extensions and brow lamination in Dublin.'],
    ["Sharp's", 'other', 'Barber shop in Hackney. Fades, beard trims and hot towel shaves.'],
    ['Gloss Nail Bar', 'retail', 'Gel nails, builder gel and nail art. Walk-ins on weekdays.'],
    ['Polish & Co', 'other', 'Nail studio in Manchester. Gel, acrylic, manicures and pedicures.'],
    ['Skin by Ines', 'other', 'Facials, waxing, brows and lashes. A small beauty studio in Lyon.'],
  ],
  law: [
    ['Ward & Lowe', 'professional', 'Solicitors in Exeter. Conveyancing, wills, mortgages'],
    ['Hart & Lowe', 'professional', 'Solicitors in Exeter. Conveyancing, wills and probate, family law.'],
    [
      'Dupont Avocats',
      'professional',
      'Law office in Lausanne. Employment law and tenancy law for private clients.',
    ],
    ['Reyes Law', 'professional', 'Immigration attorney in San Diego. Visas, green cards, citizenship.'],
    [
      'Kanzlei Brandt',
      'professional',
      'Lawyers for small companies: contracts, debt collection and employment.',
    ],
  ],
  moving: [
    ['Two Men & A Ramp', 'other', 'Moving company in Toronto. Local moves, packing, storage, pianos.'],
    ['Hansen Removals', 'other', 'House and office removals in Aarhus and across Denmark. Storage.'],
  ],
  'activity-school': [
    [
      'Dolphin Swim School',
      'education',
      'Swimming lessons for babies, children and adults in warm water in Leeds.',
    ],
    ['Kizuna', 'education', 'Judo and aikido in Zurich. Beginners on Mondays, children from six.'],
    ['Chalk & Rope', 'other', 'Climbing gym with a bouldering hall, courses and a café in Cork.'],
    [
      'Elm Tree Stables',
      'other',
      'Riding school with twelve horses and ponies near Chester. Lessons and hacks.',
    ],
    ['Southpaw', 'other', 'Boxing gym in Portland. Classes for beginners, women and over fifties.'],
  ],
  solar: [
    ['Plug', 'technology', 'EV chargers for electric cars at home'],
    ['Bright Roof', 'other', 'Solar panels and batteries for homes in Kent, designed and installed.'],
    ['Wärme Nord', 'other', 'Heat pumps for old houses near Hamburg. Heat loss survey first.'],
    ['Plug & Drive', 'technology', 'EV chargers and wallboxes for homes and firms in Denver.'],
  ],
  tours: [
    [
      'Guided bicycle tours',
      'other',
      'Guided bicycle tours through vineyards and breweries around Bordeaux. Small groups.',
    ],
    [
      'Loire by Bike',
      'other',
      'We run guided bicycle tours from castle to castle, with winery stops and picnic lunches.',
    ],
    ['Punt & Willow', 'other', 'Boat hire on the river in Cambridge. Punts, canoes and rowing boats.'],
    ['Lisbon on Foot', 'other', 'Walking tours through Lisbon in small groups, in English and German.'],
    ['Two Wheels Bornholm', 'retail', 'Bike hire and e-bike rental on Bornholm, with maps and child seats.'],
    ['Peak & Path', 'other', 'Mountain guides for hikes and ridges in the Tatra.'],
  ],
  architect: [
    ['Studio Lind', 'professional', 'Architects in Malmö for houses, extensions and old barns.'],
    [
      'Harcourt Surveyors',
      'realestate',
      'Chartered surveyors in Bath. House surveys and party wall matters.',
    ],
    ['Rooms by Ama', 'arts', 'Interior design for small flats in London, from plan to curtain.'],
  ],
  'print-shop': [
    ['Inkline', 'manufacturing', 'Digital printing in Leeds. Leaflets, brochures and business cards.'],
    ['The Sign Room', 'other', 'Signmakers in Cork. Shop signs, vehicle wraps and vinyl lettering.'],
    ['Copy Corner', 'retail', 'Copy shop near the university. Binding, posters, theses while you wait.'],
    ['Kniff & Falz', 'arts', 'Letterpress studio in Vienna. Wedding stationery and cards by hand.'],
  ],
  funeral: [
    ['Alder & Sons', 'other', 'Family funeral directors in Norwich. Burial, cremation and home visits.'],
    ['Still Water', 'professional', 'Undertaker in Zug, by day and night. Natural burials and quiet rooms.'],
  ],
  translator: [
    [
      'Marta Lind',
      'professional',
      'Sworn translator for German, Swedish and English. Certificates and contracts.',
    ],
    ['Two Ears', 'other', 'Conference interpreters for trade fairs and works councils in Lyon.'],
    ['Plain Page', 'professional', 'Proofreader and copy editor for theses and annual reports.'],
  ],
  'coffee-roaster': [
    [
      'Nine Hills Coffee',
      'food',
      'Coffee roaster in Cork. Single-origin coffee roasted on Tuesdays, by post or at the door.',
    ],
    ['Drum & Bean', 'ecommerce', 'Small roastery for filter and espresso. Subscriptions every two weeks.'],
    ['Leaf & Kettle', 'retail', 'Tea merchants with loose-leaf tea from forty gardens. Tastings on Fridays.'],
  ],
  podiatry: [
    ['Sole Care', 'healthcare', 'Podiatrist in York. Nails, corns and orthotics, and home visits.'],
    ['Step Lightly', 'other', 'Foot care at home for older people in Kent.'],
  ],
  'toy-shop': [
    ['Toy Box', 'retail', 'Toy shop for wooden toys, puzzles and board games.'],
    ['Meeple & Co', 'ecommerce', 'Board games for two, for families and for long evenings.'],
  ],
  bookshop: [
    [
      'Page & Lantern',
      'retail',
      'Independent bookshop in Hexham with a reading room and story time on Saturdays.',
    ],
    ['Second Shelf', 'retail', 'Second-hand books bought and sold in Bath. Travel, poetry, crime.'],
    ['Leseratte', 'ecommerce', "Children's books and comics in three languages, posted from Zurich."],
    ['Inkwell', 'retail', 'Bookstore in Portland for mystery readers. New and used, and a book club.'],
  ],
  jeweller: [
    ['Hart & Daughters', 'retail', 'Jewellers in Chester. Engagement rings, repairs and pearl restringing.'],
    ['The Escapement', 'retail', 'Watch repair and vintage watches in Leeds. Overhauls on site.'],
    ['Goldschmiede Vogt', 'other', 'Goldsmith in Bern. Wedding rings made with you at the bench.'],
    ['Tick & Daughter', 'other', 'Clock repair for long-case and carriage clocks. Home visits in Devon.'],
  ],
  mending: [
    ['Tailor & Thread', 'other', 'Tailoring and alterations in Leith. Hems, zips, suits taken in.'],
    ['Heel & Toe', 'retail', 'Shoe repair and key cutting in Cork. Heels while you wait.'],
    [
      'Second Seat',
      'other',
      'Upholsterer in Bristol. Armchairs, sofas and window seats, fabrics to choose from.',
    ],
    ['Atelier Rosa', 'arts', 'Dressmaker for wedding gowns and evening wear, fittings in Lyon.'],
    ['Cobbler Jack', 'other', 'I resole walking boots and stitch bags.'],
  ],
  counselling: [
    ['Quiet Room', 'healthcare', 'Counselling for adults and couples in York, by day and evening.'],
    ['Dr Amara Osei', 'healthcare', 'Clinical psychologist in Boston. CBT for sleep and worry in adults.'],
    ['Linden Practice', 'professional', 'Psychotherapist in Bern. Talking therapy in English and German.'],
    ['Two Chairs', 'other', 'Couples therapy and family therapy in Galway, in person and online.'],
  ],
  museum: [
    ['Museum of Clocks', 'arts', 'Small museum with 300 working clocks. Open at weekends.'],
    ['Haus am Fluss', 'arts', 'Changing exhibitions of drawings and prints in Basel, four a year.'],
    ['Heritage Railway Elm Valley', 'nonprofit', 'Heritage railway with steam trains and a shed to visit.'],
    ['The Salt Works', 'education', 'A museum of salt in Cheshire: pans, stoves, a boat, school visits.'],
  ],
  piano: [
    ['Ivory & Fork', 'arts', 'Piano tuner in Norfolk. I tune by ear and repair old uprights.'],
    ['Bow & Bridge', 'other', 'Violin repair workshop in Portland. Set-ups, cracks, bow rehairing.'],
    ['Reed Room', 'retail', 'Saxophone repair and woodwind repair, with a loan instrument while you wait.'],
  ],
  'trade-supply': [
    [
      'Nail Merchants Ltd',
      'manufacturing',
      'Steel fixings and screws for fence makers, supplied by the box.',
    ],
    ['Packwell', 'manufacturing', 'Packaging supplies for bakeries and small shops. Cartons and paper bags.'],
    ['Rotor & Seal', 'manufacturing', 'Distributor of bearings, seals and belts for workshops in Ohio.'],
    ['Lindqvist Trade', 'retail', 'Wholesaler of coffee cups, lids and napkins for cafés in Malmö.'],
    ['Fresh Crate', 'food', 'Wholesale fruit and vegetables for restaurants, delivered before seven.'],
  ],
  campsite: [
    [
      'Pine Meadow',
      'hospitality',
      'Campsite with 40 pitches by the river. Tents, caravans and dogs welcome.',
    ],
    ['Camping Bellavista', 'hospitality', 'camping on lake garda, pitches under olive trees, pool'],
    ['Holme Farm', 'other', 'small campsite on our farm. 12 pitches, compost loos, fires allowed'],
    ['Desert View RV Park', 'hospitality', 'RV park with full hookups near Moab'],
  ],
  congregation: [
    ['St Mark', 'nonprofit', 'Anglican church, Sunday service at 10'],
    [
      'Hope Community Church',
      'nonprofit',
      'We meet sundays at 10.30 in the school hall. Toddlers on tuesdays, food bank thursdays',
    ],
    ['Quaker Meeting Lewes', 'nonprofit', 'Quiet worship on Sundays at half past ten'],
    ['Beth Shalom', 'nonprofit', 'Synagogue in Manchester, liberal congregation, services friday evening'],
  ],
  'escape-room': [
    ['Locked', 'arts', 'Escape rooms for 2 to 6'],
    ['Clockwork', 'other', 'three escape rooms in hull, 60 minutes, teams of 2 to 6'],
    ['Enigma', 'hospitality', 'Live escape games and outdoor puzzle trails in Ghent'],
  ],
  recruiter: [
    ['TalentHub', 'professional', 'Recruitment agency for engineers'],
    ['Ayre & Co', 'professional', 'Executive search for family firms in the Nordics'],
    ['Kitchen Crew', 'other', 'temp agency for chefs and waiters in glasgow, people within two hours'],
    ['Marie Blum', 'professional', 'I am a freelance recruiter for software teams in Berlin.'],
  ],
  coworking: [
    ['The Loft', 'other', 'Coworking space with desks'],
    ['Harbour Desk', 'professional', 'shared office in aarhus, desks by the day or month, 24 hours'],
    ['Foundry Rooms', 'realestate', 'Serviced offices and meeting rooms by the hour in Leeds'],
  ],
  'ice-cream': [
    ['Gelato Rosso', 'food', 'Ice cream made daily in our parlour.'],
    ['Morelli', 'food', 'gelateria on the seafront in llandudno. 18 flavours, made every morning'],
    ['Scoop', 'food', 'Sorbets and frozen yoghurt, vegan too. Portland.'],
    ['Kay', 'hospitality', 'we make ice cream from jersey milk on the farm and sell it in tubs and cones'],
  ],
  'picture-framer': [
    ['Frame It', 'retail', 'Bespoke picture framing'],
    ['Lowe', 'other', 'picture framer in hexham, mounts cut by hand'],
    ['The Wall', 'arts', 'We frame prints, jerseys and medals. Custom framing in Austin with UV glass.'],
  ],
  stage: [
    ['Rex', 'arts', 'Independent cinema with two screens'],
    ['The Tin Shed', 'nonprofit', 'Small fringe theatre in Leith, new plays and youth groups'],
    ['Lumiere', 'other', 'kino. two screens, films in the original language, bar'],
    ['Strings Attached', 'arts', 'Puppet theatre for children in Bath, shows every saturday'],
    ['Majestic', 'arts', 'Movie theater with three screens and recliners in Ohio'],
  ],
  broker: [
    ['Shield', 'finance', 'Independent insurance broker'],
    ['Tom Hale Mortgages', 'finance', 'i help first time buyers in bristol find a mortgage'],
    ['Alder Cover', 'professional', 'Insurance brokers for farms and small firms in Norfolk'],
    ['Kessler', 'finance', 'Home and car insurance, life cover and pensions. Agency in Ohio since 1974'],
  ],
  'car-dealer': [
    ['Motors', 'retail', 'Used cars dealer'],
    ['Hollis', 'retail', '40 used cars under £10,000 in telford, part exchange welcome'],
    ['EV Corner', 'other', 'Nearly new electric cars, test drives at weekends'],
  ],
  courier: [
    ['Swift Wheels', 'other', 'Bicycle couriers in Bristol. Same-day parcels.'],
    ['Northway', 'professional', 'Pallet delivery and haulage across Scotland'],
    ['MediRun', 'other', 'we carry blood samples between surgeries, medical courier since 2012'],
  ],
  nutrition: [
    ['Eat Well', 'healthcare', 'Registered nutritionist and dietitian'],
    ['Dana Frost', 'other', 'dietitian in galway, gut health and ibs, online and in person'],
    ['Kitchen Table Nutrition', 'healthcare', 'Nutrition advice for families with fussy eaters'],
  ],
  taxi: [
    ['A1 Cars', 'other', 'taxi and airport transfers'],
    ['Ferris', 'other', 'private hire in whitby. 8 seater minibus, school runs, airport'],
    ['Crown Chauffeurs', 'professional', 'Chauffeur service in Geneva with electric cars'],
  ],
  none: [
    ['Rent & Ride', 'other', 'Car rental at the airport'],
    ['Roof & Sky Hotel Bar', 'hospitality', 'Rooftop bar above the river with cocktails and a view.'],
    ['Second Skin', 'healthcare', 'Laser tattoo removal in Cork. Consultation and patch test first.'],
    ['Joyful Days', 'other', 'Wedding planner for couples in Tuscany. Venues, suppliers, the day itself.'],
    ['Camera Corner', 'retail', 'Cameras, lenses and repairs. Film developed on site.'],
    ['Paintbox', 'ecommerce', 'Online shop for artist paints and brushes.'],
  ],
  photographer: [
    ['Marta', 'arts', 'Photographer of classic cars and hotels'],
    ['Marta shoots houses', 'arts', 'Photographer for architects and hotels in Porto.'],
    ['Lena Brandt Photography', 'arts', 'Wedding photographer in Hamburg. Natural light, no stiff poses.'],
    [
      'Studio Nord',
      'arts',
      'Portraits, newborns and families in our daylight studio. Passport photos without appointment.',
    ],
    [
      'Still & Story',
      'professional',
      'Documentary wedding photography and film across Ireland. Albums made by hand.',
    ],
    [
      'Headshots by Marco',
      'professional',
      'Business portraits and headshots in Chicago, at your office or in the studio.',
    ],
  ],
  'physio-fitness': [
    ['Quiet Hands', 'healthcare', 'Massage therapist in Norwich. Deep tissue, pregnancy and sports massage.'],
    ['Elm Osteopaths', 'healthcare', 'Osteopaths in Exeter for backs, necks and babies.'],
    ['Hillside Pilates', 'other', 'Reformer pilates in small classes of six in Bristol.'],
    ['Still Point Yoga', 'other', 'Yoga teacher in Galway. Classes in vinyasa, yin and prenatal yoga.'],
    ['Anna moves', 'education', 'Yoga lessons for beginners and private lessons at home.'],
  ],
  'site-trades': [
    ['Soot & Son', 'other', 'Chimney sweep in Devon. Stoves, open fires, nests and certificates.'],
    ['Plank', 'other', 'Floor sanding and parquet in Vienna. Old boards, new oak, stairs.'],
    ['Larder & Oak', 'other', 'Bespoke kitchens designed, made and fitted in Devon.'],
    [
      'Kent Kitchens & Bathrooms',
      'other',
      'Kitchen fitters and bathroom installation in Kent. One team from the old units out to the last tile.',
    ],
    [
      'Ace Lock & Key',
      'other',
      '24-hour locksmith in Austin for homes and cars. Lockouts, rekeying, broken keys.',
    ],
    [
      'KeySafe Locksmiths',
      'other',
      'Locksmith in Leeds. Lockouts, new locks, UPVC doors. No call-out charge.',
    ],
    ['Whitewall Plastering', 'other', 'Plasterers for skimming, rendering and lime plaster in old houses.'],
    [
      'Colour House Decorators',
      'other',
      'Painters and decorators in Bath. Wallpaper, sash windows, kitchens sprayed.',
    ],
    ['Redwood Decks', 'other', 'Carpenter building decks, pergolas and fences in Oregon.'],
    [
      'Harlow Roofing',
      'other',
      'We repair and replace roofs in Essex. Slate, tile and flat roofs. Gutters cleaned and mended.',
    ],
    [
      'Top Slate Ltd',
      'realestate',
      'Slates, leadwork, chimneys and skylights. Family of roofers since 1988.',
    ],
    [
      'Meyer Dach',
      'other',
      'Family roofing company near Bern. We cover pitched and flat roofs, and install skylights.',
    ],
    [
      'Oakline Joinery',
      'other',
      'Bespoke staircases, doors and fitted wardrobes made in our workshop in Kendal.',
    ],
    ['Brush & Ladder', 'other', 'Interior and exterior painting for homes. Wallpapering, woodwork, facades.'],
    ['Bellweather Carpentry', 'professional', 'Decks, doors, kitchens. I am a carpenter in Portland.'],
    ['Kowalski Electric', 'other', 'Electricians in Hull. Rewiring, sockets, car chargers.'],
    ['PureFlow Plumbing', 'other', 'Plumber for bathrooms, boilers and leaks.'],
    ['Stone & Son Builders', 'other', 'Extensions, loft conversions, new roofs and garden rooms.'],
  ],
  'software-it': [
    ['Signal & Co', 'technology', 'Web design and development agency for manufacturers in Ohio.'],
    ['Stockroom', 'technology', 'B2B software that keeps stock in step across warehouses.'],
    [
      'Fieldnote',
      'technology',
      'Inspection software for facilities teams. Checklists on a phone, reports in a click.',
    ],
    ['Ledger API', 'technology', 'We build payment integrations for banks and insurers.'],
    ['CloudRota', 'technology', 'B2B SaaS for shift planning in care homes.'],
    ['Tide IT', 'technology', 'IT support for dental practices and law firms.'],
  ],
  teacher: [
    [
      'Rock Room',
      'education',
      'Music school for drums, guitar and bands in Leeds. Group lessons for teenagers.',
    ],
    [
      'Lingua Casa',
      'education',
      'Language school in Lyon. French for newcomers, evening courses, small groups.',
    ],
    ['Speak Easy', 'education', 'English conversation classes for adults, online and in Berlin.'],
    ['Señora Ruiz', 'education', 'Spanish lessons for beginners, one-to-one, in cafés or by video.'],
    ['Six Strings', 'education', 'Guitar lessons for adults in Dublin, from the first chord.'],
    ['Corner Dance Studio', 'arts', 'Dance classes for children and adults: ballet, tap, street.'],
    ['Anna Weir', 'education', 'Piano lessons for children and adults at my house.'],
  ],
  'vet-pets': [
    ['Park & Paws', 'other', 'Dog walking and dog day care in Edinburgh. Small groups, collected by van.'],
    ['The Dog House Hotel', 'other', 'Dog boarding kennels near Chester with heated rooms and two fields.'],
    ['Snip & Wag', 'other', 'Groomers for small dogs and cats. Hand stripping, nails, teeth.'],
    [
      'Good Hound',
      'other',
      'Dog trainer in Bath. Puppy classes, recall and one-to-one help with reactive dogs.',
    ],
    ['Muddy Paws', 'other', 'Dog grooming salon in Cork. Baths, clips, hand stripping and nails.'],
    ['Wag Academy', 'education', 'Puppy classes and dog training in Denver. Positive reinforcement only.'],
  ],
  workshop: [
    ['Spokes', 'retail', 'Bike repair and second-hand bicycles in Utrecht. Service while you wait.'],
    ['The Wheel Room', 'retail', 'Bicycle workshop in Brighton. Servicing, wheel building, bike fitting.'],
    ['Pedal Forge', 'other', 'E-bike shop and repair. We sell city bikes and cargo bikes.'],
    ['Hill Street Garage', 'other', 'Independent car garage in Sheffield. Servicing, MOT, brakes and tyres.'],
    ['Rossi Auto', 'other', 'Auto repair shop in Austin. Oil changes, brakes, diagnostics for all makes.'],
    ['Mirror Finish', 'other', 'Mobile car valeting in Kent. We come to your drive with our own water.'],
    ['Gloss Garage', 'other', 'Car detailing and ceramic coating in San Diego.'],
    ['Bubble Lane', 'other', 'Hand car wash and interior cleaning, no appointment.'],
    ['Lacquer & Steel', 'other', 'Car body repairs and paintwork. Dents, scratches and insurance work.'],
    ['Blue Lift Motors', 'other', 'Mechanics for vans and cars. Air conditioning, clutches, timing belts.'],
  ],
};
