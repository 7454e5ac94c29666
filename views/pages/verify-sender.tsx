// Behind the link in a mail that asks whether a business may send in the name of an address.
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';

export interface VerifySenderProps {
  readonly businessName: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export function VerifySender({ businessName, email, isVerified }: VerifySenderProps) {
  const who = businessName || 'A business';
  if (isVerified) {
    return (
      <PlainPage isForPublic title="Thank you">
        <h1>Thank you</h1>
        <p>
          {who} may send its mails in the name of {email}. You can close this page.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage isForPublic title="Is this your address?">
      <h1>Is this your address?</h1>
      <p>
        {who} wants to send its mails in the name of <strong>{email}</strong>. Nothing is sent so before you
        agree.
      </p>
      <Form>
        <button type="submit">Yes, this is my address</button>
      </Form>
    </PlainPage>
  );
}
