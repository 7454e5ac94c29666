// What the authenticator app is given: a picture to point the phone at, or the same as text.
import { useEffect, useRef } from 'react';
import type { TwoFactorSecret } from '../../server/contract/two-factor.ts';

export function AppSecret({ secret, uri, qr }: TwoFactorSecret) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="stack">
      <p ref={first} tabIndex={-1}>
        1. Open an authenticator app on your phone (any will do) and scan this code. On this phone already?{' '}
        <a href={uri}>Open the app</a>.
      </p>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for the app">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className="quiet">
        Or type this into the app: <code className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
