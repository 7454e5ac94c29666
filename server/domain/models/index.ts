// Language models: which one writes for a business, what it may cost, and the writer that asks it.
export type {
  CallFailure,
  ChatCall,
  ChatEnd,
  ListEnd,
  ModelKind,
  ModelPlace,
  Models,
  ModelTrouble,
  OutputForm,
  Usage,
} from './provider.ts';
