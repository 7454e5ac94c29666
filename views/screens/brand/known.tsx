// The facts in use, by kind, with links that show one kind alone.
import FactIsland from '../../../islands/fact/index.tsx';
import { FACT_NAMES, type FactKind, type ShownFact } from '../../../server/contract/fact.ts';
import { Card } from '../../components/card.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps, FactGroup } from './types.ts';

export function Known(props: BrandProps) {
  const { groups, kind } = props;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const unused = groups.reduce((sum, group) => sum + group.unused, 0);
  if (count === 0) return null;
  return (
    <Card
      title="In use"
      description={
        <>
          <FigureValue of="facts" value={count}>
            {count === 1 ? 'One' : count}
          </FigureValue>
          {count === 1 ? ' fact' : ' facts'}
          {unused > 0 && `; ${unused === 1 ? 'one is' : `${unused} are`} not used now`}
        </>
      }
    >
      <div className="stack">
        {groups.length > 1 && <Kinds groups={groups} kind={kind} count={count} />}
        {groups
          .filter(({ facts }) => facts.length > 0)
          .map((group) => (
            <Group key={group.kind} group={group} page={props} />
          ))}
      </div>
    </Card>
  );
}

function Kinds({
  groups,
  kind,
  count,
}: {
  groups: readonly FactGroup[];
  kind: FactKind | null;
  count: number;
}) {
  const link = (to: FactKind | null, label: string, number: number) => (
    <a
      key={to ?? 'all'}
      className="filter"
      href={to === null ? '#/brand' : `#/brand?kind=${to}`}
      aria-current={to === kind ? 'true' : undefined}
    >
      {label}{' '}
      <span className="quiet">
        <FigureValue of="facts" about={to ?? ''} value={number} />
      </span>
    </a>
  );
  return (
    <nav className="row filters fact-kinds" aria-label="Facts by kind">
      {link(null, 'All', count)}
      {groups.map((group) => link(group.kind, FACT_NAMES[group.kind], group.count))}
    </nav>
  );
}

function Group({ group, page }: { group: FactGroup; page: BrandProps }) {
  const id = `facts-${group.kind}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="fact-kind">
        {FACT_NAMES[group.kind]}{' '}
        <span className="quiet">
          <FigureValue of="facts" about={group.kind} value={group.count} />
        </span>
      </h3>
      <ul className="facts-list">
        {group.facts.map((fact) => (
          <OneFact key={fact.id} fact={fact} page={page} />
        ))}
      </ul>
      {group.count > group.facts.length && (
        <p className="fact-more">
          <a href={`#/brand?kind=${group.kind}`}>
            {`Show all ${group.count}`}
            <span className="unseen"> {FACT_NAMES[group.kind]}</span>
          </a>
        </p>
      )}
    </section>
  );
}

/** One row; a fact stands once in each list, so its id makes the row's. */
export function OneFact({ fact, page }: { fact: ShownFact; page: BrandProps }) {
  const row = `fact-${fact.id}`;
  const sent = page.refused?.values.of === row ? page.refused : undefined;
  const isEditing = page.editing === fact.id || sent !== undefined;
  return (
    <li>
      <Island
        of={FactIsland}
        prefix={row}
        props={{
          fact,
          row,
          canWrite: page.canWrite,
          screen: withoutEdit(page.route),
          ...(isEditing && { isEditing: true as const }),
          ...(sent && { refused: { values: sent.values, message: sent.message } }),
        }}
      />
    </li>
  );
}

/** Saved, the form is closed again. */
function withoutEdit(route: string): string {
  return route.replace(/[?&]edit=\d+/, '').replace(/^([^?&]+)&/, '$1?');
}
