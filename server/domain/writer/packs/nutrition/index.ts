// Nutritionists and dietitians.
import type { Pack } from '../../library/idea.ts';
import { PLATES } from './plates.ts';

const pack: Pack = {
  id: 'nutrition',
  label: 'Nutritionist or dietitian',
  match:
    'nutritionists?\\b|dieti[ct]ians?\\b|(?:nutrition(?:al)?|diet(?:ary)?) (?:advi[cs]|counsel|coach|therap|consult|clinic|practice|support|plans?)|healthy eating (?:coach|advice|courses?)|ern[äa]hrungsberat|weight management (?:clinic|coach|programme|program)|food allergy (?:clinic|advice|consult)',
  industries: ['healthcare', 'other', 'professional'],
  prep: 'With',
  premises: false,
  tags: ['Nutrition', 'EverydayFood', 'EatWell'],
  ideas: PLATES,
};

export default pack;
