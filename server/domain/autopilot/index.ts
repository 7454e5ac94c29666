// The autopilot: from the saved profile to planned posts, and its master switch.
export { getAutopilot, setPaused } from './autopilot.ts';
export { generateDrafts } from './generate-drafts.ts';
export { planBusiness } from './plan-business.ts';
export { saveProfile } from './save-profile.ts';
