// Theatres, cinemas and stages.
import type { Pack } from '../../library/idea.ts';
import { SHOWS } from './shows.ts';

const pack: Pack = {
  id: 'stage',
  label: 'Theatre or cinema',
  match:
    '(?<!operating |lecture |near the |opposite the )\\btheat(?:re|er)s?\\b(?! (?:nurse|nursing|breaks?|trips?|staff|kitchen|district|quarter|street|royal (?:hotel|bar)))|\\bplayhouse\\b(?! (?:nursery|pre-?school|kids|toys|soft|childcare))|(?<!home |near the |opposite the )\\bcinemas?\\b(?! (?:rooms?|install|equipment))|\\bmovie (?:theater|house|theatre)|picture ?house|\\bkino\\b|films in (?:the|their) original|film (?:theatre|house|club)|(?:puppet|fringe|comedy|dance|improv) (?:theatre|theater|company|stage)|repertory|\\bplays? (?:by|on stage)|pantomime',
  industries: ['arts', 'hospitality', 'nonprofit'],
  prep: 'At',
  premises: true,
  tags: ['LiveTheatre', 'NightOut', 'OnStage'],
  ideas: SHOWS,
};

export default pack;
