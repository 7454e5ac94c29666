// Nurseries, childminders and play groups.
import type { Pack } from '../../library/idea.ts';
import { CLOAKROOM } from './cloakroom.ts';

const pack: Pack = {
  id: 'childcare',
  label: 'Nursery and childminding',
  match:
    "child ?mind|(?:day|children's|forest school|outdoor) nurser(?:y|ies)|\\bnurser(?:y|ies)\\b(?=[^.]*(?:child|kid|bab|toddler|months|parents|under fives))|(?:child ?care|(?<!\\b(?:dog|doggy|doggie|pup|puppy|puppies|pet|cat|adult|senior)s? )day ?care)(?! for (?:dogs|pets|cats|older|adults))|pre-?school|kindergarten|kita\\b|cr[eè]che|play ?group|nann(?:y|ies)\\b|baby ?sit|forest school|after.?school (?:club|care)|toddler group",
  industries: ['education', 'other'],
  prep: 'At',
  premises: true,
  tags: ['EarlyYears', 'ChildcareLife', 'ToddlerLife'],
  ideas: CLOAKROOM,
};

export default pack;
