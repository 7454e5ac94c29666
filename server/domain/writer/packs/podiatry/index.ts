// Podiatrists and foot care.
import type { Pack } from '../../library/idea.ts';
import { FEET } from './feet.ts';

const pack: Pack = {
  id: 'podiatry',
  label: 'Podiatry and foot care',
  match:
    'podiatr|chiropod|foot ?(?:care|clinic|health|specialist)|orthotics|ingrown (?:toe)?nails?|corns and|verruca|gait analysis',
  industries: ['healthcare', 'other', 'retail'],
  prep: 'At',
  premises: true,
  tags: ['FootHealth', 'Podiatry', 'HappyFeet'],
  ideas: FEET,
};

export default pack;
