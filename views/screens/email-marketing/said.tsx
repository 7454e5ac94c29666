// What Email Marketing says of the form that was just sent.
import { Banner } from '../../components/feedback.tsx';
import type { EmailMarketingProps } from './types.ts';

const DONE: Readonly<Record<string, string>> = {
  suppressed: 'Suppressed: this address gets no mail from you.',
  released: 'Taken back: this address may get mail again.',
  checked: 'DNS was asked.',
  'sender-asked': 'The address is asked by mail. Follow the link in it, and it can be used.',
  'sender-used': 'Mails leave in its name from now on. See below which records its domain needs.',
  'sender-left': 'Mails leave in the name of this installation again.',
  'sender-removed': 'The address is removed.',
  limits: 'Saved: it holds for every mail that leaves from now on.',
  'automation-added': 'The automation is there as a draft. Say what starts it, and add its steps.',
  'automation-removed': 'The automation is deleted.',
  'shop-set': 'The secret is kept. What the shop tells counts from now on.',
  'shop-forgotten': 'The secret is forgotten. What the shop tells counts no more.',
  'site-set': 'What these pages tell counts from now on.',
  'site-removed': 'What the website tells counts no more.',
  'step-changed': 'The draft is saved.',
  applied: 'It runs as it stands below from now on.',
  'draft-forgotten': 'The changes are forgotten.',
  saved: 'The campaign is saved. Below you see where it stands.',
  sending: 'The campaign is on its way. Below you see how far it is.',
  'mailing-paused': 'The campaign is paused. What was under way has left; nothing more leaves.',
  'mailing-cancelled': 'The campaign is cancelled. Below you see how many mails had left.',
  cancelled: 'The campaign is off the schedule and a draft again.',
  approved: 'The campaign is approved and leaves at its planned time.',
  rejected: 'The campaign is rejected and will not be sent.',
  deleted: 'The campaign is deleted.',
  step: 'The mail is saved.',
  reset: 'The suggested text is back.',
  renamed: 'The person is saved.',
  unsubscribed: 'The subscriber gets no more mail from you.',
  removed: 'The subscriber is deleted.',
  imported: 'The list is imported.',
  'list-added': 'The list is made.',
  'list-removed': 'The list is deleted; its people stay.',
  'segment-saved': 'The segment is saved.',
  'segment-removed': 'The segment is deleted; its people stay.',
  'server-saved': 'The mail server is saved. Send yourself a test to see that it works.',
  'server-tested': 'The test is sent to your own address.',
  'server-moved': 'The order is changed.',
  'server-paused': 'The mail server is paused: it is given no mails until you use it again.',
  'server-resumed': 'The mail server is used again.',
  'mailbox-saved': 'The mailbox is saved. It is read every five minutes.',
  'mailbox-read': 'The mailbox was read. Below you see what came of it.',
  'mailbox-removed': 'The mailbox is forgotten.',
  'pace-saved': 'Saved: it holds for every mail that leaves from now on.',
  'server-removed': 'The mail server is removed.',
  'form-added': 'The form is made. Below are its link and its HTML.',
  'form-removed': 'The form is deleted.',
};

/** What a plain form has just done, or why it was refused. */
export function Said({ done, refused, mailIsLocal }: EmailMarketingProps) {
  if (refused && !IN_PLACE.test(refused.field ?? '')) {
    return (
      <Banner tone="danger" alert>
        {refused.message}
      </Banner>
    );
  }
  const text = done === 'tested' ? testText(mailIsLocal) : DONE[done ?? ''];
  return text ? <Banner tone="success">{text}</Banner> : null;
}

/** Fields that say themselves what is wrong with them. */
const IN_PLACE =
  /^(subject|title|content|sendAt|segment|email|csv|name|tags|origins(\..*)?|rule(\..*)?|consentText|consentSource|host|port|security|login|password|folder|dailyCap|domains(\..*)?|(cap|quietHours|rate|test)(\..*)?)$/;

function testText(isLocal: boolean): string {
  return isLocal
    ? 'The test is in the outbox: no mail server is set, so nothing leaves this machine.'
    : 'The test is sent to your own address.';
}
