// Drafts that take a while: written once, however often the job begins anew.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { BUSINESS_PROFILE_EXAMPLE, BusinessProfileInput } from '../../../server/contract/business.ts';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import {
  askForDrafts,
  generateDrafts,
  getWriting,
  saveProfile,
  writeAsked,
} from '../../../server/domain/autopilot/index.ts';
import { purgeWritings } from '../../../server/domain/autopilot/writing.repo.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { connectChannel } from '../../../server/domain/channels/index.ts';
import { listPosts } from '../../../server/domain/content/index.ts';
import { BUILT_IN, type Writer } from '../../../server/domain/writer/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inPublishingWorld } from '../../support/publishing.ts';

async function inBusiness(databases: Databases) {
  const { ctx } = inPublishingWorld(databases);
  const { businessId, accountId } = await unitOfWork(ctx, SYSTEM, async (tx) => {
    const id = await insertBusiness(tx.q, tx.now);
    const person = {
      name: 'Ada',
      email: 'ada@example.com',
      businessId: id,
      role: 'owner',
      now: tx.now,
    } as const;
    return { businessId: id, accountId: (await insertAccount(tx.q, person)).id };
  });
  const actor: AccountActor = { kind: 'account', accountId, businessId, role: 'owner', open: false };
  const { userId: _, ...profile } = BUSINESS_PROFILE_EXAMPLE;
  await saveProfile(ctx, actor, v.parse(BusinessProfileInput, profile));
  const channel = { type: 'facebook', name: '', isActive: true, network: 'sandbox' } as const;
  const { connection } = await connectChannel(ctx, actor, channel);
  const request = { connectionId: connection.id, count: 2 };
  const posts = () => listPosts(ctx.db.read, { businessId, limit: 50 });
  const run = (id: number, writer: Writer, isLast = false) =>
    writeAsked(ctx, id, { writer, signal: new AbortController().signal, isLast });
  return { ctx, actor, request, posts, run };
}

/** Tells how far it is, as a model does. */
const slowly: Writer = {
  write: async (request, run) => {
    for (const at of request.slots.keys()) await run.onDone?.(at + 1);
    return BUILT_IN.write(request, run);
  },
};

eachDatabase((open) => {
  describe('drafts that are asked for', () => {
    test('are stored once, and say what came of them', async () => {
      const { ctx, actor, request, posts, run } = await inBusiness(await open());
      const { id, state } = await askForDrafts(ctx, actor, request);
      assert.equal(state, 'writing');
      assert.equal(await run(id, slowly), true);
      assert.equal(await run(id, slowly), true, 'another run finds nothing to do');
      const writing = await getWriting(ctx, actor, id);
      assert.deepEqual([writing.state, writing.written], ['done', 2]);
      assert.deepEqual([...writing.postIds].sort(), (await posts()).map((post) => post.id).sort());
      await assert.rejects(getWriting(ctx, { ...actor, businessId: actor.businessId + 1 }, id), AppError);
      await purgeWritings(ctx.db.write, writing.createdAt + 1);
      await assert.rejects(getWriting(ctx, actor, id), AppError);
    });

    test('are written anew by the next run when one is cut short', async () => {
      const { ctx, actor, request, posts, run } = await inBusiness(await open());
      const { id } = await askForDrafts(ctx, actor, request);
      const dying: Writer = {
        write: async (_, { onDone }) => {
          await onDone?.(1);
          throw new Error('the server ends');
        },
      };
      await assert.rejects(run(id, dying), /the server ends/);
      const { state, written } = await getWriting(ctx, actor, id);
      assert.deepEqual([state, written], ['writing', 1]);
      assert.equal(await run(id, slowly), true);
      assert.equal((await posts()).length, 2);
    });

    test('wait for whoever writes for the channel meanwhile, and say so in the end', async () => {
      const { ctx, actor, request, posts, run } = await inBusiness(await open());
      const { id } = await askForDrafts(ctx, actor, request);
      const overtaken: Writer = {
        write: async (asked, how) => {
          await generateDrafts(ctx, actor, { ...request, count: 1 });
          return BUILT_IN.write(asked, how);
        },
      };
      assert.equal(await run(id, overtaken), false);
      assert.equal((await getWriting(ctx, actor, id)).state, 'writing');
      assert.equal(await run(id, overtaken, true), true);
      const { state, problem } = await getWriting(ctx, actor, id);
      assert.equal(state, 'failed');
      assert.match(problem ? wordsOf(problem) : '', /being written right now/);
      assert.equal((await posts()).length, 2, 'those of the others');
    });
  });
});
