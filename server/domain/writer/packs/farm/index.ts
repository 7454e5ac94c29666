// Farms that sell what they grow or raise, and let people in now and then.
import type { Pack } from '../../library/idea.ts';
import { FIELDS } from './fields.ts';
import { GATE } from './gate.ts';
import { YARD } from './yard.ts';

const pack: Pack = {
  id: 'farm',
  label: 'Farm',
  match:
    '\\b(?:family|working|organic|mixed|sheep|hill|egg|dairy|beef|cattle|goat|pig|poultry|vegetable|fruit|berry|strawberry|pumpkin|regenerative|biodynamic|hobby|livestock|arable) farm(?:s|ers?|ing)?\\b(?! ?(?:shops?|stand|to.table|house|stay|park|machin|insur|equipment|suppl|accountan))|\\bfarmers? (?:in|near|at|of|with|on)\\b|small ?holding|pick.your.own|\\bPYO\\b|u.pick\\b|pumpkin patch|free.range (?:eggs|hens)|\\bwe farm\\b|pasture.(?:raised|fed)|grass.fed (?:beef|lamb)|market garden(?:er|s)?\\b',
  industries: ['food', 'other', 'retail'],
  prep: 'At',
  premises: true,
  tags: ['FarmLife', 'FarmFresh', 'LocalFood'],
  ideas: [...FIELDS, ...GATE, ...YARD],
};

export default pack;
