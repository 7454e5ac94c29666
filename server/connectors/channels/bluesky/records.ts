// Posts as records of an account's repository: made here whole, a thread in one piece, and found again by their keys.

import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { threadParts } from '../../../contract/thread.ts';
import { wordsOfTold } from '../../../sentences/index.ts';
import type { Call, Published, PublishRequest } from '../connector.ts';
import { cidOf, type Json } from './cid.ts';
import { type FindPerson, facetsOf } from './facets.ts';
import { askAs, requireSuccess, troubleOf } from './pds.ts';
import { recordKeysOf } from './record-key.ts';

export const POSTS = 'app.bsky.feed.post';

export interface NewRecord {
  readonly key: string;
  readonly value: { readonly [name: string]: Json };
}

interface Made {
  readonly embed: Json | null;
  readonly findPerson: FindPerson;
}

/** The parts of a post as it leaves. */
export function partsOf(
  { channel }: Pick<Call, 'channel'>,
  { content }: Pick<PublishRequest, 'content'>,
): string[] {
  return threadParts(channelOf(channel).form, content);
}

/** The records of a post; each after the first answers the one before. */
export async function recordsOf(
  call: Call,
  post: PublishRequest,
  { embed, findPerson }: Made,
): Promise<NewRecord[]> {
  const parts = partsOf(call, post);
  const keys = recordKeysOf(post, parts.length);
  const now = call.clock.now();
  const records: NewRecord[] = [];
  const refs: { readonly uri: string; readonly cid: string }[] = [];
  for (const [at, text] of parts.entries()) {
    const facets = await facetsOf(text, findPerson);
    const [root, parent] = [refs[0], refs.at(-1)];
    const value = {
      $type: POSTS,
      text,
      createdAt: new Date(now + at).toISOString(),
      ...(facets.length > 0 && { facets }),
      ...(root && parent && { reply: { root: { ...root }, parent: { ...parent } } }),
      ...(at === 0 && embed !== null && { embed }),
    };
    const key = keys[at] ?? '';
    records.push({ key, value });
    refs.push({ uri: uriOf(call, key), cid: cidOf(value) });
  }
  return records;
}

export function uriOf({ credential }: Pick<Call, 'credential'>, key: string): string {
  return `at://${credential?.externalId}/${POSTS}/${key}`;
}

/** The key in the address of one of the account's own posts. */
export function keyOf(uri: string): string {
  return uri.split('/').at(-1) ?? '';
}

export function toPublished(call: Pick<Call, 'credential'>, key: string): Published {
  const url = `https://bsky.app/profile/${call.credential?.externalId}/post/${key}`;
  return { end: 'published', externalId: uriOf(call, key), url };
}

const Found = v.object({
  uri: v.string(),
  value: v.object({ reply: v.optional(v.object({ root: v.object({ uri: v.string() }) })) }),
});

/** The record at a key; undefined when there certainly is none. @throws StagingEnded, OutboundError */
export async function findRecord(
  call: Call,
  key: string,
): Promise<{ readonly root: string | undefined } | undefined> {
  const query = { repo: call.credential?.externalId ?? '', collection: POSTS, rkey: key };
  const reply = await askAs(call, 'com.atproto.repo.getRecord', { query });
  const { name, words } = troubleOf(reply);
  // Releases before the lexicon named this said it in words.
  if (
    reply.status === 400 &&
    (name === 'RecordNotFound' || /^Could not locate record/.test(wordsOfTold(words)))
  )
    return undefined;
  const { value } = v.parse(Found, requireSuccess(call, reply).json);
  return { root: value.reply?.root.uri };
}
