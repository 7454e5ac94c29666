// What owners look for by the words of other programs: where it is here, or that there is none.
import { holdsAll, wordsOf } from './find-words.ts';
import type { Question } from './help.ts';

export interface OtherQuestion extends Question {
  /** Further words that it is found by. */
  readonly words: string;
  /** Where one goes on; null where there is no such screen. */
  readonly place: { readonly href: string; readonly label: string } | null;
}

export const OTHER_QUESTIONS: readonly OtherQuestion[] = [
  {
    id: 'backup',
    question: 'Is there a backup?',
    answer:
      'There is no button for it: whoever runs this server makes backups there, with the command "drivyn backup", and puts one back with "drivyn restore". Ask them when they last did.',
    words: 'backups restore copy save',
    place: null,
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer:
      'There is no button for it. Ask whoever runs this server to close it: nobody can sign in with it then. Before that, cancel your plan, disconnect your channels, and leave businesses that others go on with.',
    words: 'close remove leave deletion erase gdpr',
    place: { href: '#/help-support?tab=contact', label: 'Contact support' },
  },
  {
    id: 'export',
    question: 'How do I export my data?',
    answer:
      'Piece by piece: subscribers as CSV under Email Marketing, also all that is known of one person; figures as CSV under Analytics; the calendar as a file for other calendars; the strategy and each invoice as PDF. Whoever runs this server has all of it together, as a backup.',
    words: 'download take away csv gdpr privacy move portability',
    place: { href: '#/email-marketing?tab=audience', label: 'Subscribers' },
  },
  {
    id: 'language',
    question: 'Which languages are there?',
    answer:
      'Posts are written in the language of your business: in English with ideas, in other languages from your facts alone, unless a language model writes them. The screens themselves speak English only.',
    words: 'translate translation german french spanish italian dutch',
    place: { href: '#/business-setup?edit=1', label: 'Choose the language of your posts' },
  },
  {
    id: 'dark',
    question: 'Is there a dark mode?',
    answer:
      'Yes: open the account menu at the top right of any screen and choose Dark under Theme. This browser remembers it.',
    words: 'theme light night appearance colours colors contrast',
    place: null,
  },
  {
    id: 'unsubscribe',
    question: 'How do people unsubscribe?',
    answer:
      'By the link at the end of every mailing, by the button that mail programs show beside it, or by answering STOP. Who has unsubscribed stays in your list as such and gets no mailing. What Drivyn itself mails to you is chosen under Notification settings.',
    words: 'unsubscribed opt out optout leave list stop mails',
    place: { href: '#/email-marketing?tab=audience', label: 'Subscribers' },
  },
  {
    id: 'app',
    question: 'Is there an app for the phone?',
    answer:
      'No. Every screen is made for the phone as well: open the same address there and add it to the home screen.',
    words: 'mobile android iphone ios install store',
    place: null,
  },
  {
    id: 'messages',
    question: 'Are there text messages, WhatsApp, Google reviews or other channels?',
    answer:
      'No: there are the platforms that stand under Platforms, and no others. Comments and messages that people write to you are answered in the networks themselves.',
    words: 'sms texts threads snapchat telegram review google business maps inbox reply chat dm seo qr code',
    place: { href: '#/platforms', label: 'Platforms' },
  },
  {
    id: 'own-posts',
    question: 'How do I edit, move or delete a post?',
    answer:
      'Open it in the Content Calendar or in the Content tab of its platform: it can be edited, moved to another time, or deleted there as long as it has not left. One that is out can be removed where its network allows it.',
    words: 'change reschedule remove correct undo typo mistake edit post posts',
    place: { href: '#/content-calendar', label: 'Content Calendar' },
  },
  {
    id: 'sign-out',
    question: 'How do I sign out?',
    answer:
      'In the account menu at the top right of any screen. Other devices are signed out under Password and security.',
    words: 'log out logout leave sessions',
    place: { href: '#/settings?tab=security', label: 'Password and security' },
  },
];

/** The questions that are found by what was asked: by their own words or by further ones. */
export function findOtherQuestions(wanted: string): readonly OtherQuestion[] {
  const asked = wordsOf(wanted);
  return OTHER_QUESTIONS.filter(({ question, words }) => holdsAll(`${question} ${words}`, asked));
}
