// The keys of one vendor's app: typed, saved, tried and removed. A secret is never shown again.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import type { ProviderAppCheck, ProviderAppPage } from '../../server/contract/provider-app.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Facts } from '../../views/components/stat.tsx';
import { type Asker, useAct } from './ask.ts';

interface PlatformKeysProps {
  readonly app: ProviderAppPage;
  readonly asker: Asker;
  readonly onChange: () => void;
}

const TONES = { known: 'success', unknown: 'danger', unclear: 'info' } as const;

export function PlatformKeys({ app, asker, onChange }: PlatformKeysProps) {
  const { type, source, clientId, knowsSecret, hasSecret, signedIn, review } = app;
  const { name } = channelOf(type);
  const url = `/api/admin/provider-apps/${type}`;
  const { pending, act } = useAct(asker);
  const [check, setCheck] = useState<ProviderAppCheck>();
  const tryKeys = async () => {
    setCheck(undefined);
    setCheck(await act<ProviderAppCheck>('check', { method: 'POST', url: `${url}/check` }, 'Keys tried'));
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const secret = String(data.get('clientSecret') ?? '');
    const payload = {
      clientId: String(data.get('clientId') ?? ''),
      ...(secret && { clientSecret: secret }),
      ...(review && { isReviewed: data.has('isReviewed') }),
    };
    if (await act('save', { method: 'PUT', url, payload }, 'Keys saved')) onChange();
  };
  const forget = async () => {
    if (await act('forget', { method: 'DELETE', url }, 'Keys removed')) onChange();
  };
  return (
    <section className="stack">
      <h3>Keys</h3>
      {source === 'environment' ? (
        <>
          <Facts
            facts={[
              { label: 'Client id', value: <span className="customer">{clientId}</span> },
              { label: 'Client secret', value: knowsSecret ? 'Set' : 'None' },
              ...(review
                ? [{ label: review.name, value: review.isGranted ? 'Granted' : 'Not granted' }]
                : []),
            ]}
          />
          <p className="quiet">The environment of the server names them: they are changed there.</p>
        </>
      ) : (
        <form id={`keys-${type}`} className="stack" onSubmit={save} noValidate autoComplete="off">
          <TextField
            name="clientId"
            id={`client-id-${type}`}
            label="Client id"
            required
            defaultValue={clientId}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            name="clientSecret"
            id={`client-secret-${type}`}
            label="Client secret"
            type="password"
            required={hasSecret}
            autoComplete="off"
            hint={
              knowsSecret
                ? 'One is kept, sealed, and never shown again. Leave this empty to keep it.'
                : 'Kept sealed, and never shown again.'
            }
          />
          {review && (
            <Checkbox
              name="isReviewed"
              id={`reviewed-${type}`}
              label={`${name} has granted ${review.name}`}
              defaultChecked={review.isGranted}
              hint={`Say so only once it is true: what ${name} is asked for, and what is expected of it, follows.`}
            />
          )}
          {signedIn > 0 && (
            <p className="quiet">
              {signedIn === 1 ? 'One account is' : `${signedIn} accounts are`} signed in by this app. With
              another one, each has to be connected again once its access ends.
            </p>
          )}
        </form>
      )}
      {check && <Banner tone={TONES[check.end]}>{check.message}</Banner>}
      <div className="row">
        {source !== 'environment' && (
          <Button type="submit" form={`keys-${type}`} variant="primary" pending={pending === 'save'}>
            Save keys<span className="unseen"> of {name}</span>
          </Button>
        )}
        {source !== 'none' && (
          <Button icon="plug" pending={pending === 'check'} pendingLabel="Asking..." onClick={tryKeys}>
            Try the keys<span className="unseen"> of {name}</span>
          </Button>
        )}
        {source === 'admin' && (
          <Button id={`forget-${type}`} icon="trash" pending={pending === 'forget'} onClick={forget}>
            Remove<span className="unseen"> the keys of {name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
