// Ends the session as soon as the page is shown. Without script it takes the button.

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

function SignOut() {
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const hasBegun = useRef(false);

  const leave = () => {
    setError(undefined);
    return write(() => api('DELETE', '/api/session'), {
      leads: true,
      done: () => {
        localStorage.removeItem('adminToken');
        location.replace('/#/login');
        location.reload();
      },
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    leave();
  });

  return (
    <Form
      className="stack"
      action="/api/session?_method=delete"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <input type="hidden" name="next" value="/login" />
      {error && (
        <Banner tone="danger" alert>
          {error}
        </Banner>
      )}
      <Button type="submit" variant="primary" wide pending={isPending} pendingLabel="Logging out...">
        Log out
      </Button>
    </Form>
  );
}

export default defineIsland('sign-out', SignOut);
