// What every connector does, whichever network it speaks to: each way to succeed, each way to fail, and that what was lost
// on the way is found again and never made twice.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type {
  AuthCall,
  Call,
  CheckOutcome,
  Connector,
  Credential,
  Figures,
  LimitNotice,
  OAuth,
  PublishOutcome,
  PublishRequest,
} from '../../../server/connectors/channels/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import type { OriginMap } from '../../../server/connectors/origin-map.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import { HOUR, MINUTE, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { LOSSES, type Loss } from './stand-in.ts';

/** A post as followers see it on the stand-in. */
export interface Seen {
  readonly id: string;
  /** Title and text as they are stored there, one after the other. */
  readonly words: string;
  /** The alternative text of each picture or film; null where the network takes none. */
  readonly alts: readonly (string | null)[];
}

/**
 * `limited`: too many calls, with the moment from which on it may be tried; `expired`, `revoked`: the token; `forbidden`: a
 * scope or role is missing; `refused`: what is sent; `duplicate`: the same words are there.
 */
export const REFUSALS = ['limited', 'expired', 'revoked', 'forbidden', 'refused', 'duplicate'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Subject {
  readonly channel: ChannelType;
  readonly connector: Connector;
  readonly originMap: OriginMap;
  readonly clock: SimulatedClock;
  readonly credential: Credential | null;
  /** Makes posts of each kind that the network takes; kinds that it does not take are absent. */
  readonly posts: {
    readonly text?: () => PublishRequest;
    readonly link?: () => PublishRequest;
    readonly picture?: () => PublishRequest;
    readonly pictures?: () => PublishRequest;
    readonly film?: () => PublishRequest;
  };
  published(): readonly Seen[] | Promise<readonly Seen[]>;
  /** What the network stores of the words of a post; the words themselves unless told. */
  readonly stored?: (post: PublishRequest) => string;
  /** Whether alternative text arrives. */
  readonly hasAlt: boolean;
  /** Several pictures are the pages of one document, which has none. */
  readonly asDocument?: true;
  /** The next visible call goes wrong. */
  fail(loss: Loss): void;
  /** Resolves when a slow call has taken effect. */
  taken(): Promise<void>;
  /** How the next call that publishes is refused; null where this network knows no such refusal. */
  readonly refuse: Readonly<Record<Refusal, (() => void | Promise<void>) | null>>;
  /** When `limited` says that it may be tried again, UTC milliseconds; null where this network does not say. */
  readonly limitedUntil: (() => number) | null;
  /** The network works on the next media: for so many questions, and then they are there or not. Null where it never does. */
  readonly works: ((asks: number, end: 'ready' | 'failed') => void) | null;
  /** Which kind of post `works` is about; a film where there is one unless told. */
  readonly worked?: keyof Subject['posts'];
  /** What the stand-in tells of a post; null where the connector cannot ask. `without`: a post whose figures are not there yet. */
  readonly figures: { set(id: string): Figures; without(id: string): void } | null;
  readonly removes: boolean;
  readonly signIn: SignInSubject | null;
  close(): Promise<void>;
}

export interface SignInSubject {
  readonly auth: OAuth;
  readonly app: AuthCall['app'];
  readonly server?: string | null;
  /** What the person does on the network's page: allows. @returns the code that it leads back with */
  allow(authorizeUrl: string): string | Promise<string>;
  /** What `listAccounts` finds there. */
  readonly accounts: readonly string[];
}

const REDIRECT = 'https://drivyn.example/oauth/callback';
const VERIFIER = 'v'.repeat(64);
/** What is asked more often than this is never ready. */
const MOST_ASKS = 40;

/** Declares the tests. @param open makes a stand-in with nothing on it, and a connector that knows the way */
export function conformance(name: string, open: () => Promise<Subject>): void {
  describe(`${name} as every connector`, () => {
    let subject: Subject;
    let told: LimitNotice[] = [];
    /** What was noted last, by attempt: whoever looks for it is told. */
    const noted = new Map<string, string>();
    beforeEach(async () => {
      subject = await open();
      told = [];
    });
    afterEach(() => subject.close());

    const callWith = (change: Partial<Call> = {}): Call =>
      makeCall({
        channel: subject.channel,
        credential: subject.credential,
        outbound: new Outbound({ origins: subject.originMap }),
        clock: subject.clock,
        tell: (notice) => void told.push(notice),
        ...change,
      });
    const anyPost = (): PublishRequest => {
      const { text, picture, film } = subject.posts;
      const make = text ?? picture ?? film;
      assert.ok(make, 'a network takes something');
      return make();
    };
    /** Goes on until the network has made up its mind. */
    const goOn = async (call: Call, post: PublishRequest, first: PublishOutcome): Promise<PublishOutcome> => {
      let outcome = first;
      for (let asks = 0; outcome.end === 'pending'; asks += 1) {
        assert.ok(asks < MOST_ASKS, 'the network is asked without end');
        subject.clock.advance(MINUTE);
        noted.set(post.attempt, outcome.data);
        outcome = await subject.connector.resume(call, outcome.data, post);
      }
      return outcome;
    };
    const publish = async (post: PublishRequest, change: Partial<Call> = {}) => {
      const call = callWith(change);
      return goOn(call, post, await subject.connector.publish(call, post));
    };
    const check = (post: PublishRequest, others: readonly string[] = []): Promise<CheckOutcome> => {
      const data = noted.get(post.attempt);
      const since = subject.clock.now() - HOUR;
      return subject.connector.check(callWith(), { ...post, since, others, ...(data && { data }) });
    };
    const mustPublish = async (post: PublishRequest) => {
      const outcome = await publish(post);
      assert.ok(outcome.end === 'published', JSON.stringify(outcome));
      return outcome;
    };
    const seenOf = async (post: PublishRequest) => {
      const words = subject.stored?.(post) ?? [post.title, post.content].filter(Boolean).join('\n');
      return (await subject.published()).filter((seen) => seen.words === words);
    };

    for (const kind of ['text', 'link', 'picture', 'pictures', 'film'] as const) {
      test(`a post with ${kind} is out once, and is found`, async (t) => {
        const post = subject.posts[kind]?.();
        if (!post) return t.diagnostic(`${name} takes no post with ${kind}`);
        const outcome = await mustPublish(post);
        assert.match(outcome.url, /^(https:\/\/|\/sandbox\/)/);
        const seen = await seenOf(post);
        assert.equal(seen.length, 1, JSON.stringify(await subject.published()));
        const isDocument = kind === 'pictures' && subject.asDocument;
        const alts = isDocument ? [null] : post.media.map(({ alt }) => (subject.hasAlt ? alt : null));
        assert.deepEqual(seen[0]?.alts, alts);
        assert.deepEqual(await check(post), outcome);
      });
    }

    for (const loss of LOSSES) {
      test(`what is ${loss} on the way is unknown, and looking tells`, async () => {
        const post = anyPost();
        subject.fail(loss);
        const given = new AbortController();
        void subject.taken().then(() => given.abort());
        const outcome = await publish(post, { signal: given.signal });
        assert.equal(outcome.end, 'unknown', JSON.stringify(outcome));
        const isThere = loss !== 'busy';
        const found = await check(post);
        assert.equal(found.end, isThere ? 'published' : 'absent', JSON.stringify(found));
        const seen = await seenOf(post);
        assert.equal(seen.length, isThere ? 1 : 0);
        if (found.end !== 'published') return;
        // By words alone: a note may prove that it is out, whosever the post there is.
        noted.delete(post.attempt);
        assert.deepEqual(await check(post, [found.externalId]), { end: 'absent' });
      });
    }

    test('nobody is there: it may be tried again', async (t) => {
      if (Object.keys(subject.originMap).length === 0) return t.diagnostic('there is no way to it');
      const gone = Object.fromEntries(
        Object.keys(subject.originMap).map((origin) => [origin, 'http://127.0.0.1:1']),
      );
      const outcome = await publish(anyPost(), { outbound: new Outbound({ origins: gone }) });
      assert.equal(outcome.end, 'retry', JSON.stringify(outcome));
      assert.deepEqual(await subject.published(), []);
      const looked = subject.connector.check(callWith({ outbound: new Outbound({ origins: gone }) }), {
        ...anyPost(),
        since: 0,
        others: [],
      });
      const found = await looked.catch(() => ({ end: 'unknown' }));
      assert.equal(found.end, 'unknown', 'silence is no proof that it is not there');
    });

    const ENDS: Readonly<Record<Refusal, readonly PublishOutcome['end'][]>> = {
      limited: ['retry'],
      expired: ['reconnect'],
      revoked: ['reconnect'],
      forbidden: ['reconnect', 'rejected', 'attention'],
      refused: ['rejected'],
      duplicate: ['unknown', 'published'],
    };
    for (const refusal of REFUSALS) {
      test(`${refusal}: it says so, and nothing is out`, async (t) => {
        const refuse = subject.refuse[refusal];
        if (!refuse) return t.diagnostic(`${name} refuses nothing so`);
        await refuse();
        const outcome = await publish(anyPost());
        assert.ok(ENDS[refusal].includes(outcome.end), JSON.stringify(outcome));
        if (outcome.end !== 'published') assert.deepEqual(await subject.published(), []);
        if (outcome.end === 'rejected') assert.ok(wordsOfTold(outcome.reason).trim().length > 3);
        if (refusal !== 'limited' || !subject.limitedUntil) return;
        assert.ok(outcome.end === 'retry');
        assert.equal(outcome.at, subject.limitedUntil());
        assert.ok(told.some((one) => one.blockedUntil === outcome.at || one.endsAt === outcome.at));
      });
    }

    test('media that it works on are asked for, and the post is out once', async (t) => {
      const post = subject.works && subject.posts[subject.worked ?? 'film']?.();
      if (!post) return t.diagnostic(`${name} works on nothing`);
      subject.works?.(3, 'ready');
      await mustPublish(post);
      assert.equal((await seenOf(post)).length, 1);
    });

    test('media that it cannot make anything of end the post', async (t) => {
      const post = subject.works && subject.posts[subject.worked ?? 'film']?.();
      if (!post) return t.diagnostic(`${name} works on nothing`);
      subject.works?.(2, 'failed');
      const outcome = await publish(post);
      assert.equal(outcome.end, 'rejected', JSON.stringify(outcome));
      assert.deepEqual(await subject.published(), []);
    });

    test('figures are those that it gives; what it does not give is left out', async (t) => {
      if (!subject.figures) return t.diagnostic(`${name} gives none`);
      const [first, second] = [await mustPublish(anyPost()), await mustPublish(anyPost())];
      const figures = subject.figures.set(first.externalId);
      subject.figures.without(second.externalId);
      const ids = [first.externalId, second.externalId];
      const measured = await subject.connector.measure(callWith(), ids);
      assert.deepEqual(measured.get(first.externalId), figures);
      const rest = measured.get(second.externalId) ?? {};
      assert.ok(!Object.values(rest).includes(0), JSON.stringify(rest));
    });

    test('what is taken down is gone, a second time too', async (t) => {
      const outcome = await mustPublish(anyPost());
      const removed = await subject.connector.remove(callWith(), outcome.externalId);
      assert.equal(removed, subject.removes);
      if (!subject.removes) return t.diagnostic(`${name} lets no program take posts down`);
      assert.deepEqual(await subject.published(), []);
      assert.equal(await subject.connector.remove(callWith(), outcome.externalId), true);
    });

    test('other words are there afterwards, where it allows that', async (t) => {
      const { edit } = subject.connector;
      if (!edit) return t.diagnostic(`${name} lets no program edit posts`);
      const post = anyPost();
      const outcome = await mustPublish(post);
      const words = { title: post.title, content: 'Bread, and rolls too.' };
      assert.deepEqual(await edit(callWith(), outcome.externalId, words), { end: 'edited' });
      assert.equal((await seenOf({ ...post, ...words })).length, 1);
    });

    test('a sign-in that holds is well', async () => {
      const found = await subject.connector.examine(callWith());
      assert.equal(found.end, 'well', JSON.stringify(found));
      assert.deepEqual(await subject.published(), []);
    });

    describe('its sign-in', () => {
      const authCall = ({ app, server }: SignInSubject, change: Partial<AuthCall> = {}): AuthCall => {
        const { channel, outbound, signal, clock } = callWith();
        return { channel, outbound, signal, clock, app, server: server ?? null, ...change };
      };
      const enter = async (way: SignInSubject) => {
        const call = authCall(way);
        const ask = { state: 'state-1', redirectUri: REDIRECT, verifier: VERIFIER };
        const code = await way.allow(way.auth.authorizeUrl(call, ask));
        return { call, back: { code, redirectUri: REDIRECT, verifier: VERIFIER } };
      };
      const mustEnter = async (way: SignInSubject) => {
        const { call, back } = await enter(way);
        const outcome = await way.auth.exchange(call, back);
        assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
        return { call, back, tokens: outcome.tokens };
      };

      test('leads to the page, and a code brings tokens and accounts, once', async (t) => {
        const way = subject.signIn;
        if (!way) return t.diagnostic(`${name} has none that is looked at here`);
        const { call, back, tokens } = await mustEnter(way);
        assert.ok(tokens.access.length > 0);
        const accounts = await way.auth.listAccounts(call, tokens);
        assert.deepEqual(
          accounts.map(({ id }) => id),
          way.accounts,
        );
        assert.deepEqual(await way.auth.exchange(call, back), { end: 'refused', why: 'refused' });
      });

      test('tells keys that it does not know from a code that it does not take', async (t) => {
        const way = subject.signIn;
        if (!way) return t.diagnostic(`${name} has none that is looked at here`);
        const { back } = await enter(way);
        const stranger = authCall(way, { app: { ...way.app, clientSecret: 'wrong' } });
        assert.deepEqual(await way.auth.exchange(stranger, back), { end: 'refused', why: 'keys' });
        const never = { ...back, code: 'never' };
        assert.deepEqual(await way.auth.exchange(authCall(way), never), { end: 'refused', why: 'refused' });
      });

      test('is renewed; what was spent ends it', async (t) => {
        const way = subject.signIn;
        if (!way) return t.diagnostic(`${name} has none that is looked at here`);
        const { call, tokens } = await mustEnter(way);
        subject.clock.advance(25 * HOUR);
        const renewed = await way.auth.refresh(call, tokens);
        if (renewed.end === 'reconnect') return assert.equal(tokens.refresh, null);
        assert.ok(renewed.end === 'refreshed', JSON.stringify(renewed));
        if (!way.auth.rotates) return;
        assert.notEqual(renewed.tokens.refresh, tokens.refresh);
        assert.deepEqual(await way.auth.refresh(call, tokens), { end: 'reconnect' });
      });

      test('may be ended', async (t) => {
        const way = subject.signIn;
        if (!way) return t.diagnostic(`${name} has none that is looked at here`);
        const { call, tokens } = await mustEnter(way);
        await way.auth.revoke?.(call, tokens);
      });
    });
  });
}
