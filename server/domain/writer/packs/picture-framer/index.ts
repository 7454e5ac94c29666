// Picture framers.
import type { Pack } from '../../library/idea.ts';
import { FRAMES } from './frames.ts';
import { HANGING } from './hanging.ts';

const pack: Pack = {
  id: 'picture-framer',
  label: 'Picture framer',
  match:
    '(?:picture|photo|bespoke|custom|art|conservation|museum.grade) fram(?:ers?|ing)\\b|(?<!(?:timber|oak|steel|wood|house|roof) )\\bframing (?:shop|studio|workshop|service|gallery|room|company)|\\b(?:we|I) frame\\b(?! (?:houses|barns|roofs|walls))|\\bframers?\\b(?! house)|frames? (?:made to measure|pictures|your art)|(?:picture|bespoke) frames? (?:shop|maker|made)|framed? (?:art|pictures|prints), (?:and|by)',
  industries: ['retail', 'arts', 'other'],
  prep: 'At',
  premises: true,
  tags: ['PictureFraming', 'ArtAtHome', 'OnTheWall'],
  ideas: [...FRAMES, ...HANGING],
};

export default pack;
