// A post on LinkedIn: what it shows is sent first, and once that is there, one call makes it visible.

import * as v from 'valibot';
import { CHANNELS } from '../../../contract/channels/index.ts';
import { linksIn } from '../../../contract/count-text.ts';
import type { Told } from '../../../contract/sentence.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import { isAway, makeVisible, type Reply, stage } from '../ask.ts';
import type { Call, PublishOutcome, PublishRequest } from '../connector.ts';
import { readCard } from '../link-card.ts';
import { askLinkedIn, isOrganization, linkOf, type Member, memberOf } from './api.ts';
import { makeDocument } from './document.ts';
import { refusalOf, troubleOf } from './errors.ts';
import { toLittle } from './little.ts';
import { isThere, sendDocument, sendMedium, sendPicture, unusable } from './media.ts';

const Media = v.object({
  id: v.string(),
  altText: v.optional(v.string()),
  title: v.optional(v.string()),
});
const Content = v.union([
  v.object({ media: Media }),
  v.object({ multiImage: v.object({ images: v.array(Media) }) }),
  v.object({
    article: v.object({
      source: v.string(),
      title: v.string(),
      description: v.optional(v.string()),
      thumbnail: v.optional(v.string()),
    }),
  }),
]);

/** Our note of a post whose pictures LinkedIn works on. */
const Note = v.object({
  commentary: v.string(),
  content: v.nullable(Content),
  /** What has to be there first. */
  waits: v.array(v.string()),
  /** Everything is there, as far as anybody knows. */
  isReady: v.boolean(),
});
type Note = v.InferOutput<typeof Note>;

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const member = memberOf(call);
    const content = post.media.length > 0 ? await showMedia(member, post) : await showLink(member, post);
    const note = { commentary: toLittle(post.content), ...content };
    return (await areThere(member, note.waits)) === 'ready' ? makePost(member, note) : waitFor(note, false);
  });
}

export function resume(call: Call, data: string): Promise<PublishOutcome> {
  return stage(call, async () => {
    const member = memberOf(call);
    const note = v.parse(Note, JSON.parse(data));
    if (note.isReady) return makePost(member, note);
    // What LinkedIn does not tell it needs for some seconds, and those have passed.
    return waitFor(note, (await areThere(member, note.waits)) !== 'not-yet');
  });
}

function waitFor(note: Omit<Note, 'isReady'>, isReady: boolean): PublishOutcome {
  const data: Note = { ...note, isReady };
  return { end: 'pending', data: JSON.stringify(data), next: isReady ? 'publish' : 'ask' };
}

async function areThere(member: Member, urns: readonly string[]) {
  const found = await Promise.all(urns.map((urn) => isThere(member, urn)));
  if (found.includes('not-yet')) return 'not-yet';
  return found.includes('unseen') ? 'unseen' : 'ready';
}

type Shown = Pick<Note, 'content' | 'waits'>;

async function showMedia(member: Member, post: PublishRequest): Promise<Shown> {
  const document = await makeDocument(member, post);
  if (document) {
    const id = await sendDocument(member, document.bytes);
    return { content: { media: { id, title: document.title } }, waits: [id] };
  }
  const { media } = post;
  const waits: string[] = [];
  for (const medium of media) waits.push(await sendMedium(member, medium));
  const shown = waits.map((id, at) => ({ id, ...(media[at]?.alt && { altText: media[at].alt }) }));
  const [first, another] = shown;
  if (!first) throw new RangeError('there is nothing to show');
  return { content: another ? { multiImage: { images: shown } } : { media: first }, waits };
}

/** LinkedIn looks at no page itself: a link is a card with what we tell of it, or a link in the text alone. */
async function showLink(member: Member, { content }: PublishRequest): Promise<Shown> {
  const [source] = linksIn(content);
  const card = source === undefined ? null : await readCard(member, source, PICTURES);
  if (source === undefined || !card) return { content: null, waits: [] };
  const { picture } = card;
  const thumbnail = picture && (await sendPicture(member, picture.bytes, picture.type));
  const article = {
    source,
    title: card.title.slice(0, MOST.title),
    ...(card.description !== '' && { description: card.description.slice(0, MOST.description) }),
    ...(thumbnail !== null && { thumbnail }),
  };
  return { content: { article }, waits: thumbnail === null ? [] : [thumbnail] };
}

/** Of a card. */
const PICTURES = { types: ['image/jpeg', 'image/png'], maxBytes: CHANNELS.linkedin.media.image.bytes };
/** Characters of an article's words. */
const MOST = { title: 400, description: 300 };

/** The call that makes it visible. */
function makePost(member: Member, note: Omit<Note, 'isReady'>): Promise<PublishOutcome> {
  const { commentary, content } = note;
  const json = {
    author: member.credential.externalId,
    commentary,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(content && { content }),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  };
  return makeVisible(
    member,
    () => askLinkedIn(member, '/rest/posts', { json }),
    (reply) => readPosted(member, reply, note),
  );
}

const URN = /^urn:li:(share|ugcPost):\d+$/;

function readPosted(member: Member, reply: Reply, note: Omit<Note, 'isReady'>): PublishOutcome {
  if (reply.status < 300) {
    const externalId = String(reply.headers['x-restli-id'] ?? reply.headers['x-linkedin-id'] ?? '');
    if (URN.test(externalId)) return { end: 'published', externalId, url: linkOf(externalId) };
    return { end: 'unknown', error: say('networks.took-unnamed', { who: 'LinkedIn', what: 'post' }) };
  }
  const { codes, message } = troubleOf(reply);
  const says = (code: string) => codes.includes(code) || wordsOfTold(message).includes(code);
  if (says('MEDIA_ASSET_WAITING_UPLOAD')) return waitFor(note, false);
  if (says('MEDIA_ASSET_PROCESSING_FAILED')) return unusable();
  return reply.status === 403 && !isAway(reply) ? forbidden(member, message) : refusalOf(member, reply);
}

/** Whoever signed in did not allow it, or has no such role any more: to sign in again helps only in the first case. */
function forbidden({ credential }: Member, message: Told): PublishOutcome {
  const { externalId, scopes } = credential;
  const scope = isOrganization(externalId) ? 'w_organization_social' : 'w_member_social';
  if (!scopes.includes(scope))
    return { end: 'reconnect', error: say('networks.linkedin-not-asked', { scope }) };
  return { end: 'attention', reason: say('networks.linkedin-forbidden', { said: message }) };
}
