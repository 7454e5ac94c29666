// Badges: a state as a dot and a word, and tags that say what something is (Sample, Sandbox, Paid, New).
import type { ReactNode } from 'react';
import type { Post, PostStatus } from '../../server/contract/post.ts';
import { hasStayed, STAYED } from './mail-words.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A state: never colour alone. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

const POST_STATES: Record<PostStatus, { readonly label: string; readonly tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  awaiting_approval: { label: 'Awaiting approval', tone: 'warning' },
  scheduled: { label: 'Scheduled', tone: 'accent' },
  publishing: { label: 'Publishing', tone: 'accent' },
  published: { label: 'Published', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  needs_attention: { label: 'Needs attention', tone: 'danger' },
  rejected: { label: 'Rejected', tone: 'neutral' },
};

/** @param analytics where it is known: a mailing that stayed in the local outbox is not out */
export function PostStatusBadge({
  status,
  analytics,
}: {
  status: PostStatus;
  analytics?: Post['analytics'];
}) {
  if (hasStayed(analytics ?? {})) return <Badge>{STAYED}</Badge>;
  const { label, tone } = POST_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A word about a thing that does not change: `New`, `Paid`, `AI Created`. */
export function Tag({
  accent = false,
  children,
}: {
  readonly accent?: boolean;
  readonly children: ReactNode;
}) {
  return <span className={accent ? 'tag tag-accent' : 'tag'}>{children}</span>;
}

/** Marks figures and texts that are not the business's own. */
export function SampleTag() {
  return (
    <span className="tag tag-sample" title="An example, shown until there is real data">
      Sample
    </span>
  );
}

/** Marks a simulated channel and everything measured on it. */
export function SandboxTag() {
  return (
    <span className="tag tag-sandbox" title="A simulated network: nothing leaves this machine">
      Sandbox
    </span>
  );
}

const MEDIA = { image: 'a picture', video: 'a video' } as const;

/** Marks a post that is text alone where its channel shows more. */
export function NeedsMediaTag({ media }: { readonly media: NonNullable<Post['needsMedia']> }) {
  return <Tag>Needs {MEDIA[media]}</Tag>;
}
