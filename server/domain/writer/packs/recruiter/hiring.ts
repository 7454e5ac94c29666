// Applying, hiring and what lies between the two.
import type { Idea } from '../../library/idea.ts';

export const HIRING: readonly Idea[] = [
  {
    id: 'the-first-third-of-a-page',
    format: 'howto',
    again: 9,
    emoji: '📄',
    tags: ['CvTips', 'JobSearch', 'Recruitment'],
    title: [
      'How to write a CV that is read: the first third counts',
      'CV tips from the other side of the desk',
    ],
    cover: 'The first third of a page',
    gist: [
      'A first look at a CV lasts less than a minute. What you are, what you can do and your latest job belong in the upper third of page one; the rest is proof.',
      'Write the duties in one line and the results in three. "Responsible for" tells what was on your contract, and a number tells what you did with it.',
    ],
    subject: ['Less than a minute', 'Duties in one line, results in three'],
    hooks: {
      '*': [
        'A CV is first looked at for less than a minute. Put what matters where the eye lands.',
        '"Responsible for sales" says what was in your contract. "Sold forty machines" says what you did.',
      ],
      pt: 'Readers scan: current title, employer, dates, and then down the left-hand edge.',
      fi: 'You can do more than is in your CV. Nearly everybody can.',
      a: 'Title, skills, latest job, results. In the upper third.',
      h: '"Team player, resilient, own driving licence": at least one of them can be checked.',
      l: 'One page, wide margins, and nothing in it that you would not say aloud.',
    },
    lines: {
      '*': [
        'CV: begin each line with a verb and end it with a result. "Cut delivery time from nine days to four" needs no adjective.',
        'A gap in a CV is no trouble, as long as one line says what it was. Silence makes readers guess.',
        'Save your CV under your own name. "CV final new two" arrives forty times a day.',
        'Take the words of the job advert for the same skills in your CV: people search by them, and so do programs.',
      ],
      h: ['The hobby "reading" is safe until somebody asks what.'],
    },
    scene: [
      'Coffee, forty applications, one morning. Twenty-six begin with "I am writing to apply". The twenty-seventh begins with what she can do.',
      'A CV of five pages. On the fourth, between a course and a software, stands the one sentence for which he would have been invited.',
    ],
    why: [
      [
        'Nobody reads from top to bottom at first. They look for reasons to go on.',
        'What has to be searched for is not found on a Monday morning.',
      ],
      [
        'A figure can be imagined: people, money, days, machines.',
        'Results make the second question possible: how did you do that?',
      ],
    ],
    parts: [
      [
        ['Say in three lines who you are', 'Open with three lines about yourself'],
        [
          'Trade, years, strength, and what you are looking for. No adjectives.',
          'As you would introduce yourself to somebody in a lift who has a job to give.',
        ],
        'Three lines of text at the top of a page',
      ],
      [
        ['Put the newest job first', 'Go backwards from your latest job'],
        [
          'Most space for the last five years, one line for the first ones.',
          'Months as well as years, so that nobody has to guess.',
        ],
        'A finger on the top entry of a page',
      ],
      [
        ['Write results instead of duties', 'Turn duties into what came of them'],
        [
          'Ask yourself: what was different when I left?',
          'No figure to hand? How often, how many, how fast, for whom.',
        ],
        'A pen replacing one word with a number',
      ],
      [
        ['Cut it to two pages', 'Leave out all that nobody asks'],
        [
          'Photo, age and family are not wanted in many countries. Ask what is usual.',
          'What you would not like to talk about does not belong in it.',
        ],
        'Scissors beside a long printout',
      ],
    ],
    turn: [
      'And then have somebody read it who does not know your job.',
      'Your name in the file name, and off it goes.',
    ],
    asks: ['What is the best line in your CV?', 'What did you leave out of yours, in the end?'],
    ends: {
      pt: 'Evidence near the top.',
      fi: 'You will be surprised how much you have done.',
      a: 'Results, top third, two pages.',
      h: 'The driving licence may stay.',
      l: 'White space, and one strong line.',
    },
    work: 'Those who hire can help: say in the advert which three things you will look for first. You get shorter applications, and better ones.',
    keep: 'the evening when you rewrite yours',
    send: 'somebody who is looking at the moment',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy', 'people'],
        about: '\\bCVs?\\b|r[eé]sum[eé]|candidate|feedback|interview|coach|advice',
        lead: 'And how it goes on from there.',
      },
    ],
    pic: {
      ask: 'A printed page with the upper third marked in colour',
      alt: 'A page with its upper third marked',
    },
    claims: [
      [
        'First scans of CVs are short; results beat duties',
        'practice of recruiters, published eye-tracking studies',
      ],
      ['Photos and personal data are not customary in many countries', 'employment practice'],
    ],
  },
  {
    id: 'ask-them-something',
    format: 'checklist',
    again: 9,
    emoji: '❓',
    tags: ['InterviewTips', 'JobInterview', 'JobSearch'],
    title: [
      'Questions to ask at the end of a job interview',
      '"Do you have any questions?" Five good ones for an interview',
    ],
    cover: 'What to ask at the interview',
    gist: [
      'Ask what the first three months look like, what became of whoever had the job before, and what a bad week there is like. The answers tell you more than the website.',
      '"No, you have answered everything" closes the talk. One good question opens it again, and it is then that you hear the truth.',
    ],
    subject: ['Who had it before?', 'What is a bad week like?'],
    hooks: {
      '*': [
        '"Do you have any questions for us?" In a job interview there is one wrong answer: no.',
        'An interview goes both ways. The last ten minutes are yours.',
      ],
      pt: 'Questions about the first ninety days show that you already see yourself at work.',
      fi: 'You are nervous, they ask whether you have questions, and your head is empty. Take these five along on paper.',
      a: 'First three months, predecessor, bad week, measure of success, next step.',
      h: '"Is there parking?" is a question. It need not be the first.',
      l: 'A notebook, one page, five questions.',
    },
    lines: {
      '*': [
        'Ask in an interview: "How will you know after six months that I was the right choice?" If nobody can say, take note.',
        'Ask why the place is free. "We are growing" and "the third one has left" are two different jobs.',
        'You may bring notes to a job interview. It looks prepared, because it is.',
        'Ask the person who would be your colleague and not only the boss: "What would you change here?"',
      ],
      h: ['When both sides laugh at the question about a bad week, it is mostly a good place.'],
    },
    scene: [
      '"Any questions?" A pause. Then she opens a little book and says: "Yes, five." Three people put down their pens.',
      'He asks what a bad Thursday looks like. The boss looks at the deputy, the deputy at the ceiling. So that is what Thursdays are like.',
    ],
    why: [
      [
        'You are deciding as well, and with less information than they have.',
        'A wrong job costs you a year. A question costs you a minute.',
      ],
      [
        'Whoever asks precisely has listened. That is noticed.',
        'Good questions are remembered longer than good answers.',
      ],
    ],
    parts: [
      [
        ['What do the first three months look like?', 'Ask about your first ninety days'],
        [
          'A plan, a desk and somebody who has time for you: or a shrug.',
          'Listen for names. Somebody should be looking after you.',
        ],
        'A calendar with three months marked',
      ],
      [
        ['What became of the one before?', 'Ask who had the job before'],
        [
          'Promoted, retired, moved away, gone quickly: each tells a story.',
          'A new post? Then ask who has been doing the work so far.',
        ],
        'An empty office chair',
      ],
      [
        ['How do you measure success here?', 'Ask how success is told'],
        [
          'If the answer is a feeling, your review will be one.',
          'A figure, a project, a customer: you can aim at that.',
        ],
        'A chart on a wall',
      ],
      [
        ['What is a bad week like?', 'Ask about a bad Thursday'],
        ['Each job has some. It is a good sign if they can tell you about it.', 'Ask when the last one was.'],
        'A crowded wall calendar',
      ],
      [
        ['What happens next, and when?', 'Ask what follows, and by when'],
        ['With a date you sleep better, and may ask again after it.', 'Write it down in front of them.'],
        'A date written into a notebook',
      ],
    ],
    turn: [
      'And if they take notes at your questions, you have done well.',
      'Parking can be asked about on the way out.',
    ],
    asks: ['Which question would you always ask?', 'What did you once forget to ask, and regret?'],
    ends: {
      pt: 'Both sides choose.',
      fi: 'Take the little book along. Really.',
      a: 'Ask five, listen to all.',
      h: 'There is, by the way. Level minus two.',
      l: 'Five questions, and an honest answer.',
    },
    keep: 'the evening before your interview',
    send: 'somebody with an interview this week',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'offer', 'people'],
        about: 'interview|prepar|candidate|brief|feedback|meet',
        lead: 'And how candidates are prepared here.',
      },
    ],
    pic: { ask: 'A notebook with five short lines and a pen', alt: 'A notebook with five lines and a pen' },
    claims: [
      ['Questions about onboarding, predecessor and measures are informative', 'practice of recruiters'],
    ],
  },
  {
    id: 'twelve-wishes-and-nobody',
    format: 'mistake',
    again: 9,
    emoji: '📋',
    tags: ['HiringTips', 'JobAdvert', 'Recruitment'],
    title: [
      'Why nobody applies: the job advert with twelve demands',
      'How to write a job advert that the right people answer',
    ],
    cover: 'Twelve wishes, no applicant',
    wrong: 'The more we demand, the better the applicants',
    gist: [
      'A list of twelve demands keeps away careful people who have nine of them. Name the three without which it does not work, say what the job is like, and print the pay.',
      'Most adverts describe the firm for half a page and the job in two lines. Readers want it the other way round.',
    ],
    subject: ['Three musts, not twelve', 'Print the pay'],
    hooks: {
      '*': [
        'The job advert asks for twelve things, the last holder had six of them, and nobody applies.',
        'A job advert is not a wish list. Ask yourself what somebody could learn in three months, and strike it out.',
      ],
      pt: 'Each further "must" shortens the list of applicants, and seldom from the right end.',
      fi: 'Read your own advert once as somebody who is happy in their job. Would you ring?',
      a: 'Three musts. A typical week. The pay.',
      h: '"Young and dynamic, with thirty years of experience." It has been vacant for some time.',
      l: 'A clear page, three conditions, an honest figure.',
    },
    lines: {
      '*': [
        'Job advert: describe a Tuesday. What lies on the desk at nine, who calls, what is finished by four?',
        'With pay printed on it, an advert gets fewer curious and more serious applications. In some places it is required by law.',
        'Strike "flexible, resilient, team-minded" out of a job advert. Nobody has ever not applied for lack of them.',
        'Put a name and a number under the advert. Good people have a question before they send anything.',
      ],
      h: ['"Fruit basket" as the third argument tells a lot about the first two.'],
    },
    scene: [
      'Four people round a table, each adds one more demand. Nobody takes one out. At the end they are looking for somebody who does not exist.',
      'She reads: "excellent Excel". Hers is only good. She closes the page and goes on being good elsewhere.',
    ],
    why: [
      [
        'Conscientious people take lists literally and confident ones do not. So a long list selects for confidence.',
        'What is meant as "nice to have" is read as "do not bother".',
      ],
      [
        'People change jobs for something that they can imagine.',
        'Phrases fit every firm, and so nobody feels meant.',
      ],
    ],
    parts: [
      [
        ['Name three musts', 'Keep to three conditions'],
        [
          'Ask of each demand: would we really send somebody home for that?',
          'All others go under "you will learn this here".',
        ],
        'A long list with nine lines crossed out',
      ],
      [
        ['Describe a typical week', 'Show what a Tuesday is like'],
        ['Customers, tools, noise, freedom, overtime: as it is.', 'Let somebody write it who does the job.'],
        'A weekly plan with notes',
      ],
      [
        ['Print pay and hours', 'Say what you pay'],
        [
          'A range is enough. Without it you talk to people who say no at the end.',
          'Hours, place, home office: these decide first, not last.',
        ],
        'A salary range on a page',
      ],
      [
        ['Reply within days', 'Write back soon'],
        ['Three lines are plenty. Silence gets around.', 'Whoever is good has three other talks this week.'],
        'A calendar with two days marked',
      ],
    ],
    turn: [
      'Most good people had half of it on their first day.',
      'A shorter list, and a longer row of applicants.',
    ],
    asks: ['Which phrase in adverts would you ban?', 'Did you ever get a job for which you lacked half?'],
    ends: {
      pt: 'Fewer conditions, better fit.',
      fi: 'Try it with the next one, and count.',
      a: 'Three, a Tuesday, the pay.',
      h: 'The fruit may stay. At the end.',
      l: 'Honest, short, and signed.',
    },
    work: 'Before the next advert goes out, have the last three people hired read it. They know which sentence kept them from applying for a week.',
    keep: 'the day on which a post falls vacant',
    send: 'whoever writes the adverts at your place',
    caution: [
      'What an advert may and must say, from pay to age, is settled by law in most countries. Check before it goes out.',
      'Adverts must not exclude by age, sex, origin or belief; rules differ between countries.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'number', 'proof', 'policy'],
        about: 'employer|vacanc|shortlist|advert|shifts filled|fill|placement',
        lead: 'And how a search goes here.',
      },
    ],
    pic: {
      ask: 'A printed job advert with most demands crossed out',
      alt: 'A job advert with many lines crossed out',
    },
    claims: [
      ['Long requirement lists deter qualified applicants', 'recruitment research and practice'],
      ['Pay transparency is required by law in some places', 'employment law'],
    ],
  },
  {
    id: 'what-do-you-want-to-earn',
    format: 'answer',
    again: 9,
    emoji: '💬',
    tags: ['SalaryTalk', 'JobInterview', 'JobSearch'],
    title: [
      'What to say when they ask what you want to earn',
      'Salary expectations: how to name a figure in an interview',
    ],
    cover: 'What do you want to earn?',
    question: 'What are your salary expectations?',
    short: 'Name a figure that you have looked up, with a reason, and then say nothing.',
    gist: [
      'Find out what is paid for such work in your area, name a range of which the lower end would be all right for you, give one reason, and be quiet. Most people talk themselves down in the silence.',
      'You may ask back: "What have you planned for it?" Who knows the range first has the easier conversation.',
    ],
    subject: ['Figure, reason, silence', 'Ask back first'],
    hooks: {
      '*': [
        'The most expensive sentence in a job interview is the one after the figure: "but I am flexible".',
        'Asked about pay in an interview? Figure, reason, full stop.',
      ],
      pt: 'A figure backed by comparison is an argument. Without it, it is a wish.',
      fi: 'It feels like asking for a present. It is not one: you are quoting for a year of your life.',
      a: 'Look it up. Name it. Be silent.',
      h: 'The silence after a figure lasts four seconds. It feels like a school year.',
      l: 'A calm figure, and nothing behind it.',
    },
    lines: {
      '*': [
        'Before an interview look up pay in three places: a wage agreement, adverts with figures, and two people in the trade.',
        'With a range, only name one whose lower end you would sign. It is the end that will be remembered.',
        "Your current pay is no argument and often nobody's business. Talk about the job and what it is worth.",
        'Pay is more than a figure: hours, holidays, training, pension, the way to work. Put it all on one page.',
      ],
      h: ['"What would you like to earn?" is the only exam in which both sides have the answer covered up.'],
    },
    scene: [
      '"Thirty-eight", she says, and stops. The clock ticks. He writes it down and nods. That was all.',
      'In the {car park|parking lot} he works out what "I am flexible" has cost him in ten years. It would have been a car.',
    ],
    why: [
      [
        'A first figure draws all later ones towards it.',
        'Rises are counted in per cent, so a low start goes on for years.',
      ],
      [
        'Whoever explains too much sounds as if the figure were too high.',
        'In a pause the other side thinks. Let it.',
      ],
    ],
    parts: [
      [
        ['Look it up', 'Find out what others pay'],
        [
          'Place, experience, size of the firm: pay differs by all of them.',
          'Recruiters know ranges. Ask one, it costs nothing.',
        ],
        'Three sources open side by side',
      ],
      [
        ['Practise saying it aloud', 'Rehearse the sentence'],
        [
          'To the mirror, to a friend, in the car. Until it sounds like the time of day.',
          'Without "about", without "perhaps".',
        ],
        'Somebody talking to a mirror',
      ],
      [
        ['Give one reason', 'Back it with a reason'],
        [
          'What you bring that they need: a skill, a customer group, a certificate.',
          'One strong reason beats four middling ones.',
        ],
        'One line underlined on a page',
      ],
      [
        ['Then be silent', 'Say nothing more'],
        [
          'Count to ten in your head and look friendly.',
          'They may say no. Then you ask what would be possible.',
        ],
        'A glass of water on a table',
      ],
    ],
    turn: [
      'The worst that can happen is a conversation.',
      'Nobody has withdrawn an offer because of a friendly figure.',
    ],
    asks: ['Did you ever sell yourself short?', 'Should pay stand in every advert?'],
    ends: {
      pt: 'Evidence, figure, pause.',
      fi: 'You are worth it, and now you have looked it up as well.',
      a: 'Say it, and stop.',
      h: 'Four seconds. You have survived maths.',
      l: 'And let the clock tick.',
    },
    keep: 'the evening before you negotiate',
    send: 'somebody who always says "I am flexible"',
    caution: [
      'In some places employers may not ask what you earned before. What applies depends on where you are.',
      'Rules about salary questions differ by country; a union or adviser can tell you.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy', 'proof', 'number'],
        about: 'salar(?:y|ies)|pay rates|negotiat|benchmark',
        lead: 'And where to ask about ranges.',
      },
    ],
    pic: { ask: 'A figure written on a card, face down on a table', alt: 'A face-down card on a table' },
    claims: [
      ['First figures anchor negotiations', 'negotiation research'],
      ['Salary history questions are banned in some places', 'employment law'],
    ],
  },
  {
    id: 'seven-of-ten',
    format: 'myth',
    again: 9,
    emoji: '🪜',
    tags: ['JobSearch', 'CareerTips', 'Recruitment'],
    title: [
      'Do you have to meet every requirement to apply for a job?',
      'Applying for a job when you lack a few of the demands',
    ],
    cover: 'Seven out of ten will do',
    myth: 'Only apply if you meet all of the requirements',
    short: 'Hardly anybody who gets the job does. Look for the two or three that are meant seriously.',
    gist: [
      'A requirements list is a wish list written by four people. If you have the core of it and could learn the rest in a few months, apply, and say how you will close the gap.',
      'What is asked for first and named twice is meant seriously. The rest is hope.',
    ],
    subject: ['A wish list by four people', 'Say how you will close the gap'],
    hooks: {
      '*': [
        'The person who gets the job rarely ticks all boxes of the advert. They applied, though.',
        'You have seven out of ten requirements and do not apply? Somebody with six has just done so.',
      ],
      pt: 'Separate licence from wish: what is required by law is no matter of opinion, all else can be discussed.',
      fi: 'You read the advert, you like it, and at point eight you close the page. Open it again.',
      a: 'Core fits? Apply.',
      h: 'Point eleven was added by somebody who was only passing the room.',
      l: 'Courage is a cover letter of half a page.',
    },
    lines: {
      '*': [
        'Requirements of a job: what stands at the top and comes up twice is meant. What comes after "ideally" is a dream.',
        'If you lack something, say so yourself, and add how you will learn it by when. It disarms the question.',
        'A licence, a degree that the law asks for, a language in which patients are treated: these are real conditions. Ask about everything else.',
        'Ring before you apply and ask which two points matter most. Few do, and they are remembered.',
      ],
      h: ['"Native-speaker level in four languages" is mostly one language and three hopes.'],
    },
    scene: [
      'Two applications on the table. One has all twelve and no interest, the other eight and three good questions. The second one starts in March.',
      'She has had the advert open for nine days. On the tenth a friend says: "And what if they only mean the first three?"',
    ],
    why: [
      [
        'Adverts grow by committee, and each sits on what the last person was missing.',
        'Whoever can do all twelve is mostly content where they are.',
      ],
      [
        'Skills can be learnt in months. Curiosity and care cannot be taught so easily.',
        'Firms that look for all twelve are often still looking.',
      ],
    ],
    parts: [
      [
        ['Mark the real conditions', 'Find what is truly required'],
        [
          'Licences, safety, language: green or red, without mercy.',
          'Two or three will be left. Those decide.',
        ],
        'An advert with three words circled',
      ],
      [
        ['Translate what you have', 'Recognise what you can do already'],
        [
          '"Project management" may have been a club house and forty volunteers.',
          'Look for the same work under another name.',
        ],
        'Two lists with arrows between them',
      ],
      [
        ['Name the gap yourself', 'Say yourself what is missing'],
        ['One sentence: what, how, by when.', 'A course that you have booked is better than a promise.'],
        'A calendar with a course marked',
      ],
    ],
    turn: [
      'A no costs you an evening. A page that was closed costs you a job.',
      'In the end somebody gets it who dared.',
    ],
    asks: [
      'What is the wildest demand you have ever read?',
      'Which job did you get although half was missing?',
    ],
    ends: {
      pt: 'Conditions first, wishes later.',
      fi: 'Send it. Tonight is fine.',
      a: 'Seven is enough.',
      h: 'The one who was passing has left the firm.',
      l: 'Half a page, and courage.',
    },
    keep: 'the next advert that you close again',
    send: 'somebody who has been hesitating for nine days',
    own: [
      {
        kinds: ['service', 'process', 'people', 'offer', 'policy'],
        about: 'candidates?\\b|vacanc|career|jobs (?:in|for|we)|roles\\b|match',
        lead: 'And where to ask before you apply.',
      },
    ],
    pic: {
      ask: 'A list with seven ticks and three blanks',
      alt: 'A list with seven ticks and three empty boxes',
    },
    claims: [['Hired people often lack some of the listed demands', 'experience of recruiters']],
  },
  {
    id: 'what-happens-to-your-cv',
    format: 'behind',
    again: 9,
    emoji: '📬',
    tags: ['BehindTheScenes', 'Recruitment', 'JobSearch'],
    title: [
      'What happens to your application after you press send',
      'From the inbox to the interview: how a recruiter works',
    ],
    cover: 'After you press send',
    gist: [
      'First a quick look for the musts, then a list of maybe ten, then a call of a quarter of an hour. Between you and the firm stands a person who has to be able to describe you in three sentences.',
      "Much of a recruiter's day is talking people out of things: firms out of demands, and candidates out of jobs that would not make them happy.",
    ],
    subject: ['You, in three sentences', 'Ten out of eighty'],
    hooks: {
      '*': [
        'Eighty applications, ten calls, three invitations: what happens in between?',
        'A recruiter has to be able to tell your story in three sentences. Help them with it.',
      ],
      pt: 'Screening, call, shortlist, introduction: at each step somebody needs a reason to go on.',
      fi: 'You send your application, and then nothing. Here is what is going on meanwhile.',
      a: 'Musts, call, three sentences, introduction.',
      h: 'There is a folder called "maybe". It is the largest one in the house.',
      l: 'A quiet call, and somebody who really listens.',
    },
    lines: {
      '*': [
        'If you have not heard anything after a week, ask. One friendly line is no nuisance, and it often moves a file to the top.',
        'A recruiter calls at bad times. Say "in an hour" and prepare: what you do, what you want, when you could begin.',
        'Tell a recruiter honestly where else you have applied. Nothing is more awkward than the same name twice on one desk.',
        'The firm pays the recruiter, and a serious one never asks candidates for money.',
      ],
      h: ['"I will get back to you" is sincere. It is only said to thirty people a day.'],
    },
    scene: [
      'On the phone somebody laughs about a broken coffee machine in her last job. The recruiter writes: "stays calm".',
      'A boss says: "He has changed jobs too often." "Yes," says the recruiter, "shall I tell you why?"',
    ],
    why: [
      [
        'A sheet of paper shows the way, and a call shows the walk.',
        'Fifteen minutes tell more about a person than two pages.',
      ],
      [
        'A placement that lasts is the only one that pays off, in every sense.',
        'If it goes wrong after three months, everybody starts again.',
      ],
    ],
    parts: [
      [
        ['The first look', 'Somebody looks for the musts'],
        [
          'Musts, place, date. It is fast, and it is not about your worth.',
          'Whatever is missing at the top is missing.',
        ],
        'A stack of applications',
      ],
      [
        ['The call', 'Somebody rings you up'],
        [
          'Why do you want to leave? That is the question behind all others.',
          'Walk about while you talk. One can hear it, in a good way.',
        ],
        'Somebody walking with a telephone',
      ],
      [
        ['The shortlist', 'Five names make a list'],
        [
          'Three to five people, each with a reason and an honest "but".',
          'Here you become three sentences. Choose them yourself.',
        ],
        'Four cards on a table',
      ],
      [
        ['The word afterwards', 'Everybody hears back'],
        [
          'Also to those who did not make it, with a reason they can use.',
          'People meet again, and often with the roles exchanged.',
        ],
        'A hand dialling a number',
      ],
    ],
    turn: [
      'And the one from the "maybe" folder gets a call in June.',
      'Behind each file there is somebody who waits for the phone.',
    ],
    asks: ['What was the best call you ever got from a recruiter?', 'Which three sentences describe you?'],
    ends: {
      pt: 'Reasons travel further than papers.',
      fi: 'Ask. They do remember you.',
      a: 'Three sentences. Ready?',
      h: 'Thirty a day, and one of them is you.',
      l: 'A call, and it begins.',
    },
    keep: 'the week after an application',
    send: 'somebody who is waiting for an answer',
    own: [
      {
        kinds: ['process', 'people', 'value', 'policy'],
        about:
          'candidate|everybody|everyone|personally|in person|interview|every (?:application|cv)|reply|answer',
        lead: 'And a word about how it is done here.',
      },
    ],
    pic: { ask: 'A telephone beside a notebook with three lines', alt: 'A telephone beside a notebook' },
    claims: [
      [
        'Steps of recruitment; serious recruiters do not charge candidates',
        'practice of recruiters; in many countries charging jobseekers is forbidden',
      ],
    ],
  },
  {
    id: 'leave-well',
    format: 'howto',
    again: 9,
    emoji: '👋',
    tags: ['CareerTips', 'NewJob', 'JobSearch'],
    title: [
      'How to hand in your notice so that they miss you',
      'Leaving a job well: notice, handover, last day',
    ],
    cover: 'Leave a job well',
    gist: [
      'First sign the new contract, then tell your boss in person, hand over in writing, and thank three people by name. Trades are small, and you will meet them all again.',
      'What is remembered of five years are the last five weeks. Do not spend them settling accounts.',
    ],
    subject: ['Sign first, then tell', 'The last five weeks are remembered'],
    hooks: {
      '*': [
        'Of five years in a job people remember the last five weeks. Leave well.',
        'Handing in your notice takes ten minutes. How you do it is told for ten years.',
      ],
      pt: 'Contract, conversation, letter, handover: this order avoids most of the trouble.',
      fi: 'Your heart is beating, the letter is in your bag. Here is how it gets easier.',
      a: 'Sign. Tell. Write. Hand over. Thank.',
      h: 'The speech that you have been rehearsing in the shower: leave it there.',
      l: 'A clear desk, a handwritten note.',
    },
    lines: {
      '*': [
        'Tell your boss before you tell your colleagues. In most offices that leaves about four minutes.',
        'A reason for leaving needs one sentence and it looks forward: "I would like to lead a team".',
        'Write the handover as if you were ill tomorrow: passwords to whom, what is due when, who likes to be rung.',
        'Do not say in the exit interview what you never said before. Say two things that can be changed.',
      ],
      h: ['Cake on the last day is remembered longer than most projects.'],
    },
    scene: [
      'A door, a breath, "do you have a moment?". He knows at once. They always know at once.',
      'Years later the two meet across a table, and now she is the one who decides. "You left us such a good handover", she says.',
    ],
    why: [
      [
        'References are also given where nobody asked for them in writing.',
        'Every trade has twenty people who know everyone, and you do not know which.',
      ],
      [
        'A good ending makes the new beginning lighter.',
        'Those who stay have your work on top of theirs. They will know who made it easy.',
      ],
    ],
    parts: [
      [
        ['Wait for the signature', 'Sign the new one first'],
        [
          'A promise by phone is no contract.',
          'Check notice period, holidays and what you have to give back.',
        ],
        'A pen on a contract',
      ],
      [
        ['Tell it in person', 'Speak with your boss face to face'],
        [
          'Short, friendly, with the date. Then give them time to take it in.',
          'If they offer more money: sleep on it, and think of why you looked round.',
        ],
        'Two chairs facing each other',
      ],
      [
        ['Hand over in writing', 'Write a page for each task'],
        ['One page a subject: state, next step, person.', 'Walk somebody through it twice.'],
        'A folder with labelled pages',
      ],
      [
        ['Thank by name', 'Leave with a few kind words'],
        [
          'Three people, one reason each, by hand.',
          'The porter and the person from payroll are good choices.',
        ],
        'A handwritten card on a keyboard',
      ],
    ],
    turn: [
      'And on the first day at the new place you know how it is done.',
      'A door that is shut softly can be opened again.',
    ],
    asks: ['What was your best last day?', 'Cake, or quietly out by the back door?'],
    ends: {
      pt: 'Order, courtesy, paper.',
      fi: 'And breathe out. You have done it.',
      a: 'Leave it better than you found it.',
      h: 'The shower was a good audience.',
      l: 'A card, a key, a quiet door.',
    },
    keep: 'the day on which you sign',
    send: 'somebody with a letter in the bag',
    caution: [
      'Notice periods and form are settled by contract and law. Read yours before you speak.',
      'If there is a dispute, take advice before you resign: dates and wording can matter.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'policy', 'people', 'offer'],
        about: 'candidate|notice period|onboard|counter.?offer|in touch|aftercare',
        lead: 'And who stands by you meanwhile.',
      },
    ],
    pic: { ask: 'A clear desk with a card on it', alt: 'A cleared desk with a handwritten card' },
    claims: [['Order of resigning; references and reputation', 'practice of recruiters']],
  },
  {
    id: 'the-list-before-new-year',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    when: { months: [12, 1] },
    tags: ['CareerTips', 'NewYear', 'JobSearch'],
    title: [
      'At the turn of the year: write down what you did at work',
      'The yearly work list: an hour that helps your CV and your pay',
    ],
    cover: 'A year at work, on one page',
    gist: [
      'Take an hour, your calendar and a sheet of paper, and write down month by month what you did, with figures. In March you will have forgotten it, and in March you will need it.',
      'Most people can name their plans for next year, and hardly what they did in May. The list is worth money at the next pay talk.',
    ],
    subject: ['What was in May?', 'An hour with your calendar'],
    hooks: {
      '*': [
        'What did you do at work in May? Exactly. Write last year down before it has gone.',
        "One hour with last year's calendar is the best preparation for any pay talk.",
      ],
      pt: 'Memory favours the last six weeks. A calendar does not.',
      fi: 'Hot drink, calendar, pencil. You have done more than you think.',
      a: 'Twelve months, one line each, with a figure.',
      h: 'By January the whole of autumn is one single meeting.',
      l: 'The year, on one sheet of paper.',
    },
    lines: {
      '*': [
        'Go through your work calendar month by month and write one line each: what did I finish, and what came of it?',
        'Collect kind mails from customers in one folder. You need it in two situations: at pay talks, and on bad days.',
        'Note what you learnt as well. A new program in April is a line in your CV by December.',
        'If there is nothing for three months running, that is a piece of news, too. Then it is time to talk to somebody.',
      ],
      h: ['"Various meetings" is no achievement. "Fewer meetings" is one.'],
    },
    scene: [
      'The office is half empty, somebody waters plants. On the screen the calendar runs backwards: November, October, that fair, the night with the server.',
      'In March the boss asks what she has done. She takes a sheet out of the drawer, and it has twelve lines.',
    ],
    why: [
      [
        'We remember what was last and what was loud.',
        'Good work is often quiet and therefore gone by summer.',
      ],
      [
        'Figures are easy to find now, and hard to find after a change of systems or jobs.',
        'Who leaves has no more access. The list comes along.',
      ],
    ],
    parts: [
      [
        ['Go backwards by calendar', 'Leaf back month by month'],
        [
          'Month by month, five minutes each.',
          'Photos and sent mail help where the calendar says only "busy".',
        ],
        'A wall calendar being leafed back',
      ],
      [
        ['Add a figure to each', 'Put numbers beside it'],
        [
          'Days, people, money, complaints, customers. Roughly is fine.',
          '"From nine to four" is stronger than either number.',
        ],
        'A pencil adding numbers to a list',
      ],
      [
        ['Mark three that you are proud of', 'Choose your best three'],
        [
          'Those go to the top of your CV and into the next talk.',
          'Ask somebody which three they would take. It is often others.',
        ],
        'Three lines with a star',
      ],
    ],
    turn: ['Next year do it monthly. It takes five minutes.', 'Then you may plan whatever you like.'],
    asks: ['What are you proud of this year, at work?', 'What was in May?'],
    ends: {
      pt: 'Record now, argue later.',
      fi: 'And then the old calendar may be shut.',
      a: 'Twelve lines.',
      h: 'Autumn has been found. It was in the sent mail.',
      l: 'One sheet, twelve quiet lines.',
    },
    keep: 'the quiet days between the years',
    send: 'a colleague who never blows their own trumpet',
    caution: [
      'Note results, and nothing confidential: figures of customers and the firm stay with the firm.',
      'Take your own notes home and no papers that belong to your employer.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'career|review|salary|advice|coaching',
        lead: 'And for plans in the new year.',
      },
    ],
    pic: { ask: 'A calendar and a list of twelve lines', alt: 'A calendar beside a list of twelve lines' },
    claims: [['Recent events are remembered better', 'psychology of memory']],
  },
  {
    id: 'the-strangest-question',
    format: 'question',
    again: 7,
    emoji: '🛋️',
    tags: ['InterviewStories', 'JobInterview', 'WorkTalk'],
    title: [
      'What is the strangest thing you were asked in an interview?',
      'The interview question that you have never forgotten',
    ],
    cover: 'The strangest question',
    gist: [
      'Which animal would you be, how many tennis balls fit into a bus, and "why should we not take you?". What was yours, and what did you say?',
      'Everybody who has ever applied has one such story. In the nicest ones somebody laughs, and gets the job.',
    ],
    subject: ['Which animal are you?', 'Tennis balls in a bus'],
    hooks: {
      '*': [
        '"If you were a piece of furniture, which would you be?" What was your strangest interview question?',
        'Somewhere somebody is being asked in an interview how many tennis balls fit into a bus.',
      ],
      p: 'Odd questions seldom predict who will be good at a job. They are remembered all the same.',
      t: 'Work samples predict performance far better than riddles.',
      fi: 'Go on: what did they ask, and what did you answer?',
      a: 'The strangest question. And your answer.',
      h: '"A lamp", he said, "because I am no good on Mondays before ten." He was hired.',
      l: 'A pause, a smile, and a good answer.',
    },
    lines: {
      '*': [
        'What is the strangest thing that you have been asked in a job interview, and did it have a point?',
        'Which question would you ask if you were on the other side of the table?',
        'The best interview question is dull: "Tell me about a day last week." It shows more than any animal.',
        'Have you ever asked something that made the interviewers silent?',
      ],
      h: ['Nobody has ever said "hyena". It would be honest in some trades.'],
    },
    scene: [
      'Three people in suits, one says: "Sell me this pen." She takes it, puts it in her bag and says: "Ask me when you need to sign something."',
      'Silence. He looks at the bus outside and begins to work it out on his fingers. The bus drives off.',
    ],
    why: [
      [
        'Interviews are small plays, and everybody remembers the line that was not in the script.',
        'Those who ask want to see how you think. Those who answer want to be through it.',
      ],
    ],
    parts: [
      [
        'The question',
        ['Word for word, if you still can.', 'And who asked: the boss, or somebody who said nothing else?'],
        'Three chairs behind a table',
      ],
      [
        'Your answer',
        ['The one that you gave, and the one you thought of in the car.', 'A good "I do not know" counts.'],
        'A {car park|parking lot} at dusk',
      ],
      ['What came of it', ['The job, a story, or both.', 'Are you still there?'], 'A handshake over a table'],
    ],
    turn: [
      'The answer from the car is always the better one.',
      'Whoever laughs first is mostly asked to come back.',
    ],
    asks: ['What was yours?', 'Which piece of furniture would you be?'],
    ends: {
      p: 'Ask for a sample of work instead.',
      t: 'Samples, not riddles.',
      fi: 'Everybody has one. Out with it.',
      a: 'Tell it.',
      h: 'The lamp has been promoted.',
      l: 'And somebody laughs.',
    },
    keep: 'the next round with colleagues',
    send: 'somebody who has had fifty interviews',
    own: [
      {
        kinds: ['process', 'people', 'service', 'value', 'policy'],
        about: 'interview|(?:we|i) meet|candidates?\\b|in person|personally',
        lead: 'And how people are met here.',
      },
    ],
    pic: { ask: 'One chair in front of three', alt: 'One chair facing three others' },
    claims: [['Work samples predict performance better than brainteasers', 'personnel selection research']],
  },
];
