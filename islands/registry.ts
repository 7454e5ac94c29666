// Every island and how to load it: a literal list, so that each becomes a chunk of its own.
import type { IslandDefinition } from './runtime/define-island.ts';

/** `never`: the element passes on what the server wrote into the page for exactly this component. */
type Loader = () => Promise<{ readonly default: IslandDefinition<never> }>;

export const ISLANDS = {
  'account-form': () => import('./account-form/index.tsx'),
  approvals: () => import('./approvals/index.tsx'),
  'action-button': () => import('./action-button/index.tsx'),
  'automation-switches': () => import('./automation-switches/index.tsx'),
  admin: () => import('./admin/index.tsx'),
  'autopilot-switch': () => import('./autopilot-switch/index.tsx'),
  'mix-form': () => import('./mix-form/index.tsx'),
  'trade-question': () => import('./trade-question/index.tsx'),
  'brand-form': () => import('./brand-form/index.tsx'),
  'budget-form': () => import('./budget-form/index.tsx'),
  'business-form': () => import('./business-form/index.tsx'),
  'calendar-mover': () => import('./calendar-mover/index.tsx'),
  'calendar-share': () => import('./calendar-share/index.tsx'),
  'channel-sign-in': () => import('./channel-sign-in/index.tsx'),
  'channel-settings': () => import('./channel-settings/index.tsx'),
  composer: () => import('./composer/index.tsx'),
  'copy-button': () => import('./copy-button/index.tsx'),
  'connect-dialog': () => import('./connect-dialog/index.tsx'),
  'connect-platforms': () => import('./connect-platforms/index.tsx'),
  'copy-text': () => import('./copy-text/index.tsx'),
  demo: () => import('./demo/index.tsx'),
  drafts: () => import('./drafts/index.tsx'),
  'entry-form': () => import('./entry-form/index.tsx'),
  'facts-together': () => import('./facts-together/index.tsx'),
  fact: () => import('./fact/index.tsx'),
  faq: () => import('./faq/index.tsx'),
  habit: () => import('./habit/index.tsx'),
  'import-form': () => import('./import-form/index.tsx'),
  'funds-form': () => import('./funds-form/index.tsx'),
  'kit-form': () => import('./kit-form/index.tsx'),
  'library-bar': () => import('./library-bar/index.tsx'),
  'mail-blocks': () => import('./mail-blocks/index.tsx'),
  'mail-editor': () => import('./mail-editor/index.tsx'),
  'media-upload': () => import('./media-upload/index.tsx'),
  medium: () => import('./medium/index.tsx'),
  'model-settings': () => import('./model-settings/index.tsx'),
  news: () => import('./news/index.tsx'),
  'post-import': () => import('./post-import/index.tsx'),
  'queue-slots': () => import('./queue-slots/index.tsx'),
  'saved-choice': () => import('./saved-choice/index.tsx'),
  notifications: () => import('./notifications/index.tsx'),
  'optimal-schedule': () => import('./optimal-schedule/index.tsx'),
  'password-form': () => import('./password-form/index.tsx'),
  'payment-dialog': () => import('./payment-dialog/index.tsx'),
  'payment-method': () => import('./payment-method/index.tsx'),
  'payment-page': () => import('./payment-page/index.tsx'),
  'plan-actions': () => import('./plan-actions/index.tsx'),
  'plan-choice': () => import('./plan-choice/index.tsx'),
  'platform-select': () => import('./platform-select/index.tsx'),
  'post-actions': () => import('./post-actions/index.tsx'),
  'segment-builder': () => import('./segment-builder/index.tsx'),
  'settings-form': () => import('./settings-form/index.tsx'),
  'saved-switch': () => import('./saved-switch/index.tsx'),
  'sign-out': () => import('./sign-out/index.tsx'),
  'subscriber-form': () => import('./subscriber-form/index.tsx'),
  'ticket-form': () => import('./ticket-form/index.tsx'),
  toaster: () => import('./toaster/index.tsx'),
  tooltip: () => import('./tooltip/index.tsx'),
  'analysis-runner': () => import('./analysis-runner/index.tsx'),
  'calendar-export': () => import('./calendar-export/index.tsx'),
  'content-ideas': () => import('./content-ideas/index.tsx'),
  'strategy-actions': () => import('./strategy-actions/index.tsx'),
  'strategy-generator': () => import('./strategy-generator/index.tsx'),
  'website-proposals': () => import('./website-proposals/index.tsx'),
  'website-reader': () => import('./website-reader/index.tsx'),
  'two-factor': () => import('./two-factor/index.tsx'),
} as const satisfies Record<string, Loader>;

export type IslandName = keyof typeof ISLANDS;

/** @throws Error for a name that no island has */
export async function loadIsland(name: string): Promise<IslandDefinition<never>> {
  if (!Object.hasOwn(ISLANDS, name)) {
    throw new Error(`There is no island "${name}"`);
  }
  return (await ISLANDS[name as IslandName]()).default;
}
