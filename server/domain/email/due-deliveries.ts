// What is due of a mailing, handed out one after the other. Mails to a domain that has a rate are a stream of their own, which
// waits by itself: no other mail waits behind them.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { boundedWait, MINUTE, SECOND } from '../../kernel/clock.ts';
import { listDueRetries, listFreshDeliveries, type PendingDelivery } from './delivery.repo.ts';
import { withAttributes } from './person-fields.ts';
import { domainOfAddress } from './servers/mail-pace.ts';

/** Deliveries that are read at a time. */
const PAGE = 100;
/** So often the claim is kept, and what is to be tried again is looked for, however long a run lasts. */
const LOOK_UP = 10 * SECOND;
/** A run waits so long for a domain when nothing else is due. */
const PATIENCE = 10 * SECOND;

/** Any rate lets one mail a minute through. */
const SLOWEST = MINUTE;

/** What the caller's job tells a running mailing. */
export interface SendRun {
  /** Aborted at shutdown: the mails under way end, no other begins. */
  readonly signal: AbortSignal;
  /** Keeps the caller's claim; when it answers false another worker has taken over and nothing more is sent. */
  extend(): Promise<boolean>;
}

interface Stream {
  /** Null for mails to all domains without a rate. */
  readonly domain: string | null;
  page: PendingDelivery[];
  /** Id of the last one that was read. */
  after: number;
  isRead: boolean;
  /** Milliseconds of the clock that nobody sets. */
  blockedUntil: number;
}

export interface DueParts {
  readonly ctx: Context;
  readonly post: { readonly id: number; readonly businessId: number };
  readonly run: SendRun;
  /** Domains that have a rate. */
  readonly domains: readonly string[];
  readonly usesAttributes: boolean;
}

export class DueDeliveries {
  readonly #parts: DueParts;
  readonly #streams: readonly Stream[];
  #lookedUp = Number.NEGATIVE_INFINITY;
  /** What was to be tried again filled a page: there may be more. */
  #isMoreDue = false;
  /** Ids that were handed out and have not ended: until their intent is stored they look as if they were due. */
  readonly #underWay = new Set<number>();
  /** Those that were handed out while a page is read. */
  #meanwhile = new Set<number>();
  #reading: Promise<void> | undefined;
  #isOver = false;

  constructor(parts: DueParts) {
    this.#parts = parts;
    const start = { after: 0, isRead: false, blockedUntil: 0 };
    this.#streams = [null, ...parts.domains].map((domain) => ({ ...start, domain, page: [] }));
  }

  /** When the first of those that a rate holds up may leave, UTC milliseconds; undefined where there are none. */
  get heldUntil(): number | undefined {
    const left = this.#held;
    return left === undefined ? undefined : this.#parts.ctx.clock.now() + left;
  }

  /** Milliseconds until then. */
  get #held(): number | undefined {
    if (this.#isOver) return undefined;
    const held = this.#streams.filter(({ page, isRead }) => page.length > 0 || !isRead);
    if (held.length === 0) return undefined;
    const first = Math.min(...held.map(({ blockedUntil }) => blockedUntil));
    return Math.max(0, first - this.#parts.ctx.clock.elapsed());
  }

  /** @returns undefined when nothing is due any more, or the run has to end */
  async next(): Promise<PendingDelivery | undefined> {
    const { run, ctx } = this.#parts;
    while (!run.signal.aborted && !this.#isOver) {
      const elapsed = ctx.clock.elapsed();
      const open = this.#streams.filter((one) => one.blockedUntil <= elapsed);
      const filled = open.find(({ page }) => page.length > 0);
      const isLate = elapsed - this.#lookedUp >= LOOK_UP || (this.#isMoreDue && !filled);
      if (filled && !isLate) return this.#handOut(filled);
      const unread = open.find(({ isRead }) => !isRead);
      if (isLate || unread) await this.#read(unread);
      else if (!(await this.#wait())) return undefined;
    }
    return undefined;
  }

  /** What was handed out has ended, or is to be tried again. */
  end({ id }: PendingDelivery): void {
    this.#underWay.delete(id);
  }

  #handOut({ page }: Stream): PendingDelivery | undefined {
    const delivery = page.shift();
    if (!delivery) return undefined;
    this.#underWay.add(delivery.id);
    this.#meanwhile.add(delivery.id);
    return delivery;
  }

  /** Takes one back that its domain holds up. @param until UTC milliseconds, as it was just said */
  putBack(delivery: PendingDelivery, until: number): void {
    const domain = domainOfAddress(delivery.email);
    const stream = this.#streams.find((one) => one.domain === domain) ?? this.#streams[0];
    if (!stream) return;
    stream.page.unshift(delivery);
    const { clock } = this.#parts.ctx;
    const left = boundedWait(until, clock.now(), SLOWEST);
    stream.blockedUntil = Math.max(stream.blockedUntil, clock.elapsed() + left);
  }

  /** @returns false where there is nothing to wait for, or not soon */
  async #wait(): Promise<boolean> {
    const { run, ctx } = this.#parts;
    const left = this.#held;
    if (left === undefined || left > PATIENCE) return false;
    await ctx.clock.sleep(left, run.signal);
    return true;
  }

  #read(unread: Stream | undefined): Promise<void> {
    this.#reading ??= this.#readPage(unread).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** Now and then what is to be tried again, else what was not tried yet. */
  async #readPage(unread: Stream | undefined): Promise<void> {
    const { ctx, post, run } = this.#parts;
    const [now, elapsed] = [ctx.clock.now(), ctx.clock.elapsed()];
    if (elapsed - this.#lookedUp >= LOOK_UP) {
      this.#lookedUp = elapsed;
      if (!(await run.extend())) {
        this.#isOver = true;
        return;
      }
      await unitOfWork(ctx, SYSTEM, async (tx) => {
        tx.emit({ kind: 'mailing.progressed', businessId: post.businessId, subjectId: post.id });
      });
      return this.#readRetries(now);
    }
    if (this.#isMoreDue) return this.#readRetries(now);
    if (!unread) return;
    const { domain, after } = unread;
    const fresh = await listFreshDeliveries(ctx.db.read, {
      postId: post.id,
      ...{ after, limit: PAGE },
      ...(domain === null ? { without: this.#parts.domains } : { domain }),
    });
    unread.after = fresh.at(-1)?.id ?? after;
    unread.isRead = fresh.length === 0;
    unread.page.push(...(await this.#complete(fresh)));
  }

  async #readRetries(now: number): Promise<void> {
    const { ctx, post } = this.#parts;
    this.#meanwhile = new Set(this.#underWay);
    const again = await listDueRetries(ctx.db.read, { postId: post.id, now, limit: PAGE });
    const [all] = this.#streams;
    const isHeld = new Set(this.#streams.flatMap(({ page }) => page.map(({ id }) => id)));
    const free = again.filter(({ id }) => !isHeld.has(id) && !this.#meanwhile.has(id));
    all?.page.unshift(...(await this.#complete(free)));
    this.#isMoreDue = again.length === PAGE && free.length > 0;
  }

  async #complete(due: PendingDelivery[]): Promise<PendingDelivery[]> {
    return this.#parts.usesAttributes ? withAttributes(this.#parts.ctx.db.read, due) : due;
  }
}
