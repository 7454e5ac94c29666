// Couriers and parcel services.
import type { Pack } from '../../library/idea.ts';
import { SENDING } from './sending.ts';

const pack: Pack = {
  id: 'courier',
  label: 'Courier and parcels',
  match:
    '\\bcouriers?\\b|same.day (?:delivery|parcels?|collection)|(?:parcel|document|van|overnight|express|last.mile|medical|cargo.bike) (?:deliver(?:y|ies)|services?|transport)|delivery (?:service|company|firm|drivers?) (?:for|in|of|across|with)|haulage|pallet (?:delivery|network|transport)|hauliers?\\b|freight (?:forward|service|company)|bike messengers?|logistics (?:company|firm|for)',
  industries: ['other', 'professional', 'ecommerce'],
  prep: 'With',
  premises: false,
  tags: ['Courier', 'Parcels', 'OnTheWay'],
  ideas: SENDING,
};

export default pack;
