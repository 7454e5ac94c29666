// Moving companies and removals.
import type { Pack } from '../../library/idea.ts';
import { BOXES } from './boxes.ts';
import { HOUSE_TO_HOUSE } from './house-to-house.ts';

const pack: Pack = {
  id: 'moving',
  label: 'Moving company',
  match:
    '\\bmovers?\\b|moving (?:company|service|firm|team)|(?:house|home|office|furniture) removals?\\b|\\bremovals (?:in|and|company|firm|team)|\\bremovals$|removal (?:company|firm|service)|man (?:and|with) (?:a )?van|relocation (?:company|service)|local moves',
  industries: ['other', 'professional'],
  prep: 'With',
  premises: false,
  tags: ['MovingDay', 'MovingTips', 'NewHome'],
  ideas: [...BOXES, ...HOUSE_TO_HOUSE],
};

export default pack;
