// What was learned of the channels of a business, and whether it helps.
import * as v from 'valibot';
import { takesPosts } from '../contract/channels/index.ts';
import { Learning } from '../contract/learning.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findBusiness } from '../domain/business/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { describeGain } from '../domain/email/index.ts';
import { countDraws, describeUplift, learnedContents, learnedTimes } from '../domain/evidence/index.ts';
import { defineRoute } from '../http/route.ts';
import { wordsOf } from '../sentences/index.ts';

export const readLearning = defineRoute({
  method: 'GET',
  path: '/api/users/:id/learning',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: Learning,
  handler: async ({ app: { ctx }, actor, params }) => {
    resolveAccount(actor, params.id);
    const { businessId } = actor;
    const q = ctx.db.read;
    const now = ctx.clock.now();
    const timezone = (await findBusiness(q, businessId))?.timezone ?? 'UTC';
    const connections = (await listConnections(q, businessId)).filter(({ type }) => takesPosts(type));
    const times: Learning['times'] = [];
    const contents: Learning['contents'] = [];
    for (const connection of connections) {
      const of = { platformId: connection.id, platform: connection.type };
      const { cells, ...told } = await learnedTimes(q, connection, timezone, now);
      times.push({ ...of, ...told, cells: [...cells] });
      const { levels, ...known } = await learnedContents(q, connection, now);
      contents.push({ ...of, ...known, levels: [...levels] });
    }
    const { uplift, verdict } = await describeUplift(q, businessId);
    const mails = await describeGain(q, businessId);
    const draws = await countDraws(q, businessId);
    const enough = times.some((one) => one.enough);
    const told = {
      uplift,
      verdict: wordsOf(verdict),
      mails: mails.gain,
      mailsVerdict: wordsOf(mails.verdict),
    };
    return { body: { times, contents, ...told, draws, enough } };
  },
});
