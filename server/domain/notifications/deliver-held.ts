// Delivering what was put aside for a person: mail of urgent topics, digests, and what waited for quiet hours to end.
import { TOPIC_FACTS, type Topic } from '../../contract/constants/notifications.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import { picturesFor } from './letter-pictures.ts';
import { announce, hold } from './manage-notifications.ts';
import { countUnread, type HeldNotification, holdAgain, type Reader, takeHeld } from './notification.repo.ts';
import { listRecipients, type Recipient } from './recipient.repo.ts';
import { stopPath } from './stop-mails.ts';
import { quietUntil } from './when.ts';

/** Delivers all that is due for one person in one business. May be called at any time and any number of times. */
export async function deliverHeld(ctx: Context, reader: Reader): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const [recipient] = await listRecipients(tx.q, reader.businessId, reader.accountId);
    const [mail, browser] = [
      await takeHeld(tx.q, reader, { way: 'mail_at', now: tx.now }),
      await takeHeld(tx.q, reader, { way: 'browser_at', now: tx.now }),
    ];
    // Who left the business is told nothing more of it.
    if (!recipient) return;
    const mailNow = await sortOut(tx, recipient, { way: 'mail_at', held: mail });
    const browserNow = await sortOut(tx, recipient, { way: 'browser_at', held: browser });
    if (mailNow.length > 0) await write(tx, recipient, mailNow);
    if (browserNow.length > 0) await show(tx, reader, browserNow);
  });
}

/** What is told now: still new, still wanted, and not in quiet hours that were set meanwhile. */
async function sortOut(
  tx: Tx,
  { accountId, email, business, settings }: Recipient,
  { way, held }: { way: 'mail_at' | 'browser_at'; held: readonly HeldNotification[] },
): Promise<HeldNotification[]> {
  const name = way === 'mail_at' ? 'email' : 'browser';
  const isWanted = (topic: Topic) => settings[name] && settings.topics[topic]?.[name] === true;
  const wanted = held.filter(({ topic, isNew }) => isNew && isWanted(topic));
  if (name === 'email' && email === '') return [];
  const at = quietUntil(tx.now, settings.quiet, business.timezone);
  if (at === null) return wanted;
  const passes = ({ topic }: HeldNotification) => settings.urgentPasses && TOPIC_FACTS[topic].urgent;
  const waiting = wanted.filter((one) => !passes(one));
  if (waiting.length > 0) {
    await holdAgain(
      tx.q,
      waiting.map(({ id }) => id),
      { way, at },
    );
    hold(tx, { accountId, businessId: business.id }, at);
  }
  return wanted.filter(passes);
}

/** One letter: about one thing by its own name, about several as a list. */
async function write(tx: Tx, recipient: Recipient, held: readonly HeldNotification[]): Promise<void> {
  const [first, ...others] = held;
  if (!first) return;
  const { accountId, name, email, business } = recipient;
  const to = { name, email };
  const businessName = say('letters.business', { name: business.name });
  if (others.length === 0) {
    const { topic, title, message, href } = first;
    const props = {
      businessName,
      topic,
      title,
      message,
      path: href,
      pictures: await picturesFor(tx, business.id, href),
      stopPath: await stopPath(tx, accountId, topic),
    };
    await writeLetter(tx, { to, template: 'alert', props, key: `alert:${first.id}` });
    return;
  }
  const items = held.map(({ title, message, href }) => ({
    title,
    message,
    path: href,
  }));
  const seen = items.map(async (item) => ({
    ...item,
    pictures: await picturesFor(tx, business.id, item.path),
  }));
  const props = {
    businessName,
    items: await Promise.all(seen),
    stopPath: await stopPath(tx, accountId, 'all'),
  };
  await writeLetter(tx, { to, template: 'digest', props, key: `digest:${accountId}:${first.id}` });
}

async function show(tx: Tx, reader: Reader, held: readonly HeldNotification[]): Promise<void> {
  const [first, ...others] = held;
  if (!first) return;
  const unread = await countUnread(tx.q, reader);
  const { title, message, href } = first;
  const text =
    others.length === 0
      ? { title, message, href }
      : {
          title: say('notifications.several-title', { count: held.length }),
          message: say('notifications.several', { titles: held.map((one) => one.title) }),
          href: '#/',
        };
  announce(tx, reader, { unread, ...text, browser: true });
}
