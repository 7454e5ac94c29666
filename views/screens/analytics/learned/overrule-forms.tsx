// A person's word over what was learned: said of a part of the week or of a theme, and taken back.

import type { ReactNode } from 'react';
import { PILLARS } from '../../../../server/contract/constants/pillars.ts';
import { DAY_PARTS } from '../../../../server/contract/overrule.ts';
import { nameOfValue } from '../../../../server/contract/trait.ts';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { PlainAct } from '../../../components/plain-act.tsx';
import type { LearnedChannel } from './types.ts';
import { cellName, dayName, partName } from './words.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export function OverruleTime({ channel }: { readonly channel: LearnedChannel }) {
  const stated = channel.cells.filter(({ stance }) => stance !== null);
  return (
    <div className="stack">
      <OverruleForm channel={channel} of="time" head="Decide over a part of the week">
        <SelectField
          id="overrule-weekday"
          name="weekday"
          required
          label="Day"
          options={WEEKDAYS.map((day) => ({ value: String(day), label: dayName(day) }))}
        />
        <SelectField
          id="overrule-hour"
          name="hour"
          required
          label="Hours"
          options={DAY_PARTS.map((hour) => ({ value: String(hour), label: partName(hour) }))}
        />
      </OverruleForm>
      <Said
        channel={channel}
        words={stated.map((cell) => ({
          key: `${cell.weekday}-${cell.hour}`,
          name: cellName(cell),
          isNever: cell.stance === 'ban',
          fields: { of: 'time', weekday: String(cell.weekday), hour: String(cell.hour) },
        }))}
      />
    </div>
  );
}

export function OverruleTheme({ channel }: { readonly channel: LearnedChannel }) {
  return (
    <div className="stack">
      <OverruleForm channel={channel} of="pillar" head="Decide over a theme">
        <SelectField
          id="overrule-value"
          name="value"
          required
          label="Theme"
          options={Object.entries(PILLARS).map(([value, label]) => ({ value, label }))}
        />
      </OverruleForm>
      <Said
        channel={channel}
        words={channel.themes.map(({ value, isNever }) => ({
          key: value,
          name: nameOfValue('pillar', value),
          isNever,
          fields: { of: 'pillar', value },
        }))}
      />
    </div>
  );
}

interface OverruleFormProps {
  readonly channel: LearnedChannel;
  readonly of: 'time' | 'pillar';
  readonly head: string;
  readonly children: ReactNode;
}

function OverruleForm({ channel, of, head, children }: OverruleFormProps) {
  const route = routeOf(channel);
  return (
    <Form
      className="overrule"
      action={`/api/platforms/${channel.id}/overrules?_method=put`}
      data-enhance=""
      aria-label={head}
    >
      <input type="hidden" name="screen" value={route} />
      <input type="hidden" name="next" value={route} />
      <input type="hidden" name="of" value={of} />
      {children}
      <div className="row">
        <Button type="submit" size="sm" name="stance" value="pin">
          Always use it
        </Button>
        <Button type="submit" size="sm" name="stance" value="ban">
          Never use it
        </Button>
      </div>
    </Form>
  );
}

interface Word {
  readonly key: string;
  readonly name: string;
  readonly isNever: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

function Said({ channel, words }: { readonly channel: LearnedChannel; readonly words: readonly Word[] }) {
  if (words.length === 0) return null;
  const route = routeOf(channel);
  return (
    <ul className="list">
      {words.map(({ key, name, isNever, fields }) => (
        <li key={key} className="overrule-said">
          <span>
            You said: {isNever ? 'never' : 'always'} {name}.
          </span>
          <PlainAct
            action={`/api/platforms/${channel.id}/overrules`}
            method="PUT"
            screen={route}
            next={route}
            fields={{ ...fields, stance: 'none' }}
          >
            Undo<span className="unseen">: {name}</span>
          </PlainAct>
        </li>
      ))}
    </ul>
  );
}

/** Of the view with the channel that it shows. */
export function routeOf({ id }: Pick<LearnedChannel, 'id'>): string {
  return `/analytics?view=learned&channel=${id}`;
}
