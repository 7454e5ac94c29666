// Sentences about what people do elsewhere, and about automations.
import { defineSentences } from '../contract/sentence.ts';

/** Why a mail of a step did not leave. */
const LEFT = {
  unsubscribed: 'They have left.',
  'never-subscribed': 'They never asked for mail.',
  ordered: 'They have ordered.',
  'active-again': 'They are active again.',
  goal: 'They have reached the goal.',
  condition: 'They do not meet the condition.',
  changed: 'The automation was changed.',
} as const;

export const AUTOMATIONS = defineSentences({
  'automations.left': ({ why }: { why: keyof typeof LEFT }) => LEFT[why],
  'automations.step-removed': 'Its automation has this step no more.',
  'automations.off-too-long': 'Its automation was off for three days.',
  'automations.mail-removed': 'Its automation has this mail no more.',
  'automations.mail-late': 'It was more than a day late.',
  'automations.data-too-large': ({ kilobytes }: { kilobytes: number }) =>
    `data: may have ${kilobytes} KB at most as JSON.`,
  'automations.full': ({ most }: { most: number }) => `There are ${most} automations, and no room for more.`,
  'automations.steps-full': ({ most }: { most: number }) => `An automation has ${most} steps at most.`,
  'automations.not-in-use': 'Nothing of it is in use yet: use its draft first.',
  'automations.no-draft': 'There is nothing to put to use: everything is as it runs.',
  'automations.no-steps': 'An automation without a step does nothing. Add one first.',
  'automations.no-form': 'is no form of yours.',
  'automations.near-url':
    'is no address that may be called: a public one, on the usual port of https or http, as your program may not lie in the network of this server.',
  'automations.no-date': 'is no date that you know of people: give one of them such a value first.',
  'automations.goal-starts': 'is what starts the automation: nobody would ever be in it.',
  'automations.goal-no-link': 'is a link that none of the mails of the automation has.',
  'automations.step-twice': ({ id }: { id: string }) => `have the id ${id} twice.`,
  'automations.no-way': ({ id }: { id: string }) => `lead to ${id}, which is no later step.`,
  'automations.people-inside': ({ people }: { people: number }) =>
    `says what becomes of the ${people} inside: go-on, each from where they stand, or leave.`,
  'automations.site-elsewhere':
    'This key is for other pages: name this one with it under Shops and programs.',
  'automations.shop-unsigned': 'The signature does not fit the secret that is set for this shop.',
  'automations.shop-unreadable': 'This is no message of a shop.',
  'automations.event-to-come': 'is still to come. Leave it out for what happens now.',
});
