// Where the weekly link leads: one line of news, an offer with its last day, or nothing this week. No sign-in, no scripts.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Form } from '../components/form.tsx';
import { PlainPage } from './plain-page.tsx';

export interface TellNewsProps {
  readonly businessName: string;
  /** What was sent, and why it was refused. */
  readonly refused?: { readonly text: string; readonly validTo: string; readonly message: string };
}

export function TellNews({ businessName, refused }: TellNewsProps) {
  return (
    <PlainPage title="What is new?">
      <h1>What is new at {businessName || 'your business'}?</h1>
      {refused && (
        <p className="told" role="alert">
          {refused.message}
        </p>
      )}
      <Form>
        <label htmlFor="text">One line of news, or an offer, in a whole sentence</label>
        <textarea id="text" name="text" rows={3} maxLength={LIMITS.fact} defaultValue={refused?.text ?? ''} />
        <label htmlFor="validTo">Last day of an offer; empty for news without an end</label>
        <p>
          <input id="validTo" name="validTo" type="date" defaultValue={refused?.validTo ?? ''} />
        </p>
        <div className="buttons">
          <button type="submit" name="answer" value="news">
            Tell it
          </button>
          <button type="submit" name="answer" value="nothing" className="second">
            Nothing this week
          </button>
        </div>
      </Form>
    </PlainPage>
  );
}

export function ToldNews({ isNews }: { readonly isNews: boolean }) {
  return (
    <PlainPage title="Thank you">
      <h1>Thank you</h1>
      <p>
        {isNews
          ? 'It is told before anything else: one post on each of up to three channels, at a good time of the next three days, by your rules of approval. Brand has it among your facts, where you can change or retire it.'
          : 'Nothing changes: posts go on as they are planned.'}
      </p>
      <p>You can close this page.</p>
    </PlainPage>
  );
}

/** The same for a link that was used, one whose time is over, and one that never was. */
export function EndedNewsLink() {
  return (
    <PlainPage title="Link ended">
      <h1>This link does not work any more</h1>
      <p>It works once, for 8 days. Sign in to tell what is new: Brand asks for it at the top.</p>
    </PlainPage>
  );
}
