// How a business speaks: in which tones, and whether it writes English.
import type { BrandTone, Tone } from '../../contract/constants/industries.ts';
import type { WriterProfile } from './facts.ts';
import { STOPWORDS } from './lexicon-data.ts';

/** Tones of the brand that the library knows by another name. */
const KNOWN_AS: Readonly<Record<BrandTone, Tone>> = {
  professional: 'professional',
  friendly: 'friendly',
  casual: 'friendly',
  humorous: 'humorous',
  formal: 'professional',
  technical: 'technical',
  authoritative: 'authoritative',
  inspirational: 'inspirational',
};

/** What the profile says leads; the brand's further tones come after it. None when none was chosen. */
export function tonesOf({ toneOfVoice, tones = [] }: WriterProfile): Tone[] {
  const lead = toneOfVoice === null ? [] : [toneOfVoice];
  return [...new Set([...lead, ...tones.map((tone) => KNOWN_AS[tone])])];
}

/** False when the profile is evidently in another language; English text cannot be put around it. */
export function isEnglish(profile: WriterProfile): boolean {
  const text = `${profile.description} ${profile.targetAudience} ${profile.brandValues}`;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const latin = letters.replace(/[^\p{Script=Latin}]/gu, '');
  if (latin.length < letters.length * 0.7) return false;
  const tokens = text.toLowerCase().split(/[^\p{L}]+/u);
  const score = (language: string) => tokens.filter((token) => STOPWORDS[language]?.has(token)).length;
  const foreign = Math.max(
    ...Object.keys(STOPWORDS)
      .filter((language) => language !== 'english')
      .map(score),
  );
  return foreign < 2 || score('english') >= foreign;
}
