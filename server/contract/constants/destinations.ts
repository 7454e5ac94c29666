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
  {
    label: 'Analytics',
    href: '#/analytics',
    words:
      'figures engagement reach revenue results report statistics stats followers likes comments clicks views best time posts',
  },
  {
    label: 'Content Calendar',
    href: '#/content-calendar',
    words: 'schedule scheduled planned posts month week move reschedule google ical',
  },
  ...CHANNEL_TYPES.map((type) => {
    const { name, segment } = channelOf(type);
    return { label: name, href: `#/platforms/${segment}`, words: 'platform channel connect settings' };
  }),
  {
    label: 'Platforms',
    href: '#/platforms',
    words:
      'channels networks social media connect connections disconnect reconnect integrations real sandbox simulated simulation by hand',
  },
  {
    label: 'Approvals',
    href: '#/approvals',
    words: 'approve reject review waiting posts decide client share link agency',
  },
  {
    label: 'New post',
    href: '#/compose',
    words:
      'write create compose content draft repeat recurring series rss blog feed import csv spreadsheet story stories reel reels carousel',
  },
  { label: 'Activity', href: '#/activity', words: 'decisions history log audit why' },
  {
    label: 'Profile & Subscription',
    href: '#/profile',
    words:
      'account plan billing payment credit invoice invoices upgrade cancel subscription price pricing prices card receipt vat tax refund trial',
  },
  {
    label: 'Business Setup',
    href: '#/business-setup',
    words: 'profile business company name describe description edit tone audience goals website industry',
  },
  {
    label: 'Language of your posts',
    href: '#/business-setup?edit=1',
    words: 'languages english german french spanish italian dutch translate translation',
  },
  {
    label: 'Brand',
    href: '#/brand',
    words:
      'facts prices offers discount coupon voucher opening hours holidays vacation people hashtags banned words knows read website news trade address phone number logo colours colors fonts look design',
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
    words:
      'email list import csv export contacts customers addresses people unsubscribe unsubscribed tags segments bounces bounced sign up signup form forms popup',
  },
  { label: 'Your businesses', href: '#/businesses', words: 'brands switch another second add agency' },
  {
    label: 'Settings',
    href: '#/settings',
    words: 'preferences account name email address company dark light mode theme appearance',
  },
  {
    label: 'People of your business',
    href: '#/settings?tab=people',
    words:
      'team invite members users staff employees colleagues roles permissions rights owner editor viewer',
  },
  {
    label: 'Notification settings',
    href: '#/settings?tab=notifications',
    words: 'alerts browser email mails unsubscribe quiet hours weekly report digest',
  },
  {
    label: 'Password and security',
    href: '#/settings?tab=security',
    words:
      'change reset forgot sign in out log login logout two-factor 2fa second factor mfa authenticator connected sessions devices api keys tokens',
  },
  { label: 'AI settings', href: '#/settings?tab=ai', words: 'brand tone voice keywords automation emoji' },
  {
    label: 'AI Writer',
    href: '#/settings?tab=writer',
    words: 'model chatgpt openai gpt claude anthropic openrouter ollama key cost',
  },
  { label: 'Help & Support', href: '#/help-support', words: 'documentation guide' },
  {
    label: 'Contact support',
    href: '#/help-support?tab=contact',
    words: 'ticket message question write bug problem complaint',
  },
  { label: 'Detailed Dashboard', href: '#/detailed-dashboard', words: 'queue health figures' },
  {
    label: 'Control Center',
    href: '#/autonomous-control',
    words: 'autonomous automation switches decisions budget pause stop posting vacation undo',
  },
  { label: 'Paid Advertising', href: '#/paid-advertising', words: 'ads adverts campaigns budget spend' },
  {
    label: 'Email Marketing overview',
    href: '#/email-marketing',
    words:
      'newsletter subscribers automations campaign template design opens open rate clicks ab b test split',
  },
  {
    label: 'Email automations',
    href: '#/email-marketing?tab=automations',
    words:
      'automation welcome mail abandoned cart birthday sequence drip webhooks shop shopify woocommerce stripe events',
  },
  {
    label: 'Sending mail',
    href: '#/email-marketing?view=sending',
    words: 'smtp server sender domain dkim spf dmarc spam deliverability from address bounces',
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
