// What the built-in writer makes of twelve businesses on eight channels in ninety days: nothing untrue, nothing twice, words
// that differ from business to business; and how fast and how large that is.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { channelOf } from '../../server/contract/channels/index.ts';
import { checkPost, extractFacts, type WriterProfile } from '../../server/domain/writer/index.ts';
import {
  bleu4,
  distinct,
  fleschEase,
  grams,
  jaccardPairs,
  mean,
  openingRepeats,
  type PlannedPost,
  playWeeks,
  WRITTEN,
  wordsIn,
} from '../domain/writer/measures.ts';
import { BAKERY, BUSINESSES, profileOf } from '../domain/writer/profiles.ts';
import { ROOT } from '../support/build.ts';
import type { Row } from './table.ts';

const WEEKS = 13;
const SALON = profileOf({
  name: 'Quayside Hair',
  industry: 'retail',
  toneOfVoice: 'friendly',
  description:
    'Hair salon in Whitby. We cut, colour and plait. A cut and finish costs £38. Open Tuesday to Saturday from 9 am to 6 pm. Book online or by phone. Leanne trained in Newcastle and has run the salon since 2016. We keep a quiet chair for people who would rather not talk. Patch tests are free and take two minutes.',
  targetAudience: 'Locals, brides, people with curly hair',
  brandValues: 'listening, honest advice',
  marketingGoals: 'Fill weekday mornings',
});
const VET = profileOf({
  name: 'Millbrook Vets',
  industry: 'healthcare',
  toneOfVoice: 'professional',
  description:
    'Veterinary practice in Hereford for dogs, cats and rabbits. A first consultation lasts 20 minutes and costs £42. Surgery hours are Monday to Friday from 8.30 am to 6.30 pm. Nervous cats have a waiting room of their own. We run a free weight clinic every Thursday. Three vets and five nurses work here. Repeat prescriptions can be ordered online.',
  targetAudience: 'Dog and cat owners',
  brandValues: 'calm handling, plain words',
  marketingGoals: 'Bookings for the weight clinic',
});
const ALL: readonly WriterProfile[] = [...BUSINESSES, SALON, VET];
/** Another business of the first one's trade and tone. */
const TWIN = {
  ...BAKERY,
  name: 'Oak Street Bread',
  description:
    'Bakery in York. We bake rye and spelt. Open daily from 8 am to 3 pm. A rye loaf costs £5. Children may watch the ovens on Fridays. We use stone-ground flour from Driffield.',
};

interface Play {
  readonly profile: WriterProfile;
  readonly posts: readonly PlannedPost[];
  readonly wanted: number;
}

/** Rows for figures whose definitions stand beside their measures, with the goals of the quality gate. */
export async function benchWriter(): Promise<Row[]> {
  const startedAt = process.cpuUsage();
  const plays: Play[] = [];
  for (const profile of ALL) plays.push({ profile, ...(await playWeeks(profile, WEEKS)) });
  const { user, system } = process.cpuUsage(startedAt);
  const seconds = (user + system) / 1e6;
  const posts = plays.flatMap((play) => play.posts);
  return [
    most('writer: posts that break a limit', posts.filter(breaksLimit).length, 0),
    most('writer: posts with a number of nobody', countStrangers(plays), 0),
    least('writer: share of the posts asked for', posts.length / total(plays), 0.9),
    least(
      'writer: posts that rest on a fact of the business',
      share(posts, (post) => post.factIds.length > 0),
      0.5,
    ),
    least('writer: facts used in 90 days', mean(plays.map(coverOf)), 0.9),
    most('writer: pairs of posts that are half the same', mean(plays.map(likePairs)), 0.01),
    least(
      'writer: distinct pairs of words in 30 posts',
      mean(channelsOf(plays).map((texts) => distinct(texts, 2))),
      0.75,
    ),
    least(
      'writer: distinct threes of words in 30 posts',
      mean(channelsOf(plays).map((texts) => distinct(texts, 3))),
      0.9,
    ),
    most('writer: self-BLEU-4 of 30 posts', mean(channelsOf(plays).map(selfBleu)), 0.35),
    most('writer: posts that open like another', mean(channelsOf(plays).map(openingRepeats)), 0.05),
    least('writer: reading ease (Flesch)', mean(posts.map((post) => fleschEase(post.content))), 55),
    most(
      'writer: promotion',
      share(posts, (post) => post.pillar === 'own'),
      0.27,
    ),
    most('writer: runs of four words shared by two bakeries', await sharedByTwins(), 0.35),
    least('writer: drafts a second of one core', posts.length / seconds, 50),
    most('writer: packs, MB packed', packedBytes() / 1e6, 3),
  ];
}

const total = (plays: readonly Play[]) => plays.reduce((sum, play) => sum + play.wanted, 0);
const share = (posts: readonly PlannedPost[], test: (post: PlannedPost) => boolean) =>
  posts.filter(test).length / posts.length;

function row(what: string, value: number, goal: string, met: boolean): Row {
  return { what, value: Number.isInteger(value) ? `${value}` : value.toFixed(3), goal, met };
}
const most = (what: string, value: number, goal: number) => row(what, value, `<= ${goal}`, value <= goal);
const least = (what: string, value: number, goal: number) => row(what, value, `>= ${goal}`, value >= goal);

function breaksLimit(post: PlannedPost): boolean {
  return (
    checkPost(post.channel, post).length > 0 || post.hashtags.length > channelOf(post.channel).form.hashtags
  );
}

function countStrangers(plays: readonly Play[]): number {
  return plays.reduce((sum, { profile, posts }) => {
    const own = Object.values(profile).join('\n');
    const numbers = (post: PlannedPost) =>
      post.content
        .replace(/#[\p{L}\p{N}_]+/gu, ' ')
        .replace(/^\d\. |\d\ufe0f?\u20e3/gm, '')
        .match(/\d[\d.,:]*/g) ?? [];
    return (
      sum +
      posts.filter((post) => numbers(post).some((number) => !own.includes(number.replace(/[.,:]$/, ''))))
        .length
    );
  }, 0);
}

/** Facts that posts may quote, and how many of them are. */
function coverOf({ profile, posts }: Play): number {
  const facts = extractFacts(profile).filter(({ kind }) => !['link', 'value', 'audience'].includes(kind));
  const used = new Set(posts.flatMap((post) => post.factIds));
  return facts.filter((fact) => used.has(fact.id)).length / facts.length;
}

function likePairs({ posts }: Play): number {
  const pairs = jaccardPairs(posts.map((post) => post.content));
  return pairs.filter((likeness) => likeness >= 0.5).length / pairs.length;
}

/** The first 30 texts of every channel of every business. */
function channelsOf(plays: readonly Play[]): string[][] {
  return plays.flatMap(({ posts }) =>
    WRITTEN.map((channel) =>
      posts
        .filter((post) => post.channel === channel)
        .map((post) => post.content)
        .slice(0, 30),
    ).filter((texts) => texts.length > 3),
  );
}

function selfBleu(texts: readonly string[]): number {
  return mean(
    texts.slice(0, 10).map((text, at) =>
      bleu4(
        text,
        texts.filter((_, other) => other !== at),
      ),
    ),
  );
}

async function sharedByTwins(): Promise<number> {
  const plays = [await playWeeks(BAKERY, WEEKS), await playWeeks(TWIN, WEEKS)];
  const [one, two] = plays.map(
    ({ posts }) => new Set(posts.flatMap((post) => grams(wordsIn(post.content), 4))),
  );
  if (one === undefined || two === undefined) return 1;
  return [...one].filter((gram) => two.has(gram)).length / Math.min(one.size, two.size);
}

function packedBytes(): number {
  const folder = join(ROOT, 'dist/packs');
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
