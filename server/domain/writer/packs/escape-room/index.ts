// Escape rooms and live puzzle games.
import type { Pack } from '../../library/idea.ts';
import { PLAYING } from './playing.ts';

const pack: Pack = {
  id: 'escape-room',
  label: 'Escape room',
  match:
    'escape (?:rooms?|games?|experience)|exit games?|(?:live|outdoor|urban) (?:escape|puzzle)|puzzle rooms?|breakout rooms?\\b(?! on)|mystery rooms?|murder mystery|locked in (?:a )?rooms?|game master',
  industries: ['arts', 'hospitality', 'other'],
  prep: 'At',
  premises: true,
  tags: ['EscapeRoom', 'PuzzleTime', 'TeamPlay'],
  ideas: PLAYING,
};

export default pack;
