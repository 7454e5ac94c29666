// Where the link at the end of each mail leads. Opening it changes nothing; the button does, without a script.
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';
import { UnknownLink } from './unknown-link.tsx';

export interface UnsubscribeProps {
  /** Null when the link names nobody. */
  readonly subscription: {
    readonly businessName: string;
    readonly maskedEmail: string;
    readonly status: 'active' | 'unsubscribed' | 'known';
  } | null;
  /** Where the button leads; the page's own address when absent. */
  readonly action?: string;
  /** Of the page for fewer mails. */
  readonly choices?: string;
}

export function Unsubscribe({ subscription, action, choices }: UnsubscribeProps) {
  if (!subscription) return <UnknownLink />;
  const { businessName, maskedEmail, status } = subscription;
  if (status === 'unsubscribed') {
    return (
      <PlainPage isForPublic title="Unsubscribed">
        <h1>You are unsubscribed</h1>
        <p>
          {maskedEmail} gets no more mail from {businessName}. You can close this page.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage isForPublic title="Unsubscribe">
      <h1>Unsubscribe from {businessName}?</h1>
      <p>{maskedEmail} will get no more mail.</p>
      <Form action={action}>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Unsubscribe</button>
      </Form>
      {choices && (
        <p>
          <a href={choices}>Get fewer mails instead, or pause them</a>
        </p>
      )}
    </PlainPage>
  );
}
