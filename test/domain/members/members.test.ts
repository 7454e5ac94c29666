import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  insertAccount,
  openSession,
  resolveSession,
  suspend,
} from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  acceptInvitation,
  addBusiness,
  changeRole,
  countLinksByMaker,
  findInvited,
  invite,
  joinWithAccount,
  leaveBusiness,
  listApprovalLinks,
  listMembers,
  listOwnBusinesses,
  makeApprovalLink,
  openApprovalLink,
  openBusiness,
  removeMember,
  resendInvitation,
} from '../../../server/domain/members/index.ts';
import { type AccountActor, type Role, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open) => {
  /** A business with one member of each role given, in that order. */
  async function seed(...roles: Role[]) {
    const { main } = await open();
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1));
    const ctx = createTestContext(main, clock);
    const businessId = await unitOfWork(ctx, SYSTEM, ({ q, now }) => insertBusiness(q, now, 'Harbour'));
    const actors: AccountActor[] = [];
    for (const role of roles)
      actors.push(await addActor(ctx, { businessId, role, name: `${role}-${actors.length}` }));
    return { ctx, clock, businessId, actors: actors as [AccountActor, ...AccountActor[]] };
  }

  async function addActor(
    ctx: Context,
    { businessId, role, name }: { businessId: number; role: Role; name: string },
  ): Promise<AccountActor> {
    const account = await unitOfWork(ctx, SYSTEM, ({ q, now }) =>
      insertAccount(q, { name, email: `${name}@example.com`, businessId, role, now }),
    );
    return { kind: 'account', accountId: account.id, businessId, role, open: false };
  }

  const rolesIn = async (ctx: Context, businessId: number) =>
    (await listMembers(ctx.db.read, businessId)).map(({ role }) => role);
  const codesOf = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code));

  test('two owners who demote each other at once leave one', async () => {
    const { ctx, businessId, actors } = await seed('owner', 'owner');
    const [one, other = one] = actors;
    const codes = await codesOf([
      changeRole(ctx, one, other.accountId, 'approver'),
      changeRole(ctx, other, one.accountId, 'approver'),
    ]);
    assert.deepEqual(codes.sort(), ['done', 'forbidden']);
    assert.deepEqual((await rolesIn(ctx, businessId)).sort(), ['approver', 'owner']);
  });

  test('two owners who leave, or remove each other, at once leave one', async () => {
    for (const isLeaving of [true, false]) {
      const { ctx, businessId, actors } = await seed('owner', 'owner');
      const [one, other = one] = actors;
      const codes = await codesOf(
        isLeaving
          ? [leaveBusiness(ctx, one), leaveBusiness(ctx, other)]
          : [removeMember(ctx, one, other.accountId), removeMember(ctx, other, one.accountId)],
      );
      assert.deepEqual(codes.sort(), isLeaving ? ['conflict', 'done'] : ['done', 'not-found']);
      assert.deepEqual(await rolesIn(ctx, businessId), ['owner']);
    }
  });

  test('the last owner stays one', async () => {
    const { ctx, businessId, actors } = await seed('owner', 'editor');
    const [owner] = actors;
    const codes = await codesOf([
      changeRole(ctx, owner, owner.accountId, 'editor'),
      removeMember(ctx, owner, owner.accountId),
      leaveBusiness(ctx, owner),
    ]);
    assert.deepEqual(codes, ['conflict', 'conflict', 'conflict']);
    assert.deepEqual(await rolesIn(ctx, businessId), ['owner', 'editor']);
  });

  test('an owner who is kept out is none to leave a business to, and can be removed', async () => {
    const { ctx, businessId, actors } = await seed('owner', 'owner');
    const [owner, other = owner] = actors;
    await unitOfWork(ctx, SYSTEM, (tx) => suspend(tx, other.accountId, 'Has not paid'));
    const codes = await codesOf([
      changeRole(ctx, owner, owner.accountId, 'editor'),
      leaveBusiness(ctx, owner),
    ]);
    assert.deepEqual(codes, ['conflict', 'conflict']);
    await removeMember(ctx, owner, other.accountId);
    assert.deepEqual(await rolesIn(ctx, businessId), ['owner']);
  });

  test('whoever is removed finds another business of their own, or none', async () => {
    const { ctx, actors } = await seed('owner', 'editor');
    const [owner, editor = owner] = actors;
    const second = await unitOfWork(ctx, SYSTEM, ({ q, now }) => insertBusiness(q, now));
    const other = await addActor(ctx, { businessId: second, role: 'owner', name: 'Zoe' });
    const sent = await invite(ctx, other, { email: 'editor-1@example.com', role: 'approver' });
    const { token } = await unitOfWork(ctx, SYSTEM, (tx) => openSession(tx, editor.accountId));
    await acceptInvitation(ctx, editor, sent.token);
    const seen = async () => (await resolveSession(ctx, token))?.actor;
    assert.partialDeepStrictEqual(await seen(), { businessId: second, role: 'approver' });
    await removeMember(ctx, other, editor.accountId);
    assert.partialDeepStrictEqual(await seen(), { businessId: owner.businessId, role: 'editor' });
    await removeMember(ctx, owner, editor.accountId);
    assert.deepEqual(await seen(), { kind: 'guest', accountId: editor.accountId });
  });

  test('an invitation works once, for a week; sent anew, the link before is dead', async () => {
    const { ctx, clock, businessId, actors } = await seed('owner');
    const [owner] = actors;
    const first = await invite(ctx, owner, { email: 'maria@example.com', role: 'editor' });
    const again = await resendInvitation(ctx, owner, first.invitation.id);
    assert.equal(await findInvited(ctx, first.token), undefined);
    clock.advance(7 * DAY - 1);
    assert.partialDeepStrictEqual(await findInvited(ctx, again.token), {
      email: 'maria@example.com',
      role: 'editor',
      businessName: 'Harbour',
      isKnown: false,
    });
    const place = { address: '', device: '' };
    const join = { token: again.token, name: 'Maria', password: 'correct horse battery' };
    const codes = await codesOf([joinWithAccount(ctx, join, place), joinWithAccount(ctx, join, place)]);
    assert.deepEqual(codes.sort(), ['done', 'not-found']);
    assert.deepEqual(await rolesIn(ctx, businessId), ['owner', 'editor']);
    const late = await invite(ctx, owner, { email: 'late@example.com', role: 'editor' });
    clock.advance(7 * DAY);
    assert.equal(await findInvited(ctx, late.token), undefined);
    await assert.rejects(acceptInvitation(ctx, owner, late.token), { code: 'not-found' });
  });

  test('whoever is demoted, removed or leaves takes their invitations along, and sends none any more', async () => {
    const { ctx, actors } = await seed('owner', 'owner', 'owner', 'owner');
    const [owner, demoted = owner, removed = owner, gone = owner] = actors;
    const sent = [];
    for (const [index, actor] of actors.entries())
      sent.push(await invite(ctx, actor, { email: `friend-${index}@example.com`, role: 'owner' }));
    await changeRole(ctx, owner, demoted.accountId, 'editor');
    await removeMember(ctx, owner, removed.accountId);
    await leaveBusiness(ctx, gone);
    const found = await Promise.all(sent.map(({ token }) => findInvited(ctx, token)));
    assert.deepEqual(
      found.map((one) => one?.email),
      ['friend-0@example.com', undefined, undefined, undefined],
    );
    const revoked = await ctx.db.read('events').where({ kind: 'invitation.revoked' });
    assert.equal(revoked.length, 3);
    const late = { email: 'late@example.com', role: 'owner' } as const;
    const id = sent[0]?.invitation.id ?? 0;
    const codes = await codesOf([
      invite(ctx, demoted, late),
      invite(ctx, removed, late),
      resendInvitation(ctx, demoted, id),
      resendInvitation(ctx, gone, id),
    ]);
    assert.deepEqual(codes, ['forbidden', 'not-found', 'forbidden', 'not-found']);
  });

  test('whoever may not write any more takes their approval links along, and makes none any more', async () => {
    const { ctx, clock, businessId, actors } = await seed('owner', 'owner', 'editor', 'editor');
    const [owner, demoted = owner, removed = owner, lowered = owner] = actors;
    const make = (actor: AccountActor, expiresInDays = 30) =>
      makeApprovalLink(ctx, actor, { name: 'Maria', expiresInDays });
    const made = [];
    for (const actor of [owner, demoted, removed, removed, lowered]) made.push(await make(actor));
    await make(lowered, 1);
    clock.advance(DAY);
    assert.deepEqual(await countLinksByMaker(ctx.db.read, businessId, clock.now()), {
      [owner.accountId]: 1,
      [demoted.accountId]: 1,
      [removed.accountId]: 2,
      [lowered.accountId]: 1,
    });
    await changeRole(ctx, owner, demoted.accountId, 'editor');
    await removeMember(ctx, owner, removed.accountId);
    await changeRole(ctx, owner, lowered.accountId, 'approver');
    const opened = await codesOf(made.map(({ token }) => openApprovalLink(ctx, token)));
    assert.deepEqual(opened, ['done', 'done', 'not-found', 'not-found', 'not-found']);
    const left = await listApprovalLinks(ctx.db.read, businessId, clock.now());
    assert.deepEqual(
      left.map(({ madeBy }) => madeBy),
      ['owner-0', 'owner-1'],
    );
    // Their requests were under way when the role was taken from them.
    const late = await codesOf([make(removed), make(lowered), make(demoted)]);
    assert.deepEqual(late, ['not-found', 'forbidden', 'done']);
  });

  test('an invitation that another owner sent anew is theirs, and stays', async () => {
    const { ctx, actors } = await seed('owner', 'owner');
    const [owner, other = owner] = actors;
    const first = await invite(ctx, other, { email: 'maria@example.com', role: 'editor' });
    const again = await resendInvitation(ctx, owner, first.invitation.id);
    await removeMember(ctx, owner, other.accountId);
    assert.equal((await findInvited(ctx, again.token))?.email, 'maria@example.com');
  });

  test('neither tokens nor addresses stand in what is stored in plain', async () => {
    const { ctx, actors } = await seed('owner');
    const { token } = await invite(ctx, actors[0], { email: 'maria@example.com', role: 'editor' });
    for (const table of ['invitations', 'letters', 'events']) {
      assert.ok(!JSON.stringify(await ctx.db.read(table)).includes(token), table);
    }
    assert.ok(!JSON.stringify(await ctx.db.read('events')).includes('maria@'));
  });

  test('an account that is known signs in to accept; a member stays what they are, and leaves the link alive', async () => {
    const { ctx, businessId, actors } = await seed('owner', 'approver');
    const [owner, approver = owner] = actors;
    await assert.rejects(invite(ctx, owner, { email: 'approver-1@example.com', role: 'owner' }), {
      code: 'conflict',
    });
    await leaveBusiness(ctx, approver);
    const { token } = await invite(ctx, owner, { email: 'approver-1@example.com', role: 'editor' });
    const join = { token, name: 'Maria', password: 'correct horse battery' };
    await assert.rejects(joinWithAccount(ctx, join, { address: '', device: '' }), { code: 'conflict' });
    assert.equal((await findInvited(ctx, token))?.isKnown, true);
    await acceptInvitation(ctx, { kind: 'guest', accountId: approver.accountId }, token);
    const next = await invite(ctx, owner, { email: 'somebody@example.com', role: 'owner' });
    const joined = async () => (await ctx.db.read('events').where({ kind: 'member.joined' })).length;
    const before = await joined();
    await assert.rejects(acceptInvitation(ctx, approver, next.token), { code: 'conflict' });
    assert.equal(await joined(), before);
    assert.ok(await findInvited(ctx, next.token), 'the link stays for whom it is meant');
    assert.deepEqual(await rolesIn(ctx, businessId), ['owner', 'editor']);
  });

  test('a business is added, opened, and nobody opens another’s', async () => {
    const { ctx, businessId, actors } = await seed('owner');
    const [owner] = actors;
    const added = await addBusiness(ctx, owner, 'Second');
    assert.deepEqual(await listOwnBusinesses(ctx.db.read, { ...owner, businessId: added.id }), [
      { id: businessId, name: 'Harbour', role: 'owner', isCurrent: false },
      { id: added.id, name: 'Second', role: 'owner', isCurrent: true },
    ]);
    await openBusiness(ctx, owner, businessId);
    const foreign = await unitOfWork(ctx, SYSTEM, ({ q, now }) => insertBusiness(q, now));
    for (const id of [foreign, 4711]) {
      await assert.rejects(openBusiness(ctx, owner, id), { code: 'not-found' });
    }
  });
});
