// All SQL of the local outbox.
import type { OutboxMail } from '../../contract/subscriber.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import { formatAddress, type Mail } from '../letters/index.ts';

interface OutboxRow {
  id: number;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  created_at: number;
}

const COLUMNS = [
  'id',
  'message_id',
  'sender',
  'recipient',
  'subject',
  'text',
  'html',
  'headers',
  'created_at',
] as const;

/** Keeps a mail; the same Message-ID is kept once. */
export async function insertOutboxMail(
  { q, vault, now }: Pick<Tx, 'q' | 'vault' | 'now'>,
  mail: Mail & { readonly businessId: number },
): Promise<void> {
  const headers = {
    'Message-ID': mail.messageId,
    Date: new Date(mail.date).toUTCString(),
    ...mail.headers,
  };
  const about = aboutMail(mail.messageId);
  await q('outbox')
    .insert({
      business_id: mail.businessId,
      message_id: mail.messageId,
      sender: formatAddress(mail.from),
      recipient: formatAddress(mail.to),
      subject: mail.subject,
      text: vault.seal(mail.text, about),
      html: vault.seal(mail.html, about),
      headers: vault.seal(JSON.stringify(headers), about),
      created_at: now,
    })
    .onConflict('message_id')
    .ignore();
}

/** Mails of a business, newest first; `before` is the id to page on from. */
export async function listOutboxMails(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  page: { businessId: number; limit: number; before?: number | undefined },
): Promise<OutboxMail[]> {
  const query = db
    .read('outbox')
    .select(...COLUMNS)
    .where({ business_id: page.businessId })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  const rows: OutboxRow[] = await query;
  return rows.map((row) => {
    const open = (sealed: string) => vault.open(sealed, aboutMail(row.message_id));
    return toMail({ ...row, text: open(row.text), html: open(row.html), headers: open(row.headers) });
  });
}

/** What a mail carries is sealed: every one has a link with which its recipient can be unsubscribed. */
const aboutMail = (messageId: string) => `outbox:${messageId}`;

function toMail(row: OutboxRow): OutboxMail {
  return {
    id: row.id,
    from: row.sender,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: JSON.parse(row.headers) as Record<string, string>,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
