// Asking a model within its bounds: what it costs, what is kept, when it is left alone, and what its answers come to.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import * as v from 'valibot';
import { Outbound } from '../../../server/connectors/http.ts';
import { createModels } from '../../../server/connectors/models/registry.ts';
import type { Database } from '../../../server/db/connect.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { Asker, AskingEnded } from '../../../server/domain/models/ask.ts';
import {
  type Endpoint,
  findEndpoint,
  type NewEndpoint,
  saveEndpoint,
} from '../../../server/domain/models/endpoint.repo.ts';
import { readSpend } from '../../../server/domain/models/ledger.ts';
import { newEndpoint } from '../../../server/domain/models/settings.ts';
import { DAY, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { ModelStandIn } from '../../support/model-stand-in.ts';

const START = Date.UTC(2027, 2, 1, 9);
const Answer = v.object({ text: v.string() });
const question = (user = 'Write.', more: { signal?: AbortSignal } = {}) => ({
  system: 'You write.',
  user,
  schema: Answer,
  json: { name: 'post', json: { type: 'object' } },
  ...more,
});

eachDatabase((open) => {
  describe('asking', () => {
    let standIn: ModelStandIn;
    let base = '';
    let db: Database;
    let clock: SimulatedClock;
    let asker: Asker;
    let endpoint: Endpoint;

    before(async () => {
      standIn = new ModelStandIn();
      base = `${await standIn.start()}/v1`;
      const { main } = await open();
      db = main;
      for (const at of [1, 2]) await insertBusiness(db.write, at);
    });
    after(() => standIn.stop());
    beforeEach(async () => {
      standIn.calls.length = 0;
      standIn.faults.length = 0;
      standIn.refuses = [];
      standIn.counts = true;
      standIn.onCall = () => {};
      standIn.say = ({ user }) => JSON.stringify({ text: `About ${user}` });
      clock = new SimulatedClock(START);
      await db.write('model_endpoints').del();
      await db.write('model_answers').del();
      asker = create();
      endpoint = await use({});
    });

    const create = () =>
      new Asker({
        ctx: createTestContext(db, clock),
        models: createModels({ outbound: new Outbound(), clock, silence: 50 }),
        isClosed: true,
        places: [],
      });
    const now = async () => {
      const found = await findEndpoint(db.read, null);
      assert.ok(found);
      return found;
    };
    async function use(change: Partial<NewEndpoint>): Promise<Endpoint> {
      const known = (await findEndpoint(db.read, null)) ?? newEndpoint(null);
      await saveEndpoint(
        db.write,
        { ...known, choice: 'own', url: base, model: 'tiny-1', ...change },
        clock.now(),
      );
      return now();
    }
    const ask = (user?: string, business = 1) => asker.ask(endpoint, business, question(user));
    const why = async (user?: string, business = 1) => {
      const asked = await ask(user, business);
      return asked.end === 'unanswered' ? wordsOf(asked.why) : asked.value;
    };
    const spent = async () => (await readSpend(db.read, endpoint.id, clock.now())).month;
    const calls = () => db.read('model_calls').orderBy('id');

    test('answers, and is not paid for the same question twice', async () => {
      assert.deepEqual(await ask('bread'), { end: 'answered', value: { text: 'About bread' } });
      const { tokens } = await spent();
      assert.deepEqual(await ask('bread'), { end: 'answered', value: { text: 'About bread' } });
      assert.equal(standIn.calls.length, 1);
      assert.equal((await spent()).tokens, tokens);
      // Another business, another model, another question, or a month later: asked anew.
      await ask('bread', 2);
      await ask('cake');
      endpoint = await use({ model: 'tiny-2' });
      await ask('bread');
      endpoint = await use({ model: 'tiny-1' });
      clock.advance(31 * DAY);
      await ask('bread');
      assert.equal(standIn.calls.length, 5);
    });

    test('counts what the server counted, and by its characters where it does not', async () => {
      endpoint = await use({ inputPrice: 3_000_000, outputPrice: 15_000_000 });
      await ask('bread');
      const [counted] = await calls();
      const { system, user } = standIn.calls[0] ?? { system: '', user: '' };
      const input = Math.ceil((system.length + user.length) / 4);
      assert.deepEqual(
        [counted.state, counted.input_tokens, counted.output_tokens, Boolean(counted.estimated)],
        ['answered', input, 6, false],
      );
      // Three dollars and fifteen for a million: so many millionths.
      assert.equal(Number(counted.cost), input * 3 + 6 * 15);
      standIn.counts = false;
      await ask('cake');
      const [, estimated] = await calls();
      assert.deepEqual([estimated.output_tokens, Boolean(estimated.estimated)], [6, true]);
    });

    test('reserves the worst before a call, and gives back what was not used', async () => {
      await ask('bread');
      const used = (await spent()).tokens;
      assert.ok(used < 20, `${used}`);
      const stop = new AbortController();
      let reserved = 0;
      standIn.faults.push('hang');
      standIn.onCall = async () => {
        reserved = (await spent()).tokens - used;
        stop.abort();
      };
      await assert.rejects(asker.ask(endpoint, 1, question('cake', { signal: stop.signal })), AskingEnded);
      assert.ok(reserved > endpoint.callTokens, `${reserved}`);
    });

    test('keeps to each bound, and asks nobody once one is reached', async () => {
      const bounds = [
        [{ dayTokens: 100 }, 'The tokens of today are used up.'],
        [{ monthTokens: 100 }, 'The tokens of this month are used up.'],
        [{ monthCost: 10, outputPrice: 1_000_000 }, 'The money for this month is used up.'],
        [{ businessDayTokens: 100 }, 'The tokens that this business may use today are used up.'],
      ] as const;
      for (const [bound, words] of bounds) {
        const none = {
          dayTokens: null,
          monthTokens: null,
          monthCost: null,
          businessDayTokens: null,
          outputPrice: 0,
        };
        endpoint = await use({ ...none, ...bound });
        assert.equal(await why(`within ${words}`), words);
      }
      assert.equal(standIn.calls.length, 0);
      assert.equal((await now()).failures, 0, 'a bound is no failure');
    });

    test('a bound of a business leaves the others alone, and a day begins anew', async () => {
      endpoint = await use({ callTokens: 200, businessDayTokens: 205 });
      await ask('one');
      assert.match(String(await why('two')), /this business may use today/);
      assert.deepEqual(await why('two', 2), { text: 'About two' });
      clock.advance(DAY);
      assert.deepEqual(await why('two'), { text: 'About two' });
    });

    test('two questions at once never take more than there is', async () => {
      endpoint = await use({ callTokens: 200, dayTokens: 205 });
      const ends = await Promise.all(['one', 'two', 'three'].map((user) => ask(user)));
      assert.equal(ends.filter(({ end }) => end === 'answered').length >= 1, true);
      const { tokens } = await spent();
      assert.ok(tokens <= 205, `${tokens}`);
    });

    test('at most two questions are under way', async () => {
      let open = 0;
      let most = 0;
      standIn.onCall = () => {
        open += 1;
        most = Math.max(most, open);
      };
      standIn.say = ({ user }) => {
        open -= 1;
        return JSON.stringify({ text: user });
      };
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((user) => ask(user)));
      assert.equal(standIn.calls.length, 5);
      assert.ok(most <= 2, `${most}`);
    });

    test('waits as it is told, twice at most, and gives way after that', async () => {
      standIn.faults.push({ status: 429, headers: { 'Retry-After': '7' } }, { status: 503 });
      const began = clock.now();
      assert.deepEqual(await why('bread'), { text: 'About bread' });
      const waited = clock.now() - began;
      assert.ok(waited >= 9000 && waited <= 13_000, `${waited}`);
      standIn.faults.push({ status: 500 }, { status: 500 }, { status: 500 });
      assert.equal(await why('cake'), 'It is out of order at the moment.');
      // Who asks for minutes is not waited for.
      standIn.faults.push({ status: 429, headers: { 'Retry-After': '600' } });
      assert.equal(await why('tea'), 'It takes no more questions at the moment.');
      const free = (await calls()).filter(({ state }) => state === 'unsent');
      assert.equal(free.length, 6);
      assert.ok(
        free.every(({ input_tokens: tokens }) => tokens === 0),
        'a refusal costs nothing',
      );
    });

    test('after three failures in a row it is left alone for a quarter of an hour', async () => {
      for (const user of ['a', 'b', 'c']) {
        standIn.faults.push('html');
        assert.match(String(await why(user)), /could not be read/);
      }
      assert.match(String(await why('d')), /left alone for a quarter of an hour/);
      assert.equal(standIn.calls.length, 3);
      clock.advance(15 * MINUTE);
      // One more try; it fails, and the rest begins again.
      standIn.faults.push('away');
      assert.match(String(await why('e')), /Nobody answers/);
      assert.match(String(await why('f')), /left alone/);
      clock.advance(15 * MINUTE);
      assert.deepEqual(await why('g'), { text: 'About g' });
      assert.deepEqual([(await now()).failures, (await now()).trouble], [0, null]);
    });

    test('goes down the forms that are refused, and remembers', async () => {
      standIn.refuses = ['json_schema', 'json_object'];
      assert.deepEqual(await why('bread'), { text: 'About bread' });
      assert.deepEqual(
        standIn.calls.map(({ form }) => form),
        ['json_schema', 'json_object', null],
      );
      assert.equal((await now()).form, 'prompt');
      await why('cake');
      assert.equal(standIn.calls.length, 4);
    });

    test('an answer with talk around it is read; one that is none may be mended once', async () => {
      standIn.say = () =>
        '<think>{"text":"draft"}</think>Sure!\n```json\n{"text":"A {nice} \\"one\\""}\n```\nEnjoy.';
      assert.deepEqual(await why('a'), { text: 'A {nice} "one"' });
      const answers = ['{"text": "torn', '{"text":"mended"}'];
      standIn.say = () => answers.shift() ?? '';
      assert.deepEqual(await why('b'), { text: 'mended' });
      assert.match(standIn.calls.at(-1)?.user ?? '', /could not be read as the JSON[\s\S]*\{"text": "torn$/);
      standIn.say = () => '{"words":"another form"}';
      const before = standIn.calls.length;
      assert.equal(await why('c'), 'Its answers were not in the form that was asked for.');
      assert.equal(standIn.calls.length, before + 2, 'mended once');
      assert.equal((await now()).trouble, 'answer');
      // What could not be used is not kept.
      standIn.say = () => '{"text":"well"}';
      assert.deepEqual(await why('c'), { text: 'well' });
    });

    test('an answer that ran into its bound is not mended: it would again', async () => {
      standIn.say = () => '{"text":"I think that';
      standIn.faults.push('long');
      assert.match(String(await why('a')), /ran into their bound/);
      assert.equal(standIn.calls.length, 1);
    });

    test('one that stalls, or says nothing, is given up; what it may have cost is counted', async () => {
      standIn.faults.push('stall');
      assert.match(String(await why('a')), /did not answer in time/);
      const [lost] = await calls();
      assert.deepEqual([lost.state, lost.output_tokens], ['failed', endpoint.callTokens]);
      standIn.faults.push('empty', 'empty');
      assert.match(String(await why('b')), /not in the form/);
    });

    test('whoever asked may stop waiting', async () => {
      const stop = new AbortController();
      standIn.faults.push('hang');
      standIn.onCall = () => stop.abort();
      await assert.rejects(asker.ask(endpoint, 1, question('a', { signal: stop.signal })), AskingEnded);
      assert.equal((await now()).failures, 0);
    });

    test('a model that was switched off, or exchanged, meanwhile is not asked', async () => {
      await use({ choice: 'none' });
      assert.equal((await ask('a')).end, 'unanswered');
      await use({ choice: 'own', model: 'tiny-2' });
      assert.equal((await ask('a')).end, 'unanswered');
      assert.equal(standIn.calls.length, 0);
    });
  });
});
