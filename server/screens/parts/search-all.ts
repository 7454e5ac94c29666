// The search over everything of a business: screens, content, campaigns, subscribers, help.
import { CHANNEL_TYPES, channelOf } from '../../contract/channels/index.ts';
import { findDestinations } from '../../contract/constants/destinations.ts';
import { findQuestions } from '../../contract/constants/help.ts';
import { findOtherQuestions } from '../../contract/constants/more-help.ts';
import { findPlatformQuestions } from '../../contract/constants/platform-help.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { SearchGroup } from '../../contract/search.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type FoundRow, searchRows } from './search.repo.ts';

type Found = SearchGroup['results'][number];

const LONGEST = 80;
/** Letters shown before a hit that does not stand in the first line. */
const LEAD = 24;
const MAIL = CHANNEL_TYPES.filter((type) => channelOf(type).delivery === 'mail');

/** Groups that hold something, at most `limit` results each; none for an empty text. */
export async function searchAll(
  q: Query,
  { businessId, text, limit }: { businessId: number; text: string; limit: number },
): Promise<SearchGroup[]> {
  if (text === '') return [];
  const rows = await searchRows(q, { businessId, text, limit, mail: MAIL });
  const toPart = (row: FoundRow) => toResult(row, text);
  const isMailing = ({ kind, channel }: FoundRow) => kind === 'post' && MAIL.some((type) => type === channel);
  const groups: SearchGroup[] = [
    {
      name: 'Screens',
      results: findDestinations(text).map(({ label, href }) => ({ label, href, detail: '' })),
    },
    { name: 'Content', results: rows.filter((row) => row.kind === 'post' && !isMailing(row)).map(toPart) },
    {
      name: 'Campaigns',
      results: rows.filter((row) => row.kind === 'campaign' || isMailing(row)).map(toPart),
    },
    { name: 'Subscribers', results: rows.filter(({ kind }) => kind === 'subscriber').map(toPart) },
    {
      name: 'Help',
      results: [
        ...findPlatformQuestions(text).map(({ id, question }) => ({
          label: question,
          detail: '',
          href: `#/help-support?tab=faq&platform=${id}`,
        })),
        ...findQuestions(text).map(({ question }) => toHelp(question)),
        ...findOtherQuestions(text).map(({ id, question }) => ({
          label: question,
          detail: '',
          href: `#/help-support?tab=faq&platform=${id}`,
        })),
      ],
    },
  ];
  return groups
    .map(({ name, results }) => ({ name, results: results.slice(0, limit) }))
    .filter(({ results }) => results.length > 0);
}

function toResult(row: FoundRow, text: string): Found {
  const channel = row.channel && channelOf(row.channel);
  if (row.kind === 'subscriber') {
    const detail = row.status === 'active' ? row.detail : [row.detail, row.status].filter(Boolean).join(', ');
    return { label: row.label ?? '', detail, href: '#/email-marketing?tab=audience' };
  }
  const detail = [channel?.name, row.status.replaceAll('_', ' ')].filter(Boolean).join(', ');
  if (row.kind === 'campaign') return { label: row.label ?? '', detail, href: '#/paid-advertising' };
  const filter = FILTERS[row.status as PostStatus];
  const href = `#/platforms/${channel?.segment}?tab=content&status=${filter}`;
  return { label: excerpt(row, text), detail, href };
}

/** The library's filter under which a post of this state stands. */
const FILTERS: Readonly<Record<PostStatus, string>> = {
  draft: 'drafts',
  awaiting_approval: 'waiting',
  scheduled: 'scheduled',
  publishing: 'scheduled',
  published: 'published',
  failed: 'waiting',
  needs_attention: 'waiting',
  rejected: 'rejected',
};

function toHelp(question: string): Found {
  return { label: question, detail: '', href: `#/help-support?tab=faq&q=${encodeURIComponent(question)}` };
}

/** The title or first line of a post; where the hit stands further down, the words around it. */
function excerpt({ label, detail }: FoundRow, wanted: string): string {
  const [line = ''] = (label || detail).trim().split('\n');
  const at = detail.toLowerCase().indexOf(wanted.toLowerCase());
  const start = detail.lastIndexOf(' ', Math.max(at - LEAD, 0)) + 1;
  const isElsewhere = !line.toLowerCase().includes(wanted.toLowerCase()) && at >= 0 && start > 0;
  return isElsewhere ? `…${clip(detail.slice(start).replace(/\s+/g, ' '))}` : clip(line);
}

function clip(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : text;
}
