// The audit log of the whole server, by kind, actor and customer.
import { type ChangeEvent, useState } from 'react';
import { TextField } from '../../views/components/field.tsx';
import { AuditTable } from './audit-table.tsx';
import type { SectionProps } from './index.tsx';
import { useRested } from './use-rested.ts';

export default function Audit({ asker }: SectionProps) {
  const [kind, setKind] = useState('');
  const [actor, setActor] = useState('');
  const [customer, setCustomer] = useState('');
  const filter = useRested(
    JSON.stringify({ kind: kind.trim(), actor: actor.trim(), customer: customer.trim() }),
  );
  const asked = JSON.parse(filter) as { kind: string; actor: string; customer: string };
  const account = /^[1-9]\d{0,8}$/.test(asked.customer) ? Number(asked.customer) : undefined;
  const field = (set: (value: string) => void) => ({
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(target.value),
  });
  return (
    <div className="stack">
      <div className="grid-3">
        <TextField
          name="kind"
          id="audit-kind"
          label="Kind"
          hint="Such as account.signed-in"
          value={kind}
          {...field(setKind)}
        />
        <TextField
          name="actor"
          id="audit-actor"
          label="Actor"
          hint="admin, system or account:14"
          value={actor}
          {...field(setActor)}
        />
        <TextField
          name="customer"
          id="audit-customer"
          label="Customer"
          hint="Its number"
          inputMode="numeric"
          value={customer}
          {...field(setCustomer)}
        />
      </div>
      <AuditTable asker={asker} kind={asked.kind} actor={asked.actor} account={account} />
    </div>
  );
}
