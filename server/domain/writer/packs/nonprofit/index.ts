// Charities, foundations, community groups: what anybody can use who gives, helps or is helped. No cause, no politics.
import type { Pack } from '../../library/idea.ts';
import { GIVING } from './giving.ts';
import { HELPING } from './helping.ts';
import { TOGETHER } from './together.ts';

const pack: Pack = {
  id: 'nonprofit',
  label: 'Non-profit',
  industries: ['nonprofit'],
  prep: 'At',
  premises: false,
  tags: ['Community', 'Volunteering', 'Charity'],
  ideas: [...HELPING, ...GIVING, ...TOGETHER],
};

export default pack;
