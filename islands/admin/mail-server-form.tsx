// The form of a mail server of the installation. Its password is sent, and never comes back.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MailServer } from '../../server/contract/mail-server.ts';
import { Button } from '../../views/components/button.tsx';
import { MailServerFields } from '../../views/components/mail-server-fields.tsx';
import { type Asker, useAct } from './ask.ts';

interface MailServerFormProps {
  /** Undefined for a new one. */
  readonly server: MailServer | undefined;
  readonly url: string;
  readonly asker: Asker;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

export function MailServerForm({ server, url, asker, onClose, onSave }: MailServerFormProps) {
  const { pending, act } = useAct(asker);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [refused, setRefused] = useState<{ field: string; message: string }>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(undefined);
    const payload = payloadOf(new FormData(event.currentTarget));
    const call = server
      ? { method: 'PUT', url: `${url}/${server.id}`, payload }
      : { method: 'POST', url, payload };
    if (await act('save', call, 'Mail server saved', tell)) onSave();
  };
  const tell = (message: string) => {
    const [field] = /^[\w.]+(?=: )/.exec(message) ?? [];
    if (field === undefined) return false;
    setRefused({ field, message });
    return true;
  };
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={save}
      noValidate
      autoComplete="off"
      aria-label={server ? `Change ${server.host}` : 'Add a mail server'}
    >
      <MailServerFields server={server} {...refused} />
      <div className="row">
        <Button type="submit" variant="primary" pending={pending === 'save'}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** A limit that is left empty is none; a password that is left empty stays as it is. */
function payloadOf(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const password = String(data.get('password') ?? '');
  const [rateMails, dailyCap] = [text('rateMails'), text('dailyCap')];
  return {
    host: text('host'),
    port: Number(text('port')),
    security: text('security'),
    login: text('login'),
    ...(password && { password }),
    rate: rateMails === '' ? null : { mails: Number(rateMails), per: text('ratePer') },
    dailyCap: dailyCap === '' ? null : Number(dailyCap),
  };
}
