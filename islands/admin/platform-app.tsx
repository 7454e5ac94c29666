// One vendor's app: what registering it takes, what to enter there, and its keys.
import { useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import type { ProviderAppPage } from '../../server/contract/provider-app.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { copyText } from '../runtime/copy.ts';
import { toast } from '../runtime/screen.ts';
import type { Asker } from './ask.ts';
import { PlatformKeys } from './platform-keys.tsx';

interface PlatformAppProps {
  readonly app: ProviderAppPage;
  readonly asker: Asker;
  readonly onChange: () => void;
}

export function PlatformApp(props: PlatformAppProps) {
  const { app } = props;
  const { name } = channelOf(app.type);
  return (
    <div className="stack stack-lg">
      {app.trouble && (
        <Banner tone="warning" title={`Nobody can sign in to ${name} yet`}>
          {app.trouble}
        </Banner>
      )}
      <section className="stack stack-sm">
        <h3>Register an app</h3>
        <ul className="asks">
          {app.asks.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div>
          <ButtonLink icon="external" href={app.console} target="_blank" rel="noreferrer">
            Open the console of {name}
          </ButtonLink>
        </div>
      </section>
      <section className="stack">
        <h3>Enter there</h3>
        {app.opens.map((opened) => (
          <Opened key={opened.type} {...opened} isOther={opened.type !== app.type} />
        ))}
      </section>
      <PlatformKeys {...props} key={`${app.source} ${app.clientId} ${app.savedAt}`} />
      <p className="quiet">
        Written to {app.api.version}, from what the vendor said on {app.api.readOn}.
      </p>
    </div>
  );
}

function Opened({
  type,
  redirectUri,
  scopes,
  isOther,
}: ProviderAppPage['opens'][number] & { isOther: boolean }) {
  const where = isOther ? ` of ${channelOf(type).name}` : '';
  return (
    <>
      <Copied
        id={`redirect-${type}${isOther ? '-other' : ''}`}
        label={`Redirect address${where}`}
        text={redirectUri}
      />
      {scopes.length > 0 && (
        <Copied
          id={`scopes-${type}${isOther ? '-other' : ''}`}
          label={`Scopes${where}`}
          text={scopes.join(' ')}
        />
      )}
    </>
  );
}

function Copied({ id, label, text }: { id: string; label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(text)) {
      setCopied(true);
      toast({ title: `${label} copied` });
    } else toast({ title: 'Copy it from the field', description: 'This browser does not let us.' });
  };
  return (
    <div className="row row-bottom">
      <TextField name={id} id={id} label={label} required readOnly value={text} />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        Copy<span className="unseen"> {label}</span>
      </Button>
    </div>
  );
}
