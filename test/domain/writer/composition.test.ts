// How an idea becomes a post: a first line that names its matter, points that say something, one last word.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { libraryFor } from '../../../server/domain/writer/index.ts';
import { alternatesOf } from '../../../server/domain/writer/library/alternates.ts';
import type { Alternates, Idea } from '../../../server/domain/writer/library/idea.ts';
import { saysEnough } from '../../../server/domain/writer/telling/heads.ts';
import { hangs } from '../../../server/domain/writer/telling/last-word.ts';
import { namesMatter, nearnessOf } from '../../../server/domain/writer/telling/opening.ts';
import { lastLine } from '../../../server/domain/writer/telling/own-words.ts';
import { contract, localise, plainWords } from '../../../server/domain/writer/telling/wording.ts';
import { playWeeks } from './measures.ts';
import { ACCOUNTANT, BAKERY, PHYSIO, profileOf } from './profiles.ts';

const LODGE = profileOf({
  name: 'Rowan Lea',
  industry: 'hospitality',
  toneOfVoice: 'professional',
  description:
    'Guest house with five rooms near Keswick. Breakfast from 8 to 9.30. Log fire in the sitting room, maps you may borrow. Drying room for wet boots. Rooms from £95.',
  targetAudience: 'Walkers',
  brandValues: 'quiet',
  marketingGoals: 'More midweek stays',
  keywords: 'Keswick guest house, kitchen spray painting',
});
const plays = await Promise.all(
  [BAKERY, PHYSIO, LODGE, ACCOUNTANT].map(async (profile) => ({
    profile,
    ideas: new Map((await libraryFor(profile)).library.ideas.map(({ id, idea }) => [id, idea])),
    posts: (await playWeeks(profile, 4)).posts,
  })),
);
const told = plays.flatMap(({ profile, ideas, posts }) =>
  posts.flatMap((post) => {
    const idea = ideas.get(post.idea ?? '');
    return idea === undefined ? [] : [{ profile, post, idea }];
  }),
);
const plain = (text: string, american = false) => plainWords(contract(localise(text, american)));
const isOneOf = (block: string, texts: Alternates) =>
  [false, true].some((american) =>
    alternatesOf(texts).some((text) => plain(text, american) === plain(block, american)),
  );
const isTitle = (idea: Idea, line: string) => isOneOf(line.replace(/ \p{Emoji}+$/u, ''), idea.title);
const on = (...channels: readonly string[]) => told.filter(({ post }) => channels.includes(post.channel));

describe('a head that stands alone', () => {
  for (const head of [
    'Let a detector look first',
    'Say if your scalp hurts',
    'Photograph both sides of the wall',
    'Do not start before the paint is dry',
  ])
    test(`says what to do: ${head}`, () => assert.ok(saysEnough(head)));
  for (const head of [
    'End where no one sees',
    'Away with it, and round and round',
    'Dead is better than careful',
    'Everything that has leaves',
    'From your own chair',
    'Prime what drinks',
    'Let those visit every corner',
    'For the first ten minutes',
  ])
    test(`says too little: ${head}`, () => assert.ok(!saysEnough(head)));
  test('may speak of "it" among steps, whose matter stands above', () => {
    assert.ok(saysEnough('Stand it cut side down'));
    assert.ok(!saysEnough('Where it used to be'));
  });
});

test('a list under a picture or among friends is of heads that say enough, or has its texts', () => {
  let seen = 0;
  for (const { post, idea } of on('instagram', 'facebook')) {
    if (['either', 'glossary', 'story'].includes(idea.format) || idea.tick) continue;
    const lines = post.content.split('\n').map((line) => line.replace(/^(?:[•–]|\d+\.) /, ''));
    const heads = idea.parts.flatMap(([head]) => alternatesOf(head));
    const alone = heads.filter((head) => lines.some((line) => plain(line) === plain(head)));
    for (const head of alone) assert.ok(saysEnough(head), post.content);
    seen += lines.length > 6 ? 1 : 0;
  }
  assert.ok(seen > 20, `${seen}`);
});

test('the first line that is met alone names the matter, or is its title', () => {
  const posts = on('instagram', 'facebook', 'linkedin');
  assert.ok(posts.length > 40);
  for (const { post, idea } of posts) {
    const [first = '', second = ''] = post.content.split('\n\n');
    const isSaid = namesMatter(idea, first) || isTitle(idea, first);
    const isSaidInTwo =
      (['gist', 'lines', 'question'].includes(post.cut) || idea.format === 'story') &&
      namesMatter(idea, `${first} ${second}`);
    assert.ok(isSaid || isSaidInTwo, `${post.cut}: ${post.content}`);
    // "What should stand on the card" and "What should be on your pet's card?" are one question.
    if (isTitle(idea, first)) assert.ok(!['gist', 'lines', 'question'].includes(post.cut), post.content);
  }
});

test('a post closes once: with a last word, a question, or what to do with it', () => {
  for (const { post, idea } of on('instagram', 'facebook', 'linkedin')) {
    const blocks = post.content.split('\n\n');
    const last = [idea.turn, ...Object.values(idea.ends)].flatMap(alternatesOf);
    const closes = blocks.filter((block) => {
      const bare = block.replace(/^\(|\)$/g, '').replace(/^(?:In short|The rule|Remember): /, '');
      return (
        isOneOf(bare, last) ||
        /^(?:Worth keeping|Keep this|One to save|Save this|Send this|Pass it on|One|Share it) (?:for|to|with) /.test(
          bare,
        )
      );
    });
    const asks = blocks.slice(1).filter((block) => isOneOf(block, idea.asks));
    assert.ok(closes.length + asks.length <= (post.cut === 'question' ? 2 : 1), post.content);
  }
});

describe('a fact as the last line', () => {
  const goOn = (text: string) =>
    /^(?:Log|Family)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const signs = (text: string) =>
    lastLine(
      { id: text, kind: 'people', text, validFrom: null, validTo: null, proof: null },
      'Rowan Lea',
      goOn,
    );
  for (const [text, line] of [
    ['Log fire in the sitting room', 'Rowan Lea: log fire in the sitting room.'],
    ['Family-run since 1988', 'Rowan Lea: family-run since 1988.'],
    ["I'm Renee Castillo", "I'm Renee Castillo."],
    ['Rowan is a house of five rooms', 'Rowan is a house of five rooms.'],
    ['The house has five rooms', 'Rowan Lea. The house has five rooms.'],
    ['Anna Pike runs the house', 'Rowan Lea. Anna Pike runs the house.'],
    ['Gaggia on the bar', null],
  ] as const)
    test(`${text}: ${line}`, () => assert.equal(signs(text), line));
});

test('labels of a form stay out of short posts and talk among friends', () => {
  for (const { post } of told)
    if (post.channel !== 'linkedin')
      assert.ok(
        !/^(?:Why|Steps|Checklist|In detail|What to check|Instead):/m.test(post.content),
        post.content,
      );
});

test('a script ends with something to say, and comes as you are', () => {
  for (const { post } of on('tiktok', 'youtube'))
    assert.ok(!/\]\n\s*(?:\n|$)/.test(post.content), post.content);
  assert.equal(
    contract('You come as you are and bend your knees.'),
    'You come as you are and bend your knees.',
  );
});

describe('a last word', () => {
  const above = 'How to oil a bike chain. Wipe it, and put a drop on each roller.';
  for (const word of [
    'So let him have his salad.',
    'The dog needs no more oil until autumn.',
    'They wait.',
    'And the cake is for him.',
  ])
    test(`hangs: ${word}`, () => assert.ok(hangs(word, above)));
  for (const word of [
    'The chain runs quietly now.',
    'A quiet bike is a fast one.',
    'The next ride is silent.',
  ])
    test(`stands: ${word}`, () => assert.ok(!hangs(word, above)));
});

test('a fragment of the owner signs in a sentence behind the name', () => {
  const signed = plays[2]?.posts.map(({ content }) => content) ?? [];
  assert.ok(signed.some((content) => /Rowan Lea: \p{Ll}/u.test(content)));
  for (const content of signed.filter((text) => !/walkers/i.test(text)))
    assert.ok(!/Rowan Lea\. Log fire/.test(content), content);
});

test('a letter’s subject names the matter, and nothing that nobody has read of', () => {
  const letters = on('email');
  assert.ok(letters.length > 5);
  for (const { post, idea } of letters) {
    const subject = post.title ?? '';
    const isNamed = nearnessOf(idea, subject) > 0 && !/\b(?:it|this|they)\b/i.test(subject);
    assert.ok(isTitle(idea, subject) || isNamed, subject);
  }
});

test('hashtags begin a line of their own behind a list, and those of another matter stay away', () => {
  for (const { posts } of plays)
    for (const { content } of posts) assert.ok(!/^(?:[•–☐]|\d+\.) .* #\p{Lu}/mu.test(content), content);
  for (const { post } of told) assert.ok(!post.hashtags.includes('#KitchenSprayPainting'), post.content);
});

test('rules differ from place to place to whoever speaks to one town', () => {
  assert.equal(
    localise('Rules differ by country, so ask.', false),
    'Rules differ from place to place, so ask.',
  );
  assert.equal(localise('It differs from country to country.', true), 'It differs from place to place.');
  assert.equal(
    localise('Which differs by country and region.', false),
    'Which differs by country and region.',
  );
});
