import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, type Selection, select } from '../../server/db/gather.ts';
import type { Query } from '../../server/db/unit-of-work.ts';
import { eachDatabase } from '../support/databases.ts';

interface Word {
  readonly word: string;
  readonly limit: number | null;
}

const WORDS: readonly Word[] = [
  { word: 'Ünïcode "quoted" \\ 🍞', limit: 3 },
  { word: "it's", limit: null },
  { word: '', limit: 9_007_199_254_740_991 },
];

eachDatabase((open) => {
  const selectWords = (q: Query, order: 'asc' | 'desc'): Selection<Word> => ({
    query: q('gathered').select('word', 'limit').orderBy('id', order),
    columns: ['word', 'limit'],
    read: (row: Word) => row,
  });

  test('what is gathered is what each selection yields by itself, in its order', async () => {
    const { write, read } = (await open()).main;
    await write.schema.createTable('gathered', (table) => {
      table.increments('id');
      table.text('word').notNullable();
      table.bigInteger('limit');
    });
    await write('gathered').insert([...WORDS]);
    const none: Selection<Word> = { ...selectWords(read, 'asc'), query: read('gathered').whereRaw('1 = 0') };
    const answer = await gather(read, {
      rising: selectWords(read, 'asc'),
      falling: selectWords(read, 'desc'),
      none,
    });
    assert.deepEqual(answer.rising, WORDS);
    assert.deepEqual(answer.falling, [...WORDS].reverse());
    assert.deepEqual(answer.none, []);
    assert.deepEqual(await select(selectWords(read, 'asc')), WORDS);
  });
});
