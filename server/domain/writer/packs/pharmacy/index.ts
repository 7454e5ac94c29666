// Pharmacies: what helps anybody who has a box at home.
import type { Pack } from '../../library/idea.ts';
import { ASKING } from './asking.ts';
import { BOXES } from './boxes.ts';
import { COUNTER } from './counter.ts';

const pack: Pack = {
  id: 'pharmacy',
  label: 'Pharmacy',
  match:
    '(?<!veterinary |opposite the |next to the |near the )\\bpharmac(?:y|ies|ists?)\\b(?! (?:software|fridge|shelving|students?))|(?:dispensing|community|independent|late.night) chemists?\\b|\\bchemists? (?:in|at|near|on|and|shop|since)\\b|\\bchemist.s\\b|apothecar(?:y|ies)|apotheke|\\bpharmacie\\b|\\bfarmac[ií]a\\b|drug ?stores?\\b|prescriptions (?:filled|delivered|dispensed)|blister packs? for',
  industries: ['healthcare', 'retail'],
  prep: 'At',
  premises: true,
  tags: ['Pharmacy', 'PharmacyTips', 'MedicineSafety'],
  ideas: [...BOXES, ...COUNTER, ...ASKING],
};

export default pack;
