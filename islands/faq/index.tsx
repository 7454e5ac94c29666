// The questions and their search: live as one types; without script the form asks the server for the same.
import { useRef, useState } from 'react';
import { FAQ, findQuestions } from '../../server/contract/constants/help.ts';
import { ButtonLink } from '../../views/components/button.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { defineIsland } from '../runtime/define-island.ts';

export interface FaqProps {
  /** What is searched for at first. */
  readonly q: string;
}

const ROUTE = '/help-support?tab=faq';

function Faq({ q }: FaqProps) {
  const [wanted, setWanted] = useState(q);
  const form = useRef<HTMLFormElement>(null);
  const found = findQuestions(wanted);
  const isSearching = wanted.trim() !== '';
  const clear = () => {
    const input = form.current?.elements.namedItem('q');
    if (input instanceof HTMLInputElement) {
      input.value = '';
      input.focus();
    }
    setWanted('');
  };
  return (
    <div className="stack stack-lg">
      <form
        ref={form}
        action="/screens/help-support"
        className="narrow"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="faq" />
        <TextField
          name="q"
          id="faq-search"
          type="search"
          label="Search the questions"
          required
          placeholder="Search..."
          autoComplete="off"
          defaultValue={q}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <p className="unseen" role="status">
          {isSearching && `${found.length} of ${FAQ.length} questions`}
        </p>
      </form>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title="No results found"
          text={`No question or answer contains "${wanted.trim()}".`}
          action={
            <ButtonLink
              href={`/screens${ROUTE}`}
              onClick={(event) => {
                event.preventDefault();
                clear();
              }}
            >
              Clear Search
            </ButtonLink>
          }
        />
      ) : (
        <ul className="list faq">
          {found.map(({ id, question, answer }) => (
            <li key={id}>
              <details open={isSearching}>
                <summary>{question}</summary>
                <p className="quiet">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default defineIsland('faq', Faq);
