// Architects, interior designers and building surveyors.
import type { Pack } from '../../library/idea.ts';
import { DRAWINGS } from './drawings.ts';

const pack: Pack = {
  id: 'architect',
  label: 'Architect, interiors and surveyor',
  match:
    '(?<!landscape |software |solution |system |enterprise |cloud )\\barchitects?\\b(?!ural salvage)|(?<!landscape |software |information )architectur(?:e|al) (?:practice|studio|office|firm|design)|interior (?:design|architect)|(?<!\\bdrone [^.]{0,25})(?:chartered|building|quantity|party wall|land|measured) survey(?:or|ors|ing|s)\\b|(?:house|home|homebuyer|structural) survey|space planning',
  industries: ['professional', 'realestate', 'arts', 'other'],
  prep: 'With',
  premises: false,
  tags: ['Architecture', 'HomeIdeas', 'GoodDesign'],
  ideas: DRAWINGS,
};

export default pack;
