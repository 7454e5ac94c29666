import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { BUSINESS_PROFILE_EXAMPLE } from '../../server/contract/business.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/business-profile';
const { userId: _, ...GOOD } = BUSINESS_PROFILE_EXAMPLE;
const STORED = { ...GOOD, description: 'We mend bicycles while you wait.', name: 'Spoke & Co' };

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const read = async () => (await server.as('owner')(`${PATH}/14`)).json();

describe('before the first profile', () => {
  runScenarios(
    () => server,
    [
      {
        name: 'there is none',
        as: 'owner',
        url: `${PATH}/14`,
        status: 404,
        contains: ['No business profile yet'],
      },
      { name: 'nobody reads it', as: 'anonymous', url: `${PATH}/14`, status: 401 },
      {
        name: 'nobody writes it',
        as: 'anonymous',
        url: PATH,
        json: GOOD,
        status: 401,
        events: { 'profile.saved': 0 },
      },
      {
        name: 'the admin has none',
        as: 'admin',
        url: PATH,
        json: GOOD,
        status: 403,
        events: { 'profile.saved': 0 },
      },
    ],
  );
});

describe('saving', () => {
  test('the first profile is created, the next one replaces it', async () => {
    const owner = server.as('owner');
    const first = await owner(PATH, { json: BUSINESS_PROFILE_EXAMPLE });
    assert.equal(first.status, 201);
    assert.partialDeepStrictEqual(await first.json(), {
      ...GOOD,
      id: 1,
      userId: 14,
      timezone: 'UTC',
      locale: 'en',
    });
    server.clock.advance(60_000);
    const again = await owner(PATH, { json: { ...STORED, timezone: 'Europe/London', locale: 'en-GB' } });
    assert.equal(again.status, 200);
    const { moved: _, ...shown } = await again.json();
    assert.partialDeepStrictEqual(shown, { ...STORED, timezone: 'Europe/London', locale: 'en-GB' });
    assert.deepEqual(await read(), shown);
    assert.equal(Date.parse(shown.updatedAt) - Date.parse(shown.createdAt), 60_000);
    assert.equal(await server.countEvents('profile.saved'), 2);
  });

  test('what a client leaves out of the time zone and the language stays as it is', async () => {
    const answer = await server.as('owner')(PATH, { json: STORED });
    assert.partialDeepStrictEqual(await answer.json(), { timezone: 'Europe/London', locale: 'en-GB' });
  });

  test('a language without a country gets that of the time zone, and one with its own keeps it', async () => {
    const owner = server.as('owner');
    const localeOf = async (place: { timezone: string; locale: string }) => {
      const answer = await owner(PATH, { json: { ...STORED, ...place } });
      return ((await answer.json()) as { locale: string }).locale;
    };
    assert.equal(await localeOf({ timezone: 'America/Chicago', locale: 'en' }), 'en-US');
    assert.equal(await localeOf({ timezone: 'America/Chicago', locale: 'en-GB' }), 'en-GB');
    assert.equal(await localeOf({ timezone: 'UTC', locale: 'en' }), 'en');
    assert.equal(await localeOf({ timezone: 'Europe/London', locale: 'en-GB' }), 'en-GB');
  });

  test('where neither names a country, dollars or a state are American, and other money is not', async () => {
    const owner = server.as('owner');
    for (const [description, locale, expected] of [
      ['Dog grooming that comes to you. Baths from $65.', 'en', 'en-US'],
      ['Dog grooming in Austin, TX 78704.', 'en', 'en-US'],
      ['Dog grooming in Toronto. Baths from $65.', 'en', 'en'],
      ['Dog grooming. Baths from A$65.', 'en', 'en'],
      ['Dog grooming. Baths from £45, or $65 for visitors.', 'en', 'en'],
      ['Dog grooming. Baths from $65.', 'en-GB', 'en-GB'],
      ['Hundesalon. Baden ab $65.', 'de', 'de'],
    ] as const) {
      const answer = await owner(PATH, { json: { ...STORED, description, timezone: 'UTC', locale } });
      assert.equal(((await answer.json()) as { locale: string }).locale, expected, description);
    }
  });

  test('texts are trimmed, blank and absent ones are empty, and nothing unknown is kept', async () => {
    const { name, industry, description } = STORED;
    const json = {
      name: `  ${name} `,
      industry,
      description,
      toneOfVoice: '',
      brandValues: '  ',
      owner: 'me',
      id: 99,
    };
    const shown = await (await server.as('owner')(PATH, { json })).json();
    const empty = {
      targetAudience: '',
      brandValues: '',
      marketingGoals: '',
      websiteUrl: '',
      toneOfVoice: null,
    };
    assert.partialDeepStrictEqual(shown, { id: 1, name, ...empty });
    assert.equal(shown.owner, undefined);
    await server.as('owner')(PATH, { json: STORED });
  });

  test('line breaks, tabs and every script stay as they were typed', async () => {
    const description = 'Ein Café\n\tmit 12 Tischen; 日本語, العربية, 🥐 and <b>"quotes"</b> & \'more\'.';
    const shown = await (await server.as('owner')(PATH, { json: { ...STORED, description } })).json();
    assert.equal(shown.description, description);
    await server.as('owner')(PATH, { json: STORED });
  });
});

const LONG = 'x'.repeat(5001);
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  name: ['', '   ', null, 7, true, [], {}, 'x'.repeat(201), 'bell\u0007', 'nul\u0000'],
  industry: ['', 'farming', 'FOOD', null, 3, ['food'], 'toString', '__proto__'],
  description: ['', ' \n ', null, 1, {}, 'x'.repeat(20_001), 'esc\u001b[31m'],
  targetAudience: [5, false, [], LONG, 'del\u007f'],
  toneOfVoice: ['sad', 1, ['friendly'], 'constructor'],
  brandValues: [1, {}, LONG, '\u0001'],
  marketingGoals: [1, {}, LONG, '\u0000'],
  websiteUrl: [
    'bakery',
    'bakery.example',
    'ftp://bakery.example',
    'javascript:alert(1)',
    'http://',
    'https://me:secret@bakery.example',
    'https://me@bakery.example',
    5,
    `https://a.b/${'x'.repeat(2048)}`,
  ],
  timezone: ['', 'Mars/Olympus', 'Europe', null, 1, 'x'.repeat(65)],
  currency: ['', 'eur', 'Euro', null, 1, 'XXX', 'toString'],
  locale: ['', 'english!', '123456789', null, 1, 'x-'.repeat(20)],
  userId: ['me', -14, 14.5, null, true, [14], ''],
};

describe('a field that is wrong is named, and nothing is stored', () => {
  const scenarios = Object.entries(WRONG).flatMap(([field, values]) => [
    ...values.map((value) => wrong(field, value)),
    ...(['name', 'industry', 'description'].includes(field) ? [wrong(field, undefined)] : []),
  ]);
  runScenarios(() => server, scenarios);

  test('the profile is what it was', async () => {
    assert.partialDeepStrictEqual(await read(), STORED);
  });

  test('a client that asks for problem documents gets the field by itself', async () => {
    const headers = { Accept: 'application/problem+json' };
    const answer = await server.as('owner')(PATH, { json: { ...GOOD, industry: 'farming' }, headers });
    assert.equal(answer.headers.get('content-type')?.split(';')[0], 'application/problem+json');
    assert.partialDeepStrictEqual(await answer.json(), { status: 422, field: 'industry' });
  });
});

function wrong(field: string, value: unknown): Scenario {
  return {
    name: `${field} ${value === undefined ? 'absent' : JSON.stringify(value).slice(0, 40)}`,
    as: 'owner',
    url: PATH,
    json: { ...GOOD, [field]: value },
    status: 422,
    contains: [`${field}: `],
    events: { 'profile.saved': 0 },
  };
}

describe('the longest allowed', () => {
  test('is stored whole', async () => {
    const text = 'ü'.repeat(5000);
    const websiteUrl = `https://bakery.example/${'x'.repeat(2025)}`;
    const description = '長'.repeat(20_000);
    const json = { ...STORED, name: 'n'.repeat(200), description, targetAudience: text, websiteUrl };
    const answer = await server.as('owner')(PATH, { json });
    assert.equal(answer.status, 200, await answer.clone().text());
    assert.partialDeepStrictEqual(await answer.json(), json);
    await server.as('owner')(PATH, { json: STORED });
  });
});

test('of a description that is too long, what does not fit is told', async () => {
  const description = `${'We bake bread. '.repeat(1333)}Then comes the rest of it.`;
  const answer = await server.as('owner')(PATH, {
    json: { ...GOOD, description: `${description} ${description} ${description}` },
  });
  assert.equal(answer.status, 422);
  assert.match(
    await answer.text(),
    /description: must be at most 20000 characters; it has 600\d\d, and what does not fit begins with “/,
  );
});

describe('somebody else', () => {
  const foreign = (userId: number): Scenario[] => [
    {
      name: `reading ${userId}`,
      as: 'owner',
      url: `${PATH}/${userId}`,
      status: 404,
      contains: ['Not found'],
    },
    {
      name: `writing as ${userId}`,
      as: 'owner',
      url: PATH,
      json: { ...GOOD, userId },
      status: 404,
      contains: ['Not found'],
      events: { 'profile.saved': 0 },
    },
  ];
  runScenarios(
    () => server,
    [
      ...foreign(15),
      ...foreign(999),
      { name: 'reads nothing of ours', as: 'foreign', url: `${PATH}/14`, status: 404, excludes: ['Spoke'] },
    ],
  );

  test('an account that exists and one that does not get the very same answer', async () => {
    const ask = async (id: number) => {
      const answer = await server.as('owner')(`${PATH}/${id}`);
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    assert.deepEqual(await ask(15), await ask(999));
  });

  test('saves a profile of their own, beside ours', async () => {
    const answer = await server.as('foreign')(PATH, { json: { ...GOOD, userId: 15 } });
    assert.equal(answer.status, 201);
    assert.partialDeepStrictEqual(await answer.json(), { id: 2, userId: 15, name: GOOD.name });
    assert.partialDeepStrictEqual(await read(), STORED);
  });

  test('an approver reads it and changes nothing', async () => {
    const approver = await addApprover(server);
    const { id } = await (await approver('/api/user')).json();
    assert.equal((await approver(`${PATH}/${id}`)).status, 200);
    assert.equal((await approver(PATH, { json: GOOD })).status, 403);
    assert.partialDeepStrictEqual(await read(), STORED);
  });
});

describe('a form without scripts', () => {
  test('leads on, or back with what was typed', async () => {
    const form = { ...STORED, userId: '14', name: 'By form', next: '/business-setup?saved=1' };
    const saved = await server.as('owner')(PATH, { form });
    assert.deepEqual([saved.status, saved.headers.get('location')], [303, '/screens/business-setup?saved=1']);
    assert.equal((await read()).name, 'By form');
    const refused = await server.as('owner')(PATH, {
      form: { ...form, name: 'Kept', websiteUrl: 'nowhere' },
    });
    assert.equal(refused.status, 422);
    const html = await refused.text();
    assert.match(html, /value="Kept"/);
    assert.equal((await read()).name, 'By form');
  });

  test('is shown again with a language that is none', async () => {
    for (const locale of ['dolor ac', 'en-u-ca-islamic', '']) {
      const form = { ...STORED, userId: '14', locale, websiteUrl: 'nowhere' };
      const refused = await server.as('owner')(PATH, { form });
      assert.equal(refused.status, 422, locale);
    }
  });
});
