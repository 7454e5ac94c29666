// Every network as an operator and an owner meet it: keys, a page that refuses, one's own way back, a choice, and the end of
// it. What people read has to be true of each.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Doctor } from '../../../server/contract/doctor.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { createClient } from '../../support/client.ts';
import { NETWORKS, nameOf } from './networks.ts';
import {
  ATTEMPTS,
  allow,
  begin,
  connect,
  look,
  mustBegin,
  openWorld,
  screen,
  type World,
  wordsOf,
} from './world.ts';

/** Names of the radio buttons that are chosen. */
const chosenIn = (html: string) =>
  (html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [])
    .filter((input) => / checked=/.test(input))
    .map((input) => / name="([^"]*)"/.exec(input)?.[1]);

for (const network of NETWORKS) {
  describe(nameOf(network), () => {
    const { type, keys, denial, question } = network;
    const { name, delivery } = channelOf(type);

    async function open(t: TestContext, hasKeys = true): Promise<World> {
      const world = await openWorld(network, hasKeys);
      t.after(world.close);
      return world;
    }

    if (keys)
      test('keys are asked for, tried, and said to be wrong by the name of whose app it is', async (t) => {
        const world = await open(t, false);
        const without = await begin(world);
        assert.deepEqual(
          [without.status, await without.text()],
          [409, `No keys of ${name} are configured on this server. Whoever runs it can add them.`],
        );
        const app = `/api/admin/provider-apps/${keys.provider}`;
        const owner = channelOf(keys.provider).name;
        const enter = async (json: object): Promise<string> => {
          const saved = await world.server.as('admin')(app, { method: 'PUT', json });
          assert.equal(saved.status, 200, await saved.clone().text());
          return (await (await world.server.as('admin')(`${app}/check`, { method: 'POST' })).json()).end;
        };
        assert.equal(await enter({ ...keys.app, clientSecret: 'mistyped' }), 'unknown');
        const begun = await mustBegin(world);
        await world.owner(await allow(begun));
        assert.equal(
          (await look(world, begun.state)).error,
          `${owner} does not accept the keys of this server. Whoever runs it has to look at them.`,
        );
        assert.equal(await enter(keys.app), 'known');
        await connect(world);
      });

    if (denial)
      test('one comes back once, in time, as oneself; or is told that it was not allowed', async (t) => {
        const world = await open(t);
        const { owner } = world;
        const denied = await mustBegin(world);
        const back = (told: object, state: string) =>
          owner(`/oauth/${type}/callback?${new URLSearchParams({ ...told, state })}`);
        assert.equal((await back(denial, denied.state)).status, 303);
        const told = `Drivyn was not allowed in at ${name}. Nothing was connected.`;
        assert.equal((await look(world, denied.state)).error, told);
        const html = wordsOf(await screen(world, `/connecting/${denied.state}`));
        assert.match(html, new RegExp(told));
        assert.equal(/by hand/.test(html), delivery !== 'none', html);
        // What it leads back with afterwards counts for nothing.
        await back({ code: 'late' }, denied.state);
        assert.equal((await look(world, denied.state)).error, told);

        assert.equal((await back({ code: 'any' }, 'f'.repeat(43))).status, 404);
        const scopes = await mustBegin(world);
        await back({ error: 'invalid_scope' }, scopes.state);
        assert.match(
          (await look(world, scopes.state)).error ?? '',
          /does not let the app of this server ask/,
        );

        const late = await mustBegin(world);
        const path = await allow(late);
        const foreign = createClient(world.server.url, { cookie: `__Host-${TOKENS.foreign.cookie}` });
        assert.equal((await foreign(path)).status, 404);
        world.server.clock.advance(10 * MINUTE);
        assert.equal((await owner(path)).status, 303);
        assert.equal(
          (await look(world, late.state)).error,
          'This took longer than ten minutes. Begin again.',
        );
        const { state, id } = await connect(world);
        assert.equal((await back({ code: 'again' }, state)).status, 303);
        assert.deepEqual(await look(world, state), { status: 'connected', accounts: [], platformId: id });
      });

    test('nothing is chosen before somebody chooses, and who is connected is said, and what follows', async (t) => {
      const world = await open(t);
      if (question !== null) {
        const begun = await mustBegin(world);
        await world.owner(await allow(begun));
        const html = await screen(world, `/connecting/${begun.state}`);
        assert.ok(wordsOf(html).includes(question), wordsOf(html));
        assert.deepEqual(chosenIn(html), []);
        const none = await world.owner(`${ATTEMPTS}/${begun.state}/choose`, { json: {} });
        assert.equal(none.status, 422);
      }
      const { state, id } = await connect(world);
      const done = wordsOf(await screen(world, `/connecting/${state}`));
      assert.ok(done.includes(`${name} is connected as ${network.as} `), done);
      assert.equal(done.includes('The next 5 posts wait for your approval.'), delivery !== 'none', done);
      assert.equal(done.includes('part of the plan'), delivery !== 'none', done);
      const read = await world.owner(`/api/platforms/${id}/doctor`);
      const { renewsAt, revokes } = (await read.json()) as Doctor;
      assert.deepEqual([renewsAt !== null, revokes], [network.renews, network.revokes.length > 0]);
    });

    test('the end of it is told to the network where it can be, and nothing is claimed beyond that', async (t) => {
      const world = await open(t);
      const { owner } = world;
      const { id } = await connect(world);
      const settings = `/platforms/${channelOf(type).segment}?tab=settings`;
      const before = wordsOf(await screen(world, settings));
      assert.equal(before.includes(`asks ${name} to end it`), network.revokes.length > 0, before);
      assert.equal(/Posts stay|Posts are published there/.test(before), delivery !== 'none', before);
      const asked = world.there.asked.length;
      const ended = await owner(`/api/platforms/${id}/disconnect`, { method: 'POST' });
      assert.deepEqual(await ended.json(), { revoked: network.revokes.length > 0 });
      const paths = world.there.asked.slice(asked).map(({ path }) => path);
      assert.deepEqual(
        paths.filter((path) => network.revokes.includes(path)),
        network.revokes,
      );
      const after = await screen(world, settings);
      assert.match(wordsOf(after), new RegExp(`Nobody is signed in to ${name}`));
      assert.ok(!chosenIn(after).includes('network'));
      assert.equal((await connect(world)).id, id, 'the same connection, once more');
    });

    if (network.revokes.length > 0)
      test('an end that the network does not confirm is not said to be one', async (t) => {
        const world = await open(t);
        const { id } = await connect(world);
        for (const wanted of network.revokes)
          world.there.refuse(({ path }) => path === wanted, { status: 503, body: 'busy' });
        const ended = await world.owner(`/api/platforms/${id}/disconnect`, { method: 'POST' });
        assert.deepEqual(await ended.json(), { revoked: false });
      });
  });
}
