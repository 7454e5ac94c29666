// Translators and interpreters.
import type { Pack } from '../../library/idea.ts';
import { TONGUES } from './tongues.ts';

const pack: Pack = {
  id: 'translator',
  label: 'Translation and interpreting',
  match:
    'translat(?:or|ors|ion|ions)\\b(?! app| software)|interpret(?:er|ers|ing)\\b|\\blocali[sz]ation\\b|subtitl|sworn transl|proof ?read(?:er|ers|ing)|copy ?edit(?:or|ing)|transcription service',
  industries: ['professional', 'other', 'education'],
  prep: 'With',
  premises: false,
  tags: ['Translation', 'Languages', 'WordsMatter'],
  ideas: TONGUES,
};

export default pack;
