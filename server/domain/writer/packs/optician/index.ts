// Opticians and optometrists.
import type { Pack } from '../../library/idea.ts';
import { SIGHT } from './sight.ts';

const pack: Pack = {
  id: 'optician',
  label: 'Optician',
  match:
    'opticians?\\b|optometr|\\beye (?:test|exam|care)|sight tests?|spectacles|(?:prescription|designer|reading) (?:glasses|frames)|eyewear|contact lens|vari ?focals?',
  industries: ['healthcare', 'retail', 'other'],
  prep: 'At',
  premises: true,
  tags: ['EyeCare', 'Glasses', 'OpticianLife'],
  ideas: SIGHT,
};

export default pack;
