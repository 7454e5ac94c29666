// The fields of an account.
import { useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { TextField } from '../../views/components/field.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';

export const NAMES = ['name', 'email', 'companyName', 'industry'] as const;
export type AccountField = (typeof NAMES)[number];
export type AccountValues = Readonly<Record<AccountField, string>>;

export interface Refusal {
  readonly field: string;
  readonly message: string;
}

interface AccountFieldsProps {
  readonly values: AccountValues;
  /** The stored address; null for an account without a password, which signs in with none. */
  readonly signsInWith: string | null;
  readonly error: Refusal | undefined;
}

export function AccountFields({ values, signsInWith, error }: AccountFieldsProps) {
  const [email, setEmail] = useState(values.email);
  const isMoving = signsInWith !== null && email.trim().toLowerCase() !== signsInWith;
  const errorOf = (name: string) => (error?.field === name ? error.message : undefined);
  const of = (name: AccountField) => ({ name, defaultValue: values[name], error: errorOf(name) });
  return (
    <>
      <TextField {...of('name')} label="Name" required autoComplete="name" maxLength={LIMITS.name} />
      <TextField
        {...of('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {isMoving && (
        <PasswordField
          name="currentPassword"
          label="Current password"
          hint="You sign in with your email address, so changing it takes your password."
          required
          error={errorOf('currentPassword')}
        />
      )}
      <TextField {...of('companyName')} label="Company" autoComplete="organization" maxLength={LIMITS.name} />
      <TextField {...of('industry')} label="Industry" maxLength={64} />
    </>
  );
}
