// Solar panels, batteries, heat pumps, charging points.
import type { Pack } from '../../library/idea.ts';
import { ROOF } from './roof.ts';

const pack: Pack = {
  id: 'solar',
  label: 'Solar and heat pumps',
  match:
    'solar (?:panels?|power|install|energy|systems?|pv|thermal|compan)|photovolta|\\bPV (?:systems?|panels?|install)|heat pumps?\\b|(?:home|house|battery) (?:batter(?:y|ies)|storage)|(?:EV|car) charg(?:er|ers|ing|e points?)|wall ?box|renewable (?:energy|heat)|energy (?:advis|assess|renovat)|underfloor heating',
  industries: ['other', 'technology', 'professional', 'manufacturing'],
  prep: 'With',
  premises: false,
  tags: ['SolarPower', 'HeatPump', 'HomeEnergy'],
  ideas: ROOF,
};

export default pack;
