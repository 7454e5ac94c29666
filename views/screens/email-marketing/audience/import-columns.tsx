// What the columns of a file hold, and what everybody in it gets: one plain form.
import { attributeOf, LIST_ENCODINGS, type PeopleImport } from '../../../../server/contract/import.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/choices.tsx';
import { Banner } from '../../../components/feedback.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import type { TabProps } from '../types.ts';
import { routeOfView } from './nav.tsx';

type Props = TabProps<'imports'> & { readonly open: PeopleImport };

const USES = [
  ['', 'Leave it out'],
  ['email', 'Address'],
  ['name', 'Name or first name'],
  ['lastName', 'Last name'],
  ['tags', 'Tags'],
  ['lists', 'Lists'],
] as const;
/** Options of all columns together: a page has to stay light. */
const MOST_OPTIONS = 600;

export function ImportColumns({ page: { userId: _, refused, canWrite }, open, lists, attributes }: Props) {
  const here = `${routeOfView('import')}&import=${open.id}`;
  const url = `/api/imports/${open.id}`;
  const known = open.columns.length * attributes.length <= MOST_OPTIONS ? attributes : [];
  const encodings = Object.entries(LIST_ENCODINGS).map(([value, label]) => ({ value, label }));
  return (
    <>
      {open.problem && <Banner tone="danger">{open.problem}</Banner>}
      {refused && <Banner tone="danger">{refused.message.replace(/^columns: /, 'The columns ')}</Banner>}
      <Form className="stack" action={`${url}/check`} data-enhance="">
        <input type="hidden" name="screen" value={here} />
        <input type="hidden" name="next" value={here} />
        <div className="grid-3">
          <SelectField
            name="encoding"
            label="Encoding"
            options={encodings}
            defaultValue={open.encoding}
            hint="Told by what the file holds. If letters look wrong below, choose another and read it again."
          />
          <SelectField
            name="hasTitles"
            label="First row"
            defaultValue={String(open.hasTitles)}
            options={[
              { value: 'true', label: 'Names the columns' },
              { value: 'false', label: 'Is a person' },
            ]}
          />
          <SelectField
            name="updates"
            label="Who subscribes already"
            defaultValue={String(open.updates)}
            options={[
              { value: 'true', label: 'Gets what the file says anew' },
              { value: 'false', label: 'Stays as they are' },
            ]}
          />
        </div>
        <fieldset className="stack stack-sm">
          <legend>Columns</legend>
          <div className="grid-3">
            {open.columns.map((use, at) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                name={`column-${at}`}
                label={open.hasTitles && open.titles[at] ? open.titles[at] : `Column ${at + 1}`}
                hint={samplesOf(open, at)}
                defaultValue={use}
                options={optionsOf(open, at, known)}
              />
            ))}
          </div>
        </fieldset>
        <TextField
          name="tags"
          label="Tags for everybody"
          defaultValue={open.tags.join(', ')}
          hint="Parted by commas; may stay empty."
          autoComplete="off"
        />
        {lists.length > 0 && (
          <fieldset className="choices">
            <legend>Lists for everybody</legend>
            {lists.map(({ id, name }) => (
              <Checkbox key={id} name={`list-${id}`} label={name} defaultChecked={open.lists.includes(id)} />
            ))}
          </fieldset>
        )}
        {canWrite && (
          <div className="row">
            <Button type="submit" variant="primary">
              Check the file
            </Button>
            <Button type="submit" formAction={`${url}?_method=PATCH`}>
              Read it again
            </Button>
          </div>
        )}
      </Form>
    </>
  );
}

function samplesOf({ sample }: PeopleImport, at: number): string {
  return sample
    .slice(0, 3)
    .flatMap((row) => row[at] || [])
    .join(' · ');
}

function optionsOf({ titles, columns, hasTitles }: PeopleImport, at: number, known: Props['attributes']) {
  const used = columns[at] ?? '';
  const own = hasTitles ? keyOf(titles[at] ?? '') : '';
  const keys = new Set([...known.map(({ key }) => key), own, attributeOf(used) ?? ''].filter(Boolean));
  return [
    ...USES.map(([value, label]) => ({ value, label })),
    ...[...keys].map((key) => ({ value: `attributes.${key}`, label: `Attribute ${key}` })),
  ];
}

/** A title as the key of an attribute: letters, digits, _ and -, beginning with a letter. */
function keyOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^[^\p{L}]+|_+$/gu, '')
    .slice(0, 64);
}
