// Models of both kinds, against a stand-in: what is sent, what is read, and what each misbehaviour comes to.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { Outbound } from '../../../server/connectors/http.ts';
import { createModels } from '../../../server/connectors/models/registry.ts';
import type { ModelKind } from '../../../server/contract/model.ts';
import type { ChatCall, Models } from '../../../server/domain/models/index.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { ModelStandIn } from '../../support/model-stand-in.ts';

const KEY = 'sk-test-key';
const NOW = Date.UTC(2027, 2, 1, 9);
const SCHEMA = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

for (const kind of ['openai', 'anthropic'] as const satisfies readonly ModelKind[]) {
  describe(`a model of the kind ${kind}`, () => {
    let standIn: ModelStandIn;
    let models: Models;
    let base = '';
    before(async () => {
      standIn = new ModelStandIn();
      const address = await standIn.start();
      base = kind === 'openai' ? `${address}/v1` : address;
    });
    after(() => standIn.stop());
    beforeEach(() => {
      standIn.calls.length = 0;
      standIn.key = KEY;
      standIn.refuses = [];
      models = createModels({ outbound: new Outbound(), clock: new SimulatedClock(NOW), silence: 50 });
    });

    const place = (change: Partial<ChatCall['place']> = {}) =>
      ({ kind, url: base, key: KEY, reach: 'anywhere', ...change }) as const;
    const ask = (change: Partial<ChatCall> = {}) =>
      models.chat({
        place: place(),
        model: 'tiny-1',
        system: 'Be brief.',
        user: 'Say hello.',
        maxTokens: 100,
        form: 'json_schema',
        schema: { name: 'greeting', json: SCHEMA },
        stream: false,
        timeout: 5000,
        ...change,
      });

    test('lists what there is', async () => {
      assert.deepEqual(await models.list(place(), 5000), { end: 'listed', models: ['tiny-1', 'tiny-2'] });
      assert.deepEqual(await models.list(place({ key: 'wrong' }), 5000), { end: 'failed', why: 'key' });
      assert.deepEqual(
        await models.list(place({ url: `${base}/else` }), 5000).then(({ end }) => end),
        'listed',
      );
    });

    for (const stream of [false, true]) {
      test(`answers ${stream ? 'piece by piece' : 'at once'}, and tells what it counted`, async () => {
        standIn.say = () => '{"text":"Grüezi – 你好"}';
        assert.deepEqual(await ask({ stream }), {
          end: 'answered',
          text: '{"text":"Grüezi – 你好"}',
          usage: { input: 5, output: 6 },
          isWhole: true,
        });
        const [call] = standIn.calls;
        assert.deepEqual([call?.system, call?.user, call?.form], ['Be brief.', 'Say hello.', 'json_schema']);
        assert.equal(call?.body.model, 'tiny-1');
        assert.equal(call?.body.max_tokens, 100);
        assert.match(JSON.stringify(call?.body), /"required":\["text"\]/);
      });

      test(`says when an answer ${stream ? 'in pieces ' : ''}ran into its bound`, async () => {
        standIn.say = () => 'Hello';
        standIn.faults.push('long');
        const end = await ask({ stream });
        assert.equal(end.end === 'answered' && end.isWhole, false);
      });
    }

    test('is not asked for a form that it refuses, and told so', async () => {
      standIn.refuses = ['json_schema', 'json_object'];
      assert.deepEqual(await ask(), { end: 'unsupported' });
      assert.deepEqual(await ask({ form: 'json_object' }), { end: 'unsupported' });
      assert.equal((await ask({ form: 'prompt' })).end, 'answered');
      assert.equal(standIn.calls.at(-1)?.form, null);
    });

    test('that stalls, breaks off or says nothing is given up', async (t) => {
      standIn.faults.push('stall');
      assert.deepEqual(await ask({ stream: true }), { end: 'failed', why: 'timeout' });
      standIn.faults.push('cut');
      assert.deepEqual(await ask({ stream: true }), { end: 'failed', why: 'answer' });
      standIn.faults.push('away');
      assert.deepEqual(await ask(), { end: 'failed', why: 'unreachable' });
      // The time is over once the model has been asked.
      let time = new AbortController();
      t.mock.method(AbortSignal, 'timeout', () => {
        time = new AbortController();
        return time.signal;
      });
      standIn.onCall = () => time.abort();
      standIn.faults.push('hang');
      assert.deepEqual(await ask(), { end: 'failed', why: 'timeout' });
      standIn.onCall = () => {};
    });

    test('is left when nobody wants the answer any more', async () => {
      const stop = new AbortController();
      standIn.onCall = () => stop.abort();
      standIn.faults.push('hang');
      assert.deepEqual(await ask({ signal: stop.signal }), { end: 'aborted' });
      standIn.onCall = () => {};
    });

    test('says to wait, and for how long', async () => {
      standIn.faults.push({ status: 429, headers: { 'Retry-After': '7' } });
      assert.deepEqual(await ask(), { end: 'later', busy: true, after: 7000 });
      const date = new Date(NOW + 9000).toUTCString();
      standIn.faults.push({ status: 503, headers: { 'Retry-After': date } });
      assert.deepEqual(await ask(), { end: 'later', busy: false, after: 9000 });
      standIn.faults.push(
        { status: 500 },
        { status: 529 },
        { status: 429, headers: { 'Retry-After': 'soon' } },
      );
      for (const busy of [false, false, true])
        assert.deepEqual(await ask(), { end: 'later', busy, after: null });
    });

    test('refuses keys, addresses and calls, each in its own way', async () => {
      assert.deepEqual(await ask({ place: place({ key: null }) }), { end: 'failed', why: 'key' });
      standIn.faults.push({ status: 404 }, { status: 302, headers: { Location: 'http://evil.example/' } });
      assert.deepEqual(await ask(), { end: 'failed', why: 'model' });
      assert.deepEqual(await ask(), { end: 'failed', why: 'model' });
      standIn.faults.push({ status: 400 });
      assert.deepEqual(await ask({ form: 'prompt' }), { end: 'failed', why: 'asked' });
      for (const fault of ['html', { status: 200, body: '{"choices":[],"content":3}' }] as const) {
        standIn.faults.push(fault);
        assert.deepEqual(await ask(), { end: 'failed', why: 'answer' });
      }
    });

    test('that a person named is called only at a public address', async () => {
      const inside = place({ reach: 'public' });
      assert.deepEqual(await ask({ place: inside }), { end: 'failed', why: 'forbidden' });
      assert.deepEqual(await models.list(inside, 5000), { end: 'failed', why: 'forbidden' });
      assert.deepEqual(standIn.calls, []);
      const { port } = new URL(base);
      const outbound = new Outbound({ resolve: async () => ['127.0.0.1'], allow: [`127.0.0.1:${port}`] });
      models = createModels({ outbound, clock: new SimulatedClock(NOW) });
      const url = base.replace('127.0.0.1', 'models.test');
      assert.equal((await ask({ place: place({ reach: 'public', url }) })).end, 'answered');
      // A redirect is not followed: the key is for that address alone.
      standIn.faults.push({ status: 307, headers: { Location: 'http://10.0.0.1/' } });
      assert.deepEqual(await ask({ place: place({ reach: 'public', url }) }), {
        end: 'failed',
        why: 'model',
      });
    });
  });
}

describe('what only one kind does', () => {
  let standIn: ModelStandIn;
  let base = '';
  before(async () => {
    standIn = new ModelStandIn();
    base = await standIn.start();
  });
  after(() => standIn.stop());

  const call = (kind: ModelKind): ChatCall => ({
    place: { kind, url: kind === 'openai' ? `${base}/v1` : base, key: 'k', reach: 'anywhere' },
    model: 'o-1',
    system: '',
    user: 'Hello',
    maxTokens: 50,
    form: 'prompt',
    schema: { name: 'x', json: SCHEMA },
    stream: true,
    timeout: 5000,
  });
  const create = () => createModels({ outbound: new Outbound(), clock: new SimulatedClock(NOW) });

  test('newer models want the bound under another name: that is learnt once', async () => {
    const models = create();
    standIn.faults.push('param:max_tokens', 'param:stream_options');
    assert.equal((await models.chat(call('openai'))).end, 'answered');
    assert.equal(standIn.calls.length, 3);
    const last = standIn.calls.at(-1)?.body;
    assert.deepEqual(
      [last?.max_tokens, last?.max_completion_tokens, last?.stream_options],
      [undefined, 50, undefined],
    );
    assert.equal((await models.chat(call('openai'))).end, 'answered');
    assert.equal(standIn.calls.length, 4);
  });

  test('a field that is refused again and again ends the call', async () => {
    standIn.faults.push('param:max_tokens', 'param:max_tokens');
    assert.deepEqual(await create().chat(call('openai')), { end: 'failed', why: 'asked' });
  });

  test('a stream may end with an error', async () => {
    standIn.faults.push('error-event');
    assert.deepEqual(await create().chat(call('anthropic')), { end: 'later', busy: false, after: null });
  });

  test('what a model does not count stays open', async () => {
    standIn.counts = false;
    const end = await create().chat(call('openai'));
    assert.equal(end.end === 'answered' && end.usage, null);
  });

  test('each kind carries its key in its own way, and its version', () => {
    const [openai, anthropic] = ['/v1/chat/completions', '/v1/messages'].map((path) =>
      standIn.calls.find((one) => one.path === path),
    );
    assert.equal(openai?.headers.authorization, 'Bearer k');
    assert.deepEqual(
      [anthropic?.headers['x-api-key'], anthropic?.headers['anthropic-version']],
      ['k', '2023-06-01'],
    );
  });
});
