// Learning: pure calculations on results and published patterns. No database, no clock.
export { type ChosenTime, chooseTimes, type TimeRequest } from './choose-times.ts';
export { type LocalMoment, localMoment, startOfLocalDay, toLocal } from './local-time.ts';
