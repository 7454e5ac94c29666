// Every route of the product, its tabs and states included, with the title that it bears.
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';

export const ROUTES: readonly (readonly [route: string, title: string])[] = [
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/detailed-dashboard', 'Detailed Dashboard'],
  ['/ai-strategy', 'AI Strategy'],
  ['/analytics', 'Analytics'],
  ['/content-calendar', 'Content Calendar'],
  ...['month', 'week', 'day', 'list'].map(
    (view) => [`/content-calendar?view=${view}&date=2027-03-04`, 'Content Calendar'] as const,
  ),
  ['/content-calendar?channel=facebook&state=waiting', 'Content Calendar'],
  ['/media', 'Media'],
  ['/business-setup', 'Business Setup'],
  ['/business-setup?edit=1', 'Business Setup'],
  ...CHANNEL_TYPES.map((type) => [`/platforms/${channelOf(type).segment}`, channelOf(type).name] as const),
  ...['content', 'analytics', 'audience', 'settings'].flatMap((tab) =>
    ['facebook', 'email', 'Google-Ads'].map(
      (segment) => [`/platforms/${segment}?tab=${tab}`, channelNameOf(segment)] as const,
    ),
  ),
  ['/platforms/facebook?tab=content&status=scheduled', 'Facebook'],
  ['/platform', 'Instagram'],
  ['/platforms', 'Platforms'],
  ['/autonomous-demo', 'How It Works'],
  ...['', '?tab=platforms', '?tab=insights', '?tab=settings'].map(
    (tab) => [`/autonomous-control${tab}`, 'Autonomous Control Center'] as const,
  ),
  ...['', '?tab=audience', '?tab=insights', '?new=1'].map(
    (query) => [`/paid-advertising${query}`, 'Paid Advertising'] as const,
  ),
  ['/email-marketing', 'Email Marketing'],
  ...[
    'campaigns',
    'campaigns&status=pending',
    'campaigns&compose=new',
    'automations',
    'analytics',
    'audience',
  ].map((tab) => [`/email-marketing?tab=${tab}`, 'Email Marketing'] as const),
  ['/email-marketing?tab=automations&edit=welcome-2', 'Email Marketing'],
  ['/email-marketing?tab=audience&search=anna&group=active', 'Email Marketing'],
  ['/email-marketing?view=outbox', 'Email Marketing'],
  ['/email-marketing?view=sending', 'Email Marketing'],
  ['/profile', 'Profile &amp; Subscription'],
  ['/settings', 'Settings'],
  ['/settings?tab=security', 'Settings'],
  ['/settings?tab=ai&saved=brand', 'Settings'],
  ['/activity', 'Activity'],
  ['/settings?tab=writer', 'Settings'],
  ['/settings?tab=people', 'Settings'],
  ['/businesses', 'Your businesses'],
  ['/invitation?token=unknown', 'Invitation'],
  ['/approvals', 'Approvals'],
  ['/brand', 'Brand'],
  ['/brand?kind=price&edit=1', 'Brand'],
  ['/help-support', 'Help &amp; Support'],
  ['/help-support?tab=faq&platform=connect-instagram', 'Help &amp; Support'],
  ['/help-support?tab=contact', 'Help &amp; Support'],
  ['/search', 'Search'],
  ['/search?q=bread', 'Search'],
  ...[
    '',
    '/revenue',
    '/tickets',
    '/invitations',
    '/writer',
    '/system',
    '/jobs',
    '/audit',
    '/customers/14',
    '/tickets/1',
  ].map((part) => [`/admin-dashboard${part}`, 'Admin Dashboard'] as const),
  ['/welcome', 'Welcome'],
  ['/forgot', 'Forgot password'],
  ['/forgot?sent=1', 'Forgot password'],
  ['/reset?token=unknown', 'New password'],
];

function channelNameOf(segment: string): string {
  return CHANNEL_TYPES.map(channelOf).find((channel) => channel.segment === segment)?.name ?? '';
}
