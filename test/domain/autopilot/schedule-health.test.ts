// Gaps and conflicts of a schedule, and what is recommended about them. Pure rules over posts around a Monday in Paris.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findConflicts, findGaps, formatSpan, recommend } from '../../../server/domain/autopilot/index.ts';
import type { ConnectionRecord } from '../../../server/domain/channels/index.ts';
import type { PostRecord } from '../../../server/domain/content/index.ts';
import type { OverruleRecord, PlannedTime } from '../../../server/domain/evidence/index.ts';
import { rateTime } from '../../../server/domain/learning/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const ZONE = 'Europe/Paris';
const DAYS = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'];

let lastId = 0;
function post(scheduledAt: number, fields: Partial<PostRecord> = {}): PostRecord {
  lastId += 1;
  return {
    id: lastId,
    businessId: 1,
    connectionId: 1,
    channel: 'facebook',
    network: 'sandbox',
    status: 'scheduled',
    origin: 'autopilot',
    title: null,
    content: 'Bread.',
    note: null,
    needsMedia: null,
    pillar: null,
    scheduledAt,
    ...fields,
  } as PostRecord;
}

const NONE: ConnectionRecord['slots'] = [];
const facebook = { id: 1, type: 'facebook', isActive: true, slots: NONE } as ConnectionRecord;
const linkedin = { id: 2, type: 'linkedin', isActive: true, slots: NONE } as ConnectionRecord;

describe('gaps', () => {
  test('a day counts where the business is: 23:30 UTC is the next day in Paris', () => {
    const gaps = findGaps([post(Date.UTC(2027, 2, 1, 23, 30))], {
      days: DAYS,
      connectionIds: [1],
      timezone: ZONE,
    });
    assert.deepEqual(
      gaps.map(({ day }) => day),
      ['2027-03-01', '2027-03-03', '2027-03-04', '2027-03-05'],
    );
  });

  test('each channel for itself', () => {
    const posts = [post(NOW), post(NOW, { connectionId: 2 }), post(NOW + DAY)];
    const gaps = findGaps(posts, { days: DAYS.slice(0, 2), connectionIds: [1, 2], timezone: ZONE });
    assert.deepEqual(gaps, [{ day: '2027-03-02', connectionIds: [2] }]);
  });
});

describe('conflicts', () => {
  test('are posts of one channel less than three hours apart, whichever comes first in the list', () => {
    const [first, second] = [post(NOW + DAY), post(NOW + DAY + 40 * MINUTE)];
    assert.deepEqual(findConflicts([second, first], NOW), [{ first, second, minutes: 40 }]);
    assert.deepEqual(findConflicts([first, post(NOW + DAY + 3 * HOUR)], NOW), []);
    assert.deepEqual(findConflicts([first, post(NOW + DAY, { connectionId: 2 })], NOW), []);
  });

  test('what has left already is none', () => {
    assert.deepEqual(findConflicts([post(NOW - 2 * HOUR), post(NOW - HOUR)], NOW), []);
    assert.equal(findConflicts([post(NOW - HOUR), post(NOW + HOUR)], NOW).length, 1);
  });

  test('are told in hours and minutes', () => {
    assert.deepEqual([1, 40, 60, 93, 120].map(formatSpan), [
      '1 minute',
      '40 minutes',
      '1 h',
      '1 h 33 min',
      '2 h',
    ]);
  });
});

describe('recommendations', () => {
  const situation = {
    now: NOW,
    timezone: ZONE,
    posts: [] as PostRecord[],
    connections: [facebook],
    gaps: [],
    conflicts: [],
    overrules: [],
    drawn: [] as PlannedTime[],
  };

  test('none without a reason', () => assert.deepEqual(recommend(situation), []));

  test('what waits for a person comes first, with its numbers and the way there', () => {
    const posts = [
      post(NOW + DAY, { status: 'awaiting_approval' }),
      post(NOW + 2 * DAY, { status: 'awaiting_approval' }),
      post(NOW + 3 * DAY, {
        status: 'failed',
        note: { id: 'legacy', params: { text: 'The picture is too tall.' } },
      }),
    ];
    const [decide, approve] = recommend({ ...situation, posts });
    assert.deepEqual(
      [decide?.title, decide?.text],
      ['1 post needs your decision', 'The picture is too tall.'],
    );
    assert.equal(approve?.title, '2 posts wait for your approval');
    assert.match(approve?.text ?? '', /^The first is due Tue 2 Mar 2027, 10:00\./);
    assert.equal(approve?.href, '#/approvals');
  });

  test('a channel is quiet only when it is silent for longer than its pace', () => {
    const gapsOf = (days: number) =>
      Array.from({ length: days }, (_, index) => ({
        day: new Date(NOW + index * DAY).toISOString().slice(0, 10),
        connectionIds: [2],
      }));
    const quiet = (days: number) =>
      recommend({ ...situation, connections: [facebook, linkedin], gaps: gapsOf(days) }).map(
        ({ title }) => title,
      );
    assert.deepEqual(quiet(4), [], 'three a week leave gaps of some days');
    assert.deepEqual(quiet(6), ['LinkedIn is quiet for 6 days in a row']);
  });

  test('the best free time is none that people have banned', () => {
    const posts = [1, 2, 3, 4].map((day) => post(NOW + day * DAY + 12 * HOUR));
    const textOf = (overrules: OverruleRecord[]) =>
      recommend({ ...situation, posts, overrules }).find(({ id }) => id === 'best-times')?.text ?? '';
    const named = /The best free time of the week is (\w{3}) [^,]*, (\d\d):/;
    const [, day = '', hour = ''] = named.exec(textOf([])) ?? [];
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day) + 1;
    const first = Number(hour) - (Number(hour) % 3);
    assert.ok(weekday > 0);
    const ban = { connectionId: 1, of: 'time', subject: '', weekday, hour: first, value: null } as const;
    const again = named.exec(textOf([{ ...ban, stance: 'ban', madeAt: NOW }]));
    assert.ok(again);
    assert.notDeepEqual([again[1], Math.floor(Number(again[2]) / 3) * 3], [day, first]);
  });

  test('once own results have chosen times, these are told, and what is expected of the best', () => {
    const posts = [1, 2, 3, 4].map((day) => post(NOW + day * DAY + 12 * HOUR));
    const draw = (at: number, over: Partial<PlannedTime>): PlannedTime => ({
      ...{ postId: posts[at]?.id ?? 0, isBaseline: false, bound: null, expected: 0.1 },
      ...over,
    });
    const drawn = [draw(0, {}), draw(1, { expected: 0.2 }), draw(2, { isBaseline: true, expected: 0.9 })];
    const told = recommend({ ...situation, posts, drawn }).find(({ id }) => id === 'best-times');
    assert.equal(told?.title, '2 of 4 planned posts leave at a time that your own results chose');
    assert.match(
      told?.text ?? '',
      /^Most is expected of Facebook on .+: 22 % more than usual\. The other 2 go by/,
    );
    // Results have fallen: then the published pattern has chosen.
    const fallen = drawn.map((one) => ({ ...one, bound: 'fallen' }));
    const titles = recommend({ ...situation, posts, drawn: fallen }).map(({ title }) => title);
    assert.ok(
      titles.some((title) => title.endsWith('at a time that studies recommend')),
      titles.join(),
    );
  });

  test('missing media, posts too close, and how many stand in a best window', () => {
    const posts = [
      post(NOW + DAY, { needsMedia: 'image' }),
      post(NOW + DAY + HOUR),
      post(NOW + 2 * DAY),
      post(NOW + 3 * DAY),
    ];
    const conflicts = findConflicts(posts, NOW);
    const titles = recommend({ ...situation, posts, conflicts }).map(({ title }) => title);
    const inWindow = posts.filter(
      (one) => rateTime('facebook', one.scheduledAt ?? 0, ZONE).score >= 0.1,
    ).length;
    assert.deepEqual(titles, [
      '1 planned post lacks a picture',
      '1 pair of posts is too close together',
      `${inWindow} of 4 planned posts leave at a time that studies recommend`,
    ]);
  });
});
