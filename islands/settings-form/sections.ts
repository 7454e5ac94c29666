// The forms of Settings as data: where each is sent, what of it, and how the spec names its section.
import { BRAND_TONES } from '../../server/contract/constants/industries.ts';
import { SPEC_TOPICS, TOPIC_FACTS, TOPICS } from '../../server/contract/constants/notifications.ts';
import type { NotificationToggle } from '../../server/contract/preferences.ts';

export type SectionName = 'account' | 'notifications' | 'ways' | 'automation' | 'brand';

/** Text fields by name, and what is ticked. */
export type Values = Readonly<Record<string, string | boolean>>;

interface Section {
  readonly tab: string;
  /** Stands in "Your {section} settings have been saved successfully." */
  readonly word: string;
  readonly method: 'PATCH' | 'PUT';
  readonly url: (userId: number) => string;
  /** @param before what was saved when the form was drawn */
  readonly payload: (form: FormData, before: Values) => object;
}

export const TOGGLES = SPEC_TOPICS.map((name) => ({ name, ...TOPIC_FACTS[name] }));

/** The first is the master switch of every screen; the others are the control center's, under the same names. */
export const AUTOMATION: readonly { readonly name: string; readonly label: string; readonly hint: string }[] =
  [
    {
      name: 'automation',
      label: 'Automation',
      hint: 'The switch at the top of every screen. Off: nothing is planned, published or spent.',
    },
    { name: 'contentCreation', label: 'Content creation', hint: 'Off: no new posts are written.' },
    {
      name: 'budgetAllocation',
      label: 'Budget adjustments',
      hint: 'Off: budgets stay as you set them.',
    },
    {
      name: 'crisisResponse',
      label: 'Emergency response',
      hint: 'What may be done by itself when something goes badly wrong. Nothing is watched for yet.',
    },
  ];

export const WAYS = ['email', 'browser'] as const satisfies readonly NotificationToggle[];

export const ACCOUNT_FIELDS = [
  'name',
  'email',
  'companyName',
  'jobRole',
  'industry',
  'companySize',
  'description',
] as const;

export const SECTIONS: Readonly<Record<SectionName, Section>> = {
  account: {
    tab: 'account',
    word: 'account',
    method: 'PATCH',
    url: (userId) => `/api/users/${userId}`,
    // A name that was never given is not asked for by somebody who changes something else.
    payload: (form, before) => ({
      ...Object.fromEntries(
        ACCOUNT_FIELDS.flatMap((name) => {
          const value = textOf(form, name);
          return name === 'name' && value === '' && before.name === '' ? [] : [[name, value]];
        }),
      ),
      ...(form.has('currentPassword') && { currentPassword: form.get('currentPassword') }),
    }),
  },
  notifications: {
    tab: 'notifications',
    word: 'notification',
    method: 'PUT',
    url: () => '/api/preferences',
    payload: (form) => ({
      notifications: Object.fromEntries(
        [...WAYS, ...TOGGLES.map(({ name }) => name)].map((name) => [name, form.has(name)]),
      ),
    }),
  },
  ways: {
    tab: 'notifications',
    word: 'notification',
    method: 'PUT',
    url: () => '/api/notification-settings',
    payload: (form) => ({
      topics: Object.fromEntries(TOPICS.map((topic) => [topic, waysOf(form, topic)])),
      rhythm: form.get('rhythm'),
      quiet: form.has('quiet') ? { from: textOf(form, 'from'), until: textOf(form, 'until') } : null,
      urgentPasses: form.has('urgentPasses'),
    }),
  },
  automation: {
    tab: 'ai',
    word: 'AI',
    method: 'PUT',
    url: () => '/api/autopilot',
    // Only what was moved: the master switch may have been turned elsewhere since.
    payload: (form, before) => {
      const moved = AUTOMATION.filter(({ name }) => form.has(name) !== (before[name] === true));
      return Object.fromEntries(
        moved.map(({ name }) =>
          name === 'automation' ? ['paused', !form.has(name)] : [name, form.has(name)],
        ),
      );
    },
  },
  brand: {
    tab: 'ai',
    word: 'AI',
    method: 'PUT',
    url: () => '/api/preferences',
    payload: (form) => ({
      brand: {
        tones: Object.keys(BRAND_TONES).filter((tone) => form.has(`tone-${tone}`)),
        description: textOf(form, 'description'),
        keywords: textOf(form, 'keywords'),
      },
    }),
  },
};

/** Whether a topic is shown at all is sent from here only where the spec's toggles have no say. */
function waysOf(form: FormData, topic: string) {
  const isOwn = textOf(form, 'own').split(',').includes(topic);
  return {
    ...(isOwn && { app: form.has(`app-${topic}`) }),
    email: form.has(`email-${topic}`),
    browser: form.has(`browser-${topic}`),
  };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
