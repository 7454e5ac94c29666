// Connecting in steps: whose attempt it is, how long it lasts, what it comes to, and what is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginConnect,
  chooseAccount,
  readAttempt,
  returnFromNetwork,
  type SignInOutcome,
} from '../../../server/domain/channels/index.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { BEGIN, inputOf, inSigningIn, type SigningIn } from '../../support/signing-in.ts';

const isCode = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

eachDatabase((open) => {
  const comeBack = (world: SigningIn, back: { state: string; code?: string; error?: string }) =>
    returnFromNetwork(world.ctx, world.signIns, world.actor, { type: 'x', ...back });
  const look = (world: SigningIn, state: string) => readAttempt(world.ctx, world.actor, state);

  test('leads from the first step to a connection, with the tokens sealed', async () => {
    const world = await inSigningIn(await open());
    const { ctx, signIns, actor } = world;
    const { state, code } = await world.goThere();
    assert.deepEqual(await look(world, state), { type: 'x', status: 'pending', accounts: [] });
    await comeBack(world, { state, code });
    const attempt = await look(world, state);
    assert.equal(attempt.status, 'choose');
    assert.deepEqual(
      attempt.accounts.map(({ id, kind }) => [id, kind]),
      [
        ['sandbox-page-1', 'page'],
        ['sandbox-page-2', 'page'],
        ['sandbox-profile', 'profile'],
      ],
    );
    const id = await chooseAccount(ctx, signIns, actor, { state, accountId: 'sandbox-page-2' });
    assert.deepEqual(await look(world, state), {
      type: 'x',
      status: 'connected',
      accounts: [],
      platformId: id,
    });
    const [connection] = await ctx.db.read('connections');
    assert.partialDeepStrictEqual(connection, { id, type: 'x', network: 'sandbox', name: 'Second X page' });
    const opened = await world.open(id);
    assert.ok(opened.end === 'opened' && opened.credential);
    const { token, externalId, scopes } = opened.credential;
    assert.deepEqual([externalId, scopes.includes('tweet.write')], ['sandbox-page-2', true]);
    assert.equal(await world.sandbox.admits('x', token), true);
    const rows = await Promise.all(
      ['connection_accounts', 'connect_attempts', 'provider_apps', 'events', 'jobs'].map((one) =>
        ctx.db.read(one),
      ),
    );
    for (const secret of [token, state, code]) assert.ok(!JSON.stringify(rows).includes(secret));
    assert.equal(await world.countEvents('connection.connected'), 1);
  });

  test('belongs to the account, the session and the business that began it', async () => {
    const world = await inSigningIn(await open());
    const { ctx, signIns, actor } = world;
    const { state, code } = await world.goThere();
    const strangers = [
      { ...actor, accountId: actor.accountId + 1 },
      { ...actor, sessionId: 8 },
      { ...actor, businessId: actor.businessId + 1 },
    ];
    for (const stranger of strangers) {
      const back = { type: 'x', state, code } as const;
      await assert.rejects(returnFromNetwork(ctx, signIns, stranger, back), isCode('not-found'));
      await assert.rejects(readAttempt(ctx, stranger, state), isCode('not-found'));
      const choice = { state, accountId: 'sandbox-page-1' };
      await assert.rejects(chooseAccount(ctx, signIns, stranger, choice), isCode('not-found'));
    }
    const elsewhere = { type: 'facebook', state, code } as const;
    await assert.rejects(returnFromNetwork(ctx, signIns, actor, elsewhere), isCode('not-found'));
    await comeBack(world, { state, code });
    assert.equal((await look(world, state)).status, 'choose');
  });

  test('takes the first return, and no other', async () => {
    const world = await inSigningIn(await open());
    const { state, code } = await world.goThere();
    await comeBack(world, { state, error: 'access_denied' });
    await comeBack(world, { state, code });
    const attempt = await look(world, state);
    assert.deepEqual(
      [attempt.status, attempt.error],
      ['failed', 'Drivyn was not allowed in at X. Nothing was connected.'],
    );
  });

  test('of two returns at once one exchanges the code', async () => {
    const world = await inSigningIn(await open());
    const { state, code } = await world.goThere();
    await Promise.all([comeBack(world, { state, code }), comeBack(world, { state, code })]);
    assert.equal((await look(world, state)).status, 'choose');
    const id = await chooseAccount(world.ctx, world.signIns, world.actor, {
      state,
      accountId: 'sandbox-page-1',
    });
    assert.equal((await world.open(id)).end, 'opened');
  });

  for (const step of ['the return', 'the choice'] as const) {
    test(`is over after ten minutes, before ${step}`, async () => {
      const world = await inSigningIn(await open());
      const { state, code } = await world.goThere();
      if (step === 'the choice') await comeBack(world, { state, code });
      world.clock.advance(10 * MINUTE);
      if (step === 'the return') await comeBack(world, { state, code });
      assert.partialDeepStrictEqual(await look(world, state), {
        status: 'failed',
        error: 'This took longer than ten minutes. Begin again.',
      });
      const choice = { state, accountId: 'sandbox-page-1' };
      await assert.rejects(chooseAccount(world.ctx, world.signIns, world.actor, choice), isCode('conflict'));
      assert.equal((await world.ctx.db.read('connections')).length, 0);
    });
  }

  test('an account is chosen once, and only one that was offered', async () => {
    const world = await inSigningIn(await open());
    const { ctx, signIns, actor } = world;
    const { state, code } = await world.goThere();
    await comeBack(world, { state, code });
    const choose = (accountId: string) => chooseAccount(ctx, signIns, actor, { state, accountId });
    await assert.rejects(choose('somebody-else'), isCode('invalid'));
    await choose('sandbox-profile');
    await assert.rejects(choose('sandbox-page-1'), isCode('conflict'));
    assert.equal((await ctx.db.read('connection_accounts'))[0]?.external_id, 'sandbox-profile');
  });

  test('connecting again changes the account of the connection, but not under a post on its way', async () => {
    const world = await inSigningIn(await open());
    const { ctx, signIns, actor } = world;
    const id = await world.connect();
    const post = { business_id: actor.businessId, connection_id: id, origin: 'person', status: 'publishing' };
    const times = { created_at: BEGIN, updated_at: BEGIN };
    await ctx.db.write('posts').insert({ ...post, content: 'Bread.', ...times });
    const { state, code } = await world.goThere();
    await comeBack(world, { state, code });
    const choose = (accountId: string) => chooseAccount(ctx, signIns, actor, { state, accountId });
    await assert.rejects(choose('sandbox-page-2'), isCode('conflict'));
    await ctx.db.write('posts').update({ status: 'published' });
    assert.equal(await choose('sandbox-page-2'), id);
    const [account] = await ctx.db.read('connection_accounts');
    assert.deepEqual([account?.external_id, account?.version], ['sandbox-page-2', 2]);
  });

  test('where there is one account nobody has to choose; a page keeps the tokens of its own', async () => {
    const page = {
      access: 'page-token',
      accessEndsAt: null,
      refresh: null,
      refreshEndsAt: null,
      scopes: ['post'],
    };
    const world = await inSigningIn(await open(), (sandbox) => ({
      ...sandbox.oauth,
      listAccounts: async () => [
        { id: '1', name: 'Bakery', handle: null, kind: 'page' as const, tokens: page },
      ],
    }));
    const { state, code } = await world.goThere();
    await comeBack(world, { state, code });
    const { status, platformId } = await look(world, state);
    assert.equal(status, 'connected');
    world.clock.advance(90 * 24 * HOUR);
    const opened = await world.open(platformId ?? 0);
    assert.ok(opened.end === 'opened');
    assert.deepEqual([opened.credential?.token, opened.credential?.scopes], ['page-token', ['post']]);
  });

  test('says why it came to nothing', async () => {
    const databases = await open();
    const failures = {
      'X did not accept the sign-in. Try again.': async () => ({ end: 'refused', why: 'refused' }) as const,
      'X does not accept the keys of this server. Whoever runs it has to look at them.': async () =>
        ({ end: 'refused', why: 'keys' }) as const,
      'X did not answer. Try again in a few minutes.': () => Promise.reject(new Error('reset')),
    };
    let exchange: () => Promise<SignInOutcome> = () => Promise.reject(new Error('none'));
    const world = await inSigningIn(databases, ({ oauth }) => ({ ...oauth, exchange: () => exchange() }));
    for (const [words, answer] of Object.entries(failures)) {
      exchange = answer;
      const { state, code } = await world.goThere();
      await comeBack(world, { state, code });
      assert.partialDeepStrictEqual(await look(world, state), { status: 'failed', error: words });
    }
    assert.equal(world.reports.length, 1);
  });

  test('needs keys: without any nothing begins, and what the environment names is used', async () => {
    const { register: _, ...unregistered } = (await inSigningIn(await open())).sandbox.oauth;
    const world = await inSigningIn(await open(), () => unregistered);
    const begin = () => beginConnect(world.ctx, world.signIns, world.actor, inputOf('x'));
    await assert.rejects(begin(), (error) => {
      assert.ok(error instanceof AppError && error.code === 'conflict');
      assert.match(error.message, /^No keys of X are configured on this server\./);
      return true;
    });
    const signIns = { ...world.signIns, apps: { sandbox: { clientId: 'ours', clientSecret: 's' } } };
    const begun = await beginConnect(world.ctx, signIns, world.actor, inputOf('x'));
    assert.equal(new URL(begun.authorizeUrl ?? '').searchParams.get('client_id'), 'ours');
  });

  test('is not there for mail, which leaves through the server’s own', async () => {
    const world = await inSigningIn(await open());
    const begin = beginConnect(world.ctx, world.signIns, world.actor, inputOf('email'));
    await assert.rejects(begin, isCode('conflict'));
  });

  test('a network of many servers knows us on each by another name', async () => {
    const servers: (string | null)[] = [];
    const world = await inSigningIn(await open(), ({ oauth }) => ({
      ...oauth,
      asksServer: true,
      register: async ({ server }) => {
        servers.push(server);
        return { clientId: `at ${server}`, clientSecret: 's' };
      },
    }));
    const begin = (server: string) =>
      beginConnect(world.ctx, world.signIns, world.actor, inputOf('x', { server }));
    await assert.rejects(begin(''), isCode('invalid'));
    const pages = [];
    for (const server of ['a.example', 'b.example', 'a.example'])
      pages.push((await begin(server)).authorizeUrl);
    assert.deepEqual(
      pages.map((page) => new URL(page ?? '').searchParams.get('client_id')),
      ['at a.example', 'at b.example', 'at a.example'],
    );
    assert.deepEqual(servers, ['a.example', 'b.example']);
  });

  test('an app password connects at once, and a wrong one says so', async () => {
    const world = await inSigningIn(await open(), (sandbox) => sandbox.appPassword);
    const begin = (typed: object) => beginConnect(world.ctx, world.signIns, world.actor, inputOf('x', typed));
    await assert.rejects(begin({ handle: 'bakery' }), isCode('invalid'));
    const wrong = await begin({ handle: 'bakery', password: 'no' });
    assert.equal(wrong.authorizeUrl, null);
    assert.equal((await look(world, wrong.state)).status, 'failed');
    const right = await begin({ handle: 'bakery', password: 'abcd-efgh-1234-5678' });
    assert.equal((await look(world, right.state)).status, 'choose');
    const rows = JSON.stringify(await world.ctx.db.read('connect_attempts'));
    assert.ok(!rows.includes('abcd-efgh'));
  });
});
