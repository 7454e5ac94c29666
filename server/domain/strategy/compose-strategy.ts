// Writes the document of a strategy: summary, focus, and the parts that were asked for.
import { INDUSTRIES, TONES } from '../../contract/constants/industries.ts';
import { FOCUS_AREAS, STRATEGY_PARTS, TIMEFRAMES } from '../../contract/constants/strategy.ts';
import { REACTIONS, reactionsOf } from '../../contract/figures.ts';
import type { StrategyDocument, StrategyInput } from '../../contract/strategy.ts';
import { DAY } from '../../kernel/clock.ts';
import { weeklyOf } from '../channels/index.ts';
import { addLocalDays, SOURCES, toLocal } from '../learning/index.ts';
import { describeAudience } from './analyse-audience.ts';
import { count, join } from './blocks.ts';
import { activeChannels, type Evidence, factsOf, measuredSides, nameOf } from './evidence.ts';
import { advise } from './improve.ts';
import { longDate } from './season.ts';
import { nextChannel, PARTS, type Span } from './strategy-parts.ts';
import { TRIALS_TITLE, type Trials, writeTrials } from './trials.ts';

export function composeStrategy(evidence: Evidence, trials: Trials, input: StrategyInput): StrategyDocument {
  const { business, now } = evidence;
  const end = addLocalDays(now, TIMEFRAMES[input.timeframe].days, business.timezone);
  const span = { from: now, until: end, days: TIMEFRAMES[input.timeframe].days };
  const parts = PARTS.filter(({ key }) => input[key]);
  return {
    business: {
      name: business.name || 'Your business',
      industry: business.profileAt === null ? '' : INDUSTRIES[business.industry],
      website: business.websiteUrl,
    },
    sample: business.profileAt === null,
    from: toLocal(now, business.timezone).date,
    until: toLocal(end - 1, business.timezone).date,
    summary: summarise(evidence, input, span),
    focus: listFocus(evidence),
    sections: [
      ...parts.map(({ key, write }) => ({ title: STRATEGY_PARTS[key], groups: write(evidence, span) })),
      { title: TRIALS_TITLE, groups: writeTrials(evidence, trials) },
    ],
    basis: listBasis(evidence),
  };
}

function summarise(evidence: Evidence, input: StrategyInput, { from, until }: Span): string[] {
  const { business } = evidence;
  const channels = activeChannels(evidence);
  const day = (at: number) => longDate(toLocal(at, business.timezone).date, business.locale);
  const term = `${TIMEFRAMES[input.timeframe].label.toLowerCase()}, from ${day(from)} to ${day(until - 1)}`;
  const weekly = channels.reduce((sum, connection) => sum + weeklyOf(connection), 0);
  const work =
    channels.length === 0
      ? 'No platform is connected yet, so connecting the first one comes first.'
      : `It aims at ${count(weekly, 'piece')} of content a week on ${join(channels.map(nameOf))}, as far as the facts of the profile carry; ${plannedWords(evidence)}.`;
  return [
    `This strategy of ${business.name || 'your business'} covers ${term}. ${work}`,
    ...goalsOf(evidence),
    ...resultsOf(evidence),
  ];
}

/** What the next days hold of it, when it is written. */
function plannedWords({ upcoming, now }: Evidence): string {
  const planned = upcoming.filter(({ scheduledAt }) => (scheduledAt ?? 0) < now + 7 * DAY).length;
  if (planned === 0) return 'none is planned yet';
  return `${planned === 1 ? '1 is' : `${planned} are`} planned for the first 7 days`;
}

function goalsOf({ business }: Evidence): string[] {
  const goals = business.marketingGoals.trim();
  return goals ? [`What it is for, in your words: ${goals}`] : [];
}

function resultsOf(evidence: Evidence): string[] {
  return measuredSides(evidence).map(({ tag, posts }) => {
    const sum = posts.reduce((total, post) => total + reactionsOf(post), 0);
    const where = tag === 'sandbox' ? ' in the Sandbox, where reactions are simulated' : '';
    return `So far ${count(posts.length, 'measured post')} brought ${sum.toLocaleString(evidence.business.locale)} reactions (${REACTIONS})${where}.`;
  });
}

/** The three focus areas, each with what it means here. */
function listFocus(evidence: Evidence): StrategyDocument['focus'] {
  const [advice = ''] = advise(evidence);
  const named = describeAudience(evidence)?.blocks[0];
  const audience = named?.kind === 'list' ? named.items.slice(0, 3) : [];
  const texts = [
    advice,
    audience.length > 0
      ? `Whom to speak to: ${join(audience.map(asPhrase))}.`
      : 'Say in the profile whom you work for: nobody is named there yet.',
    nextChannel(evidence),
  ];
  return FOCUS_AREAS.map((title, index) => ({ title, text: texts[index] ?? '' }));
}

/** A fact within a sentence: without its full stop. */
function asPhrase(fact: string): string {
  return fact.replace(/[.!]+$/, '');
}

function listBasis(evidence: Evidence): string[] {
  const { business, facts } = evidence;
  const tone = business.toneOfVoice ? `, written to sound ${TONES[business.toneOfVoice].toLowerCase()}` : '';
  const sources = Object.values(SOURCES).map(({ name, period }) => `${name} (${period})`);
  return [
    business.profileAt === null
      ? 'No business profile yet: what is marked "Sample" is not about your business.'
      : `${count(facts.length, 'fact')} of the business profile${tone}.`,
    ...measuredSides(evidence).map(
      ({ tag, posts }) =>
        `Reactions to ${count(posts.length, 'published post')}${tag === 'sandbox' ? ' in the Sandbox (simulated)' : ''}.`,
    ),
    ...(factsOf(evidence, 'audience').length > 0 ? ['The target audience that you describe.'] : []),
    `Published posting times: ${join(sources)}.`,
  ];
}
