// What can be followed in a text: addresses, hashtags and people, each by its place in bytes of UTF-8. Bluesky finds none by itself.
import type { Json } from './cid.ts';

/** An address begins with its scheme, as whoever reads it elsewhere has to see it too; punctuation at its end is the sentence's. */
const LINK = /(?<=^|[\s(])https?:\/\/[^\s<>"]+/giu;
const TAIL = /[.,;:!?'"]+$/;
/** Digits alone make no hashtag, nor is more than 64 characters of it kept there. */
const TAG = /(?<=^|[\s(])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])([\p{L}\p{M}\p{N}_]{1,64})(?![\p{L}\p{N}_])/gu;
const MENTION = /(?<=^|[\s(])@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])/giu;

/** Who stands behind a handle: the DID, or null for nobody. */
export type FindPerson = (handle: string) => Promise<string | null>;

export async function facetsOf(text: string, findPerson: FindPerson): Promise<Json[]> {
  const facets: { at: number; facet: Json }[] = [];
  const add = (at: number, part: string, feature: { readonly [name: string]: Json }) => {
    const byteStart = Buffer.byteLength(text.slice(0, at));
    const index = { byteStart, byteEnd: byteStart + Buffer.byteLength(part) };
    facets.push({ at, facet: { index, features: [feature] } });
  };
  for (const { index, link } of linksOf(text))
    add(index, link, { $type: 'app.bsky.richtext.facet#link', uri: link });
  for (const found of text.matchAll(TAG))
    add(found.index, found[0], { $type: 'app.bsky.richtext.facet#tag', tag: found[1] ?? '' });
  for (const found of text.matchAll(MENTION)) {
    const did = await findPerson((found[1] ?? '').toLowerCase());
    if (did) add(found.index, found[0], { $type: 'app.bsky.richtext.facet#mention', did });
  }
  return facets.sort((one, other) => one.at - other.at).map(({ facet }) => facet);
}

/** The addresses of a text, with their places in it. */
export function linksOf(text: string): { readonly index: number; readonly link: string }[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 0: found }) => {
    const bare = found.replace(TAIL, '');
    // A bracket at the end belongs to the sentence unless the address has opened it.
    const link = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1).replace(TAIL, '') : bare;
    return URL.canParse(link) ? [{ index, link }] : [];
  });
}
