// The fields of an account.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { TextField } from '../../views/components/field.tsx';

export const NAMES = ['name', 'email', 'companyName', 'industry'] as const;
export type AccountField = (typeof NAMES)[number];
export type AccountValues = Readonly<Record<AccountField, string>>;

export interface Refusal {
  readonly field: string;
  readonly message: string;
}

export function AccountFields({ values, error }: { values: AccountValues; error: Refusal | undefined }) {
  const of = (name: AccountField) => ({
    name,
    defaultValue: values[name],
    error: error?.field === name ? error.message : undefined,
  });
  return (
    <>
      <TextField {...of('name')} label="Name" required autoComplete="name" maxLength={LIMITS.name} />
      <TextField {...of('email')} label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} />
      <TextField {...of('companyName')} label="Company" autoComplete="organization" maxLength={LIMITS.name} />
      <TextField {...of('industry')} label="Industry" maxLength={64} />
    </>
  );
}
