// How the pictures of a business look: its brand kit.

export { selectBrandKit } from './brand-kit.repo.ts';
export { findBrandKit, forgetBrandKit, readBrandKit, saveBrandKit } from './brand-kit.ts';
export {
  type Choosing,
  chooseDesign,
  type Look,
  lookAfter,
  looksFor,
  setsWords,
} from './choose-design.ts';
export { choosePhoto } from './choose-photo.ts';
export type { Drawing, DrawnKit, DrawnWords, DrawRequest, Picture } from './drawing.ts';
export { type FilmOrder, type Films, type MadeFilm, timesOf } from './filming.ts';
export { altOf, linesOf } from './words-text.ts';
