// By which ways, and when, one person is told of one topic: their settings, quiet hours and digests together.
import { TOPIC_FACTS, type Topic } from '../../contract/constants/notifications.ts';
import type { Recipient } from './recipient.repo.ts';
import { nextDigest, quietUntil } from './when.ts';

/** Moments in UTC milliseconds; null for a way that is not to be used. */
export interface Telling {
  readonly mailAt: number | null;
  readonly browserAt: number | null;
}

/** @returns null when the person does not want to hear of the topic at all; the app itself never waits */
export function planTelling(
  { email, settings, business }: Recipient,
  topic: Topic,
  { now, canMail }: { now: number; canMail: boolean },
): Telling | null {
  const ways = settings.topics[topic];
  if (!ways?.app) return null;
  const { urgent } = TOPIC_FACTS[topic];
  const { timezone } = business;
  const afterQuiet = (at: number) =>
    urgent && settings.urgentPasses ? at : (quietUntil(at, settings.quiet, timezone) ?? at);
  const mailAt = urgent ? now : nextDigest(now, settings.rhythm, timezone);
  const wantsMail = canMail && email !== '' && settings.email && ways.email;
  return {
    mailAt: wantsMail ? afterQuiet(mailAt) : null,
    browserAt: settings.browser && ways.browser ? afterQuiet(now) : null,
  };
}
