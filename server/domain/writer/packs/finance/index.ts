// Banks, insurers, brokers, advisers: what is true of money anywhere. No rate, no product, no single case.
import type { Pack } from '../../library/idea.ts';
import { DECIDING } from './deciding.ts';
import { HOUSEHOLD } from './household.ts';

const pack: Pack = {
  id: 'finance',
  label: 'Finance',
  industries: ['finance'],
  prep: 'At',
  premises: true,
  tags: ['MoneyMatters', 'PersonalFinance', 'MoneyTips'],
  ideas: [...HOUSEHOLD, ...DECIDING],
};

export default pack;
