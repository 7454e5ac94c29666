// A call of the API, declared as data: who may call it, what goes in, what comes out. api/routes.ts lists them all.
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { ApiScope } from '../contract/api-token.ts';
import { requireInPerson, requireScope } from '../domain/accounts/index.ts';
import { requireOwner, requireWriter } from '../domain/business/index.ts';
import {
  type AccountActor,
  type Actor,
  type AdminActor,
  ANONYMOUS,
  type AnonymousActor,
  type GuestActor,
} from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import type { HttpContext } from './context.ts';
import type { CallParts } from './parts.ts';
import type { RateClass } from './rates.ts';
import { parseInput, parsePath } from './validate.ts';

/** Who may call, and who the handler then gets to see. */
interface Callers {
  /** Everyone; nobody is looked up, so it also works while the database does not. */
  anyone: AnonymousActor;
  /** Everybody who is signed in, whether they belong to a business or not. */
  person: AccountActor | GuestActor;
  /** Every account that is signed in and belongs to a business. */
  account: AccountActor;
  /** An account whose role may write: owner or editor. */
  writer: AccountActor;
  /** An account that owns the business: money, channels, switches, people and security. */
  owner: AccountActor;
  admin: AdminActor;
}
export type Who = keyof Callers;

type Schema = v.GenericSchema;
type Read<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Told<S> = S extends Schema ? v.InferInput<S> : undefined;

/** What a handler is given; params, query and body have passed their schemas. */
export interface Call<W extends Who, P, Q, B> {
  readonly app: CallParts;
  readonly actor: Callers[W];
  readonly params: Read<P>;
  readonly query: Read<Q>;
  readonly body: Read<B>;
  /** The request as HTTP, for the few handlers that need cookies, addresses or headers. */
  readonly http: HttpContext;
}

/** How a handler answers. */
export interface Answer<Body> {
  /** 200 when absent, 204 without a body. */
  readonly status?: number;
  readonly body?: Body;
  /** Query of the next page of a list, told in a `Link` header. */
  readonly next?: Readonly<Record<string, string | number>> | undefined;
  /** Where a plain form leads on to, whatever it says itself. */
  readonly goTo?: string;
  /** Something else than JSON. */
  readonly raw?: {
    readonly type: string;
    readonly content: Readable | Buffer | string;
    /** Texts of the style elements in it, if it is a page. */
    readonly styles?: readonly string[];
  };
}

/** What the table of routes holds: a declared call with its types closed over. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` stands for one segment. */
  readonly path: string;
  readonly who: Who;
  /** Its class in the table of rates; by what it is (page, read, write) when absent. */
  readonly rate?: RateClass | undefined;
  /** Only for the person: closed to the admin who is at work in the account. */
  readonly personal: boolean;
  /** What an API token needs to call it; null where no token is enough. */
  readonly token: ApiScope | null;
  /** Largest body, bytes; LIMITS.body when absent. */
  readonly bodyLimit?: number | undefined;
  /**
   * Accepts urlencoded bodies from this screen: 303 on success, unless the answer is a page of its own; the screen
   * again with what was typed on error.
   */
  readonly form?: string | undefined;
  readonly fromForm?: FromForm | undefined;
  readonly input: { readonly params?: Schema; readonly query?: Schema; readonly body?: Schema };
  readonly output: Schema | undefined;
  readonly docs: { readonly example?: unknown };
  /** Turns away callers who may not call. @throws AppError unauthenticated or forbidden */
  admit(actor: Actor): void;
  run(request: RawCall): Promise<Answer<unknown>>;
}

export interface RawCall {
  readonly app: CallParts;
  readonly actor: Actor;
  readonly http: HttpContext;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Makes what the body's schema reads of a form's fields, where they are more than text. */
type FromForm = (fields: Readonly<Record<string, string>>) => unknown;

interface Declaration<W extends Who, P, Q, B, O> {
  readonly method: Route['method'];
  readonly path: string;
  readonly who: W;
  readonly rate?: RateClass;
  readonly personal?: boolean;
  /** `read` for what reads and is not personal, else null, when absent. */
  readonly token?: ApiScope | null;
  readonly bodyLimit?: number;
  readonly form?: string;
  readonly fromForm?: FromForm;
  readonly input?: { readonly params?: P; readonly query?: Q; readonly body?: B };
  readonly output?: O;
  readonly docs?: { readonly example?: unknown };
  readonly handler: (call: Call<W, P, Q, B>) => Promise<Answer<Told<O>>> | Answer<Told<O>>;
}

/** Declares a call. Input is checked before the handler runs; of the answer only what `output` names leaves. */
export function defineRoute<
  W extends Who,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  O extends Schema | undefined = undefined,
>(declared: Declaration<W, P, Q, B, O>): Route {
  const { method, path, who, rate, personal = false, bodyLimit, form, fromForm } = declared;
  const { input = {}, output, docs = {}, handler } = declared;
  const { token = method === 'GET' && !personal ? 'read' : null } = declared;
  const gate = (actor: Actor) => {
    if (actor.kind === 'account') requireAllowed(actor, { who, personal, token });
    return GATES[who](actor);
  };
  return {
    method,
    path,
    who,
    rate,
    personal,
    token,
    bodyLimit,
    form,
    fromForm,
    input,
    output,
    docs,
    admit: (actor) => void gate(actor),
    run: async ({ app, actor, http, ...raw }) => {
      const answer = await handler({
        app,
        actor: gate(actor),
        http,
        params: parsePath(input.params, raw.params) as Read<P>,
        query: parseInput(input.query, raw.query) as Read<Q>,
        body: parseInput(input.body, raw.body) as Read<B>,
      });
      return output && answer.body !== undefined ? { ...answer, body: v.parse(output, answer.body) } : answer;
    },
  };
}

const GATES: { readonly [W in Who]: (actor: Actor) => Callers[W] } = {
  anyone: () => ANONYMOUS,
  person: requirePerson,
  account: requireAccount,
  writer: (actor) => requireRole(actor, requireWriter),
  owner: (actor) => requireRole(actor, requireOwner),
  admin: requireAdmin,
};

/** The admin of a server, and everyone who is asked nothing, are no matter of an account. */
function requireAllowed(
  actor: AccountActor,
  { who, personal, token }: Pick<Route, 'who' | 'personal' | 'token'>,
): void {
  if (who === 'anyone' || who === 'admin') return;
  if (personal) requireInPerson(actor);
  requireScope(actor, token);
}

function requirePerson(actor: Actor): AccountActor | GuestActor {
  if (actor.kind === 'account' || actor.kind === 'guest') return actor;
  if (actor.kind === 'admin') throw new AppError('forbidden', say('http.admin-no-business'));
  throw new AppError(
    'unauthenticated',
    actor.kind === 'anonymous' && actor.visitEnded ? say('http.visit-ended') : say('http.sign-in-to-do'),
  );
}

function requireAccount(actor: Actor): AccountActor {
  const person = requirePerson(actor);
  if (person.kind === 'account') return person;
  throw new AppError('forbidden', say('http.no-business'));
}

/** Asked before anything is looked up, so that a refusal tells nothing of what exists. */
function requireRole(actor: Actor, policy: (actor: AccountActor) => void): AccountActor {
  const account = requireAccount(actor);
  policy(account);
  return account;
}

function requireAdmin(actor: Actor): AdminActor {
  if (actor.kind === 'admin') return actor;
  throw new AppError('unauthenticated', say('http.admin-needed'));
}
