// Tokens by which programs call the API: which there are, making one, ending one.
import { API_SCOPES, type ApiToken } from '../../../server/contract/api-token.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choices.tsx';
import { Banner } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

const SCREEN = '/settings?tab=security';

export interface ApiTokensProps {
  readonly tokens: readonly ApiToken[];
  readonly clock: Clockface;
  /** Why the server refused to make one. */
  readonly refused: string | null;
}

export function ApiTokens({ tokens, clock, refused }: ApiTokensProps) {
  return (
    <Card
      title="API tokens"
      description="With a token your shop or another program calls Drivyn, within what you allow it. Whoever has it needs no password."
      region="api-tokens"
    >
      <div className="stack">
        {tokens.length > 0 && (
          <ul className="list">
            {tokens.map((token) => (
              <li key={token.id}>
                <TokenFacts token={token} clock={clock} />
                <Form action={`/api/tokens/${token.id}?_method=delete`} data-enhance="">
                  <input type="hidden" name="screen" value={SCREEN} />
                  <Button type="submit" size="sm">
                    End<span className="unseen"> the token {token.name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {refused !== null && (
          <Banner tone="danger" alert>
            {refused}
          </Banner>
        )}
        <MakeToken isOpen={refused !== null} />
      </div>
    </Card>
  );
}

function TokenFacts({ token, clock }: { readonly token: ApiToken; readonly clock: Clockface }) {
  const { name, scopes, madeBy, usedAt } = token;
  return (
    <span className="wrap">
      <strong>{name}</strong>{' '}
      <span className="quiet">{scopes.map((scope) => API_SCOPES[scope].label).join(', ')}</span>
      <br />
      <span className="quiet">
        {usedAt ? (
          <>
            Last used <Time at={usedAt} clock={clock} />
          </>
        ) : (
          'Not used yet'
        )}
        . Made by {madeBy}
      </span>
    </span>
  );
}

/** Sent as it is: what answers is a page with the token, which is shown only once. */
function MakeToken({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>Make a token</summary>
      <Form className="stack" action="/api/tokens">
        <input type="hidden" name="screen" value={SCREEN} />
        <input type="hidden" name="section" value="api-tokens" />
        <TextField
          name="name"
          label="What is it for?"
          hint="The program that gets it, such as your shop."
          required
          autoComplete="off"
          maxLength={200}
        />
        <fieldset className="choices">
          <legend>What may it do?</legend>
          {Object.entries(API_SCOPES).map(([scope, { label, hint }]) => (
            <Checkbox key={scope} name={`scope-${scope}`} label={label} hint={hint} />
          ))}
        </fieldset>
        <div className="row">
          <Button type="submit" variant="primary">
            Make a token
          </Button>
        </div>
      </Form>
    </details>
  );
}
