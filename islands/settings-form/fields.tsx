// What stands in each form of Settings.
import { useEffect, useState } from 'react';
import { BRAND_TONES, COMPANY_SIZES, INDUSTRIES } from '../../server/contract/constants/industries.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Checkbox, Switch } from '../../views/components/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../views/components/field.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';
import { AUTOMATION, TOGGLES, type Values } from './sections.ts';

export interface FieldsProps {
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled: boolean;
}

export function AccountFields(props: FieldsProps) {
  const of = textProps('account', props);
  const { signsInWith } = props.values;
  const [email, setEmail] = useState(String(props.values.email));
  const isMoving = Boolean(signsInWith) && email.trim().toLowerCase() !== signsInWith;
  return (
    <>
      <div className="grid-2">
        <TextField {...of('name')} label="Full name" required maxLength={LIMITS.name} autoComplete="name" />
        <TextField
          {...of('email')}
          label="Email"
          type="email"
          maxLength={LIMITS.email}
          autoComplete="email"
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {isMoving && (
          <PasswordField
            name="currentPassword"
            id="account-currentPassword"
            label="Current password"
            hint="You sign in with your email address, so changing it takes your password."
            required
            error={props.errors.currentPassword}
          />
        )}
        <TextField
          {...of('companyName')}
          label="Company"
          maxLength={LIMITS.name}
          autoComplete="organization"
        />
        <TextField
          {...of('jobRole')}
          label="Role"
          maxLength={LIMITS.name}
          autoComplete="organization-title"
        />
        <SelectField
          {...of('industry')}
          label="Industry"
          placeholder="Select your industry"
          options={withOwn(toOptions(INDUSTRIES), props.values.industry)}
        />
        <SelectField
          {...of('companySize')}
          label="Company size"
          placeholder="Select a size"
          options={COMPANY_SIZES.map((size) => ({ value: size, label: `${size} people` }))}
        />
      </div>
      <TextAreaField
        {...of('description')}
        label="Description"
        rows={3}
        maxLength={LIMITS.about}
        hint="About you and your work, for support. Posts are written from the business profile, not from this."
      />
    </>
  );
}

export function NotificationFields(props: FieldsProps) {
  const of = toggleProps('notify', props);
  return (
    <>
      <fieldset>
        <legend className="legend">How</legend>
        <Switch
          {...of('email')}
          label="Email"
          hint={
            props.values.mailIsLocal
              ? 'No mail server is set on this server yet, so none is sent. Your choice is kept.'
              : 'What is urgent comes at once, the rest together. The bell at the top shows everything.'
          }
        />
        <BrowserSwitch {...of('browser')} />
      </fieldset>
      <fieldset>
        <legend className="legend">About what</legend>
        {TOGGLES.map(({ name, label, hint }) => (
          <Switch key={name} {...of(name)} label={label} hint={hint} />
        ))}
      </fieldset>
    </>
  );
}

const BROWSER_HINT =
  'A message of the browser while a tab with Drivyn is open, behind another one. Nothing comes once the last tab is closed. Your browser asks you first.';
const NOT_ALLOWED = 'This browser does not allow it: permit notifications for this address in its settings.';
const NOT_ASKED = 'On for you, but this browser was not asked yet. Switch it off and on again to be asked.';

/** Switching it on asks the browser's permission; without that it goes back off. */
function BrowserSwitch(props: ReturnType<ReturnType<typeof toggleProps>>) {
  const [hint, setHint] = useState(BROWSER_HINT);
  // The choice is the person's, the permission the browser's: another browser may never have been asked.
  useEffect(() => {
    if (props.defaultChecked && permission() !== 'granted')
      setHint(permission() === 'default' ? NOT_ASKED : NOT_ALLOWED);
  }, [props.defaultChecked]);
  const ask = async (control: HTMLInputElement) => {
    if (!control.checked) return setHint(BROWSER_HINT);
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    control.checked = answer === 'granted';
    setHint(answer === 'granted' ? BROWSER_HINT : NOT_ALLOWED);
  };
  return <Switch {...props} label="Browser" hint={hint} onChange={(event) => ask(event.target)} />;
}

function permission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

export function AutomationFields(props: FieldsProps) {
  const of = toggleProps('ai', props);
  return (
    <div>
      {AUTOMATION.map(({ name, label, hint }) => (
        <Switch key={name} {...of(name)} label={label} hint={hint} />
      ))}
    </div>
  );
}

export function BrandFields(props: FieldsProps) {
  const of = textProps('brand', props);
  const tick = toggleProps('brand', props);
  return (
    <>
      <fieldset>
        <legend className="legend">Brand tone</legend>
        <div className="grid-2 tones">
          {Object.entries(BRAND_TONES).map(([tone, label]) => (
            <Checkbox key={tone} {...tick(`tone-${tone}`)} label={label} />
          ))}
        </div>
        <p className="field-hint">
          Joins the tone of voice in your business profile, which leads. It holds for what is written from now
          on.
        </p>
      </fieldset>
      <TextAreaField
        {...of('description')}
        label="Brand description"
        rows={3}
        maxLength={LIMITS.about}
        hint="How your brand comes across. Kept for a language-model writer; the built-in writer does not quote it."
      />
      <TextField
        {...of('keywords')}
        label="Keywords"
        maxLength={LIMITS.about}
        hint="Separated by commas. They become hashtags on channels that use them."
      />
    </>
  );
}

/** Ids begin with the form's name: the forms of a screen share names. */
function textProps(form: string, { values, errors, disabled }: FieldsProps) {
  return (name: string) => ({
    name,
    id: `${form}-${name}`,
    defaultValue: String(values[name] ?? ''),
    error: errors[name],
    disabled,
  });
}

function toggleProps(form: string, { values, disabled }: FieldsProps) {
  return (name: string) => ({ name, id: `${form}-${name}`, defaultChecked: values[name] === true, disabled });
}

function toOptions(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** An industry that was once typed by hand stays selectable. */
function withOwn(options: { value: string; label: string }[], value: string | boolean | undefined) {
  const isKnown = !value || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value: String(value), label: String(value) }];
}
