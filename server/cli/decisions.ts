// `drivyn decisions list` and `drivyn decisions replay ID`: the choices behind a decision, made again from what was known then.
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import type { Database, Query } from '../db/connect.ts';
import { openBeside } from '../db/open.ts';
import { replaySplit } from '../domain/ads/index.ts';
import { replayVersion } from '../domain/email/index.ts';
import {
  type DrawRecord,
  listDrawsOf,
  listLatestDraws,
  type Replay,
  replayDraw,
} from '../domain/evidence/index.ts';
import { MODEL } from '../domain/learning/index.ts';
import { formatMoment } from '../sentences/moment.ts';

/** Choices that a list holds. */
const LISTED = 20;

/** Prints the latest decisions that rest on choices of the learner. */
export async function listDecisions(environment: NodeJS.ProcessEnv): Promise<void> {
  await withDatabase(environment, async ({ read }) => {
    const draws = await listLatestDraws(read, LISTED);
    if (draws.length === 0) return write(['Nothing was chosen by learning yet.']);
    write(draws.map((draw) => `${draw.decisionId}  ${formatMoment(draw.createdAt)}  ${describeDraw(draw)}`));
  });
}

/** @throws StartError when an answer is not the same: the exit code tells it to whoever checks */
export async function replayDecision(environment: NodeJS.ProcessEnv, given?: string): Promise<void> {
  const id = readId(given);
  await withDatabase(environment, async ({ read }) => {
    const draws = await listDrawsOf(read, id);
    if (draws.length === 0) throw new StartError(`No choice of the learner belongs to a decision ${id}.`);
    const replays: Replay[] = [];
    for (const draw of draws) replays.push(await replay(read, draw));
    write(replays.map(describeReplay));
    const others = replays.filter(({ end }) => end !== 'same').length;
    if (others > 0) throw new StartError(`${others} of ${replays.length} answers cannot be given again.`);
  });
}

/** Splits of money are made from days of campaigns, versions of mails from what was counted of each, everything else from posts. */
async function replay(q: Query, draw: DrawRecord): Promise<Replay> {
  if (draw.kind === 'variant') return { draw, end: replayVersion(draw), posts: 0 };
  if (draw.kind !== 'budget') return replayDraw(q, draw);
  const { isSameHistory, isSameAnswer } = await replaySplit(q, draw);
  const changed = draw.model === MODEL ? 'answer' : 'model';
  return { draw, end: isSameHistory ? (isSameAnswer ? 'same' : changed) : 'history', posts: 0 };
}

function describeReplay(replay: Replay): string {
  const { draw, posts } = replay;
  const from = FROM[draw.kind] ?? `${posts} posts`;
  return `${describeDraw(draw)}, from ${from} as of ${formatMoment(draw.asOf)}: ${ENDS[replay.end](draw)}.`;
}

const FROM: Partial<Readonly<Record<DrawRecord['kind'], string>>> = {
  budget: 'the days of its campaigns',
  variant: 'what its two versions had brought',
};

function describeDraw({ id, kind, chosen, request, isBaseline }: DrawRecord): string {
  const { at, features } = (chosen ?? {}) as { at?: number; features?: unknown };
  const given = at === undefined ? JSON.stringify(features ?? chosen) : formatMoment(at);
  const what = kind === 'budget' ? describeSplit(chosen as unknown as Split, request as Counted) : given;
  return `choice ${id} (${kind}): ${what}${isBaseline ? ', by the published pattern to compare' : ''}`;
}

interface Split {
  /** Coins a day, by `campaign:ID`. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Results a day that were expected. */
  readonly before: number;
  readonly after: number;
}

interface Counted {
  /** Micros; what was stored earlier was counted in hundredths. */
  readonly coin?: number;
}

/** Daily budgets in the units of their currency, which the business may have changed since. */
function describeSplit({ amounts, before, after }: Split, { coin = 10_000 }: Counted): string {
  const set = Object.entries(amounts).map(
    ([key, coins]) => `${key.replace(':', ' ')} ${((coins * coin) / 1_000_000).toFixed(2)}`,
  );
  return `${set.join(', ')} a day, by which ${after.toFixed(2)} results a day were expected in place of ${before.toFixed(2)}`;
}

const ENDS: Readonly<Record<Replay['end'], (draw: DrawRecord) => string>> = {
  same: () => 'the same answer',
  history: () => 'the history is not what it was',
  model: ({ model }) => `another answer, as it was made by version ${model} of the learner`,
  answer: () => 'another answer from the same history',
  gone: () => 'its channel is gone',
  kind: () => 'it was not made from posts',
};

function readId(given: string | undefined): number {
  if (given === undefined || !/^\d{1,9}$/.test(given))
    throw new StartError('Say which decision: its number, as drivyn decisions list prints it.');
  return Number(given);
}

async function withDatabase(
  environment: NodeJS.ProcessEnv,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = await openBeside(readConfig(environment));
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

function write(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
