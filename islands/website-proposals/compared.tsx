// One field: a box to tick, what is so now, and what the website says, with the page on which it does.
import type { Difference } from '../../server/contract/website.ts';

interface ComparedProps {
  readonly of: 'profile' | 'colors';
  readonly difference: Difference;
}

export function Compared({ of, difference }: ComparedProps) {
  const { name, label, now, value, quote, page } = difference;
  const id = `website-${of}-${name}`;
  const show = (told: string) => (of === 'colors' ? <Swatch color={told} /> : <span dir="auto">{told}</span>);
  return (
    <div className="choice compared">
      <input type="checkbox" id={id} name={name} value={value} aria-describedby={`${id}-now ${id}-then`} />
      <label htmlFor={id}>{label}</label>
      <dl>
        <div id={`${id}-now`}>
          <dt>Now</dt>
          <dd>{now === '' ? <span className="quiet">nothing</span> : show(now)}</dd>
        </div>
        <div id={`${id}-then`}>
          <dt>From your website</dt>
          <dd>
            {show(value)}
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
