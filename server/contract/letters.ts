// Letters: what each kind of mail to Drivyn's own people is made of. Paths are hash routes or paths of this server;
// the address before them is put there when the letter leaves.

import type { Topic } from './constants/notifications.ts';
import type { MailWidth } from './mail-picture.ts';
import type { Role } from './members.ts';
import type { Sentence } from './sentence.ts';

/**
 * One entry a template of views/emails/letters.ts: its props, plain JSON. They may hold tokens: they are stored sealed. What is
 * ours to say is a sentence, of which the words are made when the letter leaves.
 */
export interface LetterProps {
  /** `token` stands in the link; `hasPassword` is false for an account that never set one. */
  'reset-password': { readonly token: string; readonly hasPassword: boolean };
  'address-in-use': Readonly<Record<never, never>>;
  /** To the address of before; `email` is the one from now on. */
  'address-changed': { readonly email: string };
  'sign-up-invitation': { readonly token: string };
  /** Joining a business; `business` and `inviter` may be empty. */
  invitation: {
    readonly business: string;
    readonly inviter: string;
    readonly role: Role;
    readonly token: string;
  };
  /** Whether a business may send in the name of the address it goes to; `business` may be empty, `token` stands in the link. */
  'sender-question': { readonly business: string; readonly email: string; readonly token: string };
  /** One thing to know, and where to see to it. */
  notice: {
    readonly title: Sentence;
    readonly message: Sentence;
    readonly action: { readonly label: Sentence; readonly path: string } | null;
  };
  /** One notification, at once. */
  alert: NotificationProps & {
    readonly businessName: Sentence;
    readonly topic: Topic;
    readonly stopPath: string;
  };
  /** Several notifications together. */
  digest: {
    readonly businessName: Sentence;
    readonly items: readonly NotificationProps[];
    readonly stopPath: string;
  };
  'performance-report': {
    readonly businessName: Sentence;
    readonly locale: string;
    /** First and last day, YYYY-MM-DD. */
    readonly from: string;
    readonly to: string;
    readonly sections: readonly ReportSection[];
    readonly stopPath: string;
  };
  /** What is new this week? `token` stands in the link. */
  'news-question': { readonly businessName: Sentence; readonly token: string; readonly stopPath: string };
  /** Support's answer to a ticket. */
  'ticket-answer': {
    readonly number: number;
    readonly subject: string;
    readonly question: string;
    readonly answer: string;
  };
}

/** What one world - the real one, or the Sandbox - brought in a week. */
export interface ReportSection {
  readonly isSandbox: boolean;
  /** `before`: the week before; null when it was not measured whole. */
  readonly figures: readonly {
    readonly label: Sentence;
    readonly value: number;
    readonly before: number | null;
  }[];
  /** Reactions of each, the most first. */
  readonly channels: readonly { readonly name: string; readonly reactions: number }[];
}

interface NotificationProps {
  readonly title: Sentence;
  readonly message: Sentence;
  /** Where to see to it. */
  readonly path: string | null;
  /** What the posts look like that it is about; a letter that was written before letters had pictures says nothing of it. */
  readonly pictures?: readonly LetterPicture[];
}

/** Pixels. */
export const LETTER_PICTURE_WIDTH = 96 satisfies MailWidth;

/** A small picture, that anybody with the letter may fetch. */
export interface LetterPicture {
  readonly path: string;
  readonly alt: string;
}

export type LetterTemplate = keyof LetterProps;

/** Props of a letter that is about to leave: sentences have become words. */
export type Worded<P> = P extends Sentence
  ? string
  : P extends readonly (infer E)[]
    ? readonly Worded<E>[]
    : P extends object
      ? { readonly [K in keyof P]: Worded<P[K]> }
      : P;

/** A part of a letter's body, in reading order. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** What to do now. */
  | { readonly kind: 'action'; readonly label: string; readonly path: string }
  /** Something to copy, such as a code. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly LetterPicture[] }
  | { readonly kind: 'list'; readonly items: readonly LetterItem[] };

export interface LetterItem {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
  readonly pictures?: readonly LetterPicture[];
}

/** What a template makes of its props. */
export interface LetterContent {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Why this person gets the letter, in one sentence. */
  readonly because: string;
  /** Where letters like this one are ended with one click; absent for those that a person asked for. */
  readonly stop?: { readonly label: string; readonly path: string };
}
