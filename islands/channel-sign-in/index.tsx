// Signing in to a channel's network: on its own page, on a server that is named first, or with an app password. Without
// script a plain form does the same.
import { type FormEvent, useState } from 'react';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { ConnectBegun, SignInOffer } from '../../server/contract/connecting.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface ChannelSignInProps {
  readonly type: ChannelType;
  readonly offer: SignInOffer;
  readonly label: string;
  readonly primary?: boolean;
  readonly small?: boolean;
  /** Route of the screen on which it stands. */
  readonly screen: string;
}

/** What stands in front of the server's words about a field. */
const FIELD = /^(server|handle|password): /;

function ChannelSignIn({ type, offer, label, primary = false, small = false, screen }: ChannelSignInProps) {
  const { kind, by, asksServer, asksHandle, madeAt } = offer;
  const { isPending, write } = useWrite();
  const [error, setError] = useState<string>();
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const asked = { server: asksServer, handle: asksHandle, password: kind === 'app-password' };
    const names = Object.entries(asked).flatMap(([name, isAsked]) => (isAsked ? name : []));
    const payload = { type, by, ...Object.fromEntries(names.map((name) => [name, typed(name)])) };
    return write(() => api<ConnectBegun>('POST', '/api/connections', payload), {
      leads: true,
      done: ({ state, authorizeUrl }) => {
        if (authorizeUrl === null) navigate(`/connecting/${state}`);
        else location.assign(authorizeUrl);
        return undefined;
      },
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  const field = error === undefined ? undefined : FIELD.exec(error)?.[1];
  const of = (name: string) => ({
    name,
    id: `sign-in-${type}-${by}-${name}`,
    required: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    error: field === name ? error?.replace(FIELD, '') : undefined,
  });
  return (
    <Form className="stack" action="/api/connections" onSubmit={signIn} noValidate>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="by" value={by} />
      <input type="hidden" name="screen" value={screen} />
      {asksServer && (
        <TextField
          {...of('server')}
          label="Server"
          hint="Where the account is: what stands behind the second @ of its name, such as social.example."
        />
      )}
      {asksHandle && (
        <TextField
          {...of('handle')}
          label="Name of the account"
          hint="As others address it, without the @."
        />
      )}
      {kind === 'app-password' && (
        <TextField
          {...of('password')}
          type="password"
          label="App password"
          hint={
            <>
              Not the password of the account: one that you make for Drivyn and can take back at any time
              {madeAt && (
                <>
                  {' '}
                  (
                  <a href={madeAt} target="_blank" rel="noreferrer">
                    make one
                  </a>
                  )
                </>
              )}
              . It goes to {channelOf(type).name} and is kept nowhere.
            </>
          }
        />
      )}
      {error && !field && (
        <Banner tone="danger" alert>
          {error}
        </Banner>
      )}
      <div>
        <Button
          id={`sign-in-${type}-${by}`}
          type="submit"
          icon="plug"
          size={small ? 'sm' : undefined}
          variant={primary ? 'primary' : 'secondary'}
          pending={isPending}
          pendingLabel="Connecting..."
        >
          {label}
        </Button>
      </div>
    </Form>
  );
}

export default defineIsland('channel-sign-in', ChannelSignIn);
