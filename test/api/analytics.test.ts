// The export of daily figures: what it holds, what it refuses, and that no spreadsheet runs any of it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { writeCsv } from '../../server/domain/lists/index.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner, { timezone: 'UTC' });
  const { id } = await connectChannel(owner, 'facebook', { name: '=HYPERLINK("http://evil.example")' });
  const row = (day: string, likes: number) => ({
    ...{ business_id: 1, connection_id: id, network: 'sandbox', day, posts: 1, likes },
    ...{ comments: 2, shares: 3, clicks: 4, impressions: 50 },
  });
  const [connection] = await server.app.ctx.db.read('connections').where({ id }).select('business_id');
  await server.app.ctx.db.write('daily_figures').insert(
    [row('2027-03-01', -1), row('2027-02-20', 7), row('2026-12-24', 9)].map((one) => ({
      ...one,
      ...connection,
    })),
  );
});
after(() => server.stop());

runScenarios(
  () => server,
  [
    {
      name: 'the owner gets the last 28 days, and a formula in a name as text',
      as: 'owner',
      url: '/api/analytics.csv',
      status: 200,
      contains: [
        'day,channel,connection,network,posts,impressions,likes,comments,shares,clicks\r\n',
        `2027-02-20,Facebook,"'=HYPERLINK(""http://evil.example"")",sandbox,1,50,7,2,3,4\r\n`,
        'sandbox,1,50,-1,2,3,4\r\n',
      ],
      excludes: ['2026-12-24'],
      answers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="drivyn-2027-03-01-28-days.csv"',
      },
    },
    {
      name: 'a shorter period holds less',
      as: 'owner',
      url: '/api/analytics.csv?period=7',
      status: 200,
      contains: ['2027-03-01'],
      excludes: ['2027-02-20'],
    },
    {
      name: 'a longer one more',
      as: 'owner',
      url: '/api/analytics.csv?period=90',
      status: 200,
      contains: ['2026-12-24'],
    },
    {
      name: 'a period that is none is refused by name',
      as: 'owner',
      url: '/api/analytics.csv?period=29',
      status: 422,
      contains: ['period: must be one of 7, 28, 90'],
    },
    {
      name: 'another account gets its own figures, of which there are none',
      as: 'foreign',
      url: '/api/analytics.csv',
      status: 200,
      excludes: ['2027-', 'Facebook'],
    },
    { name: 'nobody gets any', as: 'anonymous', url: '/api/analytics.csv', status: 401, excludes: ['day,'] },
  ],
);

describe('a field', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＠SUM(A1)']) {
    test(`${JSON.stringify(text)} is no formula`, () => {
      assert.match(writeCsv(['a'], [[text]]), /\r\n"?'/);
    });
  }

  for (const text of ['x;=1+1', 'x;-1', 'x\t@SUM(A1)', 'x\n+1', 'a;b;=1', 'a;＝1']) {
    test(`${JSON.stringify(text)} holds no formula where cells are parted in another way`, () => {
      assert.doesNotMatch(writeCsv(['a'], [[text]]), /[;\t\n][=+\-@＝]/);
    });
  }

  test('that is a number stays one, also below zero', () => {
    assert.equal(writeCsv(['a', 'b'], [[-1, 2.5]]), '\uFEFFa,b\r\n-1,2.5\r\n');
  });

  test('with commas, quotes or lines is quoted', () => {
    assert.equal(writeCsv(['a'], [['x, "y"\nz']]), '\uFEFFa\r\n"x, ""y""\nz"\r\n');
  });
});
