// What happens in automations, and what brings people into them.
import type { Inside } from './built-automation.ts';
import type { AutomationKind } from './constants/email.ts';
import type { InBusiness, OfBusiness } from './event-shape.ts';
import type { Harmed } from './mail-events.ts';

export interface AutomationEvents {
  'automation.activated': OfBusiness<{ automation: AutomationKind }>;
  'automation.deactivated': OfBusiness<{ automation: AutomationKind }>;
  /** So much of the last thirty days came back that it was switched off, or would have been while it was on. */
  'automation.stopped': InBusiness<Harmed>;
  'automation.warned': InBusiness<Harmed>;
  'automation.edited': OfBusiness<{ automation: AutomationKind; position: number }>;
  /** Of one that the business built itself. */
  'built-automation.added': InBusiness;
  'built-automation.changed': InBusiness;
  'built-automation.removed': InBusiness;
  /** Its draft is in use; what became of so many people inside. */
  'built-automation.applied': InBusiness<{ inside: Inside; people: number }>;
  'built-automation.switched': InBusiness<{ isActive: boolean }>;
  /** Somebody in an automation goes on at `at`, UTC milliseconds. */
  'run.due': InBusiness<{ at: number }>;
  /** Somebody in an automation has followed a link of its mail, about which it is. */
  'step-link.followed': InBusiness;
  /** The mail of a step waits to be sent, and is of use until then. */
  'step-mail.due': InBusiness<{ usefulUntil: number }>;
  /** Pages of these origins tell what people do there. */
  'site-key.set': OfBusiness<{ origins: readonly string[] }>;
  'site-key.removed': OfBusiness;
  /** Lists and tags that they did not have before, and the form by which they came. */
  'subscriber.gained': InBusiness<{ lists: readonly number[]; tags: readonly string[]; form?: number }>;
  /** A step of an automation calls one of the business's own programs. */
  'webhook.due': InBusiness;
}
