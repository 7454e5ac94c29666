// What an automation, or one of its steps, did: where people are, and what came of its mails.
import * as v from 'valibot';

export const AutomationResults = {
  /** People who came to it: who waits there, is past it or left there. Of a whole automation: who came in. */
  entered: v.number(),
  waiting: v.number(),
  /** People who are past it. */
  finished: v.number(),
  /** People who left there, for whatever reason; and of these, who reached the goal. */
  left: v.number(),
  reachedGoal: v.number(),
  /** Mails (and calls) that a server has taken. */
  sent: v.number(),
  /** Mails in the local outbox: nothing of them left this machine. */
  kept: v.number(),
  /** Mails and calls that have ended otherwise. */
  notSent: v.number(),
  /** Mails that left with opens and clicks measured; what follows is null while there is none. */
  measured: v.number(),
  /** People who opened one, and who followed a link; machines left out. */
  opened: v.nullable(v.number()),
  clicked: v.nullable(v.number()),
  /** Opens and clicks by machines. */
  machineReads: v.nullable(v.number()),
  /** Orders within `ORDER_DAYS` days after a click; whether the mail caused them, nobody knows. */
  orders: v.nullable(v.number()),
  /** People who unsubscribed by one of its mails. */
  unsubscribed: v.number(),
};
const Results = v.object(AutomationResults);
export type AutomationResults = v.InferOutput<typeof Results>;
