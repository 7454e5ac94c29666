// Caterers, private chefs and food for events.
import type { Pack } from '../../library/idea.ts';
import { FEASTS } from './feasts.ts';

const pack: Pack = {
  id: 'caterer',
  label: 'Catering',
  match:
    'cater(?:er|ers|ing)\\b|private chef|canap|(?:wedding|event|office) food\\b|food trucks? for|grazing (?:table|board)|buffets? for|street food (?:for|at)|finger food',
  industries: ['food', 'hospitality', 'other'],
  prep: 'With',
  premises: false,
  tags: ['Catering', 'EventFood', 'PartyPlanning'],
  ideas: FEASTS,
};

export default pack;
