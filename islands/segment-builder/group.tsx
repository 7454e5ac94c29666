// One group of conditions: whether all of them have to hold or any, its rows, and groups within it.
import { useRef } from 'react';
import {
  EMPTY_ROW,
  type GroupDraft,
  nameOfPart,
  type PartDraft,
} from '../../server/contract/segment-draft.ts';
import { RULE_DEPTH } from '../../server/contract/segment-rule.ts';
import { Button } from '../../views/components/button.tsx';
import type { RowChoices } from './choices.ts';
import type { RuleFault } from './fault.ts';
import { RowFields } from './row.tsx';

interface GroupProps {
  readonly group: GroupDraft;
  /** Where it stands: the places that lead to it. */
  readonly path: readonly number[];
  readonly choices: RowChoices;
  readonly fault: RuleFault | undefined;
  readonly onChange: (group: GroupDraft) => void;
  readonly onRemove?: () => void;
}

export function GroupFields({ group, path, choices, fault, onChange, onRemove }: GroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { match, parts } = group;
  const replace = (at: number, part: PartDraft) =>
    onChange({ match, parts: parts.map((one, place) => (place === at ? part : one)) });
  const remove = (at: number) => {
    onChange({ match, parts: parts.filter((_, place) => place !== at) });
    // What had the focus is gone: it goes on where the group begins.
    fieldset.current?.querySelector<HTMLElement>('select')?.focus();
  };
  const add = (part: PartDraft) => {
    onChange({ match, parts: [...parts, part] });
    const name = nameOfPart('match' in part ? 'match' : 'field', [...path, parts.length]);
    // Once it is drawn.
    requestAnimationFrame(() => fieldset.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  };
  const name = nameOfPart('match', path);
  const where = path.length === 0 ? '' : ` of group ${path.map((place) => place + 1).join('.')}`;
  return (
    <fieldset className="segment-group" ref={fieldset}>
      <legend>
        <label htmlFor={name}>People for whom </label>
        <select
          className="input"
          id={name}
          name={name}
          value={match}
          onChange={({ target }) => onChange({ match: target.value === 'any' ? 'any' : 'all', parts })}
        >
          <option value="all">all of this is so</option>
          <option value="any">any of this is so</option>
        </select>
      </legend>
      {parts.map((part, at) =>
        'match' in part ? (
          <GroupFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={at}
            group={part}
            path={[...path, at]}
            choices={choices}
            fault={fault}
            onChange={(next) => replace(at, next)}
            onRemove={() => remove(at)}
          />
        ) : (
          <RowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={at}
            row={part}
            path={[...path, at]}
            choices={choices}
            fault={fault?.at === [...path, at].join('-') ? fault : undefined}
            onChange={(next) => replace(at, next)}
            onRemove={parts.length > 1 ? () => remove(at) : undefined}
          />
        ),
      )}
      <div className="row needs-script">
        <Button size="sm" icon="plus" onClick={() => add(EMPTY_ROW)} aria-label={`Add a condition${where}`}>
          Condition
        </Button>
        {path.length + 1 < RULE_DEPTH && (
          <Button
            size="sm"
            icon="plus"
            aria-label={`Add a group${where}`}
            onClick={() => add({ match: match === 'all' ? 'any' : 'all', parts: [EMPTY_ROW] })}
          >
            Group
          </Button>
        )}
        {onRemove && (
          <Button
            size="sm"
            variant="quiet"
            icon="trash"
            onClick={onRemove}
            aria-label={`Remove the group${where.replace(' of group', '')}`}
          >
            Remove the group
          </Button>
        )}
      </div>
    </fieldset>
  );
}
