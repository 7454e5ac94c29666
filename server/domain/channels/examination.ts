// What a test of a sign-in has found: kept with the sentence of why, and shown with its words.
import type { Examined } from '../../contract/doctor.ts';
import type { Told } from '../../contract/sentence.ts';
import { wordsOfTold } from '../../sentences/index.ts';

export interface KeptExamination extends Omit<Examined, 'error'> {
  /** Why it did not go well. */
  readonly error: Told | null;
}

export function presentExamination({ error, ...kept }: KeptExamination): Examined {
  return { ...kept, error: error === null ? null : wordsOfTold(error) };
}
