// Audience analysis: whom the owner names, what they may care for, and where they react.
import type { Group } from '../../contract/report.ts';
import type { AnalysisResult } from '../../contract/strategy.ts';
import { bars, count, group, list, text } from './blocks.ts';
import { type Evidence, factsOf, measuredSides } from './evidence.ts';
import { rankChannels } from './findings.ts';
import { SAMPLE_DEMOGRAPHICS, SAMPLE_INTERESTS } from './samples-data.ts';

export function analyseAudience(evidence: Evidence): AnalysisResult {
  const groups = [
    describeAudience(evidence),
    findDemographics(evidence) ?? SAMPLE_DEMOGRAPHICS,
    findInterests(evidence) ?? SAMPLE_INTERESTS,
    ...rankReactions(evidence),
  ].filter((one) => one !== null);
  const isSample = groups.some(({ tag }) => tag === 'sample');
  return { groups, missing: isSample ? explainMissing(evidence) : null, insights: [], plan: null };
}

/** Whom the profile names, in the owner's words; null when it names nobody. */
export function describeAudience(evidence: Evidence): Group | null {
  const { business, subscribers } = evidence;
  const groups = factsOf(evidence, 'audience');
  const named = groups.length > 0 ? groups : [business.targetAudience].filter(Boolean);
  if (named.length === 0) return null;
  const mail = subscribers > 0 ? [text(`${count(subscribers, 'person', 'people')} get your mail.`)] : [];
  return group('Who you work for', null, list(named), ...mail);
}

/** Ages and the like are said by few owners, and only taken where they are. */
function findDemographics({ business }: Evidence): Group | null {
  const ages = [...business.targetAudience.matchAll(AGES)].map(([words]) => words.trim());
  return ages.length === 0 ? null : group('Demographics', null, list([...new Set(ages)]));
}

const AGES =
  /\b(?:aged?|ages|between)\s+\d{1,2}\s*(?:-|–|to|and)\s*\d{1,2}|\b\d{1,2}\s*(?:-|–)\s*\d{1,2}\s*(?:year[- ]olds?|years)|\b(?:over|under)\s+\d{2}s?\b/gi;

/** What the business stands for is what its people share. */
export function findInterests(evidence: Evidence): Group | null {
  const values = factsOf(evidence, 'value');
  return values.length === 0 ? null : group('Interests', null, list(values));
}

function rankReactions(evidence: Evidence): Group[] {
  return measuredSides(evidence).flatMap(({ tag, posts }) => {
    const ranked = rankChannels(posts, evidence.connections);
    return ranked.length === 0
      ? []
      : [group('Where they react', tag, bars('Reactions a post by platform.', 'reactions a post', ranked))];
  });
}

function explainMissing({ business }: Evidence): string {
  return business.profileAt === null
    ? 'Describe your business and its audience, and this becomes your own.'
    : 'Ages and places come from the platforms themselves; none that is connected tells them yet. Interests come from the brand values in your profile.';
}
