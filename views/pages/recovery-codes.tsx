// The recovery codes, for pages without scripts: shown this once.
import { PlainPage } from './plain-page.tsx';

export function RecoveryCodesPage({ codes }: { readonly codes: readonly string[] }) {
  return (
    <PlainPage title="Your recovery codes">
      <h1>Your recovery codes</h1>
      <p>
        Keep them where you keep important papers. Each signs you in once when your phone is not at hand. They
        are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a href="/screens/settings?tab=security">I have kept them</a>
      </p>
    </PlainPage>
  );
}
