// All SQL of the local outbox.
import type { OutboxMail } from '../../contract/subscriber.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import { formatAddress, type Mail } from '../letters/index.ts';

/** Everything sealed as it is stored. */
interface SealedMail {
  readonly id: number;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: string;
  readonly createdAt: number;
}

const OUTBOX = mapColumns<SealedMail>('outbox', {
  id: 'id',
  messageId: 'message_id',
  from: 'sender',
  to: 'recipient',
  subject: 'subject',
  text: 'text',
  html: 'html',
  headers: 'headers',
  createdAt: 'created_at',
});

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
      ...OUTBOX.stored({
        messageId: mail.messageId,
        from: formatAddress(mail.from),
        to: formatAddress(mail.to),
        subject: mail.subject,
        text: vault.seal(mail.text, about),
        html: vault.seal(mail.html, about),
        headers: vault.seal(JSON.stringify(headers), about),
        createdAt: now,
      }),
    })
    .onConflict('message_id')
    .ignore();
}

/** Mails of a business, newest first; `before` is the id to page on from. */
export async function listOutboxMails(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  page: { businessId: number; limit: number; before?: number | undefined },
): Promise<OutboxMail[]> {
  const query = OUTBOX.from(db.read)
    .where({ business_id: page.businessId })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  return (await OUTBOX.all(query)).map((mail) => openMail(vault, mail));
}

/** What a mail carries is sealed: every one has a link with which its recipient can be unsubscribed. */
const aboutMail = (messageId: string) => `outbox:${messageId}`;

function openMail(vault: Context['vault'], { messageId, createdAt, ...mail }: SealedMail): OutboxMail {
  const open = (sealed: string) => vault.open(sealed, aboutMail(messageId));
  return {
    ...mail,
    text: open(mail.text),
    html: open(mail.html),
    headers: JSON.parse(open(mail.headers)) as Record<string, string>,
    createdAt: new Date(createdAt).toISOString(),
  };
}
