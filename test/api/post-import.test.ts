// Posts out of a list: columns and dates as they are guessed, each row judged as a typed post is, all of them or what is ready.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { PostImportReport } from '../../server/contract/post-import.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
const ids: Record<string, number> = {};
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner, { timezone: 'Europe/Paris', locale: 'en-GB' });
  for (const type of ['facebook', 'x', 'instagram', 'youtube', 'google-ads'])
    ids[type] = (await connectChannel(owner, type)).id;
});
after(() => server.stop());

const table = () => server.app.ctx.db.write('posts');
const stored = () =>
  table().orderBy('id').select('connection_id', 'status', 'scheduled_at', 'content', 'origin');
const send = (json: object, client = owner) => client('/api/contents/import', { json });
async function report(csv: string | string[], more: object = {}): Promise<PostImportReport> {
  const answer = await send({ csv: Array.isArray(csv) ? csv.join('\n') : csv, ...more });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as PostImportReport;
}
const problemsOf = ({ posts }: PostImportReport) => posts.map(({ problem }) => problem);
const timesOf = ({ posts }: PostImportReport) => posts.map(({ scheduledAt }) => scheduledAt);

beforeEach(async () => {
  await table().delete();
});

describe('columns and dates', () => {
  test('are guessed from the titles of many programs, and shown', async () => {
    const { columns, titles } = await report(
      'Kanal;Datum;Uhrzeit;Beitrag;Bilder\nFacebook;01.03.2027;12:30;Brot;',
    );
    assert.deepEqual(titles, ['Kanal', 'Datum', 'Uhrzeit', 'Beitrag', 'Bilder']);
    assert.deepEqual(columns, {
      text: 3,
      channel: 0,
      date: 1,
      time: 2,
      title: null,
      comment: null,
      media: 4,
    });
    const other = await report('Post date,Post text,Platform,First comment\n2027-03-02 9:00,Bread,x,More');
    assert.partialDeepStrictEqual(other.columns, { text: 1, date: 0, channel: 2, comment: 3, time: null });
  });

  test('can be chosen instead', async () => {
    const columns = { text: 0, channel: 1 };
    const { posts } = await report('a,b\nBread from seven,facebook', { columns });
    assert.deepEqual(
      posts.map(({ text, platform, state }) => [text, platform, state]),
      [['Bread from seven', 'facebook', 'ready']],
    );
  });

  test('a time is that of the business, or has an offset; without a date it is a draft', async () => {
    const rows = [
      'date,time,text',
      '2027-03-02,9:30,one',
      '2027-03-27 5:30 pm,,two',
      '2027-03-28T17:30,,three',
      '2027-03-28T17:30:00Z,,four',
      ',,five',
    ];
    assert.deepEqual(timesOf(await report(rows, { platformId: ids.facebook })), [
      '2027-03-02T08:30:00.000Z',
      '2027-03-27T16:30:00.000Z',
      '2027-03-28T15:30:00.000Z',
      '2027-03-28T17:30:00.000Z',
      null,
    ]);
  });

  test('1/2 is the first of February where a day is first: by another row, the locale, or a person’s choice', async () => {
    const day = ['date,text', '5/6/2027 10:00,Bread'];
    const platformId = ids.facebook;
    const first = (one: PostImportReport) => timesOf(one)[0]?.slice(0, 10);
    assert.equal(first(await report(day, { platformId })), '2027-06-05');
    assert.equal(first(await report(day, { platformId, dates: 'month-first' })), '2027-05-06');
    assert.equal(first(await report([...day, '6/30/27 10:00,Rolls'], { platformId })), '2027-05-06');
  });

  test('what is no time is said, row by row', async () => {
    const rows = [
      'date,time,text',
      '2027-02-30,9:00,one',
      '2027-03-05,,two',
      ',9:00,three',
      '2027-03-05,noon,four',
      '2027-02-01,9:00,five',
      '2040-01-01,9:00,six',
    ];
    assert.deepEqual(problemsOf(await report(rows, { platformId: ids.facebook })), [
      '“2027-02-30 9:00” is no date and time such as 2027-03-01 09:30.',
      'It has a date, “2027-03-05”, and no time.',
      'It has a time, “9:00”, and no date.',
      '“2027-03-05 noon” is no date and time such as 2027-03-01 09:30.',
      'The time must not be in the past',
      'The time must be within the next five years',
    ]);
  });
});

describe('each row', () => {
  test('may name several channels, by their names too; what is none is said', async () => {
    const rows = ['channel,text', '"Facebook, twitter",Bread', 'our instagram,Rolls', 'MySpace,Cake', ',Tea'];
    const { posts } = await report(rows);
    assert.deepEqual(
      posts.map(({ line, platform, problem }) => [line, platform, problem]),
      [
        [2, 'facebook', null],
        [2, 'x', null],
        [3, 'instagram', null],
        [4, null, 'No connected channel is called “MySpace”.'],
        [5, null, 'The row names no channel. Choose one for rows that name none.'],
      ],
    );
  });

  test('is held to what a typed post is held to', async () => {
    const rows = [
      'channel,text',
      `x,${'a'.repeat(281)}`,
      'facebook,Our bread cures migraine.',
      'youtube,A film without a title',
      'google-ads,Bread',
      'facebook,',
    ];
    const problems = problemsOf(await report(rows));
    assert.match(problems[0] ?? '', /X would refuse this/);
    assert.match(problems[1] ?? '', /“cures migraine” may not stand in a post/);
    assert.match(problems[2] ?? '', /YouTube needs a title/);
    assert.match(problems[3] ?? '', /Google Ads takes no posts/);
    assert.equal(problems[4], 'Has no text');
    assert.deepEqual(await stored(), []);
  });

  test('shows media by their names in the library, never by an address', async () => {
    const upload = await owner('/api/media?name=rye%20loaf.jpg', {
      body: await jpegOf(paint(1080, 1080)),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    assert.equal(upload.status, 201, await upload.clone().text());
    const rows = [
      'channel,text,picture',
      'instagram,Rye,rye loaf.jpg',
      'instagram,Oats,oats.jpg',
      'instagram,Spelt,http://169.254.169.254/x.jpg',
    ];
    const preview = await report(rows);
    assert.deepEqual(problemsOf(preview), [
      null,
      'No file in Media is called “oats.jpg”.',
      'Pictures are not fetched from addresses. Add the file to Media, and write its name there.',
    ]);
    await report(rows, { confirm: 'ready' });
    assert.equal((await server.app.ctx.db.read('post_media')).length, 1);
  });
});

describe('importing', () => {
  const ROWS = [
    'channel,date,time,text',
    'facebook,2027-03-02,09:30,Bread from seven.',
    'facebook,,,Rolls from eight.',
    'facebook,2027-03-09,09:30,bread  from seven.',
    'MySpace,2027-03-02,09:30,Cake.',
  ];

  test('what a vendor charges is told before: for what gets a time, and where posts really go out', async () => {
    const rows = [
      'channel,date,time,text',
      'x,2027-03-02,09:30,Bread from seven.',
      'x,2027-03-03,09:30,Bread: https://bakery.example',
      'x,,,A draft about rolls.',
      'facebook,2027-03-02,09:30,Cake.',
    ];
    assert.equal((await report(rows)).cost, null, 'the Sandbox charges nothing');
    const network = (to: string) =>
      server.app.ctx.db.write('connections').where({ id: ids.x }).update({ network: to });
    await network('real');
    assert.deepEqual((await report(rows)).cost, { amount: 215, posts: 2 });
    const page = await owner('/api/contents/import', {
      form: { csv: rows.join('\n'), screen: '/compose?from=list' },
    });
    assert.match(await page.text(), /Their networks charge .*0\.215.* for .*2 of them/);
    await network('sandbox');
  });

  test('a look stores nothing; what is ready comes in with its time, approved as typed posts are', async () => {
    const preview = await report(ROWS);
    assert.partialDeepStrictEqual(preview, { rows: 4, ready: 2, repeated: 1, problems: 1, done: false });
    assert.deepEqual(await stored(), []);
    const done = await report(ROWS, { confirm: 'ready' });
    assert.partialDeepStrictEqual(done, { ready: 2, done: true });
    assert.deepEqual(await stored(), [
      {
        connection_id: ids.facebook,
        status: 'scheduled',
        scheduled_at: START + 23.5 * 3_600_000,
        content: 'Bread from seven.',
        origin: 'person',
      },
      {
        connection_id: ids.facebook,
        status: 'draft',
        scheduled_at: null,
        content: 'Rolls from eight.',
        origin: 'person',
      },
    ]);
    assert.notEqual((await table().where({ status: 'scheduled' }))[0]?.approved_hash, null);
  });

  test('all or nothing means it: one problem, and nothing is stored', async () => {
    const answer = await send({ csv: ROWS.join('\n'), confirm: 'all' });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /Nothing was imported: something stands against one post/);
    assert.deepEqual(await stored(), []);
    await report(ROWS.slice(0, 3), { confirm: 'all' });
    assert.equal((await stored()).length, 2);
  });

  test('the same list again adds nothing; a text that was rejected may come again', async () => {
    await report(ROWS, { confirm: 'ready' });
    assert.partialDeepStrictEqual(await report(ROWS, { confirm: 'ready' }), { ready: 0, repeated: 3 });
    assert.equal((await stored()).length, 2);
    await table().where({ status: 'draft' }).update({ status: 'rejected' });
    assert.equal((await report(ROWS)).ready, 1);
  });

  test('is for who may write', async () => {
    assert.equal((await send({ csv: ROWS.join('\n') }, await addApprover(server))).status, 403);
  });

  test('what is no list, has no texts, or is too long is refused with the reason', async () => {
    const long = ['text', ...Array.from({ length: LIMITS.importPosts + 1 }, (_, at) => `Post ${at}`)];
    const refused: [string, RegExp][] = [
      ['', /csv: is empty/],
      ['PK\u0003\u0004zip', /is a spreadsheet, not a list/],
      ['a,b\n1,2', /has no column of texts/],
      ['text\n"open', /quotation mark may be open/],
      [long.join('\n'), /holds more than 500 rows/],
    ];
    for (const [csv, message] of refused) {
      const answer = await send({ csv });
      assert.equal(answer.status, 422, csv.slice(0, 20));
      assert.match(await answer.text(), message);
    }
    assert.equal((await report(long.slice(0, -1), { platformId: ids.facebook })).ready, 500);
    assert.equal((await send({ csv: 'text\nBread', platformId: 999_999 })).status, 404);
  });

  test('without script the preview is a page of its own, from which it goes on', async () => {
    const screen = { screen: '/compose?from=list' };
    const page = await owner('/api/contents/import', { form: { ...screen, csv: ROWS.join('\n') } });
    const html = await page.text();
    assert.match(html, /<h1>Add 2 posts\?/);
    assert.match(html, /No connected channel is called “MySpace”/);
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    assert.equal(fields.confirm, 'ready');
    const done = await owner('/api/contents/import', { form: { ...fields, ...screen } });
    assert.equal(done.status, 303);
    assert.equal((await stored()).length, 2);
    assert.match(await (await owner('/screens/compose?from=list')).text(), /Import posts/);
  });
});
