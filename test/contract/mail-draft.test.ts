// The text of a mail as blocks: what is read is written again as it was, and laid out the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  DRAFT_NAMES,
  type DraftBlock,
  type DraftKind,
  newBlock,
  readDraft,
  writeDraft,
} from '../../server/contract/mail-draft.ts';
import { MAIL_SNIPPETS } from '../../server/contract/mail-snippets.ts';
import { readBlocks } from '../../server/domain/email/layout/read-blocks.ts';

const LINK = { label: 'Buy it', href: 'https://shop.example/rye?a=1&b={{name|x}}' };
const BLOCKS: readonly DraftBlock[] = [
  { kind: 'heading', text: 'Good morning, {{name|there}}' },
  { kind: 'text', text: 'New bread.\n\n- Rye\n\n- Spelt\n\n> *Slow* is good.' },
  { kind: 'picture', source: 'https://shop.example/rye.jpg', alt: 'A loaf', href: '' },
  { kind: 'picture', source: 'https://shop.example/rye.jpg', alt: '', href: 'https://shop.example' },
  { kind: 'button', ...LINK },
  { kind: 'columns', columns: ['Left\n\nMore', '**[There](https://shop.example)**', 'Right'] },
  {
    kind: 'product',
    source: 'https://shop.example/p.jpg',
    alt: 'Rye',
    name: 'Rye',
    text: '4 euros\nslow',
    ...LINK,
  },
  { kind: 'product', source: '', alt: '', name: 'Rye', text: '', label: '', href: '' },
  { kind: 'divider' },
  { kind: 'social', links: [LINK, { label: 'Photos', href: 'https://photos.example/us' }] },
  { kind: 'coupon', code: 'RYE-10' },
  { kind: 'footer', text: 'Harbour Street 1\nKiel' },
];

test('every block is written, and read again as it was', () => {
  assert.deepEqual(readDraft(writeDraft(BLOCKS)), BLOCKS);
  for (const block of BLOCKS) assert.deepEqual(readDraft(writeDraft([block])), [block], block.kind);
});

test('every kind is one that the layout knows', () => {
  const kinds = new Set(BLOCKS.map(({ kind }) => kind));
  assert.deepEqual([...kinds].toSorted(), Object.keys(DRAFT_NAMES).toSorted());
  for (const block of BLOCKS.filter(({ kind }) => kind !== 'text')) {
    assert.deepEqual(
      readBlocks(writeDraft([block])).map(({ kind }) => kind),
      [block.kind],
    );
  }
});

test('what is typed into fields is a link, a picture and a button, whatever signs are in it', () => {
  const of = (block: DraftBlock) => readBlocks(writeDraft([block]));
  const button = (label: string, href: string) => {
    const [made] = of({ kind: 'button', label, href });
    return made?.kind === 'button' ? [made.children, made.href] : made;
  };
  const says = (text: string) => [{ kind: 'text', text }];
  const there = 'https://shop.example/rye';
  assert.deepEqual(button('Only ] today [', there), [says('Only ] today ['), there]);
  assert.deepEqual(button('Buy', 'shop.example/rye'), [says('Buy'), there]);
  assert.deepEqual(button('Buy', 'https://shop.example/rye bread_(dark)'), [
    says('Buy'),
    'https://shop.example/rye%20bread_%28dark%29',
  ]);
  assert.deepEqual(button('Write', 'mailto:hello@shop.example'), [
    says('Write'),
    'mailto:hello@shop.example',
  ]);
  const picture: DraftBlock = {
    kind: 'picture',
    source: 'shop.example/rye.jpg',
    alt: 'A loaf [dark',
    href: '',
  };
  assert.partialDeepStrictEqual(of(picture), [
    { kind: 'picture', source: 'https://shop.example/rye.jpg', alt: 'A loaf [dark' },
  ]);
  const bracketed: DraftBlock = { kind: 'button', label: 'Only [today] \\ here', href: there };
  assert.deepEqual(readDraft(writeDraft([bracketed])), [bracketed]);
});

test('what can be put into a mail with one press is a block to edit', () => {
  const kinds = MAIL_SNIPPETS.flatMap(({ text }) => readDraft(text).map(({ kind }) => kind));
  assert.deepEqual(kinds, [
    'text',
    'heading',
    'button',
    'picture',
    'text',
    'columns',
    'product',
    'coupon',
    'divider',
    'social',
    'footer',
  ]);
});

test('what a block could not hold as it stands stays text', () => {
  for (const text of [
    '# Large',
    '**[Two](https://a.example)** words',
    ':::columns\nnever closed',
    ':::social\nwords and [a link](https://a.example)\n:::',
    ':::product\n[![x](https://a.example/x.jpg)](https://a.example)\n:::',
    ':::unknown\nx\n:::',
    '::coupon[]',
    '***',
    '![a [b]](https://a.example/x.jpg)',
  ]) {
    assert.deepEqual(readDraft(text), [{ kind: 'text', text }], text);
  }
});

test('a block in which nothing stands yet is left out', () => {
  const empty = (Object.keys(DRAFT_NAMES) as DraftKind[]).filter((kind) => kind !== 'divider').map(newBlock);
  assert.equal(writeDraft(empty), '');
});

const PIECES = [
  'a',
  'b c',
  '\n',
  '\n\n',
  ':::',
  ':::product',
  ':::columns',
  ':::footer',
  '---',
  '## h',
  '### n',
];
const MORE = [
  '![x](https://a.example/x)',
  '**[l](https://a.example)**',
  '::coupon[C]',
  '- i',
  '> q',
  ' ',
  ' · ',
];
const written = fc
  .array(fc.constantFrom(...PIECES, ...MORE), { maxLength: 14 })
  .map((pieces) => pieces.join(''));

test('whatever is typed is laid out the same once it went through the blocks', () => {
  fc.assert(
    fc.property(written, (text) => {
      const again = writeDraft(readDraft(text));
      assert.deepEqual(readBlocks(again), readBlocks(text));
      assert.equal(writeDraft(readDraft(again)), again);
    }),
    { numRuns: 500 },
  );
});
