// A business with very many subscribers and one mailing to all of them, stored as the product stores them.
import { type App, compose } from '../../../server/compose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { createLog } from '../../../server/config/logging.ts';
import type { Rule } from '../../../server/contract/segment.ts';
import type { Context } from '../../../server/db/unit-of-work.ts';
import { countPeople, listSubscribers, subscribersIn } from '../../../server/domain/audience/index.ts';
import { addMailing } from '../../../server/domain/email/index.ts';
import type { AccountActor } from '../../../server/kernel/actor.ts';
import { createLinkToken } from '../../../server/kernel/link-token.ts';
import { meanOf } from '../measure.ts';

export const CONTENT = `# Good morning, {{name|there}}

Twelve kinds of bread come out of the oven at seven, and the walnut loaf is back until the end of the month.
Whoever comes before nine gets a coffee with it. We keep a loaf for you when you tell us the evening before.

**[See what is baked today](https://shop.example/bread)**

- Rye, slow, two days old when it is best
- Spelt, with seeds from the mill across the river
- Baguette, which does not wait
`;
const RULE: Rule = {
  all: [
    { field: 'attributes.city', op: 'is', value: 'Hamburg' },
    {
      any: [
        { field: 'tag', op: 'has', value: 'vip' },
        { field: 'event.order', op: 'exists' },
      ],
    },
  ],
};
const TOGETHER = 200;
const ROUNDS = 5;
/** People that one transaction stores, and that a page shows. */
const SLICE = 10_000;
const PAGE = 26;

export interface Times {
  /** Milliseconds. */
  readonly count: number;
  readonly page: number;
}

/** Fills an empty data directory. The mailing leaves as soon as a server starts on it. */
export async function fillPeople(dataDir: string, people: number): Promise<Times> {
  const app = await compose(readConfig({ DRIVYN_DATA: dataDir, DRIVYN_LOG_LEVEL: 'silent', PORT: '0' }), {
    log: createLog('silent'),
  });
  try {
    const owner = await app.findOpenOwner();
    if (!owner) throw new Error('a fresh database has an owner without a password');
    await storePeople(app, owner.businessId, people);
    const times = await timeQuestions(app, owner);
    await addMailing(app.ctx, owner, {
      ...{
        subject: 'Fresh bread',
        content: CONTENT,
        segment: 'all',
        sendAt: 'now',
        clock: 'business',
        test: null,
      },
    });
    return times;
  } finally {
    await app.stop();
  }
}

async function storePeople({ ctx }: App, businessId: number, people: number): Promise<void> {
  const now = ctx.clock.now();
  const { write } = ctx.db;
  const stamps = { business_id: businessId, created_at: now, updated_at: now };
  await write('connections').insert({ ...stamps, type: 'email', name: 'Email', network: 'mail' });
  for (let at = 0; at < people; at += SLICE) {
    await write.transaction(async (q) => {
      const rows = Array.from({ length: Math.min(SLICE, people - at) }, (_, in_) => {
        const { hash, sealed } = createLinkToken(ctx, 'unsubscribe', 16);
        const person = {
          email: `person${at + in_}@example.com`,
          name: `Person ${at + in_}`,
          created_at: now,
        };
        return { ...person, business_id: businessId, token_hash: hash, sealed_token: sealed };
      });
      await q.batchInsert('subscribers', rows, TOGETHER);
    });
  }
  await describePeople(ctx, businessId);
}

/** A quarter of them live in Hamburg, and a tenth have a tag. */
async function describePeople({ db: { write } }: Context, businessId: number): Promise<void> {
  const of = { business_id: businessId };
  const [city] = await write('attributes').insert({ ...of, key: 'city', type: 'text' }, ['id']);
  const [vip] = await write('tags').insert({ ...of, name: 'vip' }, ['id']);
  await write.raw(
    `insert into subscriber_attributes (attribute_id, subscriber_id, text)
       select ?, id, case when id % 4 = 0 then 'Hamburg' else 'Kiel' end from subscribers`,
    [city.id],
  );
  await write.raw('insert into subscriber_tags select ?, id from subscribers where id % 10 = 0', [vip.id]);
}

async function timeQuestions({ ctx: { db, clock } }: App, { businessId }: AccountActor): Promise<Times> {
  const q = db.read;
  return {
    count: await meanOf(ROUNDS, () => countPeople(subscribersIn(q, businessId, RULE, clock.now()))),
    page: await meanOf(ROUNDS, () => listSubscribers(q, { businessId, search: '', limit: PAGE })),
  };
}
