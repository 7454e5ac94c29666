// Lawyers, consultants, architects, agencies.
import type { Pack } from '../../library/idea.ts';
import { BRIEF } from './brief.ts';
import { JUDGEMENT } from './judgement.ts';
import { WORKING } from './working.ts';

const pack: Pack = {
  id: 'professional',
  label: 'Professional services',
  industries: ['professional'],
  prep: 'With',
  premises: false,
  tags: ['ProfessionalServices', 'ClientTips', 'WorkingTogether'],
  ideas: [...BRIEF, ...WORKING, ...JUDGEMENT],
};

export default pack;
