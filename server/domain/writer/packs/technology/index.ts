// Software houses, providers, installers, support: what people ask about the machines and lines they use.
import type { Pack } from '../../library/idea.ts';
import { GUARDING } from './guarding.ts';
import { USING } from './using.ts';

const pack: Pack = {
  id: 'technology',
  label: 'Technology',
  industries: ['technology'],
  prep: 'At',
  premises: false,
  tags: ['TechTips', 'Technology', 'EverydayTech'],
  ideas: [...GUARDING, ...USING],
};

export default pack;
