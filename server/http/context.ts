// What a request carries on its way through the chain.
import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';

export interface RequestState {
  /** Named in the answer, in the log and in error messages. */
  requestId: string;
  /** Whether something passed it on, be that trusted or not. */
  isRelayed: boolean;
  /** The trusted address behind which the client is; absent for who came by none. */
  via?: string | undefined;
}

export type HttpContext = ParameterizedContext<RequestState>;
export type Middleware = KoaMiddleware<RequestState>;

/** Methods that change nothing. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(http: HttpContext): string | undefined {
  return /^Bearer +(\S+)$/i.exec(http.request.get('Authorization'))?.[1];
}

/** Whether a plain HTML form was sent, be it an empty one. */
export function isFormBody(http: HttpContext): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(http.request.get('Content-Type'));
}
