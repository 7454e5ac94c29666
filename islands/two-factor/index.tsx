// Two-factor sign-in: the switch, and what each way takes. Without script the same steps are screens and plain forms.
import { useState } from 'react';
import type { TwoFactorSecret, TwoFactorState } from '../../server/contract/two-factor.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { Switch } from '../../views/components/choices.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';
import { Codes } from './codes.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { AppSecret } from './secret.tsx';

/** What is asked for: a first code, the way out, or new recovery codes. */
export type TwoFactorStep = 'on' | 'off' | 'codes';

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

function TwoFactor(props: TwoFactorProps) {
  const { isOn, email, refused } = props;
  const [secret, setSecret] = useState(props.secret);
  const [step, setStep] = useState(props.step);
  const [codes, setCodes] = useState<readonly string[]>();

  const begin = async () => {
    setStep('on');
    try {
      setSecret(await api<TwoFactorSecret>('POST', '/api/two-factor'));
    } catch (failure) {
      setStep(null);
      toast({ title: 'Not switched on', description: messageOf(failure), variant: 'destructive' });
    }
  };
  const close = () => {
    setStep(null);
    setCodes(undefined);
    return refresh(['two-factor', 'sessions']);
  };
  const turn = () => {
    if (step) return setStep(null);
    return isOn ? setStep('off') : begin();
  };

  if (codes) return <Codes codes={codes} onKept={close} />;
  const shownOn = isOn ? step !== 'off' : step === 'on';
  return (
    <div className="stack">
      <Toggle isOn={isOn} shownOn={shownOn} onChange={turn} />
      {isOn && !step && <Left left={props.recoveryCodesLeft} onRenew={() => setStep('codes')} />}
      {step === 'on' && !isOn && secret && (
        <>
          <AppSecret {...secret} />
          <ConfirmForm {...{ step, email, refused }} onCodes={setCodes} onCancel={() => setStep(null)} />
        </>
      )}
      {step && step !== 'on' && isOn && (
        <ConfirmForm
          key={step}
          {...{ step, email, refused }}
          onCodes={setCodes}
          onOff={close}
          onCancel={() => setStep(null)}
        />
      )}
    </div>
  );
}

function Toggle(props: { readonly isOn: boolean; readonly shownOn: boolean; onChange(): void }) {
  const { isOn, shownOn, onChange } = props;
  return (
    <form method="post" action="/api/two-factor" onSubmit={(event) => event.preventDefault()}>
      <Switch
        inline
        id="two-factor"
        name="two-factor"
        label="Ask for a code of your phone at sign-in"
        checked={shownOn}
        onChange={onChange}
      />
      <noscript>
        {isOn ? (
          <ButtonLink size="sm" href={`/screens${ROUTE}&two-factor=off`}>
            Switch off
          </ButtonLink>
        ) : (
          <Button type="submit" size="sm">
            Switch on
          </Button>
        )}
      </noscript>
    </form>
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
