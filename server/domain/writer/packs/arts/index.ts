// Theatres, bands, galleries, studios, photographers.
import type { Pack } from '../../library/idea.ts';
import { AUDIENCE } from './audience.ts';
import { MAKING } from './making.ts';

const pack: Pack = {
  id: 'arts',
  label: 'Arts and entertainment',
  industries: ['arts'],
  prep: 'At',
  premises: false,
  tags: ['SupportTheArts', 'CreativeLife', 'ArtsAndCulture'],
  ideas: [...AUDIENCE, ...MAKING],
};

export default pack;
