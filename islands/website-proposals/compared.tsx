// One field: a box to tick, what is so now, and what the website says, with the page on which it does.
import type { Difference, ProposalList } from '../../server/contract/website.ts';

interface ComparedProps {
  readonly of: ProposalList;
  readonly difference: Difference;
  /** Ticked from the beginning: it is the only one. */
  readonly isTicked: boolean;
}

export function Compared({ of, difference, isTicked }: ComparedProps) {
  const { name, label, now, value, quote, page } = difference;
  const id = `website-${of}-${name}`;
  return (
    <div className="choice compared">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={isTicked}
        aria-describedby={`${id}-now ${id}-then`}
      />
      <label htmlFor={id}>{label}</label>
      <dl>
        <div id={`${id}-now`}>
          <dt>Now</dt>
          <dd>{now === '' ? <span className="quiet">nothing</span> : <Told of={of} what={now} />}</dd>
        </div>
        <div id={`${id}-then`}>
          <dt>From your website</dt>
          <dd>
            <Told of={of} what={value} />
            <p className="fact-notes">
              {quote !== null && <span dir="auto">“{quote}”</span>}
              <a href={page} rel="noreferrer" target="_blank">
                {page.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
              </a>
            </p>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Told({ of, what }: { readonly of: ProposalList; readonly what: string }) {
  if (of === 'colors') return <Swatch color={what} />;
  // A page shows no picture of another website: one would tell that website who looks.
  if (of === 'logo')
    return (
      <a href={what} rel="noreferrer" target="_blank">
        {nameOf(what)}
      </a>
    );
  return <span dir="auto">{what}</span>;
}

/** The file's own name, as far as it has one. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname.split('/').at(-1) || host;
}

/** Drawn, because no style may stand within the page. */
function Swatch({ color }: { readonly color: string }) {
  return (
    <span className="swatch">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <rect
          x="0.5"
          y="0.5"
          width="19"
          height="19"
          rx="4"
          fill={color}
          stroke="currentColor"
          strokeOpacity="0.25"
        />
      </svg>
      <code>{color}</code>
    </span>
  );
}
