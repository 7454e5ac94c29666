// The public side of simulated channels: the feed of a connection, and the page of one post.
import { createElement } from 'react';
import * as v from 'valibot';
import { SandboxPost } from '../../views/pages/sandbox-post.tsx';
import { channelOf, parseChannelType } from '../contract/channels/index.ts';
import { FeedItem } from '../contract/feed.ts';
import { IdText } from '../contract/schema.ts';
import { getBusiness } from '../domain/business/index.ts';
import { type ConnectionRecord, getConnection, listConnections } from '../domain/channels/index.ts';
import { networkProfile } from '../domain/content/index.ts';
import { sendKept } from '../http/file-answer.ts';
import { defineRoute } from '../http/route.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import { answerPage } from './plain-page.ts';

export const readFeed = defineRoute({
  method: 'GET',
  path: '/api/platforms/:id/feed',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: v.array(FeedItem),
  handler: async ({ app, actor, params }) => {
    const connection = await getConnection(app.ctx, actor, params.id);
    if (connection.network !== 'sandbox') {
      throw new AppError('conflict', say('http.not-simulated'));
    }
    return { body: await app.sandbox.feed(profileOf(connection)) };
  },
});

/** As the Sandbox names its posts. */
const ExternalId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const showSandboxPost = defineRoute({
  method: 'GET',
  path: '/sandbox/:channel/:externalId',
  who: 'account',
  input: { params: v.object({ channel: v.string(), externalId: ExternalId }) },
  handler: async ({ app, actor, params }) => {
    const { read } = app.ctx.db;
    const type = parseChannelType(params.channel);
    const connections = await listConnections(read, actor.businessId);
    const connection = connections.find((one) => one.type === type);
    const item = connection && (await app.sandbox.view(profileOf(connection), params.externalId));
    if (!item) throw notFound();
    const { locale, timezone } = await getBusiness({ q: read }, actor.businessId);
    const clock = { now: app.ctx.clock.now(), locale, timeZone: timezone };
    const channel = channelOf(connection.type);
    const facts = { channel, profileName: connection.name, item, clock };
    return answerPage(createElement(SandboxPost, facts));
  },
});

/** A picture or film of a post, as the Sandbox took it. */
export const showSandboxMedium = defineRoute({
  method: 'GET',
  path: '/sandbox/:channel/:externalId/media/:place',
  who: 'account',
  input: {
    params: v.object({
      channel: v.string(),
      externalId: ExternalId,
      place: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
    }),
  },
  handler: async ({ app, actor, params, http }) => {
    const type = parseChannelType(params.channel);
    const connections = await listConnections(app.ctx.db.read, actor.businessId);
    const connection = connections.find((one) => one.type === type);
    const { externalId, place } = params;
    const medium = connection && (await app.sandbox.showMedium(profileOf(connection), externalId, place));
    if (!medium) throw notFound();
    return sendKept(http, medium, (span) => app.sandbox.files.open(medium.name, span));
  },
});

function profileOf(connection: ConnectionRecord) {
  return { channel: connection.type, profile: networkProfile(connection.id) };
}
