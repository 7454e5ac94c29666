// Whether a mailing does harm: too many addresses that are not there, or too many complaints. It is stopped then, in the
// transaction that notes the one too many, and its owner is told what to do; a person lets it go on.
import { type Harm, HEALTH } from '../../contract/mailing-health.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { findPostOfAnyBusiness, stepBack } from '../content/index.ts';
import { addAnswered, findHealth, type MailingHealth, saveTold, type Told } from './mailing-health.repo.ts';

/** Notes that a server took or refused mails of a mailing: from so many on it can be told what came back of it before. */
export async function countAnswered(tx: Tx, postId: number, mails: number): Promise<void> {
  const now = await addAnswered(tx.q, postId, mails);
  if (now >= HEALTH.sample && now - mails < HEALTH.sample) await judgeMailing(tx, postId);
}

/** Looks at a mailing of which something came back. Each harm is told once, and stops it at most once. */
export async function judgeMailing(tx: Tx, postId: number): Promise<void> {
  const health = await findHealth(tx.q, postId);
  if (!health || health.answered < HEALTH.sample) return;
  const news = findTold(health).filter((one) => !health.told.includes(one));
  if (news.length === 0) return;
  const harm = news.find((one): one is Harm => one !== 'few-complaints') ?? null;
  const stops = health.isRunning ? harm : null;
  await saveTold(tx.q, postId, { told: [...health.told, ...news], stops });
  if (harm !== null) await stepBackFor(tx, postId, harm);
  const { businessId, answered } = health;
  const about = harm ?? 'complaints';
  tx.emit({
    kind: stops === null ? 'mailing.warned' : 'mailing.stopped',
    businessId,
    subjectId: postId,
    data: {
      harm: about,
      name: nameOf(health),
      count: about === 'bounces' ? health.hardBounces : health.complaints,
      mails: answered,
    },
  });
}

/** Mailings go a step less far by themselves: whoever complains did not want them. */
async function stepBackFor(tx: Tx, postId: number, harm: Harm): Promise<void> {
  const post = await findPostOfAnyBusiness(tx.q, postId);
  if (post) await stepBack(tx, post, say('email.harmed', { harm }));
}

/** What there is to tell; whoever hears of many complaints need not hear of few. */
export function findTold({
  answered,
  hardBounces,
  complaints,
}: Pick<MailingHealth, 'answered' | 'hardBounces' | 'complaints'>): Told[] {
  const told: Told[] = [];
  if (hardBounces >= HEALTH.bounces && hardBounces >= answered * HEALTH.bouncesStopped) told.push('bounces');
  if (complaints >= HEALTH.complaints && complaints >= answered * HEALTH.complaintsStopped)
    told.push('complaints', 'few-complaints');
  else if (complaints >= answered * HEALTH.complaintsWarned && complaints > 0) told.push('few-complaints');
  return told;
}

const NAME_LENGTH = 100;

function nameOf({ title, content }: MailingHealth): string {
  return (title ?? content.trim().split('\n')[0] ?? '').slice(0, NAME_LENGTH);
}
