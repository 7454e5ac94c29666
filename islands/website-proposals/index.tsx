// What the website says beside what is so now, ticked field by field: of the profile, or of the brand kit its colours or its
// logo.
import { type FormEvent, useRef, useState } from 'react';
import type { Difference, ProposalList } from '../../server/contract/website.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';
import { Compared } from './compared.tsx';

export interface WebsiteProposalsProps {
  readonly of: ProposalList;
  readonly differences: readonly Difference[];
  /** The lists that were put away; this one is not among them. */
  readonly left: readonly ProposalList[];
}

const UNDO_MS = 12_000;

function WebsiteProposals({ of, differences, left }: WebsiteProposalsProps) {
  const [hint, setHint] = useState(false);
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);

  const use = async (chosen: readonly Difference[]) => {
    setHint(chosen.length === 0);
    if (chosen.length === 0) return;
    const saved = await write(() => CHANGES[of].send(valuesOf(chosen, 'value')), {
      done: () => ({
        title: CHANGES[of].title,
        description: chosen.map(({ label }) => label).join(', '),
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => undo(of, chosen) },
      }),
      failed: 'It could not be changed',
    });
    if (saved) goOn();
  };
  const useTicked = (event: FormEvent) => {
    event.preventDefault();
    const ticked = new FormData(form.current ?? undefined);
    return use(differences.filter(({ name }) => ticked.has(name)));
  };
  const useAll = (event: FormEvent) => {
    event.preventDefault();
    return use(differences);
  };
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await write(() => setLeft([...left, of]), {
      done: () => ({
        title: 'Left as it is',
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => bringBack(left) },
      }),
      failed: 'It could not be put away',
    });
    if (saved) goOn();
  };

  const { action } = CHANGES[of];
  const screen = <input type="hidden" name="screen" value="/brand" />;
  return (
    <div className="stack">
      <Form id={`website-${of}`} ref={form} action={action} onSubmit={useTicked}>
        {screen}
        {of === 'colors' && <input type="hidden" name="hasAccent" value="on" />}
        <ul className="facts-list">
          {differences.map((difference) => (
            <li key={difference.name}>
              <Compared of={of} difference={difference} isTicked={differences.length === 1} />
            </li>
          ))}
        </ul>
        {hint && (
          <p className="field-error" role="alert">
            Tick what is to be used first.
          </p>
        )}
      </Form>
      <div className="row">
        <Button type="submit" form={`website-${of}`} size="sm" pending={isPending}>
          Use what is ticked
        </Button>
        {differences.length > 1 && (
          <Form action={action} onSubmit={useAll}>
            {screen}
            {of === 'colors' && <input type="hidden" name="hasAccent" value="on" />}
            {differences.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="sm" disabled={isPending}>
              Use all shown
            </Button>
          </Form>
        )}
        <Form action="/api/website-reading?_method=patch" onSubmit={leave}>
          {screen}
          <input type="hidden" name="left" value={[...left, of].join(',')} />
          <Button type="submit" size="sm" variant="quiet" disabled={isPending}>
            Leave as it is
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** How each of them is changed; without script by the same call. */
const CHANGES = {
  profile: {
    action: '/api/business-profile?_method=patch',
    title: 'Your profile says it now',
    send: (values: object) => api('PATCH', '/api/business-profile', values),
    takeBack: (values: object) => api('PATCH', '/api/business-profile', values),
  },
  colors: {
    action: '/api/brand?_method=put',
    title: 'Your brand has these colours now',
    send: (colors: object) => api('PUT', '/api/brand', { colors }),
    takeBack: (colors: object) => api('PUT', '/api/brand', { colors }),
  },
  logo: {
    action: '/api/website-reading/logo',
    title: 'Your pictures carry it now',
    send: () => api('POST', '/api/website-reading/logo'),
    takeBack: () => api('PUT', '/api/brand', { logo: null }),
  },
} as const;

function undo(of: WebsiteProposalsProps['of'], chosen: readonly Difference[]) {
  return attempt(() => CHANGES[of].takeBack(valuesOf(chosen, 'now')), {
    done: () => ({ title: 'As it was before' }),
    failed: 'Could not undo it',
  });
}

function bringBack(left: readonly ProposalList[]) {
  return attempt(() => setLeft(left), {
    done: () => ({ title: 'Proposed again' }),
    failed: 'Could not undo it',
  });
}

function setLeft(left: readonly ProposalList[]) {
  return api('PATCH', '/api/website-reading', { left });
}

/** A third colour that there was not is null again. */
function valuesOf(chosen: readonly Difference[], which: 'value' | 'now') {
  return Object.fromEntries(
    chosen.map(({ name, [which]: told }) => [name, name === 'accent' ? told || null : told]),
  );
}

/** The button that was pressed may be gone with what it was about. */
function goOn() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}

export default defineIsland('website-proposals', WebsiteProposals);
