// What Help & Support says, and the search finds: guides, and the six questions that are asked most; spec section 2.
import { TRIAL_DAYS } from './brand.ts';
import { holdsAll, wordsOf } from './find-words.ts';

/** The three cards of Documentation. */
export const GUIDES = [
  {
    href: '#/business-setup',
    title: 'Business Setup',
    text: 'Say what you do and for whom. Every post rests on it.',
  },
  {
    href: '#/settings',
    title: 'Settings',
    text: 'Your account, what you are told about, your password, and how your brand sounds.',
  },
  {
    href: '#/ai-strategy',
    title: 'AI Strategy',
    text: 'See the plan that is followed, and how each platform does.',
  },
] as const;

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export const FAQ: readonly Question[] = [
  {
    id: 'trial',
    question: 'How long is the free trial?',
    answer: `${TRIAL_DAYS} days, on the Starter Plan, with everything in it. It then goes on as a paid plan, or ends if you cancel before.`,
  },
  {
    id: 'billing',
    question: 'How does billing work?',
    answer:
      'Monthly or annual, as you choose. When you change your plan in between, the change is prorated: you pay for the days that are left, not twice. On a server of your own, plans only bind once its operator has switched billing on.',
  },
  {
    id: 'approval',
    question: 'How do I see posts before they leave?',
    answer:
      'Choose under “How far it goes by itself” in the settings of a platform, switch on Content Approval there, or lower its automation level. Posts then wait under Approvals.',
  },
  {
    id: 'pause',
    question: 'How do I stop everything?',
    answer:
      'With the switch at the top of every screen. Nothing is published and nothing new is planned until you resume.',
  },
  {
    id: 'facts',
    question: 'What is written about my business?',
    answer:
      'Only what stands on Brand: what your profile says, what you add there, and what you approve of your website. The more facts, the more there is to write about. Pictures are drawn from the same words, and your own, under Media, take their place.',
  },
  {
    id: 'sandbox',
    question: 'Does anything leave this machine?',
    answer:
      'Not in the Sandbox: posts go to a simulated network here, and mail is kept in the local outbox until mail settings are made. Your website is asked for its pages when you have it read.',
  },
];

/** The questions that hold what was searched for, to the letter or word by word; all of them for nothing. */
export function findQuestions(wanted: string): readonly Question[] {
  const text = wanted.trim().toLowerCase();
  const asked = wordsOf(text);
  return FAQ.filter(({ question, answer }) => {
    const words = `${question}\n${answer}`;
    return words.toLowerCase().includes(text) || holdsAll(words, asked);
  });
}
