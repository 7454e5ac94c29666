// Museums, collections and exhibitions.
import type { Pack } from '../../library/idea.ts';
import { VISITS } from './visits.ts';

const pack: Pack = {
  id: 'museum',
  label: 'Museum or exhibition',
  match:
    '(?<!for |near the |opposite the |shops and )\\bmuseums?\\b(?! (?:shops?|fitters?|quarter|street|hotel))|(?:art|sculpture|contemporary|public|heritage|national) galler(?:y|ies)|heritage (?:centre|center|railway|site)|historic house|(?:permanent|special|changing|temporary) exhibitions?|exhibitions? (?:of|on|about)\\b|planetarium|\\bour collection of\\b',
  industries: ['arts', 'nonprofit', 'education'],
  prep: 'At',
  premises: true,
  tags: ['Museum', 'MuseumVisit', 'BehindTheScenes'],
  ideas: VISITS,
};

export default pack;
