// The town that a business names as its own: its people have something to say about it.
import type { FactKind } from '../../../contract/fact.ts';
import { isNameOfPlace } from '../capitals.ts';
import type { Fact } from '../facts.ts';

/** A business that is "in" or "near" a place is of it; "across Kent" is where it drives. */
const IN_TOWN =
  /(?:^|\s)(?:in|near|at|based in|outside) ((?:the |central |greater |downtown )?\p{Lu}[\p{L}'’-]+(?: (?:on|upon|under|le|la|of) (?=\p{Lu}))?(?: ?\p{Lu}[\p{L}'’-]+){0,2})/u;
/** Where owners say what they are and where. */
const SAYS: ReadonlySet<FactKind> = new Set<FactKind>([
  'story',
  'place',
  'service',
  'product',
  'history',
  'process',
]);
/** Facts at the beginning of a description in which a name behind "in" is a place, whatever it is. */
const FIRST = 2;

/** The town, such as "Melrose"; null where none is named. */
export function townOf(facts: readonly Fact[]): string | null {
  for (const [at, { kind, text }] of facts.entries()) {
    if (!SAYS.has(kind)) continue;
    const [, town = ''] = IN_TOWN.exec(text) ?? [];
    if (town === '' || NO_TOWN.test(town) || town === town.toUpperCase()) continue;
    if (isNameOfPlace(town) || at < FIRST || kind === 'place') return town;
  }
  return null;
}

/** Days, tongues, styles and streets. */
const NO_TOWN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|spring|summer|autumn|winter|christmas|easter|english|german|french|spanish|italian|welsh|victorian|edwardian|georgian|art\b)|\b(?:Street|Road|Lane|Avenue|Square|Row|Yard|Mill|House|Hall|Farm|Park|Estate|Centre|Center|Minster|School|Church|University|College|Guild)$/i;
