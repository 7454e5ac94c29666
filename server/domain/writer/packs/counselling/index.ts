// Counsellors and psychotherapists. Nothing here advises on a case, promises an outcome or names the reader's state.
import type { Pack } from '../../library/idea.ts';
import { TALKING } from './talking.ts';

const pack: Pack = {
  id: 'counselling',
  label: 'Counselling and psychotherapy',
  match:
    '(?<!careers? |debt |school |credit )counsell?(?:ors?|ing)\\b|psychotherap|psycholog(?:ist|ical practice|y practice)|talking therap|(?:couples?|family|art|play|relationship|grief|bereavement|gestalt|person-centred|cognitive behaviou?ral) therap(?:y|ist)|\\bCBT\\b|(?:licensed|clinical) therapist|mental health (?:practice|clinic|practitioner)',
  industries: ['healthcare', 'professional', 'other'],
  prep: 'With',
  premises: true,
  tags: ['Counselling', 'TalkingHelps', 'Psychotherapy'],
  ideas: TALKING,
};

export default pack;
