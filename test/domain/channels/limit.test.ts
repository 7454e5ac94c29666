// Limits of networks: respected to the millisecond, and one account's trouble is no other's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { BEGIN, inSigningIn } from '../../support/signing-in.ts';

eachDatabase((open) => {
  async function withTwo() {
    const world = await inSigningIn(await open());
    const x = await world.connect('x');
    const facebook = await world.connect('facebook');
    const ends = async (id: number) => (await world.open(id)).end;
    return { world, x, facebook, ends };
  }

  test('what is blocked until a moment is not called before it', async () => {
    const { world, x, facebook, ends } = await withTwo();
    const blockedUntil = BEGIN + 20 * MINUTE;
    await world.credentials.note(x, 'publish', [{ of: 'account', counted: 'posts', blockedUntil }]);
    assert.partialDeepStrictEqual(await world.open(x), { end: 'blocked', until: blockedUntil });
    assert.equal(await world.credentials.blockedUntil(x, 'publish'), blockedUntil);
    assert.equal(await ends(facebook), 'opened');
    world.clock.advance(20 * MINUTE - 1);
    assert.equal(await ends(x), 'blocked');
    world.clock.advance(1);
    assert.equal(await ends(x), 'opened');
  });

  test('a window that is used up blocks until it ends; one that is not blocks nothing', async () => {
    const { world, x, ends } = await withTwo();
    const window = { of: 'account', counted: 'posts', most: 25, endsAt: BEGIN + HOUR } as const;
    await world.credentials.note(x, 'publish', [{ ...window, used: 24 }]);
    assert.equal(await ends(x), 'opened');
    await world.credentials.note(x, 'publish', [{ ...window, used: 25 }]);
    assert.partialDeepStrictEqual(await world.open(x), { end: 'blocked', until: BEGIN + HOUR });
    await world.credentials.note(x, 'publish', [{ ...window, used: 3 }]);
    assert.equal(await ends(x), 'opened');
  });

  test('what one limit says does not undo another', async () => {
    const { world, x } = await withTwo();
    await world.credentials.note(x, 'publish', [
      { of: 'account', counted: 'posts', blockedUntil: BEGIN + HOUR },
      { of: 'account', counted: 'reads', blockedUntil: BEGIN + MINUTE },
      { of: 'account', counted: 'uploads', used: 1, most: 9, endsAt: BEGIN + DAY },
    ]);
    assert.equal(await world.credentials.blockedUntil(x, 'publish'), BEGIN + HOUR);
  });

  test('what is no number was not told, and no moment is further away than the longest window', async () => {
    const { world, x, ends } = await withTwo();
    const window = { of: 'account', counted: 'writes' } as const;
    await world.credentials.note(x, 'publish', [
      { ...window, used: Number.NaN, most: 5, endsAt: Number.NaN },
    ]);
    await world.credentials.note(x, 'publish', [{ ...window, used: -3, most: 2, blockedUntil: Number.NaN }]);
    assert.equal(await ends(x), 'opened');
    const [stored] = await world.ctx.db.read('provider_limits').select('used', 'most', 'ends_at');
    assert.deepEqual([stored.used, stored.most, stored.ends_at], [null, 2, null]);
    await world.credentials.note(x, 'publish', [{ ...window, blockedUntil: BEGIN * 1000 }]);
    assert.equal(await world.credentials.blockedUntil(x, 'publish'), BEGIN + 2 * DAY);
  });

  test('what counts calls of one kind alone holds up no others', async () => {
    const { world, x } = await withTwo();
    const block = { of: 'account', counted: 'calls', alike: true } as const;
    await world.credentials.note(x, 'ask', [{ ...block, blockedUntil: BEGIN + HOUR }]);
    assert.equal((await world.open(x, 'publish')).end, 'opened');
    assert.partialDeepStrictEqual(await world.open(x, 'ask'), { end: 'blocked', until: BEGIN + HOUR });
    await world.credentials.note(x, 'publish', [{ ...block, of: 'app', blockedUntil: BEGIN + DAY }]);
    assert.equal(await world.credentials.blockedUntil(x, 'publish'), BEGIN + DAY);
    assert.equal(await world.credentials.blockedUntil(x, 'ask'), BEGIN + HOUR);
  });

  test('a limit of the app holds for everybody who comes by it', async () => {
    const { world, x, facebook, ends } = await withTwo();
    await world.credentials.note(x, 'publish', [
      { of: 'app', counted: 'calls', blockedUntil: BEGIN + MINUTE },
    ]);
    assert.deepEqual([await ends(x), await ends(facebook)], ['blocked', 'blocked']);
  });

  test('nothing is waited for longer than the longest window', async () => {
    const { world, x, ends } = await withTwo();
    await world.credentials.note(x, 'publish', [
      { of: 'account', counted: 'posts', blockedUntil: BEGIN + 900 * DAY },
    ]);
    world.clock.advance(2 * DAY);
    assert.equal(await ends(x), 'opened');
    await world.credentials.note(x, 'publish', [
      { of: 'account', counted: 'posts', blockedUntil: world.clock.now() + DAY },
    ]);
    // The clock was wrong by a year.
    world.clock.set(BEGIN - 365 * DAY);
    const until = await world.credentials.blockedUntil(x, 'publish');
    assert.equal(until, world.clock.now() + 2 * DAY);
  });
});
