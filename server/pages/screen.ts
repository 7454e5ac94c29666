// What a screen is: its routes, its title, who may see it, and how its properties are loaded for its view.
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Clockface } from '../../views/components/relative-time.ts';
import type { NavItem } from '../../views/layout/types.ts';
import type { SandboxNetwork } from '../connectors/channels/sandbox/sandbox.ts';
import type { Sentence } from '../contract/sentence.ts';
import type { SignUpMode } from '../contract/sign-in.ts';
import type { Context } from '../db/unit-of-work.ts';
import type { Billing } from '../domain/billing/index.ts';
import type { AddressOf, SignIns } from '../domain/channels/index.ts';
import type { SendingSetup, ServerSetup } from '../domain/email/index.ts';
import type { ModelParts } from '../domain/models/index.ts';
import type { AccountActor, Actor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { endOfMinute } from '../kernel/clock.ts';
import { say } from '../sentences/index.ts';
import type { Frame } from './frame.repo.ts';

/** A plain form that was refused: its screen is drawn again with what was typed. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** The field at fault, when one is. */
  readonly field: string | undefined;
  /** What is wrong, and the same in words. */
  readonly sentence: Sentence;
  readonly message: string;
}

export interface ScreenRequest {
  readonly ctx: Context;
  readonly actor: Actor;
  /** Null for everyone who is not an account. */
  readonly frame: Frame | null;
  /** What the path's `:name` parts stand for, as written. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Path and query, as in the hash. */
  readonly route: string;
  readonly form: FormState | undefined;
  readonly now: number;
  /** Who may make an account. */
  readonly signUp: SignUpMode;
  /** Whether letters stay on this machine, as no mail server is there for them. */
  lettersStayHere(): Promise<boolean>;
  /** Whether pictures of posts are drawn here. */
  readonly draws: boolean;
  /** How mails leave, where reports about them are taken, and under which address mail services reach us. */
  readonly sending: SendingSetup & {
    readonly receiver: string | null;
    readonly publicUrl: string;
    readonly servers: ServerSetup;
  };
  readonly billing: Billing;
  readonly models: ModelParts;
  readonly signIns: SignIns;
  /** Where networks lead back to. */
  readonly addressOf: AddressOf;
  /** Whether networks are told where they can fetch pictures from this server. */
  readonly isReachable: boolean;
  /** Who reads an account of the Sandbox, and what they really like. */
  readonly audienceOf: SandboxNetwork['audience'];
  /** What a simulated campaign really does. */
  readonly advertOf: SandboxNetwork['advert'];
}

export interface AccountRequest extends ScreenRequest {
  readonly actor: AccountActor;
  readonly frame: Frame;
  /** For what is shown: the same for a whole minute. */
  readonly clock: Clockface;
}

/** `title` and `route` only where they depend on what was loaded. */
export type Loaded<Props extends object> =
  | { readonly props: Props; readonly title?: string; readonly route?: string }
  | { readonly redirect: string };

export type Shown =
  | {
      readonly title: string;
      readonly route: string;
      readonly view: ReactNode;
      /** What the screen's own view shows; absent where something else is shown instead of it. */
      readonly props?: object;
    }
  | { readonly redirect: string };

/** Who gets to see it: every account, or everyone. */
export type Access = 'account' | 'anyone';

export interface ScreenFacts {
  /** Folder of its view and name of its loader. */
  readonly slug: string;
  /** Path patterns; `:name` stands for one segment. Case and a slash at the end do not matter. */
  readonly paths: readonly string[];
  /** Without the product's name. */
  readonly title: string;
  /** Only for the person: closed to the admin who is at work in the account. */
  readonly personal?: boolean;
  /** Without sidebar and top bar. */
  readonly bare?: boolean;
  readonly nav?: { readonly group: NavGroupName; readonly items: readonly NavItem[] };
}

export type NavGroupName = 'Overview' | 'Platforms' | 'Account';

export interface Screen extends ScreenFacts {
  readonly access: Access;
  readonly show: (request: ScreenRequest) => Promise<Shown>;
}

/** Ties a loader to the view that takes what it loads. */
interface Parts<V extends ScreenRequest, Props extends object> extends ScreenFacts {
  readonly load: (request: V) => Promise<Loaded<Props>> | Loaded<Props>;
  readonly View: ComponentType<Props>;
}

/** A screen for accounts; anyone else is sent to sign in. */
export function accountScreen<Props extends object>({
  load,
  View,
  ...facts
}: Parts<AccountRequest, Props>): Screen {
  const show = async (request: ScreenRequest) =>
    draw(facts, request, { View, loaded: await load(requireAccount(request)) });
  return { ...facts, access: 'account', show };
}

/** A screen that needs no account. */
export function openScreen<Props extends object>({
  load,
  View,
  ...facts
}: Parts<ScreenRequest, Props>): Screen {
  const show = async (request: ScreenRequest) => draw(facts, request, { View, loaded: await load(request) });
  return { ...facts, access: 'anyone', show };
}

function draw<Props extends object>(
  facts: ScreenFacts,
  request: ScreenRequest,
  { View, loaded }: { View: ComponentType<Props>; loaded: Loaded<Props> },
): Shown {
  if ('redirect' in loaded) return loaded;
  return {
    title: loaded.title ?? facts.title,
    route: loaded.route ?? request.route,
    view: createElement(View, loaded.props),
    props: loaded.props,
  };
}

function requireAccount(request: ScreenRequest): AccountRequest {
  const { actor, frame } = request;
  if (actor.kind !== 'account' || !frame) throw new AppError('unauthenticated', say('http.sign-in-to-see'));
  return {
    ...request,
    actor,
    frame,
    clock: {
      now: endOfMinute(request.now),
      locale: frame.business.locale,
      timeZone: frame.business.timezone,
    },
  };
}
