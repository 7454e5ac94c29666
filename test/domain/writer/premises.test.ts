// What ideas take for granted: they are left out where the business has nothing to do with it, and stay where it has.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  extractFacts,
  findTrade,
  libraryFor,
  type WriterProfile,
} from '../../../server/domain/writer/index.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { profileOf } from './profiles.ts';

async function idsOf(profile: WriterProfile): Promise<string[]> {
  const { library } = await libraryFor(profile);
  const facts = extractFacts(profile);
  const words = [profile.name, profile.description, ...facts.map(({ text }) => text)].join('\n');
  return library.ideas.filter((shelved) => suits(shelved, { profile: words, facts })).map(({ id }) => id);
}
const of = (industry: WriterProfile['industry'], description: string, targetAudience = '') =>
  idsOf(profileOf({ name: 'Alder', industry, description, targetAudience }));

describe('what an idea takes for granted', () => {
  test('nobody reads of snow in Texas, and whoever asks for no deposit tells nothing of deposits', async () => {
    const told = (description: string) => of('other', description);
    const salt = 'vet-pets/salt-between-the-pads';
    assert.ok((await told('Dog walking in Leeds.')).includes(salt));
    assert.ok(!(await told('Dog walking in Austin, TX.')).includes(salt));
    const deposit = 'other/why-a-deposit';
    assert.ok((await told('Van hire in Crewe. Bookings with a deposit.')).includes(deposit));
    assert.ok(!(await told('Van hire in Crewe. No deposit for over 25s.')).includes(deposit));
  });

  test('who lets storage rooms sells no houses, though both are real estate', async () => {
    const packs = async (description: string) => {
      const profile = profileOf({ name: 'Alder', industry: 'realestate', description });
      return (await libraryFor(profile)).library.packs.map(({ id }) => id);
    };
    assert.ok((await packs('We know every street of Leeds.')).includes('estate-agent'));
    assert.ok(!(await packs('Storage units and boat parking in Leeds.')).includes('estate-agent'));
  });

  test('an owner who says that no trade is theirs gets the ideas of none', async () => {
    const florist = profileOf({ name: 'Alder', industry: 'retail', description: 'Florist in Bath.' });
    assert.equal((await libraryFor(florist)).trade, 'florist');
    assert.equal((await libraryFor({ ...florist, trade: 'none' })).trade, null);
  });

  test('a stage is no matter of photographers', async () => {
    assert.ok(!(await of('arts', 'Wedding photographer in Brighton.')).includes('arts/front-row-or-back'));
    assert.ok((await of('arts', 'Theatre with 80 seats in Brighton.')).includes('arts/front-row-or-back'));
  });

  test('children who practise are no matter of those who teach grown-ups to dance', async () => {
    const dance = await of('education', 'Dance lessons for couples in Nottingham.');
    const piano = await of('education', 'Piano lessons for children and adults.');
    for (const id of ['teacher/help-without-nagging', 'teacher/the-concert-in-december']) {
      assert.ok(!dance.includes(id), id);
      assert.ok(piano.includes(id), id);
    }
    assert.ok(dance.includes('teacher/danced-by-the-wedding'));
  });

  test('bars and dance floors are no matter of an ice cream parlour that comes to weddings', async () => {
    const parlour = 'Gelato parlour in Hebden Bridge. We cater weddings with a tricycle.';
    assert.ok(!(await of('hospitality', parlour)).some((id) => id.startsWith('hospitality/')));
    const bistro = 'Bistro in Hebden Bridge with gelato of our own.';
    assert.ok((await of('hospitality', bistro)).includes('hospitality/carry-the-tray'));
  });

  test('bread is no matter of who makes wedding cakes', async () => {
    const cakes = await of('food', 'Bakery of wedding cakes in Edinburgh.');
    assert.ok(
      !(await of('food', 'Bespoke wedding cakes in Edinburgh.')).includes('bakery/seeds-outside-or-in'),
    );
    assert.ok(cakes.includes('bakery/seeds-outside-or-in'), 'a bakery bakes');
  });

  test('a nail studio compares no estimates', async () => {
    const nails = await of('other', 'Nail studio in Cardiff.');
    assert.ok(!nails.includes('other/quote-estimate-invoice'));
    assert.ok((await of('other', 'Roofing and gutters in Leeds.')).includes('other/how-to-ask-for-a-quote'));
  });
});

describe('what the industry or the trade of others takes for granted', () => {
  test('at an undertaker nobody chats about shops or feasts', async () => {
    const ids = await of('other', 'Family funeral directors in Norwich. Burial and cremation.');
    assert.ok(ids.includes('funeral/you-have-time'));
    assert.ok(!ids.some((id) => id.startsWith('other/')));
    assert.ok(!ids.includes('moments/black-friday'));
  });

  test('who talks with people prescribes nothing, a medical practice may', async () => {
    const talk = await of('healthcare', 'Counselling for adults and couples in York.');
    assert.ok(!talk.includes('healthcare/pillbox-or-packets'));
    assert.ok(talk.includes('counselling/listen-without-mending'));
    const practice = await of('healthcare', 'Medical practice with two doctors and a counsellor.');
    assert.ok(practice.includes('healthcare/pillbox-or-packets'));
  });

  test('who teaches maths and English at home teaches no foreign tongue', async () => {
    const ids = await of('education', 'Maths and English tutoring in Reading. GCSE and 11+ preparation.');
    assert.ok(!ids.includes('teacher/wrong-word-at-the-butcher'));
    assert.ok(!ids.includes('teacher/speak-before-you-are-ready'));
    const french = await of('education', 'French lessons in Reading for beginners. One teacher.');
    assert.ok(french.includes('teacher/speak-before-you-are-ready'));
  });

  test('a tattooist has no rehearsals, a theatre has', async () => {
    const ids = await of('arts', 'Tattoo studio in Bristol. Fine line by appointment.');
    assert.ok(!ids.some((id) => id.startsWith('arts/')));
    assert.ok(ids.includes('tattoo/live-with-it-on-paper'));
    assert.ok(!ids.includes('tattoo/the-first-bar-is-too-long'), 'nobody pierces there');
    assert.ok((await of('arts', 'Theatre with 80 seats.')).includes('arts/front-row-or-back'));
  });

  test('nobody at a nursery writes essays, and a childminder has no staff room', async () => {
    const nursery = await of('education', 'Nursery for children from six months, with a garden.');
    assert.ok(!nursery.includes('education/six-in-the-morning-or-ten-at-night'));
    assert.ok(nursery.includes('childcare/half-eaten-apples'));
    const minder = await of('other', 'Registered childminder in Hove with home cooking.');
    assert.ok(!minder.includes('childcare/half-eaten-apples'));
    assert.ok(minder.includes('childcare/the-short-goodbye'));
  });

  test('a locksmith hangs no gutters and a roofer changes no locks', async () => {
    const locks = await of('other', 'Locksmith in Leeds. Lockouts and new locks.');
    const roofs = await of('other', 'Roofers in Leeds. Slate, tiles and gutters.');
    assert.ok(!locks.includes('site-trades/an-umbrella-for-the-gutter'));
    assert.ok(locks.includes('locksmith/spray-that-is-not-oil'));
    assert.ok(roofs.includes('site-trades/an-umbrella-for-the-gutter'));
    assert.ok(!roofs.includes('locksmith/spray-that-is-not-oil'));
  });

  test('mats, kitchens, cakes and car wash stay with those who have them', async () => {
    const bread = await of('food', 'Bakery with sourdough bread and rolls.');
    const cakes = await of('food', 'Wedding cakes made to order.');
    assert.ok(
      cakes.includes('bakery/slices-not-centimetres') && !bread.includes('bakery/slices-not-centimetres'),
    );
    const gym = await of('other', 'Gym with barbells and strength training.');
    const yoga = await of('other', 'Yoga studio with classes for beginners.');
    const own = 'physio-fitness/touch-your-toes-or-not';
    assert.ok(yoga.includes(own) && !gym.includes(own));
    const garage = await of('other', 'Car garage: servicing, brakes and tyres.');
    const valet = await of('other', 'Mobile car valeting.');
    assert.ok(
      valet.includes('workshop/two-buckets-for-a-car') && !garage.includes('workshop/two-buckets-for-a-car'),
    );
  });
});

describe('days of the year at home', () => {
  const PAPER = 'Stationery shop in Leeds. Paper, cards and calendars.';
  const HOME = ['moments/four-lines-for-valentine', 'moments/birthdays-into-the-new-calendar'];

  test('are not told to those who read for a firm', async () => {
    const ids = await of('retail', PAPER, 'Operations managers at wholesalers');
    for (const id of HOME) assert.ok(!ids.includes(id), id);
    assert.ok(ids.includes('moments/three-free-favours'));
  });

  test('are told where households read too', async () => {
    const ids = await of('retail', PAPER, 'Wholesalers and families');
    for (const id of HOME) assert.ok(ids.includes(id), id);
  });
});

test('a nursery for children is no plant nursery', () => {
  const clues = { name: 'Alder', industry: 'education' as const };
  assert.equal(
    findTrade({ ...clues, description: 'Day nursery for children in Norwich with a garden.' }),
    'childcare',
  );
  assert.equal(findTrade({ ...clues, description: 'Nursery of perennials and shrubs.' }), 'garden');
});
