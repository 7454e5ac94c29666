// How the pictures of a business look: its brand kit.

export { selectBrandKit } from './brand-kit.repo.ts';
export { findBrandKit, forgetBrandKit, readBrandKit, saveBrandKit } from './brand-kit.ts';
