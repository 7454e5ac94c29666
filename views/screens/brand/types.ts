// What Brand shows.
import type { KitFormProps } from '../../../islands/kit-form/index.tsx';
import type { MixFormProps } from '../../../islands/mix-form/index.tsx';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { FactKind, ShownFact } from '../../../server/contract/fact.ts';
import type { Habit } from '../../../server/contract/habit.ts';
import type { Difference, ProposalList } from '../../../server/contract/website.ts';

export interface FactGroup {
  readonly kind: FactKind;
  readonly count: number;
  /** How many of them no post uses now. */
  readonly unused: number;
  /** The first of them beside other kinds; empty where another kind is looked at. */
  readonly facts: readonly ShownFact[];
}

/** How long the ideas last a channel. */
export interface StockLine {
  readonly channel: ChannelType;
  readonly weekly: number;
  readonly ideas: number;
  /** "3 March 2027"; null for a year or longer. */
  readonly until: string | null;
}

/** What was learned, with the beginnings of the posts that have taught it. */
export interface ShownHabit extends Pick<Habit, 'id' | 'words' | 'state'> {
  /** "3 March 2027" */
  readonly since: string;
  readonly posts: readonly { readonly id: number; readonly opening: string }[];
}

export interface BrandProps {
  readonly name: string;
  readonly hasProfile: boolean;
  readonly canWrite: boolean;
  /** Path and query of this screen as it is shown. */
  readonly route: string;
  /** The one kind that is looked at; null for all. */
  readonly kind: FactKind | null;
  /** What is approved, by kind; kinds without facts are left out. */
  readonly groups: readonly FactGroup[];
  /** The first of those that wait, and how many there are. */
  readonly proposed: readonly ShownFact[];
  readonly proposedCount: number;
  /** Approved ones that are no sentence, and of which nobody has said that they are names. */
  readonly fragments: readonly ShownFact[];
  readonly retired: readonly ShownFact[];
  /** Id of the fact whose form is open without script; undefined for none. */
  readonly editing: number | undefined;
  readonly words: { readonly bannedWords: string; readonly keywords: string; readonly trade: string };
  readonly trades: readonly { readonly id: string; readonly label: string }[];
  /** The trades that are found from the profile; null when none is likely. */
  readonly foundTrade: string | null;
  /** The trades of which posts tell a little, as the business says that it has them beside its own; null for none. */
  readonly besides: string | null;
  /** What it may be, likeliest first, where that is to be asked; empty where it is sure, said, or nothing speaks for any. */
  readonly likelyTrades: BrandProps['trades'];
  /** What the owner's goals name and no fact tells of. */
  readonly untoldGoals: readonly string[];
  /** How many of a hundred posts each kind gets. */
  readonly mix: MixFormProps['mix'];
  readonly usualMix: MixFormProps['mix'];
  readonly isOwnMix: boolean;
  readonly stock: readonly StockLine[];
  /** How its pictures look; null before there is a business. */
  readonly kit: KitFormProps['kit'] | null;
  /** Whether pictures are drawn here. */
  readonly draws: boolean;
  readonly habits: readonly ShownHabit[];
  readonly website: {
    /** What its field begins with. */
    readonly url: string;
    /** How it was last read; null when it never was. */
    readonly last: string | null;
    /** The lists of what it proposed that were put away. */
    readonly left: readonly ProposalList[];
    /** What it says otherwise, of the profile and of the brand kit's colours. */
    readonly profile: readonly Difference[];
    readonly colors: readonly Difference[];
    /** The one logo that it shows; none where the kit has one. */
    readonly logo: readonly Difference[];
  };
  /** What a plain form sent, and why it was refused. */
  readonly refused: { readonly values: Readonly<Record<string, string>>; readonly message: string } | null;
}
