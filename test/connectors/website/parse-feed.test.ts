// What stands in feeds as blogs and shops publish them: every format, with what real ones get wrong.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findFeedAddress, parseFeed } from '../../../server/connectors/website/parse-feed.ts';

const AT = 'https://bakery.example/feed.xml';
const rss = (items: string, more = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Bread</title>${more}${items}</channel></rss>`;
const parse = (text: string) => parseFeed(text, AT) ?? assert.fail('no feed');

describe('parseFeed', () => {
  test('reads RSS 2.0: name, title, plain summary, address and moment', () => {
    const { title, articles } = parse(
      rss(`<item><guid isPermaLink="false">42</guid><title>Rye &amp;amp; honey</title><link>/rye?a=1&amp;b=2</link>
        <description><![CDATA[<p>Baked since&nbsp;June.</p><script>no()</script><p>With <b>honey</b>.</p>]]></description>
        <pubDate>Mon, 01 Mar 2027 08:00:00 GMT</pubDate></item>`),
    );
    assert.equal(title, 'Harbour Bread');
    assert.deepEqual(articles, [
      {
        name: '42',
        title: 'Rye & honey',
        summary: 'Baked since June.\nWith honey.',
        url: 'https://bakery.example/rye?a=1&b=2',
        publishedAt: Date.UTC(2027, 2, 1, 8),
        pictures: [],
      },
    ]);
  });

  test('reads Atom, and takes the link of the article, not of itself or its comments', () => {
    const { title, articles } = parse(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">News &lt;i&gt;here&lt;/i&gt;</title>
       <link rel="self" href="https://bakery.example/feed.xml"/>
       <entry><id>tag:bakery.example,2027:1</id><title>Open on Sundays</title>
       <link rel="replies" href="https://bakery.example/1/comments"/><link rel="alternate" href="https://bakery.example/1"/>
       <updated>2027-03-02T10:00:00Z</updated><published>2027-03-01T10:00:00Z</published>
       <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>From eight to noon.</p></div></content></entry></feed>`,
    );
    assert.equal(title, 'News here');
    assert.deepEqual(articles, [
      {
        name: 'tag:bakery.example,2027:1',
        title: 'Open on Sundays',
        summary: 'From eight to noon.',
        url: 'https://bakery.example/1',
        publishedAt: Date.UTC(2027, 2, 1, 10),
        pictures: [],
      },
    ]);
  });

  test('reads JSON Feed, and passes over what an entry has otherwise', () => {
    const { title, articles } = parse(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'News\nhere',
        items: [
          {
            ...{ id: 42, title: null, url: '/rye?a=1', date_published: '2027-03-01T10:00:00+02:00' },
            content_html: '<p>Rye &amp; honey.</p><script>no()</script><p>Since June.</p>',
          },
          { id: 'b', title: 'Plain <b>', content_text: 'As\n\n it  stands <i>.', url: 'javascript:x' },
          'no entry',
          { url: 7 },
        ],
      }),
    );
    assert.equal(title, 'News\nhere');
    assert.deepEqual(articles, [
      {
        ...{ name: '42', title: 'Rye & honey.', summary: 'Rye & honey.\nSince June.' },
        ...{ url: 'https://bakery.example/rye?a=1', publishedAt: Date.UTC(2027, 2, 1, 8), pictures: [] },
      },
      {
        ...{ name: 'b', title: 'Plain <b>', summary: 'As\nit stands <i>.', url: null },
        ...{ publishedAt: null, pictures: [] },
      },
    ]);
    assert.equal(parseFeed('{"version": "2.0", "items": []}', 'https://bakery.example/'), null);
    assert.equal(parseFeed('{"version":', 'https://bakery.example/'), null);
  });

  test('reads RDF, whose articles stand beside the channel', () => {
    const { articles } = parse(
      `<rdf:RDF xmlns:rdf="r"><channel><title>Old</title></channel><item><title>One</title><link>https://a.example/1</link><dc:date>2027-03-01</dc:date></item></rdf:RDF>`,
    );
    assert.deepEqual(
      articles.map(({ name, publishedAt }) => [name, publishedAt]),
      [['https://a.example/1', Date.UTC(2027, 2, 1)]],
    );
  });

  test('knows an article without a name by its address, and without both by its title', () => {
    const { articles } = parse(
      rss('<item><title>A</title><link>https://a.example/a</link></item><item><title>B</title></item>'),
    );
    assert.deepEqual(
      articles.map(({ name }) => name),
      ['https://a.example/a', 'B'],
    );
  });

  test('leaves out what has neither title nor words, and links that are none of the web', () => {
    const { articles } = parse(
      rss(
        '<item><link>https://a.example/x</link></item><item><title>J</title><link>javascript:alert(1)</link></item>',
      ),
    );
    assert.deepEqual(
      articles.map(({ title, url }) => [title, url]),
      [['J', null]],
    );
  });

  test('makes the first line of its words the title of an article without one', () => {
    const { articles } = parse(rss('<item><guid>7</guid><description>Short news.</description></item>'));
    assert.equal(articles[0]?.title, 'Short news.');
  });

  describe('tells of pictures, the best first:', () => {
    const item = (inside: string) => rss(`<item><title>A</title><link>/blog/a</link>${inside}</item>`);
    const json = (more: object) =>
      JSON.stringify({
        ...{ version: 'https://jsonfeed.org/version/1.1', title: 'N' },
        items: [{ id: 'a', title: 'A', url: 'https://bakery.example/blog/a', ...more }],
      });
    const html = (inside: string) => `<content:encoded><![CDATA[${inside}]]></content:encoded>`;
    const told: [string, string, string[]][] = [
      ['an enclosure', item('<enclosure url="/a.jpg" type="image/jpeg" length="9"/>'), ['/a.jpg']],
      ['a sound is none', item('<enclosure url="/a.mp3" type="audio/mpeg"/>'), []],
      ['a drawing may hold what runs', item('<enclosure url="/a.svg" type="image/svg+xml"/>'), []],
      [
        'the widest of several sizes',
        item(
          '<media:group><media:content url="/s.jpg" medium="image" width="400"/><media:content url="/l.jpg" medium="image" width="1600"/></media:group><media:thumbnail url="/t.jpg"/>',
        ),
        ['/l.jpg', '/s.jpg', '/t.jpg'],
      ],
      [
        'what its words show, but not what counts readers',
        item(html('<img src="https://count.example/1.gif" width="1" height="1"><p><img src="b.png"></p>')),
        ['/blog/b.png'],
      ],
      [
        'one that fills the width of its column is no icon',
        item(html('<img src="/wide.jpg" width="100%" height="auto">')),
        ['/wide.jpg'],
      ],
      [
        'only addresses of the web',
        item(html('<img src="data:image/png;base64,AA"><img src="javascript:x">')),
        [],
      ],
      [
        'those of JSON Feed',
        json({
          ...{ image: '/i.jpg', content_html: '<img src="/h.jpg">' },
          attachments: [
            { url: '/f.png', mime_type: 'image/png' },
            { url: '/f.mp3', mime_type: 'audio/mpeg' },
            7,
          ],
        }),
        ['/i.jpg', '/f.png', '/h.jpg'],
      ],
    ];
    for (const [name, text, paths] of told)
      test(name, () =>
        assert.deepEqual(
          parse(text).articles.flatMap(({ pictures }) => pictures.map(({ url }) => url)),
          paths.map((path) => `https://bakery.example${path}`),
        ),
      );

    test('with the words that stand beside them', () => {
      const { articles } = parse(
        item(
          '<media:content url="/a.jpg" medium="image"><media:description>Rye on\n a shelf</media:description></media:content>',
        ),
      );
      assert.deepEqual(articles[0]?.pictures, [
        { url: 'https://bakery.example/a.jpg', alt: 'Rye on a shelf' },
      ]);
    });
  });

  for (const text of [
    '',
    '{"version":"https://jsonfeed.org/version/1"}',
    '<html><body>Hello</body></html>',
  ]) {
    test(`finds no feed in ${JSON.stringify(text)}`, () => assert.equal(parseFeed(text, AT), null));
  }
});

test('findFeedAddress takes what a page names', () => {
  const page =
    '<link rel="stylesheet" href="a.css"><link rel="alternate" type="application/rss+xml" href="/rss">';
  assert.equal(findFeedAddress(page, 'https://bakery.example/blog'), 'https://bakery.example/rss');
  assert.equal(findFeedAddress('<p>none</p>', 'https://bakery.example'), null);
});
