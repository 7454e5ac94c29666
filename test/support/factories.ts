// The usual things of a business, made through the API as its owner would, with overrides.
import assert from 'node:assert/strict';
import { BUSINESS_PROFILE_EXAMPLE } from '../../server/contract/business.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import type { Client } from './client.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Saves a profile for the caller's business. */
export async function saveProfile(client: Client, overrides: Fields = {}): Promise<void> {
  const { userId: _, ...profile } = BUSINESS_PROFILE_EXAMPLE;
  await made(client, '/api/business-profile', { ...profile, ...overrides });
}

/** Connects a Sandbox channel. */
export async function connectChannel(
  client: Client,
  type = 'facebook',
  overrides: Fields = {},
): Promise<Connection> {
  return made(client, '/api/platforms', { type, name: `Our ${type}`, isActive: true, ...overrides });
}

/** Lets drafts be written for a connection. */
export async function generatePosts(client: Client, platformId: number, count: number): Promise<Post[]> {
  return made(client, '/api/contents/generate', { platformId, count });
}

async function made<T>(client: Client, path: string, json: Fields): Promise<T> {
  const response = await client(path, { json });
  const text = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}
