// What a picture says of a text that somebody wrote: its first sentence large, its list as a list, its question as a question.
import type { DesignWords } from '../../../contract/design.ts';
import { sentencesOf } from '../quality.ts';
import { LONGEST, plainText, shorten, wholeSentences, withoutStop } from './short-words.ts';

const NUMBERED = /^\s*\d{1,2}[.)]\s+(\S.*)$/;
const MARKED = /^\s*[•–▪☐✓✔*-]\s+(\S.*)$/;
const MOST_LINES = 6;
const GREETING = /^(?:hi|hello|dear|hey|good (?:morning|evening))\b.{0,40}[,!]$/i;

export interface OwnText {
  readonly title: string | null;
  readonly content: string;
}

/** Words of one picture; undefined for a text that has no word to show. */
export function wordsOfText({ title, content }: OwnText): DesignWords | undefined {
  const lines = plainText(content)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !GREETING.test(line));
  const first = title === null ? '' : plainText(title);
  const listed = listIn(lines, NUMBERED) ?? listIn(lines, MARKED);
  const running = lines.filter((line) => !NUMBERED.test(line) && !MARKED.test(line));
  const [opening = '', ...rest] = sentencesOf(running.join('\n'));
  const heading = shorten(first || opening, LONGEST.title);
  if (heading === '' || !/\p{L}|\p{N}/u.test(heading)) return undefined;
  const note = '';
  if (listed !== undefined) {
    const [list, isNumbered] = listed;
    return isNumbered
      ? { kind: 'steps', title: withoutStop(heading), steps: list, note }
      : { kind: 'checklist', title: withoutStop(heading), items: list, note };
  }
  if (heading.endsWith('?')) return { kind: 'question', question: heading, answer: '', note };
  const text = wholeSentences((first ? [opening, ...rest] : rest).join(' '), LONGEST.text);
  return { kind: 'tip', title: withoutStop(heading), text, note };
}

/** Lines that are marked alike, at least two of them. */
function listIn(lines: readonly string[], mark: RegExp): readonly [string[], boolean] | undefined {
  const found = lines.flatMap((line) => mark.exec(line)?.[1] ?? []);
  if (found.length < 2) return undefined;
  const short = found.slice(0, MOST_LINES).map((item) => withoutStop(shorten(item, LONGEST.item)));
  return [short, mark === NUMBERED];
}
