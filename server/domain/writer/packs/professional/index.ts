// Advisers, designers, surveyors, assistants: whoever works for clients at a desk. What belongs to one kind of them says so (`only`).
import type { Pack } from '../../library/idea.ts';
import { BRIEF } from './brief.ts';
import { DESKS } from './desks.ts';
import { JUDGEMENT } from './judgement.ts';
import { ROOMS } from './rooms.ts';
import { WORKING } from './working.ts';

const pack: Pack = {
  id: 'professional',
  label: 'Professional services',
  industries: ['professional'],
  prep: 'With',
  premises: false,
  tags: ['ProfessionalServices', 'ClientTips', 'WorkingTogether'],
  ideas: [...DESKS, ...ROOMS, ...BRIEF, ...WORKING, ...JUDGEMENT],
};

export default pack;
