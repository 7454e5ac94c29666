// The index and the program agree on what a word is made of: a difference would be a request that SQLite cannot answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sqliteHandle } from '../../server/db/connect.ts';
import { WORD_CHARACTER, whereWords } from '../../server/db/word-search.ts';
import { eachDatabase } from '../support/databases.ts';

const isOfWord = new RegExp(`^${WORD_CHARACTER}$`, 'v');
/** The planes in which letters are. */
const LAST = 0x3ffff;

function* listCharacters() {
  for (let code = 0x80; code <= LAST; code += 1) {
    const character = String.fromCodePoint(code);
    if (isOfWord.test(character) && character.normalize('NFC') === character) yield character;
  }
}

test('every letter and digit is part of a word to the index of SQLite, too', async () => {
  const knex = sqliteHandle({ filename: ':memory:', patience: 0 });
  try {
    const characters = [...listCharacters()];
    await knex.raw('create virtual table words using fts5(text)');
    await knex.raw("create virtual table parts using fts5vocab('words', 'instance')");
    const text = characters.map((character) => `a${character}b`).join(' ');
    await knex('words').insert({ text });
    const row = await knex('parts').count({ parts: '*' }).first();
    assert.equal(row?.parts, characters.length);
  } finally {
    await knex.destroy();
  }
});

eachDatabase((open) => {
  test('whatever is typed can be looked for', async () => {
    const { read } = (await open()).main;
    const find = (text: string) => {
      const query = read('accounts').select('id');
      whereWords(read, query, { table: 'accounts', text });
      return query;
    };
    for (const text of [
      '\u4e00\u19b0\u00b9',
      "O'Reilly & Söhne",
      '" * ( ) : -',
      '\u1cf2',
      'a"b* NOT c:d',
      "'|&!<->",
    ])
      assert.deepEqual(await find(text), [], text);
  });
});
