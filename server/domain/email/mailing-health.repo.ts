// All SQL of what came back of a mailing as a whole: counted as it comes, so that nothing has to be counted anew.
import type { Return } from '../../contract/bounce.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What was told of a mailing; `few-complaints`: so many that they are worth a warning. */
export type Told = Harm | 'few-complaints';

export interface MailingHealth {
  readonly businessId: number;
  readonly title: string | null;
  readonly content: string;
  /** It is on its way, and nobody has stopped it. */
  readonly isRunning: boolean;
  readonly answered: number;
  readonly hardBounces: number;
  readonly complaints: number;
  readonly told: readonly Told[];
}

const COLUMNS: Readonly<Record<Return, string>> = {
  hard: 'hard_bounces',
  soft: 'soft_bounces',
  complaint: 'complaints',
};

/** Adds mails that a server took or refused. @returns how many there are now */
export async function addAnswered(q: Query, postId: number, mails: number): Promise<number> {
  const [row]: { answered: number }[] = await q('mailings')
    .where({ post_id: postId })
    .increment('answered', mails)
    .returning('answered');
  return row?.answered ?? 0;
}

/** Adds one that came back; `before`: as what it had come back already. */
export async function countReturn(
  q: Query,
  postId: number,
  { as, before }: { as: Return; before: Return | null },
): Promise<void> {
  const row = q('mailings').where({ post_id: postId }).increment(COLUMNS[as], 1);
  if (before !== null && before !== as) row.decrement(COLUMNS[before], 1);
  await row;
}

export async function findHealth(q: Query, postId: number): Promise<MailingHealth | undefined> {
  const row = await q('mailings')
    .join('posts', 'posts.id', 'mailings.post_id')
    .where({ 'mailings.post_id': postId })
    .first('posts.business_id', 'posts.title', 'posts.content', 'posts.status', 'mailings.stopped')
    .select('mailings.answered', 'mailings.hard_bounces', 'mailings.complaints', 'mailings.told');
  if (!row) return undefined;
  return {
    businessId: row.business_id,
    title: row.title,
    content: row.content,
    isRunning: row.status === 'publishing' && row.stopped === null,
    answered: row.answered,
    hardBounces: row.hard_bounces,
    complaints: row.complaints,
    told: row.told === '' ? [] : row.told.split(','),
  };
}

/** Notes what is told of a mailing and, with `stops`, stops it for that. */
export async function saveTold(
  q: Query,
  postId: number,
  { told, stops }: { told: readonly Told[]; stops: Harm | null },
): Promise<void> {
  await q('mailings')
    .where({ post_id: postId })
    .update({ told: told.join(','), ...(stops && { stopped: 'paused', stopped_by: stops }) });
}
