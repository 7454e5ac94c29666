// Where an owner's own words may stand: under an idea, as the answer to a question, and as a signature.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, type Fact, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { isAbout } from '../../../server/domain/writer/library/matches.ts';
import { itemsOf } from '../../../server/domain/writer/telling/list-items.ts';
import { questionAnsweredBy } from '../../../server/domain/writer/telling/matters.ts';
import { belongsUnder, canSign, maySign } from '../../../server/domain/writer/telling/own-words.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const of = (industry: WriterProfile['industry'], description: string, name = 'Alder') =>
  profileOf({ name, industry, description });

describe('an answer answers its question', () => {
  const asked = (description: string) =>
    extractFacts(of('retail', description)).map((fact) => questionAnsweredBy(fact)?.id ?? null);
  test('returns take no time, a Friday deposit is none of a customer, the least is no price', () => {
    assert.deepEqual(asked('Returns within 28 days.'), [null]);
    assert.notDeepEqual(asked("I'm Marguerite, I know what a Friday deposit looks like."), ['deposit']);
    assert.deepEqual(asked('A deposit of £50 is required.'), ['deposit']);
    assert.deepEqual(asked('Minimum order £150.'), [null]);
  });

  test('a list that "for" has opened is one service, and a sentence may end in "have to"', () => {
    const facts = extractFacts(
      of(
        'finance',
        "Bookkeeping for cafes, salons and small shops in Portland, Maine. I chase your receipts so you don't have to.",
      ),
    );
    assert.deepEqual(itemsOf('services', facts), []);
    assert.ok(facts.some(({ text }) => text.endsWith("so you don't have to")));
  });
});

test('a fact is led to by a word of its own, and not by letters inside one', () => {
  assert.ok(isAbout('mat|order', 'Yoga mats from £18'));
  assert.ok(isAbout('£|\\d', 'From £18'));
  assert.ok(!isAbout('mat|order', 'Tomatoes grown within our borders'));
  for (const [pattern, other] of [
    ['tea', 'Our team of four'],
    ['plan', 'Planting in spring'],
    ['oct', 'Open daily from April to October'],
    ['free', 'Freeze your membership'],
    ['hand', 'Second-hand bikes'],
    ['free', 'Gluten-free cakes'],
  ] as const)
    assert.ok(!isAbout(pattern, other), other);
  for (const [pattern, its] of [
    ['fit', 'Fitting takes an hour'],
    ['plan', 'We plan it with you'],
    ['wood', 'Wooden toys'],
    ['restor', 'Restoring old frames'],
    ['(?:car|van) hire|tea', 'Van hire by the day'],
  ] as const)
    assert.ok(isAbout(pattern, its), its);
});

test('what happens on a day of the week does not answer on which days one may come', () => {
  const days = (text: string) =>
    extractFacts(of('other', text)).map((fact) => questionAnsweredBy(fact)?.id === 'hours');
  assert.ok(days('Piano lessons in Leeds. Saturday mornings only.').includes(true));
  assert.ok(
    !days('Bike repair in Leeds. Thursday night social ride, 20 miles, no one gets dropped.').includes(true),
  );
});

test('a question is answered by what answers it', () => {
  const answers = (id: string, text: string, kind: Fact['kind']) =>
    questionAnsweredBy({ ...extractFacts(of('other', 'Alder tunes pianos.'))[0], kind, text } as Fact)?.id ===
    id;
  const said: readonly (readonly [id: string, kind: Fact['kind'], yes: string, no: string])[] = [
    ['price', 'price', 'Gel manicure £28', '24 hours notice to cancel, otherwise £30'],
    ['price', 'price', 'Wills from £220', 'Deposit £50, comes off the price'],
    ['open', 'hours', 'Open Monday to Friday 8-5.30', 'Open garden on 12 June for the hospice'],
    ['open', 'service', 'Open all year', 'Open mic every term'],
    ['hours', 'service', 'Mobile tyre fitting 24/7 in Leeds', 'Gate code 24/7'],
    ['parking', 'place', 'Free parking at the back', 'Storage units and boat parking in Corpus Christi'],
    ['where', 'service', 'Our shop is on Market Street', 'Maple Street Realty helps first-time buyers'],
    ['time', 'process', 'A session lasts 45 minutes', 'We answer emails within one working day'],
    ['time', 'service', 'Handover takes an hour', 'Install takes one binary and one config file'],
    ['in-time', 'policy', 'Order by noon for the next day', 'Order by phone and collect'],
  ];
  for (const [id, kind, yes, no] of said) {
    assert.ok(answers(id, yes, kind), yes);
    assert.ok(!answers(id, no, kind), no);
  }
});

test('what matters to whoever is on the way signs no post', () => {
  for (const text of [
    'Closed in August',
    'Cash in the tin please',
    'Miriam Vogt and Pablo Saiz',
    'No children under 12',
    'I do not diagnose',
    'We ask for 24 hours notice to cancel',
    'Arrival day is Saturday in July & August',
    'Text the evening before',
    'Christmas orders close on 15 December',
    'Phone 01947 555 010',
    'Lift and step-free entrance',
    'Adults and children over ten',
    'Ground floor surgery for wheelchairs',
  ])
    assert.ok(!canSign(text), text);
  assert.ok(!canSign('Ten week wait at the moment'));
  assert.ok(!canSign('Two-night minimum at weekends'));
  assert.ok(!canSign('Student discount 10%'));
  assert.ok(canSign('Twenty-two years at the bench'));
  const rule = (text: string) => maySign({ kind: 'policy', text });
  assert.ok(rule('No deposit, you pay when you are happy'), 'what nobody has to do');
  assert.ok(rule('Dogs welcome on the terrace') && !rule('Returns within 30 days'), 'a rule that asks in');
});

test('who they are stands under what looks over their shoulder, and all else under what it has to do with', async () => {
  const { default: pack } = await import('../../../server/domain/writer/packs/vet-pets/index.ts');
  const groomer = {
    kind: 'people',
    text: 'Tash has been grooming for 12 years and owns two poodles',
  } as const;
  const under = (id: string, fact: Pick<Fact, 'kind' | 'text'>) => {
    const idea = pack.ideas.find((one) => one.id === id);
    assert.ok(idea, id);
    return belongsUnder(fact, idea);
  };
  assert.ok(!under('why-does-the-dog-eat-grass', groomer));
  assert.ok(under('words-of-a-coat', groomer));
  assert.ok(!under('why-does-the-dog-eat-grass', { kind: 'hours', text: 'Open Tuesday to Saturday' }));
});

test('what a business is answers no tip, even where it says so by what it does', async () => {
  const groomer = profileOf({
    name: 'Wag & Wash',
    toneOfVoice: 'friendly',
    description:
      'Dog grooming in Fremantle, Perth. Wash and tidy from $65. Hand stripping for terriers. One dog at a time. Open Tuesday to Saturday.',
  });
  const { posts } = await playWeeks(groomer, 3, 'itself', ['facebook', 'instagram', 'email', 'pinterest']);
  const tips = posts.filter(({ idea }) => idea !== null);
  assert.ok(tips.length > 20);
  for (const { content } of tips) assert.ok(!/dog grooming in fremantle/i.test(content), content);
});
