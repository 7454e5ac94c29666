// A real connection from its first post on, by what the plan alone makes of it: five that wait for a yes, then each shown for ten
// minutes with Undo, and one of them kept back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Autonomy, UNDO_WINDOW } from '../../../server/contract/autonomy.ts';
import type { Notification } from '../../../server/contract/notification.ts';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { saveProfile } from '../../support/factories.ts';
import { settlePost } from '../support/product.ts';
import { NETWORKS } from './networks.ts';
import { connect, openWorld, screen, type World, wordsOf } from './world.ts';

const mastodon = NETWORKS.find(({ type }) => type === 'mastodon');
let world: World;
let platformId: number;
before(async () => {
  assert.ok(mastodon);
  world = await openWorld(mastodon);
  await saveProfile(world.owner, { timezone: 'UTC' });
  platformId = (await connect(world)).id;
  await world.server.drain();
});
after(() => world.close());

const read = async <T>(path: string): Promise<T> => (await world.owner(path)).json();
const postOf = (id: number) => read<Post>(`/api/contents/${id}`);
const level = async () => {
  const [own] = await read<Autonomy[]>(`/api/platforms/${platformId}/autonomy`);
  assert.ok(own);
  return own;
};
const countOut = () => world.there.asked.filter(world.there.isVisible).length;
const timeOf = ({ scheduledAt }: Post) => Date.parse(scheduledAt ?? '');

/** What the plan holds ahead, in its order. */
const planned = async () =>
  (await read<Post[]>(`/api/users/14/contents?platformId=${platformId}`))
    .filter(({ status }) => status === 'awaiting_approval' || status === 'scheduled')
    .toSorted((one, other) => timeOf(one) - timeOf(other));

async function advanceTo(at: number): Promise<void> {
  const { clock } = world.server;
  if (at > clock.now()) clock.advance(at - clock.now());
  await world.server.app.scheduler.tick();
  await world.server.drain();
}

test('the first five leave once somebody has said yes to each, and not before', async () => {
  for (let count = 5; count > 0; count -= 1) {
    const { firstHeld, level: now } = await level();
    assert.deepEqual([firstHeld, now], [count, 'undo']);
    const [post] = await planned();
    assert.ok(post);
    assert.equal(post.status, 'awaiting_approval', `${count} are left`);
    const before = countOut();
    const approved = await world.owner(`/api/contents/${post.id}/approve`, { method: 'POST' });
    assert.equal(approved.status, 200, await approved.clone().text());
    await advanceTo(timeOf(post) + MINUTE);
    const out = await settlePost(world.server, world.owner, post.id);
    assert.deepEqual([out.status, countOut()], ['published', before + 1], out.note ?? '');
  }
  assert.equal((await level()).firstHeld, 0);
});

test('the sixth is shown for ten minutes, with who may stop it, and leaves then', async () => {
  const [post] = await planned();
  assert.equal(post?.status, 'scheduled', JSON.stringify(post));
  const before = countOut();
  await advanceTo(timeOf(post) - UNDO_WINDOW);
  const shown = await postOf(post.id);
  assert.ok(shown.leavesAt, 'it is shown');
  const leavesAt = Date.parse(shown.leavesAt);
  assert.ok(leavesAt - world.server.clock.now() >= UNDO_WINDOW, 'for ten minutes at least');
  assert.ok(shown.actions.includes('hold'));
  assert.match(wordsOf(await screen(world, '/dashboard')), /Leaves within minutes/);
  const told = await read<Notification[]>('/api/notifications');
  assert.ok(told.some(({ title }) => title === 'A Mastodon post leaves in a few minutes'));
  await advanceTo(leavesAt - MINUTE);
  assert.equal(countOut(), before, 'not before its time');
  await advanceTo(leavesAt + MINUTE);
  const out = await settlePost(world.server, world.owner, post.id);
  assert.deepEqual([out.status, countOut()], ['published', before + 1], out.note ?? '');
});

test('the seventh is kept back by Undo: it never leaves, and the channel asks first from then on', async () => {
  const [post] = await planned();
  assert.ok(post);
  await advanceTo(timeOf(post) - UNDO_WINDOW);
  const before = countOut();
  const undone = await world.owner(`/api/contents/${post.id}/hold`, { method: 'POST' });
  assert.equal(undone.status, 200, await undone.clone().text());
  await advanceTo(timeOf(post) + 3 * UNDO_WINDOW);
  const kept = await postOf(post.id);
  assert.deepEqual([kept.status, countOut()], ['awaiting_approval', before], kept.note ?? '');
  const { level: now, lowered } = await level();
  assert.equal(now, 'approve');
  assert.match(lowered?.why ?? '', /was kept back before it left/);
});
