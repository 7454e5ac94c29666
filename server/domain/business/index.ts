// Businesses: profile, switches, facts.

export {
  findBusiness,
  insertBusiness,
  listProfiledBusinessIds,
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
export {
  findSwitches,
  lockSwitches,
  type Switches,
  updatePaused,
  updateSwitch,
} from './switches.repo.ts';
