// The recovery codes, this once.
import { useEffect, useRef } from 'react';
import { Button } from '../../views/components/button.tsx';
import { copyText } from '../runtime/copy.ts';
import { toast } from '../runtime/screen.ts';

export function Codes({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast({ title: 'Recovery codes copied' });
    else toast({ title: 'Copy them by hand', description: 'This browser does not let us.' });
  };
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Keep them where you keep important papers. Each signs you in once when your phone is not at hand. They
        are not shown again.
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button icon="copy" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}
