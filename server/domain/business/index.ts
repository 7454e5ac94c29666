// Businesses: profile, switches, facts.

export { type BrandVoice, findBrandVoice, readBrandVoice, selectBrandVoice } from './brand-voice.repo.ts';
export { saveBrandVoice } from './brand-voice.ts';
export {
  findBusiness,
  insertBusiness,
  listProfiledBusinessIds,
  selectBusiness,
  updatePlannedUntil,
} from './business.repo.ts';
export {
  type Business,
  getBusiness,
  hasProfile,
  presentProfile,
  requireUnlocked,
  storeProfile,
} from './business.ts';
export { type CalendarFeed, findFeed, findFeedByToken, hasFeed, renewFeed } from './calendar-feed.ts';
export {
  type FactRecord,
  findFact,
  listFacts,
  listFactsByHash,
  listUsableFacts,
  selectFacts,
} from './fact.repo.ts';
export {
  addFact,
  changeFact,
  changeFactStates,
  deriveFacts,
  type FactEdit,
  moveFactDays,
  proposeFacts,
  type ReadFact,
  type ToldFact,
} from './fact.ts';
export { canManage, canWrite, requireOwner, requireWriter } from './policy.ts';
export { beginOf, endOf, presentFact, unusedAt } from './present-fact.ts';
export {
  findSwitches,
  holdBusiness,
  isHeld,
  lockSwitches,
  releaseBusiness,
  type Switches,
  updateLocked,
  updatePaused,
  updateSwitch,
} from './switches.repo.ts';
export { findTimeZone, searchTimeZones } from './time-zone.ts';
export {
  findWebsiteReading,
  leaveProposals,
  selectWebsiteReading,
  storeWebsiteReading,
  type WebsiteReadingRecord,
} from './website-reading.repo.ts';
