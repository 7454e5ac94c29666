// Applying and hiring: what people on both sides ask.
import type { Idea } from '../../library/idea.ts';

export const HIRING: readonly Idea[] = [
  {
    id: 'the-first-third-of-a-page',
    format: 'howto',
    again: 8,
    emoji: '📄',
    tags: ['CVTips', 'JobSearch', 'Careers'],
    title: ['How to write a CV that gets read', 'CV tips: what belongs at the top'],
    cover: 'A CV that gets read',
    gist: [
      'Put what matters at the top of your CV: what you do, how long you have done it, what you are looking for. Then your latest job. The rest can be short.',
      'The first look at a CV takes less than a minute. Make the top of the page count.',
    ],
    subject: ['A CV that gets read', 'What belongs at the top'],
    hooks: {
      '*': [
        'Your CV gets less than a minute at first. This should be at the top.',
        'Is your CV ready to send? Check the top of the first page once more.',
      ],
      pati: 'The top of your CV should say who you are and where you want to go.',
      fhl: 'Your CV is better than you think. It only needs another order.',
    },
    lines: {
      '*': [
        'Start your CV with three lines: your job, your years of experience, what you are looking for.',
        'In your CV, begin with your latest job. Your school comes at the end.',
        'Do not only list duties in a CV. Write what you achieved: "served sixty guests an evening".',
        'Send your CV as a PDF with your name in the file name.',
      ],
      h: ['"Hobbies: reading, travelling, cooking" applies to most of mankind.'],
    },
    scene: [
      'You have worked for fifteen years, and now it has to fit on two pages.',
      'You have sent twenty applications, and nobody has called.',
    ],
    why: [
      [
        'Whoever reads many CVs looks for a few facts first.',
        'If the facts are at the top, the rest is read as well.',
      ],
      [
        'A clear CV shows that you know what you want.',
        'Nobody likes to search for the most important thing.',
      ],
    ],
    parts: [
      [
        ['Begin with three lines', 'Say who you are'],
        ['Job, years, what you are looking for.', 'And when you could start.'],
        'The top of a page with three lines, not readable',
      ],
      [
        ['Put your latest job first', 'Go backwards'],
        ['With months and years.', 'Explain gaps in one line.'],
        'A page with a list, not readable',
      ],
      [
        ['Show what you achieved', 'Give examples'],
        ['Numbers help: guests, patients, euros, days.', 'Ask yourself what went better because of you.'],
        'A pen marking a line',
      ],
      [
        ['Keep it to two pages', 'Leave out what is old'],
        ['What you would not like to talk about can go.', 'One page is fine if you are starting out.'],
        'Two pages side by side, not readable',
      ],
    ],
    turn: [
      'Let somebody read it for thirty seconds and tell you what they remember.',
      'Then send it, and call after a week.',
    ],
    asks: ['What do you find hardest about your CV?', 'When did you last update yours?'],
    ends: { pati: 'Top, latest, achieved, short.', fhl: 'Send it to us if you would like a second look.' },
    keep: 'the evening when you update your CV',
    send: 'somebody who is looking for a job',
    pic: { ask: 'A printed CV with a pen, not readable', alt: 'A printed page with a pen' },
    claims: [['First screening is short; recent, clear, concrete', 'recruitment practice']],
  },
  {
    id: 'ask-them-something',
    format: 'checklist',
    again: 8,
    emoji: '🙋',
    tags: ['JobInterview', 'InterviewTips', 'JobSearch'],
    title: ['Questions to ask at a job interview', '"Do you have any questions?" Yes, these'],
    cover: 'Questions for your interview',
    gist: [
      'Bring a few questions to your interview: what does a normal day look like, who will I work with, why is the job free, how will I be trained, what happens next?',
      'At the end they ask: "Do you have any questions?" With these you are prepared.',
    ],
    subject: ['Questions for your interview', 'What to ask them'],
    hooks: {
      '*': [
        '"Do you have any questions for us?" Here are five good ones.',
        'An interview goes both ways. Bring these questions along.',
      ],
      pati: 'Good questions in an interview show interest and help you decide.',
      fhl: 'You are choosing as well. So ask.',
    },
    lines: {
      '*': [
        'Ask in an interview: what does a normal day in this job look like?',
        'Ask why the job is free. The answer tells you a lot.',
        'Ask who will show you the ropes in the first weeks.',
        'At the end of an interview, ask when you will hear and from whom.',
      ],
      h: ['"Is there cake on birthdays?" is a good question too, perhaps as the last.'],
    },
    scene: [
      'The interview went well, and then comes the question to which you had no answer.',
      'On the way home you think of everything that you wanted to know.',
    ],
    why: [
      [
        'You will spend a lot of time there. It should suit you.',
        'Many people leave a job for reasons that they could have asked about.',
      ],
      [
        'Whoever asks shows that they have thought about the job.',
        'It also turns an examination into a talk.',
      ],
    ],
    parts: [
      [
        'What does a normal day look like?',
        ['Ask for yesterday, not for the ideal.', 'It shows what the job really is.'],
        'A notebook with a question',
      ],
      [
        'Who will I work with?',
        ['Can you meet them?', 'Ask how long they have been there.'],
        'Two people at a desk',
      ],
      [
        'Why is the job free?',
        ['New, or somebody left?', 'Ask it kindly, and listen.'],
        'An empty chair at a desk',
      ],
      [
        'How will I be trained?',
        ['By whom, and for how long?', 'It matters in the first weeks above all.'],
        'Two people at one screen',
      ],
      [
        'What happens next?',
        ['When, how and from whom will you hear?', 'Then you need not wait in the dark.'],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Write them down. You may look at your notes.',
      'Two or three are enough. Choose those that matter to you.',
    ],
    asks: ['Which question would you ask first?', 'What did you forget to ask once?'],
    ends: { pati: 'Day, people, reason, training, next step.', fhl: 'Good luck!' },
    tick: true,
    keep: 'the evening before your interview',
    send: 'somebody with an interview this week',
    pic: { ask: 'A notebook with a few questions and a pen', alt: 'A notebook with a pen' },
    claims: [['Questions help both sides', 'recruitment practice']],
  },
  {
    id: 'twelve-wishes-and-nobody',
    format: 'mistake',
    again: 8,
    emoji: '📋',
    tags: ['JobAdverts', 'HiringTips', 'Recruitment'],
    wrong: 'Asking for twelve things in a job advert',
    title: ['How to write a job advert that people answer', 'Nobody applies? Look at your job advert'],
    cover: 'A job advert that works',
    gist: [
      'A good job advert has three demands at most, says what a normal day is like, names the pay and the hours, and promises an answer.',
      'If nobody applies, the advert may be the reason. Take out wishes, and put in facts.',
    ],
    subject: ['A job advert that works', 'Why does nobody apply?'],
    hooks: {
      '*': [
        'Looking for staff, and nobody applies? Check your advert for these four things.',
        'A long list of demands keeps good people away. This works better.',
      ],
      pati: 'Few demands, clear pay and a real day make a good advert.',
      fhl: 'Would you apply for your own job? Read your advert again.',
    },
    lines: {
      '*': [
        'Write the pay into your job advert. Adverts with pay usually get more answers.',
        'Three demands are enough in a job advert. Everything else can be learnt.',
        'Say in your job advert when the shift begins and ends. People have children and buses.',
        'Answer every application within a few days. Good people have other offers.',
      ],
      h: ['Wanted: five years of experience, aged twenty, with own van and a sunny nature.'],
    },
    scene: [
      'The advert has been online for three weeks, and two people have written.',
      'Everybody in the team added a wish, and nobody took one out.',
    ],
    why: [
      [
        'Good people do not apply if they lack one of twelve demands.',
        'Every demand that is not needed costs you applicants.',
      ],
      [
        'People want to know what the job is like and what it pays.',
        'Phrases such as "dynamic team" tell nobody anything.',
      ],
    ],
    parts: [
      [
        ['Keep to three demands', 'Cut the list'],
        ['What must somebody be able to do on the first day?', 'The rest is "nice to have". Leave it out.'],
        'A list with lines crossed out',
      ],
      [
        ['Describe a normal day', 'Say what the work is'],
        ['From when to when, with whom, doing what?', 'Also what is hard about it.'],
        'People at work',
      ],
      [
        ['Name pay and hours', 'Say what you offer'],
        ['A range is fine.', 'Also add what makes you a good place to work.'],
        'A clock and coins',
      ],
      [
        ['Answer quickly', 'Say when they will hear'],
        ['A few lines within three days.', 'And make it easy: a call should be enough.'],
        'A phone with a message, not readable',
      ],
    ],
    turn: [
      'Let somebody in the team who does that job read it.',
      'Then post it where those people really look.',
    ],
    asks: ['What puts you off in a job advert?', 'Should the pay be in every advert?'],
    ends: { pati: 'Three demands, one day, pay, quick answer.', fhl: 'Ask us to look at yours.' },
    caution: 'Adverts must not exclude people by age, sex, origin or belief. Rules differ by country.',
    keep: 'your next job advert',
    send: 'somebody who cannot find staff',
    pic: {
      ask: 'A printed advert with lines crossed out, not readable',
      alt: 'A page with lines crossed out',
    },
    claims: [
      [
        'Shorter demands and stated pay raise response',
        'recruitment practice; job board surveys, worded mildly',
      ],
    ],
  },
  {
    id: 'what-do-you-want-to-earn',
    format: 'answer',
    again: 9,
    emoji: '💶',
    tags: ['SalaryTalk', 'JobInterview', 'Careers'],
    question: 'What do I say when they ask what I want to earn?',
    short: [
      'A figure that you have looked up, with a reason.',
      'Name a range that you could live with, and say why.',
    ],
    title: ['What do I say when they ask about pay?', 'Salary question in an interview: how to answer'],
    cover: 'The question about pay',
    gist: [
      'Look up what the job pays where you live, decide on your figure before the interview, name it with one reason, and then wait.',
      'The question about pay always comes. With a figure and a reason you can answer calmly.',
    ],
    subject: ['The question about pay', 'How to answer it'],
    hooks: {
      '*': [
        '"What would you like to earn?" Have your answer ready before you go.',
        'Afraid of the question about pay? Three steps make it easier.',
      ],
      pati: 'Know your figure before the interview.',
      fhl: 'Talking about money feels odd. You can practise it.',
    },
    lines: {
      '*': [
        'Look up pay for your job and town before an interview. Recruiters know the range, so ask one.',
        'Practise your figure aloud at home, without "perhaps" and "about".',
        'Give one reason for your figure: experience, a certificate, night shifts.',
        'Look at the whole offer: hours, holiday, pension, the way to work.',
      ],
      h: ['"Whatever you think is fair" is generous. To them.'],
    },
    scene: [
      'The interview is going well, and then comes the question about money.',
      'You say the first figure that comes to mind, and think about it all the way home.',
    ],
    why: [
      [
        'A low start follows you, as rises are counted from it.',
        'Whoever has looked it up does not have to guess.',
      ],
      ['Employers expect the question and have a range.', 'Nobody is offended by a fair figure.'],
    ],
    parts: [
      [
        ['Look up the range', 'Find out what is usual'],
        ['Job adverts, unions, friends, recruiters.', 'For your town, as pay differs.'],
        'A laptop with a chart, not readable',
      ],
      [
        ['Choose your figure', 'Decide before you go'],
        ['What you want, and what you need at least.', 'Keep the second one to yourself.'],
        'A note with a figure, covered',
      ],
      [
        ['Say it with a reason', 'Name it and wait'],
        ['One sentence is enough.', 'Then be quiet, even if it is hard.'],
        'Two chairs at a table',
      ],
    ],
    turn: [
      'If it is less than you hoped, ask about a rise after six months.',
      'You may ask for a day to think about an offer.',
    ],
    asks: ['Do you find it hard to talk about pay?', 'Should the pay be in every advert?'],
    ends: { pati: 'Look up, choose, say, wait.', fhl: 'You are worth it. Say so calmly.' },
    caution: 'In some places employers may not ask what you earned before.',
    keep: 'the evening before your interview',
    send: 'somebody who never asks for more',
    pic: { ask: 'A note with a covered figure beside a phone', alt: 'A note beside a phone' },
    claims: [['Prepare a researched figure', 'careers advice']],
  },
  {
    id: 'seven-of-ten',
    format: 'myth',
    again: 9,
    emoji: '🪜',
    tags: ['JobSearch', 'CareerTips', 'JobAdverts'],
    myth: 'You must meet every demand in a job advert',
    short: [
      'No. If you have the most important ones, apply.',
      'Most people who get the job did not tick every box.',
    ],
    title: ['Should you apply if you do not meet every demand?', 'Only seven of ten demands? Apply'],
    cover: 'Not every box ticked? Apply',
    gist: [
      'If you can do the main things in a job advert, apply. A long list is a wish list, and much of it can be learnt.',
      'Look for the two or three demands that really matter. If you have those, send your application.',
    ],
    subject: ['Not every box ticked?', 'Apply all the same'],
    hooks: {
      '*': [
        'You like the job, but you lack two of the demands? Apply all the same.',
        'Job adverts ask for a lot. Most employers know that nobody has it all.',
      ],
      pati: 'Apply if you meet the main demands.',
      fhl: 'Seven out of ten? That is plenty.',
    },
    lines: {
      '*': [
        'Look in a job advert for what comes first and is said twice. That is what matters.',
        '"Ideally" and "a plus" in a job advert mean: you can do without.',
        'A licence or certificate is usually a must. Years of experience are often negotiable.',
        'Say in one sentence what you lack and how you will learn it. It makes a good impression.',
      ],
      h: ['The person with all twelve skills has been looked for since spring. Nobody has seen them.'],
    },
    scene: [
      'You read the advert three times, and at number eight you close the page.',
      'A friend gets the job with fewer certificates than you have.',
    ],
    why: [
      [
        'Adverts are often written by several people, and each adds a wish.',
        'The longer the list, the less of it is meant strictly.',
      ],
      ['Whoever does not apply has a certain no.', 'A call before you apply can clear it up in two minutes.'],
    ],
    parts: [
      [
        ['Find the real musts', 'Mark the main demands'],
        ['Two or three will be left.', 'Licences and shifts usually belong to them.'],
        'An advert with three marks, not readable',
      ],
      [
        ['List what you can do', 'Compare it with yourself'],
        ['Also from clubs, family and earlier jobs.', 'You have more than you think.'],
        'A list with ticks',
      ],
      [
        ['Say what you will learn', 'Be open about gaps'],
        ['One sentence, with a date if you can.', 'Honest is better than a nice phrase.'],
        'A hand writing a sentence',
      ],
    ],
    turn: ['If you are unsure, call and ask.', 'Then send it today.'],
    asks: ['What was the oddest demand you have read?', 'Have you ever got a job without ticking every box?'],
    ends: { pati: 'Main demands met? Then apply.', fhl: 'Be brave. We are on your side.' },
    keep: 'the next advert that you like',
    send: 'somebody who is too modest',
    pic: { ask: 'A job advert with a few ticks, not readable', alt: 'A page with a few ticks' },
    claims: [['Lists in adverts are often aspirational', 'recruitment practice']],
  },
  {
    id: 'what-happens-to-your-cv',
    format: 'behind',
    again: 8,
    emoji: '📬',
    tags: ['BehindTheScenes', 'JobSearch', 'Recruitment'],
    title: ['What happens to your application', 'You have applied: what happens now?'],
    cover: 'You have applied: what now?',
    gist: [
      'After you apply, your CV is looked at, somebody calls you, your name goes on a short list, and then you are invited. Ask if you hear nothing for a week.',
      'You have sent your application, and it is quiet. This is what happens meanwhile.',
    ],
    subject: ['You have applied: what now?', 'From CV to interview'],
    hooks: {
      '*': [
        'You have sent your application. What happens to it now?',
        'Waiting for an answer? Here is the way your CV takes.',
      ],
      pati: 'An application goes through four steps.',
      fhl: 'Waiting is the worst. It helps to know what is going on.',
    },
    lines: {
      '*': [
        'You have heard nothing for a week? Call. A friendly question is no nuisance.',
        'Pick up unknown numbers while you are applying, or set up your voicemail.',
        'Tell your recruiter about holidays and other offers. It helps with the timing.',
        'A no today can be a yes in three months. Ask to be kept on the list.',
      ],
      h: ['The phone always rings when you are in the shower.'],
    },
    scene: [
      'You look at your phone, and nobody has called.',
      'Eighty people have applied, and three will be invited.',
    ],
    why: [
      [
        'Several people look at it, and each has other work as well.',
        'Between two steps there are often days.',
      ],
      [
        'If you know the steps, you can prepare for the next.',
        'A missing detail can stop it, and one call can set it going again.',
      ],
    ],
    parts: [
      [
        ['First your CV is read', 'The first look'],
        ['Experience, place, when you could start.', 'If something is missing, you may be asked.'],
        'A pile of papers, not readable',
      ],
      [
        ['Then somebody calls', 'The phone call'],
        ['Ten minutes, friendly, about the basics.', 'Have your CV at hand.'],
        'A phone on a table',
      ],
      [
        ['Then comes the short list', 'The choice'],
        ['Three to five names go to the employer.', 'With a few sentences about each.'],
        'A short list, not readable',
      ],
      [
        ['Then you are invited', 'The interview'],
        ['You get a date, a name and an address.', 'Ask what you should bring.'],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Whatever the answer is, ask for the reason. It helps next time.',
      'And go on applying meanwhile.',
    ],
    asks: ['What was the longest you have waited?', 'Do you call if you hear nothing?'],
    ends: { pati: 'Read, call, list, invitation.', fhl: 'Fingers crossed!' },
    keep: 'the week after your application',
    send: 'somebody who is waiting for an answer',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy'],
        about: 'candidates?\\b|no fee|registered|weekly',
        lead: 'This is how it is for candidates here.',
      },
    ],
    pic: { ask: 'A phone on a table beside a notebook', alt: 'A phone beside a notebook' },
    claims: [['Screening, call, shortlist, interview', 'recruitment practice']],
  },
  {
    id: 'leave-well',
    format: 'howto',
    again: 9,
    emoji: '🚪',
    tags: ['LeavingAJob', 'CareerTips', 'NewJob'],
    title: ['How to leave a job on good terms', 'Giving notice: four steps'],
    cover: 'Leaving on good terms',
    gist: [
      'Tell your boss first and in person, give notice in writing, hand over properly, and say thank you. You will meet these people again.',
      'You have a new job? Then leave the old one well. Four steps are enough.',
    ],
    subject: ['Leaving on good terms', 'How to give notice'],
    hooks: {
      '*': [
        'A new job is waiting. Here is how to leave the old one on good terms.',
        'How you leave is what people remember. Four steps help.',
      ],
      pati: 'Leave well, and the door stays open.',
      fhl: 'Congratulations on the new job! Now for the last weeks in the old one.',
    },
    lines: {
      '*': [
        'Sign the new contract before you give notice.',
        'Tell your boss before you tell your colleagues.',
        'Look up your notice period before you promise a starting date.',
        'Ask for your reference while you are still there.',
      ],
      h: ['The best speech on the last day is short and comes with cake.'],
    },
    scene: [
      'The new contract is signed, and you have to tell your boss.',
      'The last weeks feel long, and there is a lot to hand over.',
    ],
    why: [
      ['In most trades people know each other.', 'Your old boss may be asked about you one day.'],
      ['A good handover is fair to your colleagues.', 'They have to go on with what you leave.'],
    ],
    parts: [
      [
        ['Tell your boss in person', 'Have the talk first'],
        ['Short and friendly.', 'You do not have to explain everything.'],
        'Two chairs in an office',
      ],
      [
        ['Give notice in writing', 'Put it on paper'],
        ['With the date and your last day.', 'Check what your contract asks for.'],
        'A letter in an envelope',
      ],
      [
        ['Hand over what you do', 'Write a list'],
        ['Open jobs, contacts, where things are.', 'Show it to whoever comes after you.'],
        'A list on a desk, not readable',
      ],
      [
        ['Say thank you', 'Take your leave properly'],
        ['To those who helped you.', 'Stay in touch with two or three.'],
        'A cake on a table',
      ],
    ],
    turn: [
      'Do good work until the last day. It is what stays.',
      'Then take a few days off before you start.',
    ],
    asks: ['How was your last day at a job?', 'Whom do you still know from your first job?'],
    ends: { pati: 'In person, in writing, in order, with thanks.', fhl: 'And then: a good start!' },
    caution: 'Notice periods and forms differ by contract and country.',
    keep: 'the day you get a new job',
    send: 'somebody who is about to give notice',
    pic: { ask: 'An envelope and a cup on a tidy desk', alt: 'An envelope on a tidy desk' },
    claims: [['Orderly resignation and handover', 'careers advice']],
  },
  {
    id: 'the-list-before-new-year',
    format: 'season',
    again: 11,
    emoji: '🎯',
    tags: ['NewYearNewJob', 'JobSearch', 'CareerTips'],
    when: { months: [12, 1] },
    title: ['New year, new job? Write this list first', 'Do you want another job? Three columns'],
    cover: 'New year, new job?',
    gist: [
      'Before you look for a new job, write three columns: what must stay, what has to change, what you can live without. Then you know what to look for.',
      'Many people think about a new job in January. A list helps you to find the right one.',
    ],
    subject: ['New year, new job?', 'Three columns'],
    hooks: {
      '*': [
        'Thinking about a new job in the new year? Start with a list and not with adverts.',
        'Before you look for a new job, find out what should be different.',
      ],
      pati: 'Know what you want before you look for it.',
      fhl: 'The quiet days are good for this: a list and a cup of tea.',
    },
    lines: {
      '*': [
        'Before you look for a job, write down what should stay as it is.',
        'Is it the job, the boss, the pay or the way to work? It makes a difference to where you look.',
        'Talk to your boss before you look elsewhere. Some things can be changed.',
        'Update your CV in January, even if you stay.',
      ],
      h: ["New year's resolution: fewer meetings, more cake. Or another job."],
    },
    scene: [
      'The holidays are nearly over, and you think of Monday with a sigh.',
      'You look through adverts, and everything and nothing fits.',
    ],
    why: [
      [
        'Whoever runs away from something easily lands in the same again.',
        'If you know what you want, you recognise it in an advert.',
      ],
      ['Sometimes one thing has to change, and not the whole job.', 'A talk is quicker than an application.'],
    ],
    parts: [
      [
        ['Write down what should stay', 'Note what is good'],
        ['Colleagues, hours, the way to work.', 'You will miss it if it is gone.'],
        'A page with three columns',
      ],
      [
        ['Write down what must change', 'Note what bothers you'],
        ['Three things at most.', 'Be honest with yourself.'],
        'A pen and a page',
      ],
      [
        ['Write down what you can do without', 'Note what does not matter'],
        ['A title, a large office, a name.', 'It makes the search easier.'],
        'A crossed-out line',
      ],
    ],
    turn: [
      'With this list, a talk with a recruiter takes ten minutes.',
      'Keep it, and look at it again in spring.',
    ],
    asks: ['What must not be missing in your job?', 'What would you change first?'],
    ends: { pati: 'Stay, change, do without.', fhl: 'Here is to a good year!' },
    keep: 'the days between the years',
    send: 'somebody who sighs on Sundays',
    pic: { ask: 'A page with three columns and a cup, not readable', alt: 'A page with three columns' },
    claims: [['Clarify motives before searching', 'careers advice']],
  },
  {
    id: 'the-strangest-question',
    format: 'question',
    again: 7,
    emoji: '🛋️',
    tags: ['JobInterview', 'TellUs', 'InterviewStories'],
    title: ['What was the oddest question in an interview?', 'The interview question you will never forget'],
    cover: 'The oddest interview question',
    gist: [
      '"Which animal would you be?" What was the oddest question that you were ever asked in an interview?',
      'Some interview questions stay with you for years. Which one was yours, and what did you say?',
    ],
    subject: ['The oddest interview question', 'What did you say?'],
    hooks: {
      '*': [
        'What was the oddest question you have ever heard in a job interview?',
        'Everybody has one interview story. What is yours?',
      ],
      pati: 'Interviews make good stories, afterwards.',
      fhl: 'If you were a kitchen appliance, which one? Somebody was really asked that.',
    },
    lines: {
      '*': [
        'What was the oddest question in your job interviews?',
        'Which interview question do you dread most?',
        'What was your best answer in an interview?',
        'Which question would you ask if you were hiring?',
      ],
      h: ['"Where do you see yourself in five years?" "On holiday, I hope."'],
    },
    scene: [
      'You had prepared for everything, and then came that question.',
      'You said the first thing that came to mind, and you got the job.',
    ],
    why: [['A surprising question shows how somebody thinks.', 'Afterwards everybody laughs about it.']],
    parts: [
      ['The question', ['Word for word, if you remember it.', 'And who asked it.'], 'Two chairs at a table'],
      ['Your answer', ['What you really said.', 'Or what you should have said.'], 'A speech bubble on paper'],
      ['What came of it', ['Did you get the job?', 'Are you still there?'], 'A door with a key'],
    ],
    turn: ['Tell us. The best ones are true.', 'We will not tell your boss.'],
    asks: ['What was it?', 'What did you answer?'],
    ends: { pati: 'We look forward to your stories.', fhl: 'We look forward to a good laugh.' },
    keep: 'the next coffee with colleagues',
    send: 'a colleague with a good story',
    pic: { ask: 'Two empty chairs at a table', alt: 'Two chairs at a table' },
    claims: [['Odd questions happen', 'common experience']],
  },
];
