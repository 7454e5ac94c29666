// What is known of an entry of the audit log beside its subject, in a line a person can read.
import type { AuditEntry } from '../../server/contract/audit.ts';
import { type Clockface, formatDate } from '../../views/components/relative-time.ts';

/** Numbers above this are moments, UTC milliseconds. */
const MOMENTS = 1e12;
/** Said by the subject already, or a number that means nothing to anybody. */
const SAID = new Set([
  ...['accountId', 'kind', 'linkId', 'name', 'number', 'subject', 'type', 'isFirst'],
  ...['before', 'after', 'from', 'to'],
]);
const WORDS: Readonly<Record<string, string>> = { tier: 'plan', address: 'from the address' };

type Details = AuditEntry['details'];

/** The reason first, because it was written to be read. Empty where there is nothing more to say. */
export function describeDetails({ kind, details }: AuditEntry, clock: Clockface): string {
  const { reason, changed, ...others } = details;
  const facts = { ...others, ...(changed && typeof changed === 'object' ? (changed as Details) : {}) };
  const [turn, turned] = describeTurn(kind, facts);
  const said = Object.entries(facts)
    .filter(([name, value]) => name !== turned && !SAID.has(name) && value !== null)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${WORDS[name] ?? spell(name)}: ${show(value, clock)}`);
  return [reason && String(reason).replace(/\.$/, ''), turn, ...said].filter(Boolean).join(', ');
}

/** What it was and what it became. @returns the words, and the name of the detail in them that is none of its own */
function describeTurn(kind: string, details: Details): readonly [words: string, name?: string] {
  const { before, from, after, to, role, status } = details;
  const was = from ?? before;
  if (was === undefined) return [''];
  const became = to ?? after;
  // Budgets are kept in minor units.
  if (kind === 'budget.changed') return [`from ${Number(was) / 100} to ${Number(became) / 100}`];
  if (became !== undefined) return [`from ${was} to ${became}`];
  return role === undefined ? [`from ${was} to ${status}`, 'status'] : [`from ${was} to ${role}`, 'role'];
}

/** `endsAt` as a person says it: `ends at`. */
const spell = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function show(value: unknown, clock: Clockface): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && value > MOMENTS) return formatDate(new Date(value).toISOString(), clock);
  return String(value);
}
