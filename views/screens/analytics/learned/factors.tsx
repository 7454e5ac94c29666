// What posts are made of, and what each part is expected to bring, with its range.
import { nameOfValue, TRAITS, type Trait as TraitName } from '../../../../server/contract/trait.ts';
import { Ranges } from './ranges.tsx';
import type { LearnedChannel, LearnedLevel } from './types.ts';
import { effectOf, factorsSentence, postsWords, rangeOf, surenessOf } from './words.ts';

interface FactorsProps {
  readonly channel: LearnedChannel;
  readonly locale: string;
}

export function Factors({ channel, locale }: FactorsProps) {
  const traits = (Object.keys(TRAITS) as TraitName[]).flatMap((trait) => {
    const levels = channel.levels.filter((one) => one.trait === trait);
    // A single value cannot be compared with another.
    return levels.length > 1 ? [{ trait, levels }] : [];
  });
  const hasTruth = channel.levels.some(({ truth }) => truth !== null);
  return (
    <figure className="chart">
      <figcaption className="chart-says">
        <p>{factorsSentence(channel, locale)}</p>
        <span className="chart-unit">
          Expected reactions against an average post of this channel; the bar holds 8 of 10 cases, the upright
          line is an average post{hasTruth && ', the thick mark what the audience really likes'}
        </span>
      </figcaption>
      {traits.map(({ trait, levels }) => (
        <Trait key={trait} trait={trait} levels={levels} locale={locale} />
      ))}
      {traits.length === 0 && channel.posts > 0 && (
        <p className="quiet">The posts so far are all alike, so there is nothing to compare.</p>
      )}
    </figure>
  );
}

/** Values of fewer posts say little, and where there are more than a few they are folded away. */
const FEW_POSTS = 3;
const FEW_VALUES = 3;

function Trait({
  trait,
  levels,
  locale,
}: {
  readonly trait: TraitName;
  readonly levels: readonly LearnedLevel[];
  readonly locale: string;
}) {
  const sorted = [...levels].sort((a, b) => b.expected - a.expected);
  const isThin = (one: LearnedLevel) =>
    one.n < FEW_POSTS && one.stance === null && surenessOf(one) === 'open';
  const thin = sorted.filter(isThin);
  const folded = thin.length > FEW_VALUES && thin.length < sorted.length ? thin : [];
  const rows = (some: readonly LearnedLevel[]) => some.map((one) => rowOf(one, locale));
  const shown = rows(sorted.filter((one) => !folded.includes(one)));
  const words = {
    caption: `${TRAITS[trait]}: expected reactions against an average post`,
    of: TRAITS[trait],
    against: 'Expected',
  };
  return (
    <>
      <Ranges {...words} rows={shown} beside={rows(folded)} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more, each of one or two posts, which say little</summary>
          <Ranges {...words} rows={rows(folded)} beside={shown} />
        </details>
      )}
    </>
  );
}

function rowOf(level: LearnedLevel, locale: string) {
  const { trait, value, expected, low, high, n, stance, truth } = level;
  return {
    key: value,
    name: nameOfValue(trait, value),
    ...{ at: Math.expm1(expected), low: Math.expm1(low), high: Math.expm1(high) },
    truth: truth === null ? null : Math.expm1(truth),
    says: `${effectOf(expected, locale)} (${rangeOf(level, locale)}; ${postsWords(n)}; ${surenessOf(level)})`,
    notes: (
      <>
        {truth !== null && <small className="block">really {effectOf(truth, locale)}</small>}
        {stance !== null && (
          <small className="block">{stance === 'ban' ? 'You said: never' : 'You said: always'}</small>
        )}
      </>
    ),
  };
}
