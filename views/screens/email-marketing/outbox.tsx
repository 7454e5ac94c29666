// The local outbox: what would have been sent while no mail server is set.
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import type { EmailTab } from './types.ts';

export interface OutboxProps {
  readonly mails: Extract<EmailTab, { tab: 'outbox' }>['mails'];
  readonly mailIsLocal: boolean;
  readonly clock: Clockface;
}

export function Outbox({ mails, mailIsLocal, clock }: OutboxProps) {
  return (
    <Card
      title="Local outbox"
      description={
        mailIsLocal
          ? 'Without mail settings nothing leaves this machine: what would have been sent is kept here. The newest 20.'
          : 'A mail server is set, so mail leaves. Here is what was kept before that. The newest 20.'
      }
    >
      {mails.length === 0 ? (
        <EmptyState
          icon="mail"
          title="The outbox is empty"
          text="Each mail appears here as its subscriber would get it."
        />
      ) : (
        <ul className="list">
          {mails.map(({ id, to, subject, text, createdAt }) => (
            <li key={id}>
              <details className="mail">
                <summary>
                  <strong>{subject}</strong>
                  <span className="quiet">
                    {' '}
                    to {to}, <Time at={createdAt} clock={clock} />
                  </span>
                </summary>
                <pre>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
