// Builds a segment: conditions in groups, with how many people they find. Without script it is one form, whose fields
// are sent and judged as they are.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Segment } from '../../server/contract/segment.ts';
import { type GroupDraft, toRule } from '../../server/contract/segment-draft.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import type { RowChoices } from './choices.ts';
import { faultOf, type RuleFault } from './fault.ts';
import { GroupFields } from './group.tsx';
import { useCount } from './use-count.ts';

export interface SegmentBuilderProps {
  readonly userId: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly name: string;
  readonly draft: GroupDraft;
  readonly choices: RowChoices;
  readonly locale: string;
  /** Why the server refused a plain form. */
  readonly refused?: { readonly field: string; readonly message: string };
}

const LIST = '/email-marketing?tab=audience&view=segments';

function SegmentBuilder({ userId, id, name, draft: first, choices, locale, refused }: SegmentBuilderProps) {
  const [title, setTitle] = useState(name);
  const [draft, setDraft] = useState(first);
  const [fault, setFault] = useState<RuleFault | undefined>(refused && faultOf(refused.message));
  const [isDirty, setDirty] = useState(false);
  const { isPending, write } = useWrite();
  const count = useCount(`/api/users/${userId}/segments/count`, draft);
  useHeldRegion(isDirty, 'segment-builder');
  const url = id === null ? `/api/users/${userId}/segments` : `/api/segments/${id}`;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    const segment = { name: title, rule: toRule(draft) };
    await write(() => api<Segment>(id === null ? 'POST' : 'PATCH', url, segment), {
      leads: true,
      done: ({ name: saved }) => {
        navigate(LIST);
        return { title: 'Segment saved', description: saved };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500)
          return void setFault(faultOf(failure.message));
        return {
          title: 'The segment could not be saved',
          description: messageOf(failure),
          variant: 'destructive',
        };
      },
    });
  };

  return (
    <Form
      id="segment-builder"
      className="stack"
      action={id === null ? url : `${url}?_method=PATCH`}
      onSubmit={save}
      noValidate
    >
      <input type="hidden" name="screen" value={`${LIST}&segment=${id ?? 'new'}`} />
      <input type="hidden" name="next" value={`${LIST}&done=segment-saved`} />
      <TextField
        name="name"
        id="segment-name"
        label="Name"
        required
        maxLength={LIMITS.name}
        autoComplete="off"
        value={title}
        error={fault?.at === 'name' ? fault.message : undefined}
        onChange={({ target }) => {
          setDirty(true);
          setTitle(target.value);
        }}
      />
      <GroupFields
        group={draft}
        path={[]}
        choices={choices}
        fault={fault}
        onChange={(next) => {
          setDirty(true);
          setFault(undefined);
          setDraft(next);
        }}
      />
      {fault?.at === 'rule' && (
        <p className="field-error" role="alert">
          {fault.message}
        </p>
      )}
      <p className="segment-count" role="status">
        {count.state === 'found' && foundWords(count.count, locale)}
        {count.state === 'asking' && 'Counting...'}
        {count.state === 'open' && 'Say all of each condition, and it is counted how many people they find.'}
        {count.state === 'failed' && count.message}
        {count.state === 'failed' && (
          <Button size="sm" onClick={count.again}>
            Count again
          </Button>
        )}
      </p>
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
          Save the segment
        </Button>
        <a className="button button-secondary" href={`#${LIST}`}>
          Leave it
        </a>
      </div>
    </Form>
  );
}

function foundWords(count: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(count);
  return count === 1 ? '1 person is in it now.' : `${number} people are in it now.`;
}

export default defineIsland('segment-builder', SegmentBuilder);
