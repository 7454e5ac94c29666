// Controls that are on or off, or one of a few: checkbox, radio group, switch. Native inputs, so forms work at once.
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldNotes } from './field.tsx';

type Native = Omit<ComponentProps<'input'>, 'type' | 'id' | 'name' | 'className' | 'children'>;

export interface CheckboxProps extends Native {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly id?: string;
}

export function Checkbox({ name, label, hint, error, id = idOf(name), ...input }: CheckboxProps) {
  return (
    <div className="choice">
      <input
        type="checkbox"
        {...input}
        id={id}
        name={name}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export interface RadioGroupProps extends Native {
  readonly name: string;
  readonly label: ReactNode;
  readonly options: ReadonlyArray<{
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: string;
  }>;
  /** The chosen value; `defaultValue` before anyone touches it. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly error?: string;
  readonly id?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { name, label, options, value, defaultValue, error, id = idOf(name), ...input } = props;
  return (
    <fieldset className="choices" aria-describedby={describedBy(id, { error })}>
      <legend>{label}</legend>
      {options.map((option) => (
        <div className="choice" key={option.value}>
          <input
            type="radio"
            {...input}
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            aria-describedby={describedBy(`${id}-${option.value}`, option)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          <FieldNotes id={`${id}-${option.value}`} hint={option.hint} />
        </div>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

export interface SwitchProps extends Native {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly id?: string;
  /** The label right beside the switch instead of at the other end of the row. */
  readonly inline?: boolean;
}

/** A checkbox with `role="switch"`: takes effect at once, where a checkbox waits for its form. */
export function Switch({ name, label, hint, id = idOf(name), inline = false, ...input }: SwitchProps) {
  const control = (
    <input
      type="checkbox"
      role="switch"
      {...input}
      className="switch"
      id={id}
      name={name}
      aria-describedby={describedBy(id, { hint })}
    />
  );
  const words = (
    <span>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} />
    </span>
  );
  return (
    <div className={inline ? 'switch-row switch-row-inline' : 'switch-row'}>
      {inline && control}
      {words}
      {!inline && control}
    </div>
  );
}

function idOf(name: string) {
  return `field-${name}`;
}
