// Agents, managers, developers, landlords: what helps anybody who lives somewhere, owner or tenant.
import type { Pack } from '../../library/idea.ts';
import { HOME } from './home.ts';
import { LIVING } from './living.ts';
import { PAPERS } from './papers.ts';

const pack: Pack = {
  id: 'realestate',
  label: 'Real estate',
  industries: ['realestate'],
  prep: 'At',
  premises: true,
  tags: ['PropertyTips', 'HomeLife', 'Housing'],
  ideas: [...HOME, ...LIVING, ...PAPERS],
};

export default pack;
