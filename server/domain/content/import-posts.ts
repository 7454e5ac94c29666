// Posts out of a list: first what would happen, each held to what typed posts are held to; then, in one transaction, all of
// them, or those that nothing stands against.
import * as v from 'valibot';
import { parseChannelType } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { ImportedPost, PostImportInput, PostImportReport } from '../../contract/post-import.ts';
import { costOf, costOfAll, type PostCost } from '../../contract/price.ts';
import { problem } from '../../contract/problem.ts';
import { line, requiredText, text } from '../../contract/schema.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY, iso } from '../../kernel/clock.ts';
import { takeTurns } from '../../kernel/turns.ts';
import { readProblem, say, wordsOf } from '../../sentences/index.ts';
import { type Business, findBusiness, requireWriter } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import { listMediaByNames, type MediumRecord } from '../media/index.ts';
import { momentFor, type PostWriting, type Stored, store, toNewPost } from './new-post.ts';
import type { CheckPost } from './overrule.ts';
import { listOwnTexts } from './own-texts.repo.ts';
import { type ListedPost, type PostList, readMoment, readPostList } from './post-list.ts';
import { requireFitting } from './post-media.ts';

/** Texts of so long ago are no longer the same post. */
const REMEMBERED = 180 * DAY;
const MOST_SHOWN = 140;

const Words = v.object({
  title: line(400),
  content: requiredText(LIMITS.post, problem('no-text')),
  firstComment: text(LIMITS.post),
});

interface Asked {
  readonly input: PostImportInput;
  readonly check: CheckPost;
}

/** A post of the list as it was judged; with what is stored when nothing stands against it. */
interface Judged {
  readonly shown: ImportedPost;
  readonly stored: { readonly connection: ConnectionRecord; readonly post: Stored } | null;
}

/**
 * What importing a list does; without `confirm` nothing is stored.
 * @throws AppError invalid for a list that cannot be read, conflict when all should be stored and something stands against
 * one, not-found for a foreign connection
 */
export async function importPosts(
  ctx: Context,
  actor: AccountActor,
  { input, check }: Asked,
): Promise<PostImportReport> {
  requireWriter(actor);
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (!business) throw new AppError('not-found', say('http.not-found'));
  const list = await readPostList(input, business.locale);
  const asked = { actor, business, list, platformId: input.platformId, check };
  if (!input.confirm) return describe(list, await judge(ctx.db.read, ctx.clock.now(), asked), false);
  return unitOfWork(ctx, actor, async (tx) => {
    const judged = await judge(tx.q, tx.now, asked);
    const report = describe(list, judged, true);
    if (input.confirm === 'all' && report.problems > 0)
      throw new AppError('conflict', say('content.list-problems', { posts: report.problems }));
    for (const { stored } of judged) if (stored) await store(tx, stored.connection, stored.post);
    return report;
  });
}

interface Judging {
  readonly actor: AccountActor;
  readonly business: Business;
  readonly list: PostList;
  readonly platformId: number | undefined;
  readonly check: CheckPost;
}

async function judge(q: Query, now: number, asked: Judging): Promise<Judged[]> {
  const { business, list, platformId } = asked;
  const connections = await listConnections(q, business.id);
  const usual = connections.find(({ id }) => id === platformId);
  if (platformId !== undefined && !usual) throw new AppError('not-found', say('http.not-found'));
  const names = [...new Set(list.rows.flatMap(({ media }) => namesIn(media)))];
  const media = await listMediaByNames(q, business.id, names);
  const texts = await listOwnTexts(q, { businessId: business.id, since: now - REMEMBERED });
  const seen = new Set(texts.map(({ connectionId, content }) => keyOf(connectionId, content)));
  const turn = takeTurns();
  const judged: Judged[] = [];
  for (const row of list.rows) {
    for (const named of channelsOf(row, connections, usual)) {
      judged.push(judgeOne(row, named, { ...asked, now, media, seen }));
      await turn();
    }
  }
  return judged;
}

/** The connections that a row names, by channel or by their own name; what is none as it was written. */
function channelsOf(
  { channel }: ListedPost,
  connections: readonly ConnectionRecord[],
  usual: ConnectionRecord | undefined,
): readonly (ConnectionRecord | string)[] {
  const words = channel.split(/[,;|/+\n]/).map((word) => word.trim());
  const named = [...new Set(words.filter(Boolean))];
  if (named.length === 0) return [usual ?? ''];
  const found = named.map(
    (word) =>
      connections.find(({ name }) => name.toLowerCase() === word.toLowerCase()) ??
      connections.find(({ type }) => type === parseChannelType(word)) ??
      word,
  );
  return [...new Set(found)];
}

interface Gate extends Judging {
  readonly now: number;
  readonly media: readonly MediumRecord[];
  /** Texts of channels, to which those of the list are added. */
  readonly seen: Set<string>;
}

function judgeOne(row: ListedPost, named: ConnectionRecord | string, gate: Gate): Judged {
  const connection = typeof named === 'string' ? undefined : named;
  const shown = {
    line: row.line,
    platformId: connection?.id ?? null,
    platform: connection?.type ?? null,
    scheduledAt: null,
    text: row.text.length > MOST_SHOWN ? `${row.text.slice(0, MOST_SHOWN - 1)}…` : row.text,
    problem: null,
  };
  try {
    if (!connection) throw new AppError('invalid', say('content.list-no-channel', { words: String(named) }));
    const at = readMoment(row, { dates: gate.list.dates, timezone: gate.business.timezone });
    const post = toStored(row, connection, at, gate);
    const key = keyOf(connection.id, post.post.content);
    const isRepeated = gate.seen.has(key);
    gate.seen.add(key);
    const state = isRepeated ? 'repeated' : 'ready';
    return {
      shown: { ...shown, scheduledAt: iso(at), state },
      stored: isRepeated ? null : { connection, post },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { shown: { ...shown, state: 'problem', problem: wordsOfRefusal(error) }, stored: null };
  }
}

/** In a list nobody knows the names of fields. */
function wordsOfRefusal({ sentence, field }: AppError): string {
  const words = wordsOf(sentence).replace(/^(?:\w+\.)*\w+: /, '');
  return field === 'scheduledAt' ? `The time ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** @throws AppError invalid with what is wrong */
function toStored(row: ListedPost, connection: ConnectionRecord, at: number | null, gate: Gate): Stored {
  const { now, actor, check } = gate;
  const words = v.safeParse(Words, { title: row.title, content: row.text, firstComment: row.comment });
  if (!words.success) throw new AppError('invalid', readProblem(words.issues[0].message));
  const status = at === null ? 'draft' : 'scheduled';
  const input: PostWriting = { ...words.output, versions: [], status };
  const moment = at === null ? null : momentFor(at, now);
  const { post } = toNewPost({ now }, connection, { actor, input, check, at: moment });
  const shown = namesIn(row.media).map((name) => mediumCalled(name, gate.media));
  requireFitting({ channel: connection.type, ownLimits: connection.ownLimits }, shown);
  return { post, media: shown.map(({ id }) => ({ id })) };
}

/** Names of media, as many as a cell has. */
function namesIn(cell: string): string[] {
  return cell.split(/[;|\n]/).flatMap((name) => name.trim() || []);
}

/** @throws AppError invalid for an address, and where there is none of this name, or more than one */
function mediumCalled(name: string, media: readonly MediumRecord[]): MediumRecord {
  if (/^https?:/i.test(name)) throw new AppError('invalid', say('content.list-media-address'));
  const [medium, ...others] = media.filter((one) => one.name === name);
  if (!medium || others.length > 0)
    throw new AppError('invalid', say('content.list-media', { name, isKnown: medium !== undefined }));
  return medium;
}

/** The same text for the same channel, however it is spaced and written. */
function keyOf(connectionId: number, content: string): string {
  return `${connectionId} ${content.replace(/\s+/g, ' ').trim().toLowerCase()}`;
}

/** A draft is paid for when somebody sends it off, who is told then. */
function costOfOne({ stored }: Judged): PostCost | null {
  if (stored?.post.post.status !== 'scheduled') return null;
  const { connection, post } = stored;
  return costOf(connection.type, connection.network, post.post.content);
}

function describe(list: PostList, judged: readonly Judged[], done: boolean): PostImportReport {
  const posts = judged.map(({ shown }) => shown);
  const count = (state: ImportedPost['state']) => posts.filter((post) => post.state === state).length;
  return {
    rows: list.rows.length,
    posts,
    ready: count('ready'),
    repeated: count('repeated'),
    problems: count('problem'),
    titles: list.titles.slice(0, LIMITS.importColumns + 1).map((title) => title.slice(0, 40)),
    columns: list.columns,
    dates: list.dates,
    cost: costOfAll(judged.map(costOfOne)),
    done,
  };
}
