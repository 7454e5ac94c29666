// Funeral directors. Calm in every tone: no idea here jokes about a death or sells anything.
import type { Pack } from '../../library/idea.ts';
import { FAREWELL } from './farewell.ts';

const pack: Pack = {
  id: 'funeral',
  label: 'Funeral director',
  match:
    'funeral (?:director|home|service|parlour|care|arranger|celebrant)s?|funerals?\\b(?! flowers)|undertakers?\\b|cremation|\\bburials?\\b|bestattung|memorial (?:mason|stones?)|headstones?|monumental mason',
  industries: ['other', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['Farewell', 'Remembering', 'GoodToKnow'],
  ideas: FAREWELL,
};

export default pack;
