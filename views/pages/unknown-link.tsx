// Where a link of a mail leads that nobody here knows.
import { PlainPage } from './plain-page.tsx';

export function UnknownLink() {
  return (
    <PlainPage isForPublic title="Unknown link">
      <h1>This link is not known here</h1>
      <p>It may have been cut off by your mail program. Open the link in the mail once more.</p>
    </PlainPage>
  );
}
