// Pins that are there: other words, and taking them down. And how a board stands.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import { isAway, isDone, isNowhere, type Reply } from '../ask.ts';
import type { Call, EditOutcome, Examination, Finding, PublishRequest } from '../connector.ts';
import { askPinterest, noteLimit, pinnerOf, troubleOf } from './api.ts';
import { Account, listBoards } from './auth.ts';

const pathOf = (id: string) => `/pins/${encodeURIComponent(id)}`;

export async function remove(call: Call, externalId: string): Promise<boolean> {
  const pinner = pinnerOf(call);
  const reply = await askPinterest(pinner, pathOf(externalId), { method: 'DELETE' });
  if (isDone(reply) || isNowhere(reply)) return true;
  if (reply.status === 429) noteLimit(pinner, reply);
  throw errorSaying(troubleOf(reply).message);
}

export async function edit(
  call: Call,
  externalId: string,
  { title, content }: Pick<PublishRequest, 'title' | 'content'>,
): Promise<EditOutcome> {
  const pinner = pinnerOf(call);
  const json = { title: title ?? '', description: content };
  const reply = await askPinterest(pinner, pathOf(externalId), { method: 'PATCH', json });
  if (isDone(reply)) return { end: 'edited' };
  const { message } = troubleOf(reply);
  if (reply.status === 401) return { end: 'reconnect', error: message };
  if (reply.status === 429) noteLimit(pinner, reply);
  if (reply.status === 429 || reply.status < 300 || isAway(reply)) return { end: 'unknown', error: message };
  return { end: 'rejected', reason: message };
}

/** Followers of the account, and whether its board is still there. That an app is on trial, only whoever runs it can say. */
export async function examine(call: Call): Promise<Examination> {
  const pinner = pinnerOf(call);
  const { externalId, app } = pinner.credential;
  const account = await askPinterest(pinner, '/user_account');
  const read = v.safeParse(Account, account.json);
  if (account.status !== 200 || !read.success) return notWell(account);
  const boards = await listBoards(pinner);
  const findings: Finding[] = [
    ...(boards.some(({ id }) => id === externalId) ? [] : (['role'] as const)),
    ...(app && !app.isReviewed ? (['private'] as const) : []),
  ];
  return { end: 'well', followers: read.output.follower_count ?? null, findings };
}

function notWell(reply: Reply): Examination {
  return { end: reply.status === 401 ? 'reconnect' : 'unknown', error: troubleOf(reply).message };
}
