// Invitations to sign up: made, passed on as a link, taken back.
import { type FormEvent, useState } from 'react';
import type { SignUpInvitation } from '../../server/contract/sign-in.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { formatDate } from '../../views/components/relative-time.ts';
import { Table } from '../../views/components/table.tsx';
import { copyText } from '../runtime/copy.ts';
import { toast } from '../runtime/screen.ts';
import { clockHere, useAct, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';

type Made = SignUpInvitation & { readonly url: string };

export default function Invitations({ asker }: SectionProps) {
  const { answer, retry } = useAdminQuery<readonly SignUpInvitation[]>('/api/admin/invitations', asker);
  const [made, setMade] = useState<Made>();
  const { pending, act } = useAct(asker);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const payload = { email: String(new FormData(form).get('email') ?? '').trim() };
    const call = { method: 'POST', url: '/api/admin/invitations', payload };
    const invitation = await act<Made>('invite', call, 'Invitation made');
    if (!invitation) return;
    form.reset();
    setMade(invitation);
    retry();
  };
  const revoke = async (id: number) => {
    const call = { method: 'DELETE', url: `/api/admin/invitations/${id}` };
    if (!(await act(`revoke ${id}`, call, 'Invitation taken back'))) return;
    if (made?.id === id) setMade(undefined);
    retry();
  };
  return (
    <div className="stack stack-lg">
      <Card
        title="Invite someone to sign up"
        description="With an address the invitation is also mailed, and only that address can use it."
      >
        <form className="stack narrow" onSubmit={invite} noValidate>
          <TextField name="email" id="invitation-email" type="email" label="Email" autoComplete="off" />
          <div>
            <Button type="submit" variant="primary" icon="plus" pending={pending === 'invite'}>
              Make an invitation
            </Button>
          </div>
        </form>
        {made && <Link url={made.url} />}
      </Card>
      <Waiting
        answer={answer.data}
        failed={answer.status === 'failed'}
        onRetry={retry}
        onRevoke={revoke}
        pending={pending}
      />
    </div>
  );
}

/** The link is seen only now: the server keeps its hash. */
function Link({ url }: { url: string }) {
  const copy = async () => {
    if (await copyText(url)) toast({ title: 'Link copied' });
    else toast({ title: 'Copy it from the field', description: 'This browser does not let us.' });
  };
  return (
    <div className="row row-bottom">
      <TextField
        name="link"
        id="invitation-link"
        label="Link, shown only now"
        required
        readOnly
        value={url}
      />
      <Button icon="copy" onClick={copy}>
        Copy link
      </Button>
    </div>
  );
}

interface WaitingProps {
  readonly answer: readonly SignUpInvitation[] | undefined;
  readonly failed: boolean;
  readonly pending: string | undefined;
  readonly onRetry: () => void;
  readonly onRevoke: (id: number) => void;
}

function Waiting({ answer, failed, pending, onRetry, onRevoke }: WaitingProps) {
  const clock = clockHere();
  if (failed)
    return (
      <EmptyState
        icon="circle-alert"
        title="The invitations could not be read"
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  if (!answer) return <Skeleton lines={4} />;
  if (answer.length === 0)
    return (
      <EmptyState
        icon="mail"
        title="No invitation waits"
        text="Those that were not used yet are listed here."
      />
    );
  return (
    <Card title="Not used yet" flush>
      <Table
        caption="Invitations that were not used yet"
        rows={answer}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'for',
            header: 'For',
            cell: ({ email }) => <span className="customer">{email || 'Whoever has the link'}</span>,
          },
          { key: 'made', header: 'Made', cell: ({ createdAt }) => formatDate(createdAt, clock) },
          { key: 'ends', header: 'Ends', cell: ({ expiresAt }) => formatDate(expiresAt, clock) },
        ]}
        actions={({ id }) => (
          <Button size="sm" pending={pending === `revoke ${id}`} onClick={() => onRevoke(id)}>
            Take back
          </Button>
        )}
      />
    </Card>
  );
}
