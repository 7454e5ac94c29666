// Descriptions as owners write them, each with the facts that it holds, in order: `kind: words`, and `~kind: words` for a
// name or fragment that is no sentence. What is not listed is no fact: headings, greetings, calls to action, instructions.
import type { Industry } from '../../../server/contract/constants/industries.ts';
import { MESSY } from './descriptions-messy.ts';
import { PLAIN } from './descriptions-plain.ts';

export interface Description {
  readonly name: string;
  readonly industry: Industry;
  readonly text: string;
  readonly facts: string;
}

const TIDY: readonly Description[] = [
  {
    name: 'Kilncroft Physiotherapy',
    industry: 'healthcare',
    text: 'Physiotherapy practice in Lancaster. We treat sports injuries (ankle, knee, shoulder). Post-surgical rehab (knee, hip). Dry needling; taping; home visits on request. Registered with the HCPC.',
    facts: `
      ~story: Physiotherapy practice in Lancaster
      service: We treat sports injuries (ankle, knee, shoulder)
      ~service: Post-surgical rehab (knee, hip)
      ~service: Dry needling
      ~service: taping
      ~service: home visits on request
      ~proof: Registered with the HCPC`,
  },
  {
    name: 'Lowgate Bakehouse',
    industry: 'food',
    text: "Lowgate Bakehouse is a small bakery behind the market hall in Hexham. Each loaf rises overnight in a cool cellar. The Lowgate loaf costs £3.90 and weighs 800 g. Saturday bread class: 6 places, 3 hours, £40 with a jar of starter to take home. Yesterday's bread goes on the low shelf at half price. Open Wed-Sat 7 a.m. to 2 p.m.; closed Sundays.",
    facts: `
      story: Lowgate Bakehouse is a small bakery behind the market hall in Hexham
      process: Each loaf rises overnight in a cool cellar
      price: The Lowgate loaf costs £3.90 and weighs 800 g
      ~event: Saturday bread class: 6 places, 3 hours, £40 with a jar of starter to take home
      offer: Yesterday's bread goes on the low shelf at half price
      hours: Open Wed-Sat 7 a.m. to 2 p.m.; closed Sundays`,
  },
  {
    name: 'Bayline Stock',
    industry: 'technology',
    text: 'Bayline Stock keeps warehouse counts and the books in step. Connectors exist for Xero, QuickBooks Online and Odoo. The Floor plan costs €79 per site per month, billed yearly. A 20-day free trial needs no card. Support is answered by two former warehouse supervisors in Groningen.',
    facts: `
      service: Bayline Stock keeps warehouse counts and the books in step
      service: Connectors exist for Xero, QuickBooks Online and Odoo
      price: The Floor plan costs €79 per site per month, billed yearly
      offer: A 20-day free trial needs no card
      service: Support is answered by two former warehouse supervisors in Groningen`,
  },
  {
    name: 'Harris & Sons Electrical',
    industry: 'professional',
    text: 'NICEIC approved electricians covering Bristol, Bath and the surrounding villages. Rewires, fuse boards, EV chargers. No call-out charge. Every job is guaranteed for six years. Call Dave on 07700 900123.',
    facts: `
      ~story: NICEIC approved electricians covering Bristol, Bath and the surrounding villages
      ~service: Rewires
      ~service: fuse boards
      ~service: EV chargers
      price: No call-out charge
      guarantee: Every job is guaranteed for six years
      place: Call Dave on 07700 900123`,
  },
  {
    name: 'Blue Door Salon',
    industry: 'other',
    text: 'Prices:\nWash & cut £38\nCut (short hair) £28\nFull head colour from £65\nBalayage £120–£160\nUnder 12s £15\n\nLate night Thursday until 8pm.',
    facts: `
      ~price: Wash & cut £38
      ~price: Cut (short hair) £28
      ~price: Full head colour from £65
      ~price: Balayage £120–£160
      ~price: Under 12s £15
      ~hours: Late night Thursday until 8pm`,
  },
  {
    name: 'Corner Dental',
    industry: 'healthcare',
    text: 'Opening hours:\nMonday 8:30 - 17:30\nTuesday 8:30 - 19:00\nWednesday to Friday 8:30 - 17:30\nSaturday by appointment\nSunday closed\n\nDr. Priya Patel and Dr. J. M. Owen see adults and children. We are taking on new NHS patients.',
    facts: `
      hours: Opening hours: Monday 8:30 - 17:30, Tuesday 8:30 - 19:00, Wednesday to Friday 8:30 - 17:30, Saturday by appointment, Sunday closed
      people: Dr. Priya Patel and Dr. J. M. Owen see adults and children
      service: We are taking on new NHS patients`,
  },
  {
    name: 'Smith, Jones & Partners',
    industry: 'professional',
    text: 'Smith, Jones & Partners is a firm of solicitors in Kendal. Wills, probate, and lasting powers of attorney. The first half hour is free. Ms. Jones has practised family law since 1998.',
    facts: `
      story: Smith, Jones & Partners is a firm of solicitors in Kendal
      ~service: Wills
      ~service: probate
      ~service: lasting powers of attorney
      offer: The first half hour is free
      people: Ms. Jones has practised family law since 1998`,
  },
  {
    name: 'Paws & Claws Vet',
    industry: 'healthcare',
    text: 'We look after dogs, cats, rabbits and guinea pigs. Puppy class every Monday at 6.30 pm, £8 a session. Out-of-hours emergencies are seen at our Leeds hospital. Nail clips cost $12 for existing patients.',
    facts: `
      service: We look after dogs, cats, rabbits and guinea pigs
      ~event: Puppy class every Monday at 6.30 pm, £8 a session
      service: Out-of-hours emergencies are seen at our Leeds hospital
      price: Nail clips cost $12 for existing patients`,
  },
  {
    name: 'Green Thumb Gardens',
    industry: 'professional',
    text: "Family-owned landscaping company in Austin, TX. Mowing, edging, mulch & sod installation. We're licensed and insured. Free estimates. We plant natives because they need less water.",
    facts: `
      ~story: Family-owned landscaping company in Austin, TX
      ~service: Mowing
      ~service: edging
      ~service: mulch & sod installation
      proof: We're licensed and insured
      ~offer: Free estimates
      process: We plant natives because they need less water`,
  },
  {
    name: 'Thread & Thistle',
    industry: 'retail',
    text: 'Thread & Thistle sells knitting yarn and haberdashery in Stirling. Our merino comes from two farms in the Borders. Knit night: first Thursday of the month, 7-9pm, free. Returns within 30 days with the receipt. Gift cards from £10.',
    facts: `
      product: Thread & Thistle sells knitting yarn and haberdashery in Stirling
      product: Our merino comes from two farms in the Borders
      ~event: Knit night: first Thursday of the month, 7-9pm, free
      ~policy: Returns within 30 days with the receipt
      ~price: Gift cards from £10`,
  },
  {
    name: 'Seaview Guest House',
    industry: 'hospitality',
    text: 'Six-room guest house 200 yards from the beach in Whitby. Check-in from 3 pm, check-out by 10.30 am. Dogs are welcome in two of the rooms (£10 a stay). Breakfast is cooked to order; kippers on Sundays. Parking for four cars.',
    facts: `
      ~story: Six-room guest house 200 yards from the beach in Whitby
      ~policy: Check-in from 3 pm, check-out by 10.30 am
      policy: Dogs are welcome in two of the rooms (£10 a stay)
      process: Breakfast is cooked to order; kippers on Sundays
      place: Parking for four cars`,
  },
  {
    name: 'Maple Street Realty',
    industry: 'realestate',
    text: 'Maple Street Realty helps first-time buyers in Portland, Ore. We sold 64 homes last year. Our commission is 2.5%. Sarah Kim, J.D., reads every contract before you sign.',
    facts: `
      service: Maple Street Realty helps first-time buyers in Portland, Ore
      number: We sold 64 homes last year
      price: Our commission is 2.5%
      people: Sarah Kim, J.D., reads every contract before you sign`,
  },
  {
    name: 'Ledger & Loaf',
    industry: 'finance',
    text: 'Bookkeeping for bakeries, cafes and food shops. Fixed monthly fee, no contract. VAT returns, payroll (up to 20 staff) and year-end accounts. We answer emails within one working day.',
    facts: `
      ~service: Bookkeeping for bakeries, cafes and food shops
      ~price: Fixed monthly fee, no contract
      ~service: VAT returns, payroll (up to 20 staff) and year-end accounts
      process: We answer emails within one working day`,
  },
  {
    name: 'Hilltop Primary Tutors',
    industry: 'education',
    text: 'One-to-one maths and English tuition for children aged 7-11. Lessons last 50 minutes. A block of ten lessons costs £320. All our tutors are qualified teachers with an enhanced DBS check.',
    facts: `
      ~service: One-to-one maths and English tuition for children aged 7-11
      process: Lessons last 50 minutes
      price: A block of ten lessons costs £320
      people: All our tutors are qualified teachers with an enhanced DBS check`,
  },
  {
    name: 'Riverside Food Bank',
    industry: 'nonprofit',
    text: 'Riverside Food Bank gave out 4,300 parcels in 2025. Donations of tins and pasta are welcome at the church hall, Mon & Thu 10-12. 48 volunteers from every street in the ward. Registered charity no. 1104932.',
    facts: `
      number: Riverside Food Bank gave out 4,300 parcels in 2025
      hours: Donations of tins and pasta are welcome at the church hall, Mon & Thu 10-12
      ~number: 48 volunteers from every street in the ward
      ~proof: Registered charity no. 1104932`,
  },
  {
    name: 'Bäckerei Müller',
    industry: 'food',
    text: 'We are a family bakery in Köln-Ehrenfeld since 1954. Our Brötchen are baked fresh every 2 hours, also on Sunday. Bread according to recipes of Oma Käthe, e.g. Röggelchen, Schwarzbrot, Stuten. Mo-Fr 6-18 Uhr, Sa 6-13 Uhr.',
    facts: `
      history: We are a family bakery in Köln-Ehrenfeld since 1954
      process: Our Brötchen are baked fresh every 2 hours, also on Sunday
      ~product: Bread according to recipes of Oma Käthe, e.g. Röggelchen, Schwarzbrot, Stuten
      ~hours: Mo-Fr 6-18 Uhr, Sa 6-13 Uhr`,
  },
  {
    name: 'Tischlerei Größmann',
    industry: 'manufacturing',
    text: 'Dipl.-Ing. Jörg Größmann builds kitchens, stairs and doors out of solid wood, approx. 40 pieces per year. Delivery in ca. 6 weeks. All prices incl. VAT. Our workshop is in the Hauptstr. 12, 79098 Freiburg.',
    facts: `
      product: Dipl.-Ing. Jörg Größmann builds kitchens, stairs and doors out of solid wood, approx. 40 pieces per year
      ~policy: Delivery in ca. 6 weeks
      ~price: All prices incl. VAT
      place: Our workshop is in the Hauptstr. 12, 79098 Freiburg`,
  },
  {
    name: 'Studio Nord',
    industry: 'arts',
    text: 'Ceramics made by hand in Tromsø. Each bowl is fired twice. Workshops on Saturdays 10:00-13:00, max. 8 people, NOK 890 incl. clay & glazing. Ships within the EU in 5-7 days.',
    facts: `
      ~process: Ceramics made by hand in Tromsø
      process: Each bowl is fired twice
      ~event: Workshops on Saturdays 10:00-13:00, max. 8 people, NOK 890 incl. clay & glazing
      policy: Ships within the EU in 5-7 days`,
  },
  {
    name: 'Iron Harbor Gym',
    industry: 'other',
    text: '24/7 gym in downtown Duluth, Minn. Month-to-month memberships from $39/mo. No contracts, no joining fee. Coach Mike (NASM-CPT) has trained here for 11 years. Yoga Tue/Thu 6am, spin Wed 5:30pm.',
    facts: `
      ~story: 24/7 gym in downtown Duluth, Minn
      ~price: Month-to-month memberships from $39/mo
      price: No contracts, no joining fee
      people: Coach Mike (NASM-CPT) has trained here for 11 years
      ~event: Yoga Tue/Thu 6am, spin Wed 5:30pm`,
  },
  {
    name: 'Café Zazou',
    industry: 'food',
    text: 'Breakfast all day, soup at noon, natural wine in the evening. Our coffee is roasted by Five Elephant in Berlin. Laptops are welcome until 11.30; after that the tables are for eating. Vegan options. Dog-friendly.',
    facts: `
      ~product: Breakfast all day
      ~product: soup at noon
      ~product: natural wine in the evening
      process: Our coffee is roasted by Five Elephant in Berlin
      policy: Laptops are welcome until 11.30; after that the tables are for eating
      ~product: Vegan options
      ~policy: Dog-friendly`,
  },
  {
    name: 'Wren & Co. Florists',
    industry: 'retail',
    text: 'Wren & Co. Florists, est. 1987. Seasonal British flowers, wrapped in paper, never plastic. Same-day delivery in York (YO1-YO32) if you order by 1 p.m. Bouquets from £25; posies £12. Winner of York Press Retailer of the Year 2024.',
    facts: `
      ~history: Wren & Co. Florists, est. 1987
      ~product: Seasonal British flowers, wrapped in paper, never plastic
      ~policy: Same-day delivery in York (YO1-YO32) if you order by 1 p.m
      ~price: Bouquets from £25
      ~price: posies £12
      ~proof: Winner of York Press Retailer of the Year 2024`,
  },
  {
    name: 'Northside Plumbing',
    industry: 'professional',
    text: "We've been fixing leaks in Chicago since '92. Same-day service, 7 days a week. $99 flat diagnostic fee – waived if you hire us. Water heaters, sump pumps, repipes. IL License #055-012345.",
    facts: `
      history: We've been fixing leaks in Chicago since '92
      ~service: Same-day service, 7 days a week
      ~price: $99 flat diagnostic fee – waived if you hire us
      ~service: Water heaters
      ~service: sump pumps
      ~service: repipes
      ~proof: IL License #055-012345`,
  },
  {
    name: 'The Little Cheese Cart',
    industry: 'food',
    text: 'Find us at Altrincham Market (Fri-Sun, 9-4). We sell 30 British cheeses, from Baron Bigod to Stichelton. Ask for a taste before you buy. Cheeseboards to order: 48 hours notice, £8 per person.',
    facts: `
      place: Find us at Altrincham Market (Fri-Sun, 9-4)
      product: We sell 30 British cheeses, from Baron Bigod to Stichelton
      policy: Ask for a taste before you buy
      ~price: Cheeseboards to order: 48 hours notice, £8 per person`,
  },
  {
    name: 'Alder Yoga',
    industry: 'other',
    text: 'Yoga for stiff people. Nobody will touch you or tell you to breathe into your kidneys. Mats, blocks and tea are included. Drop-in £11, ten classes £90. Anna trained with Donna Farhi in 2011.',
    facts: `
      ~service: Yoga for stiff people
      service: Nobody will touch you or tell you to breathe into your kidneys
      service: Mats, blocks and tea are included
      ~price: Drop-in £11
      ~price: ten classes £90
      people: Anna trained with Donna Farhi in 2011`,
  },
  {
    name: 'Fjord & Fell Outdoor',
    industry: 'retail',
    text: 'Boots, packs and waterproofs for the Lake District. Every pair of boots is fitted by someone who walks. If they rub within 60 days we exchange them. Tent hire: £15 a night, deposit £50. Open 7 days, 9.30-5.30 (Sun 10.30-4.30).',
    facts: `
      ~product: Boots, packs and waterproofs for the Lake District
      process: Every pair of boots is fitted by someone who walks
      guarantee: If they rub within 60 days we exchange them
      ~price: Tent hire: £15 a night, deposit £50
      hours: Open 7 days, 9.30-5.30 (Sun 10.30-4.30)`,
  },
  {
    name: 'Quill Copywriting',
    industry: 'professional',
    text: "I'm a freelance copywriter in Cork. I write websites, newsletters and product pages for food companies. Two rounds of changes are included. My day rate is €450. I don't write for gambling or tobacco.",
    facts: `
      story: I'm a freelance copywriter in Cork
      service: I write websites, newsletters and product pages for food companies
      service: Two rounds of changes are included
      price: My day rate is €450
      policy: I don't write for gambling or tobacco`,
  },
  {
    name: 'Sunny Days Nursery',
    industry: 'education',
    text: 'Rated "Outstanding" by Ofsted in 2024. We care for children from 6 months to 5 years. Lunch is cooked on site by Rosa, who used to run a trattoria. Full day £62, half day £35. Garden, mud kitchen, chickens.',
    facts: `
      ~proof: Rated "Outstanding" by Ofsted in 2024
      service: We care for children from 6 months to 5 years
      process: Lunch is cooked on site by Rosa, who used to run a trattoria
      ~price: Full day £62
      ~price: half day £35
      ~service: Garden
      ~service: mud kitchen
      ~service: chickens`,
  },
  {
    name: 'Oakhurst Furniture',
    industry: 'manufacturing',
    text: 'Tables and benches of English oak. A table takes 40 hours over 5 weeks. The wood is felled within 30 miles of our workshop in Petworth. Every piece is numbered. The best joinery in Sussex.',
    facts: `
      ~product: Tables and benches of English oak
      process: A table takes 40 hours over 5 weeks
      process: The wood is felled within 30 miles of our workshop in Petworth
      process: Every piece is numbered
      ~claim: The best joinery in Sussex`,
  },
  {
    name: 'Haus am See',
    industry: 'hospitality',
    text: 'Holiday apartments at lake Chiemsee, 5 km to Prien. All apartments have a balcony, Wi-Fi, and a fully equipped kitchen. From 89,- € per night, final cleaning 45 €. Pets on request. Arrival day is Saturday in July & August.',
    facts: `
      ~story: Holiday apartments at lake Chiemsee, 5 km to Prien
      product: All apartments have a balcony, Wi-Fi, and a fully equipped kitchen
      ~price: From 89,- € per night, final cleaning 45 €
      ~policy: Pets on request
      policy: Arrival day is Saturday in July & August`,
  },
  {
    name: 'Patchwork Repair Café',
    industry: 'nonprofit',
    text: 'Bring a broken thing on the last Saturday of the month and we mend it with you. Lamps, toasters, zips, bikes. It is free; cake helps. Since 2016 we have repaired 3,812 things. Run by 14 volunteers.',
    facts: `
      event: Bring a broken thing on the last Saturday of the month and we mend it with you. It is free; cake helps
      ~service: Lamps
      ~service: toasters
      ~service: zips
      ~service: bikes
      number: Since 2016 we have repaired 3,812 things
      ~people: Run by 14 volunteers`,
  },
  {
    name: 'Bay Physio',
    industry: 'healthcare',
    text: 'At Bay Physio we help you move better: sports injuries (ankle, knee, shoulder), post-surgical rehab (knee, hip); also pilates (Mon/Wed 6pm, £12). Our team of four is HCPC-registered. First appointment £60 (45 min), follow-ups £48. Free parking at the back.',
    facts: `
      service: At Bay Physio we help you move better: sports injuries (ankle, knee, shoulder), post-surgical rehab (knee, hip); also pilates (Mon/Wed 6pm, £12)
      people: Our team of four is HCPC-registered
      ~price: First appointment £60 (45 min)
      ~price: follow-ups £48
      ~place: Free parking at the back`,
  },
  {
    name: 'Iron & Oak',
    industry: 'manufacturing',
    text: 'Every piece is made in our forge near Hay-on-Wye by blacksmith Tom Price (FWCB). Lead time 6–8 weeks. Commission enquiries: tom@ironandoak.example / 07700 900456',
    facts: `
      process: Every piece is made in our forge near Hay-on-Wye by blacksmith Tom Price (FWCB)
      ~product: Lead time 6–8 weeks
      ~place: Commission enquiries: tom@ironandoak.example / 07700 900456`,
  },
  {
    name: 'Mi Casa Realty',
    industry: 'realestate',
    text: 'Maria Gonzalez, REALTOR®, 18 yrs. experience. Free home valuation. No hidden fees, ever. 200+ five-star reviews.',
    facts: `
      ~people: Maria Gonzalez, REALTOR®, 18 yrs. experience
      ~offer: Free home valuation
      price: No hidden fees, ever`,
  },
  {
    name: 'Nord Bau GmbH',
    industry: 'professional',
    text: 'Nord Bau GmbH – your partner for roof, facade and timber construction since 1987 in Schleswig-Holstein. Reachable Mo. – Fr. 7:00 – 16:00, Tel.: 0431 / 12 34 5-0.',
    facts: `
      ~history: your partner for roof, facade and timber construction since 1987 in Schleswig-Holstein
      ~place: Reachable Mo. – Fr. 7:00 – 16:00, Tel.: 0431 / 12 34 5-0`,
  },
];

export const DESCRIPTIONS: readonly Description[] = [...TIDY, ...PLAIN, ...MESSY];
