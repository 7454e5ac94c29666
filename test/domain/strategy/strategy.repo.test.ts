// Strategies and analyses in the database, on SQLite and on PostgreSQL.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { listAnalyses, saveAnalysis } from '../../../server/domain/strategy/analysis.repo.ts';
import {
  findLatestStrategy,
  findSharedStrategy,
  findVersions,
  insertStrategy,
  type NewStrategy,
  updateShare,
} from '../../../server/domain/strategy/strategy.repo.ts';
import { eachDatabase } from '../../support/databases.ts';

const DOCUMENT = {
  business: { name: 'Bäckerei', industry: '', website: '' },
  sample: false,
  from: '2027-03-01',
  until: '2027-05-29',
  summary: ['Ελληνικά'],
  focus: [],
  sections: [],
  basis: [],
};

const draft = (businessId: number, version: number, code: string): NewStrategy => ({
  businessId,
  version,
  code,
  input: {
    timeframe: '90days',
    contentStrategy: true,
    platformAnalysis: false,
    audienceTargeting: true,
    postingSchedule: false,
  },
  document: DOCUMENT,
  changes: ['Adds something.'],
  now: 5,
});

eachDatabase((open) => {
  test('neither a version nor a code is given twice to a business', async () => {
    const { main } = await open();
    const [own, other] = [await insertBusiness(main.write, 0), await insertBusiness(main.write, 0)];
    const stored = await insertStrategy(main.write, draft(own, 1, 'STRAT-2027-0001'));
    assert.deepEqual(stored?.input, draft(own, 1, '').input);
    assert.deepEqual(stored?.document, DOCUMENT);
    assert.equal(await insertStrategy(main.write, draft(own, 1, 'STRAT-2027-0002')), undefined);
    assert.equal(await insertStrategy(main.write, draft(own, 2, 'STRAT-2027-0001')), undefined);
    assert.ok(await insertStrategy(main.write, draft(other, 1, 'STRAT-2027-0001')));
  });

  test('a screen gets the newest with its document and the earlier ones without, of its business only', async () => {
    const { main } = await open();
    const [own, other] = [await insertBusiness(main.write, 0), await insertBusiness(main.write, 0)];
    assert.deepEqual(await findVersions(main.read, { businessId: own, limit: 2 }), {
      latest: undefined,
      earlier: [],
    });
    for (const version of [1, 2, 3, 4])
      await insertStrategy(main.write, draft(own, version, `STRAT-2027-000${version}`));
    await insertStrategy(main.write, draft(other, 1, 'STRAT-2027-0009'));
    const { latest, earlier } = await findVersions(main.read, { businessId: own, limit: 2 });
    assert.equal(latest?.version, 4);
    assert.deepEqual(latest?.document, DOCUMENT);
    assert.deepEqual(latest?.changes, ['Adds something.']);
    assert.deepEqual(
      earlier.map(({ version }) => version),
      [3, 2],
    );
    assert.equal((await findLatestStrategy(main.read, own))?.version, 4);
  });

  test('a link finds its strategy until it is taken back', async () => {
    const { main } = await open();
    const own = await insertBusiness(main.write, 0);
    const stored = await insertStrategy(main.write, draft(own, 1, 'STRAT-2027-0001'));
    assert.ok(stored);
    await updateShare(main.write, stored.id, { link: { hash: 'h', sealed: 's' }, now: 9 });
    assert.equal((await findSharedStrategy(main.read, 'h'))?.id, stored.id);
    await updateShare(main.write, stored.id, { link: null, now: 9 });
    assert.equal(await findSharedStrategy(main.read, 'h'), undefined);
  });

  test('of an analysis only the latest stays', async () => {
    const { main } = await open();
    const businessId = await insertBusiness(main.write, 0);
    const result = { groups: [], missing: null, insights: [], plan: null };
    await saveAnalysis(main.write, {
      businessId,
      kind: 'market',
      result: { ...result, missing: 'old' },
      now: 1,
    });
    await saveAnalysis(main.write, { businessId, kind: 'market', result, now: 2 });
    await saveAnalysis(main.write, { businessId, kind: 'trends', result, now: 3 });
    assert.deepEqual(await listAnalyses(main.read, businessId, 'market'), [
      { kind: 'market', result, createdAt: 2 },
    ]);
    assert.equal((await listAnalyses(main.read, businessId)).length, 2);
  });
});
