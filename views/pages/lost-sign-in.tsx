// Back from a network's own page, with something that nobody here has begun.
import { PlainPage } from './plain-page.tsx';

export function LostSignIn({ name }: { readonly name: string }) {
  return (
    <PlainPage title={`${name} is not connected`}>
      <h1>{name} is not connected</h1>
      <p>
        This sign-in was begun by somebody else, in another browser, or more than a day ago. Nothing was
        connected. Begin again here, and come back in the same browser.
      </p>
      <p>
        <a href="/screens/platforms">Go to Platforms</a>
      </p>
    </PlainPage>
  );
}
