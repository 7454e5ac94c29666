// Lists that people are on: made, renamed, deleted. Who is on one is shown among the people.
import { LIMITS } from '../../../../server/contract/constants/limits.ts';
import type { List } from '../../../../server/contract/list.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/feedback.tsx';
import { TextField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { numberFormat } from '../../../components/formats.ts';
import { FinalAct } from '../../../components/plain-act.tsx';
import type { EmailMarketingProps } from '../types.ts';
import { AUDIENCE, routeOfView } from './nav.tsx';

interface ListsProps {
  readonly page: EmailMarketingProps;
  readonly lists: readonly List[];
}

const HERE = routeOfView('lists');

export function ListsView({ page, lists }: ListsProps) {
  return (
    <Card
      title="Lists"
      description="What people subscribe to, such as a monthly letter. A person may be on several."
      region="lists"
    >
      <div className="stack">
        {page.canWrite && <NewList page={page} />}
        {lists.length === 0 ? (
          <EmptyState
            icon="users"
            title="No lists yet"
            text="People need none: mail goes to everybody, or to a segment."
          />
        ) : (
          <ul className="stack">
            {lists.map((list) => (
              <ListRow key={list.id} page={page} list={list} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function NewList({ page: { userId, refused } }: Pick<ListsProps, 'page'>) {
  const isOurs = refused?.field === 'name' && refused.values.of === undefined;
  return (
    <Form className="row row-bottom" action={`/api/users/${userId}/lists`} data-enhance="">
      <input type="hidden" name="screen" value={HERE} />
      <input type="hidden" name="next" value={`${HERE}&done=list-added`} />
      <TextField
        name="name"
        label="New list"
        required
        maxLength={LIMITS.name}
        autoComplete="off"
        defaultValue={isOurs ? refused.values.name : undefined}
        error={isOurs ? refused.message : undefined}
      />
      <Button type="submit" icon="plus">
        Make the list
      </Button>
    </Form>
  );
}

function ListRow({ page, list: { id, name, count } }: { page: EmailMarketingProps; list: List }) {
  const { refused, canWrite, clock } = page;
  const isRefused = refused?.values.of === String(id);
  const people = count === 1 ? '1 person' : `${numberFormat(clock.locale).format(count)} people`;
  return (
    <li className="stack stack-sm">
      <div className="row">
        <strong>{name}</strong>
        <a href={`#${AUDIENCE}&list=${id}`}>{people}</a>
      </div>
      {canWrite && (
        <div className="row row-bottom">
          <Form className="row row-bottom" action={`/api/lists/${id}?_method=PATCH`} data-enhance="">
            <input type="hidden" name="screen" value={HERE} />
            <input type="hidden" name="next" value={`${HERE}&done=renamed`} />
            <input type="hidden" name="of" value={id} />
            <TextField
              id={`list-${id}`}
              name="name"
              label={`Name of ${name}`}
              required
              maxLength={LIMITS.name}
              autoComplete="off"
              defaultValue={isRefused ? refused.values.name : name}
              error={isRefused ? refused.message : undefined}
            />
            <Button type="submit" size="sm">
              Rename
            </Button>
          </Form>
          <FinalAct
            id={`delete-list-${id}`}
            ask="Delete"
            explain={`${people} leave the list and stay in your audience.`}
            action={`/api/lists/${id}`}
            method="DELETE"
            icon="trash"
            screen={HERE}
            next={`${HERE}&done=list-removed`}
          >
            Delete the list
          </FinalAct>
        </div>
      )}
    </li>
  );
}
