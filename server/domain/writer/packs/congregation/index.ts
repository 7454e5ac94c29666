// Churches and other congregations.
import type { Pack } from '../../library/idea.ts';
import { FIRST_TIME } from './first-time.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { PEWS } from './pews.ts';

const pack: Pack = {
  id: 'congregation',
  label: 'Church or congregation',
  match:
    '(?<!\\b(?:the|old|former|converted) )\\bchurch(?:es)?\\b(?! (?:street|road|lane|hill|farm|view|halls?|nursery|school|stretton|weddings?|flowers|house (?:hotel|b&b))|-)(?<!(?:near|opposite|behind|converted|former|old|by|beside) (?:the |a |an )?(?:old )?church)|\\bparish\\b(?! council| hall for hire)|(?<!\\b(?:the|old|former|converted) )\\bchapel\\b(?! down)(?! (?:street|road|lane|hill|allerton))|congregation|cathedral(?! (?:quarter|city|street))|\\bsynagogue\\b|\\bmosque\\b|(?:buddhist|hindu|sikh) (?:temple|centre|center|community)|gurdwara|quaker|\\bmass(?:es)? (?:on|at|every)|(?:sunday|worship|evening|morning) (?:service|worship|mass|prayers?)\\b|ministry of|\\bfaith community|kirche(?:ngemeinde)?\\b',
  industries: ['nonprofit'],
  prep: 'At',
  premises: true,
  tags: ['Community', 'Welcome', 'Belonging'],
  ideas: [...FIRST_TIME, ...PEWS, ...NEIGHBOURS],
};

export default pack;
