// Making things: practice, limits, rooms and what nobody sees.
import type { Idea } from '../../library/idea.ts';
import { TAKES_PHOTOS } from '../whom.ts';

export const PRACTICE: readonly Idea[] = [
  {
    id: 'stop-in-the-middle',
    format: 'howto',
    again: 9,
    emoji: '⏳',
    tags: ['CreativeHabit', 'DailyPractice', 'CreativeLife'],
    title: 'How to keep a creative habit: stop in the middle',
    cover: 'Stop in the middle',
    gist: [
      'Stop while you still know what comes next, in the middle of a line if need be. Then tomorrow begins with something easy, and a quarter of an hour a day is enough.',
      'Beginning is the hard part, so leave yourself an open end each evening. Short, daily, and broken off on purpose.',
    ],
    subject: ['Stop while it is going well', 'Fifteen minutes, then stop'],
    hooks: {
      '*': [
        'The best moment to put down the pencil is when you know just how it goes on.',
        'A blank page in the morning was left blank by somebody the evening before.',
      ],
      p: 'Breaking off in the middle makes the next start easier than finishing does.',
      f: 'Would you like to draw, write or play again, and never get round to it? A quarter of an hour. And then stop, although it is going well.',
      a: 'Daily. Short. Stop early.',
      t: 'Unfinished tasks stay more present than finished ones, and a known next step lowers the cost of starting.',
      h: 'The muse comes at nine. She has been told that it is over at quarter past.',
      i: 'Whatever you do for a few minutes each day becomes a place you can go to.',
      l: 'A desk by the window, a pencil, half a word.',
    },
    lines: {
      '*': [
        'Stop in the middle of a line. Tomorrow you only have to finish it, and you are in.',
        'A quarter of an hour a day is ninety hours a year. Nobody has ever found those in one piece.',
        'Leave the guitar on its stand, the sketchbook open, the brush on the table. What is in its case stays there.',
        'Set a timer and stop when it rings. Wanting to go on is what brings you back tomorrow.',
      ],
      h: [
        'Waiting for inspiration is like waiting for a bus in a field. It may come. People have had picnics there.',
      ],
    },
    scene: [
      'The evening was free at last, the whole of it. It went on tidying the desk.',
      'In an exercise book the last line from yesterday says "and behind the door". That is all. It has been pulling all day.',
    ],
    why: [
      [
        'Once something is finished, the next day opens with a hole.',
        'Every end is followed by a beginning, and beginnings are the expensive part.',
      ],
      [
        'An open end goes on working on the bus, in the shower and under the dryer.',
        'What is half done does not leave the head alone, and for once that is useful.',
      ],
    ],
    parts: [
      [
        'Pick a small fixed time',
        [
          'After the coffee, before the news. It is tied to something that happens anyway.',
          'A time that is too small to be refused.',
        ],
        'A kitchen timer beside a sketchbook',
      ],
      [
        'Leave your tools lying out',
        ['Each {zip|zipper} and each lid is a reason not to.', 'What is in sight gets picked up in passing.'],
        'A guitar on a stand in a living room',
      ],
      [
        'Stop while you know the next step',
        ['It is annoying, and it is meant to be.', 'In the middle of a bar, a sentence, a nose.'],
        'A half-drawn face on paper',
      ],
      [
        'Write down one word for tomorrow',
        [
          '"Door", "bridge in F", "the shadow". It is the thread.',
          'Tomorrow you will have forgotten how well it was going.',
        ],
        'One word on a slip of paper',
      ],
    ],
    turn: [
      'If a day is missed, the open line is still there.',
      'After a month you will notice it by the pile.',
    ],
    asks: ['When in the day do you make things?', 'What lies half finished on your table?'],
    ends: {
      p: 'The method needs a timer and the courage to leave things unfinished.',
      f: 'Start tonight. And stop before you would like to.',
      a: 'Fifteen minutes. Every day. Half a line.',
      t: 'Frequency beats duration for motor skills; sleep in between does part of the work.',
      h: 'The muse is said to keep office hours after all.',
      i: 'Works grow out of days like these.',
      l: 'And behind the door, tomorrow.',
    },
    work: "Reports, plans and speeches get written like that as well. Leave off in the evening halfway through an easy paragraph, and nine o'clock has lost its terror.",
    keep: 'the next evening that is free at last',
    send: 'the friend who used to draw',
    own: [
      {
        about: 'class|course|(?<!our |own |my |the |in a )workshops?\\b|lessons?\\b|evening',
        kinds: ['event', 'service'],
        lead: 'A fixed evening helps, too.',
      },
    ],
    pic: {
      ask: 'Something of yours unfinished, just as it was left, with the tool lying beside it',
      alt: 'An unfinished drawing with a pencil lying on it',
    },
    claims: [
      [
        'Unfinished tasks stay in mind; small daily practice',
        "psychology (Zeigarnik effect, debated in strength), writers' practice",
      ],
      ['Spaced practice and sleep help motor learning', 'learning research'],
    ],
  },
  {
    id: 'three-colours-only',
    format: 'tip',
    again: 9,
    emoji: '🎨',
    tags: ['CreativeLimits', 'CreativeExercise', 'ArtTips'],
    title: 'Stuck? Give yourself a limit',
    cover: 'Only three colours',
    gist: [
      'When nothing comes, forbid yourself something. Three colours, four notes, one room, ten minutes: a limit turns an endless choice into a puzzle.',
      'Freedom makes for blank paper. Take away half of what you have and begin with the rest.',
    ],
    subject: ['Take something away', 'Three colours and a timer'],
    hooks: {
      '*': [
        'Give somebody all colours and they will take a day to begin. Give them three and they will ask for a brush.',
        'Some of the finest songs in the world have three chords. It was not for want of a fourth.',
      ],
      p: 'A clear restriction is often the quickest way out of a creative block.',
      f: 'Nothing coming today? Roll a die and forbid yourself something.',
      a: 'Remove options. Then start.',
      t: 'Constraints reduce the search space and push you past the first, obvious solutions.',
      h: 'The poet had a deadline, a cold and no letter E. It was his best week.',
      i: 'A narrow door can lead out into the open.',
      l: 'Black, white, one red. More would be noise.',
    },
    lines: {
      '*': [
        'Limits to try today: three colours, one brush, ten minutes, no face, only what you can see from this chair.',
        'Write about your day without using "I". It gets stranger at once, and better.',
        'Photograph one object twenty times without moving it. From number twelve on you start seeing it.',
        'Play a tune you know on one string. Whatever is left over is the tune.',
      ],
      h: ['Give a four-year-old two crayons, and by lunchtime she will be through her blue period.'],
    },
    scene: [
      'A big new box, a hundred and twenty colours, sharpened. Two hours later they have been sorted by shade, very beautifully.',
      'In the practice room somebody takes four strings off a guitar, looks at it, and grins.',
    ],
    why: [
      [
        'With all possibilities open, each choice is also a hundred refusals.',
        'The head spends its strength on deciding, and none is left for doing.',
      ],
      [
        'A rule takes that off you, and the first easy answer with it.',
        'When the usual way is barred, you find a path that you would never have looked for.',
      ],
    ],
    parts: [
      [
        'Take away material',
        [
          'Three colours, two lenses, one string. Shut the rest in a cupboard.',
          'Little in your hand makes you inventive with it.',
        ],
        'Three tubes of paint beside a closed box',
      ],
      [
        'Take away time',
        [
          'Ten minutes by the clock. Good is off the table, so you may start.',
          'Nobody can ruin much in ten minutes, and that is what frees you.',
        ],
        'A timer beside a blank sheet',
      ],
      [
        'Take away yourself',
        [
          "Draw with the wrong hand, write in somebody else's voice, let dice decide.",
          'Habit sits in the good hand.',
        ],
        'A drawing made with the wrong hand',
      ],
    ],
    turn: [
      'Afterwards open the cupboard again. You will be surprised how little you miss.',
      'If the limit annoys you, it is a good one.',
    ],
    asks: ['Which limit would you find hardest?', 'What was the best thing you made out of almost nothing?'],
    ends: {
      p: 'It can be tried at once, with whatever lies on the table.',
      f: 'Three colours, ten minutes. We would love to see it.',
      a: 'Choose a rule. Keep it. Break it later.',
      t: 'Sonnets, fugues and silent films are limits that became forms.',
      h: 'With a hundred and twenty pencils you mostly sharpen.',
      i: 'There is enough here to begin with. There always was.',
      l: 'What remains is what mattered.',
    },
    work: 'A team that is out of ideas can borrow it: half the budget, one page, no slides. The first solutions are gone with that, and the second ones are better.',
    keep: 'the next day on which nothing comes',
    send: 'someone who owns all hundred and twenty colours',
    own: [
      {
        about: '(?<!our |own |my |the |in a )workshops?\\b|class|course|materials',
        kinds: ['event', 'service'],
        lead: 'Good limits can be had in company.',
      },
    ],
    pic: {
      ask: 'Three tools or colours laid out, nothing else in the picture',
      alt: 'Three tubes of paint on an empty table',
    },
    claims: [['Constraints can raise creativity', 'creativity research, art teaching practice']],
  },
  {
    id: 'what-do-you-think',
    format: 'mistake',
    again: 10,
    emoji: '🗨️',
    tags: ['GivingFeedback', 'CreativeFeedback', 'CreativeLife'],
    wrong: 'Showing something and asking "what do you think?"',
    title: 'How to ask for feedback on something you made',
    cover: 'Do not ask "what do you think?"',
    gist: [
      '"What do you think?" gets you politeness or a redesign. Ask where somebody got bored, what they remember, and what they thought came next.',
      'Feedback gets better with the question. Choose the moment, the person, and one thing you want to know.',
    ],
    subject: ['The wrong question', 'Ask where it got boring'],
    hooks: {
      '*': [
        '"What do you think?" is a question to which only "nice" and a quarrel are possible answers.',
        'You showed it to your mother. Of course it is wonderful.',
      ],
      p: 'Useful feedback depends less on the critic than on the question.',
      f: 'About to show somebody something you made? Hold on to it for one more minute and think about what you want to know.',
      a: 'Ask one thing. Then be silent.',
      t: 'Ask for observations rather than judgements: where attention dropped, what was recalled, what was expected.',
      h: '"It is very you," said his brother, and went to see about the barbecue.',
      i: 'To show something unfinished is an act of trust, on both sides.',
      l: 'One reader, one question, and a walk afterwards.',
    },
    lines: {
      '*': [
        'Instead of "what do you think?", ask: where did you drift off? What do you still remember? What did you expect next?',
        'Say how finished it is. A sketch wants to know "does the idea hold?", and a finished thing "did anything bother you?"',
        'Show it to one person who makes things and one who does not. Where both hesitate, look again.',
        'Write the answers down and do nothing for two days. Half of them will solve themselves.',
      ],
      h: ['"Be honest" is said by people who have already bought the frame.'],
    },
    scene: [
      'You press play, look at their face, and see a thumb moving about under the table.',
      '"Nice," says the friend, and after a pause, "what is it?" It was meant to be the sea.',
    ],
    why: [
      [
        'An open question puts the other person in a spot: they want to be kind, and they do not know what you need.',
        'Friends hear "please love me", and they do.',
      ],
      [
        'You can quarrel about taste. You cannot quarrel about where somebody yawned.',
        'What a listener noticed is a fact, while the remedy they suggest is usually their own work.',
      ],
    ],
    parts: [
      [
        'Say which stage it is at',
        [
          'Idea, draft, last polish. Nobody should correct commas in a dream.',
          'It tells them whether they may still move walls.',
        ],
        'A rough sketch beside a finished sheet',
      ],
      [
        'Ask what they remember',
        [
          'After an hour, without looking. What has stayed is the core.',
          'Sometimes it is something that you wanted to cut.',
        ],
        'Somebody thinking with closed eyes',
      ],
      [
        'Ask where they drifted off',
        [
          'There is always a spot. Most are glad to be allowed to say it.',
          'Watch the hands and the feet. They know it earlier.',
        ],
        'A pencil mark in the margin',
      ],
      [
        'Do not explain',
        ['What has to be explained is missing in the work.', 'Bite your tongue, take notes, say thank you.'],
        'A notebook with a few lines',
      ],
    ],
    turn: [
      'The diagnosis is theirs. The cure remains yours.',
      'And show it to your mother last, so that it ends well.',
    ],
    asks: [
      'Whom do you show things to first?',
      'What was the most useful sentence somebody ever said to you?',
    ],
    ends: {
      p: 'With a better question, almost anyone becomes a good critic.',
      f: 'If you need somebody who is not your mother: ask around here.',
      a: 'One question. No defence.',
      t: 'Three honest readers find most of the large problems; more find the same ones again.',
      h: 'If they say "lovely" and reach for their coat, ask again.',
      i: 'We see our own work better through eyes that want nothing from us.',
      l: 'Silence, a page turned back. There it is.',
    },
    work: 'It applies to every draft in an office. "Where did you stop reading?" is the question that shortens documents.',
    keep: 'the next time you finish something',
    send: 'the friend who asks if it is any good',
    own: [
      {
        about: 'feedback|critique|portfolio|open studio|rehearsal|preview',
        kinds: ['event', 'service', 'process'],
        lead: 'A place to show something unfinished.',
      },
    ],
    pic: {
      ask: 'A draft with marks in the margin, or a work at half stage',
      alt: 'A draft with pencil marks in the margin',
    },
    claims: [
      [
        'Descriptive questions yield more useful feedback than global ones',
        'critique methods in art schools, usability practice',
      ],
    ],
  },
  {
    id: 'the-eleventh-version',
    format: 'behind',
    again: 9,
    emoji: '🗑️',
    tags: ['BehindTheScenes', 'WorkInProgress', 'CreativeProcess'],
    title: 'What lies behind a finished piece: the versions',
    cover: 'The eleventh version',
    gist: [
      'Before a finished work come ten that nobody sees: too long, too loud, too clever. What looks easy has mostly been left over.',
      'Cut scenes, scraped-off paint, takes with a cough in them: the part of the work that never leaves the building.',
    ],
    subject: ['Ten versions nobody sees', 'What was left out'],
    hooks: {
      '*': [
        'Under many famous pictures lies another picture. It did not work either.',
        'The song lasts three minutes. For a week it lasted nine.',
      ],
      p: 'Most of the work in a finished piece consists of what was taken out.',
      f: 'Do your first attempts look like nothing? So do those of everyone else. They just never show you.',
      a: 'Make it. Cut it. Make it again.',
      t: 'X-rays of paintings show moved hands and painted-out figures. The trade calls them pentimenti.',
      h: 'There was a duck in it until Thursday. The duck was good. The play was not about a duck.',
      i: 'Each finished thing stands on a heap of brave attempts.',
      l: 'One line, after a hundred. It looks as if it had cost nothing.',
    },
    lines: {
      '*': [
        'Number your versions and keep them all. Version four is often the one you come back to after version nine.',
        'Take out your favourite bit for a day. If nothing is missing, it was only your favourite bit.',
        'Painters turn the canvas to the wall for a week. Writers have a drawer. Musicians listen in the car. Time edits for nothing.',
        'If you cannot tell what is wrong, cut the beginning. Most works start on page two.',
      ],
      h: ['File name: final. Then: final final. Then: final really. Then: duck.'],
    },
    scene: [
      'On the floor of the rehearsal room lies a scene. It was in it for five weeks, and they are fond of it, and this morning somebody said it out loud.',
      'Along the wall lean eleven of them, faces inwards. The twelfth is on the easel, and it is nearly empty.',
    ],
    why: [
      [
        'The first idea is usually the one that everybody has, so somebody has to get it out of the way.',
        'What comes first is what lies on top, and on top lies what you have seen elsewhere.',
      ],
      [
        'And only when it is there do you notice what it does not need.',
        'A thing has to exist before you can hear that it is too long.',
      ],
    ],
    parts: [
      [
        'The first is too much',
        [
          'Everything is in it, just in case. It is called generosity and is really fear.',
          'At the start nobody knows yet what it is about.',
        ],
        'A crowded first sketch',
      ],
      [
        'The fifth is well made',
        [
          'Clean, sensible, and a bit dead. That is the dangerous one.',
          'Here many stop, because there is nothing left to criticise.',
        ],
        'A neat second version beside the first',
      ],
      [
        'Something loved has to go',
        [
          'The joke, the blue, the duck. It gets a drawer to itself.',
          'You can tell by how long you have been defending it.',
        ],
        'A drawer with cut pieces of paper',
      ],
      [
        'The last one looks simple',
        [
          '"I could do that," says a visitor, and it is nearly right.',
          'All the work has gone into its not showing.',
        ],
        'A simple finished work on a wall',
      ],
    ],
    turn: [
      'The ten others were no waste. They are what it stands on.',
      'Next time you see something simple, think of the floor behind it.',
    ],
    asks: ['What have you cut that you were fond of?', 'How many versions do you allow yourself?'],
    ends: {
      p: 'Those who know it are kinder to their own first attempts.',
      f: 'Keep yours. One day the fourth one will come in handy.',
      a: 'Cut what you love. Keep what works.',
      t: 'Drafts on paper can be laid side by side, which is the fastest comparison there is.',
      h: 'The first version always has a duck in it that has to go.',
      i: 'Anyone who makes something begins again more often than they finish.',
      l: 'What was left out is still there, like silence in music.',
    },
    work: 'Good proposals have such a floor behind them as well. It helps a junior more to see the four bad drafts than the one that went out.',
    keep: 'the day your first attempt looks like nothing',
    send: 'somebody who gave up after the first try',
    own: [
      {
        about: 'rehears|draft|weeks|months|darkroom|sketch',
        kinds: ['process', 'number', 'story'],
        lead: 'In our case it looks like this.',
      },
    ],
    pic: {
      ask: 'Discarded versions beside the finished one, or a floor full of paper',
      alt: 'Several discarded drafts beside a finished piece',
      need: 'photo',
    },
    claims: [
      ['Pentimenti and overpainting are revealed by X-ray and infrared', 'art technology'],
      ['Revision is the core of creative practice', "artists' practice"],
    ],
  },
  {
    id: 'words-from-backstage',
    format: 'glossary',
    again: 12,
    emoji: '🎭',
    tags: ['BackstageWords', 'TheatreFacts', 'ArtWords'],
    unless: TAKES_PHOTOS,
    title: 'Backstage and studio words explained',
    cover: 'Words from behind the curtain',
    gist: [
      'Cue, wings, get-in, proof, vernissage: the words that people use behind the curtain and in the studio, and what they mean.',
      'Words from stages and studios, in plain English. A few of them are useful at home.',
    ],
    subject: ['What is a get-in?', 'Words from backstage'],
    hooks: {
      '*': [
        'Behind the curtain nobody says "start". They say "stand by", and then one word.',
        'Backstage they use words that sound like sailing, and some of them are.',
      ],
      p: 'A few words from the back of the house explain much of what happens at the front.',
      f: 'Ever wondered what the people in black are whispering into their headsets?',
      a: 'Learn the words and you can read a backstage door.',
      t: 'A show is a list of cues. Each has a number, a department and one word on which it goes.',
      h: 'Whistling on stage is bad luck. In the old days it brought a sandbag down on you, so that is fair.',
      i: 'Every evening begins with somebody in the dark saying a word.',
      l: 'Velvet, dust, a whispered "go".',
    },
    lines: {
      '*': [
        'Cue: the sign on which something happens. In the theatre it is followed by "go", and nobody says that word by accident.',
        'Vernissage means varnishing. Painters used to give their pictures the last coat on the day before the opening, and friends came to watch.',
        'Break a leg: nobody knows for sure where it comes from, and everyone says it.',
        'The get-in is the day when it all comes through one door. The get-out is the night when it all goes again.',
      ],
      h: ['"We will fix it in the mix" is a term from music and means "no".'],
    },
    scene: [
      'A blue light, a headset, a whisper: "Stand by, cue forty-one." A hand rises and hangs in the air.',
      'On the back door it says GET-IN TEN, QUIET IN THE WINGS, and below it in pencil: who has the tortoise?',
    ],
    why: [
      [
        'Where it is dark and has to be quiet, words must be short and mistaken for nothing else.',
        'A misheard word drops a wall, so every one of them means just one thing.',
      ],
      [
        'Many came from sailors, printers or painters and have outlived their ships.',
        'Those who pulled the ropes in old theatres had learned it at sea.',
      ],
    ],
    parts: [
      [
        'Cue',
        [
          'The sign for something to happen: light, sound, an entrance.',
          'A number in a book, a word in an ear, and it gets dark.',
        ],
        'A hand on a lighting desk',
      ],
      [
        'Wings',
        [
          'The space at the side that the audience cannot see.',
          'Where people wait, hop and cross themselves.',
        ],
        'The dark side of a stage',
      ],
      [
        'Get-in',
        [
          'Bringing in and building everything up. Americans say load-in.',
          'A {lorry|truck}, one door, eight hours.',
        ],
        'Cases being rolled through a stage door',
      ],
      [
        'Proof',
        [
          'A trial print or contact sheet, to choose and correct from.',
          'The version in which mistakes are still welcome.',
        ],
        'A contact sheet with marks',
      ],
      [
        'Vernissage',
        [
          'The opening of an exhibition, from the French word for varnish.',
          'Formerly the day of the last coat, now the day of the first glass.',
        ],
        'Glasses in front of a picture',
      ],
      [
        'Ghost light',
        [
          'The one lamp that stays on in an empty theatre.',
          'So that nobody falls into the pit, and so that the ghosts can see.',
        ],
        'A bare bulb on an empty stage',
      ],
    ],
    turn: [
      'At home only "stand by, dinner, go" has proved its worth.',
      'Say them once in your kitchen, and you will keep them.',
    ],
    asks: ['Which of them did you not know?', 'Which word from your own work does nobody understand?'],
    ends: {
      p: 'Next time you sit in the dark, you will know what is being whispered.',
      f: 'Ask somebody in black. They love to explain it, afterwards.',
      a: 'Stand by. Go.',
      t: 'On a call sheet, "half" means thirty-five minutes before curtain in Britain.',
      h: 'If somebody shouts "heads", do not look up to see why.',
      i: 'Words, too, are passed on from hand to hand in the dark.',
      l: 'One lamp stays on. Good night.',
    },
    keep: 'your next evening in the dark',
    send: 'somebody who likes a look backstage',
    own: [
      {
        about: 'backstage|guided tour|open day|behind the scenes|technician|volunteer',
        kinds: ['event', 'service', 'people'],
        lead: 'You can hear the words where they are used.',
      },
    ],
    pic: {
      ask: 'Something from behind: a cue sheet, a rope, a contact sheet, a back door',
      alt: 'A view from backstage with ropes and a lamp',
    },
    claims: [
      [
        'Meanings of cue, wings, get-in, proof, vernissage, ghost light',
        'definition, theatre and art dictionaries',
      ],
      ['Whistling superstition from sailors as riggers', 'theatre tradition'],
      ['The half is called thirty-five minutes before curtain up', 'British theatre practice'],
    ],
  },
  {
    id: 'one-thing-a-month',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['CultureCalendar', 'AutumnEvenings', 'GoOut'],
    when: { season: ['autumn'], months: [9, 10] },
    unless: TAKES_PHOTOS,
    title: 'Plan your winter: one evening out a month',
    cover: 'Six evenings until spring',
    gist: [
      'Put six evenings in the calendar now: one a month until spring, each of another kind, two of them with somebody. In the dark weeks you will be too tired to think of it.',
      'Nobody decides in the rain at seven to go out. Decide in early autumn, for the whole winter.',
    ],
    subject: ['Six evenings until spring', 'Decide it while it is warm'],
    hooks: {
      '*': [
        'At seven on a wet Wednesday nobody has ever said: let us see what is on.',
        'The sofa wins every evening that is not in the calendar.',
      ],
      p: 'Anyone who fixes six evenings in autumn will have been out six times by spring.',
      f: 'Have you got ten minutes and a calendar? Then let us save your winter.',
      a: 'Book one thing a month. Now.',
      t: 'A commitment made early and shared with somebody is kept far more often than an intention.',
      h: 'Our plans for last winter: theatre, opera, jazz. Our winter: a blanket with sleeves.',
      i: 'Six evenings are not many. They can hold up a winter like tent pegs.',
      l: 'Dark outside, a lit foyer, a coat handed over.',
    },
    lines: {
      '*': [
        'Six evenings until spring: a concert, a play, an exhibition, something free, something odd, something with a friend.',
        'Book two tickets and find out later who comes along. Somebody always does.',
        'Plan one evening as a present to yourself, alone, in the middle of the week. You get the best seat.',
        'Let somebody else choose one of the six. That is the one you will talk about.',
      ],
      h: [
        'The blanket with sleeves has asked what we are doing on the fourteenth. We said we were busy. It took it well.',
      ],
    },
    scene: [
      'It is still warm, somebody is eating outside, and on the table lies a programme for the winter. Nobody believes in it yet.',
      'In midwinter, in the dark, a ticket turns up behind a magnet. It is for tomorrow. Somebody was clever in autumn.',
    ],
    why: [
      [
        'In winter the way to the door gets longer each week.',
        'Tiredness, rain and slippers form a coalition that has a majority from late autumn on.',
      ],
      [
        'Whatever has been paid for and promised gets done, and nobody has ever regretted it on the way home.',
        'A ticket on the fridge and somebody waiting outside are stronger than a sofa.',
      ],
    ],
    parts: [
      [
        'Six dates, one a month',
        [
          'Write them in ink. Never two in one week, or you will cancel both.',
          'Wednesdays are best, since the weekend defends itself.',
        ],
        'A calendar with six circles',
      ],
      [
        'Six different kinds',
        ['Loud, quiet, standing, seated, free, foreign.', 'At least one that you would never have chosen.'],
        'Six different flyers on a table',
      ],
      [
        'Two with somebody',
        [
          'A fixed companion is the best insurance against rain.',
          'You go because they go, and they go because of you.',
        ],
        'Two tickets on a fridge',
      ],
      [
        'One that costs nothing',
        [
          'Openings, student concerts, libraries, church organs: winter is full of them.',
          'They are often the strangest ones, in the nicest way.',
        ],
        'An open door with light in it',
      ],
    ],
    turn: [
      'On the way home you will say: we ought to do this more often. You are doing it already.',
      'And before you know it, the evenings are light again.',
    ],
    asks: ['What would be your first of six?', 'Who would you take along?'],
    ends: {
      p: 'Ten minutes today decide about six evenings.',
      f: 'Send this to the one who is coming with you. Now it is agreed.',
      a: 'Six. In ink.',
      t: 'Many houses release seats again on the day; a call at noon is worth it.',
      h: 'The sofa will still be there when you get back. It has no plans.',
      i: 'In the darkest months, people have always gathered round a light.',
      l: 'Snow in the hair, and a tune on the stairs.',
    },
    keep: 'the last warm evening of the year',
    send: 'the person who is coming with you',
    own: [
      {
        about: 'season|programme|concert|exhibition|show|performance|subscription|tour',
        kinds: ['event', 'offer', 'price'],
        lead: 'Here is one to begin with.',
      },
    ],
    pic: {
      ask: 'Your programme, poster or flyers beside a calendar',
      alt: 'Tickets and flyers beside a calendar',
    },
    claims: [['Pre-commitment and companions raise follow-through', 'behavioural research']],
  },
  {
    id: 'hang-it-lower',
    format: 'howto',
    again: 9,
    emoji: '🖼️',
    tags: ['HowToHangArt', 'PictureHanging', 'WallArt'],
    title: 'How high should you hang a picture?',
    cover: 'Hang it lower',
    gist: [
      'Nearly all pictures at home hang too high. Put the middle at the height of your eyes, above a sofa a hand above the back, and try it out with paper first.',
      'Galleries hang by the middle of the picture and not by its top edge. Do it in the same way, and the room gets calmer.',
    ],
    subject: ['It hangs too high', 'Two nails, one sheet of paper'],
    hooks: {
      '*': [
        'Most pictures at home are hung for giants.',
        'You bought it, framed it, and hung it where only the spider can see it properly.',
      ],
      p: 'One measure from the galleries makes almost every wall look better.',
      f: 'Stand in front of a picture at home. Are you looking up? Then it could come down a bit.',
      a: 'Middle of the picture at eye level. Done.',
      t: 'Museums commonly set the centre at around a metre and a half from the floor, a shade more for tall rooms.',
      h: 'It covers the hole that was made for the last one. We call that curating.',
      i: 'Something that you look at each day ought to meet your eye.',
      l: 'One picture, the right height, an empty wall around it.',
    },
    lines: {
      '*': [
        'Hang pictures by their middle: at eye level when you stand, a little lower where people sit.',
        'Cut paper to the size of the frame, tape it up, live with it for a day. Then take the hammer.',
        'Two hooks instead of one, a hand apart, and it will never hang crooked again.',
        'Several pictures? Treat them as one big one: lay them out on the floor, two fingers between, and centre the whole.',
      ],
      h: [
        'There is a law by which the nail hits the one spot in the wall where somebody hid a stone in the year the house was built.',
      ],
    },
    scene: [
      'One person holds it up, the other stands at the door and says "higher". Arms begin to tremble. "No, lower."',
      'Beneath the picture there are four holes, close together, like the footprints of a very small animal.',
    ],
    why: [
      [
        'We hang standing on a chair and so measure with the wrong eyes.',
        'On the ladder it looked right. But nobody lives on the ladder.',
      ],
      [
        'A picture close to the furniture belongs to it, and one close to the ceiling floats off.',
        'The gap decides whether sofa and picture are a couple or have only met.',
      ],
    ],
    parts: [
      [
        'Mark the middle at eye level',
        [
          'Some five feet from the floor suits most people.',
          'If tall and small live together, take the mean and be friends.',
        ],
        'A pencil mark on a wall at eye level',
      ],
      [
        'Above a sofa, go down',
        [
          "A hand's breadth or two above the back, and no wider than the sofa itself.",
          'Heads must have room. Otherwise it will hang crooked from Tuesday on.',
        ],
        'A picture just above a sofa',
      ],
      [
        'Try it in paper first',
        [
          'Newspaper, masking tape, one day and one evening.',
          'The light at eight sees things that the light at noon forgives.',
        ],
        'Newspaper taped to a wall',
      ],
      [
        'Use two hooks',
        [
          'It cannot tilt any more, and each carries only half.',
          'Measure from the wire, pulled tight, down to the frame, and not from the frame.',
        ],
        'Two hooks and a spirit level',
      ],
      [
        'Then step back and wait',
        [
          'A good height is noticed by nobody. It simply looks right.',
          'If you still see the nail in your mind after a week, move it.',
        ],
        'Somebody looking at a wall from the door',
      ],
    ],
    turn: [
      'Lower by a hand, and the whole room takes a breath.',
      'The little holes can be filled with toothpaste. Ask first if the wall is rented.',
    ],
    asks: ['What hangs over your sofa?', 'Who holds and who says "higher" at your place?'],
    ends: {
      p: 'A tape measure, a pencil, a newspaper: the museum has hardly more.',
      f: 'And if it is still crooked: it might be the house.',
      a: 'Take it down a hand.',
      t: 'Direct sun fades inks and photographs; choose the wall opposite the window or the one beside it.',
      h: 'Most pictures hang at the height of somebody who was standing on a chair.',
      i: 'Every wall can be a place where you stop for a moment.',
      l: 'It is at the height of the heart, almost.',
    },
    caution:
      'Check for cables and pipes before you drill or hammer, above all near switches and {sockets|outlets}.',
    keep: 'the day you fetch it from the framer',
    send: 'the one who says "higher"',
    own: [
      {
        about: '(?<!old )prints?\\b|frame[sd]?\\b|framing|paintings?|posters?',
        kinds: ['product', 'service', 'price'],
        lead: 'Still nothing to go on the wall?',
      },
    ],
    pic: {
      ask: 'A picture hung at eye level with a person or a chair for scale',
      alt: 'A picture hanging at eye level above a chair',
    },
    claims: [
      ['Gallery centre height of about a metre and a half', 'museum hanging practice (about 145 to 155 cm)'],
      ['Light fades inks and photographs', 'conservation advice'],
    ],
  },
  {
    id: 'the-one-who-turns-pages',
    format: 'story',
    again: 13,
    emoji: '🎹',
    tags: ['BackstageStory', 'PageTurner', 'UnsungHeroes'],
    unless: TAKES_PHOTOS,
    title: 'The person who turns the pages',
    cover: 'The one who turns pages',
    gist: [
      'Beside the pianist sits somebody in black who must read along, must not breathe loudly, and gets up at the right moment. Imagine an evening from that chair.',
      'No one claps for the page turner, and without her there would be nothing to clap for. A small scene from a hard chair.',
    ],
    subject: ['The chair beside the piano', 'Nobody claps for her'],
    hooks: {
      '*': [
        'At every piano recital there is a second person on stage, and nobody can say afterwards what she looked like.',
        'Her greatest success is that nothing happens.',
      ],
      p: 'Some work is only noticed when it goes wrong. It is worth looking at it once.',
      f: 'Next time you hear a piano trio, look at the chair on the left.',
      a: 'Watch the one who is not being watched.',
      t: 'Page turners stand up a few bars early, take the top corner with the left hand, and turn on a nod.',
      h: 'It is the only job in music in which you may do just one thing, forty times, and never twice.',
      i: 'Around everyone in the light stands somebody in the dark who makes it possible.',
      l: 'A sleeve, a corner of paper, hardly a sound.',
    },
    lines: {
      '*': [
        'Look to the left of the pianist. Somebody there is reading every note and must not move her foot to it.',
        'Turning pages: stand up, left hand, top corner, wait for the nod, turn, sit. And no perfume.',
        'After the show, thank one person who was not on the poster: lights, cloakroom, sound. They remember it for years.',
        'Musicians fold up the corners of their parts beforehand. Paper sticks at the worst moment, always.',
      ],
      h: ['Tablets turn pages by a pedal now. They have been known to update during the slow movement.'],
    },
    scene: [
      'Imagine a hall with four hundred seats, a grand piano, and beside it a chair that somebody has brought from the office.',
      'Picture a student who was asked at six whether she could read music, and who has been sitting in the light since half past seven.',
    ],
    why: [
      [
        'Two hands are busy and the page is full. For one second a third is needed.',
        'Composers write as if paper had no end. At the bottom right someone has to believe otherwise.',
      ],
      [
        'Too early, and the last bar is gone. Too late, and it is silent.',
        'Between the two there is about the length of a breath, and it is different on each page.',
      ],
    ],
    parts: [
      [
        'Before',
        [
          '"Have you done it before?" "Yes," she says. It was in a practice room, at half the speed.',
          "He shows her the places: here I repeat, here I do not, and there, for heaven's sake, two at once.",
        ],
        'A score with pencil marks',
      ],
      [
        'Page nine',
        [
          'She reads along, her lips shut, her foot held still by force. Two bars to go, she stands up, and the chair creaks like a ship.',
          'It goes fast now, faster than agreed. Her eyes run ahead, the hand hangs in the air at the corner of the paper.',
        ],
        'A hand at the corner of a score',
      ],
      [
        'Two at once',
        [
          'She feels it before she sees it: too thick. Half a second, a thumb, and the second sheet falls back.',
          'The pages are stuck together. He is playing by heart by now and looks at her, for the first time, and raises an eyebrow.',
        ],
        'Two sheets of music parted by a thumb',
      ],
      [
        'Applause',
        [
          'He bows. She looks at her shoes, as one does. Then he makes a small movement with his hand, in her direction.',
          'Four hundred people clap, none of them for her. In the corridor he says: "Page nine." Nothing else. She floats home.',
        ],
        'An empty chair beside a grand piano',
      ],
    ],
    turn: [
      'The next time, you will look at the chair.',
      'Hardly anybody knows the name of the person on it.',
    ],
    asks: ['Who turns your pages?', 'Which job at an event have you done that nobody saw?'],
    ends: {
      p: 'In each production there are more such people than there are names on the poster.',
      f: 'If you were once the one on the chair: bravo. It is late, but it is meant.',
      a: 'Thank the chair.',
      t: 'The nod comes on average one bar before the end of the page, and never when it was agreed.',
      h: 'If anybody noticed you, something went wrong.',
      i: 'To be needed for a second, and be there.',
      l: 'A page falls, and the music has not noticed.',
    },
    work: 'In every team there is somebody who turns the pages. It is said aloud too seldom, and "page nine" would do.',
    keep: 'the next concert with a piano in it',
    send: 'the person who turns your pages',
    own: [
      {
        about: 'volunteer|crew|team|technician|stage manager|assistant|ushers?',
        kinds: ['people', 'number', 'story'],
        lead: 'The people around the edge of this light.',
      },
    ],
    pic: {
      ask: 'The place of somebody who is never on the poster: a chair, a desk, a headset',
      alt: 'An empty chair beside a piano with a score',
    },
    claims: [
      ['Technique and customs of page turning', 'concert practice'],
      ['The scene is invented and told as such', 'stated by "imagine" and "picture"'],
    ],
  },
];
