// What a form at the door asks for.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { TextField } from '../../views/components/field.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';

export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'name' | 'email' | 'password' | 'new-password' | 'code' | 'recovery-code' | 'text';
  readonly value?: string;
  readonly hint?: string;
  /** What the screen is about: typing begins here. */
  readonly autoFocus?: boolean;
  /** Settled already: shown, and sent as it is. */
  readonly readOnly?: boolean;
}

const INPUTS = {
  name: { autoComplete: 'name', maxLength: LIMITS.name },
  email: { type: 'email', autoComplete: 'username', maxLength: LIMITS.email },
  // As long as a recovery code, which is taken here too.
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 },
  'recovery-code': { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 20 },
  text: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 128 },
} as const;

export function Fields({
  fields,
  errors,
}: {
  readonly fields: readonly EntryField[];
  readonly errors: Readonly<Record<string, string>>;
}) {
  return fields.map(({ kind, value, ...field }) =>
    kind === 'password' || kind === 'new-password' ? (
      <PasswordField
        key={field.name}
        {...field}
        required
        isNew={kind === 'new-password'}
        error={errors[field.name]}
      />
    ) : (
      <TextField
        key={field.name}
        {...field}
        {...INPUTS[kind]}
        required
        defaultValue={value}
        error={errors[field.name]}
      />
    ),
  );
}
