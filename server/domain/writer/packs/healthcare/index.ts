// Practices, pharmacies, opticians and care services.
import type { Pack } from '../../library/idea.ts';
import { CARE } from './care.ts';
import { HOME } from './home.ts';
import { PEOPLE } from './people.ts';
import { VISITS } from './visits.ts';

const pack: Pack = {
  id: 'healthcare',
  label: 'Healthcare',
  industries: ['healthcare'],
  prep: 'At',
  premises: true,
  tags: ['HealthTips', 'PatientInfo', 'HealthLiteracy'],
  ideas: [...VISITS, ...HOME, ...PEOPLE, ...CARE],
};

export default pack;
