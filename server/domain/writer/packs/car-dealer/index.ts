// Car dealers, new and used.
import type { Pack } from '../../library/idea.ts';
import { BUYING } from './dealer.ts';

const pack: Pack = {
  id: 'car-dealer',
  label: 'Car dealer',
  match:
    '(?:car|auto|motor|vehicle|van|motorbike|motorcycle|camper(?:van)?|truck) (?:dealers?(?:hip)?|sales|showroom|supermarket|trader|centre|center)\\b|(?:used|second-?hand|pre-?owned|nearly new|new|classic|vintage|electric) (?:cars?|vans|vehicles|autos|motorbikes|motorcycles|campervans|trucks)\\b(?! (?:charg|park|hire|rental|repair|wash|insurance))|dealership|\\bautohaus|cars (?:bought and sold|for sale)|part exchange',
  industries: ['retail', 'other', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['CarBuying', 'UsedCars', 'OnTheRoad'],
  ideas: BUYING,
};

export default pack;
