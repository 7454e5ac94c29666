// Theatres, bands, galleries, studios, photographers.
import type { Pack } from '../../library/idea.ts';
import { AUDIENCE } from './audience.ts';
import { DOORS } from './doors.ts';
import { PRACTICE } from './practice.ts';

const pack: Pack = {
  id: 'arts',
  label: 'Arts and entertainment',
  industries: ['arts'],
  prep: 'At',
  premises: false,
  tags: ['SupportTheArts', 'CreativeLife', 'ArtsAndCulture'],
  ideas: [...AUDIENCE, ...PRACTICE, ...DOORS],
};

export default pack;
