// Media: the pictures and films of a business, and where they are used.
export {
  addFilm,
  addMedium,
  addPicture,
  type MediaLimits,
  type MediaParts,
  refuseAnnounced,
  storeMedium,
  type ToldMedium,
  type Upload,
} from './add-medium.ts';
export { addressOf, findByAddress } from './address.ts';
export { type CarriedMedium, type CarryParts, carry } from './carry.ts';
export { misfitHowever } from './fit.ts';
export type {
  Area,
  FileBytes,
  FilmFacts,
  Fit,
  Imaging,
  PictureFacts,
  Size,
  SmallCopies,
  SmallCopy,
  Unread,
  Unreadable,
} from './imaging.ts';
export { type FoundPicture, keepFoundPicture } from './keep-found-picture.ts';
export { findByMailKey, openToMails } from './mail-picture.ts';
export { describeMedium, getMedium, removeMedium } from './manage-media.ts';
export {
  listMedia,
  listMediaByIds,
  listMediaByNames,
  listPostsThatShow,
  type MediumRecord,
} from './medium.repo.ts';
export { pathOfMedium, presentMedium } from './medium.ts';
export {
  byPost,
  listMediaOfPosts,
  listShown,
  type ShownIn,
  type ShownMedium,
  selectShown,
  setMediaOfPost,
} from './post-media.repo.ts';
export { type MailUse, type Rendition, type RenditionUse, renditionFor, renditionOf } from './rendition.ts';
export { setPoster } from './set-poster.ts';
export { type PublicMedium, shownByAddress } from './shown-by-address.ts';
export type { Incoming, KeptBytes, MediaStore, Span, UploadStore } from './store.ts';
export { findUpload, takePiece, type UploadState } from './take-piece.ts';
export { missingOf, orphansOf, tidyMedia } from './tidy-media.ts';
