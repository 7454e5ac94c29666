// Connecting one channel in two steps; spec sections 2, 4, 5 and 8. What is typed as a password goes nowhere.
// Without script the button connects the Sandbox at once. A channel that a person serves by hand needs no sign-in.

import { type FormEvent, useState } from 'react';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { type Network, networksFor } from '../../server/contract/connection.ts';
import { joinedAs } from '../../server/contract/joining.ts';
import { NETWORK_TEXTS, TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { RadioGroup } from '../../views/components/choices.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { Icon, type IconName } from '../../views/components/icon.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface ConnectDialogProps {
  readonly type: ChannelType;
  readonly userId: number;
  readonly primary?: boolean;
  /** In the list of all platforms, where it says which one it connects and leads back to. */
  readonly small?: boolean;
}

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'zap',
    title: 'Fully Autonomous Marketing',
    text: 'Posts are planned, written and published for you. Pause at any time.',
  },
  {
    icon: 'key',
    title: 'Permission Access Only',
    text: 'Only what publishing and measuring need is asked for. You can end it whenever you like.',
  },
  {
    icon: 'shield',
    title: 'Secure Connection',
    text: 'A password that you type here never leaves this browser.',
  },
];

function ConnectDialog({ type, userId, primary = false, small = false }: ConnectDialogProps) {
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const { isPending: isBusy, write } = useWrite();
  const [network, setNetwork] = useState<Network | undefined>(networksFor(type)[0]);
  const { name, segment } = channelOf(type);
  const close = () => {
    setStep(0);
    setNetwork(networksFor(type)[0]);
  };
  useHeldRegion(step > 0, `connect-${type}`);

  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username') ?? '').trim();
    if (!username || !data.get('password')) return toast(TOASTS.connectMissing);
    return connect({
      name: `${username} ${name}`,
      accessToken: `placeholder-${type}-access`,
      refreshToken: `placeholder-${type}-refresh`,
    });
  };
  const connect = (as: Readonly<Record<string, string>>) =>
    write(() => api('POST', '/api/platforms', { userId, type, ...as, isActive: true }), {
      done: () => {
        close();
        return { ...TOASTS.connected, description: joinedAs(type) };
      },
      failed: () => TOASTS.connectFailed,
    });

  return (
    <>
      <Form
        action="/api/platforms"
        onSubmit={(event) => {
          event.preventDefault();
          setStep(1);
        }}
      >
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="screen" value={small ? '/platforms' : `/platforms/${segment}`} />
        <Button
          id={`connect-${type}`}
          type="submit"
          variant={primary ? 'primary' : 'secondary'}
          {...(small ? { size: 'sm' } : { icon: 'plug' })}
        >
          {small ? (
            <>
              Connect<span className="unseen"> {name}</span>
            </>
          ) : (
            'Connect Account'
          )}
        </Button>
      </Form>
      {step > 0 && (
        <Dialog
          id={`connect-${type}-dialog`}
          open
          busy={isBusy}
          onClose={close}
          title={`Connect ${name}`}
          footer={
            step === 1 ? (
              <FirstFoot
                isByHand={network === 'manual'}
                isBusy={isBusy}
                onNext={() => (network === 'manual' ? connect({ name, network }) : setStep(2))}
                onClose={close}
              />
            ) : (
              <SecondFoot {...{ isBusy, close }} onBack={() => setStep(1)} form={`connect-${type}-form`} />
            )
          }
        >
          {step === 1 ? (
            <div className="stack">
              <Promises />
              <HowToPost type={type} network={network} onChange={setNetwork} />
            </div>
          ) : (
            <SignIn type={type} onSubmit={signIn} />
          )}
        </Dialog>
      )}
    </>
  );
}

function FirstFoot(props: { isByHand: boolean; isBusy: boolean; onNext: () => void; onClose: () => void }) {
  const { isByHand, isBusy, onNext, onClose } = props;
  return (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button variant="primary" pending={isBusy} pendingLabel="Connecting..." onClick={onNext}>
        {isByHand ? 'Connect' : 'Continue'}
      </Button>
    </>
  );
}

/** Only where there is a choice. */
function HowToPost({
  type,
  network,
  onChange,
}: {
  type: ChannelType;
  network: Network | undefined;
  onChange: (network: Network) => void;
}) {
  const networks = networksFor(type);
  if (networks.length < 2) return null;
  return (
    <RadioGroup
      name="network"
      id={`connect-${type}-network`}
      label="How posts get there"
      value={network}
      options={networks.map((value) => ({ value, ...NETWORK_TEXTS[value] }))}
      onChange={({ target }) => {
        const chosen = networks.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

function SecondFoot(props: { isBusy: boolean; close: () => void; onBack: () => void; form: string }) {
  return (
    <>
      <Button disabled={props.isBusy} onClick={props.onBack}>
        Back
      </Button>
      <Button disabled={props.isBusy} onClick={props.close}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={props.form}
        variant="primary"
        pending={props.isBusy}
        pendingLabel="Connecting..."
      >
        Connect
      </Button>
    </>
  );
}

function Promises() {
  return (
    <ul className="list">
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title}>
          <div className="promise">
            <Icon name={icon} />
            <div>
              <strong>{title}</strong>
              <p className="quiet">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SignIn({
  type,
  onSubmit,
}: {
  type: ChannelType;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { name, delivery } = channelOf(type);
  return (
    <form id={`connect-${type}-form`} className="stack" onSubmit={onSubmit} noValidate autoComplete="off">
      {delivery === 'mail' ? (
        <Banner title="Mail from this server">
          Mail goes through the server's own mail settings; without them it is kept in the local outbox. The
          user name only names the connection.
        </Banner>
      ) : (
        <Banner title="This connects the Sandbox">
          A simulated {name} on this machine: nothing is published on the real one. The user name only names
          the connection; the password is not checked and not sent, so any word will do.
        </Banner>
      )}
      <TextField
        name="username"
        id={`connect-${type}-username`}
        label="Username"
        required
        autoFocus
        autoComplete="off"
      />
      <TextField
        name="password"
        id={`connect-${type}-password`}
        label="Password"
        required
        type="password"
        autoComplete="off"
      />
    </form>
  );
}

export default defineIsland('connect-dialog', ConnectDialog);
