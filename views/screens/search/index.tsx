// The page of search results.
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import type { SearchGroup } from '../../../server/contract/search.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface SearchProps {
  readonly q: string;
  readonly groups: readonly SearchGroup[];
}

export function Search({ q, groups }: SearchProps) {
  return (
    <div className="stack stack-lg narrow">
      <PageHeader title="Search" />
      <form action="/screens/search" className="affix" data-enhance="">
        <input
          className="input"
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search..."
          defaultValue={q}
          maxLength={LIMITS.search}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
      {groups.map(({ name, results }) => (
        <Card key={name} title={name}>
          <ul className="list">
            {results.map(({ label, detail, href }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two posts may be called the same; the list is drawn once
              <li key={index}>
                <div className="found">
                  <a href={href.replace('#', '/screens')}>{label}</a>
                  {detail && <p className="quiet">{detail}</p>}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {groups.length === 0 && <Nothing q={q} />}
    </div>
  );
}

function Nothing({ q }: { q: string }) {
  return q.trim() === '' ? (
    <EmptyState icon="search" title="Search screens, content, campaigns, subscribers and help" />
  ) : (
    <EmptyState
      icon="search"
      title="No results found"
      text={`Nothing here contains "${q.trim()}". Try fewer letters, or another word.`}
    />
  );
}
