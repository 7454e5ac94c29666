// Tailors, shoe repairers, upholsterers: what is worn gets another life.
import type { Pack } from '../../library/idea.ts';
import { CLOTH } from './cloth.ts';
import { FIT } from './fit.ts';
import { NEEDLE } from './needle.ts';
import { SEATS } from './seats.ts';
import { SHOES } from './shoes.ts';

const pack: Pack = {
  id: 'mending',
  label: 'Tailor, shoe repair and upholstery',
  match:
    '(?<!guitar |brass )\\btailors?\\b(?!-made|ed|ing (?:your|our|to|each))|tailoring (?:and|&|in|shop|studio|service)|(?:clothes|clothing|dress|bridal|suit|garment) alterations?|\\balterations (?:and|&|in|for|to)|seamstress|dressmak|bespoke (?:suits?|tailor|shirts?|gowns?)|(?:invisible|clothes) (?:mending|repair)|cobblers?\\b|shoe (?:repair|mak)|(?:boot|heel|sole) repair|resol(?:e|ing)\\b|upholster|re-?uphols|(?:chair|sofa) (?:repair|caning)',
  industries: ['retail', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['Mending', 'MadeToLast', 'Workshop'],
  ideas: [...CLOTH, ...FIT, ...NEEDLE, ...SHOES, ...SEATS],
};

export default pack;
