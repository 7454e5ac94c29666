// What is known of an entry of the audit log beside its subject, in a line a person can read.
import type { AuditEntry } from '../../server/contract/audit.ts';
import { type Clockface, formatDate } from '../../views/components/relative-time.ts';

/** Numbers above this are moments, UTC milliseconds. */
const MOMENTS = 1e12;
/** Said by the subject already, or a number that means nothing to anybody. */
const SAID = new Set(['accountId', 'kind', 'linkId', 'name', 'number', 'subject', 'isFirst']);
const WORDS: Readonly<Record<string, string>> = {
  tier: 'plan',
  address: 'from the address',
  type: 'channel',
};

type Details = AuditEntry['details'];

/** The reason first, because it was written to be read. Empty where there is nothing more to say. */
export function describeDetails({ kind, details }: AuditEntry, clock: Clockface): string {
  const { reason, changed, ...others } = details;
  const facts = kind === 'budget.changed' ? toMajor(others) : others;
  const all = { ...facts, ...(changed && typeof changed === 'object' ? (changed as Details) : {}) };
  const said = Object.entries(all)
    .filter(([name, value]) => !SAID.has(name) && value !== null && typeof value !== 'object')
    .map(([name, value]) => `${WORDS[name] ?? spell(name)}: ${show(value, clock)}`);
  return [...(reason ? [String(reason)] : []), ...said].join(', ');
}

/** Budgets are kept in minor units. */
function toMajor(details: Details): Details {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, Number(value) / 100]));
}

/** `endsAt` as a person says it: `ends at`. */
const spell = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function show(value: unknown, clock: Clockface): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && value > MOMENTS) return formatDate(new Date(value).toISOString(), clock);
  return String(value);
}
