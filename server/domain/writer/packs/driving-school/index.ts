// Driving schools and instructors.
import type { Pack } from '../../library/idea.ts';
import { LESSONS } from './lessons.ts';
import { STREET } from './street.ts';

const pack: Pack = {
  id: 'driving-school',
  label: 'Driving school',
  match:
    'driving (?:school|lessons?|instructor|instruction|tuition)|fahrschule|learner drivers?|driver (?:training|education)|(?:motorway|refresher|motorcycle) (?:lessons?|training)',
  industries: ['education', 'other'],
  prep: 'At',
  premises: false,
  tags: ['LearnToDrive', 'DrivingLessons', 'RoadSafety'],
  ideas: [...LESSONS, ...STREET],
};

export default pack;
