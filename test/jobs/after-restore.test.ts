// A restored database: what writes to people, or waits for approval, since the backup.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { writeLetter } from '../../server/domain/letters/index.ts';
import { settleAfterRestore } from '../../server/jobs/after-restore.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { readSentence, say, wordsOf } from '../../server/sentences/index.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const backup = { at: START, name: '1 Mar 2027, 09:00 UTC' };
const settle = () => unitOfWork(server.app.ctx, SYSTEM, (tx) => settleAfterRestore(tx, backup));

test('letters are held for the admin, approvals say what may have happened, and every session ends', async () => {
  const owner = server.as('owner');
  const { ctx } = server.app;
  await saveProfile(owner);
  const { id } = await connectChannel(owner, 'facebook');
  const [due, later] = await generatePosts(owner, id, 2);
  await server.drain();
  const wait = (postId: number | undefined, scheduled_at: number) =>
    ctx.db.write('posts').where({ id: postId }).update({ status: 'awaiting_approval', scheduled_at });
  await wait(due?.id, START + HOUR);
  await wait(later?.id, START + 9 * HOUR);
  const to = { name: 'Anna', email: 'anna@example.com' };
  const props = {
    title: say('legacy', { text: 'News' }),
    message: say('legacy', { text: 'Bread.' }),
    action: null,
  };
  const letterId = await unitOfWork(ctx, SYSTEM, (tx) => writeLetter(tx, { to, template: 'notice', props }));
  server.clock.advanceTo(START + 2 * HOUR);

  const { token } = await (await owner('/api/tokens', { json: { name: 'Shop', scopes: ['read'] } })).json();

  const { jobs } = await settle();
  assert.ok(jobs >= 1);
  const [letterJob] = await ctx.db.read('jobs').where({ kind: 'send-letter' }).orderBy('id', 'desc');
  assert.equal(letterJob.state, 'needs_human');
  assert.match(
    wordsOf(readSentence(letterJob.last_error)),
    /^Held: the server was restored from a backup of 1 Mar 2027, 09:00 UTC/,
  );
  await server.drain();
  assert.equal((await ctx.db.read('letters').where({ id: letterId }).first()).status, 'queued', 'not sent');
  const noteOf = async (postId: number | undefined) => {
    const post = await ctx.db.read('posts').where({ id: postId }).first();
    return `${post.status}: ${post.note && wordsOf(readSentence(post.note))}`;
  };
  assert.match(await noteOf(due?.id), /^awaiting_approval: It may already have been published/);
  assert.doesNotMatch(await noteOf(later?.id), /may already/);
  assert.deepEqual(await ctx.db.read('sessions').select('id'), []);
  assert.equal((await owner('/api/user')).status, 401);
  const program = await server.as('anonymous')('/api/user', {
    headers: { Authorization: `Bearer ${token}` },
  });
  assert.equal(program.status, 401, 'a token that was ended since does not live again');
});
