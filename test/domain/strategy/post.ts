// Published posts with figures, for what is computed from them.
import type { PostRecord } from '../../../server/domain/content/index.ts';

let count = 0;

export function makePost(overrides: Partial<PostRecord> = {}): PostRecord {
  count += 1;
  return {
    id: count,
    businessId: 1,
    connectionId: 1,
    channel: 'facebook',
    network: 'sandbox',
    ownLimits: null,
    status: 'published',
    origin: 'autopilot',
    title: null,
    content: 'Bread is ready.',
    firstComment: null,
    note: null,
    trouble: null,
    needsMedia: null,
    pillar: 'own',
    idea: null,
    writer: 'built-in',
    why: null,
    scheduledAt: null,
    publishedAt: Date.UTC(2027, 2, 1, 9),
    attempt: null,
    attemptedAt: null,
    attempts: 0,
    held: false,
    approvedHash: null,
    announcedAt: null,
    externalId: null,
    externalUrl: null,
    likes: 0,
    comments: 0,
    shares: 0,
    clicks: 0,
    impressions: 0,
    delivered: null,
    kept: null,
    undelivered: null,
    measuredAt: Date.UTC(2027, 2, 2),
    version: 1,
    createdAt: 0,
    ...overrides,
  };
}

/** Several like one. */
export function makePosts(number: number, overrides: Partial<PostRecord>): PostRecord[] {
  return Array.from({ length: number }, () => makePost(overrides));
}
