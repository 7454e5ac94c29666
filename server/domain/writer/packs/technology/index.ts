// Technology: what a maker of software, devices, apps, cameras or energy technology could all tell the people who use it.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { DEVICES } from './devices.ts';
import { USING } from './using.ts';

const pack: Pack = {
  id: 'technology',
  label: 'Technology',
  industries: ['technology'],
  prep: 'At',
  premises: false,
  tags: ['TechTips', 'Technology', 'EverydayTech'],
  ideas: [...DEVICES, ...USING, ...CHOOSING],
};

export default pack;
