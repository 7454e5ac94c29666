// Automations and their steps as plain forms send them: choices such as `list:3` and `event:order`, and lengths with a unit.
import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';

type Fields = Readonly<Record<string, string>>;

const UNITS: Readonly<Record<string, number>> = { minutes: MINUTE, hours: HOUR, days: DAY };

/** Milliseconds, of a number and its unit; undefined where the form has neither. */
export function readLength(after: string | undefined, unit = ''): number | undefined {
  if (after === undefined) return undefined;
  return Math.round(Number(after || Number.NaN) * (UNITS[unit] ?? Number.NaN));
}

/** A choice is `<kind>:<what>`; what is not among the choices is named beside it. */
function readChoice(choice: string, named = ''): [kind: string, what: string] {
  const colon = choice.indexOf(':');
  if (colon < 0) return [choice, ''];
  return [choice.slice(0, colon), choice.slice(colon + 1) || named];
}

/** Name, start, coming in again and goal. */
export function readHead({ name, starts, named, reentry, goal, goalNamed, ...date }: Fields): unknown {
  return {
    name,
    trigger: starts === undefined ? undefined : readTrigger(starts, named, date),
    reentry,
    goal: goal === undefined ? undefined : readGoal(goal, goalNamed),
  };
}

/** Nothing is no goal. */
function readGoal(choice: string, named: string | undefined): unknown {
  if (choice === '') return null;
  const [kind, what] = readChoice(choice, named);
  return kind === 'click' ? { on: 'click', ...(choice !== 'click' && { url: what }) } : what;
}

function readTrigger(starts: string, named: string | undefined, date: Fields): unknown {
  const [on, what] = readChoice(starts, named);
  switch (on) {
    case 'list':
    case 'form':
      return { on, [on]: Number(what) };
    case 'inactive':
      return { on, days: Number(what) };
    case 'event':
    case 'tag':
      return { on, [on]: what };
    case 'date':
      return { on, attribute: what, ...readDay(date) };
    default:
      return { on };
  }
}

/** How far from a date, and when on that day. */
function readDay({ days, when, time, each }: Fields): object {
  const far = when === 'on' ? 0 : Number(days || Number.NaN);
  return { days: when === 'before' ? -far : far, time, each };
}

/** A step; where it goes stands beside it. */
export function readStep(fields: Fields): unknown {
  const { type, after, otherwise } = fields;
  return { step: { type, ...readPart(fields), ...(otherwise && { otherwise }) }, after };
}

function readPart(fields: Fields): object {
  const { subject, content, time, url, event, choice = '', named } = fields;
  const length = readLength(fields.amount, fields.unit);
  switch (fields.type) {
    case 'mail':
      return { subject, content };
    case 'wait':
      return { duration: length };
    case 'wait-for':
      return { event, atMost: length };
    case 'wait-until':
      return { time, weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => fields[`day${day}`] !== undefined) };
    case 'condition':
      return { rule: readRule(choice, named) };
    case 'tag':
      return { act: choice, tag: named };
    case 'list': {
      const [act, list] = readChoice(choice);
      return { act, list: Number(list) };
    }
    case 'webhook':
      return { url };
    default:
      return {};
  }
}

function readRule(choice: string, named = ''): unknown {
  const [kind, what] = readChoice(choice, named);
  const of = (field: string, op: string, value?: string | number) => ({
    all: [{ field, op, ...(value !== undefined && { value }) }],
  });
  switch (kind) {
    case 'tag':
      return of('tag', 'has', what);
    case 'no-tag':
      return of('tag', 'not', what);
    case 'list':
      return of('list', 'has', Number(what));
    case 'did':
      return of(`event.${what}`, 'exists');
    case 'did-not':
      return { all: [{ field: `event.${what}`, op: 'exists', value: false }] };
    default:
      return parse(kind === 'rule' ? what : '');
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
