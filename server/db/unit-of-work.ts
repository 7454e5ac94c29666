// One transaction per command. What happened is emitted as events; at commit they become event rows and, through
// the literal reaction table, jobs - all in the same transaction, so neither can exist without the other.
import type { NewEvent } from '../contract/events.ts';
import { type Actor, actorName } from '../kernel/actor.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Passwords } from '../kernel/passwords.ts';
import type { Vault } from '../kernel/vault.ts';
import type { Database, Query } from './connect.ts';

export type { Query } from './connect.ts';

/** Turns committed events into rows of the events and jobs tables; built in jobs/reactions.ts. */
export interface EventSink {
  record(tx: Query, events: readonly NewEvent[], meta: { actor: string; now: number }): Promise<void>;
  /** Called after the commit, outside the transaction. */
  committed(events: readonly NewEvent[]): void;
}

/** What every command needs. Commands open units of work from it; functions that write take a `Tx` instead. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Seals what must not be readable in the database. */
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly events: EventSink;
}

/** An open transaction. It cannot open another: one writer must never wait for itself. */
export interface Tx {
  readonly q: Query;
  readonly now: number;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly actor: Actor;
  emit(event: NewEvent): void;
}

/**
 * Runs `work` in one transaction and records what it emitted.
 * @returns what `work` returns, once it is committed
 * @throws whatever `work` throws; then nothing is stored
 */
export async function unitOfWork<T>(ctx: Context, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const emitted: NewEvent[] = [];
  const now = ctx.clock.now();
  const result = await ctx.db.write.transaction(async (q) => {
    const { ids, vault } = ctx;
    const value = await work({ q, now, ids, vault, actor, emit: (event) => emitted.push(event) });
    if (emitted.length > 0) await ctx.events.record(q, emitted, { actor: actorName(actor), now });
    return value;
  });
  if (emitted.length > 0) ctx.events.committed(emitted);
  return result;
}
