// Sign-in. Without script it is a plain form to the same call.
import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';

export interface SignInProps {
  /** Route to go on to. */
  readonly next: string;
  readonly email: string;
  readonly error: string | null;
}

function SignIn({ next, email, error }: SignInProps) {
  const [message, setMessage] = useState(error);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isPending) return;
    const data = new FormData(form.current);
    setPending(true);
    setMessage(null);
    try {
      await api('POST', '/api/session', { email: data.get('email'), password: data.get('password') });
      // The bare page has no frame: the whole document comes anew.
      history.replaceState(null, '', `/#${next}`);
      location.reload();
    } catch (failure) {
      setPending(false);
      setMessage(messageOf(failure));
      const control = form.current.elements.namedItem('password');
      if (control instanceof HTMLInputElement) control.select();
    }
  };

  return (
    <form ref={form} className="stack" method="post" action="/api/session" onSubmit={submit}>
      {message && (
        <Banner tone="danger" alert>
          {message}
        </Banner>
      )}
      <input type="hidden" name="next" value={next} />
      <TextField
        name="email"
        label="Email address"
        type="email"
        required
        autoComplete="username"
        maxLength={LIMITS.email}
        defaultValue={email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        required
        autoComplete="current-password"
        maxLength={LIMITS.password.max}
      />
      <Button type="submit" variant="primary" wide pending={isPending} pendingLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

export default defineIsland('sign-in', SignIn);
