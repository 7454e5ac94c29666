// Where one is in the audience: people, lists, segments, forms, imports.
import { AUDIENCE_VIEWS, type AudienceView } from '../types.ts';

export const AUDIENCE = '/email-marketing?tab=audience';

const LABELS: Readonly<Record<AudienceView, string>> = {
  people: 'People',
  lists: 'Lists',
  segments: 'Segments',
  forms: 'Forms',
  import: 'Import a file',
};

export const routeOfView = (view: AudienceView) =>
  view === 'people' ? AUDIENCE : `${AUDIENCE}&view=${view}`;

export const routeOfPerson = ({ id }: { readonly id: number }) => `${AUDIENCE}&subscriber=${id}`;

export function AudienceNav({ current }: { readonly current: AudienceView }) {
  return (
    <nav className="row filters" aria-label="Audience">
      {AUDIENCE_VIEWS.map((view) => (
        <a
          key={view}
          className="filter"
          href={`#${routeOfView(view)}`}
          aria-current={view === current ? 'true' : undefined}
        >
          {LABELS[view]}
        </a>
      ))}
    </nav>
  );
}
