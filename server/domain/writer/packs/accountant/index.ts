// Accountants, bookkeepers, tax advisers. Rules differ from country to country: no rate, no date, no threshold.
import type { Pack } from '../../library/idea.ts';
import { CUSTOMERS } from './customers.ts';
import { INVOICES } from './invoices.ts';
import { PLANNING } from './planning.ts';
import { RECORDS } from './records.ts';
import { RUNNING } from './running.ts';

const pack: Pack = {
  id: 'accountant',
  label: 'Accounting and tax',
  match:
    'accountan|accounting (?:firm|practice|office|services?)|book-?keep|\\btax (?:advis|adviser|advisor|consult|return|prepar|office|practice)|payroll (?:bureau|service)|\\bCPA\\b|chartered account|auditor',
  industries: ['finance', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['Bookkeeping', 'SmallBusinessFinance', 'AccountingTips'],
  ideas: [...RECORDS, ...INVOICES, ...RUNNING, ...PLANNING, ...CUSTOMERS],
};

export default pack;
