// The mails of the automations before anyone edits them. `{...}` stands for words of the business profile; a paragraph
// whose word is missing there is left out, so nothing is said that the owner has not said.
import type { AutomationKind } from '../../contract/constants/email.ts';

interface Template {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const AUTOMATION_TEXTS: Readonly<Record<AutomationKind, readonly Template[]>> = {
  welcome: [
    {
      subject: 'Welcome to {name}',
      paragraphs: [
        'Thank you for subscribing to news from {name}.',
        '{description}',
        'You will hear from us when there is something new.',
        'Until then, have a look around: {website}',
      ],
    },
    {
      subject: 'A little more about {name}',
      paragraphs: [
        'You subscribed two days ago. Here is what we do, in our own words.',
        '{description}',
        'What matters to us: {values}.',
        '{website}',
      ],
    },
    {
      subject: 'Good to have you with us',
      paragraphs: [
        'This is the last of our three welcome mails. From now on we write only when there is news from {name}.',
        'Everything we offer is here: {website}',
        'If these mails are not for you, the link below ends them with one click.',
      ],
    },
  ],
  'cart-abandonment': [
    {
      subject: 'You left something in your cart',
      paragraphs: [
        'Your cart at {name} is as you left it.',
        'Go on where you stopped: {website}',
        'If you have changed your mind, there is nothing to do.',
      ],
    },
    {
      subject: 'Your cart is still waiting',
      paragraphs: [
        'Yesterday you put something in your cart at {name}. It is still there.',
        'Finish your order: {website}',
        'This is our last reminder about it.',
      ],
    },
  ],
  're-engagement': [
    {
      subject: 'It has been a while',
      paragraphs: [
        'We have not heard from you at {name} for some time.',
        '{description}',
        'See what we are doing now: {website}',
      ],
    },
    {
      subject: 'Still interested in {name}?',
      paragraphs: [
        'You once asked for our news. We would like to keep sending it, if you would like to keep reading it.',
        'What matters to us: {values}.',
        '{website}',
      ],
    },
    {
      subject: 'Shall we stop writing?',
      paragraphs: [
        'You have not opened our mails for a while, and we do not want to fill your inbox.',
        'To stay, there is nothing to do. To leave, use the link below: one click ends all mails from {name}.',
      ],
    },
  ],
};
