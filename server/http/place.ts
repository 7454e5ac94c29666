// Where a request comes from, in words that a person recognises.
import { describeDevice, type Place } from '../domain/accounts/index.ts';
import type { HttpContext } from './context.ts';

export function placeOf(http: HttpContext): Place {
  return { address: http.ip, device: describeDevice(http.request.get('User-Agent')) };
}
