// Posts that come again: one ahead of each series, by the channel's level, until its end; changed and stopped for what is to come.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import type { Series } from '../../server/contract/series.ts';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let facebook = 0;
let x = 0;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner, { timezone: 'Europe/Paris', locale: 'en-GB' });
  facebook = (await connectChannel(owner, 'facebook')).id;
  x = (await connectChannel(owner, 'x')).id;
});
after(() => server.stop());
beforeEach(async () => {
  const { write } = server.app.ctx.db;
  await write('series').delete();
  await write('posts').delete();
  await write('jobs').delete();
  server.clock.set(START);
  await setLevel('autonomous');
});

const table = () => server.app.ctx.db.write('posts');
const setLevel = async (level: string) => {
  const answer = await owner(`/api/platforms/${facebook}/autonomy`, { method: 'PUT', json: { level } });
  assert.ok(answer.ok, await answer.clone().text());
};
async function draft(content = 'Bread from seven.', platformId = facebook): Promise<number> {
  const json = { platformIds: [platformId], content };
  const [post] = (await (await owner('/api/contents', { json })).json()) as Post[];
  return post?.id ?? assert.fail();
}
const iso = (at: number) => new Date(at).toISOString();
const FIRST = START + DAY;
const WEEKLY = { every: 1, unit: 'week', at: iso(FIRST) };
const put = (id: number, json: object, client = owner) =>
  client(`/api/contents/${id}/series`, { method: 'PUT', json });
async function repeat(id: number, more: object = {}): Promise<Series> {
  const answer = await put(id, { ...WEEKLY, ...more });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Series;
}
/** What came of series, in order, as it stands now. */
const made = () =>
  table()
    .whereNotNull('series_id')
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id', 'status', 'scheduled_at', 'content', 'note', 'approved_hash');
const timesOf = async () => (await made()).map(({ scheduled_at }) => scheduled_at);
/** Lets the hourly job run at a moment. */
async function at(moment: number): Promise<void> {
  server.clock.set(moment);
  const key = `repeat-posts:${moment}`;
  const job = { kind: 'repeat-posts', key, payload: {}, runAt: moment, businessId: null } as const;
  await insertJobs(server.app.ctx.db.write, [job], moment);
  await server.drain();
}

describe('a series', () => {
  test('has one post ahead, and makes the next once that has left', async () => {
    const series = await repeat(await draft());
    assert.partialDeepStrictEqual(series, {
      every: 1,
      unit: 'week',
      made: 1,
      nextAt: iso(FIRST),
      state: 'active',
    });
    assert.deepEqual(await timesOf(), [FIRST]);
    await at(FIRST - HOUR);
    assert.deepEqual(await timesOf(), [FIRST]);
    await at(FIRST);
    await at(FIRST + HOUR);
    assert.deepEqual(await timesOf(), [FIRST, FIRST + 7 * DAY]);
    assert.equal((await made())[0]?.status, 'published');
  });

  test('after days without a server it goes on at its next time, and makes up for none', async () => {
    await repeat(await draft(), { unit: 'day' });
    await table().update({ status: 'published', published_at: FIRST });
    await at(FIRST + 10 * DAY + HOUR);
    assert.deepEqual(await timesOf(), [FIRST, FIRST + 11 * DAY]);
  });

  test('ends after so many times, or on a day', async () => {
    const id = await draft();
    await repeat(id, { most: 1 });
    await at(FIRST + HOUR);
    assert.equal((await made()).length, 1);
    assert.deepEqual(await (await owner('/api/series')).json(), []);
    assert.equal(await server.countEvents('series.ended'), 1);
    await server.drain();
    const news = await (await owner('/api/notifications')).json();
    assert.partialDeepStrictEqual(
      news.find(({ title }: { title: string }) => /has come for the last time/.test(title)),
      { message: 'It came once, as was set. Open it to let it repeat anew.', href: `#/posts/${id}` },
    );
    await repeat(await draft('Rolls from eight.'), { at: iso(FIRST + DAY), until: '2027-03-08' });
    await at(FIRST + 3 * DAY);
    assert.equal((await made()).length, 2);
    assert.equal(await server.countEvents('series.ended'), 2);
  });

  test('rests between two appearances, its own included', async () => {
    const json = { platformIds: [facebook], content: 'Bread.', scheduledAt: iso(START + HOUR) };
    const [post] = (await (await owner('/api/contents', { json })).json()) as Post[];
    await repeat(post?.id ?? 0, { unit: 'day', coolDown: 10 });
    assert.deepEqual(await timesOf(), [FIRST + 9 * DAY]);
  });

  test('does not go on while its channel is switched off', async () => {
    await repeat(await draft());
    const set = (isActive: boolean) =>
      owner(`/api/platforms/${facebook}`, { method: 'PUT', json: { isActive } });
    await set(false);
    await at(FIRST + HOUR);
    assert.equal((await made()).length, 1);
    await set(true);
    await table().whereNotNull('series_id').update({ status: 'published', published_at: FIRST });
    await at(FIRST + 3 * DAY);
    assert.equal((await made()).length, 2);
  });
});

describe('each of its posts', () => {
  test('is waited for: while nobody has decided about one, there is no other', async () => {
    await setLevel('approve');
    await repeat(await draft(), { unit: 'day' });
    await at(FIRST + 3 * DAY);
    assert.deepEqual(await timesOf(), [FIRST]);
    const [post] = await made();
    await owner(`/api/contents/${post?.id}/reject`, { json: { reason: '' } });
    await at(FIRST + 3 * DAY + HOUR);
    assert.deepEqual((await timesOf()).at(-1), FIRST + 4 * DAY);
  });

  test('is approved by nobody: the channel’s level lets it leave or holds it', async () => {
    await repeat(await draft());
    assert.partialDeepStrictEqual(await made(), [{ status: 'scheduled', approved_hash: null }]);
    await setLevel('approve');
    await repeat(await draft('Rolls from eight.'));
    assert.equal((await made())[1]?.status, 'awaiting_approval');
    await setLevel('draft');
    await repeat(await draft('Cake from nine.'));
    assert.partialDeepStrictEqual((await made())[2], { status: 'draft', scheduled_at: null });
  });

  test('waits with the reason where the channel takes no text twice and nobody has other words', async () => {
    await repeat(await draft('Bread from seven.', x));
    const [post] = await made();
    assert.equal(post?.status, 'awaiting_approval');
    const shown = (await (await owner(`/api/contents/${post?.id}`)).json()) as Post;
    assert.match(shown.note ?? '', /X takes no text twice, and there are no other words/);
  });

  test('is told anew there where the built-in writer told it', async () => {
    const [post] = await generatePosts(owner, x, 1);
    await repeat(post?.id ?? 0);
    const [again] = await made();
    assert.equal(again?.status, 'scheduled');
    assert.notEqual(again?.content, post?.content);
    await owner(`/api/contents/${post?.id}/series`, { method: 'DELETE' });
    assert.deepEqual(await made(), [], 'told anew is not edited by somebody');
  });
});

describe('changing and stopping', () => {
  test('other words and another rhythm hold for what is to come', async () => {
    const id = await draft();
    await repeat(id);
    await at(FIRST);
    const next = iso(FIRST + 3 * DAY);
    const series = await repeat(id, { at: next, unit: 'day', content: 'Bread from eight.' });
    assert.partialDeepStrictEqual(series, { made: 2, nextAt: next, content: 'Bread from eight.' });
    assert.deepEqual(
      (await made()).map(({ content, scheduled_at }) => [content, scheduled_at]),
      [
        ['Bread from seven.', FIRST],
        ['Bread from eight.', FIRST + 3 * DAY],
      ],
    );
  });

  test('stopped, what has not left goes; what somebody has changed is theirs', async () => {
    const id = await draft();
    await repeat(id);
    const stop = () => owner(`/api/contents/${id}/series`, { method: 'DELETE' });
    assert.equal((await stop()).status, 204);
    assert.deepEqual(await made(), []);
    assert.equal((await stop()).status, 204);
    await at(FIRST + 30 * DAY);
    assert.deepEqual(await made(), []);
    server.clock.set(START);
    await repeat(id);
    const [post] = await made();
    const json = { content: 'Only this once: cake.' };
    await owner(`/api/contents/${post?.id}`, { method: 'PATCH', json });
    await stop();
    assert.equal((await made()).length, 1);
  });

  test('what cannot be is refused, and nothing is made', async () => {
    const id = await draft();
    const refused: [object, RegExp][] = [
      [{ every: 0 }, /every: must be at least 1/],
      [{ unit: 'hour' }, /unit: must be day, week or month/],
      [{ at: iso(START - HOUR) }, /must not be in the past/],
      [{ until: '2027-03-01' }, /until: must not be before the first time/],
      [{ content: 'Our bread cures migraine.' }, /content: .*may not stand in a post/],
    ];
    for (const [more, message] of refused) {
      const answer = await put(id, { ...WEEKLY, ...more });
      assert.equal(answer.status, 422);
      assert.match(await answer.text(), message);
    }
    assert.deepEqual(await made(), []);
    assert.equal((await put(id, WEEKLY, await addApprover(server))).status, 403);
    assert.equal((await put(id, WEEKLY, server.as('foreign'))).status, 404);
    assert.equal((await owner(`/api/contents/${id}/series`, { method: 'DELETE' })).status, 404);
  });
});

describe('on screen', () => {
  test('the post’s page sets, changes and stops it with plain forms', async () => {
    const id = await draft();
    const screen = `/posts/${id}`;
    const page = async () => (await owner(`/screens${screen}`)).text();
    assert.match(await page(), /id="repeat-every"/);
    const form = {
      ...{ screen, next: screen, timeZone: 'Europe/Paris', every: '2', unit: 'week' },
      ...{ at: '2027-03-02T10:00', until: '', most: '', coolDown: '', content: 'Bread from seven.' },
    };
    const odd = await owner(`/api/contents/${id}/series?_method=put`, { form: { ...form, every: '0' } });
    assert.equal(odd.status, 422);
    const set = await owner(`/api/contents/${id}/series?_method=put`, { form });
    assert.equal(set.status, 303);
    assert.match(await page(), /Comes again .*2 Mar 2027, 10:00/s);
    await owner(`/api/contents/${id}/series?_method=delete`, { form: { screen, next: screen } });
    assert.match(await page(), /has ended/);
  });

  test('the calendar shows the times after the next', async () => {
    const id = await draft();
    await repeat(id, { most: 3 });
    const html = await (await owner('/screens/content-calendar?view=month&date=2027-03-10')).text();
    const cells = html.match(/chip-open.*?<\/a>/gs)?.filter((one) => one.includes('again')) ?? [];
    assert.equal(cells.length, 2);
    assert.ok(cells[0]?.includes(`#/posts/${id}`));
    assert.ok(cells[0]?.includes('2027-03-09T10:00'));
  });
});

describe('what each time costs', () => {
  const screen = async (id: number) => (await owner(`/screens/posts/${id}`)).text();
  const onNetwork = (network: string) =>
    server.app.ctx.db.write('connections').where({ id: x }).update({ network });

  test('is told before it begins, and in its rhythm once it has', async () => {
    await onNetwork('real');
    const id = await draft('Bread from seven.', x);
    await table().where({ id }).update({ network: 'real' });
    assert.match(
      await screen(id),
      /X charges \S*0\.015 each time it comes again: \S*0\.015 a month if it comes every month, about \S*0\.065 if every week, \S*0\.457 if every day\./,
    );
    await repeat(id, { content: 'Bread: https://bakery.example', every: 2, most: 4 });
    assert.match(
      await screen(id),
      /X charges \S*0\.20 each time it comes again, as it has a link: about \S*0\.435 a month, \S*0\.80 for all 4 times\./,
    );
    const form = { every: '3', unit: 'day', at: 'never', content: 'Bread.', screen: `/posts/${id}` };
    const refused = await owner(`/api/contents/${id}/series?_method=put`, { form });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /0\.015 each time it comes again: about \S*0\.152 a month\./);
    const owed = await owner(`/api/contents/${id}/series?_method=put`, { form: { ...form, most: '-5' } });
    assert.equal(owed.status, 422);
    assert.match(await owed.text(), /about \S*0\.152 a month\./, 'no sum of fewer times than none');
  });

  test('is not told where it costs nothing', async () => {
    await onNetwork('sandbox');
    assert.doesNotMatch(await screen(await draft('Bread from seven.', x)), /each time it comes again/);
    assert.doesNotMatch(await screen(await draft()), /each time it comes again/);
  });
});
