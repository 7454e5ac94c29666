// Loads the People tab of Settings: members, and for owners the open invitations.
import type { PeopleProps } from '../../../views/screens/settings/people.tsx';
import { requireInPerson } from '../../domain/accounts/index.ts';
import { canManage, hasFeed } from '../../domain/business/index.ts';
import {
  countLinksByMaker,
  listMembers,
  listOpenInvitations,
  presentMember,
} from '../../domain/members/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

/** @throws AppError forbidden to the admin in somebody else's account */
export async function loadPeople(request: AccountRequest): Promise<PeopleProps> {
  const { ctx, actor, form, now, clock } = request;
  requireInPerson(actor);
  const q = ctx.db.read;
  const [members, invitations, approvalLinks, hasCalendarAddress, mailIsLocal] = await Promise.all([
    listMembers(q, actor.businessId),
    canManage(actor) ? listOpenInvitations(q, actor.businessId, now) : [],
    countLinksByMaker(q, actor.businessId, now),
    hasFeed(q, actor.businessId),
    request.lettersStayHere(),
  ]);
  return {
    members: members.map((row) => presentMember(row, actor)),
    invitations,
    approvalLinks,
    hasCalendarAddress,
    canManage: canManage(actor),
    isOpen: actor.open,
    mailIsLocal,
    refused: form
      ? { message: form.message, email: form.values.email ?? '', role: form.values.role ?? '' }
      : null,
    clock,
  };
}
