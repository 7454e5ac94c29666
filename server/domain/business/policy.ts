// Who may do what in a business, by role. These decide both: what the server refuses, and which buttons a screen shows.
//   owner     everything
//   editor    writes, schedules, publishes, approves
//   approver  reads, approves, rejects
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';

type Member = Pick<AccountActor, 'role'>;

/** Owners and editors write, schedule and publish. */
export function canWrite({ role }: Member): boolean {
  return role === 'owner' || role === 'editor';
}

/** Only owners decide about money, channels, the switches, the people and the security of the business. */
export function canManage({ role }: Member): boolean {
  return role === 'owner';
}

/** @throws AppError forbidden when the actor's role is too low to write */
export function requireWriter(actor: Member): void {
  if (canWrite(actor)) return;
  throw new AppError('forbidden', say('business.approver-may-not'));
}

/** @throws AppError forbidden for everyone but an owner */
export function requireOwner(actor: Member): void {
  if (canManage(actor)) return;
  throw new AppError('forbidden', say('business.owner-only'));
}
