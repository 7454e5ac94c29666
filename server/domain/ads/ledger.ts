// Budgets as a ledger: every change of a monthly budget is an entry that says who, why, from what to what. Nothing is spent
// by them: they are what campaigns may be raised to, where an advertising account is connected.
import type { BudgetEntry } from '../../contract/ads.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { wordsOf } from '../../sentences/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';

export interface NewEntry {
  readonly businessId: number;
  readonly connectionId: number;
  readonly kind: 'set' | 'add' | 'undo';
  /** Minor units. */
  readonly before: number;
  readonly after: number;
  readonly why: Sentence;
  readonly actor: string;
  readonly undoesId?: number | undefined;
  readonly key?: string | undefined;
}

export interface EntryRecord extends Omit<NewEntry, 'undoesId' | 'key'> {
  readonly id: number;
  readonly channel: ChannelType;
  readonly isUndone: boolean;
  /** The connection's budget as it stands now, minor units. */
  readonly current: number;
  readonly createdAt: number;
}

/** Monthly budgets of all platforms that can advertise, minor units. */
export function sumBudgets(connections: readonly ConnectionRecord[]): number {
  return connections
    .filter(({ type }) => channelOf(type).adCapable)
    .reduce((sum, connection) => sum + connection.budgetMinor, 0);
}

export function isUndoable(entry: EntryRecord): boolean {
  return (
    entry.kind !== 'undo' && !entry.isUndone && entry.current === entry.after && entry.before !== entry.after
  );
}

export function presentEntry(entry: EntryRecord, currency: string): BudgetEntry {
  return {
    id: entry.id,
    platformId: entry.connectionId,
    platform: entry.channel,
    kind: entry.kind,
    before: toMajorUnits(entry.before),
    after: toMajorUnits(entry.after),
    currency,
    why: wordsOf(entry.why),
    by: entry.actor.startsWith('account:') ? 'person' : 'drivyn',
    undoable: isUndoable(entry),
    createdAt: new Date(entry.createdAt).toISOString(),
  };
}
