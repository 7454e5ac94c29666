// Setting type: where lines end, where words part, what is left out. Widths are one em a letter here.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leafOf, splitDate } from '../../server/pictures/drawing/designs/words.ts';
import { settable, type Voice } from '../../server/pictures/drawing/fonts.ts';
import { breakLines } from '../../server/pictures/drawing/type/break-lines.ts';
import { partsOf } from '../../server/pictures/drawing/type/hyphenate.ts';
import { splitText } from '../../server/pictures/drawing/type/pieces.ts';
import { type Block, setBlocks } from '../../server/pictures/drawing/type/set-blocks.ts';
import { shorten } from '../../server/pictures/drawing/type/shorten.ts';
import { Widths } from '../../server/pictures/drawing/type/widths.ts';

const widthOf = (text: string) => [...text].length;

function set(
  text: string,
  width: number,
  more: { language?: string; hyphenate?: boolean; balance?: boolean } = {},
) {
  const { language = 'en', hyphenate = false, balance = true } = more;
  const pieces = splitText(text, { language, hyphenate, anywhere: false });
  return breakLines(pieces, { width, balance, widthOf })?.map((line) => line.text) ?? null;
}

describe('lines', () => {
  test('are as few as fit, and even', () => {
    assert.deepEqual(set('the quick brown foxes jump over lazy dogs', 30), [
      'the quick brown foxes',
      'jump over lazy dogs',
    ]);
  });

  test('leave no word alone at the end, also where lines are full', () => {
    const text = 'this text would fill its lines and leave one word alone here again so';
    for (const width of [20, 24, 28, 33, 40]) {
      const lines = set(text, width, { balance: false });
      assert.ok((lines?.at(-1)?.split(' ').length ?? 0) > 1, `${width}: ${lines?.join(' | ')}`);
    }
  });

  test('keep a figure with what it counts', () => {
    for (const width of [16, 18, 20, 22, 24]) {
      const lines = set('every loaf rests for 20 hours before the oven', width);
      assert.ok(!lines?.some((line) => line.endsWith('20')), lines?.join(' | '));
    }
  });

  test('part a long word by its language, with a hyphen, and not before it has to be', () => {
    assert.equal(set('Donaudampfschifffahrtsgesellschaft', 24), null);
    const lines = set('Donaudampfschifffahrtsgesellschaft', 24, { language: 'de', hyphenate: true });
    assert.equal(lines?.length, 2);
    assert.match(lines[0] ?? '', /-$/);
    assert.equal(lines.join('').replace('-', ''), 'Donaudampfschifffahrtsgesellschaft');
    assert.deepEqual(set('Die Schifffahrt beginnt', 30, { language: 'de', hyphenate: true }), [
      'Die Schifffahrt beginnt',
    ]);
  });

  test('end in a hyphen twice in a row at most, as far as words allow it', () => {
    const text =
      'Rollstuhlgerechte Einstiegsmöglichkeiten gibt es an sämtlichen Schiffsanlegestellen der Donauuferpromenade';
    for (let width = 20; width < 40; width++) {
      const lines = set(text, width, { language: 'de', hyphenate: true }) ?? [];
      assert.doesNotMatch(lines.join('\n'), /-\n.*-\n.*-\n/, `${width}`);
      assert.equal(lines.join(' ').replaceAll('- ', ''), text);
    }
  });

  test('of Japanese end between phrases, and never before a full stop or after an opening bracket', () => {
    const text = '静かな朝に、ここで一服するのが何よりの「贅沢」です。';
    for (let width = 6; width < 24; width++) {
      for (const line of set(text, width, { language: 'ja' }) ?? []) {
        assert.doesNotMatch(line, /^[、。」]/u);
        assert.doesNotMatch(line, /「$/u);
      }
    }
  });
});

describe('words', () => {
  test('end within a word that has a hyphen of its own only where the word is too long for a line', () => {
    const voice: Voice = { family: 'Any', weight: 400, tracking: 0, leading: 1.2, scale: 1 };
    const linesIn = (text: string, width: number) => {
      const widths = new Widths();
      const setting = { widths, language: 'en', capHeightOf: () => 0.7 };
      const block: Block = { text, voice, most: 20, least: 20, gap: 0 };
      for (;;) {
        const made = setBlocks([block], { x: 0, y: 0, width, height: 900 }, setting);
        const missing = widths.takeMissing();
        if (missing.length === 0) return made.blocks[0]?.lines.map((line) => line.text) ?? [];
        for (const one of missing) widths.learn(one, widthOf(one.text) * 0.5);
      }
    };
    for (let width = 140; width < 400; width += 10) {
      const lines = linesIn('Stone-ground flour and a three-day dough with toasted walnuts', width);
      assert.ok(!lines.some((line) => line.endsWith('-')), lines.join(' | '));
    }
    assert.deepEqual(linesIn('Oberleitner-Schwarzenberger', 170), ['Oberleitner-', 'Schwarzenberger']);
  });

  test('part only where their language says, never addresses or short words', () => {
    assert.deepEqual(partsOf('Krankenversicherung', 'de-AT'), ['Kran', 'ken', 'versi', 'che', 'rung']);
    assert.ok(partsOf('Wärmepumpeninstallation', 'de').length > 3);
    for (const [word, language] of [
      ['Haus', 'de'],
      ['hello@example.com', 'en'],
      ['www.donaudampfschiff.example', 'de'],
      ['ξενοδοχείο-εστιατόριο', 'el'],
    ] as const) {
      assert.deepEqual(partsOf(word, language), [word]);
    }
  });

  test('are set without pictographs, and letters made of two are made one', () => {
    assert.equal(settable('Fresh 🥖 bread 👩‍🍳, © 2026'), 'Fresh bread, © 2026');
    assert.equal(settable('A\u030angstro\u0308m'), 'Ångström');
  });
});

describe('dates', () => {
  test('are read from the weekday over the day to the month, in any order', () => {
    const leaves = [
      ['Friday, 18 December', 'Friday', '18', 'December'],
      ['Friday, December 18', 'Friday', '18', 'December'],
      ['Donnerstag, 31. Dezember', 'Donnerstag', '31.', 'Dezember'],
      ['viernes, 18 de diciembre', 'viernes', '18', 'diciembre'],
      ['三月29日', '', '29日', '三月'],
      ['December 5th', '', '5', 'December'],
    ] as const;
    for (const [date, above, day, strip] of leaves) {
      const parts = splitDate(date);
      assert.deepEqual({ day: parts.day, ...leafOf(parts) }, { day, above, strip }, date);
    }
    assert.deepEqual(splitDate('5 to 9 May'), { day: '5 to 9 May', before: '', after: '' });
  });
});

describe('what is too long', () => {
  test('loses whole sentences first, then words', () => {
    assert.equal(shorten('One thing. Another thing. A third.'), 'One thing. Another thing.');
    assert.equal(
      shorten('a rather long sentence without any full stop'),
      'a rather long sentence without any full…',
    );
  });

  test('is set smaller, then shortened, and always inside its box', () => {
    const voice: Voice = { family: 'Any', weight: 400, tracking: 0, leading: 1.2, scale: 1 };
    const widths = new Widths();
    const learn = () => {
      const missing = widths.takeMissing();
      for (const one of missing) widths.learn(one, widthOf(one.text) * 0.5);
      return missing.length;
    };
    const text = 'This sentence is told. '.repeat(40).trim();
    const setting = { widths, language: 'en', capHeightOf: () => 0.7 };
    const block: Block = { text, voice, most: 80, least: 20, gap: 0 };
    const whole: Block = {
      text: 'Donaudampfschifffahrt',
      voice,
      most: 80,
      least: 40,
      gap: 10,
      isWhole: true,
    };
    for (const box of [
      { x: 0, y: 0, width: 300, height: 300 },
      { x: 0, y: 0, width: 90, height: 60 },
    ]) {
      let made = setBlocks([block, whole], box, setting);
      while (learn() > 0) made = setBlocks([block, whole], box, setting);
      assert.ok(made.height <= box.height + 0.5);
      assert.ok(made.blocks.every(({ lines }) => lines.every(({ width }) => width <= box.width + 0.5)));
      const last = made.blocks.at(-1);
      assert.equal(last?.lines.map((line) => line.text.replace(/-$/, '')).join(''), 'Donaudampfschifffahrt');
    }
  });
});
