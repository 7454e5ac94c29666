// What may come in the place of a vendor's answer to the one call that makes a post visible, and to the question whether it is
// there: whoever answered, and whatever of it took effect, the post is out once in the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
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

export function testLosses({ server, stranger, visible, list, publish, out }: LossSubject): void {
  const isOutOnce = async (words: string, id: number) => {
    const post = await settle(server(), id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
    assert.match(post.externalUrl ?? '', /^https:/);
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
