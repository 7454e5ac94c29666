// For those who join in or make something themselves, and for those who take art home.
import type { Idea } from '../../library/idea.ts';
import { TAKES_PHOTOS } from '../whom.ts';

const DRAMA =
  'amateur (?:theatre|dramatics)|drama (?:group|society|club|school|class)|theatre (?:group|company|society)|operatic|panto|acting';
const JOINED = `choir|orchestra|${DRAMA}|(?:art|painting|drawing|dance|acting|singing|pottery|music) (?:class|course|lesson|school|workshop|group)|brass band`;
const PAINTS =
  '(?:art|painting|drawing|watercolou?r) (?:class(?:es)?|courses?|school|group|workshops?|lessons?|club)|(?:teach|learn)[^.]*(?:paint|draw)';
const SELLS_ART =
  'galler(?:y|ies)|original (?:art|paintings|prints)|paintings|prints? (?:for sale|by)|print ?mak|sculpt|\\bartists?\\b|art fair|open studio';

export const MAKING: readonly Idea[] = [
  {
    id: 'too-old-to-begin',
    format: 'answer',
    only: JOINED,
    unless: `${TAKES_PHOTOS}|museum|children only|ages? \\d+ to 1\\d`,
    again: 8,
    emoji: '🌱',
    tags: ['NeverTooLate', 'TrySomethingNew', 'CreativeLife'],
    title: [
      'Is it too late to start singing, painting or acting?',
      'Starting something creative as an adult: what helps',
    ],
    cover: 'Too late to start?',
    question: 'Am I too old to start?',
    short: 'No. Adults learn differently, and they know why they come.',
    gist: [
      'You are not too old to sing, paint, play or act. Go to one session, allow yourself to be a beginner, and do a little every week.',
      'Most adults who start something creative wish that they had come sooner. The second best time is this month.',
    ],
    subject: ['Too late to start?', 'Starting as an adult'],
    hooks: {
      '*': [
        'Are you too old to start singing, painting or acting? No, and this helps.',
        'You have been meaning to try it for years. Here is how to begin.',
      ],
      pfatil: 'Many people discover what they love doing after fifty.',
      h: 'You are too old to become a child star. Everything else is still open.',
    },
    lines: {
      '*': [
        'Try one session before you buy anything. Nearly everything can be borrowed at the start.',
        'A fixed evening in the week helps more than any talent.',
        'Look for a group for beginners. You learn faster when others make the same mistakes.',
        'Compare yourself only with how you were three months ago.',
      ],
      h: ['Nobody laughs at beginners. Everybody there was one last Tuesday.'],
    },
    scene: [
      'The children are out of the house, or the job leaves a free evening, and you remember what you always wanted to do.',
      'You stand at the door and think that all the others are better. Many of them thought the same.',
    ],
    why: [
      [
        'Adults can concentrate, and they come because they want to.',
        'You already know how to learn. That is an advantage.',
      ],
      ['You do it for yourself. There is nobody to give you marks.', 'Without exams learning is a pleasure.'],
    ],
    parts: [
      [
        'Go once',
        ['Just to see. Nobody expects anything of you.', 'Ask for a trial, or for an evening to watch.'],
        'An open door',
      ],
      [
        'Tell them you are new',
        ['Then somebody will sit beside you.', 'Beginners are more welcome than you think.'],
        'Two people side by side',
      ],
      [
        'Do a little each week',
        ['Ten minutes at home are plenty.', 'Choose a fixed time.'],
        'A clock and a pencil',
      ],
    ],
    turn: ['After a month you will know.', 'And if it is not for you, you have tried.'],
    asks: ['What have you always wanted to try?', 'What did you start late and love?'],
    ends: { pfatil: ['Come and try it.', 'Any questions? Just ask us.'], h: 'See you on Tuesday.' },
    keep: 'the next free evening',
    send: 'somebody who says "I always wanted to"',
    own: [
      {
        kinds: ['audience', 'policy', 'offer', 'price', 'hours', 'process'],
        about: 'beginners|audition|read music|no experience|new members|trial|taster|adults',
        lead: 'And how you can begin here.',
      },
    ],
    pic: { ask: 'A place that is free in your group', alt: 'An empty chair in a circle' },
    claims: [['Adults can learn arts at any age', 'adult education practice']],
  },
  {
    id: 'help-behind-the-scenes',
    format: 'answer',
    only: DRAMA,
    unless: TAKES_PHOTOS,
    again: 7,
    emoji: '🔨',
    tags: ['AmateurTheatre', 'Backstage', 'JoinIn'],
    title: [
      'Can I join a theatre group without acting?',
      'Backstage jobs in a theatre group: which would suit you?',
    ],
    cover: 'Join in without acting',
    question: 'Can I join if I do not want to act?',
    short: 'Yes. For every person on stage there are two who never go on.',
    gist: [
      'You can join a theatre group without acting: build scenery, sew, do the lights, find props or sell tickets. You learn it by doing it.',
      'Do you like the theatre but not the stage? Groups look for people who paint, carry, plug in and count programmes.',
    ],
    subject: ['Join in without acting', 'Jobs behind the scenes'],
    hooks: {
      '*': [
        'You love the theatre, but you would never go on stage? There is a job for you.',
        'Every show needs people whom nobody sees. Would you like to be one of them?',
      ],
      pfatil: 'Behind each scene there are people who build, sew and light it.',
      h: 'Backstage you may wear black, eat biscuits and tell actors where to stand.',
    },
    lines: {
      '*': [
        'You can help backstage for one show only, and see how you like it.',
        'If you can sew a button or hold a drill, a theatre group is glad of you.',
        'Selling tickets at the door is a good way in: you meet everybody in one evening.',
        'You do not need experience for the lights. Somebody shows you, and you practise at rehearsals.',
      ],
      h: ['The prompter knows all the lines and gets none of the applause. Be kind to prompters.'],
    },
    scene: [
      'A chair has to be on stage in the second scene and gone in the third.',
      'On the poster there are eight names. Behind them are twenty more.',
    ],
    why: [
      [
        'A show only works when the door opens at the right moment.',
        'Without light and scenery there is no show.',
      ],
      [
        'You are part of it, without learning any lines.',
        'It is the easiest way to find friends in a new town.',
      ],
    ],
    parts: [
      [
        'Build and paint',
        ['On Saturdays, with music and a brush.', 'Whoever can hold a brush can help.'],
        'A painted piece of scenery',
      ],
      [
        'Light and sound',
        ['You press the button that everybody sees.', 'It is learnt in a few evenings.'],
        'A lighting desk',
      ],
      [
        'Costumes and props',
        ['Search, sew, pin and iron.', 'A telephone from the thirties? Somebody has to find one.'],
        'A rail of costumes',
      ],
      [
        'Front of house',
        ['Tickets, programmes, coffee in the break.', 'For people who like to welcome others.'],
        'Programmes on a table',
      ],
    ],
    turn: ['At the last show you stand there together.', 'And you get to come to the party.'],
    asks: ['Which of these would suit you?', 'What can you do that a theatre could use?'],
    ends: {
      pfatil: ['Send us a message. There is always something to do.', 'Come to a rehearsal and look round.'],
      h: 'The biscuits are stage left.',
    },
    keep: 'the day you want to try something new',
    send: 'somebody who likes to build things',
    own: [
      {
        kinds: ['audience', 'hours', 'process', 'policy', 'story'],
        about: 'back ?stage|crew|new members|rehearsals?|volunteer|join',
        lead: 'And this is when you can meet us.',
      },
    ],
    pic: { ask: 'Paint pots, cables or costumes backstage', alt: 'Paint and scenery backstage' },
    claims: [['Amateur groups need crew; learning on the job', 'practice of theatre groups']],
  },
  {
    id: 'learn-your-lines',
    format: 'howto',
    only: DRAMA,
    unless: TAKES_PHOTOS,
    again: 8,
    emoji: '📜',
    tags: ['ActingTips', 'AmateurTheatre', 'LearnLines'],
    title: ['How to learn lines for a play', 'Learning lines: four steps that work'],
    cover: 'How to learn lines',
    gist: [
      'To learn lines, read the whole scene aloud, cover your part, learn the cue together with the line, and say it while you move.',
      'Ten minutes in the morning and ten before bed are better than an evening with the script. Learn what you answer to as well.',
    ],
    subject: ['How to learn lines', 'Lines that stay'],
    hooks: {
      '*': [
        'Do you have to learn lines? These four steps make them stay.',
        'Lines stay in your head when you learn them with the cue. This is how.',
      ],
      pfatil: 'Learning lines is a matter of method and not of memory.',
      h: 'The dog knows your part by now. This is how you can know it too.',
    },
    lines: {
      '*': [
        'Always learn your line together with the cue before it. On stage that is what you will hear.',
        'Say your lines while you walk or wash up. On stage you move as well.',
        'Record the other parts on your phone and leave gaps for yours.',
        'Go over your lines before you sleep, and once more in the morning.',
      ],
      h: ['If you answer your family in verse, you are nearly there.'],
    },
    scene: [
      'At home it all works, and at rehearsal it is gone.',
      'The first page is easy, since you always begin there.',
    ],
    why: [
      [
        'On stage you react to what somebody says, so the cue must be in your head.',
        'A line alone has nothing to hold on to.',
      ],
      ['What you say while you move stays when you move.', 'Body and words are remembered together.'],
    ],
    parts: [
      [
        'Read the scene aloud',
        ['All the parts, and ask what everybody wants.', 'What you understand you forget less easily.'],
        'An open script',
      ],
      [
        'Cover and say',
        ['Cover your line, read the cue, and speak.', 'Move a card down the page.'],
        'A card on a script',
      ],
      [
        'Say it while you move',
        ['On the stairs, in the garden, on the way to work.', 'Each sentence gets a place.'],
        'A person walking with a script',
      ],
      [
        'Start in the middle',
        ['Begin today where you stopped yesterday.', 'The last scene needs as much time as the first.'],
        'A bookmark in a script',
      ],
    ],
    turn: ['And then put the script away at rehearsal.', 'Everybody dries once. The others will help you.'],
    asks: ['How do you learn lines?', 'Which line will you never forget?'],
    ends: { pfatil: ['Ten minutes today are enough.', 'Try it with one page.'], h: 'The dog may prompt.' },
    keep: 'your next script',
    send: 'the cast',
    pic: { ask: 'A script with pencil marks', alt: 'A script with pencil marks' },
    claims: [['Cue learning, movement, spacing', 'acting practice']],
  },
  {
    id: 'three-colours-only',
    format: 'tip',
    only: PAINTS,
    unless: TAKES_PHOTOS,
    again: 8,
    emoji: '🎨',
    tags: ['Painting', 'ArtTips', 'CreativeLife'],
    title: [
      'Stuck with a painting? Use only three colours',
      'Painting with three colours: an exercise for a free hour',
    ],
    cover: 'Paint with three colours',
    gist: [
      'If you are stuck, paint with three colours only. You learn to mix, you decide faster, and the picture looks of a piece.',
      'A red, a yellow, a blue and white: with these you can mix nearly everything. Give yourself an hour and one pear.',
    ],
    subject: ['Paint with three colours', 'A way out when you are stuck'],
    hooks: {
      '*': [
        'Are you stuck with your painting? Try it with three colours only.',
        'Three colours and an hour: an exercise that helps when nothing works.',
      ],
      pfatil: 'Fewer colours make better pictures, at least for an hour.',
      h: 'You own forty tubes and use the same three. Make it official.',
    },
    lines: {
      '*': [
        'Mix your own grey and brown from three colours. They suit the picture better than those from a tube.',
        'Paint one pear three times, twenty minutes each. The third is usually the best.',
        'Choose a brush that feels too large. You will paint what matters.',
        'Stop after an hour, and look at it again tomorrow.',
      ],
      h: ['The pear does not mind how it turns out.'],
    },
    scene: [
      'The paper is white, and there are too many possibilities.',
      'You have painted over the same corner four times.',
    ],
    why: [
      [
        'With few colours you decide faster.',
        'You think less about which tube and more about light and dark.',
      ],
      ['Colours mixed from the same three always go together.', 'Everything in the picture is related.'],
    ],
    parts: [
      [
        'Take three and white',
        ['A warm red, a yellow, a blue.', 'Put the rest of the tubes away.'],
        'Three tubes of paint',
      ],
      [
        'Choose something simple',
        ['A pear, a cup, your own hand.', 'It should stand in light from one side.'],
        'A pear on a table',
      ],
      [
        'Set a timer',
        ['One hour, and then the brush is washed.', 'Time makes you leave things out.'],
        'A kitchen timer',
      ],
    ],
    turn: ['Then bring the other colours back, if you miss them.', 'Often you do not.'],
    asks: ['Which three would you take?', 'What do you do when you are stuck?'],
    ends: { pfatil: ['Try it this week.', 'Show us your pear.'], h: 'Afterwards you may eat it.' },
    keep: 'the next time nothing works',
    send: 'a friend who paints',
    pic: { ask: 'Three tubes of paint and a brush', alt: 'Three tubes of paint and a brush' },
    claims: [['Limited palettes train mixing and unity', 'painting textbooks']],
  },
  {
    id: 'the-eleventh-version',
    format: 'behind',
    only: `${SELLS_ART}|illustrat|ceramic|potter`,
    unless: `${TAKES_PHOTOS}|museum`,
    again: 9,
    emoji: '✏️',
    tags: ['BehindTheScenes', 'ArtistsAtWork', 'WorkInProgress'],
    title: [
      'How many versions are behind a finished piece?',
      'What you do not see in a finished work of art',
    ],
    cover: 'Behind a finished piece',
    gist: [
      'Behind most finished pieces there are sketches, samples and several tries. What you see is the one that stayed.',
      'A picture that looks easy has usually been done more than once. The studies are in a drawer.',
    ],
    subject: ['Behind a finished piece', 'Sketches and tries'],
    hooks: {
      '*': [
        'How many tries are behind a finished piece? Usually more than you think.',
        'Before a work is finished, there are sketches that nobody sees.',
      ],
      pfatil: 'What looks easy in the end has mostly been done several times.',
      h: 'The bin in a studio has seen great art. And much else.',
    },
    lines: {
      '*': [
        'Ask artists to show you a sketch. Most of them are glad to.',
        'In a finished piece you can often still see where something was changed.',
        'Leaving something out is the hardest part of making a picture.',
        'A study on paper is often the cheaper way to own a work by an artist you like.',
      ],
      h: ['The first version is always brilliant until the next morning.'],
    },
    scene: [
      'On the wall hangs one picture, and on the floor lie nine.',
      'You look at it for a minute, and it took three weeks.',
    ],
    why: [
      ['Each try shows what does not work yet.', 'You only see on paper whether an idea holds.'],
      [
        'A night in between makes eyes fresh again.',
        'What looked right in the evening is often wrong by day.',
      ],
    ],
    parts: [
      [
        'First a sketch',
        ['Small, quick, often on the back of something.', 'It decides where things go.'],
        'A small sketch',
      ],
      [
        'Then tries',
        ['In other colours, sizes or materials.', 'Most of them stay in a drawer.'],
        'Several versions on a floor',
      ],
      [
        'Then leaving out',
        ['What is not needed has to go.', 'It takes courage, and a day.'],
        'A hand painting over something',
      ],
    ],
    turn: ['Next time look for the change.', 'Now you know why it takes time.'],
    asks: ['Would you like to see the sketches?', 'What do you do over and over until it is right?'],
    ends: {
      pfatil: ['Ask, and you may see them.', 'Come and have a look.'],
      h: 'The bin sends its regards.',
    },
    keep: 'your next visit to a studio',
    send: 'somebody who says that it looks easy',
    pic: { ask: 'Sketches beside the finished piece', alt: 'Sketches beside a finished piece' },
    claims: [['Studies and revisions are usual', 'practice of artists']],
  },
  {
    id: 'hang-it-lower',
    format: 'howto',
    only: SELLS_ART,
    unless: `${TAKES_PHOTOS}|museum|lessons|class(?:es)?\\b`,
    again: 9,
    emoji: '🖼️',
    tags: ['ArtAtHome', 'InteriorTips', 'HangingArt'],
    title: ['How high should you hang a picture?', 'Hanging a picture: height, light and hooks'],
    cover: 'How high to hang it',
    gist: [
      'Hang a picture so that its middle is at eye level, and a hand or two above a sofa. Most pictures at home hang too high.',
      'Before you make a hole, hold the picture up or tape paper to the wall, and look at it sitting down.',
    ],
    subject: ['How high to hang it', 'Hanging a picture'],
    hooks: {
      '*': [
        'How high do you hang a picture? Lower than you think.',
        'You have bought a picture? This is how to hang it well.',
      ],
      pfatil: 'A picture looks best when its middle is at eye level.',
      h: 'If your guests look at your pictures like birds, they hang too high.',
    },
    lines: {
      '*': [
        'Cut newspaper to the size of your picture and tape it to the wall. Look at it for a day.',
        'Above a sofa leave one or two hands of space, so that picture and sofa belong together.',
        'Keep works on paper out of the sun. They fade, and it cannot be undone.',
        'Use two hooks for a large picture. Then it stays straight.',
      ],
      h: ['Three holes behind a picture are a secret between you and the wall.'],
    },
    scene: [
      'The picture leans against the wall since spring, because nobody dares to drill.',
      'In most rooms pictures follow the door frames, and those are for people who stand.',
    ],
    why: [
      ['At eye level you look straight into it.', 'Museums hang their pictures by the middle as well.'],
      [
        'At home we mostly sit, so lower is better.',
        'Seen from an armchair, a high picture slips off the wall.',
      ],
    ],
    parts: [
      [
        'Find the middle',
        ['Hang it at the height of your eyes.', 'About a metre and a half from the floor.'],
        'A tape measure on a wall',
      ],
      [
        'Try it with paper',
        ['Tape it up and sit down.', 'Move it until it feels right.'],
        'Newspaper taped to a wall',
      ],
      [
        'Choose the right hook',
        ['Ask what your wall needs: brick, plaster or board.', 'Weigh the picture first.'],
        'Hooks and a hammer',
      ],
      [
        'Mind the sun',
        ['A wall beside the window is better than the one opposite.', 'Not over a radiator either.'],
        'A wall with soft light',
      ],
    ],
    turn: ['Then take a step back.', 'You will look at it every day.'],
    asks: ['Which picture is still leaning against your wall?', 'What hangs over your sofa?'],
    ends: {
      pfatil: ['Not sure where it should go? Send us a photo of the wall.', 'Ask us. We like walls.'],
      h: 'The birds will miss it.',
    },
    keep: 'the day you bring a picture home',
    send: 'somebody with a picture on the floor',
    pic: { ask: 'A picture being held against a wall', alt: 'A picture held against a wall' },
    claims: [['Eye level hanging, light damage', 'gallery practice, conservation advice']],
  },
  {
    id: 'your-first-original',
    format: 'howto',
    only: SELLS_ART,
    unless: `${TAKES_PHOTOS}|museum|lessons|class(?:es)?\\b`,
    again: 9,
    emoji: '🏷️',
    tags: ['FirstArtwork', 'BuyArt', 'ArtAtHome'],
    title: ['How to buy your first original artwork', 'Buying art for the first time: what to ask'],
    cover: 'Your first original',
    gist: [
      'For your first original set a sum, look at a lot, take home what you keep thinking of, and ask everything: price, paper, frame, instalments.',
      'You do not need to know anything about art to buy a picture. If you still see it in your head the next day, it is the right one.',
    ],
    subject: ['Your first original', 'Buying art for the first time'],
    hooks: {
      '*': [
        'Would you like to buy your first original artwork? This is how to begin.',
        'You may ask the price in a gallery. Here is what else to ask.',
      ],
      pfatil: 'A first artwork need not be expensive. It has to stay with you.',
      h: 'You may enter a gallery without a scarf and leave without a picture. Nobody minds.',
    },
    lines: {
      '*': [
        'Prints and drawings are an easy way to own an original by an artist you like.',
        'Ask whether you can pay in instalments, or try the picture at home for some days.',
        'Sleep on it. If you still think of it in the morning, it is right.',
        'Keep the receipt and a note about the artist with your picture.',
      ],
      h: ['"It goes with the sofa" is allowed. Sofas are important.'],
    },
    scene: [
      'You stand in front of it for the third time, and do not dare to ask the price.',
      'Most people have prints from a furniture store, and one wall that is still free.',
    ],
    why: [
      ['You will look at it every day for years.', 'What you love to look at is a good buy.'],
      ['Galleries and artists like questions.', 'With every answer you learn what you like.'],
    ],
    parts: [
      [
        'Look a lot, for free',
        ['Galleries, open studios, degree shows.', 'You notice after a while what draws you.'],
        'A person in a gallery',
      ],
      [
        'Set a sum',
        ['And ask what there is for it.', 'Small works often cost less than you think.'],
        'A price label',
      ],
      [
        'Ask everything',
        ['How it was made, whether there are more of it, how to look after it.', 'Is the frame included?'],
        'Two people in front of a picture',
      ],
      [
        'Sleep on it',
        ['Ask whether it can be put aside for a day.', 'What you forget you did not need.'],
        'A reserved sign',
      ],
    ],
    turn: ['Then hang it up the same evening.', 'The second one is easier.'],
    asks: ['What was the first artwork you bought?', 'What would you hang on your free wall?'],
    ends: {
      pfatil: [
        'Come in and ask. Looking costs nothing.',
        'Tell us what you like, and we will show you more.',
      ],
      h: 'The sofa agrees.',
    },
    keep: 'your next visit to a gallery',
    send: 'somebody with an empty wall',
    own: [
      {
        kinds: ['price', 'hours', 'event', 'place', 'offer', 'product'],
        about: 'from £|from \\$|from €|prints|originals?|exhibition|open(?:ing)? (?:hours|times)|studio',
        lead: 'And this is what there is here.',
      },
    ],
    pic: { ask: 'A small work with its price label', alt: 'A small picture with a label' },
    claims: [['Prints, instalments, trial at home are usual', 'practice of galleries']],
  },
];
