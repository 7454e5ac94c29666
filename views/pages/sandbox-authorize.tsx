// The Sandbox's own page to sign in on: what a network shows before it lets a program in.
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';

export interface SandboxAuthorizeProps {
  /** Display name of the channel. */
  readonly name: string;
  /** What was asked for, which goes along with the decision. */
  readonly asked: Readonly<Record<string, string | readonly string[]>> & {
    readonly scope: readonly string[];
  };
}

export function SandboxAuthorize({ name, asked }: SandboxAuthorizeProps) {
  const { scope } = asked;
  return (
    <PlainPage title={`Sandbox: sign in to ${name}`}>
      <p className="badge">Sandbox: this stands for the page of {name}. Nothing real is asked for.</p>
      <h1>Drivyn wants to act for you on {name}</h1>
      {scope.length > 0 && (
        <>
          <p>It asks for:</p>
          <ul>
            {scope.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      <Form action="/sandbox/authorize">
        {Object.entries(asked).map(([field, value]) => (
          <input
            key={field}
            type="hidden"
            name={field}
            value={typeof value === 'string' ? value : value.join(' ')}
          />
        ))}
        <div className="buttons">
          <button type="submit" name="decision" value="allow">
            Allow
          </button>
          <button type="submit" name="decision" value="deny" className="second">
            Deny
          </button>
        </div>
      </Form>
    </PlainPage>
  );
}
