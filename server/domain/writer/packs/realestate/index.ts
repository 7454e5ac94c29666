// Homes that are let, managed, shared, auctioned: what is true wherever people live under one roof.
import type { Pack } from '../../library/idea.ts';
import { DEALS } from './deals.ts';
import { LIVING } from './living.ts';

const pack: Pack = {
  id: 'realestate',
  label: 'Real estate',
  industries: ['realestate'],
  prep: 'At',
  premises: true,
  tags: ['PropertyTips', 'HomeLife', 'Housing'],
  ideas: [...LIVING, ...DEALS],
};

export default pack;
