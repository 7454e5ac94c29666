// Sentences about what people do elsewhere, and about automations.
import { defineSentences } from '../contract/sentence.ts';

export const AUTOMATIONS = defineSentences({
  'automations.data-too-large': ({ kilobytes }: { kilobytes: number }) =>
    `data: may have ${kilobytes} KB at most as JSON.`,
  'automations.event-to-come': 'is still to come. Leave it out for what happens now.',
});
