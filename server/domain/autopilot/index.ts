// The autopilot: from the saved profile to planned posts, and its switches.
export { changeAutopilot, getAutopilot } from './autopilot.ts';
export { generateDrafts } from './generate-drafts.ts';
export { planBusiness } from './plan-business.ts';
export { saveProfile } from './save-profile.ts';
