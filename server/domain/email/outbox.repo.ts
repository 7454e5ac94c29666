// All SQL of the local outbox.
import type { OutboxMail } from '../../contract/subscriber.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { formatAddress, type Mail } from '../letters/index.ts';

interface OutboxRow {
  id: number;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  created_at: number;
}

const COLUMNS = ['id', 'sender', 'recipient', 'subject', 'text', 'html', 'headers', 'created_at'] as const;

/** Keeps a mail; the same Message-ID is kept once. */
export async function insertOutboxMail(
  q: Query,
  mail: Mail & { readonly businessId: number },
  now: number,
): Promise<void> {
  await q('outbox')
    .insert({
      business_id: mail.businessId,
      message_id: mail.messageId,
      sender: formatAddress(mail.from),
      recipient: formatAddress(mail.to),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: JSON.stringify({
        'Message-ID': mail.messageId,
        Date: new Date(mail.date).toUTCString(),
        ...mail.headers,
      }),
      created_at: now,
    })
    .onConflict('message_id')
    .ignore();
}

/** Mails of a business, newest first; `before` is the id to page on from. */
export async function listOutbox(
  q: Query,
  page: { businessId: number; limit: number; before?: number | undefined },
): Promise<OutboxMail[]> {
  const query = q('outbox')
    .select(...COLUMNS)
    .where({ business_id: page.businessId })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  const rows: OutboxRow[] = await query;
  return rows.map((row) => ({
    id: row.id,
    from: row.sender,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: JSON.parse(row.headers) as Record<string, string>,
    createdAt: new Date(row.created_at).toISOString(),
  }));
}
