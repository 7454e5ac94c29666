// Bicycle workshops and garages.
import type { Pack } from '../../library/idea.ts';
import { BIKES } from './bikes.ts';
import { CARS } from './cars.ts';
import { SADDLE } from './saddle.ts';
import { UNDER_THE_BONNET } from './under-the-bonnet.ts';
import { CAR_WASH } from './wash.ts';

const pack: Pack = {
  id: 'workshop',
  label: 'Bike and car repair',
  match:
    '(?:bi(?:ke|cycle)|cycle|e-bike)s? (?:repair|shop|workshop|service|mechanic)|(?<!donated |old |unused |by |guided )bicycle(?! (?:tours?|rides?|holidays?|club|couriers?))|wheel building|(?:car|auto|vehicle|van|motor) (?:repair|body|service|servicing|mechanic|garage|workshop)|\\bauto(?:motive)? (?:repair|service|shop|body)|mechanics?\\b|\\bMOT\\b|(?<=^|\\s)garage (?:in|for|services?)|garage$|\\btyres?\\b|\\btire (?:shop|service)|body ?shop|oil changes?|e-?bikes?\\b(?![^.]{0,40}\\b(?:hire|rentals?))|(?:car|mobile|vehicle|van) (?:valet|detail|wash|clean)|\\bvaleting\\b|car ?wash|ceramic coating',
  industries: ['retail', 'other'],
  prep: 'At',
  premises: true,
  tags: ['WorkshopLife', 'RepairNotReplace', 'LocalWorkshop'],
  ideas: [...BIKES, ...CARS, ...CAR_WASH, ...SADDLE, ...UNDER_THE_BONNET],
};

export default pack;
