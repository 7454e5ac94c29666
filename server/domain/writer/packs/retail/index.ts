// Shops of any kind.
import type { Pack } from '../../library/idea.ts';
import { ADVICE } from './advice.ts';
import { FURNITURE_SHOPS } from './furniture.ts';
import { HARDWARE_SHOPS } from './hardware.ts';
import { LIGHTING_SHOPS } from './lighting.ts';
import { MUSIC_SHOPS } from './music.ts';

const pack: Pack = {
  id: 'retail',
  label: 'Retail',
  industries: ['retail'],
  prep: 'At',
  premises: true,
  tags: ['ShopLocal', 'HighStreet', 'ShopSmall'],
  ideas: [...ADVICE, ...HARDWARE_SHOPS, ...LIGHTING_SHOPS, ...FURNITURE_SHOPS, ...MUSIC_SHOPS],
};

export default pack;
