// Writes the document of a strategy: summary, focus, and the parts that were asked for.
import { TIMEFRAMES } from '../../contract/constants/strategy.ts';
import { reactionsOf } from '../../contract/figures.ts';
import type { Sentence, Told } from '../../contract/sentence.ts';
import type { StrategyInput } from '../../contract/strategy.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { weeklyOf } from '../channels/index.ts';
import { addLocalDays, SOURCES, toLocal } from '../learning/index.ts';
import { namedAudience } from './analyse-audience.ts';
import type { ToldDocument } from './document.ts';
import { activeChannels, type Evidence, factsOf, measuredSides, nameOf } from './evidence.ts';
import { advise } from './improve.ts';
import { nextChannel, PARTS, type Span } from './strategy-parts.ts';
import { TRIALS, type Trials, writeTrials } from './trials.ts';

export function composeStrategy(evidence: Evidence, trials: Trials, input: StrategyInput): ToldDocument {
  const { business, now } = evidence;
  const end = addLocalDays(now, TIMEFRAMES[input.timeframe].days, business.timezone);
  const span = { from: now, until: end, days: TIMEFRAMES[input.timeframe].days };
  const parts = PARTS.filter(({ key }) => input[key]);
  return {
    business: {
      name: business.name || say('strategy.your-business'),
      industry: business.profileAt === null ? '' : say('strategy.industry', { industry: business.industry }),
      website: business.websiteUrl,
    },
    sample: business.profileAt === null,
    from: toLocal(now, business.timezone).date,
    until: toLocal(end - 1, business.timezone).date,
    summary: summarise(evidence, input, span),
    focus: listFocus(evidence),
    sections: [
      ...parts.map(({ key, write }) => ({
        title: say('strategy.part', { part: key }),
        groups: write(evidence, span),
      })),
      { title: TRIALS, groups: writeTrials(evidence, trials) },
    ],
    basis: listBasis(evidence),
  };
}

function summarise(evidence: Evidence, { timeframe }: StrategyInput, { from, until }: Span): Sentence[] {
  const { business, upcoming, now } = evidence;
  const channels = activeChannels(evidence);
  const day = (at: number) => toLocal(at, business.timezone).date;
  const work =
    channels.length === 0
      ? say('strategy.connect-first')
      : say('strategy.aims', {
          weekly: channels.reduce((sum, connection) => sum + weeklyOf(connection), 0),
          channels: channels.map(nameOf),
          planned: upcoming.filter(({ scheduledAt }) => (scheduledAt ?? 0) < now + 7 * DAY).length,
        });
  return [
    say('strategy.covers', {
      ...{ business: business.name || null, timeframe, locale: business.locale, work },
      ...{ from: day(from), until: day(until - 1) },
    }),
    ...goalsOf(evidence),
    ...resultsOf(evidence),
  ];
}

function goalsOf({ business }: Evidence): Sentence[] {
  const goals = business.marketingGoals.trim();
  return goals ? [say('strategy.goals', { goals })] : [];
}

function resultsOf(evidence: Evidence): Sentence[] {
  return measuredSides(evidence).map(({ tag, posts }) =>
    say('strategy.so-far', {
      posts: posts.length,
      reactions: posts.reduce((total, post) => total + reactionsOf(post), 0),
      locale: evidence.business.locale,
      isSimulated: tag === 'sandbox',
    }),
  );
}

/** The three focus areas, each with what it means here. */
function listFocus(evidence: Evidence): ToldDocument['focus'] {
  const [advice = ''] = advise(evidence);
  const audience = namedAudience(evidence).slice(0, 3);
  return [
    { title: say('strategy.focus', { area: 'content' }), text: advice },
    {
      title: say('strategy.focus', { area: 'audience' }),
      text:
        audience.length > 0
          ? say('strategy.speak-to', { people: audience.map(asPhrase) })
          : say('strategy.say-whom'),
    },
    { title: say('strategy.focus', { area: 'platforms' }), text: nextChannel(evidence) },
  ];
}

/** A fact within a sentence: without its full stop. */
function asPhrase(fact: string): string {
  return fact.replace(/[.!]+$/, '');
}

function listBasis(evidence: Evidence): Told[] {
  const { business, facts } = evidence;
  const sources = Object.values(SOURCES).map(({ name, period }) => ({ name, period }));
  return [
    business.profileAt === null
      ? say('strategy.no-profile')
      : say('strategy.from-facts', { facts: facts.length, tone: business.toneOfVoice || null }),
    ...measuredSides(evidence).map(({ tag, posts }) =>
      say('strategy.from-reactions', { posts: posts.length, isSimulated: tag === 'sandbox' }),
    ),
    ...(factsOf(evidence, 'audience').length > 0 ? [say('strategy.from-audience')] : []),
    say('strategy.from-times', { sources }),
  ];
}
