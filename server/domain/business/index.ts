// Businesses: profile, switches, facts.

export {
  findBusiness,
  findSwitches,
  insertBusiness,
  listProfiledBusinessIds,
  lockSwitches,
  type Switches,
  updatePaused,
  updatePlannedUntil,
} from './business.repo.ts';
export {
  type Business,
  canWrite,
  getBusiness,
  hasProfile,
  presentProfile,
  requireWriter,
  storeProfile,
} from './business.ts';
export { listFacts, replaceFacts, type StoredFact } from './fact.repo.ts';
