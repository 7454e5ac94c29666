// Seeing, hearing, and what to say afterwards.
import type { Idea } from '../../library/idea.ts';
import { TAKES_PHOTOS } from '../whom.ts';

export const AUDIENCE: readonly Idea[] = [
  {
    id: 'see-it-twice',
    format: 'tip',
    again: 9,
    emoji: '👀',
    tags: ['HowToLook', 'ArtLovers', 'CultureTips'],
    title: 'How to get more out of a film, a picture or a song',
    cover: 'Once for what, once for how',
    gist: [
      'The first time you follow what happens. The second time you see how it is made. Hear one song, watch one scene or look at one picture twice this week.',
      'Anyone who knows the ending has their hands free. The second look at anything is the one in which you see the hand that made it.',
    ],
    subject: ['See one thing twice', 'The second look'],
    hooks: {
      '*': [
        'Nobody has ever seen a film properly who did not know how it ends.',
        'Choose one song today and listen to it twice: once to the voice, once to everything else.',
      ],
      p: 'A second look at one work gives more than a first look at three.',
      f: 'Play a song that you know by heart. This time follow only the bass.',
      a: 'Less at once. Twice.',
      t: 'On a first encounter attention goes to plot, face and melody. Repetition frees it for structure.',
      h: 'The first time you wonder who did it. The second time you wonder why nobody shuts the door in that house.',
      i: 'What we return to, we begin to see.',
      l: 'To stand before one picture, go away, and come back after coffee.',
    },
    lines: {
      '*': [
        'Listen to one song three times: voice, bass, silence. The third one is where the good things are hidden.',
        'In an exhibition, walk through once quickly. Then go back to the one picture you remember and stay there for five minutes.',
        'Read the last page first if you like. A good book survives it.',
        'Watch a scene without sound. You will see where the cuts fall and who is really being looked at.',
      ],
      h: ['Seen for the fourth time, the butler looks guilty from the start. So does the dog.'],
    },
    scene: [
      'You know every word of it. And there, behind the second verse, a guitar that you have never heard, although it has been there for twenty years.',
      'Back through the rooms, against the stream, to the small picture by the fire door. It has changed in the past half hour.',
    ],
    why: [
      [
        'The first time round the head is busy finding out what it is about.',
        'New things occupy us with "what", and "how" gets no turn.',
      ],
      [
        'Once that is known, there is room for light, rhythm, pauses and hands.',
        'The second time, nothing has to be understood any more, so you can look.',
      ],
    ],
    parts: [
      [
        'Choose something short',
        [
          'A song, a poem, one picture, a scene of four minutes.',
          'Small things bear repeating, and they fit into the walk to the bus.',
        ],
        'Headphones and a hand pressing play again',
      ],
      [
        'Second time, follow the edge',
        [
          'The bass, the background, the person who is not speaking.',
          'What was left out of the centre was put there by somebody.',
        ],
        'A finger pointing at the corner of a picture',
      ],
      [
        'Find one decision',
        [
          'Why does it stop here? Why is that corner dark? Somebody wanted it so.',
          'Any work is a row of choices. Catch the maker at one of them.',
        ],
        'A pencil note beside a ticket',
      ],
    ],
    turn: [
      'Most things do not grow thinner with repetition. Those that do, you need not see a third time.',
      'It is a fair test, as well: what is good holds on the second look.',
    ],
    asks: ['What could you see again and again?', 'Which song have you heard most often in your life?'],
    ends: {
      p: 'Five minutes are enough, and any work will do.',
      f: 'Tell us what you found in the second verse.',
      a: 'Once more. Slower.',
      t: 'Experts look longer at the edges; eye-tracking studies have shown as much.',
      h: 'The second time you notice that the dog knew all along.',
      i: 'Attention is the one thing we can give a work, and it gives it back.',
      l: 'The third time you are silent, and simply there.',
    },
    work: 'Second looks are rare at work. Reading a document once for its message and once for its build is how editors earn their money.',
    keep: 'the next song you think you know',
    send: 'someone who watches everything just once',
    own: [
      {
        about: 'concert|exhibition|show|performance|screening|gig|opening',
        kinds: ['event'],
        lead: 'Something to see once, at first.',
      },
    ],
    pic: {
      ask: 'A detail at the edge of one of your works, or of your stage, that nobody notices at first',
      alt: 'A detail at the edge of a work of art',
    },
    claims: [
      [
        'Repeated viewing frees attention for structure; experts scan more widely',
        'psychology of art, eye-tracking studies',
      ],
    ],
  },
  {
    id: 'what-to-say-afterwards',
    format: 'howto',
    again: 9,
    emoji: '💬',
    tags: ['AfterTheShow', 'TalkToArtists', 'CultureTips'],
    unless: TAKES_PHOTOS,
    title: 'What to say to an artist after the show',
    cover: 'What to say afterwards',
    gist: [
      'Name one moment, say what it did to you, and ask something small. That is all, and it beats "really great" by a long way.',
      '"The bit with the chair" makes any artist happier than a superlative. One detail proves that you were there.',
    ],
    subject: ['Say the bit with the chair', 'After the applause'],
    hooks: {
      '*': [
        '"Interesting," you say, having run out of time to think.',
        'Right after a show an artist hears "well done" forty times, and believes none of them.',
      ],
      p: 'One observed detail means more to an artist than any praise.',
      f: 'Are you standing in the foyer, the person from the stage is coming towards you, and your head is empty? Here is a way out.',
      a: 'One moment. One effect. One question.',
      t: 'Specific feedback shows attention; general praise carries hardly any information.',
      h: '"Well, you have done it again!" Useful after nearly everything.',
      i: 'What you saw, they could not see. Tell them.',
      l: 'A quiet sentence about one quiet moment.',
    },
    lines: {
      '*': [
        'To an artist, after the show: "the moment when you put down the chair". A detail is the finest compliment there is.',
        'Did not like it? Say what you will remember. There is always one thing, and it is true.',
        'Ask "how long did you look for that ending?" instead of "where do you get your ideas?"',
        'Right after a performance nobody can take criticism. Write it a week later, if it is asked for.',
      ],
      h: ['"I have never seen anything like it" keeps its secrets.'],
    },
    scene: [
      'The foyer, warm white wine, and out of a side door comes the person who was dying on stage ten minutes ago. You say "lovely".',
      'At an opening: the painter stands beside the picture and everybody praises the cheese.',
    ],
    why: [
      [
        'After hours in front of people, performers have no idea what it looked like from where you sat.',
        'Anyone who makes something sees it from the inside only. You had the other side.',
      ],
      [
        'General praise sounds like politeness, even if it is meant.',
        '"Great" fits everything, so it could have been said without having seen it.',
      ],
    ],
    parts: [
      [
        'Name one moment',
        [
          'The pause, the yellow, the hand on the door. It need not be an important one.',
          'Small details are the ones nobody else will have mentioned.',
        ],
        'Two people talking in a foyer',
      ],
      [
        'Say what it did to you',
        [
          '"I forgot to breathe", "I thought of my brother". No theory needed.',
          'An honest effect cannot be wrong.',
        ],
        "A hand on somebody's arm",
      ],
      [
        'Ask something they can answer',
        [
          '"Was that planned?" Usually there is a story behind it, and they love to tell it.',
          'Small questions rest tired people. Big ones send them home.',
        ],
        'An artist laughing in conversation',
      ],
      [
        'Then let them go and drink something',
        [
          'Two minutes are lovely. Somebody else is waiting with "well done".',
          'They have been on their feet since noon.',
        ],
        'A glass of water being handed over',
      ],
    ],
    turn: [
      'If nothing comes to mind: "thank you" is a complete sentence.',
      'You need no education for it. Only eyes, and one moment.',
    ],
    asks: ['What do you say after a show?', 'What was the loveliest thing anyone ever said about your work?'],
    ends: {
      p: 'The same three steps make a good message the next day.',
      f: 'They will remember you for it. Hardly anyone is that exact.',
      a: 'Be precise. It is the better praise.',
      t: 'Memory fades fast; a note on the programme during the interval helps.',
      h: '"You must be so tired" is not a review.',
      i: 'Art is half of a conversation. Yours is the other.',
      l: 'One sentence, a nod, and out into the night.',
    },
    work: 'Praise at work gains by the same precision. "The third slide" tells a colleague more than "great presentation", and it is remembered for longer.',
    keep: 'the next time you stand in a foyer',
    send: 'the one who always says "interesting"',
    own: [
      {
        about: 'meet the|artist talk|q ?& ?a|after ?show|opening night|vernissage|foyer',
        kinds: ['event', 'service'],
        lead: 'A chance to try it out.',
      },
    ],
    pic: {
      ask: 'The foyer, bar or studio corner where people talk to you afterwards',
      alt: 'A foyer with people talking after a show',
    },
    claims: [
      [
        'Specific feedback is more informative than general praise',
        'feedback research, arts education practice',
      ],
    ],
  },
  {
    id: 'support-without-money',
    format: 'checklist',
    again: 10,
    emoji: '🤲',
    tags: ['SupportArtists', 'SupportTheArts', 'IndependentArtists'],
    unless: TAKES_PHOTOS,
    title: 'How to support artists without spending money',
    cover: 'Costs nothing, helps a lot',
    gist: [
      'Come early, bring one person, say the name correctly, share the date and not only the praise. None of that costs money, and all of it fills rooms.',
      'Artists live by being mentioned. Small things that take a minute each and help more than a like.',
    ],
    subject: ['Help that costs nothing', 'More than a like'],
    hooks: {
      '*': [
        'A like is a nod in the street. A forwarded date is a full row.',
        'The friend whom you bring along is worth more than any poster.',
      ],
      p: 'A minute of your time can be worth more to an artist than a purchase.',
      f: 'No money for tickets this month? You can still do a lot of good. Look.',
      a: 'Share the date. Bring one person. Spell the name right.',
      t: 'Saves, shares and newsletter sign-ups reach further than likes on most platforms.',
      h: 'Exposure does not pay the rent. Turning up with a friend who buys a drink comes closer.',
      i: 'Scenes are made of people who tell one another.',
      l: 'A name, spoken at the right table.',
    },
    lines: {
      '*': [
        'Support an artist for nothing: forward the date to one person who would really go, with the words "this is for you".',
        'Sign up for the newsletter. Networks decide who sees a post, whereas a letter simply arrives.',
        'If you share a picture, write whose it is. Name, spelled right, linked. It is the smallest fee there is.',
        'Come early, stand at the front. Nothing frightens a support act like an empty floor.',
      ],
      h: ['"We must go and see them some time" has never sold a ticket.'],
    },
    scene: [
      'A room for eighty, twelve people, all of them at the back wall. On the stage somebody tunes for a very long time.',
      'Under the post are two hundred hearts. In the room there are nine chairs taken.',
    ],
    why: [
      [
        'Most people go to something because somebody asked them, rarely because of a poster.',
        'A personal "come along" beats every algorithm.',
      ],
      [
        'Artists can make the work but not the word of mouth. That has to come from you.',
        'Nobody can recommend themselves without blushing.',
      ],
    ],
    parts: [
      [
        'Forward the date to one person',
        [
          'One, with a reason. A message to forty reaches none of them.',
          '"You like cellos and odd rooms" is a reason to go.',
        ],
        'A message with a date being sent',
      ],
      [
        'Come early, sit at the front',
        [
          'The first row makes the second possible.',
          'Anyone who sits down breaks the ice for thirty others at the wall.',
        ],
        'An empty front row with one person',
      ],
      [
        'Credit the maker by name',
        [
          'On every picture, song and clip that you share.',
          'Without a name it is decoration; with one it is a calling card.',
        ],
        'A name being typed under a picture',
      ],
      [
        'Sign up for the letter',
        [
          'It is the only list that belongs to the artist.',
          'And read it now and then. That can be seen as well.',
        ],
        'A sign-up sheet at a merchandise table',
      ],
      [
        'Write two lines afterwards',
        [
          'Where others look: on the page of the house, in the local group.',
          'Programmers do read that, and remember who drew people.',
        ],
        'A short comment being written',
      ],
      [
        'Lend what you have',
        [
          'A van, a ladder, a room with an echo, a sofa for the drummer.',
          'Half of all art fails for want of a trailer.',
        ],
        'A van with its doors open',
      ],
    ],
    turn: [
      'If you have money one day, you know where it would be welcome.',
      'One of the six, this week. The scene will notice.',
    ],
    asks: ['Which artist should more people know?', 'Who last took you along to something?'],
    ends: {
      p: 'It is the kind of help that reaches the right people at once.',
      f: 'Name somebody below. It is free, and they will see it.',
      a: 'Bring one.',
      t: 'Ticket bought early helps twice: it is income, and it keeps the date from being cancelled.',
      h: 'Bands remember two things: the first fan and the sofa.',
      i: 'Each scene was once three people in a cold room who told a fourth.',
      l: 'Someone takes a seat in the front row. It begins.',
    },
    tick: true,
    keep: 'the next month without money',
    send: 'one person who would really go',
    own: [
      {
        about: 'newsletter|mailing list|volunteer|friends of|free (?:entry|admission)|pay what you',
        kinds: ['link', 'service', 'policy', 'price', 'event', 'offer'],
        lead: 'And if you would like to begin right here.',
      },
    ],
    pic: {
      ask: 'An empty front row or wall before opening, with one chair in the light',
      alt: 'An empty front row with one chair in the light',
    },
    claims: [
      ['Personal recommendation drives attendance', 'audience research'],
      ['Early sales help keep dates', "promoters' practice"],
    ],
  },
  {
    id: 'phone-in-the-dark',
    format: 'howto',
    again: 9,
    emoji: '📱',
    tags: ['PhonePhotography', 'ConcertPhotos', 'LowLight'],
    title: 'How to take a good phone photo in low light',
    cover: 'Good pictures in the dark',
    gist: [
      'Flash off, tap the brightest part, pull the brightness down, hold still against something, and wait for the pause. Then put it away.',
      'Photos from dark rooms fail through zoom and flash. One good picture takes ten seconds, and afterwards you can watch.',
    ],
    subject: ['Flash off, please', 'One good photo, then look'],
    hooks: {
      '*': [
        'Your flash reaches three metres. The stage is thirty away, and the lady in front now has a very bright neck.',
        'In the dark the camera looks for the average. You want the face.',
      ],
      p: 'A few steps give a usable picture in almost any dim room, without a flash.',
      f: 'Do your concert photos look like a campfire seen through porridge? That can be helped.',
      a: 'No flash. No zoom. One picture.',
      t: 'Tapping sets focus and exposure; dragging down darkens the frame so that highlights keep their detail.',
      h: 'Everyone filmed it. Nobody has ever watched it.',
      i: 'One picture to keep, and after that simply be there.',
      l: 'Dark, a face, a single lamp. More light would be less.',
    },
    lines: {
      '*': [
        'Phone in a dark room: tap on the face, drag the brightness down until black is black, brace your elbows, press.',
        'Do not zoom. Go nearer, or crop afterwards. Zooming in the dark only enlarges the porridge.',
        'Wait for the pause: the held note, the turn, the bow. Movement blurs, stillness does not.',
        'Ask first if pictures are allowed. And turn the screen right down, since it lights up the row behind you.',
      ],
      h: [
        'Forty phones in the air, filming forty phones in the air. Somewhere beyond there is said to have been a band.',
      ],
    },
    scene: [
      'The moment comes, you hold it up, and what is on the screen afterwards is a white blob with arms.',
      'In the row in front of you burns a screen as bright as a fridge. On it, very small, you can see what is going on.',
    ],
    why: [
      [
        'A camera lightens what is dark and so burns out the one thing that was lit.',
        'Automatic exposure wants everything grey. On stage nothing is.',
      ],
      [
        'And little light means a long exposure, in which every tremble shows.',
        'The shutter stays open for longer, and your pulse writes along.',
      ],
    ],
    parts: [
      [
        'Tap the bright part and pull down',
        [
          'On the face or the hands, until the background falls into black.',
          'A dark picture with a clear face beats a light one without.',
        ],
        'A finger dragging down brightness on a phone',
      ],
      [
        'Wipe the lens with your sleeve',
        [
          'It was in your pocket. Each lamp gets a halo from it.',
          'No lens you could buy makes as much difference, and hardly anyone does it.',
        ],
        'A sleeve wiping a phone lens',
      ],
      [
        'Lean on something',
        [
          'Elbows on your ribs, shoulder on the wall, breathe out, press.',
          'A railing is a tripod that comes with the room.',
        ],
        'Elbows braced on a railing',
      ],
      [
        'Wait until they hold still',
        [
          'Singers do, before the high note; dancers do, at the top of a leap.',
          'Watch for the rhythm, then be half a beat early.',
        ],
        'A performer in a still moment',
      ],
      [
        'Then put it away',
        [
          'One good one is more than anybody else in the room has.',
          'You will remember the sound. No phone has ever managed that.',
        ],
        'A phone sliding into a pocket',
      ],
    ],
    turn: [
      'The picture takes ten seconds, and the evening is yours again.',
      'It works for candles, campfires and birthday cakes, too.',
    ],
    asks: ['One photo, many or none: how do you do it?', 'Which evening do you wish you had a picture of?'],
    ends: {
      p: 'Those behind you will be grateful, and so will the picture.',
      f: 'Show us your best dark one.',
      a: 'One. Then watch.',
      t: 'Night modes need two or three seconds of stillness; fine for rooms, hopeless for drummers.',
      h: 'The flash has never reached the stage. It only reaches the neck in front.',
      i: 'What you have really seen needs no proof.',
      l: 'The rest stays in the dark, where it belongs.',
    },
    caution:
      'Many houses forbid pictures or allow them only at certain moments; ask, and never use a flash near performers.',
    keep: 'the next evening in a dark room',
    send: 'the friend who films whole concerts',
    pic: {
      ask: 'A phone picture taken this way in your room: one lit face or object, black around it',
      alt: 'A single lit figure in a dark room',
    },
    claims: [
      [
        'Exposure, bracing, cleaning the lens and timing improve low-light phone pictures',
        'photography textbooks',
      ],
    ],
  },
  {
    id: 'nerves-do-not-retire',
    format: 'myth',
    again: 10,
    emoji: '💓',
    tags: ['StageFright', 'PerformingArts', 'SpeakingInPublic'],
    myth: 'Professionals are not nervous any more',
    short: 'Most of them are. They have learned what to do with it.',
    unless: TAKES_PHOTOS,
    title: 'Do professionals still get stage fright?',
    cover: 'Nerves do not retire',
    gist: [
      'Experienced performers are often as nervous as beginners. The difference is a routine: same order, something for the hands, and the first line known in their sleep.',
      'The shaking does not stop after a hundred evenings. What comes instead is knowing that it passes with the first sentence.',
    ],
    subject: ['They are shaking, too', 'What to do with nerves'],
    hooks: {
      '*': [
        'Behind the curtain stands somebody with forty years on stage, and she is looking for a bucket.',
        'The calm person at the microphone has just been to the {loo|bathroom} for the third time.',
      ],
      p: 'Stage fright rarely disappears with experience. It becomes part of the preparation.',
      f: 'A talk, a toast, a solo? Your knees are in good company.',
      a: 'You will be nervous. Prepare for it.',
      t: 'Adrenaline raises pulse and narrows attention. Familiar actions lower the load in the first minute.',
      h: 'It has been proved that nobody in the audience can hear your knees. The front row may see them.',
      i: 'We tremble at what we care about.',
      l: 'The breath before the first note. It never grows ordinary.',
    },
    lines: {
      '*': [
        'Learn the first sentence so well that you could say it during an earthquake. Once that is out, the body follows.',
        'Cold hands before you go on? Hold a warm cup. It gives the fingers something to do and something to feel.',
        'Do the same three things in the same order each time. Routine tells the body that it has survived this before.',
        'Look for one friendly face in the third row. In the first you only see knees.',
      ],
      h: [
        'Imagining the audience in their underwear helps nobody. One merely starts to worry about the heating.',
      ],
    },
    scene: [
      'Two minutes to go. In the half dark somebody shakes out his hands, says a line without a voice, and checks his flies for the fourth time.',
      'From the auditorium comes the murmur of three hundred people. On this side of the cloth somebody counts backwards from ten.',
    ],
    why: [
      [
        'The body cannot tell an audience from a danger, so it gets ready for both.',
        'Heart, sweat, dry mouth: it is the same programme as for running away, and it cannot be switched off by practice.',
      ],
      [
        'With experience you learn how it goes: it rises, it peaks, and by the second minute it has fallen.',
        'What beginners take for a sign that they should not be there, old hands take for the bus that comes on time.',
      ],
    ],
    parts: [
      [
        'Know the first line in your sleep',
        [
          'The beginning is the hardest. If it runs by itself, the head catches up.',
          'Say it while {washing up|doing the dishes}, on the stairs, backwards.',
        ],
        'Lips moving silently over a card',
      ],
      [
        'Give your hands a job',
        [
          'A cup, a pencil, a coat button. Idle hands shake.',
          'Whatever you carry on stage should be thick. Thin paper trembles.',
        ],
        'Hands around a warm cup',
      ],
      [
        'Breathe out for longer than in',
        ['Four in, six out, five times. Most people feel calmer after that.', 'Out is the half we forget.'],
        'Somebody breathing out with closed eyes',
      ],
      [
        'Begin slower than you like',
        [
          'Fear has a fast clock. To the others it sounds just right.',
          'Wait for one breath before the first word. It feels like a year and looks like poise.',
        ],
        'A performer waiting in the light',
      ],
    ],
    turn: [
      'In the second minute it eases, for nearly everyone, nearly always.',
      'And if it does not come at all one day, that is when actors begin to worry.',
    ],
    asks: ['What helps you before you have to speak?', 'When were your knees last really weak?'],
    ends: {
      p: 'It can be practised on a small scale: a toast, a reading, a question from the floor.',
      f: 'We are keeping our fingers crossed, and so is the third row.',
      a: 'First line. Breath. Go.',
      t: 'Caffeine and nerves act on the same pulse; have the coffee afterwards.',
      h: 'Stage fright arrives on time. It is the most punctual part of the company.',
      i: 'Courage starts with cold hands.',
      l: 'Then the curtain, the light, and it is quiet inside.',
    },
    caution: 'If fear keeps you from things you want to do, a doctor or therapist can help.',
    work: 'The calm colleague at the front of the meeting room has the same pulse. Saying so to a beginner before their first presentation may be the best coaching there is.',
    keep: 'the hour before you have to speak',
    send: 'somebody with a talk this week',
    own: [
      {
        about: 'class|(?<!our |own |my |the |in a )workshops?\\b|course|open mic|choir|beginners',
        kinds: ['event', 'service'],
        lead: 'A room in which to practise.',
      },
    ],
    pic: {
      ask: 'The last metre before the stage, the door or the wall, from your side',
      alt: 'The view from the wings onto a lit stage',
    },
    claims: [
      ['Performance anxiety is common among professionals', 'studies of musicians and actors'],
      ['Longer exhalation calms most people', 'respiratory psychophysiology'],
    ],
  },
  {
    id: 'when-do-i-clap',
    format: 'answer',
    again: 10,
    emoji: '👏',
    tags: ['ConcertEtiquette', 'FirstTime', 'CultureTips'],
    question: 'When am I supposed to clap?',
    short: 'When you want to and others do. If in doubt, count to three.',
    unless: TAKES_PHOTOS,
    title: 'When do you clap at a concert, a play or an opening?',
    cover: 'When do I clap?',
    gist: [
      'Jazz claps after a solo, classical music waits for the end, theatre for the dark. If you are unsure, count to three and follow the first row.',
      'Nobody has to know the rules. Watch the hands of the performers: when they sink, it is over.',
    ],
    subject: ['Clap now, or wait?', 'A rule for your first time'],
    hooks: {
      '*': [
        'One person claps into the silence, and eight hundred know that it was you.',
        'At the end of a quiet piece comes a silence. It is part of it, and nobody told you.',
      ],
      p: 'The customs of applause are quickly explained, and none of them is a law.',
      f: 'First time at a concert like that, and worried about clapping at the wrong moment? It is simple.',
      a: 'Watch the hands. When they drop, clap.',
      t: 'Works in several movements are usually applauded at the end; jazz solos and arias on the spot.',
      h: 'He clapped after the first movement. It was sincere, it was loud, and it was in the row of critics.',
      i: 'Applause is the only thing an audience makes together.',
      l: 'The last note, and the silence after it. Leave it a moment.',
    },
    lines: {
      '*': [
        "Not sure if it is over? Look at the performers' hands. As long as they are up, so is the piece.",
        'Jazz: clap after a solo. Opera: after the aria. Classical: at the very end. Theatre: when it goes dark.',
        'Count to three after the last note. If it was the end you will be among the first; if not, nobody will know.',
        'In earlier times people clapped in the middle, shouted and asked for it again. The silence is the newer fashion.',
      ],
      h: ['The man who coughs between the movements was waiting for that all evening. Let him have it.'],
    },
    scene: [
      'It is over. Or is it? Eight hundred people sit with their hands half raised, like surgeons.',
      "At the opening somebody has finished speaking, the glasses are in everybody's hands, and nobody can clap.",
    ],
    why: [
      [
        'Each kind of event has its custom, and regulars forget that they had to learn it.',
        'No one is born knowing how many movements there are. It says so on the programme.',
      ],
      [
        'Most artists would rather have applause in the wrong place than none.',
        'Ask musicians, and they will say that the early clapper was usually the happiest person there.',
      ],
    ],
    parts: [
      [
        'Watch the hands',
        [
          'Bow in the air, fingers on keys, head down: still going.',
          'When the shoulders drop, that is the {full stop|period}.',
        ],
        'A bow held in the air after the last note',
      ],
      [
        'Read the programme for numbers',
        [
          'Four titles below one another, indented, make one work. Clap after the last.',
          'If there is no programme, the neighbour has been here before.',
        ],
        'A finger counting lines on a programme',
      ],
      [
        'Follow your row',
        [
          'With three people clapping you are never alone.',
          'Standing up is optional everywhere. You may stay seated with a clear conscience.',
        ],
        'Hands clapping in a row of seats',
      ],
    ],
    turn: [
      'And if it bursts out of you: let it. It was meant for that.',
      'Clapped too soon? By the interval nobody will remember, except for you.',
    ],
    asks: ['Have you ever clapped all alone?', 'Where did you clap the longest?'],
    ends: {
      p: 'With these three signs, any evening can be got through with confidence.',
      f: 'Do come, even if you know none of it. Somebody near you does not either.',
      a: 'Hands down, hands together.',
      t: 'Applause between movements was normal until well into the nineteenth century.',
      h: 'If you clap alone, nod slowly. People will think that you know something.',
      i: 'For a moment a room full of strangers makes one sound.',
      l: 'Then, out of the silence, the first pair of hands.',
    },
    keep: 'your first concert of a new kind',
    send: 'someone who thinks it is not for them',
    own: [
      {
        about: 'first.?time|relaxed|no dress code|family concert|introduct|pre.?show',
        kinds: ['event', 'service', 'policy', 'audience'],
        lead: 'A good evening to begin with.',
      },
    ],
    pic: {
      ask: 'Hands clapping in the dark, or the empty room from the stage',
      alt: 'Clapping hands in a dark auditorium',
    },
    claims: [['Applause customs and their history', 'concert history textbooks']],
  },
  {
    id: 'front-row-or-back',
    format: 'either',
    again: 11,
    emoji: '💺',
    tags: ['BestSeats', 'ThisOrThat', 'LiveMusic'],
    unless: TAKES_PHOTOS,
    title: 'Front row or back row?',
    cover: 'Front row or back row?',
    gist: [
      'At the front you see the sweat and the strings. At the back you see the whole picture and can leave. Where do you sit?',
      'Some want to be spat on by Shakespeare. Others want an aisle seat by the door. Which are you?',
    ],
    subject: ['Where do you sit?', 'Front or back?'],
    hooks: {
      '*': [
        'In the first row you can hear actors breathe in.',
        'The last row sees everything, including who falls asleep in the first.',
      ],
      p: 'Where you sit decides which performance you see.',
      f: 'Free choice of seats, the doors open: where do you run?',
      a: 'Front for faces. Back for the picture.',
      t: 'Sound blends with distance; detail is lost with it. Most mixing desks stand about two thirds back.',
      h: 'People in the front row are asked for volunteers. People in the back row know it.',
      i: 'Up close it is a person. From afar it is a work.',
      l: 'Row seven, on the aisle.',
    },
    lines: {
      '*': [
        'Front row or back row? Vote, and tell us what you once saw from there.',
        'Looking for good sound? Sit near the mixing desk. The person who sets the sound sets it for that spot.',
        'Paintings have a front and a back row, too: go up until you see the brush, then back until you see the picture.',
        'First time with children: on the aisle, halfway up. A view, and a way out.',
      ],
      h: ['Row one: "Is there a brave gentleman here tonight?" Row twenty: the brave gentlemen.'],
    },
    scene: [
      'No numbers on the tickets, the door opens, and people who were standing quietly a moment ago walk remarkably fast.',
      'From up here the stage is as large as a matchbox. In the matchbox somebody is singing, and it fills the roof.',
    ],
    why: [
      [
        'Near and far are two different works of art, and one cannot have both on the same evening.',
        'Closeness shows you the effort, and distance hides it. Each is a pleasure.',
      ],
    ],
    parts: [
      [
        'The front',
        [
          'Sweat, strings, a wink. You see how it is done and now and then you get wet.',
          'You are part of it, whether you want to be or not.',
        ],
        'A stage seen from the first row',
      ],
      [
        'The back',
        [
          'Light, movement, the whole room in front of you. And the door behind you.',
          'You see what the director saw, and can laugh without being seen.',
        ],
        'The same stage, tiny, beyond the backs of many heads',
      ],
    ],
    turn: [
      'Regulars have a seat of their own, and will not tell you which.',
      'Try the other end once. It is a different evening for the same price or less.',
    ],
    asks: ['Front or back?', 'What is the best seat you have ever had?'],
    ends: {
      p: 'Ask at the door. The people there know the good ones.',
      f: 'And if you are ever picked from the first row: we will clap for you.',
      a: 'Middle. If you must know.',
      t: 'Under balconies the treble is damped; a few rows forward it returns.',
      h: 'Front row: you see everything, and everything sees you.',
      i: 'From wherever you sit, you complete the room.',
      l: 'The lights go down, and every seat is a good one.',
    },
    keep: 'the next free choice of seats',
    send: 'someone who always wants to sit at the back',
    own: [
      {
        about: 'seats?\\b|\\bstanding\\b|capacity|unreserved|\\brows?\\b',
        kinds: ['number', 'place', 'policy', 'price'],
        lead: 'In this room the choice looks like this.',
      },
    ],
    pic: {
      ask: 'Your room or your work twice: from very near and from the far end',
      alt: 'A stage seen from the front row and from the back',
    },
    claims: [['Mixing position and blend of sound', 'live sound practice']],
  },
  {
    id: 'the-first-thing-live',
    format: 'question',
    again: 11,
    emoji: '🎟️',
    tags: ['FirstConcert', 'FirstTime', 'CultureTalk'],
    unless: TAKES_PHOTOS,
    title: 'What was the first thing you ever saw live?',
    cover: 'Your first time live',
    gist: [
      'A puppet theatre, a school band, an uncle with an accordion, a stadium: what was the first live thing you saw, and what has stayed with you?',
      'Everyone remembers it, and nobody remembers the plot. What was your first evening in front of a stage, a screen or a picture?',
    ],
    subject: ['Your first time live', 'What did you see first?'],
    hooks: {
      '*': [
        'It was dark, you were six, and a man in a crocodile costume came straight at you.',
        'Somewhere in a box there is still the ticket.',
      ],
      p: 'First live experiences stay with people for decades, in strange detail.',
      f: 'Take us along: what did you see first, and who took you?',
      a: 'Year. Place. Who took you.',
      t: 'Early memories cling to senses; ask for smell and light, and the rest follows.',
      h: 'First concert: there is an answer for journalists, and there is the one your sister knows.',
      i: 'Someone once took us along. That is how it starts, for everybody.',
      l: 'A red curtain, dust in the light, a hand to hold.',
    },
    lines: {
      '*': [
        'What was the first thing you ever saw live, and who took you there?',
        'Write down your first concert on the back of a photograph. In thirty years somebody will want to know.',
        'Taking a child along for the first time: short, near the front, and home before the encore.',
        'Ask your parents for theirs. There is usually a dance hall in it that is a supermarket now.',
      ],
      h: ['It was a brass band in the rain. Nothing has ever been as loud, as wet, or as golden.'],
    },
    scene: [
      'Legs too short for the seat, a packet of {sweets|candy} that must not rustle, and then the lights go out and somebody breathes in.',
      'In the sports hall it smells of rubber. On stage are cardboard trees, and behind one of them your cousin is waving.',
    ],
    why: [
      [
        'For the first time something happens that could not be switched off, and that happened for you.',
        'On a screen anything is possible. On a stage somebody was there, at three metres, breathing.',
      ],
    ],
    parts: [
      [
        'Something with puppets',
        [
          'You knew that the crocodile was behind him, and he did not. You shouted.',
          'Nobody has ever again listened to your advice with so much attention.',
        ],
        'A puppet theatre with a red curtain',
      ],
      [
        'A band, far too loud',
        [
          'It hit you in the stomach first and only then in the ears.',
          'You came home deaf and decided to become a drummer.',
        ],
        'A drum kit under a lamp',
      ],
      [
        'A picture in a big room',
        ['You were to be quiet, and suddenly you were.', 'It was larger than you, and it looked back.'],
        'A child in front of a large painting',
      ],
      [
        'Somebody you knew',
        ['Your teacher sang, or your dad, in a costume.', 'That grown-ups can do that was news.'],
        'A school stage with cardboard trees',
      ],
    ],
    turn: ['Say thank you to whoever took you, if you can.', 'The ticket has faded. The crocodile has not.'],
    asks: ['What was your first time live?', 'Who took you along?'],
    ends: {
      p: 'Such memories are the best argument for taking someone along.',
      f: 'We are reading all of them and will look for the crocodile.',
      a: 'Name it.',
      t: 'Details welcome: hall, row, {sweets|candy}.',
      h: 'The official answer is something cool. The true one had a puppet in it.',
      i: 'Tonight, somewhere, somebody is six and it goes dark.',
      l: 'The dust still dances in that light.',
    },
    keep: 'the day you take a child along',
    send: 'the person who took you',
    own: [
      {
        about: 'family|children|kids|matinee|school|under \\d+',
        kinds: ['event', 'price', 'audience', 'offer'],
        lead: "For somebody else's first time.",
      },
    ],
    pic: {
      ask: 'An old ticket, poster or programme of yours',
      alt: 'An old concert ticket on a table',
    },
    claims: [['Vivid first experiences are well remembered', 'memory psychology']],
  },
];
