// A connection made as a person makes it: begun here, allowed on the stand-in's page, and chosen here.
import assert from 'node:assert/strict';
import type { ConnectAttempt, ConnectBegun } from '../../../server/contract/connecting.ts';
import type { Connection } from '../../../server/contract/connection.ts';
import type { Post } from '../../../server/contract/post.ts';
import { SECOND } from '../../../server/kernel/clock.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';

const PATH = '/api/connections';

/** @param choose which of several is chosen: its id, or what tells it by what is offered */
export async function connectThere(
  owner: Client,
  json: { readonly type: string; readonly by?: string },
  choose: string | ((offered: ConnectAttempt['accounts']) => string) = '',
): Promise<Connection> {
  const begun = await owner(PATH, { json });
  assert.equal(begun.status, 201, await begun.clone().text());
  const { state, authorizeUrl } = (await begun.json()) as ConnectBegun;
  const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  const returned = await owner(`${back.pathname}${back.search}`);
  assert.equal(returned.status, 303, await returned.clone().text());
  const attempt = (await (await owner(`${PATH}/${state}`)).json()) as ConnectAttempt;
  if (attempt.status === 'choose') {
    const accountId = typeof choose === 'string' ? choose : choose(attempt.accounts);
    const chosen = await owner(`${PATH}/${state}/choose`, { json: { accountId } });
    assert.equal(chosen.status, 200, await chosen.clone().text());
    return chosen.json();
  }
  assert.equal(attempt.status, 'connected', JSON.stringify(attempt));
  const all = (await (await owner('/api/users/14/platforms')).json()) as Connection[];
  const connection = all.find(({ id }) => id === attempt.platformId);
  assert.ok(connection);
  return connection;
}

/** A post by hand, published at once by the job. @returns as it stands then */
export async function postNow(server: TestServer, owner: Client, json: object): Promise<Post> {
  const made = await owner('/api/contents', { json });
  assert.equal(made.status, 201, await made.clone().text());
  const { id } = (await made.json()) as Post;
  const sent = await owner(`/api/contents/${id}/publish`, { method: 'POST' });
  assert.equal(sent.status, 202, await sent.clone().text());
  await server.drain();
  return readPost(owner, id);
}

/** Lets time pass until a post is no longer on its way. @returns as it stands then */
export async function settlePost(server: TestServer, owner: Client, id: number): Promise<Post> {
  for (let looks = 0; looks < 80; looks += 1) {
    const post = await readPost(owner, id);
    if (post.status !== 'publishing') return post;
    server.clock.advance(15 * SECOND);
    await server.drain();
  }
  return readPost(owner, id);
}

export async function readPost(owner: Client, id: number): Promise<Post> {
  return (await owner(`/api/contents/${id}`)).json();
}
