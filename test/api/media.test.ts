// Pictures and films over the API: taken in by what they hold, described, deleted, and handed out.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import type { Medium } from '../../server/contract/media.ts';
import { TOKENS } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { filmOf } from '../support/films.ts';
import {
  asFromCamera,
  avifOf,
  BLUE,
  type Color,
  colorsOf,
  gifOf,
  jpegOf,
  PLACE,
  paint,
  pngChunk,
  pngOf,
  RED,
  webpOf,
  withChunk,
} from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

type Bytes = Uint8Array<ArrayBuffer>;

const send = (body: Bytes, query = '', headers = {}) =>
  owner(`/api/media${query}`, { body, headers: { 'Content-Type': 'application/octet-stream', ...headers } });

async function add(body: Bytes, query = ''): Promise<Medium> {
  const answer = await send(body, query);
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await owner(path)).arrayBuffer());
}

const holds = (bytes: Uint8Array, words: string) => Buffer.from(bytes).includes(words);
const near = (color: number[], [red, green, blue]: Color) =>
  [red, green, blue].every((value, index) => Math.abs(value - (color[index] ?? 0)) < 24);

describe('taking pictures in', () => {
  test('a JPEG is kept as it is, without where it was taken', async () => {
    const picture = await jpegOf(paint(640, 480));
    const medium = await add(asFromCamera(picture, 1), '?name=IMG_1.jpg&alt=The%20shop');
    assert.deepEqual(
      { ...medium, id: 0, url: '', createdAt: '' },
      {
        id: 0,
        url: '',
        createdAt: '',
        kind: 'image',
        type: 'image/jpeg',
        width: 640,
        height: 480,
        bytes: picture.length,
        seconds: null,
        poster: null,
        alt: 'The shop',
        name: 'IMG_1.jpg',
        focus: { x: 0.5, y: 0.5 },
        origin: 'upload',
        posts: 0,
      },
    );
    assert.equal(medium.url, `/api/media/${medium.id}/file`);
    assert.deepEqual(Buffer.from(await bytesOf(medium.url)), Buffer.from(picture));
  });

  test('a picture that was taken with the phone on its side stands upright', async () => {
    // Turned by 6, what lies on the left in the file stands above.
    const medium = await add(asFromCamera(await jpegOf(paint(320, 240)), 6));
    assert.deepEqual([medium.width, medium.height], [240, 320]);
    const bytes = await bytesOf(medium.url);
    assert.ok(!holds(bytes, PLACE) && !holds(bytes, 'Exif'));
    const at = await colorsOf(bytes, medium);
    assert.ok(near(at(220, 160), RED), `${at(220, 160)}`);
    assert.ok(near(at(20, 160), BLUE), `${at(20, 160)}`);
  });

  test('PNG, WebP and GIF are kept without what was written beside them', async () => {
    const png = await add(withChunk(pngOf(paint(30, 20)), 'tEXt', Buffer.from(PLACE)));
    const webp = await add(await webpOf(paint(30, 20)));
    const gif = await add(gifOf(3));
    const kept = [png, webp, gif].map(({ type, width, height }) => [type, width, height]);
    assert.deepEqual(kept, [
      ['image/png', 30, 20],
      ['image/webp', 30, 20],
      ['image/gif', 2, 2],
    ]);
    for (const { url } of [png, webp, gif]) assert.ok(!holds(await bytesOf(url), PLACE));
  });

  test('a picture larger than any channel shows is kept smaller', async () => {
    const medium = await add(await jpegOf(paint(5000, 1000)));
    assert.deepEqual([medium.width, medium.height], [3072, 614]);
  });

  test('what follows the end of a picture is cut off', async () => {
    const picture = await jpegOf(paint(64, 48));
    const medium = await add(new Uint8Array(Buffer.concat([picture, Buffer.from('PK\x03\x04<script>')])));
    assert.equal(medium.bytes, picture.length);
    assert.ok(!holds(await bytesOf(medium.url), '<script>'));
  });

  test('a form brings its name and words, and the name is only a name', async () => {
    const form = new FormData();
    const picture = await jpegOf(paint(64, 48));
    form.append('file', new Blob([picture], { type: 'text/html' }), '../../etc/passwd\u202e.jpg');
    form.append('alt', 'Two colours');
    const answer = await owner('/api/media', { body: form });
    assert.equal(answer.status, 201, await answer.clone().text());
    const { name, alt, type } = (await answer.json()) as Medium;
    assert.deepEqual([name, alt, type], ['passwd.jpg', 'Two colours', 'image/jpeg']);
  });
});

describe('films', () => {
  test('are probed, and lose where they were taken in every place where it stands', async () => {
    const film = filmOf({ seconds: 12 });
    assert.ok(holds(film, PLACE));
    const medium = await add(film, '?name=oven.mp4');
    const { kind, type, width, height, seconds, bytes } = medium;
    assert.deepEqual([kind, type, width, height, seconds], ['video', 'video/mp4', 1080, 1920, 12]);
    const kept = await bytesOf(medium.url);
    assert.equal(kept.length, bytes);
    assert.ok(!holds(kept, PLACE));
    assert.ok(holds(kept, 'frames of a film'));
  });

  test('one that a phone has turned has the size in which it is shown', async () => {
    const { width, height, type } = await add(
      filmOf({ width: 1920, height: 1080, isTurned: true, brand: 'qt  ' }),
    );
    assert.deepEqual([width, height, type], [1080, 1920, 'video/quicktime']);
  });

  test('are sent in parts to players', async () => {
    const { url, bytes } = await add(filmOf());
    const whole = await bytesOf(url);
    const ask = async (range: string) => {
      const answer = await owner(url, { headers: { Range: range } });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, range: answer.headers.get('Content-Range'), body };
    };
    const first = await ask('bytes=0-3');
    assert.deepEqual([first.status, first.range], [206, `bytes 0-3/${bytes}`]);
    assert.deepEqual(first.body, Buffer.from(whole.subarray(0, 4)));
    assert.deepEqual((await ask('bytes=-5')).body, Buffer.from(whole.subarray(-5)));
    assert.equal((await ask(`bytes=${bytes}-`)).status, 416);
    assert.equal((await ask('bytes=5-2,9-12')).status, 200);
  });

  test('one is shown by the still that a browser sends of it, of its shape alone', async () => {
    const film = await add(filmOf({ width: 320, height: 180 }));
    assert.equal(film.poster, null);
    const still = (body: Uint8Array<ArrayBuffer>, { id } = film, as = owner) =>
      as(`/api/media/${id}/poster`, {
        method: 'PUT',
        body,
        headers: { 'Content-Type': 'application/octet-stream' },
      });
    const { width, height } = film;
    const wide = await still(await jpegOf(paint(width * 2, height)));
    assert.deepEqual(
      [wide.status, await wide.text()],
      [422, `A still of this film has its shape, and at least its ${width} x ${height} pixels.`],
    );
    assert.equal((await still(await jpegOf(paint(width / 2, height / 2)))).status, 422);
    assert.equal((await still(filmOf())).status, 415);
    assert.equal((await still(new Uint8Array())).status, 422);
    const picture = await add(await jpegOf(paint(64, 48)));
    assert.equal((await still(await jpegOf(paint(64, 48)), picture)).status, 422);
    assert.equal((await still(await jpegOf(paint(width, height)), film, server.as('foreign'))).status, 404);
    assert.equal((await owner(`${film.url}?as=thumb`)).status, 404);
    const answer = await still(await jpegOf(paint(width * 2, height * 2)));
    assert.equal(answer.status, 200, await answer.clone().text());
    const { poster }: Medium = await answer.json();
    assert.equal(poster, `${film.url}?as=thumb`);
    const shown = await owner(`${poster}`);
    const at = await colorsOf(new Uint8Array(await shown.arrayBuffer()), {
      type: 'image/webp',
      width,
      height,
    });
    assert.ok(near(at(width / 2, 4), RED) && near(at(width / 2, height - 4), BLUE));
  });

  test('one that is cut off is refused, and nothing of it is left', async () => {
    const count = async () => (await (await owner('/api/media?kind=video')).json()).length;
    const film = filmOf();
    const earlier = await count();
    for (const length of [film.length - 40, 200, 70, 12])
      assert.equal((await send(film.slice(0, length))).status, 422);
    assert.equal(await count(), earlier);
  });
});

describe('refusals', () => {
  const refusals: readonly [string, () => Promise<Bytes> | Bytes, number, RegExp][] = [
    ['an empty body', () => new Uint8Array(0), 422, /The file is empty/],
    ['text', () => new Uint8Array(Buffer.from('hello, this is text. '.repeat(9))), 415, /no picture or film/],
    [
      'SVG',
      () =>
        new Uint8Array(
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.repeat(2)),
        ),
      415,
      /no picture/,
    ],
    [
      'HEIC',
      () =>
        new Uint8Array(
          Buffer.concat([
            Buffer.from([0, 0, 0, 24]),
            Buffer.from('ftypheic\0\0\0\0mif1heic'),
            Buffer.alloc(900),
          ]),
        ),
      415,
      /HEIC picture.*as JPEG/,
    ],
    ['a cut off JPEG', async () => (await jpegOf(paint(640, 480))).slice(0, 900), 422, /damaged or cut off/],
    ['a cut off PNG', () => pngOf(paint(64, 48)).slice(0, -20), 422, /damaged or cut off/],
    ['a cut off WebP', async () => (await webpOf(paint(64, 48))).slice(0, -20), 422, /damaged or cut off/],
    ['a cut off GIF', () => gifOf().slice(0, -4), 422, /damaged or cut off/],
    ['a PNG of 30,000 by 30,000 pixels in few bytes', () => pngClaiming(30_000, 30_000), 422, /damaged/],
    [
      'a JPEG that says it is 30,000 by 30,000',
      async () => jpegClaiming(30_000, await jpegOf(paint(64, 48))),
      413,
      /too many pixels/,
    ],
    [
      'a picture of another kind within an AVIF name',
      () => new Uint8Array(Buffer.from(`\0\0\0\x18ftypavif\0\0\0\0avifmif1${'x'.repeat(80)}`, 'latin1')),
      422,
      /damaged/,
    ],
  ];
  for (const [what, make, status, words] of refusals)
    test(`${what}: ${status}`, async () => {
      const answer = await send(await make());
      assert.equal(answer.status, status, await answer.clone().text());
      assert.match(await answer.text(), words);
    });

  test('500 MB that are announced are refused before they are read', async () => {
    const announced = { 'Content-Length': '500000000', 'Content-Type': 'video/mp4' };
    const headers = { ...announced, Cookie: TOKENS.owner.cookie ?? '' };
    const { status, body } = await sendHead(`${server.url}/api/media`, headers);
    assert.equal(status, 413);
    assert.equal(body, 'A file may have at most 300 MB. This one has more.');
  });

  test('one pixel is a picture', async () => {
    const { width, height } = await add(pngOf(paint(1, 1)));
    assert.deepEqual([width, height], [1, 1]);
  });
});

describe('describing and deleting', () => {
  test('words and focus change, one without the other', async () => {
    const { id } = await add(await jpegOf(paint(64, 48)));
    const change = (json: unknown) => owner(`/api/media/${id}`, { method: 'PATCH', json });
    assert.equal((await change({ alt: 'Bread' })).status, 200);
    const changed: Medium = await (await change({ focus: { x: 0.2, y: 0.8 } })).json();
    assert.deepEqual([changed.alt, changed.focus], ['Bread', { x: 0.2, y: 0.8 }]);
    assert.equal((await change({ focus: { x: 1.2, y: 0 } })).status, 422);
    assert.equal((await change({})).status, 422);
  });

  test('lists are searched and paged', async () => {
    const { id } = await add(await jpegOf(paint(64, 48)), '?name=cinnamon%20rolls.jpg');
    const names = async (query: string) => {
      const media: Medium[] = await (await owner(`/api/media${query}`)).json();
      return media.map((medium) => medium.id);
    };
    assert.deepEqual(await names('?search=Cinnamon'), [id]);
    assert.deepEqual(await names('?search=100%25'), []);
    assert.deepEqual(await names('?limit=1'), [id]);
    assert.notDeepEqual(await names(`?limit=1&before=${id}`), [id]);
  });

  test('what no post shows can be deleted, and is gone', async () => {
    const { id, url } = await add(await jpegOf(paint(64, 48)));
    assert.equal((await owner(`/api/media/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await owner(url)).status, 404);
  });

  test('what is foreign is answered like what does not exist', async () => {
    const { id } = await add(await jpegOf(paint(64, 48)));
    const stranger = server.as('foreign');
    for (const path of ['', '/file', '/file?as=thumb']) {
      const [foreign, unknown] = await Promise.all([
        stranger(`/api/media/${id}${path}`),
        stranger(`/api/media/987654${path}`),
      ]);
      assert.deepEqual([foreign.status, await foreign.text()], [404, await unknown.text()]);
    }
  });
});

describe('handing out', () => {
  test('says what it is by its bytes, lets nothing run, and is not sent twice', async () => {
    const { url } = await add(await jpegOf(paint(64, 48)), '?name=page.html');
    const answer = await owner(url);
    const headers = Object.fromEntries(answer.headers);
    assert.equal(headers['content-type'], 'image/jpeg');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(headers['content-security-policy'] ?? '', /default-src 'none'; sandbox/);
    assert.match(headers['cache-control'] ?? '', /^private/);
    const known = await owner(url, { headers: { 'If-None-Match': headers.etag ?? '' } });
    assert.deepEqual([known.status, await known.text()], [304, '']);
  });

  test('thumbnails are WebP in two sizes', async () => {
    const { url } = await add(await jpegOf(paint(1000, 500)));
    for (const [as, width, height] of [
      ['thumb', 480, 240],
      ['small', 96, 48],
    ] as const) {
      const answer = await owner(`${url}?as=${as}`);
      assert.equal(answer.headers.get('Content-Type'), 'image/webp');
      const at = await colorsOf(new Uint8Array(await answer.arrayBuffer()), {
        type: 'image/webp',
        width,
        height,
      });
      assert.ok(near(at(width / 2, 4), RED) && near(at(width / 2, height - 4), BLUE));
      const tag = answer.headers.get('ETag') ?? '';
      assert.equal((await owner(`${url}?as=${as}`, { headers: { 'If-None-Match': tag } })).status, 304);
    }
  });

  test('both lie ready once a picture is taken in, and are the ones that are sent', async () => {
    const { media } = server.app;
    const asked: string[] = [];
    const { find } = media.store.renditions;
    media.store.renditions.find = async (name, key) => {
      const found = await find(name, key);
      asked.push(found ? 'ready' : 'missing');
      return found;
    };
    try {
      for (const bytes of [
        await jpegOf(paint(900, 600)),
        pngOf(paint(60, 90)),
        await avifOf(paint(200, 100)),
      ]) {
        const { url } = await add(bytes);
        for (const as of ['thumb', 'small']) assert.equal((await owner(`${url}?as=${as}`)).status, 200);
      }
    } finally {
      media.store.renditions.find = find;
    }
    assert.deepEqual(asked, Array(6).fill('ready'));
  });

  test('a channel gets the shape that it asks for, around the focus', async () => {
    const { id, url } = await add(pngOf(paint(1200, 1200, [[220, 30, 30, 0], BLUE])));
    const jpegSize = async (as: string) => {
      const answer = await owner(`${url}?as=${as}`);
      assert.equal(answer.headers.get('Content-Type'), 'image/jpeg', as);
      return sizeOfJpeg(new Uint8Array(await answer.arrayBuffer()));
    };
    assert.deepEqual(await jpegSize('pinterest'), [800, 1200]);
    assert.deepEqual(await jpegSize('instagram'), [1200, 1200]);
    const wide = await add(await jpegOf(paint(3000, 1000)));
    const answer = await owner(`${wide.url}?as=instagram`);
    assert.deepEqual(sizeOfJpeg(new Uint8Array(await answer.arrayBuffer())), [1440, 754]);
    // Transparency is white.
    const flat = await owner(`/api/media/${id}/file?as=instagram`);
    const at = await colorsOf(new Uint8Array(await flat.arrayBuffer()), {
      type: 'image/jpeg',
      width: 1200,
      height: 1200,
    });
    assert.ok(near(at(600, 100), [255, 255, 255]), `${at(600, 100)}`);
  });

  test('a channel that does not take it is told in words', async () => {
    const { url } = await add(await jpegOf(paint(64, 48)));
    const answer = await owner(`${url}?as=youtube`);
    assert.equal(answer.status, 422);
    assert.equal(await answer.text(), 'YouTube takes no pictures.');
  });
});

/** A header that promises more than there is. */
function pngClaiming(width: number, height: number): Bytes {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const parts = [
    pngOf(paint(1, 1)).subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
  ];
  return new Uint8Array(Buffer.concat([...parts, pngChunk('IEND', new Uint8Array())]));
}

function jpegClaiming(side: number, jpeg: Bytes): Bytes {
  const file = Buffer.from(jpeg);
  for (let at = 2; ; at += 2 + file.readUInt16BE(at + 2)) {
    if (![0xc0, 0xc2].includes(file[at + 1] ?? 0)) continue;
    file.writeUInt16BE(side, at + 5);
    file.writeUInt16BE(side, at + 7);
    return new Uint8Array(file);
  }
}

/** Sends the head of a request and waits for the answer, which comes before there is a body. */
function sendHead(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode ?? 0, body });
      sent.destroy();
    });
    sent.on('error', reject).flushHeaders();
  });
}

function sizeOfJpeg(bytes: Uint8Array): [number, number] {
  const file = Buffer.from(bytes);
  for (let at = 2; ; at += 2 + file.readUInt16BE(at + 2))
    if ([0xc0, 0xc2].includes(file[at + 1] ?? 0))
      return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}
