// What the picture of a post says: the idea that it tells, the fact that it brings, or, once somebody has edited it, its own text.
import type { DesignWords } from '../../contract/design.ts';
import type { Business, FactRecord } from '../business/index.ts';
import type { PostRecord } from '../content/index.ts';
import { type IdeaTelling, wordsOfFact, wordsOfIdea, wordsOfText } from '../writer/index.ts';

export interface Matter {
  readonly business: Pick<Business, 'id' | 'timezone' | 'locale'>;
  readonly post: Pick<PostRecord, 'title' | 'content'>;
  /** What it tells; null for the owner's own news, and for what is not in the library any more. */
  readonly idea: IdeaTelling['idea'] | null;
  /** The fact that it opens with; undefined where it rests on none. */
  readonly fact: FactRecord | undefined;
  readonly isEdited: boolean;
  readonly american: boolean;
}

/** Undefined for a text without a word that a picture could show. */
export function pictureWords(matter: Matter): DesignWords | undefined {
  const { business, post, idea, fact, isEdited, american } = matter;
  if (isEdited) return wordsOfText(post);
  if (idea !== null) return wordsOfIdea({ idea, american, seed: `${business.id}` });
  if (fact === undefined) return wordsOfText(post);
  const { locale, timezone: timeZone } = business;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return wordsOfFact({ fact, formatDay: (at) => day.format(at) });
}
