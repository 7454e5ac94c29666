// Facts: read, added, changed, retired and taken up again; what a person did stays done when the profile is saved anew,
// and what is planned on a fact that holds no longer is held back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ChangedFact, Fact } from '../../server/contract/fact.ts';
import type { Post } from '../../server/contract/post.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { listUsableFacts, proposeFacts } from '../../server/domain/business/index.ts';
import { readFact, writePosts } from '../../server/domain/writer/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { profileOf } from '../domain/writer/profiles.ts';
import { OWNER } from '../support/callers.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

const URL = '/api/facts';
const PROFILE = profileOf({ name: 'Harbour Street Bakery', industry: 'food' });
const DESCRIPTION =
  'Sourdough bakery by the harbour. We bake 12 kinds of bread every morning. Open daily from 7 am. A loaf costs £4. Anna started the bakery in 2009.';

let server: TestServer;
before(async () => {
  server = await startServer();
  await saveProfile(server.as('owner'), { description: DESCRIPTION });
});
after(() => server.stop());

const list = async (): Promise<Fact[]> => (await server.as('owner')(URL)).json();
const factSaying = async (words: string): Promise<Fact> => {
  const found = (await list()).find(({ text }) => text.includes(words));
  assert.ok(found, `no fact says ${words}`);
  return found;
};
async function add(json: object): Promise<Fact> {
  const answer = await server.as('owner')(URL, { json });
  const text = await answer.text();
  assert.equal(answer.status, 201, text);
  return JSON.parse(text);
}
async function change(id: number, json: object): Promise<ChangedFact> {
  const answer = await server.as('owner')(`${URL}/${id}`, { method: 'PATCH', json });
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return JSON.parse(text);
}
const usable = async (at = server.clock.now()) =>
  (await listUsableFacts(server.app.ctx.db.read, OWNER.businessId, at)).map(({ text }) => text);

runScenarios(
  () => server,
  [
    { name: 'nobody reads them', as: 'anonymous', url: URL, status: 401 },
    {
      name: 'the owner reads what the profile says',
      as: 'owner',
      url: URL,
      status: 200,
      contains: ['A loaf costs £4', '"kind":"price"', '"source":"profile"', '"state":"approved"'],
    },
    { name: 'another owner sees nothing of it', as: 'foreign', url: URL, status: 200, excludes: ['loaf'] },
    {
      name: 'a kind that there is not is refused',
      as: 'owner',
      url: URL,
      json: { kind: 'rumour', text: 'It is said' },
      status: 422,
      contains: ['must be one of the listed kinds'],
      events: { 'fact.added': 0 },
    },
    {
      name: 'a fact without words is refused',
      as: 'owner',
      url: URL,
      json: { kind: 'price', text: '   ' },
      status: 422,
      contains: ['text: is required'],
    },
    {
      name: 'a fact of markup alone is refused',
      as: 'owner',
      url: URL,
      json: { kind: 'price', text: '<b></b> 🎉' },
      status: 422,
      contains: ['text: must say something in words'],
    },
    {
      name: 'a fact that no post may print is refused with the reason',
      as: 'owner',
      url: URL,
      json: { kind: 'claim', text: 'Our tea cures cancer' },
      status: 422,
      contains: ['text: Health claims need scientific evidence'],
    },
    {
      name: 'days in the wrong order are refused',
      as: 'owner',
      url: URL,
      json: { kind: 'offer', text: 'Buns for a pound', validFrom: '2027-06-02', validTo: '2027-06-01' },
      status: 422,
      contains: ['validTo: must not be before the day on which it begins'],
    },
    {
      name: 'a day that there is not is refused',
      as: 'owner',
      url: URL,
      json: { kind: 'offer', text: 'Buns for a pound', validTo: '2027-02-30' },
      status: 422,
      contains: ['validTo'],
    },
    {
      name: 'what is known already is not added again',
      as: 'owner',
      url: URL,
      json: { kind: 'price', text: 'a loaf costs £4.' },
      status: 409,
      contains: ['knows this already'],
      events: { 'fact.added': 0 },
    },
    {
      name: 'a foreign fact is not there',
      as: 'foreign',
      method: 'DELETE',
      url: `${URL}/1`,
      status: 404,
      events: { 'fact.retired': 0 },
    },
  ],
);

test('an approver reads and changes nothing', async () => {
  const approver = await addApprover(server);
  const [fact] = await list();
  assert.equal((await approver(URL)).status, 200);
  assert.equal((await approver(URL, { json: { kind: 'price', text: 'A bun costs £1' } })).status, 403);
  assert.equal((await approver(`${URL}/${fact?.id}`, { method: 'DELETE' })).status, 403);
});

describe('the days of a fact', () => {
  test('are of the time zone of the business, and the last one counts', async () => {
    await saveProfile(server.as('owner'), { description: DESCRIPTION, timezone: 'America/New_York' });
    const fact = await add({
      kind: 'offer',
      text: 'Simnel cake is £12',
      validFrom: '2027-06-01',
      validTo: '2027-06-03',
    });
    assert.deepEqual([fact.validFrom, fact.validTo, fact.unused], ['2027-06-01', '2027-06-03', 'not-yet']);
    const has = async (moment: string) => (await usable(Date.parse(moment))).includes('Simnel cake is £12');
    assert.deepEqual(
      await Promise.all(
        ['2027-06-01T03:59Z', '2027-06-01T04:00Z', '2027-06-04T03:59Z', '2027-06-04T04:00Z'].map(has),
      ),
      [false, true, true, false],
    );
  });

  test('stay the same days when the business has another time zone', async () => {
    await saveProfile(server.as('owner'), { description: DESCRIPTION, timezone: 'Asia/Tokyo' });
    const fact = await factSaying('Simnel');
    assert.deepEqual([fact.validFrom, fact.validTo], ['2027-06-01', '2027-06-03']);
    assert.ok((await usable(Date.parse('2027-06-03T14:59Z'))).includes(fact.text));
    assert.ok(!(await usable(Date.parse('2027-06-03T15:00Z'))).includes(fact.text));
  });
});

test('what begins within the plan is known to it, and no post speaks of it before', async () => {
  const fact = await factSaying('Simnel');
  const { db } = server.app.ctx;
  const weekBefore = Date.parse('2027-05-25T12:00Z');
  const ahead = await listUsableFacts(db.read, OWNER.businessId, weekBefore, 14 * DAY);
  const [known] = ahead.filter(({ text }) => text === fact.text).map(readFact);
  assert.ok(known);
  const write = async (description: string) => {
    const { posts } = await writePosts({
      profile: { ...PROFILE, description },
      facts: [known],
      channel: 'x',
      slots: [
        { pillar: 'own', at: weekBefore },
        { pillar: 'own', at: Date.parse('2027-06-02T12:00Z') },
      ],
      recent: [],
      seed: 'ahead',
    });
    return posts.map((post) => post?.factIds.includes(known.id) ?? false);
  };
  assert.deepEqual(await write('Wir backen jeden Tag. Unser Brot ist aus der Region und von uns.'), [
    false,
    true,
  ]);
  assert.equal((await write('We bake bread in Leeds.'))[0], false);
});

test('a claim or a guarantee is used only with its proof', async () => {
  const fact = await add({ kind: 'claim', text: 'The best rye in Leeds' });
  assert.equal(fact.unused, 'needs-proof');
  assert.ok(!(await usable()).includes(fact.text));
  const proven = await change(fact.id, { proof: 'Leeds Bread Prize 2026' });
  assert.deepEqual([proven.unused, proven.proof], [null, 'Leeds Bread Prize 2026']);
  assert.ok((await usable()).includes(fact.text));
});

test('markup in a fact shows clean, and a fragment says that it is none', async () => {
  const fact = await add({ kind: 'product', text: '<b>Rye</b> rolls 🥖' });
  assert.deepEqual([fact.text, fact.sentence], ['Rye rolls', false]);
});

describe('saving the profile again', () => {
  test('keeps what was changed, added and retired, and drops what is no longer said', async () => {
    const loaf = await factSaying('A loaf costs');
    await change(loaf.id, { text: 'A loaf costs £4.20' });
    const hours = await factSaying('Open daily');
    const gone = await server.as('owner')(`${URL}/${hours.id}`, { method: 'DELETE' });
    assert.equal(gone.status, 204);
    await add({ kind: 'people', text: 'Piotr joined Anna in 2015' });
    const description = `${DESCRIPTION.replace('Anna started the bakery in 2009.', '')} We sell jam.`;
    await saveProfile(server.as('owner'), { description });
    const texts = await usable();
    assert.ok(texts.includes('A loaf costs £4.20') && !texts.includes('A loaf costs £4'));
    assert.ok(!texts.some((text) => text.startsWith('Open daily')));
    assert.ok(texts.includes('Piotr joined Anna in 2015') && texts.includes('We sell jam'));
    assert.ok(!(await list()).some(({ text }) => text.startsWith('Anna started')));
    assert.equal((await factSaying('Open daily')).state, 'retired');
  });

  test('a retired fact is taken up again by a person alone', async () => {
    const hours = await factSaying('Open daily');
    const again = await change(hours.id, { state: 'approved' });
    assert.deepEqual([again.state, again.unused], ['approved', null]);
  });
});

test('what is proposed reaches no writer before a person approves it, and is not proposed twice', async () => {
  const read = [
    {
      kind: 'service',
      text: 'We cater for weddings',
      quote: 'Weddings? We cater.',
      page: 'https://a.example/',
    },
  ] as const;
  const told = read.map((fact) => ({ ...fact, validFrom: null, validTo: null, proof: null }));
  const place = { businessId: OWNER.businessId, source: 'website' } as const;
  const propose = () => unitOfWork(server.app.ctx, SYSTEM, (tx) => proposeFacts(tx, place, told));
  assert.equal((await propose()).length, 1);
  assert.equal((await propose()).length, 0);
  const fact = await factSaying('weddings');
  assert.deepEqual(
    [fact.unused, fact.quote, fact.page],
    ['proposed', 'Weddings? We cater.', 'https://a.example/'],
  );
  assert.ok(!(await usable()).includes(fact.text));
  await change(fact.id, { state: 'approved' });
  assert.ok((await usable()).includes(fact.text));
});

describe('a planned post', () => {
  let channelId: number;
  before(async () => {
    channelId = (await connectChannel(server.as('owner'), 'facebook')).id;
  });
  const patch = async (id: number, json: object): Promise<Post> => {
    const answer = await server.as('owner')(`/api/contents/${id}`, { method: 'PATCH', json });
    assert.equal(answer.status, 200, await answer.clone().text());
    return answer.json();
  };
  const inDays = (days: number) => new Date(server.clock.now() + days * DAY).toISOString();
  const read = async (id: number): Promise<Post> => (await server.as('owner')(`/api/contents/${id}`)).json();

  /** A scheduled post, and a fact on which it rests. */
  async function planned(days: number): Promise<{ post: Post; fact: Fact }> {
    const owner = server.as('owner');
    const { read, write } = server.app.ctx.db;
    // Useful posts may stand without a fact, and those of the owner run out: one is tied to a fact by hand then.
    const drafts = await generatePosts(owner, channelId, 5);
    const told = await read('post_facts').pluck('post_id');
    const draft = drafts.find((one) => told.includes(one.id)) ?? drafts[0];
    assert.ok(draft);
    if (!told.includes(draft.id)) {
      const [approved] = await read('facts').where({ state: 'approved' }).pluck('hash');
      await write('post_facts').insert({ post_id: draft.id, fact_hash: approved });
    }
    const post = await patch(draft.id, { scheduledAt: inDays(days) });
    assert.equal(post.status, 'scheduled');
    const [hash] = await read('post_facts').where({ post_id: post.id }).pluck('fact_hash');
    const [id] = await read('facts').where({ hash }).pluck('id');
    const fact = (await list()).find((one) => one.id === id);
    assert.ok(fact);
    return { post, fact };
  }

  test('waits for approval and says why when its fact is retired', async () => {
    const { post, fact } = await planned(2);
    assert.ok((await change(fact.id, { state: 'retired' })).held >= 1);
    const held = await read(post.id);
    assert.deepEqual(
      [held.status, held.note],
      [
        'awaiting_approval',
        `It rests on “${fact.text}”, which you have retired. Change the text, or let it go as it is.`,
      ],
    );
    await change(fact.id, { state: 'approved' });
  });

  test('waits when its fact says something else now', async () => {
    const { post, fact } = await planned(2);
    await change(fact.id, { text: `${fact.text} now` });
    assert.match((await read(post.id)).note ?? '', /which was changed since/);
  });

  test('waits when its fact ends before it leaves, and not when it ends after', async () => {
    const { post, fact } = await planned(3);
    const day = (days: number) => inDays(days).slice(0, 10);
    assert.equal((await change(fact.id, { validTo: day(5) })).held, 0);
    assert.equal((await read(post.id)).status, 'scheduled');
    await change(fact.id, { validTo: day(1) });
    assert.match((await read(post.id)).note ?? '', /which has ended by then/);
    await change(fact.id, { validTo: '' });
  });

  test('is handed to a person when its fact has ended as it falls due, and leaves when they let it go', async () => {
    const { post, fact } = await planned(1);
    await change(fact.id, { validTo: inDays(2).slice(0, 10) });
    await patch(post.id, { scheduledAt: inDays(4) });
    server.clock.advance(4 * DAY);
    await server.drain();
    const held = await read(post.id);
    assert.deepEqual(
      [held.status, /which has ended by then/.test(held.note ?? '')],
      ['needs_attention', true],
    );
    await server.as('owner')(`/api/contents/${post.id}/publish`, { method: 'POST' });
    await server.drain();
    assert.equal((await read(post.id)).status, 'published');
  });
});
