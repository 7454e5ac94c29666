// Where the link at the end of a mail about notifications leads. Opening it changes nothing; the button does.

import { TOPIC_FACTS, type Topic } from '../../server/contract/constants/notifications.ts';
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';

export interface StopMailsProps {
  /** Null when the link names nobody. */
  readonly mails: {
    readonly maskedEmail: string;
    readonly scope: Topic | 'all';
    readonly isStopped: boolean;
  } | null;
}

const BACK = 'Settings, Notifications, has it again whenever you want it.';

export function StopMails({ mails }: StopMailsProps) {
  if (!mails) {
    return (
      <PlainPage title="Unknown link">
        <h1>This link is not known here</h1>
        <p>It may have been cut off by your mail program. Open the link in the mail once more.</p>
      </PlainPage>
    );
  }
  const { maskedEmail, scope, isStopped } = mails;
  const about = scope === 'all' ? 'notifications' : TOPIC_FACTS[scope].label.toLowerCase();
  if (isStopped) {
    return (
      <PlainPage title="Mails stopped">
        <h1>These mails have stopped</h1>
        <p>
          {maskedEmail} gets no more mail about {about}. {BACK} You can close this page.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Stop mails">
      <h1>Stop mails about {about}?</h1>
      <p>
        {maskedEmail} will get no more of them. The bell in Drivyn still tells you. {BACK}
      </p>
      <Form>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Stop these mails</button>
      </Form>
    </PlainPage>
  );
}
