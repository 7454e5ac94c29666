// Any small business: what its customers can use, whatever it sells.
import type { Pack } from '../../library/idea.ts';
import { ASKING } from './asking.ts';

const pack: Pack = {
  id: 'other',
  label: 'Any small business',
  industries: ['other'],
  prep: 'At',
  premises: false,
  tags: ['SmallBusiness', 'LocalBusiness', 'GoodToKnow'],
  ideas: ASKING,
};

export default pack;
