// Form fields: a label, a control, a hint and an error, tied together for assistive technology.
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldLabels {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly required?: boolean;
  /** Nothing is typed there, so it is not said to be optional. */
  readonly readOnly?: boolean | undefined;
  /** Defaults to `field-<name>`; needed when two forms of a screen share a name. */
  readonly id?: string;
}

export interface FieldProps extends FieldLabels {
  /** Draws the control: `(control) => <input {...control} type="email" />`. */
  readonly children: (control: ControlProps) => ReactNode;
}

export function Field({ children, ...labels }: FieldProps) {
  const { name, label, hint, error, required, readOnly, id = `field-${name}` } = labels;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && !readOnly && <span className="field-mark"> (optional)</span>}
      </label>
      {children(controlOf({ name, id, hint, error, required }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error below a control, with the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" size="sm" />
          {error}
        </span>
      )}
    </>
  );
}

/** @returns the ids of the notes that are there, or undefined. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: string }) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function controlOf({
  name,
  id,
  hint,
  error,
  required,
}: Omit<FieldLabels, 'label'> & { id: string }): ControlProps {
  return {
    id,
    name,
    className: 'input',
    required: required || undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error ? true : undefined,
  };
}

type Own = 'name' | 'id' | 'required' | 'className' | 'children';

export type TextFieldProps = FieldLabels &
  Omit<ComponentProps<'input'>, Own> & {
    /** Words beside the control: a currency before it, a unit after it. */
    readonly before?: ReactNode;
    readonly after?: ReactNode;
  };

export function TextField({
  name,
  label,
  hint,
  error,
  required,
  id,
  before,
  after,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, error, required, id }}>
      {(control) =>
        before || after ? (
          <span className="affix">
            {before}
            <input type="text" {...input} {...control} />
            {after}
          </span>
        ) : (
          <input type="text" {...input} {...control} />
        )
      }
    </Field>
  );
}

export type TextAreaFieldProps = FieldLabels & Omit<ComponentProps<'textarea'>, Own>;

export function TextAreaField({ name, label, hint, error, required, id, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ name, label, hint, error, required, id }} readOnly={area.readOnly}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps = FieldLabels &
  Omit<ComponentProps<'select'>, Own> & {
    readonly options: readonly Choice[];
    /** First, empty choice: "Choose an industry". */
    readonly placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, required, id, options, placeholder, ...select } = props;
  return (
    <Field {...{ name, label, hint, error, required, id }}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
