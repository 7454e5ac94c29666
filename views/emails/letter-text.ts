// A letter as plain text: the same parts in the same order.
import type { LetterContent, LetterPart } from '../../server/contract/letters.ts';

/** @param link makes a whole address of a path */
export function letterText(content: LetterContent, link: (path: string) => string): string {
  const parts = content.parts.map((part) => partText(part, link));
  const said = parts.filter((part) => part !== '');
  const stop = content.stop ? [`${content.stop.label}: ${link(content.stop.path)}`] : [];
  return `${[...said, ['-- ', content.because, ...stop].join('\n')].join('\n\n')}\n`;
}

function partText(part: LetterPart, link: (path: string) => string): string {
  if (part.kind === 'action') return `${part.label}: ${link(part.path)}`;
  // The words beside them say what they are about.
  if (part.kind === 'pictures') return '';
  if (part.kind !== 'list') return part.text;
  return part.items
    .map(({ title, text, path }) =>
      [`- ${title}`, text, path !== undefined && link(path)].filter(Boolean).join('\n  '),
    )
    .join('\n');
}
