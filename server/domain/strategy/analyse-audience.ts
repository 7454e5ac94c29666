// Audience analysis: whom the owner names, what they may care for, and where they react.
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { bars, group, list, type ToldGroup, text } from './blocks.ts';
import type { ToldResult } from './document.ts';
import { type Evidence, factsOf, measuredSides } from './evidence.ts';
import { rankChannels } from './findings.ts';
import { SAMPLE_DEMOGRAPHICS, SAMPLE_INTERESTS } from './samples-data.ts';

export function analyseAudience(evidence: Evidence): ToldResult {
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
export function describeAudience(evidence: Evidence): ToldGroup | null {
  const { subscribers } = evidence;
  const named = namedAudience(evidence);
  if (named.length === 0) return null;
  const mail = subscribers > 0 ? [text(say('analyses.get-your-mail', { people: subscribers }))] : [];
  return group(say('analyses.who-you-work-for'), null, list(named), ...mail);
}

/** Groups of people, in the owner's words. */
export function namedAudience(evidence: Evidence): string[] {
  const groups = factsOf(evidence, 'audience');
  return groups.length > 0 ? groups : [evidence.business.targetAudience].filter(Boolean);
}

/** Ages and the like are said by few owners, and only taken where they are. */
function findDemographics({ business }: Evidence): ToldGroup | null {
  const ages = [...business.targetAudience.matchAll(AGES)].map(([words]) => words.trim());
  return ages.length === 0 ? null : group(say('analyses.demographics'), null, list([...new Set(ages)]));
}

const AGES =
  /\b(?:aged?|ages|between)\s+\d{1,2}\s*(?:-|–|to|and)\s*\d{1,2}|\b\d{1,2}\s*(?:-|–)\s*\d{1,2}\s*(?:year[- ]olds?|years)|\b(?:over|under)\s+\d{2}s?\b/gi;

/** What the business stands for is what its people share. */
export function findInterests(evidence: Evidence): ToldGroup | null {
  const values = factsOf(evidence, 'value');
  return values.length === 0 ? null : group(say('analyses.interests'), null, list(values));
}

function rankReactions(evidence: Evidence): ToldGroup[] {
  return measuredSides(evidence).flatMap(({ tag, posts }) => {
    const ranked = rankChannels(posts, evidence.connections);
    return ranked.length === 0
      ? []
      : [
          group(
            say('analyses.where-they-react'),
            tag,
            bars(say('analyses.reactions-by-platform'), say('analyses.reactions-a-post'), ranked),
          ),
        ];
  });
}

function explainMissing({ business }: Evidence): Sentence {
  return business.profileAt === null ? say('analyses.no-profile') : say('analyses.no-ages');
}
