// Dentists and dental practices.
import type { Pack } from '../../library/idea.ts';
import { BRACES_IDEAS } from './braces.ts';
import { BRUSHING } from './brushing.ts';
import { COMPANY } from './company.ts';
import { LIFE } from './life.ts';
import { REPAIR } from './repair.ts';
import { VISITS } from './visits.ts';

const pack: Pack = {
  id: 'dentist',
  label: 'Dental practice',
  match: 'dentist|dental|orthodont|\\bteeth\\b|\\btooth|oral (?:health|hygiene|surg)|endodont|periodont',
  industries: ['healthcare'],
  prep: 'At',
  premises: true,
  tags: ['OralHealth', 'DentalCare', 'HealthyTeeth'],
  ideas: [...BRUSHING, ...VISITS, ...LIFE, ...REPAIR, ...COMPANY, ...BRACES_IDEAS],
};

export default pack;
