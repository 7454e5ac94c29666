// Two-factor sign-in: the switch, and what each way takes. Without script the same steps are screens and plain forms.
import { useState } from 'react';
import type { TwoFactorSecret, TwoFactorState } from '../../server/contract/two-factor.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { Switch } from '../../views/components/choices.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh } from '../runtime/screen.ts';
import { BeginForm } from './begin-form.tsx';
import { Codes } from './codes.tsx';
import { ConfirmForm, type TwoFactorStep } from './confirm-form.tsx';
import { AppSecret } from './secret.tsx';

export interface TwoFactorProps extends TwoFactorState {
  /** Fills in which account the password belongs to. */
  readonly email: string;
  readonly step: TwoFactorStep | null;
  /** Waits for its first code. */
  readonly secret: TwoFactorSecret | null;
  /** Why the server refused the plain form. */
  readonly refused: string | null;
}

const ROUTE = '/settings?tab=security';
const SWITCH = 'two-factor';

function TwoFactor(props: TwoFactorProps) {
  const { isOn, email, refused } = props;
  const [secret, setSecret] = useState(props.secret);
  const [step, setStep] = useState(props.step);
  const [codes, setCodes] = useState<readonly string[]>();

  const [password, setPassword] = useState<string>();

  const goOn = (made: TwoFactorSecret, typed: string) => {
    setSecret(made);
    setPassword(typed);
    setStep('on');
  };
  const close = async () => {
    setStep(null);
    setCodes(undefined);
    await refresh();
    focusSwitch();
  };
  const cancel = () => {
    setStep(null);
    focusSwitch();
  };
  const turn = () => {
    if (step) return setStep(null);
    return setStep(isOn ? 'off' : 'begin');
  };

  if (codes) return <Codes codes={codes} onKept={close} />;
  const shownOn = isOn ? step !== 'off' : step === 'on' || step === 'begin';
  return (
    <div className="stack">
      <Toggle isOn={isOn} shownOn={shownOn} onChange={turn} />
      {isOn && !step && <Left left={props.recoveryCodesLeft} onRenew={() => setStep('codes')} />}
      {step === 'begin' && !isOn && <BeginForm {...{ email, refused }} onBegun={goOn} onCancel={cancel} />}
      {step === 'on' && !isOn && secret && (
        <>
          <AppSecret {...secret} />
          <ConfirmForm {...{ step, email, refused, password }} onCodes={setCodes} onCancel={cancel} />
        </>
      )}
      {(step === 'off' || step === 'codes') && isOn && (
        <ConfirmForm
          key={step}
          {...{ step, email, refused }}
          onCodes={setCodes}
          onOff={close}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

/** What was pressed is gone: the keyboard goes on where it all began. */
function focusSwitch() {
  document.getElementById(SWITCH)?.focus();
}

function Toggle(props: { readonly isOn: boolean; readonly shownOn: boolean; onChange(): void }) {
  const { isOn, shownOn, onChange } = props;
  return (
    <div>
      <Switch
        inline
        id={SWITCH}
        name="two-factor"
        label="Ask for a code from your phone at sign-in"
        checked={shownOn}
        onChange={onChange}
      />
      <noscript>
        <ButtonLink size="sm" href={`/screens${ROUTE}&two-factor=${isOn ? 'off' : 'begin'}`}>
          {isOn ? 'Switch off' : 'Switch on'}
        </ButtonLink>
      </noscript>
    </div>
  );
}

function Left({ left, onRenew }: { readonly left: number; onRenew(): void }) {
  const words = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
  return (
    <div className="row">
      <span className={left > 2 ? 'quiet' : undefined}>{words}</span>
      <Button size="sm" className="needs-script" onClick={onRenew}>
        Make new ones
      </Button>
      <noscript>
        <a href={`/screens${ROUTE}&two-factor=codes`}>Make new ones</a>
      </noscript>
    </div>
  );
}

export default defineIsland('two-factor', TwoFactor);
