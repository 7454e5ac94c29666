// Cleaning companies, for homes and offices.
import type { Pack } from '../../library/idea.ts';
import { PANES_OUTSIDE } from './panes-outside.ts';
import { ROOMS } from './rooms.ts';
import { SPECIAL } from './special.ts';
import { STUBBORN } from './stubborn.ts';
import { TOUCH } from './touch.ts';
import { PANES } from './windows.ts';

const pack: Pack = {
  id: 'cleaning',
  label: 'Cleaning company',
  match:
    'clean(?:ers|ing) (?:company|service|services|firm|team|business|agency)|(?:house|home|office|carpet|rugs?|window|domestic|commercial|deep|end.of.tenancy) clean(?:er|ers|ing|s)?\\b|housekeeping service|\\bjanitor|(?<!dry.|vacuum )\\bcleaners\\b(?! ?$)|maid service',
  industries: ['other', 'professional'],
  prep: 'With',
  premises: false,
  tags: ['CleaningTips', 'CleanHome', 'HomeCare'],
  ideas: [...SPECIAL, ...ROOMS, ...STUBBORN, ...TOUCH, ...PANES, ...PANES_OUTSIDE],
};

export default pack;
