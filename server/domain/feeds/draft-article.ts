// An article in a channel's form: what it is called, as much of what it tells as reads well there, and where it stands.
import type { ChannelType } from '../../contract/channels/index.ts';
import { formOn, type OwnLimits } from '../../contract/own-limits.ts';
import { countText } from '../writer/index.ts';
import type { Article } from './feed-reader.ts';

export interface ArticleWords {
  readonly title: string | null;
  readonly content: string;
}

/** Of a summary more is never told: the article itself is one press away. */
const MOST_SENTENCES = 3;
const CUT = '…';

/** @param to.own limits of the server that it leaves by @returns words within the channel's limits; null where there is nothing to say in its form */
export function draftArticle(
  channel: ChannelType,
  { title, summary, url }: Pick<Article, 'title' | 'summary' | 'url'>,
  { locale, own = null }: { readonly locale: string; readonly own?: OwnLimits | null },
): ArticleWords | null {
  const form = formOn(channel, own);
  const allowed = (text: string) => [...text].filter((one) => !form.forbids.includes(one)).join('');
  const name = allowed(title.replaceAll('\n', ' ')).trim();
  const link = form.links && url !== null ? url : '';
  const count = (text: string) => countText(channel, text);
  const room = Math.min(form.text, Math.max(form.aim.max, count(link) + MIN_WORDS));
  const heading = form.title > 0 ? '' : cutTo(name, (text) => count(join([text, link])) <= room);
  const told = sentencesOf(allowed(summary), locale)
    // Many summaries begin by saying the title again.
    .filter((sentence) => sentence.toLowerCase() !== name.toLowerCase())
    .slice(0, MOST_SENTENCES);
  let body = '';
  for (const sentence of told) {
    const longer = join([body, sentence], ' ');
    if (count(join([heading, longer, link])) > room) break;
    body = longer;
  }
  const content = join([heading, body, link]) || cutTo(name, (text) => count(text) <= form.text);
  if (content === '' || count(content) > form.text) return null;
  return { title: form.title > 0 ? cutTo(name, (text) => [...text].length <= form.title) : null, content };
}

/** A link alone is no post. */
const MIN_WORDS = 60;

function join(parts: readonly string[], between = '\n\n'): string {
  return parts.filter((part) => part !== '').join(between);
}

/** The text, or as many of its words as fit with a mark that there were more; empty where not even one does. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  for (let left = words.length - 1; left > 0; left -= 1) {
    const cut = `${words
      .slice(0, left)
      .join(' ')
      .replace(/[\s.,;:!?–—-]+$/, '')}${CUT}`;
    if (fits(cut)) return cut;
  }
  return '';
}

function sentencesOf(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return [...segmenter.segment(text.replaceAll('\n', ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}
