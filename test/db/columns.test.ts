// One map an entity: the record is the same whether it is selected, returned by an insert, or gathered with others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flag, mapColumns } from '../../server/db/columns.ts';
import { gather } from '../../server/db/gather.ts';
import { eachDatabase } from '../support/databases.ts';

interface Loaf {
  readonly id: number;
  readonly crustName: string;
  readonly isWarm: boolean;
  readonly eatenAt: number | null;
  readonly seeds: readonly string[];
  readonly letters: number;
}

const LOAF = mapColumns<Loaf>('loaves', {
  id: 'id',
  crustName: 'crust_name',
  isWarm: flag('is_warm'),
  eatenAt: 'eaten_at',
  seeds: { sql: 'seeds', read: (seeds: string) => seeds.split(',') },
  letters: { sql: 'length(loaves.crust_name)', read: Number },
});

eachDatabase((open) => {
  const makeTable = async () => {
    const { write } = (await open()).main;
    await write.schema.createTable('loaves', (table) => {
      table.increments('id');
      table.string('crust_name', 100).notNullable();
      table.boolean('is_warm').notNullable();
      table.bigInteger('eaten_at');
      table.string('seeds', 100).notNullable();
    });
    return write;
  };

  test('what an insert returns, what is selected and what is gathered is one record', async () => {
    const q = await makeTable();
    const values = { crustName: 'dark "rye"', isWarm: true, seeds: 'rye,salt', eatenAt: null };
    const [stored] = await LOAF.all(q('loaves').insert(LOAF.stored(values)).returning(LOAF.list(q)));
    const expected = {
      id: stored?.id,
      crustName: 'dark "rye"',
      isWarm: true,
      eatenAt: null,
      seeds: ['rye', 'salt'],
      letters: 10,
    };
    assert.deepEqual(stored, expected);
    const found = await LOAF.one(LOAF.from(q).where({ crust_name: 'dark "rye"' }));
    assert.deepEqual(found, expected);
    const { all } = await gather(q, { all: LOAF.selection(LOAF.from(q)) });
    assert.deepEqual(all, [found]);
    assert.equal(await LOAF.one(LOAF.from(q).where({ id: 0 })), undefined);
  });

  test('only the columns that are given are stored', async () => {
    const q = await makeTable();
    assert.deepEqual(LOAF.stored({ eatenAt: null, crustName: undefined }), { eaten_at: null });
    await q('loaves').insert({ crust_name: 'a', is_warm: true, seeds: '', eaten_at: 5 });
    await q('loaves').update(LOAF.stored({ isWarm: false }));
    const [loaf] = await LOAF.all(LOAF.from(q));
    assert.deepEqual([loaf?.isWarm, loaf?.eatenAt], [false, 5]);
  });
});
