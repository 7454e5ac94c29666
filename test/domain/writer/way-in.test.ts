// How one comes to what a post tells stands under it: how to book, where it is, when the door is open.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts } from '../../../server/domain/writer/index.ts';
import { tellAim } from '../../../server/domain/writer/telling/aim-post.ts';
import { wayIn } from '../../../server/domain/writer/telling/way-in.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const SHOP = profileOf({
  name: 'Alder Yarns',
  industry: 'retail',
  toneOfVoice: 'friendly',
  description:
    'Yarn shop in Hebden Bridge. Knit night is every Thursday from 6:30 to 8:30, £4 with tea and cake. 14 Market St, Hebden Bridge. Open Wed to Sun 10-5. Free parking behind the church.',
});

describe('the way in', () => {
  const at = (description: string) => {
    const facts = extractFacts(profileOf({ name: 'Alder', description }));
    return wayIn({ facts, isRested: () => true, tellings: () => 0 }, facts.slice(0, 1))?.text ?? null;
  };
  test('is an address and the hours, as sentences', () => {
    assert.equal(
      at('Knit night is on Thursdays. 14 Market St, Hebden Bridge. Wed-Sun.'),
      'Find us at 14 Market St, Hebden Bridge. Open Wed-Sun.',
    );
    assert.equal(
      at('I teach knitting. 14 Market St, Hebden Bridge.'),
      'Find me at 14 Market St, Hebden Bridge.',
    );
  });

  test('is how to book, where the owner says so', () => {
    assert.equal(at('Massage in Leeds. Book online or by phone.'), 'Book online or by phone.');
  });

  test('is none where nothing says it, and never said twice', () => {
    assert.equal(at('Knit night is on Thursdays. We stock British wool.'), null);
    assert.equal(at('Open Wed to Sun 10-5. Open late on Fridays till 8.'), null);
  });

  test('stands under what is told of a day', async () => {
    const { posts } = await playWeeks(SHOP, 4);
    const told = posts.filter(({ cut, channel }) => cut === 'own-event' && channel !== 'x');
    assert.ok(
      told.some(({ content }) =>
        /Knit night[\s\S]*(?:Find us at 14 Market St|Open Wed to Sun 10-5)/.test(content),
      ),
    );
  });
});

test('what the goals name is offered with something, and never only asked about', () => {
  const facts = extractFacts(
    profileOf({ name: 'Alder', description: 'Farm shop near Mudgee. Our eggs are small.' }),
  );
  const telling = {
    house: {
      name: 'Alder',
      facts,
      notes: [],
      identity: null,
      itself: null,
      american: false,
      isCommon: () => false,
      premises: true,
      keeping: {},
    },
    ...{ form: 'chat', tone: 'f', facts, wholes: [], goals: new Set(), link: null, said: new Set() },
    ...{ isRested: () => true, tellings: () => 0, seed: '1', title: 0, isTitled: () => false },
  } as unknown as Parameters<typeof tellAim>[0];
  assert.equal(tellAim(telling, 'tables'), null);
});

describe('a question to the readers', () => {
  const CAFE = profileOf({
    name: 'Alder Barn',
    industry: 'hospitality',
    description:
      'Tea barn near Ely. Dogs welcome. Quiz night every Thursday at 7. Private hire, wedding breakfasts and funeral teas. Phone or write.',
  });
  test('is about something that the owner told', async () => {
    const { posts } = await playWeeks(CAFE, 6);
    const asked = posts.filter(({ idea, pillar }) => idea === null && pillar === 'talk');
    assert.ok(asked.some(({ cut }) => cut === 'talk-dogs' || cut === 'talk-event' || cut === 'talk-about'));
    for (const { content } of asked) {
      assert.doesNotMatch(content, /ask us\?|call or text|hear of|___/i);
      assert.match(content, /\?/);
    }
  });
});

test('under what happens on a day stands no second word of what the business is, and its price is no answer', async () => {
  const { posts } = await playWeeks(
    profileOf({
      name: 'Rossi',
      industry: 'food',
      description:
        'Family-run Italian restaurant in Logan Square, Chicago. Tuesday is lasagna night, $24 with a salad. Handmade pasta every day. 2540 Milwaukee Ave, Chicago. Open Tue-Sun 5-10pm.',
    }),
    3,
    'play',
    ['facebook', 'instagram', 'linkedin', 'email'],
  );
  const own = posts.filter(({ idea }) => idea === null);
  assert.ok(own.some(({ content }) => /lasagna night[\s\S]*2540 Milwaukee/.test(content)));
  for (const { content, cut } of own) {
    assert.ok(!(cut === 'ask-price' && /lasagna/.test(content)), content);
    if (cut.startsWith('own-')) assert.doesNotMatch(content, /^Family-run Italian/m);
    assert.doesNotMatch(content, /pasta every day, and not sure|about handmade pasta every day/);
  }
});
