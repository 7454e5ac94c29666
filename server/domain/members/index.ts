// Members: the people of a business, invitations, a person's businesses, and links for approving without an account.

export { countLinksByMaker } from './approval-link.repo.ts';
export {
  endApprovalLink,
  listApprovalLinks,
  type MadeLink,
  makeApprovalLink,
  openApprovalLink,
  presentApprovalLink,
} from './approval-link.ts';
export {
  acceptInvitation,
  findInvited,
  invite,
  joinWithAccount,
  listOpenInvitations,
  presentInvitation,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
} from './invitation.ts';
export { listMembers, lockBusinessesOf } from './member.repo.ts';
export { changeRole, endLinksBy, leaveBusiness, presentMember, removeMember } from './member.ts';
export { addBusiness, listOwnBusinesses, openBusiness } from './own-businesses.ts';
