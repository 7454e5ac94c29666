// Makes mails out of views/emails.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Letter } from '../../views/emails/letter.tsx';
import { letterText } from '../../views/emails/letter-text.ts';
import { LETTERS } from '../../views/emails/letters.ts';
import { Newsletter } from '../../views/emails/newsletter.tsx';
import { withOutlook } from '../../views/emails/sheet.tsx';
import type { Worded } from '../contract/letters.ts';
import type { Sentence } from '../contract/sentence.ts';
import type { MailRenderer } from '../domain/email/index.ts';
import type { LetterRenderer } from '../domain/letters/index.ts';
import { CATALOGUE, wordsOf } from '../sentences/index.ts';

export const mailRenderer: MailRenderer = {
  render: (content) => documentOf(<Newsletter {...content} />),
};

export const letterRenderer: LetterRenderer = {
  render: (template, props, publicUrl) => {
    const content = LETTERS[template](worded(props));
    const link = (path: string) => new URL(addressOf(path), publicUrl).href;
    return {
      subject: content.subject,
      text: letterText(content, link),
      html: documentOf(<Letter content={content} link={link} />),
      stopPath: content.stop?.path ?? null,
    };
  },
};

/** Sentences of a letter as words; what a release that stored words has written stays as it is. */
function worded<P>(props: P): Worded<P> {
  if (Array.isArray(props)) return props.map(worded) as Worded<P>;
  if (typeof props !== 'object' || props === null) return props as Worded<P>;
  if (isSentence(props)) return wordsOf(props) as Worded<P>;
  return Object.fromEntries(Object.entries(props).map(([name, part]) => [name, worded(part)])) as Worded<P>;
}

function isSentence(part: object): part is Sentence {
  return 'id' in part && typeof part.id === 'string' && Object.hasOwn(CATALOGUE, part.id);
}

function documentOf(mail: ReactElement): string {
  return `<!doctype html>${withOutlook(renderToStaticMarkup(mail))}`;
}

/**
 * A screen by an address of its own: by its hash the dashboard would come first. What carries a token stays in the hash,
 * which no server and no log hears.
 */
function addressOf(path: string): string {
  const [, route = ''] = /^\/?#(\/.*)$/.exec(path) ?? [];
  return route && !/[?&]token=/.test(route) ? `/screens${route}` : path;
}
