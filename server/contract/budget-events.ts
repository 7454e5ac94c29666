// What happens to budgets: those that people set, orders at networks, and moves by what campaigns bring.
import type { Level } from './autonomy.ts';
import type { BudgetLimitsInput, MoveKind } from './budget-moves.ts';
import type { ChannelType } from './channels/index.ts';
import type { World } from './connection.ts';
import type { InBusiness, OfBusiness } from './event-shape.ts';
import type { Sentence } from './sentence.ts';

/** Every moment in UTC milliseconds. */
export interface BudgetEvents {
  /** Minor units. */
  'budget.changed': InBusiness<{ before: number; after: number }>;
  /** A person has ordered another budget at a network; then what became of it. Micros a day. */
  'budget.ordered': InBusiness<{ orderId: number; campaign: string; before: number; after: number }>;
  'budget.made': InBusiness<{ orderId: number; campaign: string; before: number; after: number }>;
  'budget.not-made': InBusiness<{ orderId: number; type: ChannelType; campaign: string; why: Sentence }>;
  /** It begins at a moment, unless a person takes it back. */
  'budget-move.accepted': InBusiness<{ at: number }>;
  'budget-move.failed': InBusiness<{ why: Sentence }>;
  /** It is shown, and begins at a moment. */
  'budget-move.leaving': InBusiness<{ at: number }>;
  'budget-move.made': InBusiness;
  'budget-move.proposed': InBusiness<{ kind: MoveKind; level: Level }>;
  'budget-move.refused': InBusiness;
  'budget-move.undone': InBusiness;
  'budget-limits.set': OfBusiness<BudgetLimitsInput>;
  /** One campaign is far off. */
  'budgets.cut': InBusiness<{ type: ChannelType; why: Sentence }>;
  /** Nothing moves before a person has looked. */
  'budgets.frozen': OfBusiness<{
    why: Sentence;
    /** Absent in what was kept before worlds stood still each for itself. */
    world?: World;
  }>;
  'budgets.thawed': OfBusiness;
}
