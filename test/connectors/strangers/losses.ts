// What may come in the place of a vendor's answer to the one call that makes a post visible, and to the question whether it is
// there: whoever answered, and whatever of it took effect, the post is out once in the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../../server/contract/post.ts';
import { HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import type { TestServer } from '../../support/server.ts';
import { readPost, settlePost } from '../support/product.ts';
import type { Said, Stranger } from './stranger.ts';

export interface LossSubject {
  readonly server: () => TestServer;
  readonly stranger: () => Stranger;
  /** How the calls begin, by method and path: the one that makes a post visible, and the one that tells of all. */
  readonly visible: string;
  readonly list: string;
  readonly publish: (words: string) => Promise<Post>;
  /** How often it is out. */
  readonly out: (words: string) => number;
  /** What the list answers where one with these words is in it, made at a moment that nobody can read. */
  readonly timeless: (words: string) => unknown;
}

const ANSWERS: readonly (readonly [string, 'reset' | Said])[] = [
  ['a connection that ends', 'reset'],
  ['a page of a gateway', { status: 502, body: '<html>Bad gateway</html>' }],
  ['trouble in JSON', { status: 500, body: { error: { message: 'An unknown error occurred' } } }],
  ['nothing at all', { status: 200 }],
  ['a page of a hotel', { status: 200, body: '<html>Welcome! Please sign in to use the internet.</html>' }],
  ['JSON of somebody else', { status: 200, body: { status: 'ok' } }],
  ['a gateway that has waited too long', { status: 408, body: '<html>Request timeout</html>' }],
  ['another place', { status: 307, headers: { Location: 'https://hotel.example/login' } }],
];

/** Until it is out, or nothing more happens by itself. */
export async function settle(server: TestServer, id: number): Promise<Post> {
  const owner = server.as('owner');
  for (let rounds = 0; rounds < 12; rounds += 1) {
    const { status } = await settlePost(server, owner, id);
    if (status !== 'scheduled') break;
    server.clock.advance(10 * MINUTE);
    await server.drain();
  }
  return readPost(owner, id);
}

export function testLosses({ server, stranger, visible, list, publish, out, timeless }: LossSubject): void {
  const isOutOnce = async (words: string, id: number) => {
    const post = await settle(server(), id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
    assert.match(post.externalUrl ?? '', /^https:/);
    // Of an account that publishes more in an hour than is read, nobody says that a post is absent.
    server().clock.advance(10 * MINUTE);
  };
  for (const [what, answer] of ANSWERS) {
    test(`a post that is out is answered by ${what}: it is out once`, async () => {
      const words = `Out, answered by ${what}.`;
      stranger().mishap(visible, { after: answer });
      const { id } = await publish(words);
      await isOutOnce(words, id);
    });
    test(`a post that is not out is answered by ${what}: it is out once in the end`, async () => {
      const words = `Not out, answered by ${what}.`;
      stranger().mishap(visible, { instead: answer });
      const { id } = await publish(words);
      await isOutOnce(words, id);
    });
    test(`a post that is out is looked for, and ${what} answers: it is out once`, async () => {
      const words = `Looked for, answered by ${what}.`;
      stranger().mishap(visible, { after: 'reset' });
      stranger().mishap(list, { instead: answer });
      const { id } = await publish(words);
      await isOutOnce(words, id);
    });
  }
  test('a post that is listed at a moment nobody can read is not sent again', async () => {
    const words = 'Out, and listed without a moment.';
    stranger().mishap(visible, { after: 'reset' });
    stranger().mishap(list, { instead: { status: 200, body: timeless(words) } });
    const { id } = await publish(words);
    const post = await settle(server(), id);
    assert.equal(out(words), 1, JSON.stringify(post));
  });
  test('a post that is out is answered by silence beyond the deadline: it is out once', async () => {
    const words = 'Out, answered by silence.';
    stranger().mishap(visible, { after: 'silence' });
    const sent = publish(words);
    await stranger().silent();
    server().clock.advance(31 * MINUTE);
    const { id } = await sent;
    await isOutOnce(words, id);
  });
}

const NOT_FOUND: Said = { status: 404, body: '<html><title>404 Not Found</title></html>' };
const HOTEL: Said = { status: 200, body: '<html>Welcome! Please sign in to use the internet.</html>' };

export interface ChangeSubject extends Pick<LossSubject, 'server' | 'stranger' | 'publish' | 'out'> {
  /** How the calls begin that take a post down, and that change its words; '' where the vendor lets nobody do so. */
  readonly remove: string;
  readonly change: string;
}

/** What is changed or taken down is so once the vendor itself has said it. */
export function testChanges({ server, stranger, publish, out, remove, change }: ChangeSubject): void {
  for (const [what, page] of [
    ['a page that is not there', NOT_FOUND],
    ['a page of a hotel', HOTEL],
  ] as const) {
    test(`a post is taken down in the end where ${what} answers first`, async () => {
      const words = `Taken down, answered by ${what}.`;
      const { id } = await publish(words);
      const post = await settle(server(), id);
      assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
      stranger().mishap(remove, { instead: page });
      const owner = server().as('owner');
      assert.equal((await owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
      await server().drain();
      server().clock.advance(HOUR);
      await server().drain();
      assert.equal(out(words), 0);
    });
    if (change === '') continue;
    test(`words are not told as changed where ${what} answers`, async () => {
      const words = `Changed, answered by ${what}.`;
      const { id } = await publish(words);
      const post = await settle(server(), id);
      assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
      stranger().mishap(change, { instead: page });
      const owner = server().as('owner');
      const changed = await owner(`/api/contents/${id}/correct`, { json: { content: 'Changed.' } });
      assert.ok(changed.status >= 400, 'it says that it has changed the words');
      assert.equal((await readPost(owner, id)).content, words);
    });
  }
}
