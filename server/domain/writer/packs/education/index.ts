// Schools, colleges, nurseries, academies, courses: what helps anyone who learns, or has a learner at home.
import type { Pack } from '../../library/idea.ts';
import { CLASSROOM } from './classroom.ts';
import { STUDY } from './study.ts';
import { WORKING } from './working.ts';

const pack: Pack = {
  id: 'education',
  label: 'Education',
  industries: ['education'],
  prep: 'At',
  premises: true,
  tags: ['Education', 'LearningTips', 'StudyTips'],
  ideas: [...STUDY, ...CLASSROOM, ...WORKING],
};

export default pack;
