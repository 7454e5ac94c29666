// Prints sixty posts for the writer's README: six of each of ten businesses. Unchosen: of each channel the first of its kind from the
// second week on.
//
//   node --import tsx test/domain/writer/samples.ts
import { type Channelled, type PlannedPost, playWeeks } from './measures.ts';
import { BUSINESSES } from './profiles.ts';

const WEEKS = 4;
const EACH = 6;

/** Taken in turn: each business begins where the one before has ended. */
const KINDS: readonly (readonly [Channelled, string])[] = [
  ['instagram', 'useful'],
  ['x', 'talk'],
  ['facebook', 'own'],
  ['email', 'useful'],
  ['pinterest', 'useful'],
  ['linkedin', 'behind'],
  ['facebook', 'useful'],
  ['instagram', 'talk'],
  ['x', 'own'],
  ['tiktok', 'useful'],
  ['linkedin', 'useful'],
  ['facebook', 'season'],
  ['youtube', 'useful'],
];

function show({ channel, pillar, idea, title, content }: PlannedPost): string {
  const text = title === null ? content : `**${title}**\n\n${content}`;
  return `**${channel}**, ${pillar}, ${idea ?? 'own news'}\n\n${text.replace(/^/gm, '> ').replace(/^> $/gm, '>')}\n`;
}

async function main(): Promise<void> {
  for (const [at, profile] of BUSINESSES.entries()) {
    const { posts } = await playWeeks(profile, WEEKS, 'samples');
    const later = posts.filter(({ week }) => week > 0);
    const [what = ''] = profile.description.split('. ');
    process.stdout.write(`### ${profile.name}\n\n*${what}. ${profile.toneOfVoice ?? 'No tone chosen'}.*\n\n`);
    const shown = KINDS.flatMap((_, turn) => {
      const [channel, pillar] = KINDS[(at * EACH + turn) % KINDS.length] ?? [];
      return later.find((post) => post.channel === channel && post.pillar === pillar) ?? [];
    });
    process.stdout.write(`${shown.slice(0, EACH).map(show).join('\n')}\n`);
  }
}

void main();
