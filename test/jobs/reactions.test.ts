// What the types of events, reactions and jobs must refuse: each line below that compiled would be a mistake.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import type { EventRow, NewEvent } from '../../server/contract/events.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { type Reaction, reactionsTo } from '../../server/jobs/reactions.ts';
import { makeRun } from '../support/job-run.ts';

const AT = Date.UTC(2027, 2, 1, 9);

test('an event names a known kind, says what the kind needs, and what it is about', () => {
  const wrong: readonly NewEvent[] = [
    // @ts-expect-error no such kind
    { kind: 'post.sheduled', businessId: 1, subjectId: 1, data: { channel: 'x', at: AT } },
    // @ts-expect-error a scheduled post has a time
    { kind: 'post.scheduled', businessId: 1, subjectId: 1, data: { channel: 'x' } },
    // @ts-expect-error a post has an id
    { kind: 'post.draft', businessId: 1, data: { channel: 'x' } },
    // @ts-expect-error a profile is of a business
    { kind: 'profile.saved', businessId: null },
  ];
  assert.equal(wrong.length, 4);
});

test('a reaction makes jobs of which the payload is what the job parses', () => {
  const wrong: readonly Reaction[] = [
    // @ts-expect-error a post is named by its number
    { kind: 'publish-post', payload: { postId: '7' } },
    // @ts-expect-error the name of another job's part
    { kind: 'send-letter', payload: { postId: 7 } },
    // @ts-expect-error no such job
    { kind: 'send-leter', payload: { letterId: 7 } },
  ];
  assert.equal(wrong.length, 3);
  const event: EventRow<'post.scheduled'> = {
    ...{ id: 1, kind: 'post.scheduled', businessId: 1, subjectId: 7, createdAt: AT - 1 },
    data: { channel: 'x', at: AT },
  };
  assert.deepEqual(reactionsTo(event), [{ kind: 'publish-post', payload: { postId: 7, at: AT }, runAt: AT }]);
});

test('what is taken down is taken down where it is', () => {
  const data = { channel: 'x', connectionId: 3, network: 'real', externalId: '7' } as const;
  const event: EventRow<'post.deleted'> = {
    ...{ id: 1, kind: 'post.deleted', businessId: 1, subjectId: 7, createdAt: AT },
    data,
  };
  assert.deepEqual(reactionsTo(event), [
    { kind: 'remove-post', payload: { postId: 7, ...data }, turn: 'ask:3' },
  ]);
});

test('a job is handed what its schema parses', async () => {
  const seen: number[] = [];
  const job = defineJob(v.object({ postId: v.number() }), async ({ postId }) => {
    seen.push(postId);
    return DONE;
  });
  // @ts-expect-error the schema knows no other type
  const other: v.InferInput<typeof job.payload> = { postId: 'seven' };
  await job.run({ postId: 7 }, makeRun());
  await assert.rejects(async () => job.run(other, makeRun()), /Expected number/);
  assert.deepEqual(seen, [7]);
});
