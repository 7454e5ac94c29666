// One query for every figure at the head of Email Marketing, and one for the segments, which takes long among many people.
import { CHANNEL_TYPES, channelOf } from '../../contract/channels/index.ts';
import type { CampaignSegment } from '../../contract/constants/email.ts';
import type { MailLimits } from '../../contract/mail-limits.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { LIMIT_COLUMNS, type LimitsRow, readLimits, subscribersIn } from '../audience/index.ts';
import { type MailPaceRecord, PACE_COLUMNS, type PaceRow, readPace } from './servers/mail-pace.ts';
import { whoseMailsGoBy } from './servers/server.repo.ts';

export interface EmailOverview {
  /** Known addresses, those who left included. */
  readonly known: number;
  /** Everybody who is subscribed. */
  readonly subscribed: number;
  readonly activeAutomations: number;
  /** The mail connection of the business; null while there is none. */
  readonly connectionId: number | null;
  /** Mails that mailings have handed over so far. */
  readonly mailsSent: number;
  /** Mails of mailings and automations whose opens and clicks are measured; how many people opened, or followed a link. */
  readonly measured: number;
  readonly opened: number;
  readonly clicked: number;
  /** Whether mails that leave from now on are measured. */
  readonly isMeasuring: boolean;
  /** The switch of email automation. */
  readonly isOn: boolean;
  /** Mail servers that people have set for its mails: its owner, or the admin for everybody. */
  readonly servers: number;
  readonly limits: MailLimits;
  readonly pace: MailPaceRecord;
}

const MAIL_TYPES = CHANNEL_TYPES.filter((type) => channelOf(type).delivery === 'mail');

/** How many people are in each segment that everybody has. */
export async function findSegmentSizes(
  q: Query,
  businessId: number,
  now: number,
): Promise<Readonly<Record<CampaignSegment, number>>> {
  const count = (segment: CampaignSegment) => subscribersIn(q, businessId, segment, now).count('*');
  const row: Record<string, number | string | null> | undefined = await q
    .select({
      all: count('all'),
      at_risk: count('at-risk'),
      high_value: count('high-value'),
      inactive: count('inactive'),
    })
    .first();
  const [all, atRisk] = [Number(row?.all ?? 0), Number(row?.at_risk ?? 0)];
  return {
    all,
    active: all - atRisk,
    'high-value': Number(row?.high_value ?? 0),
    'at-risk': atRisk,
    inactive: Number(row?.inactive ?? 0),
  };
}

export async function findEmailOverview(q: Query, businessId: number): Promise<EmailOverview> {
  const mine = { business_id: businessId };
  const measured = () =>
    q('mailings')
      .join('posts', 'posts.id', 'mailings.post_id')
      .where({ 'posts.business_id': businessId, 'mailings.is_measured': true })
      .where('posts.delivered', '>', 0);
  // As the partial index says it: a bound value would not find it.
  const steps = () =>
    q('deliveries').where(mine).whereIn('status', ['sent', 'unknown']).whereRaw('is_measured');
  const row: Record<string, number | string | null> | undefined = await q
    .select({
      known: q('subscribers').where(mine).whereNot({ status: 'known' }).count('*'),
      subscribed: q('subscribers')
        .where({ ...mine, status: 'active' })
        .count('*'),
      automations: q('automations')
        .where({ ...mine, is_active: true })
        .count('*'),
      connection: q('connections').where(mine).whereIn('type', MAIL_TYPES).max('id'),
      sent: q('posts').where(mine).sum('delivered'),
      measured: measured().sum('posts.delivered'),
      opened: measured().sum('mailings.opened'),
      clicked: measured().sum('mailings.clicked'),
      steps_measured: steps().count('*'),
      steps_opened: steps().count('opened_at'),
      steps_clicked: steps().count('clicked_at'),
      measuring: q('business_settings').where(mine).select('mail_measuring'),
      servers: whoseMailsGoBy(q('mail_servers'), businessId).count('*'),
      ...Object.fromEntries(
        [...LIMIT_COLUMNS, ...PACE_COLUMNS].map((column) => [
          column,
          q('business_settings').where(mine).select(column),
        ]),
      ),
      is_on: q('business_settings').where(mine).select('email_marketing'),
    })
    .first();
  return {
    known: Number(row?.known ?? 0),
    subscribed: Number(row?.subscribed ?? 0),
    activeAutomations: Number(row?.automations ?? 0),
    connectionId: row?.connection === null || row?.connection === undefined ? null : Number(row.connection),
    mailsSent: Number(row?.sent ?? 0),
    measured: Number(row?.measured ?? 0) + Number(row?.steps_measured ?? 0),
    opened: Number(row?.opened ?? 0) + Number(row?.steps_opened ?? 0),
    clicked: Number(row?.clicked ?? 0) + Number(row?.steps_clicked ?? 0),
    isMeasuring: Boolean(row?.measuring),
    isOn: Boolean(row?.is_on),
    servers: Number(row?.servers ?? 0),
    pace: readPace(row as Partial<PaceRow> | undefined),
    limits: readLimits(row as Partial<LimitsRow> | undefined),
  };
}
