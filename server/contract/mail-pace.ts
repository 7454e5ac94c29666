// How fast a business's mails leave, whichever server they go by. Off until somebody sets it.
import * as v from 'valibot';
import { readDomainName } from './domain-name.ts';
import { MailRate } from './mail-server.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** Mails of mailings and automations that a new sender sends on its first days; from then on there is no bound. */
export const WARM_UP_PLAN = [
  50, 100, 200, 400, 800, 1500, 3000, 6000, 12_000, 25_000, 50_000, 100_000,
] as const;

const MOST_DOMAINS = 20;

const Domain = v.pipe(
  requiredLine(253),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, problem('domain')),
  // As addresses are kept: a rate in the other spelling would hold nothing up.
  v.transform((domain) => readDomainName(domain) ?? ''),
  v.minLength(1, problem('domain')),
);

export const DomainRate = v.object({ domain: Domain, ...MailRate.entries });
/** No more than `mails` to a domain leave in any second, or minute. */
export type DomainRate = v.InferOutput<typeof DomainRate>;

/** Body of PUT /api/users/:id/mail-pace. */
export const MailPaceInput = v.object({
  warmUp: v.boolean(problem('yes-or-no')),
  domains: v.pipe(
    v.array(DomainRate, problem('list')),
    v.maxLength(MOST_DOMAINS, problem('at-most', { most: MOST_DOMAINS })),
    v.check(
      (rates) => new Set(rates.map(({ domain }) => domain)).size === rates.length,
      problem('each-domain-once'),
    ),
  ),
});
export type MailPaceInput = v.InferOutput<typeof MailPaceInput>;

export const MailPace = v.object({
  /** Null while it is off. */
  warmUp: v.nullable(
    v.object({
      /** Each day of the plan, UTC. */
      plan: v.array(v.object({ day: v.string(), mails: v.number() })),
      /** What may leave today; null once the plan is over. */
      today: v.nullable(v.number()),
    }),
  ),
  domains: v.array(DomainRate),
});
export type MailPace = v.InferOutput<typeof MailPace>;

export const MAIL_PACE_EXAMPLE = {
  warmUp: true,
  domains: [{ domain: 'gmail.com', mails: 2, per: 'second' }],
};
