// Whether a post of X says what ours says. X shortens links, escapes signs, and adds the address of what is shown.
import * as v from 'valibot';
import { Id } from '../told.ts';

const Link = v.object({ url: v.string(), expanded_url: v.nullish(v.string()) });
const Words = { text: v.string(), entities: v.nullish(v.object({ urls: v.nullish(v.array(Link), []) })) };

/** A post as the account's list has it. */
export const XPost = v.object({
  id: Id,
  created_at: v.nullish(v.string()),
  ...Words,
  note_tweet: v.nullish(v.object(Words)),
  referenced_tweets: v.nullish(v.array(v.object({ type: v.string(), id: Id }))),
});
export type XPost = v.InferOutput<typeof XPost>;

export function says(post: XPost, words: string): boolean {
  return comparable(wordsOf(post)) === comparable(words);
}

function wordsOf({ id, note_tweet, ...post }: XPost): string {
  const { text, entities } = note_tweet ?? post;
  const links = [...(entities?.urls ?? []), ...(post.entities?.urls ?? [])];
  return links.reduce((words, { url, expanded_url }) => {
    const full = expanded_url ?? url;
    const isShown = full.includes(`/status/${id}/`);
    return words.replaceAll(url, isShown ? '' : full);
  }, readable(text));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function readable(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
}

/** X gives links a scheme and a slash that were not typed, and takes spaces together. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/https?:\/\//g, '')
    .replace(/\/(?=[\s.,;:!?)\]]|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
