// Ninety days of automations beside a plain model of what they promise: whatever people, shops, switches and clocks do,
// the same mails leave at the same moments.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  AUTOMATION_KINDS,
  type AutomationKind,
  automationOf,
} from '../../../server/contract/constants/email.ts';
import type { Databases } from '../../../server/db/open.ts';
import { addSubscriber, unsubscribeById } from '../../../server/domain/audience/index.ts';
import {
  enterGained,
  findInactive,
  leaveAll,
  moveDueRuns,
  recordPersonEvent,
  sendAutomationMail,
  setAutomation,
} from '../../../server/domain/automations/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, type MailingWorld, mailParts, scriptedTransport } from '../email/mailing.ts';

const DAYS = 90;
const NOBODY = new AbortController().signal;
const EVENTS = ['subscribed', 'cart', 'cart', 'order', 'product_viewed'];

interface PlainRun {
  kind: AutomationKind;
  cause: string;
  startedAt: number;
  step: number;
  due: number;
  state: 'waiting' | 'finished' | 'left';
}

interface PlainPerson {
  status: 'active' | 'known' | 'unsubscribed';
  createdAt: number;
  events: { event: string; at: number }[];
  runs: PlainRun[];
}

/** What automations promise, as plainly as it can be said. */
class Model {
  readonly people = new Map<string, PlainPerson>();
  readonly on = new Set<AutomationKind>();
  readonly mails: string[] = [];
  isOpen = true;

  subscribe(email: string, now: number): void {
    const known = this.people.get(email);
    if (known?.status === 'active') return;
    const person: PlainPerson = { events: [], runs: [], ...known, status: 'active', createdAt: now };
    this.people.set(email, person);
    if (this.on.has('welcome')) this.#enter(person, { kind: 'welcome', cause: 'once', at: now }, now);
  }

  unsubscribe(email: string): void {
    const person = this.people.get(email);
    if (!person) return;
    person.status = 'unsubscribed';
    for (const run of person.runs) if (run.state === 'waiting') run.state = 'left';
  }

  tell(email: string, event: { event: string; at: number; id: string }, now: number): void {
    const fresh: PlainPerson = { status: 'known', createdAt: now, events: [], runs: [] };
    const person = this.people.get(email) ?? fresh;
    this.people.set(email, person);
    person.events.push(event);
    const leave = (kind: AutomationKind) => {
      for (const run of person.runs) {
        if (run.kind === kind && run.state === 'waiting' && run.startedAt <= event.at) run.state = 'left';
      }
    };
    leave('re-engagement');
    if (event.event === 'order') leave('cart-abandonment');
    if (event.event === 'cart' && this.on.has('cart-abandonment')) this.#abandon(person, event, now);
    if (event.event === 'subscribed' && person.status === 'active' && this.on.has('welcome')) {
      this.#enter(person, { kind: 'welcome', cause: 'once', at: event.at }, now);
    }
  }

  #abandon(person: PlainPerson, { at, id }: { at: number; id: string }, now: number): void {
    if (person.status === 'unsubscribed') return;
    if (person.events.some((one) => one.event === 'order' && one.at >= at)) return;
    const waiting = person.runs.find((run) => run.kind === 'cart-abandonment' && run.state === 'waiting');
    if (!waiting) this.#enter(person, { kind: 'cart-abandonment', cause: id, at }, now);
    if (!waiting || waiting.step > 0 || waiting.startedAt >= at) return;
    waiting.startedAt = at;
    waiting.due = at + delayOf('cart-abandonment', 0);
  }

  lookForSilence(now: number): void {
    if (!this.on.has('re-engagement')) return;
    for (const person of this.people.values()) {
      const seen = Math.max(person.createdAt, ...person.events.map(({ at }) => at));
      const isSilent = person.createdAt <= now - 60 * DAY && seen <= now - 60 * DAY;
      if (person.status !== 'active' || !isSilent) continue;
      this.#enter(person, { kind: 're-engagement', cause: `silent ${seen}`, at: now }, now);
    }
  }

  #enter(
    { runs }: PlainPerson,
    { kind, cause, at }: { kind: AutomationKind; cause: string; at: number },
    now: number,
  ): void {
    if (now - at >= DAY || runs.some((run) => run.kind === kind && run.cause === cause)) return;
    runs.push({ kind, cause, startedAt: at, step: 0, due: at + delayOf(kind, 0), state: 'waiting' });
  }

  move(now: number): void {
    if (!this.isOpen) return;
    for (const [email, person] of this.people) {
      for (const run of person.runs) while (this.#isDue(run, now)) this.#step(email, person, run, now);
    }
  }

  #isDue(run: PlainRun, now: number): boolean {
    return run.state === 'waiting' && run.due <= now && this.on.has(run.kind);
  }

  #step(email: string, person: PlainPerson, run: PlainRun, now: number): void {
    const mayGetOne = run.kind === 'cart-abandonment' && run.step === 0;
    const isThere = person.events.some(({ at }) => at >= run.startedAt);
    if (person.status === 'known' && !mayGetOne) run.state = 'left';
    else if (run.kind === 're-engagement' && isThere) run.state = 'left';
    if (run.state === 'left') return;
    const isLate = now - run.due >= DAY;
    if (!isLate) this.mails.push(nameOf(email, run.kind, run.step + 1, now));
    const [before, after] = [delayOf(run.kind, run.step), delayOf(run.kind, run.step + 1)];
    run.step += 1;
    if (Number.isNaN(after)) run.state = 'finished';
    const planned = run.startedAt + after;
    run.due = isLate ? planned : Math.max(planned, now + Math.min(after - before, HOUR));
  }
}

const delayOf = (kind: AutomationKind, step: number) => automationOf(kind).steps[step]?.delay ?? Number.NaN;
const nameOf = (email: string, kind: string, step: number, at: number) =>
  `${new Date(at).toISOString()} ${email} ${kind} ${step}`;

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  for (const seed of ['one', 'two']) {
    test(`seed ${seed}: ninety days are as the model says`, async () => {
      const world = await createMailing(databases);
      const { ctx, clock, actor } = world;
      const { next: random, int, pick } = createRandom(`ninety days ${seed}`);
      const between = (low: number, high: number) => low + int(high - low + 1);
      const model = new Model();
      const end = clock.now() + DAYS * DAY;
      const left: string[] = [];
      let day = -1;
      let told = 0;

      const ids = new Map<string, number>();
      const acts: readonly (() => Promise<void>)[] = [
        async () => {
          const email = `p${between(0, 19)}@example.com`;
          if (model.people.get(email)?.status === 'unsubscribed') return;
          const { subscriber, created } = await addSubscriber(ctx, actor, { email, name: '' });
          ids.set(email, subscriber.id);
          if (created) await enterGained(ctx, subscriber.id, clock.now(), { subscribed: true });
          model.subscribe(email, clock.now());
        },
        async () => tell(),
        async () => tell(),
        async () => {
          if (random() > 0.2) return;
          const email = pick([...ids.keys(), '']);
          const id = ids.get(email);
          if (id === undefined) return;
          await unsubscribeById(ctx, actor, id);
          await leaveAll(ctx, id);
          model.unsubscribe(email);
        },
        async () => {
          const kind = pick(AUTOMATION_KINDS);
          const isOn = random() < 0.8;
          await setAutomation(ctx, actor, kind, isOn);
          if (isOn) model.on.add(kind);
          else model.on.delete(kind);
        },
        async () => {
          model.isOpen = random() < 0.7;
          const settings = ctx.db.write('business_settings').where({ business_id: actor.businessId });
          await settings.update({ paused: !model.isOpen });
        },
        // Somebody sets the clock.
        async () => {
          if (random() < 0.2) clock.set(clock.now() + between(-6 * 60, 30 * 60) * MINUTE);
        },
      ];

      async function tell(): Promise<void> {
        // A few do nothing for months, so that they fall silent.
        const email = `p${between(0, 13)}@example.com`;
        const at = clock.now() - (random() < 0.2 ? between(0, 48 * 60) * MINUTE : 0);
        const event = { event: pick(EVENTS), at, id: `e${told}` };
        told += 1;
        await recordPersonEvent(ctx, actor, { email, data: {}, ...event });
        model.tell(email, event, clock.now());
      }

      while (clock.now() < end) {
        clock.advance(between(5, 300) * MINUTE);
        for (let count = between(0, 2); count > 0; count -= 1) await pick(acts)();
        const today = Math.floor(clock.now() / DAY);
        if (today !== day) {
          await findInactive(ctx, NOBODY);
          model.lookForSilence(clock.now());
          day = today;
        }
        model.move(clock.now());
        await moveTwice(world);
        left.push(...(await sendAll(world)));
      }
      assert.ok(left.length > 60, `only ${left.length} mails left`);
      for (const kind of AUTOMATION_KINDS)
        assert.ok(
          left.some((mail) => mail.includes(kind)),
          kind,
        );
      assert.deepEqual(left.toSorted(), model.mails.toSorted());
      assert.deepEqual(await states(world), tally([...model.people.values()].flatMap(({ runs }) => runs)));
    });
  }

  /** Two workers at the same time. */
  async function moveTwice({ ctx }: MailingWorld): Promise<void> {
    const run = { signal: NOBODY, extend: async () => true };
    await Promise.all([moveDueRuns(ctx, run), moveDueRuns(ctx, run)]);
    await moveDueRuns(ctx, run);
  }

  /** What is to leave leaves; each is asked for twice. */
  async function sendAll({ ctx, actor, clock }: MailingWorld): Promise<string[]> {
    const rows: { id: number; email: string; kind: string; step_id: string }[] = await ctx.db
      .read('deliveries')
      .join('automation_runs', 'automation_runs.id', 'deliveries.run_id')
      .join('automations', 'automations.id', 'automation_runs.automation_id')
      .where({ 'deliveries.business_id': actor.businessId, 'deliveries.status': 'pending' })
      .select('deliveries.id', 'deliveries.email', 'automations.kind', 'deliveries.step_id');
    const transport = scriptedTransport();
    const parts = mailParts(transport);
    const names: string[] = [];
    for (const { id, email, kind, step_id } of rows) {
      const before = transport.mails.length;
      const mail = { deliveryId: id, usefulUntil: clock.now() + DAY };
      for (const _ of [1, 2]) await sendAutomationMail(ctx, parts, mail);
      const sent = transport.mails.length - before;
      for (let count = 0; count < sent; count += 1) {
        names.push(nameOf(email, kind, Number(step_id.split('-')[1]), clock.now()));
      }
    }
    return names;
  }

  async function states({ ctx, actor }: MailingWorld): Promise<Record<string, number>> {
    const rows: { kind: string; state: string }[] = await ctx.db
      .read('automation_runs')
      .join('automations', 'automations.id', 'automation_runs.automation_id')
      .where({ 'automation_runs.business_id': actor.businessId })
      .select('kind', { state: 'automation_runs.status' });
    return tally(rows);
  }

  function tally(runs: readonly { kind: string; state: string }[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { kind, state } of runs) {
      const name = `${kind} ${state}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }
});
