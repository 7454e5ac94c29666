// One mail server of the installation, with what can be done to it. What the environment names is changed there.
import { type FormEvent, useState } from 'react';
import type { MailServer } from '../../server/contract/mail-server.ts';
import { Badge } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { limitsOf, placeOf } from '../../views/components/mail-server-fields.tsx';
import { formatRelative } from '../../views/components/relative-time.ts';
import type { useAct } from './ask.ts';

type Acting = ReturnType<typeof useAct>;

interface InstalledServerProps extends Acting {
  readonly server: MailServer;
  readonly url: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onChange: () => void;
}

export function InstalledServer(props: InstalledServerProps) {
  const { server } = props;
  const { id, isPaused, trouble, troubleAt } = server;
  return (
    <>
      <p className="row">
        <strong className="customer">{placeOf(server)}</strong>
        {id === null && <Badge tone="neutral">From the environment</Badge>}
        {isPaused && <Badge tone="warning">Paused</Badge>}
        <span>{limitsOf(server)}</span>
      </p>
      {trouble !== null && troubleAt !== null && (
        <p className="quiet">
          Last trouble, {formatRelative(Date.parse(troubleAt), Date.now())}: {trouble}
        </p>
      )}
      {id !== null && <Acts {...props} id={id} />}
    </>
  );
}

/** What is open below the buttons. */
type Open = 'test' | 'remove' | undefined;

function Acts({
  id,
  server,
  url,
  isFirst,
  isLast,
  pending,
  act,
  onEdit,
  onChange,
}: InstalledServerProps & { readonly id: number }) {
  const [open, setOpen] = useState<Open>();
  const place = placeOf(server);
  const post = async (step: 'move' | 'pause' | 'resume', done: string, payload?: object) => {
    const call = { method: 'POST', url: `${url}/${step}`, payload };
    if (await act(`${step} ${id}`, call, done)) onChange();
  };
  const remove = async () => {
    if (await act(`remove ${id}`, { method: 'DELETE', url }, 'Mail server removed')) onChange();
  };
  const toggle = (part: 'test' | 'remove') => setOpen(open === part ? undefined : part);
  return (
    <>
      <div className="row">
        <Button id={`edit-server-${id}`} size="sm" aria-label={`Change ${place}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          size="sm"
          aria-label={`Send a test by ${place}`}
          aria-expanded={open === 'test'}
          onClick={() => toggle('test')}
        >
          Send a test
        </Button>
        {!(isFirst && isLast) && (
          <>
            <Button
              size="sm"
              aria-label={`Use earlier: ${place}`}
              aria-disabled={isFirst}
              onClick={() => !isFirst && post('move', 'The order is changed', { to: 'up' })}
            >
              Use earlier
            </Button>
            <Button
              size="sm"
              aria-label={`Use later: ${place}`}
              aria-disabled={isLast}
              onClick={() => !isLast && post('move', 'The order is changed', { to: 'down' })}
            >
              Use later
            </Button>
          </>
        )}
        {server.isPaused ? (
          <Button
            size="sm"
            aria-label={`Use it again: ${place}`}
            pending={pending === `resume ${id}`}
            onClick={() => post('resume', 'The mail server is used again')}
          >
            Use it again
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={`Pause ${place}`}
            pending={pending === `pause ${id}`}
            onClick={() => post('pause', 'The mail server is paused')}
          >
            Pause
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`Remove ${place}`}
          aria-expanded={open === 'remove'}
          onClick={() => toggle('remove')}
        >
          Remove
        </Button>
      </div>
      {open === 'test' && <Test {...{ id, url, pending, act, onChange }} />}
      {open === 'remove' && (
        <div className="row">
          <span>{server.host} gets no mails from then on.</span>
          <Button size="sm" variant="danger" pending={pending === `remove ${id}`} onClick={remove}>
            Remove it
          </Button>
        </div>
      )}
    </>
  );
}

function Test({
  id,
  url,
  pending,
  act,
  onChange,
}: Pick<InstalledServerProps, 'url' | 'pending' | 'act' | 'onChange'> & { readonly id: number }) {
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const payload = { to: String(new FormData(event.currentTarget).get('to') ?? '').trim() };
    const call = { method: 'POST', url: `${url}/test`, payload };
    const tell = (words: string) => {
      setError(words.replace(/^to: /, 'This '));
      return true;
    };
    await act(`test ${id}`, call, `The test was sent to ${payload.to}`, tell);
    // What was wrong with it is told with the server.
    onChange();
  };
  return (
    <form className="stack narrow" onSubmit={send} noValidate>
      <TextField
        name="to"
        id={`test-to-${id}`}
        type="email"
        label="Send the test to"
        required
        autoComplete="email"
        error={error}
      />
      <div>
        <Button type="submit" size="sm" pending={pending === `test ${id}`} pendingLabel="Sending...">
          Send it
        </Button>
      </div>
    </form>
  );
}
