// Loads the composer: the channels that take posts, and what the address asks for.
import type { ComposeProps } from '../../views/screens/compose/index.tsx';
import { channelOf } from '../contract/channels/index.ts';
import { lackingOf } from '../contract/media-rules.ts';
import { canWrite } from '../domain/business/index.ts';
import { type ConnectionRecord, listConnections } from '../domain/channels/index.ts';
import { listFeeds, presentFeed } from '../domain/feeds/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { presentComposer } from './parts/composer.ts';
import { readId } from './parts/query.ts';

export async function loadCompose(request: AccountRequest): Promise<Loaded<ComposeProps>> {
  const { ctx, actor, query, form } = request;
  const connections = await listConnections(ctx.db.read, actor.businessId);
  if (query.get('from') === 'list') return loadImport(request, connections);
  if (query.get('from') === 'feed') return loadFeeds(request, connections);
  const platform = readId(query.get('platform'));
  const composer = presentComposer(request, connections, platform === undefined ? [] : [platform]);
  return {
    props: {
      canWrite: canWrite(actor),
      list: null,
      feeds: null,
      composer: {
        ...composer,
        page: true,
        ...readAt(query.get('at')),
        ...(form && { refused: { values: form.values, message: form.message } }),
      },
    },
  };
}

/** Many posts at once, out of a list. */
function loadImport(request: AccountRequest, connections: readonly ConnectionRecord[]): Loaded<ComposeProps> {
  const { actor, clock, form } = request;
  const composer = presentComposer(request, connections);
  const { timeZone, locale } = clock;
  const refused = form && { csv: form.values.csv ?? '', message: form.message };
  return {
    title: 'Import posts',
    props: {
      canWrite: canWrite(actor),
      composer,
      feeds: null,
      list: {
        ...{ channels: composer.channels.map(({ id, name }) => ({ id, name })), timeZone, locale },
        ...(refused && { refused }),
      },
    },
  };
}

/** Posts out of what is published elsewhere. */
async function loadFeeds(
  request: AccountRequest,
  connections: readonly ConnectionRecord[],
): Promise<Loaded<ComposeProps>> {
  const { ctx, actor, clock, form } = request;
  const channels = connections
    .filter(({ type }) => channelOf(type).delivery === 'network')
    .map(({ id, name, type }) => ({ id, name, needsMedia: lackingOf(type, []) !== null }));
  const feeds = (await listFeeds(ctx.db.read, actor.businessId)).map(presentFeed);
  return {
    title: 'Feeds',
    props: {
      canWrite: canWrite(actor),
      composer: presentComposer(request, connections),
      list: null,
      feeds: { feeds, channels, clock, ...(form && { refused: form }) },
    },
  };
}

/** A wall time, or a day, which then means its morning. */
function readAt(text: string | null): { at?: string } {
  if (!text) return {};
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T09:00` : text;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) ? { at } : {};
}
