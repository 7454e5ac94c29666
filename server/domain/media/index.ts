// Media: the pictures and films of a business, and where they are used.
export {
  addMedium,
  addPicture,
  type MediaLimits,
  type MediaParts,
  refuseAnnounced,
  type Upload,
} from './add-medium.ts';
export { fitFor, type Misfit, misfitOf } from './fit.ts';
export type {
  Area,
  FileBytes,
  FilmFacts,
  Fit,
  Imaging,
  PictureFacts,
  Size,
  Unread,
  Unreadable,
} from './imaging.ts';
export { describeMedium, getMedium, removeMedium } from './manage-media.ts';
export { listMedia, type MediumRecord } from './medium.repo.ts';
export { pathOfMedium, presentMedium } from './medium.ts';
export { type Rendition, type RenditionUse, renditionFor, renditionOf } from './rendition.ts';
export type { Incoming, KeptBytes, MediaStore, Span } from './store.ts';
