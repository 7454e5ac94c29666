// A form by which people subscribe themselves: a page of its own, and the same as HTML for a page elsewhere.
import type { MailLook } from '../../server/contract/mail-block.ts';
import { Form } from '../components/form.tsx';
import { PLAIN_STYLE, PlainPage } from './plain-page.tsx';

export interface SignUpFormProps {
  readonly businessName: string;
  readonly consentText: string;
  /** Where it is sent. */
  readonly action: string;
  readonly stamp: string;
  /** What was typed, when it has to be sent once more. */
  readonly typed?: { readonly email: string; readonly name: string } | undefined;
  /** Why it was not taken. */
  readonly says?: string | undefined;
  /** The field at fault; absent where it is none of them. */
  readonly wrong?: 'email' | 'name' | undefined;
}

/** A page in the colour of the business. */
export function signUpStyle({ button, onButton }: MailLook): string {
  return `${PLAIN_STYLE}main button{background:${button};color:${onButton}}
input[type="email"],input[type="text"]{display:block;width:100%;min-height:2.75rem;margin-bottom:.75rem;padding:0 .75rem;border:1px solid var(--quiet);border-radius:6px;background:var(--page);color:var(--text);font:inherit}
input[aria-invalid]{border:2px solid var(--wrong)}
main .wrong{border-color:var(--wrong);color:var(--wrong)}
:root{--wrong:#b3261e}
@media (prefers-color-scheme:dark){:root{--wrong:#ffb4ab}}
.trap{position:absolute;left:-10000px}`;
}

export function SignUpForm(props: SignUpFormProps) {
  const { businessName, consentText, action, stamp, typed, says, wrong } = props;
  const faultOf = (field: typeof wrong) =>
    field === wrong ? { 'aria-invalid': true, 'aria-describedby': 'told', autoFocus: true } : {};
  return (
    <PlainPage isForPublic title={`News from ${businessName}`}>
      <h1>News from {businessName || 'us'}</h1>
      {says && (
        <p id="told" className={wrong ? 'told wrong' : 'told'} role="alert">
          {says}
        </p>
      )}
      <Form action={action}>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          type="email"
          name="email"
          required
          autoComplete="email"
          defaultValue={typed?.email}
          {...faultOf('email')}
        />
        <label htmlFor="name">Name (optional)</label>
        <input
          id="name"
          type="text"
          name="name"
          autoComplete="name"
          defaultValue={typed?.name}
          {...faultOf('name')}
        />
        <div className="trap" aria-hidden="true">
          <Trap />
        </div>
        <input type="hidden" name="stamp" value={stamp} />
        <p className="quiet">{consentText}</p>
        <button type="submit">Subscribe</button>
      </Form>
    </PlainPage>
  );
}

/** What no person sees, and programs fill in. */
function Trap() {
  return (
    <label>
      Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

const HIDDEN = { position: 'absolute', left: '-10000px' } as const;

/** For a page elsewhere, which has styles of its own: no script, nothing loaded from here. */
export function EmbeddedForm({ consentText, action, stamp, look }: SignUpFormProps & { look: MailLook }) {
  const button = { padding: '12px 22px', border: 0, borderRadius: '6px' };
  const colours = { backgroundColor: look.button, color: look.onButton };
  return (
    <Form action={action} acceptCharset="utf-8">
      <p>
        <label>
          Email <input type="email" name="email" required autoComplete="email" />
        </label>
      </p>
      <p>
        <label>
          Name <input type="text" name="name" autoComplete="name" />
        </label>
      </p>
      <p style={HIDDEN} aria-hidden="true">
        <Trap />
      </p>
      <input type="hidden" name="stamp" value={stamp} />
      <p>{consentText}</p>
      <p>
        <button type="submit" style={{ ...button, ...colours }}>
          Subscribe
        </button>
      </p>
    </Form>
  );
}

export function LookIntoMailbox({ businessName }: { businessName: string }) {
  return (
    <PlainPage isForPublic title="One step more">
      <h1>One step more</h1>
      <p>
        A mail is on its way to you. Press the button in it, and you get news from {businessName || 'us'}. It
        may take a minute, and it may be in the folder for spam.
      </p>
    </PlainPage>
  );
}

/** Behind the link of the mail. Opening it changes nothing: mail scanners open every link. */
export function ConfirmSignUp({
  businessName,
  consentText,
  isConfirmed,
}: {
  readonly businessName: string;
  readonly consentText: string;
  readonly isConfirmed: boolean;
}) {
  if (isConfirmed) {
    return (
      <PlainPage isForPublic title="You are subscribed">
        <h1>You are subscribed</h1>
        <p>
          You get news from {businessName || 'us'}. Every mail has a link by which you can leave. You can
          close this page.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage isForPublic title="Confirm">
      <h1>Get news from {businessName || 'us'}?</h1>
      <p>{consentText}</p>
      <Form>
        <button type="submit">Yes, send me news</button>
      </Form>
    </PlainPage>
  );
}
