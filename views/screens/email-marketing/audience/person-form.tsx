// What is known of a person, to be changed: name, lists, tags and attributes in one plain form.
import { LIMITS } from '../../../../server/contract/constants/limits.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/choices.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import type { TabProps } from '../types.ts';
import { routeOfPerson } from './nav.tsx';

type PersonProps = TabProps<'subscriber'>;

export function PersonForm({ page: { refused }, person, lists }: PersonProps) {
  const { values, field, message = '' } = refused ?? {};
  const errorOf = (name: string) => (field === name ? message.replace(/^[^:]+: /, 'This ') : undefined);
  return (
    <Form className="stack" action={`/api/subscribers/${person.id}?_method=PATCH`} data-enhance="">
      <input type="hidden" name="screen" value={routeOfPerson(person)} />
      <input type="hidden" name="next" value={`${routeOfPerson(person)}&done=renamed`} />
      <div className="grid-2">
        <TextField
          name="name"
          label="Name"
          maxLength={LIMITS.name}
          autoComplete="off"
          defaultValue={values?.name ?? person.name}
          error={errorOf('name')}
        />
        <TextField
          name="tags"
          label="Tags"
          autoComplete="off"
          defaultValue={values?.tags ?? person.tags.join(', ')}
          hint="Parted by commas."
          error={errorOf('tags')}
        />
      </div>
      {lists.length > 0 && (
        <fieldset className="choices">
          <legend>Lists</legend>
          {lists.map(({ id, name }) => (
            <Checkbox
              key={id}
              name={`list-${id}`}
              label={name}
              value={id}
              defaultChecked={values ? values[`list-${id}`] !== undefined : person.lists.includes(id)}
            />
          ))}
        </fieldset>
      )}
      <div className="grid-3">
        {Object.entries(person.attributes).map(([key, value]) => (
          <AttributeField
            key={key}
            name={key}
            value={value}
            typed={values}
            error={errorOf(`attributes.${key}`)}
          />
        ))}
      </div>
      <div className="row">
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}

interface AttributeFieldProps {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly error: string | undefined;
}

/** Its field says what kind of value it holds; an empty one takes the value away. */
function AttributeField({ name, value, typed, error }: AttributeFieldProps) {
  const field = `${typeof value}.${name}`;
  const current = typed?.[field] ?? String(value);
  if (typeof value === 'boolean') {
    const options = [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
    return (
      <SelectField
        name={field}
        label={name}
        placeholder="Not known"
        options={options}
        defaultValue={current}
        error={error}
      />
    );
  }
  return (
    <TextField
      name={field}
      label={name}
      inputMode={typeof value === 'number' ? 'decimal' : undefined}
      maxLength={LIMITS.attributeText}
      autoComplete="off"
      defaultValue={current}
      error={error}
    />
  );
}
