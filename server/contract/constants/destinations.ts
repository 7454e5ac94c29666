// Where the search leads: the screens and the parts of them that people look for by another word.
import { CHANNEL_TYPES, channelOf } from '../channels/index.ts';
import { holdsAll, wordsOf } from './find-words.ts';

export interface Destination {
  readonly label: string;
  /** Hash route. */
  readonly href: string;
  /** Further words that it is found by. */
  readonly words: string;
}

export const DESTINATIONS: readonly Destination[] = [
  { label: 'Dashboard', href: '#/', words: 'home start overview today' },
  { label: 'AI Strategy', href: '#/ai-strategy', words: 'plan market trends competitors pdf' },
  { label: 'Analytics', href: '#/analytics', words: 'figures engagement reach revenue results report' },
  { label: 'Content Calendar', href: '#/content-calendar', words: 'schedule planned posts month week' },
  ...CHANNEL_TYPES.map((type) => {
    const { name, segment } = channelOf(type);
    return { label: name, href: `#/platforms/${segment}`, words: 'platform channel connect settings' };
  }),
  { label: 'Platforms', href: '#/platforms', words: 'channels networks social media connect connections' },
  { label: 'Approvals', href: '#/approvals', words: 'approve reject review waiting posts decide' },
  { label: 'New post', href: '#/compose', words: 'write create compose content draft' },
  { label: 'Activity', href: '#/activity', words: 'decisions history log why' },
  {
    label: 'Profile & Subscription',
    href: '#/profile',
    words: 'account plan billing payment invoice upgrade',
  },
  {
    label: 'Business Setup',
    href: '#/business-setup',
    words: 'profile business describe edit tone audience goals website',
  },
  {
    label: 'Brand',
    href: '#/brand',
    words: 'facts prices offers opening hours people hashtags banned words knows read website news',
  },
  {
    label: 'Media',
    href: '#/media',
    words: 'pictures photos images films videos upload library gallery alt text crop',
  },
  {
    label: 'Time zone and currency',
    href: '#/business-setup?edit=1',
    words: 'timezone clock local hours money',
  },
  {
    label: 'Subscribers',
    href: '#/email-marketing?tab=audience',
    words: 'email list import csv export people',
  },
  { label: 'Your businesses', href: '#/businesses', words: 'brands switch another add' },
  { label: 'Settings', href: '#/settings', words: 'preferences account name email company' },
  { label: 'Notification settings', href: '#/settings?tab=notifications', words: 'alerts browser email' },
  { label: 'Password and security', href: '#/settings?tab=security', words: 'sign in two-factor connected' },
  { label: 'AI settings', href: '#/settings?tab=ai', words: 'brand tone voice keywords automation' },
  { label: 'Help & Support', href: '#/help-support', words: 'documentation guide' },
  { label: 'Contact support', href: '#/help-support?tab=contact', words: 'ticket message question write' },
  { label: 'Detailed Dashboard', href: '#/detailed-dashboard', words: 'queue health figures' },
  {
    label: 'Control Center',
    href: '#/autonomous-control',
    words: 'autonomous automation switches decisions budget pause undo',
  },
  { label: 'Paid Advertising', href: '#/paid-advertising', words: 'ads campaigns budget spend' },
  {
    label: 'Email Marketing overview',
    href: '#/email-marketing',
    words: 'newsletter subscribers automations',
  },
  { label: 'How It Works', href: '#/autonomous-demo', words: 'demo tour example' },
  { label: 'Welcome', href: '#/welcome', words: 'begin first steps' },
];

/** Those whose name is, begins with, or contains what was searched for, then those found by another word. */
export function findDestinations(wanted: string): readonly Destination[] {
  const text = wanted.trim().toLowerCase();
  const asked = wordsOf(wanted);
  const rank = ({ label, words }: Destination) => {
    const name = label.toLowerCase();
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    if (name.includes(text)) return 2;
    return holdsAll(`${label} ${words}`, asked) ? 3 : 4;
  };
  return DESTINATIONS.filter((one) => rank(one) < 4).sort((one, other) => rank(one) - rank(other));
}
