// Made-up businesses for the writer's tests: different trades, voices and ways of writing, two of each of four trades.
import type { WriterProfile } from '../../../server/domain/writer/index.ts';

const base: WriterProfile = {
  name: '',
  industry: 'other',
  description: '',
  targetAudience: '',
  toneOfVoice: null,
  brandValues: '',
  marketingGoals: '',
  websiteUrl: null,
};

/** A profile with overrides. */
export function profileOf(overrides: Partial<WriterProfile>): WriterProfile {
  return { ...base, ...overrides };
}

export const BAKERY = profileOf({
  name: 'Harbour Street Bakery',
  industry: 'food',
  toneOfVoice: 'friendly',
  websiteUrl: 'https://harbourstreet.example',
  description:
    "Sourdough bakery in Leeds. We bake 12 kinds of bread every morning from local flour. Our starter is 31 years old. We mill our own rye on Wednesdays. Open from 7 am, closed Mondays. We deliver to offices within three miles. Anna and Piotr started the bakery in 2009 with a single oven. Yesterday's loaves go to the Holbeck food bank. Our cinnamon knots sell out by ten on Saturdays. We teach a bread class on the last Sunday of the month. A sourdough loaf costs £4.20. You can reserve a loaf by phone until 6 pm.",
  targetAudience: 'Families and offices nearby, early commuters, people who bake at home',
  brandValues: 'local flour, honest prices, patience',
  marketingGoals: 'More weekday orders and more office deliveries',
});

export const PIZZERIA = profileOf({
  name: 'Forno Rosso',
  industry: 'food',
  toneOfVoice: 'humorous',
  websiteUrl: 'https://fornorosso.example/menu',
  description:
    'Neapolitan pizzeria in Bristol. The dough rests for 48 hours. We cook every pizza in a wood-fired oven. Our tomatoes come from Campania. We have 34 seats and a counter. Open Tuesday to Sunday, 5 pm to 10 pm. We take walk-ins only. Margherita is £9. Our menu fits on one page. Marco learned the trade from his uncle in Naples.',
  targetAudience: 'Students, families with small children, neighbours',
  brandValues: 'simplicity, good manners, hot ovens',
  marketingGoals: 'Fill tables on weeknights',
});

export const LAW = profileOf({
  name: 'Marlow & Finch',
  industry: 'professional',
  toneOfVoice: 'professional',
  websiteUrl: 'https://www.marlowfinch.example',
  description:
    'Family law firm in Bristol. We handle divorce, custody and prenuptial agreements. Fees are fixed and agreed in writing before work starts. The first call lasts 30 minutes and costs nothing. Our four solicitors each have more than 15 years of practice. We answer every email within one working day. Meetings take place in Clifton or by video. We explain each step in plain English. Helen Marlow and Tom Finch founded the firm in 2004. Appointments are available from 8 am to 7 pm.',
  targetAudience: 'Separating couples, parents, grandparents seeking contact',
  brandValues: 'discretion, plain English, fairness',
  marketingGoals: 'More enquiries for first consultations',
});

export const ACCOUNTANT = profileOf({
  name: 'Ledgerwise',
  industry: 'professional',
  toneOfVoice: 'authoritative',
  websiteUrl: null,
  description:
    'Accountants for freelancers and small limited companies. Ledgerwise prepares annual accounts, payroll and VAT returns. Every client has a named accountant. We reply to questions the same day. Monthly packages start at $95. We work with Xero and QuickBooks. Deadlines are tracked for you. Our office is in Austin, and we work remotely across Texas. We review every set of books each quarter. Priya Nair began the practice in 2015.',
  targetAudience: 'Freelance designers, contractors, shop owners',
  brandValues: 'accuracy, calm, straight answers',
  marketingGoals: 'generate leads',
});

export const SAAS = profileOf({
  name: 'Stackline',
  industry: 'technology',
  toneOfVoice: 'technical',
  websiteUrl: 'https://stackline.example',
  description:
    'Log search for small engineering teams. Stackline indexes 50 GB of logs per day on one server. Queries return in under two seconds on that hardware. It runs in your own network and sends nothing out. Install takes one binary and one config file. We support syslog, journald and OpenTelemetry. The price is $49 per month for each server. Alerts go to email, Slack or a webhook. We publish the full changelog. Our support desk answers from 9 am to 6 pm CET. Retention is set per index. Two former network engineers started Stackline in 2021.',
  targetAudience: 'Platform engineers, on-call teams, small hosting companies',
  brandValues: 'transparency, self-hosting, low noise',
  marketingGoals: 'trial sign-ups and demos',
});

export const APP = profileOf({
  name: 'Tidewatch',
  industry: 'technology',
  toneOfVoice: 'inspirational',
  websiteUrl: 'https://tidewatch.example',
  description:
    "Tidewatch is a weather app for small-boat sailors. It shows wind, tide and swell on one chart. The forecast updates every hour. We cover the coasts of Ireland, Wales and Brittany. You can mark your own anchorages. Charts work offline for seven days. We're a team of three in Cork. Each harbour entry was written by someone who has sailed there. The app costs 24 euros a year. We add two new harbours every month.",
  targetAudience: 'Weekend sailors, sea kayakers, sailing schools',
  brandValues: 'care for the sea, clarity, seamanship',
  marketingGoals: 'App downloads, community',
});

export const PHOTOGRAPHER = profileOf({
  name: 'June Okafor Photography',
  industry: 'arts',
  toneOfVoice: 'luxury',
  websiteUrl: 'https://juneokafor.example',
  description:
    "I'm a wedding photographer in Kent. I shoot on medium format film. I take 20 weddings a year. Every album is bound by hand in Whitstable. I develop the negatives in my own darkroom. A full day is £2,400. I meet each couple twice before the day. I work without flash in churches. Prints are made on cotton paper. My studio is open by appointment on Thursdays.",
  targetAudience: 'Couples planning a small wedding, families',
  brandValues: 'restraint, craft, quiet',
  marketingGoals: 'Bookings for next season',
});

export const CHARITY = profileOf({
  name: 'Second Saddle',
  industry: 'nonprofit',
  toneOfVoice: 'inspirational',
  websiteUrl: 'https://secondsaddle.example/give',
  description:
    'We repair donated bicycles and give them to people who need one to get to work. Our workshop is in Porto. Volunteers meet every Tuesday evening. We have handed over 640 bikes since 2016. A repaired bike costs us 35 euros in parts. We teach basic repairs to anyone who comes. Drop off old bikes on Saturdays from 10 to 1. We lend tools for free. The workshop was a tram depot. Six mechanics take turns.',
  targetAudience: 'Commuters, volunteers, people with an unused bike',
  brandValues: 'solidarity, repair, independence',
  marketingGoals: 'Donations and volunteers',
});

export const GYM = profileOf({
  name: 'Northside Barbell',
  industry: 'healthcare',
  toneOfVoice: null,
  websiteUrl: 'https://northsidebarbell.example',
  description:
    'Strength gym in Chicago. Classes have no more than eight people. We coach the squat, the press and the deadlift. Beginners start with four private sessions. Open from 5:30 am on weekdays. Membership is $120 a month with no contract. Childcare runs every morning. Our coaches write each program by hand. We opened in 2012 in an old print shop. Chalk is allowed.',
  targetAudience: 'Beginners, parents, people over 50',
  brandValues: 'patience, consistency, good form',
  marketingGoals: 'New members',
});

export const PHYSIO = profileOf({
  name: 'Linden Physio',
  industry: 'healthcare',
  toneOfVoice: 'friendly',
  websiteUrl: 'https://lindenphysio.example',
  description:
    'Physiotherapy practice in Ghent. We see runners, office workers and people after surgery. A session lasts 45 minutes. You always see the same therapist. We send your exercises as short videos. Evening appointments on Mondays and Wednesdays. The practice is next to the tram stop at Korenmarkt. Book by phone or online. Sofie Claes opened the practice in 2018. We speak Dutch, French and English.',
  targetAudience: 'Runners, desk workers, older adults',
  brandValues: 'listening, clear goals, honesty',
  marketingGoals: 'Fill the appointment calendar',
});

/** The made-up businesses whose posts are measured. */
export const BUSINESSES: readonly WriterProfile[] = [
  BAKERY,
  PIZZERIA,
  LAW,
  ACCOUNTANT,
  SAAS,
  APP,
  PHOTOGRAPHER,
  CHARITY,
  GYM,
  PHYSIO,
];

/** Two businesses of one industry each. */
export const PAIRS: readonly (readonly [WriterProfile, WriterProfile])[] = [
  [BAKERY, PIZZERIA],
  [LAW, ACCOUNTANT],
  [SAAS, APP],
  [GYM, PHYSIO],
];

/** How owners really write. */
export const ODD: Readonly<Record<string, WriterProfile>> = {
  terse: profileOf({
    name: 'Hartley Law',
    industry: 'professional',
    description: 'family law firm, 20 years, fixed fees',
  }),
  oneWord: profileOf({ name: "Bob's", industry: 'food', description: 'bakery' }),
  lower: profileOf({
    name: 'corner cuts',
    industry: 'retail',
    description:
      'barber shop in dalston. we cut hair and trim beards. walk in any day. i have done this for 12 years',
    targetAudience: 'everyone',
  }),
  emoji: profileOf({
    name: 'Glow & Co.',
    industry: 'retail',
    toneOfVoice: 'friendly',
    description: '✨ Handmade candles ✨ soy wax 🌱 cruelty free 💚 ships from Austin!!!',
    brandValues: 'Kindness 💛, Sustainability',
  }),
  shouting: profileOf({
    name: 'MEGA TYRES',
    industry: 'other',
    description: 'WE SELL TYRES FOR CARS AND VANS. BEST PRICES IN TOWN!!! OPEN 7 DAYS.',
  }),
  german: profileOf({
    name: 'Bäckerei Müller',
    industry: 'food',
    description:
      'Wir backen jeden Morgen Brot und Brötchen. Unser Mehl kommt aus der Region. Die Bäckerei ist seit 1954 in der Familie. Montags ist geschlossen.',
    websiteUrl: 'https://mueller.example',
  }),
  japanese: profileOf({
    name: '花屋はな',
    industry: 'retail',
    description: '京都の小さな花屋です。毎朝、市場で花を選びます。\n配達もしています。',
  }),
  runOn: profileOf({
    name: 'Green Fork',
    industry: 'food',
    description:
      `we are a small cafe in the park and we make soup every day and we buy our vegetables from two farms nearby and we also do catering for offices and our garden has twenty seats and we let dogs in and we open at nine ${'and we like it here '.repeat(240)}`.slice(
        0,
        5000,
      ),
  }),
  claims: profileOf({
    name: 'Vital Springs',
    industry: 'healthcare',
    description:
      'Our tea cures diabetes. Customers love us. Clinically proven. We blend nine herbs in York. Rated 4.9 stars. Earn $5000 a month as a reseller. The tea comes in paper bags.',
  }),
  braces: profileOf({
    name: 'Acme {Inc}',
    industry: 'other',
    description:
      'We sell {{name}} [a|b] #1 widgets <script>alert(1)</script>. We ship the the parts from Ohio.',
  }),
  thirdPerson: profileOf({
    name: 'Oakfield Joinery',
    industry: 'manufacturing',
    toneOfVoice: 'authoritative',
    description:
      'Oakfield Joinery builds staircases and windows. Uses English oak. Based in Shropshire since 1988. The company employs 14 joiners.',
  }),
  long: profileOf({
    name: 'The Extraordinarily Long Company Name of the Brothers Featherstonehaugh and Daughters Limited',
    industry: 'other',
    description: 'We mend clocks. We collect from your door in Bath.',
  }),
  bullets: profileOf({
    name: 'Pixel & Pine',
    industry: 'technology',
    description:
      '- Web design\n- SEO\n- Branding for cafés\n\nWhat we do:\n1. We design websites.\n2. We host them in Norway.',
  }),
};
