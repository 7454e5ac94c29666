// How a business speaks: "we" or "I", with or without contractions, in which tone, and whether it writes English.
import type { BrandTone, Tone } from '../../contract/constants/industries.ts';
import type { WriterProfile } from './facts.ts';
import { STOPWORDS } from './lexicon-data.ts';

export interface Voice {
  /** The leading tone first; empty when none was chosen. */
  readonly tones: readonly Tone[];
  readonly person: 'we' | 'I';
  readonly english: boolean;
  /** Replacement of each pronoun slot of the grammar, such as `we are` or `That is`. */
  readonly words: Readonly<Record<string, string>>;
}

/** Tones of the brand that the lines know by another name. */
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

const CONTRACTING: ReadonlySet<Tone | null> = new Set<Tone | null>([
  null,
  'friendly',
  'humorous',
  'inspirational',
]);

export function voiceOf(profile: WriterProfile): Voice {
  const person = personOf(`${profile.description} ${profile.targetAudience} ${profile.brandValues}`);
  const tones = tonesOf(profile);
  const words = slotWords(person, CONTRACTING.has(tones[0] ?? null));
  return { tones, person, english: isEnglish(profile), words };
}

/** What the profile says leads; the brand's further tones come after it. */
function tonesOf({ toneOfVoice, tones = [] }: WriterProfile): Tone[] {
  const lead = toneOfVoice === null ? [] : [toneOfVoice];
  return [...new Set([...lead, ...tones.map((tone) => KNOWN_AS[tone])])];
}

function personOf(text: string): 'we' | 'I' {
  const singular = text.match(/\b(?:I|I'm|I've|i|my)\b/g)?.length ?? 0;
  const plural = text.match(/\b(?:we|we're|us|our)\b/gi)?.length ?? 0;
  return singular > plural ? 'I' : 'we';
}

function slotWords(person: 'we' | 'I', contracted: boolean): Record<string, string> {
  const single = person === 'I';
  const pick = (long: string, short: string) => (contracted ? short : long);
  const lower: Record<string, string> = {
    we: single ? 'I' : 'we',
    us: single ? 'me' : 'us',
    our: single ? 'my' : 'our',
    'we are': single ? pick('I am', "I'm") : pick('we are', "we're"),
    'we have': single ? pick('I have', "I've") : pick('we have', "we've"),
    'we would': single ? pick('I would', "I'd") : pick('we would', "we'd"),
    'that is': pick('that is', "that's"),
    'here is': pick('here is', "here's"),
    'it is': pick('it is', "it's"),
    'you will': pick('you will', "you'll"),
    'you are': pick('you are', "you're"),
  };
  const upper = Object.entries(lower).map(([slot, word]) => [upperFirst(slot), upperFirst(word)]);
  return { ...lower, ...Object.fromEntries(upper) };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
