// The name of a request for new posts is taken once, on either database, however many ask for it at the same moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { purgeRequests, storeMade, takeName } from '../../../server/domain/content/post-request.repo.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open) => {
  test('one takes the name; the others wait for what it makes', async () => {
    const { main } = await open();
    const [businessId, other] = [await insertBusiness(main.write, 1), await insertBusiness(main.write, 1)];
    const name = { businessId, key: 'press' };
    const request = () =>
      main.write.transaction(async (q) => {
        const earlier = await takeName(q, name, { digest: 'words', now: 1 });
        if (!earlier) await storeMade(q, name, [31, 32]);
        return earlier;
      });
    const answers = await Promise.all([request(), request(), request()]);
    const earlier = { digest: 'words', postIds: [31, 32] };
    assert.equal(answers.filter((answer) => answer === undefined).length, 1);
    assert.deepEqual(
      answers.filter((answer) => answer !== undefined),
      [earlier, earlier],
    );
    const elsewhere = { businessId: other, key: 'press' };
    assert.equal(await takeName(main.write, elsewhere, { digest: 'words', now: 1 }), undefined);
  });

  test('it is free again once nobody waits for its answer any more', async () => {
    const { main } = await open();
    const businessId = await insertBusiness(main.write, 1);
    const ask = (key: string, now: number) =>
      takeName(main.write, { businessId, key }, { digest: 'words', now });
    await ask('old', 1);
    await ask('new', 2);
    await purgeRequests(main.write, 2);
    assert.equal(await ask('old', 3), undefined);
    assert.equal((await ask('new', 3))?.digest, 'words');
  });
});
