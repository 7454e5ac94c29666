// An API token that was just made: it is shown only this once.
import { PlainPage } from './plain-page.tsx';

export interface MadeTokenPageProps {
  readonly token: string;
  readonly name: string;
  /** Address of the screen on which it was made. */
  readonly back: string;
}

export function MadeTokenPage({ token, name, back }: MadeTokenPageProps) {
  return (
    <PlainPage title="The token is made">
      <h1>The token for {name}</h1>
      <p>Copy it to where it is used. It is shown only this once.</p>
      <p>
        <code>{token}</code>
      </p>
      <p>
        Calls carry it in their header: <code>Authorization: Bearer {'<token>'}</code>
      </p>
      <p>
        <a href={back}>Back</a>
      </p>
    </PlainPage>
  );
}
