// What a person is told about how their account is signed in to: the kinds of events.
import type { EventKind } from './events.ts';

export const SECURITY_EVENTS = [
  'account.password-set',
  'account.password-reset',
  'account.address-changed',
  'account.two-factor-on',
  'account.two-factor-off',
  'account.recovery-codes-made',
  'account.codes-guessed',
  'account.passwords-guessed',
] as const satisfies readonly EventKind[];
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
