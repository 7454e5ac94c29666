// Shared offices and rooms by the hour.
import type { Pack } from '../../library/idea.ts';
import { DESKS } from './desks.ts';
import { TOGETHER } from './together.ts';

const pack: Pack = {
  id: 'coworking',
  label: 'Coworking and shared offices',
  match:
    'co-?working|shared (?:office|work ?space|desks?|studios? space)|hot ?desk|(?:serviced|flexible|private) offices?\\b(?! cleaning)|flex(?:ible)? (?:desk|work ?space)|desks? (?:for rent|to rent|by the (?:day|hour|month))|(?:office|work) ?space (?:for|to|in|with)|business cent(?:re|er)\\b|meeting rooms? (?:for hire|to hire|by the hour|to rent)|rent a desk|day ?pass(?:es)? (?:for|from) (?:a )?desk|virtual office|maker ?space',
  industries: ['professional', 'realestate', 'other', 'technology'],
  prep: 'At',
  premises: true,
  tags: ['Coworking', 'WorkLife', 'SharedOffice'],
  ideas: [...DESKS, ...TOGETHER],
};

export default pack;
