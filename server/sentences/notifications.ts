// Sentences about notifications.
import { defineSentences } from '../contract/sentence.ts';

export const NOTIFICATIONS = defineSentences({
  'notifications.always-on': 'cannot be switched off',
});
