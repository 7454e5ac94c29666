// Tailors and menders of clothes: what is worn gets another life.
import type { Pack } from '../../library/idea.ts';
import { FIT } from './fit.ts';
import { NEEDLE } from './needle.ts';

const pack: Pack = {
  id: 'mending',
  label: 'Tailor and alterations',
  match:
    '(?<!guitar |brass )\\btailors?\\b(?!-made|ed|ing (?:your|our|to|each))|tailoring (?:and|&|in|shop|studio|service)|(?:clothes|clothing|dress|bridal|suit|garment) alterations?|\\balterations (?:and|&|in|for|to)|seamstress|dressmak|bespoke (?:suits?|tailor|shirts?|gowns?)|(?:invisible|clothes) (?:mending|repair)',
  industries: ['retail', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['Mending', 'MadeToLast', 'Workshop'],
  ideas: [...FIT, ...NEEDLE],
};

export default pack;
