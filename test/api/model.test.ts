// The language model as an owner and the admin set it: off by default, tested, sealed, bounded, and found on this machine.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ModelSettings, ModelTest } from '../../server/contract/model.ts';
import { KEEP_ANSWERS } from '../../server/domain/models/ask.ts';
import { ModelStandIn } from '../support/model-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';

const OWN = '/api/model';
const SHARED = '/api/admin/model';
const KEY = 'sk-secret-of-the-owner';
let server: TestServer;
let standIn: ModelStandIn;
let base = '';

async function begin(options: Parameters<typeof startServer>[0] = {}): Promise<void> {
  standIn = new ModelStandIn();
  base = `${await standIn.start()}/v1`;
  standIn.say = () => '{"word":"ready"}';
  server = await startServer({ parts: { modelPlaces: [base, 'http://127.0.0.1:9/v1'] }, ...options });
}
async function end(): Promise<void> {
  await server.stop();
  standIn.stop();
}
/** Nobody but the first owner has a business: then the server is theirs. */
const leaveOneOwner = () => server.app.ctx.db.write('memberships').where({ account_id: 15 }).del();

const owner: ReturnType<TestServer['as']> = (path, request) => server.as('owner')(path, request);
const admin: ReturnType<TestServer['as']> = (path, request) => server.as('admin')(path, request);
const read = async (path = OWN, client = owner): Promise<ModelSettings> => (await client(path)).json();
const save = (json: object, path = OWN, client = owner) => client(path, { method: 'PUT', json });
const saved = async (json: object, path = OWN, client = owner): Promise<ModelSettings> => {
  const answer = await save(json, path, client);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
};
const refused = async (json: object, path = OWN, client = owner) => {
  const answer = await save(json, path, client);
  return [answer.status, await answer.text()];
};
const tried = async (json: object, path = OWN, client = owner): Promise<ModelTest> => {
  const answer = await client(`${path}/test`, { json });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
};
const row = () => server.app.ctx.db.read('model_endpoints').where({ scope: 'business:1' }).first();

describe('a model of one’s own', () => {
  before(() => begin());
  after(end);

  test('is off until somebody wants one', async () => {
    const settings = await read();
    assert.deepEqual(
      [settings.use, settings.url, settings.hasKey, settings.serverModel],
      ['server', '', false, null],
    );
    assert.deepEqual(settings.month, { tokens: 0, calls: 0, cost: 0 });
    assert.equal((await read(SHARED, admin)).use, 'none');
    assert.equal(standIn.calls.length, 0);
  });

  test('needs an address and a model', async () => {
    assert.deepEqual(await refused({ use: 'own' }), [422, 'url: is required to use a model of your own']);
    assert.deepEqual(await refused({ use: 'own', url: 'https://models.example' }), [
      422,
      'model: is required: choose one, or enter its name',
    ]);
    for (const url of ['ftp://models.example', 'models.example', 'https://user:word@models.example'])
      assert.equal((await save({ url })).status, 422, url);
  });

  test('may not lie inside of the network while others use the server, too', async () => {
    assert.equal((await read()).mayBeLocal, false);
    for (const url of [
      base,
      'http://10.0.0.8/v1',
      'http://nas.local/v1',
      'http://[::1]:11434',
      'http://ollama',
    ])
      assert.match(String(await refused({ url, model: 'm' })), /422,url: must be a public address/, url);
    const found = await owner(`${OWN}/find`, { method: 'POST' });
    assert.equal(found.status, 409);
    // A name that leads inside is found out when it is asked.
    const answer = await tried({ url: 'http://127.0.0.1.nip.test/v1', model: 'tiny-1' });
    assert.equal(answer.works, false);
    assert.equal(standIn.calls.length, 0);
  });

  test('gets no key over plain HTTP', async () => {
    assert.deepEqual(await refused({ url: 'http://models.example/v1', key: KEY }), [
      422,
      'url: must begin with https://, or everybody on the way could read the key',
    ]);
    const answer = await owner(`${OWN}/test`, { json: { url: 'http://models.example/v1', key: KEY } });
    assert.equal(answer.status, 422);
  });

  test('keeps its key sealed, and shows it to nobody', async () => {
    const settings = await saved({ use: 'own', url: 'https://models.example', model: 'big', key: KEY });
    assert.deepEqual(
      [settings.use, settings.url, settings.hasKey],
      ['own', 'https://models.example/v1', true],
    );
    assert.doesNotMatch(JSON.stringify(settings), /sk-secret/);
    assert.match((await row()).sealed_key, /^v1\./);
    const rows = await server.app.ctx.db.read('events').where({ kind: 'model.changed' });
    assert.doesNotMatch(JSON.stringify(rows), /sk-secret/);
    assert.match(JSON.stringify(rows), /"use\\":\\"own/);
    const log = await (await admin('/api/admin/audit?kind=model.changed')).json();
    assert.equal(log[0].what, 'Changed the language model that writes');
  });

  test('keeps the key while other things change, and forgets it with the address', async () => {
    assert.equal((await saved({ model: 'bigger', dayTokens: null, monthCost: 12.5 })).hasKey, true);
    assert.equal((await saved({ url: 'https://models.example/v1/' })).hasKey, true);
    const moved = await saved({ url: 'https://elsewhere.example/v1' });
    assert.deepEqual([moved.hasKey, moved.dayTokens, moved.monthCost], [false, null, 12.5]);
    await saved({ key: KEY });
    assert.equal((await saved({ kind: 'anthropic' })).hasKey, false);
    assert.equal((await saved({ key: '' })).hasKey, false);
  });

  test('is the owner’s alone, and each business’s own', async () => {
    assert.equal((await server.as('anonymous')(OWN)).status, 401);
    assert.equal((await read(OWN, server.as('foreign'))).url, '');
    assert.equal((await owner(SHARED)).status, 401);
  });

  test('says no to the server’s model as well', async () => {
    await saved({ use: 'own', url: base, model: 'tiny-1' }, SHARED, admin);
    assert.equal((await read()).serverModel, 'tiny-1');
    assert.equal((await saved({ use: 'none' })).use, 'none');
    await saved({ use: 'none' }, SHARED, admin);
    assert.equal((await read()).serverModel, null);
  });

  test('is set by a plain form, too', async () => {
    const form = { section: 'model', use: 'server', dayTokens: '', inputPrice: '0.15' };
    const answer = await owner(`${OWN}?_method=put`, { form });
    assert.equal(answer.status, 303, await answer.text());
    const { use, dayTokens, inputPrice } = await read();
    assert.deepEqual([use, dayTokens, inputPrice], ['server', null, 0.15]);
  });
});

describe('on a server of one owner', () => {
  before(async () => {
    await begin();
    await leaveOneOwner();
  });
  after(end);

  test('a model on this machine is found when it is asked for, and used in one step', async () => {
    const found = await (await owner(`${OWN}/find`, { method: 'POST' })).json();
    assert.deepEqual(found, [{ url: base, models: ['tiny-1', 'tiny-2'] }]);
    const settings = await saved({ use: 'own', url: base, model: 'tiny-1' });
    assert.deepEqual([settings.use, settings.url, settings.model], ['own', base, 'tiny-1']);
  });

  test('a test tells what there is, and is remembered', async () => {
    const result = await tried({});
    assert.deepEqual([result.works, result.form, result.models], [true, 'json_schema', ['tiny-1', 'tiny-2']]);
    assert.match(result.words, /^tiny-1 works: it answered in 1 second\.$/);
    const settings = await read();
    assert.deepEqual([settings.form, settings.models], ['json_schema', ['tiny-1', 'tiny-2']]);
    assert.ok(settings.testedAt);
    assert.ok(settings.month.tokens > 0 && settings.month.calls === 1, 'a test counts like any question');
  });

  test('a test goes down to the form that the model takes', async () => {
    standIn.refuses = ['json_schema'];
    assert.equal((await tried({})).form, 'json_object');
    standIn.refuses = ['json_schema', 'json_object'];
    const loose = await tried({});
    assert.equal(loose.form, 'prompt');
    assert.match(loose.words, /nothing holds it to a form/);
    standIn.refuses = [];
    // Takes the form, and does not keep to it.
    standIn.say = ({ form }) => (form === 'json_object' ? 'Here you are: {"word":"ready"}' : 'ready!');
    assert.equal((await tried({})).form, 'json_object');
    standIn.say = () => 'I would love to.';
    assert.match((await tried({})).words, /^It answers, but not in the form that posts need/);
    standIn.say = () => '{"word":"ready"}';
  });

  test('a test says in plain words what is wrong', async () => {
    const words = async (json: object) => (await tried(json)).words;
    assert.match(await words({ model: 'huge' }), /knows no model huge/);
    assert.match(await words({ model: '' }), /Now choose a model/);
    assert.match(await words({ url: 'http://127.0.0.1:9/v1' }), /^Nobody answers at this address/);
    standIn.key = 'right';
    assert.match(await words({ key: 'wrong' }), /^It refuses the key/);
    assert.equal((await tried({ key: 'right' })).works, true);
    standIn.key = null;
    standIn.faults.push({ status: 429 });
    assert.match(await words({}), /^It takes no more questions/);
    standIn.faults.push('html');
    assert.match(await words({}), /could not be read/);
    const { url } = await read();
    assert.equal(url, base, 'what is only tried is not saved');
  });

  test('a test keeps to the bounds', async () => {
    await saved({ monthTokens: 10 });
    const before = standIn.calls.length;
    assert.match((await tried({})).words, /tokens of this month are used up/);
    assert.equal(standIn.calls.length, before);
    await saved({ monthTokens: null });
  });

  test('answers and calls that are old go', async () => {
    const { ctx } = server.app;
    const row = {
      business_id: 1,
      hash: 'x',
      answer: '{}',
      created_at: server.clock.now() - KEEP_ANSWERS - 1,
    };
    await ctx.db.write('model_answers').insert(row);
    await ctx.db.write('jobs').insert({
      ...{ kind: 'housekeeping', key: 'now', payload: '{}' },
      ...{ due_at: server.clock.now(), created_at: server.clock.now() },
    });
    await server.drain();
    assert.deepEqual(await ctx.db.read('model_answers'), []);
  });
});

describe('a model that the environment names', () => {
  before(() =>
    begin({ config: { model: { kind: 'openai', url: 'http://127.0.0.1:9', name: 'tiny-1', key: KEY } } }),
  );
  after(end);

  test('writes for everybody, and is changed there alone', async () => {
    const settings = await read(SHARED, admin);
    assert.deepEqual(
      [settings.use, settings.fixed, settings.url, settings.model, settings.hasKey],
      ['own', true, 'http://127.0.0.1:9/v1', 'tiny-1', true],
    );
    assert.equal((await read()).serverModel, 'tiny-1');
    for (const json of [{ url: base }, { model: 'tiny-2' }, { key: '' }, { kind: 'anthropic' }])
      assert.equal((await save(json, SHARED, admin)).status, 409);
    const bounded = await saved({ dayTokens: 5000, businessDayTokens: 1000, use: 'none' }, SHARED, admin);
    assert.deepEqual([bounded.dayTokens, bounded.businessDayTokens, bounded.use], [5000, 1000, 'none']);
    assert.equal((await read()).serverModel, null);
  });
});
