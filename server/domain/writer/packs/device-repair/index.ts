// Phones, tablets and laptops on the bench.
import type { Pack } from '../../library/idea.ts';
import { ACCIDENTS } from './accidents.ts';
import { COUNTER } from './counter.ts';
import { EVERYDAY } from './everyday.ts';

const pack: Pack = {
  id: 'device-repair',
  label: 'Phone and computer repair',
  match:
    '(?<!car |cell therapy )\\b(?:(?:mobile |cell ?|smart ?)?phones?|mobiles?|tablets?|i-?phones?|i-?pads?|mac(?:book)?s?|laptops?|notebooks?|computers?|PCs?|(?:games? )?consoles?|electronics|gadgets?)(?:,? (?:and|&|or) (?:mobile |cell ?)?(?:phones?|tablets?|laptops?|computers?|PCs?|macs?|consoles?|gadgets?))? (?:repairs?|repair(?:ers?|ing)|fix(?:ers?|es|ing)|mend(?:ers?|ing)|clinic|hospital|doctors?|surgery|rescue)\\b|(?:repair(?:s|ing)?|fix(?:es|ing)?|mend(?:s|ing)?) (?:\\w+ )?(?:broken )?(?:mobile |cell ?|smart ?)?(?:phones|smartphones|tablets|laptops|i-?phones|i-?pads|macbooks|computers)\\b|(?:phone|i-?phone|i-?pad|tablet|laptop|macbook|cracked|smashed) screens?\\b(?! time)|(?:phone|laptop|tablet|i-?phone|macbook) batter(?:y|ies)\\b|micro.?solder|handy ?reparatur',
  industries: ['technology', 'retail', 'other', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['PhoneRepair', 'RepairShop', 'TechTips'],
  ideas: [...ACCIDENTS, ...COUNTER, ...EVERYDAY],
};

export default pack;
