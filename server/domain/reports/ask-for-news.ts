// The week's question by mail: Mondays from 8:00 of the business, its owners are asked what is new.
import { DIGEST_HOUR, type Topic } from '../../contract/constants/notifications.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findBusiness } from '../business/index.ts';
import { writeLetter } from '../letters/index.ts';
import {
  listMailedBusinessIds,
  listRecipients,
  quietUntil,
  type Recipient,
  stopPath,
} from '../notifications/index.ts';
import { purgeNewsLinks } from './news-link.repo.ts';
import { makeNewsLink } from './news-link.ts';

const TOPIC: Topic = 'aiContent';

/** Writes the letters that are due. May run at any time and any number of times: each week has one a person. */
export async function askForNews(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const businessId of await listMailedBusinessIds(ctx.db.read)) {
    const business = await findBusiness(ctx.db.read, businessId);
    if (!business || business.profileAt === null) continue;
    const people = await listRecipients(ctx.db.read, businessId);
    for (const person of people) if (isAsked(person, now)) await ask(ctx, person, now);
  }
  await purgeNewsLinks(ctx.db.write, now - 30 * DAY);
}

function isAsked({ email, role, settings, business: { timezone } }: Recipient, now: number): boolean {
  const ways = settings.topics[TOPIC];
  const wants = email !== '' && role === 'owner' && settings.email && ways?.app && ways.email;
  const wall = toWallTime(now, timezone);
  const isMonday = new Date(wall.slice(0, 10)).getUTCDay() === 1;
  const isLateEnough = Number(wall.slice(11, 13)) >= DIGEST_HOUR;
  return Boolean(wants) && isMonday && isLateEnough && quietUntil(now, settings.quiet, timezone) === null;
}

async function ask(ctx: Context, person: Recipient, now: number): Promise<void> {
  const { accountId, name, email, business } = person;
  const week = toWallTime(now, business.timezone).slice(0, 10);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const token = await makeNewsLink(tx, person, week);
    if (token === undefined) return;
    const businessName = say('letters.business', { name: business.name });
    const props = { businessName, token, stopPath: await stopPath(tx, accountId, TOPIC) };
    const key = `news:${accountId}:${business.id}:${week}`;
    await writeLetter(tx, { to: { name, email }, template: 'news-question', props, key });
  });
}
