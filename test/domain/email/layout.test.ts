// What a mail is laid out of, and how its two parts show it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MailBlocks } from '../../../server/contract/mail-block.ts';
import { readBlocks } from '../../../server/domain/email/layout/read-blocks.ts';
import { writeText } from '../../../server/domain/email/layout/write-text.ts';
import { wordsOfMail } from '../../../server/domain/email/layout/write-words.ts';
import { mailRenderer } from '../../../server/pages/render-mail.tsx';

const text = (words: string) => ({ kind: 'text', text: words }) as const;

const CASES: readonly [name: string, content: string, blocks: MailBlocks][] = [
  [
    'lines end where a person ended them',
    'Rye.\nSpelt.',
    [{ kind: 'paragraph', children: [text('Rye.'), { kind: 'break' }, text('Spelt.')] }],
  ],
  [
    'a bold link alone on its line is a button',
    '**[Order now](https://shop.example/a)**',
    [{ kind: 'button', href: 'https://shop.example/a', children: [text('Order now')] }],
  ],
  [
    'a picture that leads somewhere',
    '[![A loaf](https://shop.example/loaf.jpg)](https://shop.example)',
    [
      {
        kind: 'picture',
        source: 'https://shop.example/loaf.jpg',
        alt: 'A loaf',
        href: 'https://shop.example',
        width: null,
      },
    ],
  ],
  [
    "a picture of the business's own says how wide it is shown",
    '![A loaf](/i/AAAAAAAAAAAAAAAAAAAAAA/264)',
    [
      {
        kind: 'picture',
        source: '/i/AAAAAAAAAAAAAAAAAAAAAA/264',
        alt: 'A loaf',
        href: null,
        width: 264,
      },
    ],
  ],
  [
    'a path that is no picture of mails is its words',
    '![A loaf](/api/media/1/file)',
    [{ kind: 'paragraph', children: [text('A loaf')] }],
  ],
  [
    'columns stand between dividers',
    ':::columns\nLeft\n\n---\n\nRight\n:::',
    [
      {
        kind: 'columns',
        columns: [
          [{ kind: 'paragraph', children: [text('Left')] }],
          [{ kind: 'paragraph', children: [text('Right')] }],
        ],
      },
    ],
  ],
  ['a coupon', '::coupon[RYE10]', [{ kind: 'coupon', code: 'RYE10' }]],
  ['a time is no directive', 'Come at 10:am', [{ kind: 'paragraph', children: [text('Come at 10:am')] }]],
  [
    'a place that nobody knows is what stands in it',
    ':::box\nIn it\n:::',
    [{ kind: 'paragraph', children: [text('In it')] }],
  ],
  ['HTML is what was typed', '<b>x</b>', [{ kind: 'paragraph', children: [text('<b>x</b>')] }]],
  [
    'a link that is none is its words',
    '[x](javascript:alert)',
    [{ kind: 'paragraph', children: [text('x')] }],
  ],
  [
    'a merge field is one word to Markdown, and part of an address in one',
    'Hi {{name|*you* there}}, **[Go](https://shop.example/?m={{email}})**',
    [
      {
        kind: 'paragraph',
        children: [
          text('Hi {{name|*you* there}}, '),
          {
            kind: 'strong',
            children: [
              { kind: 'link', href: 'https://shop.example/?m={{url.email}}', children: [text('Go')] },
            ],
          },
        ],
      },
    ],
  ],
  [
    'a sign of what follows for some stands for itself',
    '{{#name}}\n\nHi.\n\n{{/name}}',
    [
      { kind: 'when', tag: '{{#name}}' },
      { kind: 'paragraph', children: [text('Hi.')] },
      { kind: 'when', tag: '{{/name}}' },
    ],
  ],
];

describe('the blocks of a mail', () => {
  for (const [name, content, blocks] of CASES) {
    test(name, () => assert.deepEqual(readBlocks(content), blocks));
  }
});

const LOOK = { button: '#7a3b12', onButton: '#ffffff' };

function html(content: string): string {
  const names = {
    businessName: 'Bakery',
    subject: 'Bread',
    own: { unsubscribeUrl: 'https://x.example/u/1', choicesUrl: 'https://x.example/p/1' },
    pixelUrl: null,
  };
  return mailRenderer.render({ ...names, blocks: readBlocks(content), look: LOOK });
}

const LONG = [
  '## Rye',
  '- with seeds\n- without',
  '**[Order](https://shop.example)**',
  ':::product\n![Loaf](https://shop.example/l.jpg)\n\n**Loaf** 4.20\n:::',
  ':::columns\nA\n\n---\n\nB\n:::',
  '> Warm.',
  '---',
  ':::footer\nHarbour Street 1\n:::',
].join('\n\n');

test('the text part says the same, with addresses behind what they are linked to', () => {
  assert.equal(
    writeText(readBlocks(`${LONG}\n\nMore [here](https://shop.example/more), or https://shop.example.`)),
    [
      'Rye\n------------',
      '- with seeds\n- without',
      'Order: https://shop.example',
      '[Loaf]\n\nLoaf 4.20',
      'A\n\nB',
      '> Warm.',
      '* * *',
      'Harbour Street 1',
      'More here (https://shop.example/more), or https://shop.example.',
    ].join('\n\n'),
  );
});

test('a place in which nothing stands is no empty frame', () => {
  for (const content of [':::product\n:::', ':::columns\n---\n:::', ':::footer\n\n:::'])
    assert.deepEqual(readBlocks(`${content}\n\nRye`), readBlocks('Rye'), content);
});

test('the HTML is tables with a width that Outlook reads, and every table is there for layout alone', () => {
  const page = html(LONG);
  assert.match(page, /<!--\[if mso\]><table role="presentation" width="600"/);
  assert.match(page, /<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/);
  assert.equal(page.match(/<table/g)?.length, page.match(/<table role="presentation"/g)?.length);
  assert.match(page, /prefers-color-scheme:dark/);
  assert.match(
    page,
    /<td style="background-color:#7a3b12[^"]*mso-padding-alt:12px 22px"><a class="button" href="https:\/\/shop\.example"/,
  );
  assert.doesNotMatch(page, /[\u{e000}-\u{e0ff}]/u);
});

test('what a person typed is never markup, and a script is no address', () => {
  const page = html('<script>x</script> [a](javascript:x) ![b](data:text/html,x) **[c](vbscript:x)**');
  assert.doesNotMatch(page, /<script|javascript:|data:text|vbscript:/i);
});

test('lists show the words of a mail alone, cut between two of them', () => {
  const content = [
    '# Rye is *back*',
    'Hello {{name|there}}, see [our shop](https://shop.example).',
    '- Rye\n- Spelt',
    '**[Order now](https://shop.example/a)**',
    '---',
    '![A loaf](https://shop.example/loaf.jpg)',
  ].join('\n\n');
  assert.equal(
    wordsOfMail(content),
    'Rye is back\nHello {{name|there}}, see our shop.\nRye\nSpelt\nOrder now\nA loaf',
  );
  const long = wordsOfMail('bread '.repeat(200));
  assert.ok(long.length <= 401 && long.endsWith('bread…'), long);
});
