// How much of what it allows has been used, as the Graph API says with every reply: in percent, without saying of what.
import * as v from 'valibot';
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
import type { Reply } from '../../channels/ask.ts';
import type { Call } from '../../channels/connector.ts';
import { Count, Words } from '../../channels/told.ts';

const MOST = 100;

const Usage = v.object({ call_count: Count, total_time: Count, total_cputime: Count });
const Business = v.record(
  v.string(),
  v.array(
    v.object({
      ...Usage.entries,
      type: Words,
      /** Minutes; 0 while nothing is refused. */
      estimated_time_to_regain_access: Count,
    }),
  ),
);

type Telling = Pick<Call, 'clock' | 'tell'>;

/** Keeps what the reply says of limits: of all who come by our app, and of this account. */
export function tellUsage({ clock, tell }: Telling, { headers }: Pick<Reply, 'headers'>): void {
  const now = clock.now();
  const app = readHeader(Usage, headers['x-app-usage']);
  if (app) {
    const used = usedOf(app);
    // It counts the last hour at any time; when enough of it is over it does not say.
    tell({ of: 'app', counted: 'app', used, most: MOST, ...(used >= MOST && { endsAt: now + HOUR }) });
  }
  for (const { type, ...one } of businessUsage(headers)) {
    const until = regainedAt(one, now);
    tell({
      ...{ of: 'account', counted: type, used: usedOf(one), most: MOST },
      ...(until !== undefined && { blockedUntil: until }),
    });
  }
}

/** When it takes calls again, UTC milliseconds; undefined where it does not say. */
export function freeAt({ clock }: Pick<Telling, 'clock'>, { headers }: Pick<Reply, 'headers'>) {
  const now = clock.now();
  const all = businessUsage(headers).flatMap((one) => regainedAt(one, now) ?? []);
  return all.length > 0 ? Math.max(...all) : undefined;
}

function businessUsage(headers: Reply['headers']) {
  return Object.values(readHeader(Business, headers['x-business-use-case-usage']) ?? {}).flat();
}

function regainedAt(
  { estimated_time_to_regain_access: minutes = 0 }: { estimated_time_to_regain_access?: number | undefined },
  now: number,
): number | undefined {
  return minutes > 0 ? now + minutes * MINUTE : undefined;
}

function usedOf({ call_count = 0, total_time = 0, total_cputime = 0 }: v.InferOutput<typeof Usage>): number {
  return Math.round(Math.max(call_count, total_time, total_cputime));
}

function readHeader<S extends v.GenericSchema>(
  schema: S,
  header: string | string[] | undefined,
): v.InferOutput<S> | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(header));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
