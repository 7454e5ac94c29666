// What edits and rejections teach: a habit takes several that agree, and a post that is told with it shows it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HabitValue } from '../../../server/contract/habit.ts';
import {
  extractFacts,
  findHabits,
  keepingOn,
  type Lesson,
  wordsTakenBack,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { BAKERY } from './profiles.ts';

const TEXT =
  'Sourdough keeps for days. Our amazing rye loaf stays moist until Friday. Slice it and freeze the rest. 🥖\n\nSave this for the next time you bake.\n\n#Sourdough #Rye #Leeds';

const lesson = (postId: number, made: string | null, more: Partial<Lesson> = {}): Lesson => ({
  ...{ postId, channel: 'facebook', at: postId, written: TEXT, made, reason: null },
  ...more,
});
const edits = (count: number, change: (text: string, at: number) => string): Lesson[] =>
  Array.from({ length: count }, (_, at) => lesson(at + 1, change(TEXT, at)));
const rejected = (count: number, reason: string): Lesson[] =>
  Array.from({ length: count }, (_, at) => lesson(at + 1, null, { reason }));
const found = (lessons: readonly Lesson[], name = 'Lowgate Bakehouse'): HabitValue[] =>
  findHabits(lessons, name).map(({ value }) => value);
const on = { channels: ['facebook'] };

/** What three such edits teach, and that two do not. */
const CASES: readonly [name: string, change: (text: string, at: number) => string, habit: HabitValue][] = [
  ['a word that is taken out', (text) => text.replace('amazing ', ''), { kind: 'word', word: 'amazing' }],
  [
    'emoji that are taken out',
    (text) => text.replace(' 🥖', ''),
    { kind: 'emoji', emoji: [], channels: ['facebook'] },
  ],
  [
    'emoji that are added',
    (text, at) => text.replace('🥖', at === 1 ? '🥖 ☕' : '🥖 🥐'),
    { kind: 'emoji', emoji: ['🥐', '☕'], channels: ['facebook'] },
  ],
  [
    'fewer hashtags',
    (text) => text.replace(' #Rye #Leeds', ''),
    { kind: 'hashtags', most: 1, channels: ['facebook'] },
  ],
  [
    'no hashtags',
    (text) => text.replace(/\n\n#.*/, ''),
    { kind: 'hashtags', most: 0, channels: ['facebook'] },
  ],
  [
    'a greeting that is added',
    (text, at) => `${at === 1 ? 'Morning all!' : 'Morning, all!'} ${text}`,
    { kind: 'greeting', text: 'Morning, all!', channels: ['facebook'] },
  ],
  [
    'a closing that is added',
    (text) => text.replace('\n\n#', '\n\nSee you at the counter.\nAnna\n\n#'),
    { kind: 'closing', text: 'See you at the counter.\nAnna', channels: ['facebook'] },
  ],
  [
    'a closing that is taken out',
    (text) => text.replace('Save this for the next time you bake.\n\n', ''),
    { kind: 'closing', text: null, channels: ['facebook'] },
  ],
];

describe('three edits of the last ten teach', () => {
  for (const [name, change, habit] of CASES) {
    test(name, () => {
      const other = TEXT.replace('amazing', 'own');
      const others = Array.from({ length: 7 }, (_, at) =>
        lesson(at + 20, other.replace('for days', `for days, ${at}`), { written: other }),
      );
      const lessons = [...edits(3, change), ...others].map((one, at) => ({ ...one, at }));
      const habits = findHabits(lessons, 'Lowgate Bakehouse');
      const learned = habits.find(({ value }) => value.kind === habit.kind);
      assert.deepEqual(learned?.value, habit);
      assert.deepEqual(learned?.posts, [1, 2, 3]);
      assert.deepEqual(
        found(lessons.slice(1)).filter(({ kind }) => kind === habit.kind),
        [],
      );
    });
  }

  test('shorter posts, by the share that is usually left', () => {
    const habits = found(edits(3, (text, at) => text.slice(0, 90 + 10 * at)));
    const length = habits.find(({ kind }) => kind === 'length');
    assert.ok(length?.kind === 'length' && length.share >= 50 && length.share <= 75, JSON.stringify(length));
  });

  test('but no more when seven later ones say nothing of it', () => {
    const old = edits(3, (text) => text.replace('amazing ', ''));
    const later = Array.from({ length: 8 }, (_, at) => lesson(at + 20, `${TEXT} Note ${at}.`));
    assert.deepEqual(
      found([...old, ...later]).filter(({ kind }) => kind === 'word'),
      [],
    );
  });
});

describe('in a letter', () => {
  const LETTER =
    'Good day,\n\nCrusts are what the oven is for. Keep them in a cloth, never in a bag.\n\nKind regards,\nHarbour Street';
  const taught = (change: (text: string) => string) =>
    found([1, 2, 3].map((id) => lesson(id, change(LETTER), { written: LETTER, channel: 'email' })));

  test('another greeting takes the place of the usual one', () => {
    assert.deepEqual(
      taught((text) => text.replace('Good day,', 'Dear bread lovers,')),
      [{ kind: 'greeting', text: 'Dear bread lovers,', channels: ['email'] }],
    );
  });

  test('another closing, too', () => {
    assert.deepEqual(
      taught((text) => text.replace('Kind regards,\nHarbour Street', 'Until Friday,\nAnna')),
      [{ kind: 'closing', text: 'Until Friday,\nAnna', channels: ['email'] }],
    );
  });

  test('a greeting that goes, and another first sentence that is none', () => {
    assert.deepEqual(
      taught((text) => text.replace('Good day,\n\n', '')),
      [{ kind: 'greeting', text: null, channels: ['email'] }],
    );
    const written = LETTER.replace('Good day,\n\n', '');
    const other = written.replace('Crusts are what the oven is for.', 'Bread wants air and a dry place.');
    assert.deepEqual(found([1, 2, 3].map((id) => lesson(id, other, { written, channel: 'email' }))), []);
  });
});

describe('what is no habit', () => {
  test('a word of the name, a common word, and one that is left elsewhere', () => {
    const out = edits(3, (text) => text.replace('amazing ', ''));
    assert.deepEqual(found(out, 'Amazing Loaves'), []);
    const with3 = [
      ...out,
      ...edits(2, (text) => `${text} More.`).map((one) => ({ ...one, postId: 30, at: 30 })),
    ];
    assert.deepEqual(
      found(with3).filter(({ kind }) => kind === 'word'),
      [],
    );
    assert.deepEqual(found(edits(3, (text) => text.replace('and freeze', 'or freeze'))), []);
  });

  test('a word without which nobody writes', () => {
    for (const [word, other] of [
      ['there', 'inside'],
      ['will', 'does'],
      ['keeps', 'lasts'],
    ] as const) {
      const written = `The loaf ${word} on the shelf and stays good for three days or four.`;
      const lessons = [1, 2, 3].map((id) => lesson(id, written.replace(word, other), { written }));
      assert.deepEqual(found(lessons), [], word);
    }
  });

  test('words of a sentence that went as a whole', () => {
    const habits = found(edits(3, (text) => text.replace('Slice it and freeze the rest. ', '')));
    assert.deepEqual(
      habits.filter(({ kind }) => kind === 'word'),
      [],
    );
  });

  test('what as many edits contradict', () => {
    const less = edits(3, (text) => text.replace(' #Rye #Leeds', ''));
    const more = edits(3, (text) => `${text} #Bread`).map((one, at) => ({
      ...one,
      postId: 40 + at,
      at: 40 + at,
    }));
    assert.deepEqual(
      found([...less, ...more]).filter(({ kind }) => kind === 'hashtags'),
      [],
    );
  });
});

describe('reasons of rejections count like edits', () => {
  const cases: readonly [reason: string, habit: HabitValue][] = [
    ['Far too long.', { kind: 'length', share: 75, channels: ['facebook'] }],
    ['too many hashtags', { kind: 'hashtags', most: 2, channels: ['facebook'] }],
    ['No hashtags please', { kind: 'hashtags', most: 0, channels: ['facebook'] }],
    ['Please no emoji', { kind: 'emoji', emoji: [], channels: ['facebook'] }],
    ['We never say “amazing”.', { kind: 'word', word: 'amazing' }],
    ["Don't use amazing", { kind: 'word', word: 'amazing' }],
  ];
  for (const [reason, habit] of cases)
    test(reason, () => {
      assert.deepEqual(found(rejected(3, reason)), [habit]);
      assert.deepEqual(found(rejected(2, reason)), []);
    });

  test('one that says nothing of the voice teaches nothing', () => {
    assert.deepEqual(found(rejected(5, 'We no longer sell these.')), []);
  });
});

test('a word that people put in again three times is wanted again', () => {
  const put = Array.from({ length: 3 }, (_, at) => lesson(at, `${TEXT} Truly splendid.`));
  assert.ok(wordsTakenBack(put).includes('splendid'));
  assert.ok(!wordsTakenBack(put.slice(1)).includes('splendid'));
});

describe('a writer keeps to habits', () => {
  const write = async (
    habits: readonly HabitValue[],
    channel: 'facebook' | 'instagram' | 'email' = 'facebook',
  ) => {
    const at = Date.parse('2027-03-02T09:00:00Z');
    const pillars = ['useful', 'own', 'talk', 'useful', 'behind', 'useful', 'talk', 'useful'] as const;
    const { posts } = await writePosts({
      profile: BAKERY,
      facts: extractFacts(BAKERY),
      channel,
      slots: pillars.map((pillar, day) => ({ pillar, at: at + day * 86_400_000 })),
      recent: [],
      seed: 'habits',
      voice: { description: '', banned: [], keeping: keepingOn(channel, habits), samples: [] },
    });
    const texts = posts.flatMap((post) => (post === null ? [] : [post.content]));
    assert.ok(texts.length >= 6, `${texts.length} posts`);
    return texts;
  };
  const everywhere = { channels: ['facebook', 'instagram', 'email'] } as const;
  const body = (text: string) => text.replace(/\s*#\S+/g, '');
  const length = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + body(text).length, 0) / texts.length;

  test('a word stands in no post', async () => {
    assert.ok((await write([])).some((text) => /\bbread\b/i.test(text)));
    for (const text of await write([{ kind: 'word', word: 'bread' }]))
      assert.doesNotMatch(text, /\bbread\b/i);
  });

  for (const [channel, most] of [
    ['facebook', 0.85],
    ['email', 0.95],
  ] as const)
    test(`posts are shorter: ${channel}`, async () => {
      const habit = { kind: 'length', share: 60, ...everywhere } as const;
      const [usual, short] = [await write([], channel), await write([habit], channel)];
      assert.ok(length(short) < most * length(usual), `${length(short)} of ${length(usual)}`);
    });

  test('at most so many hashtags, and none', async () => {
    const count = (text: string) => text.match(/#\p{L}+/gu)?.length ?? 0;
    assert.ok((await write([], 'instagram')).some((text) => count(text) > 1));
    for (const text of await write([{ kind: 'hashtags', most: 1, ...everywhere }], 'instagram'))
      assert.ok(count(text) <= 1, text);
    for (const text of await write([{ kind: 'hashtags', most: 0, ...everywhere }], 'instagram'))
      assert.equal(count(text), 0, text);
  });

  test('emoji of theirs, or none', async () => {
    const none = await write([{ kind: 'emoji', emoji: [], ...everywhere }], 'instagram');
    for (const text of none) assert.doesNotMatch(text, /\p{Extended_Pictographic}/u);
    const some = await write([{ kind: 'emoji', emoji: ['🥐', '☕'], ...everywhere }]);
    for (const text of some) assert.match(body(text), /[🥐☕]$/u);
  });

  test('their greeting and closing, in a letter instead of the usual ones', async () => {
    const habits = [
      { kind: 'greeting', text: 'Morning, all!', ...everywhere },
      { kind: 'closing', text: 'See you at the counter.\nAnna', ...everywhere },
    ] as const;
    for (const channel of ['facebook', 'email'] as const)
      for (const text of await write(habits, channel)) {
        assert.match(body(text), /^Morning, all!\n\n/);
        assert.match(body(text), /\n\nSee you at the counter\.\nAnna$/);
        assert.doesNotMatch(text, /Kind regards|See you soon|Warmly/);
      }
  });

  test('no line that only closes', async () => {
    const closes = /(?:Worth keeping|Keep this|One to save|Save this|Send this|Pass it on|Share it|One for) /;
    assert.ok((await write([], 'instagram')).some((text) => closes.test(text)));
    for (const text of await write([{ kind: 'closing', text: null, ...everywhere }], 'instagram'))
      assert.doesNotMatch(text, closes);
  });

  test('only on the channels that have taught it', async () => {
    const habits = [{ kind: 'hashtags', most: 0, ...on }] as unknown as HabitValue[];
    assert.ok((await write(habits, 'instagram')).some((text) => text.includes('#')));
  });
});
