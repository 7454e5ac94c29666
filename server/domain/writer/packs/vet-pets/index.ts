// Vets, groomers, dog walkers and pet shops.
import type { Pack } from '../../library/idea.ts';
import { AT_THE_PRACTICE } from './at-the-practice.ts';
import { ATTENTION } from './attention.ts';
import { COATS_AND_STAYS } from './coats-and-stays.ts';
import { DOG_LIFE } from './dogs.ts';
import { EVERYDAY } from './everyday.ts';
import { HOUSEHOLD } from './household.ts';
import { READING } from './reading.ts';
import { TOGETHER } from './together.ts';

const pack: Pack = {
  id: 'vet-pets',
  label: 'Vets and pets',
  match:
    '\\bvets\\b|\\bvet (?:surg|clinic|pract|hosp|in\\b|near\\b|for\\b)|veterinar|\\bpet (?:shop|store|food|suppl|sit|care|groom|taxi|boutique|nutrition)|\\b(?:dogs?|dogg(?:y|ie)s?|pups?|pets?) (?:walk|groom|train|school|behavio|sit|board|hotel|hike|day ?care|park|wash)|reactive dogs?|obedience (?:class|train)|\\bcat (?:sit|groom|hotel|clinic|vets?\\b|practice|hospital)|\\bgroomers?\\b|\\bgroom(?:s|ing)? (?:your )?(?:dogs|cats|pets)\\b|kennels?\\b|cattery|aquari(?:um|st)|puppy|animal (?:clinic|hospital)',
  industries: ['healthcare', 'retail', 'other'],
  prep: 'At',
  premises: true,
  tags: ['PetCare', 'DogsAndCats', 'PetTips'],
  ideas: [
    ...READING,
    ...EVERYDAY,
    ...TOGETHER,
    ...ATTENTION,
    ...HOUSEHOLD,
    ...DOG_LIFE,
    ...AT_THE_PRACTICE,
    ...COATS_AND_STAYS,
  ],
};

export default pack;
