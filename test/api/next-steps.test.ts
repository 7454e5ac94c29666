// What keeps a post from being out is told in plain words, with the step that helps: in the notifications, among what waits,
// and at the post.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Need } from '../../server/contract/need.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post, Trouble } from '../../server/contract/post.ts';
import type { Sentence } from '../../server/contract/sentence.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { findPostOfAnyBusiness, transition } from '../../server/domain/content/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { say } from '../../server/sentences/index.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let platformId: number;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner);
  platformId = (await connectChannel(owner, 'facebook')).id;
  await server.drain();
});
after(() => server.stop());

const theirs = (words: string) => say('content.their-words', { words });

/** A post whose attempt ended so. @returns its id */
async function end(trouble: Trouble, note: Sentence): Promise<number> {
  const json = { platformId, content: `Bread that is ${trouble}.` };
  const { id }: Post = await (await owner('/api/contents', { json })).json();
  await server.app.ctx.db
    .write('posts')
    .where({ id })
    .update({ status: 'publishing', attempt: '1.a', scheduled_at: START });
  const to = trouble === 'unknown' || trouble === 'signed-out' ? 'needs_attention' : 'failed';
  await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
    const post = await findPostOfAnyBusiness(tx.q, id);
    assert.ok(post);
    await transition(tx, post, to, { note, trouble });
  });
  await server.drain();
  return id;
}

const CASES: readonly {
  readonly trouble: Trouble;
  readonly note: Sentence;
  readonly words: string;
  readonly action: (id: number) => Notification['action'];
  readonly need: string;
  readonly button: RegExp;
}[] = [
  {
    trouble: 'refused',
    note: say('content.refused', { channel: 'facebook', reason: theirs('The picture is too tall') }),
    words: 'Facebook refused the post: The picture is too tall. Edit it, then publish it again.',
    action: (id) => ({ label: 'Edit', href: `#/posts/${id}`, call: null }),
    need: 'Edit',
    button: /Edit/,
  },
  {
    trouble: 'unreachable',
    note: say('content.not-reached', { channel: 'facebook', reason: theirs('It is away.') }),
    words:
      'Facebook did not take the post, however often it was tried: It is away. Retry, or give it another time.',
    action: (id) => ({ label: 'Retry', href: null, call: `/api/contents/${id}/publish` }),
    need: 'Retry',
    button: /Retry/,
  },
  {
    trouble: 'signed-out',
    note: say('content.connect-again', { channel: 'facebook', reason: theirs('The token has ended.') }),
    words: 'Facebook asks you to connect again: The token has ended. Reconnect it, then retry.',
    action: () => ({ label: 'Reconnect Facebook', href: '#/platforms/facebook?tab=settings', call: null }),
    need: 'Reconnect',
    button: /href="[^"]*platforms\/facebook\?tab=settings"[^>]*>.*?Reconnect Facebook/s,
  },
  {
    trouble: 'unknown',
    note: say('content.lost', { channel: 'facebook', reason: theirs('No reply.') }),
    words:
      'Facebook cannot tell whether the post was published. Look at the channel, then say whether it is there. (No reply.)',
    action: (id) => ({ label: 'Decide', href: `#/posts/${id}`, call: null }),
    need: 'Say whether it is out',
    button: /It is there.*It is not there, publish/s,
  },
];

for (const { trouble, note, words, action, need, button } of CASES)
  test(`${trouble}: what, why and the next step`, async () => {
    const id = await end(trouble, note);
    const told: Notification[] = await (await owner('/api/notifications')).json();
    const mine = told.find(({ message }) => message === words);
    assert.deepEqual(mine?.action, action(id), JSON.stringify(told.map(({ message }) => message)));
    const needs: Need[] = await (await owner('/api/needs')).json();
    const waiting = needs.find(({ post }) => post?.id === id);
    assert.deepEqual([waiting?.text, waiting?.action.label], [words, need]);
    for (const screen of [`/screens/posts/${id}`, '/']) {
      const page = await (await owner(screen)).text();
      assert.match(page, button, screen);
    }
  });

test('Retry does what it says, once', async () => {
  const id = await end('unreachable', say('content.not-taken'));
  const all: Notification[] = await (await owner('/api/notifications')).json();
  const told = all.find(({ action }) => action?.call?.includes(`/${id}/`));
  assert.equal((await owner(told?.action?.call ?? '', { method: 'POST' })).status, 202);
  await server.drain();
  const post: Post = await (await owner(`/api/contents/${id}`)).json();
  assert.deepEqual([post.status, post.trouble], ['published', null]);
  assert.equal((await owner(told?.action?.call ?? '', { method: 'POST' })).status, 409);
});

test('a notification of before, and one that needs no step, offer none', async () => {
  const all = (await (await owner('/api/notifications')).json()) as Notification[];
  const connected = all.find(({ title }) => title === 'Facebook connected');
  assert.equal(connected?.action, null);
});
