// The preference centre of a business: which mails somebody gets, and how often. Opening it changes nothing.
import { PAUSE_DAYS } from '../../server/contract/mail-choices.ts';
import type { Frequency } from '../../server/contract/mail-limits.ts';
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';

export interface MailChoicesProps {
  readonly businessName: string;
  readonly maskedEmail: string;
  readonly frequency: Frequency;
  /** The day, in words; null for no pause. */
  readonly pausedUntil: string | null;
  readonly lists: readonly { readonly id: number; readonly name: string; readonly isOn: boolean }[];
  readonly isSaved: boolean;
  /** Where leaving is sent. */
  readonly leave: string;
}

const HOW_OFTEN: Readonly<Record<Frequency, string>> = {
  every: 'Every mail',
  weekly: 'At most one a week',
  monthly: 'At most one a month',
};

/** What this page has of its own beside a plain page's rules. */
export const CHOICES_STYLE = `fieldset{margin:0 0 1.25rem;padding:0;border:0}
legend{padding:0;margin-bottom:.25rem;font-weight:650}
.choice{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;margin:0}
.choice input{width:1.25rem;height:1.25rem;flex:none;margin:0}
.leave{margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid var(--line)}`;

export function MailChoices(props: MailChoicesProps) {
  const { businessName, maskedEmail, frequency, pausedUntil, lists, isSaved, leave } = props;
  return (
    <PlainPage isForPublic title="Your mails">
      <h1>Your mails from {businessName || 'us'}</h1>
      {isSaved && (
        <p className="told" role="status">
          Saved. You can close this page.
        </p>
      )}
      <p>They go to {maskedEmail}.</p>
      <Form>
        <fieldset>
          <legend>How often</legend>
          {Object.entries(HOW_OFTEN).map(([value, label]) => (
            <label key={value} className="choice">
              <input type="radio" name="frequency" value={value} defaultChecked={value === frequency} />
              {label}
            </label>
          ))}
        </fieldset>
        {lists.length > 0 && (
          <fieldset>
            <legend>What about</legend>
            {lists.map(({ id, name, isOn }) => (
              <label key={id} className="choice">
                <input type="checkbox" name={`list-${id}`} defaultChecked={isOn} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>A pause</legend>
          <label className="choice">
            <input type="checkbox" name="pause" defaultChecked={pausedUntil !== null} />
            {pausedUntil === null
              ? `No mails for ${PAUSE_DAYS} days`
              : `No mails until ${pausedUntil}; take the tick away to get them again`}
          </label>
        </fieldset>
        <button type="submit">Save</button>
      </Form>
      <div className="leave">
        <p>Or get no more mail at all.</p>
        <Form action={leave}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <button type="submit" className="second">
            Unsubscribe
          </button>
        </Form>
      </div>
    </PlainPage>
  );
}
