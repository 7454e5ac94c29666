// Bluesky, on whichever server (PDS) an account is kept. https://docs.bsky.app, https://atproto.com

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { errorSaying, toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isDone, later, makeVisible, StagingEnded, stage } from '../ask.ts';
import type {
  Call,
  CheckOutcome,
  CheckRequest,
  Connector,
  Examination,
  Figures,
  PublishOutcome,
  PublishRequest,
} from '../connector.ts';
import { Count } from '../told.ts';
import { auth, readAccount } from './auth.ts';
import { embedOf } from './embed.ts';
import { findPerson } from './identity.ts';
import { oauth } from './oauth.ts';
import { askAs, openSession, refusalOf, requireSuccess, troubleOf } from './pds.ts';
import { nextKeyOf, recordKeysOf } from './record-key.ts';
import { findRecord, keyOf, type NewRecord, POSTS, recordsOf, toPublished, uriOf } from './records.ts';

export const bluesky: Connector = {
  auth,
  otherWays: [{ provider: 'bluesky-oauth', auth: oauth, isUsual: true }],
  settle: MINUTE,
  publish,
  resume: async () => ({ end: 'unknown', error: say('networks.bluesky-nothing') }),
  check,
  measure,
  remove,
  // Records can be changed, but people are shown the words that a post began with.
  edit: null,
  examine,
};

function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const [first = ''] = recordKeysOf(post, 1);
    // An earlier attempt got through.
    if (await findRecord(call, first)) return toPublished(call, first);
    const embed = await embedOf(call, post);
    const records = await recordsOf(call, post, {
      embed,
      findPerson: (handle) => findMentioned(call, handle),
    });
    return makeVisible(
      call,
      () => write(call, records.map(toCreate)),
      (reply) => (isDone(reply) ? toPublished(call, first) : refusalOf(call, reply)),
    );
  });
}

/** A post waits until it is known whom it mentions. */
async function findMentioned(call: Call, handle: string): Promise<string | null> {
  return findPerson(call, handle).catch((error: Error) => {
    throw error instanceof OutboundError ? error : new StagingEnded(later(call, toldBy(error)));
  });
}

function toCreate({ key, value }: NewRecord) {
  return { $type: 'com.atproto.repo.applyWrites#create', collection: POSTS, rkey: key, value };
}

/** All of it or nothing: a thread never stops half-way. */
function write(call: Call, writes: readonly object[]) {
  return askAs(call, 'com.atproto.repo.applyWrites', {
    json: { repo: call.credential?.externalId, validate: true, writes },
  });
}

async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const [first = ''] = recordKeysOf(attempt, 1);
  try {
    const isThere = (await findRecord(call, first)) && !attempt.others.includes(uriOf(call, first));
    return isThere ? toPublished(call, first) : { end: 'absent' };
  } catch (error) {
    if (error instanceof OutboundError) return { end: 'unknown', error: toldBy(error) };
    if (!(error instanceof StagingEnded)) throw error;
    const { outcome } = error;
    if (outcome.end === 'reconnect') return outcome;
    return {
      end: 'unknown',
      error: outcome.end === 'retry' ? outcome.error : say('networks.server-untold'),
    };
  }
}

/** Who gathers what everybody posts; the account's own server passes questions on. */
const VIEW = { 'atproto-proxy': 'did:web:api.bsky.app#bsky_appview' };
const MOST_AT_ONCE = 25;
const Viewed = v.object({
  posts: v.array(
    v.object({
      uri: v.string(),
      likeCount: Count,
      replyCount: Count,
      repostCount: Count,
      quoteCount: Count,
    }),
  ),
});

async function measure(call: Call, externalIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const found = new Map<string, Figures>();
  for (let at = 0; at < externalIds.length; at += MOST_AT_ONCE) {
    const query = new URLSearchParams(externalIds.slice(at, at + MOST_AT_ONCE).map((uri) => ['uris', uri]));
    const reply = requireSuccess(call, await askAs(call, 'app.bsky.feed.getPosts', { query, headers: VIEW }));
    for (const { uri, likeCount, replyCount, repostCount, quoteCount } of v.parse(Viewed, reply.json).posts) {
      const shares = repostCount === undefined ? undefined : repostCount + (quoteCount ?? 0);
      found.set(uri, {
        ...(likeCount !== undefined && { likes: likeCount }),
        ...(replyCount !== undefined && { comments: replyCount }),
        ...(shares !== undefined && { shares }),
      });
    }
  }
  return found;
}

/** The whole thread in one piece. */
async function remove(call: Call, externalId: string): Promise<boolean> {
  const first = keyOf(externalId);
  if (!(await findRecord(call, first))) return true;
  const keys = [first];
  for (;;) {
    const next = nextKeyOf(keys.at(-1) ?? '');
    if ((await findRecord(call, next))?.root !== externalId) break;
    keys.push(next);
  }
  const writes = keys.map((rkey) => ({
    $type: 'com.atproto.repo.applyWrites#delete',
    collection: POSTS,
    rkey,
  }));
  const reply = await write(call, writes);
  if (!isDone(reply)) throw errorSaying(troubleOf(reply).words);
  return true;
}

const Profile = v.object({ followersCount: v.nullish(v.number()) });

async function examine(call: Call): Promise<Examination> {
  const reply = await readAccount(call, openSession(call.credential?.token ?? ''));
  if (!reply.account) {
    const refusal = refusalOf(call, reply);
    return { end: refusal.end === 'reconnect' ? 'reconnect' : 'unknown', error: troubleOf(reply).words };
  }
  const { did, active = true, status = 'not active' } = reply.account;
  if (!active) return { end: 'unknown', error: say('networks.bluesky-account', { state: status }) };
  const profile = await askAs(call, 'app.bsky.actor.getProfile', { query: { actor: did }, headers: VIEW });
  const read = v.safeParse(Profile, profile.json);
  return { end: 'well', followers: (read.success && read.output.followersCount) || null, findings: [] };
}
