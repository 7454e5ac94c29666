// What a document of several pictures is called, on channels that show them so: the beginning of what its post says.

const MOST = 100;
const NAMELESS = 'Document';

/** At most 100 UTF-16 units of the first line, cut between words where there are any, and never inside a character. */
export function documentTitle(content: string): string {
  const [line = ''] = content.trim().split('\n');
  const words = line.replace(/\s+/g, ' ').trim();
  if (words.length <= MOST) return words || NAMELESS;
  const fitting = fit(words, MOST - 1);
  const space = fitting.lastIndexOf(' ');
  const isWord = words[fitting.length] === ' ' || space < MOST / 2;
  return `${(isWord ? fitting : fitting.slice(0, space)).trimEnd()}…`;
}

/** The longest beginning of whole characters, as a reader takes them. */
function fit(words: string, most: number): string {
  const segments = [
    ...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(words.slice(0, most + 50)),
  ];
  const last = segments.findLast(({ index, segment }) => index + segment.length <= most);
  if (last) return words.slice(0, last.index + last.segment.length);
  // One character that is longer than that: its code points stay whole.
  return words.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
