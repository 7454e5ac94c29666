// Pooled nodemailer as its manual shows it, and nothing else: no database, no merge fields, nothing that has to be true
// before a mail leaves. Hands over as many mails as it is told, with an HTML and a text part of ours.
import { createTransport } from 'nodemailer';

export interface ReferenceTask {
  readonly port: number;
  readonly mails: number;
  readonly connections: number;
  readonly text: string;
  readonly html: string;
  /** Signs each mail when there. */
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
}

process.once('message', async (task: ReferenceTask) => {
  const { port, mails, connections, text, html, dkim } = task;
  const transport = createTransport({
    ...{ host: '127.0.0.1', port, pool: true as const, maxConnections: connections },
    maxMessages: Number.POSITIVE_INFINITY,
    ...(dkim && { dkim }),
  });
  let next = 0;
  const work = async () => {
    while (next < mails) {
      next += 1;
      await transport.sendMail({
        from: { name: 'Harbour Street Bakery', address: 'hello@shop.example' },
        to: { name: `Person ${next}`, address: `reference${next}@example.com` },
        subject: 'Fresh bread',
        text,
        html,
        headers: { 'List-Unsubscribe': '<https://shop.example/u/1>', Precedence: 'bulk' },
      });
    }
  };
  // Twice as many as connections: none ever waits for the next mail to be made.
  await Promise.all(Array.from({ length: 2 * connections }, work));
  transport.close();
  process.send?.('done');
  process.disconnect();
});
process.send?.('ready');
