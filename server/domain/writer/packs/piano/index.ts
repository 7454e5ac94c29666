// Piano tuners and those who repair instruments.
import type { Pack } from '../../library/idea.ts';
import { STRINGS } from './strings.ts';

const pack: Pack = {
  id: 'piano',
  label: 'Piano tuning and instrument repair',
  match:
    'piano (?:tun(?:er|ers|ing)|technician|restor|repair|workshop|shop|maker)|tun(?:e|es|ing) (?:of )?pianos?|pianos? (?:tuned|repaired|restored)|(?:instrument|violin|guitar|woodwind|brass|saxophone|accordion|organ) (?:repair|maker|making|restor|workshop|builder)|luthier|(?:violin|guitar) maker|organ builder',
  industries: ['arts', 'other', 'retail'],
  prep: 'With',
  premises: false,
  tags: ['InstrumentCare', 'MusicAtHome', 'Workshop'],
  ideas: STRINGS,
};

export default pack;
