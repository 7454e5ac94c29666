// A link that was just made, for someone whose browser runs no scripts: it is shown only this once.
import { PlainPage } from './plain-page.tsx';

export interface MadeLinkPageProps {
  readonly link: string;
  readonly forWhom: string;
  /** Address of the screen on which it was made. */
  readonly back: string;
}

export function MadeLinkPage({ link, forWhom, back }: MadeLinkPageProps) {
  return (
    <PlainPage title="The link is made">
      <h1>The link for {forWhom}</h1>
      <p>Copy it and send it. It is shown only this once.</p>
      <p>
        <a href={link}>{link}</a>
      </p>
      <p>
        <a href={back}>Back</a>
      </p>
    </PlainPage>
  );
}
