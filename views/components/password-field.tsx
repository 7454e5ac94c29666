// A password that can be looked at while it is typed. Pasting and password managers are welcome.
import { useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { IconButton } from './button.tsx';
import { type FieldLabels, TextField } from './field.tsx';

export interface PasswordFieldProps extends FieldLabels {
  /** Whether it is chosen here, or was before. */
  readonly isNew?: boolean;
  readonly autoFocus?: boolean;
}

export function PasswordField({ isNew = false, ...labels }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { min, max } = LIMITS.password;
  return (
    <TextField
      {...labels}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={max}
      hint={labels.hint ?? (isNew && `At least ${min} characters; a few words are easy to keep in mind.`)}
      after={
        <IconButton
          className="needs-script"
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
