// On the way to a network's own page, without script.
import { PlainPage } from './plain-page.tsx';

export function GoOn({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <PlainPage title={`Sign in to ${name}`}>
      <h1>Sign in to {name}</h1>
      <p>The page of {name} opens, asks whether Drivyn may act for you there, and leads back here.</p>
      <p>
        <a href={href}>Continue with {name}</a>
      </p>
    </PlainPage>
  );
}
