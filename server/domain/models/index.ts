// Language models: which one writes for a business, what it may cost, and the writer that asks it.
export { type Asked, Asker, AskingEnded } from './ask.ts';
export { findEndpoint } from './endpoint.repo.ts';
export { createWriter } from './model-writer.ts';
export { USUAL_PLACES } from './place.ts';
export type {
  CallFailure,
  ChatCall,
  ChatEnd,
  ListEnd,
  ModelPlace,
  Models,
  ModelTrouble,
  Usage,
} from './provider.ts';
export { purgeModels } from './purge.ts';
export {
  changeModel,
  findWriting,
  fixServerModel,
  type ModelParts,
  reachOf,
  readSettings,
} from './settings.ts';
export { findLocalModels, testModel } from './test-model.ts';
