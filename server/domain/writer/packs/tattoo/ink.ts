// Tattoos and piercings: before, at the studio, afterwards.
import type { Idea } from '../../library/idea.ts';
import { PIERCERS, TATTOOS } from './kinds.ts';

export const INK: readonly Idea[] = [
  {
    id: 'live-with-it-on-paper',
    format: 'howto',
    again: 7,
    emoji: '🖊️',
    tags: ['TattooIdeas', 'FirstTattoo', 'TattooTips'],
    title: ['How to test a tattoo idea before you get it', 'Not sure about a tattoo? Try it on paper first'],
    cover: 'Test your tattoo on paper',
    gist: [
      'Print your tattoo idea at real size, hang it where you see it every day, and wait a month. If you still like it, book.',
      'Draw the tattoo on with eyeliner for a day. You see at once whether size and place are right.',
    ],
    subject: ['Test your tattoo on paper', 'Live with it for a month'],
    hooks: {
      '*': [
        'Not sure about your tattoo idea? Live with it on paper for a month.',
        'Print your tattoo idea and hang it by the mirror. After a month you know.',
      ],
      ptal: 'Real size, real place, one month: then you know whether a tattoo is right.',
      fi: 'You have an idea for a tattoo and are not sure? Here is how to find out.',
      h: 'Some ideas look great on Saturday night. Hang them up until Monday.',
    },
    lines: {
      '*': [
        'Print your tattoo idea at real size and hang it by the mirror for a month.',
        'Draw a tattoo on with eyeliner and wear it for a day before you book.',
        'Write down what you do not like about a design. Your tattoo artist can change it.',
        'Take a picture of the place on your body and put the tattoo design on it.',
      ],
      h: ['If you still like it after thirty times brushing your teeth, it is love.'],
    },
    scene: [
      'You have had the idea for a year, and you still do not dare to book.',
      'The drawing on the fridge is three weeks old, and you like it more every day.',
    ],
    why: [
      [
        'A new design pleases you because it is new.',
        'After a month you see whether you like it or only the idea of it.',
      ],
      [
        'On paper everything can still be changed.',
        'An artist can do a lot with "a bit smaller and more to the left".',
      ],
    ],
    parts: [
      [
        'Print it at real size',
        ['Then you see whether fine lines have enough room.', 'Cut it out and hold it on your skin.'],
        'A paper tattoo on an arm',
      ],
      [
        'Hang it where you see it daily',
        ['By the mirror or on the fridge.', 'Look at it in the morning as well.'],
        'A drawing on a mirror',
      ],
      [
        'Draw it on for a day',
        ['With eyeliner, at the right place.', 'You see how it moves and when clothes cover it.'],
        'A drawn tattoo on a wrist',
      ],
      [
        'Write down what bothers you',
        ['One sentence is enough.', 'Bring it to your appointment.'],
        'A note beside a drawing',
      ],
    ],
    turn: ['If you still like it, it is time to book.', 'And if not, you have saved yourself a lot.'],
    asks: ['How long have you had your tattoo idea?', 'Did you test your first tattoo?'],
    ends: {
      ptal: 'Print, hang, wait, decide.',
      fi: 'Bring it along, and we talk about it.',
      h: 'Then it has earned its place.',
    },
    keep: 'your next tattoo idea',
    send: 'somebody who is thinking of a tattoo',
    only: TATTOOS,
    own: [
      {
        kinds: ['process', 'policy', 'price', 'offer'],
        about: 'consult|sketch',
        lead: 'And when the paper has convinced you, this is how it goes on.',
      },
    ],
    pic: { ask: 'A printed design taped to a mirror', alt: 'A drawing taped to a bathroom mirror' },
    claims: [['A test at real size shows whether detail has room', 'tattoo practice']],
  },
  {
    id: 'the-day-before',
    format: 'checklist',
    again: 6,
    emoji: '🥪',
    tick: true,
    tags: ['TattooAppointment', 'TattooTips', 'FirstTattoo'],
    title: ['What to do before your tattoo appointment', 'Tattoo tomorrow? Five things to do today'],
    cover: 'The day before your tattoo',
    gist: [
      'Sleep well, eat a proper meal, no alcohol, wear loose clothes, and bring your ID. Tell the studio about medicines and allergies.',
      "With a meal in your stomach and a night's sleep, a tattoo is much easier.",
    ],
    subject: ['The day before your tattoo', 'Five things to do'],
    hooks: {
      '*': [
        'Tattoo appointment tomorrow? Do these five things.',
        'Do not come to a tattoo on an empty stomach.',
      ],
      ptal: 'Eat, sleep, no alcohol, loose clothes, ID: that is how to prepare for a tattoo.',
      fi: 'Nervous about your first tattoo? Good preparation helps.',
      h: 'You do not have to be brave. You have to have breakfast.',
    },
    lines: {
      '*': [
        'Eat a proper meal before your tattoo. It keeps you steady.',
        'No alcohol from the evening before a tattoo: it makes you bleed more.',
        'Wear loose, dark clothes that leave the place free for your tattoo.',
        'Bring your ID to a tattoo appointment. Studios have to check your age.',
      ],
      h: ['The favourite shirt stays at home. Ink is not choosy.'],
    },
    scene: [
      'You have not eaten because you are nervous, and after ten minutes you feel faint.',
      'You have slept, eaten and packed a snack, and the session goes by quickly.',
    ],
    why: [
      ['With low blood sugar people feel faint more easily.', 'A meal and some water keep you steady.'],
      ['Alcohol and some medicines make you bleed more.', 'Then the ink holds less well.'],
    ],
    parts: [
      [
        'Eat a proper meal',
        ['About two hours before.', 'Bring something to drink and a snack.'],
        'A plate with breakfast',
      ],
      ['Leave out alcohol', ['From the evening before.', 'Not even for the nerves.'], 'A glass of water'],
      [
        'Wear loose, dark clothes',
        ['The place must be easy to reach.', 'Nothing tight for the way home.'],
        'A dark shirt',
      ],
      [
        'Tell about medicines and allergies',
        ['Blood thinners, plasters, latex, skin problems.', 'Also if you have fainted before.'],
        'A form and a pen',
      ],
      [
        'Bring your ID',
        ['It is needed in most places.', 'A photo of it is often not enough.'],
        'An identity card',
      ],
    ],
    turn: ['Then you only have to lie still.', 'The rest is up to the artist.'],
    asks: ['What would you tell somebody before a first tattoo?', 'How did you sleep the night before?'],
    ends: {
      ptal: 'Meal, sleep, clothes, form, ID.',
      fi: 'Sleep well the night before.',
      h: 'And save the shirt.',
    },
    caution: [
      'If you take blood thinners, are pregnant, have a skin condition or have fainted before, ask your doctor and tell the studio first.',
      'With an illness, in pregnancy or with blood thinners, speak to your doctor before you book.',
    ],
    keep: 'the day before',
    send: 'somebody with an appointment',
    only: TATTOOS,
    own: [
      {
        kinds: ['process', 'policy', 'question'],
        about: 'deposit|reschedul|prepar|bring|cancel',
        lead: 'And what applies to appointments here.',
      },
    ],
    pic: { ask: 'A bag with a banana, water and an old shirt', alt: 'A bag packed for a tattoo appointment' },
    claims: [
      [
        'Eating beforehand, no alcohol, disclosing medicines and skin conditions',
        'usual advice of health authorities and studios on tattooing',
      ],
      ['Age has to be proved in most countries', 'common law; ages differ by country'],
    ],
  },
  {
    id: 'thin-layer-not-a-poultice',
    format: 'howto',
    again: 6,
    emoji: '🧼',
    tags: ['TattooAftercare', 'NewTattoo', 'TattooTips'],
    title: ['New tattoo: how to look after it', 'Tattoo aftercare in five steps'],
    cover: 'How to look after a new tattoo',
    gist: [
      'Wash your hands, clean the tattoo with lukewarm water and mild soap, pat it dry, put on a very thin layer of cream, and keep it out of pool and sun.',
      'Less cream, clean hands, no bath and no sun: that is most of it. What your artist told you comes first.',
    ],
    subject: ['How to look after a new tattoo', 'Aftercare in five steps'],
    hooks: {
      '*': [
        'You have a new tattoo? Here is how to look after it in the first weeks.',
        'Clean hands, thin layer of cream, no pool, no sun: that is tattoo aftercare.',
      ],
      ptal: 'A fresh tattoo is a wound. Treat it like one.',
      fi: 'Your tattoo is new and you want to do everything right? Five steps.',
      h: 'A new tattoo is no sandwich. Butter it thinly.',
    },
    lines: {
      '*': [
        'Wash your hands before you touch a new tattoo.',
        'Put only a very thin layer of cream on a new tattoo. If it shines, it is too much.',
        'No bath, pool, sauna or sea until a new tattoo has closed. A shower is fine.',
        'Do not pick at the flakes of a new tattoo. They fall off by themselves.',
      ],
      h: ['If it itches, pat it. Scratching is for the dog.'],
    },
    scene: [
      'After five days it flakes and itches, and your fingers want to help.',
      'You put on a thick layer to be safe, and the shirt sticks to it.',
    ],
    why: [
      ['The skin needs some weeks to close.', 'Until then germs can get in.'],
      ['Soaking and picking take out colour.', 'A scab that comes off early leaves a pale spot.'],
    ],
    parts: [
      [
        ['Wash your hands first', 'Begin with clean hands'],
        ['With soap, for twenty seconds.', 'Before every touch.'],
        'Soapy hands',
      ],
      [
        ['Clean it and pat it dry', 'Wash it gently'],
        ['Lukewarm water, mild soap, no sponge.', 'Use kitchen paper for drying.'],
        'A tattoo being rinsed',
      ],
      [
        ['Put on a thin layer of cream', 'Use very little cream'],
        ['The one your artist named.', 'A shine means too much.'],
        'A little cream on a finger',
      ],
      [
        ['Keep it out of pool and sun', 'No bath, no sun'],
        ['For the first weeks, or until it has closed.', 'Cover it with loose cotton outdoors.'],
        'A loose sleeve',
      ],
      [
        ['Leave the flakes alone', 'Do not pick or scratch'],
        ['They are part of healing.', 'Patting helps when it itches.'],
        'A hand patting a sleeve',
      ],
    ],
    turn: [
      'After some weeks you see how it really looks.',
      'If something worries you, show it to the studio.',
    ],
    asks: [
      'What was hardest for you with a new tattoo?',
      'How did you keep from scratching your new tattoo?',
    ],
    ends: {
      ptal: 'Clean, thin, dry, no sun.',
      fi: 'Any questions? Just ask the studio.',
      h: 'And the dog may scratch on.',
    },
    caution: [
      'What your artist told you comes first. See a doctor if redness spreads, or with pus, fever or growing pain.',
      'General advice: follow your own studio. Fever, pus or spreading redness should be seen by a doctor.',
    ],
    keep: 'the first weeks',
    send: 'somebody with a new tattoo',
    only: TATTOOS,
    own: [
      {
        kinds: ['process', 'policy', 'product', 'offer'],
        about: 'aftercare|touch.?up|balm',
        lead: 'And for the weeks after.',
      },
    ],
    pic: {
      ask: 'Soap, clean towel and a small tube on a basin',
      alt: 'Soap and a clean towel beside a basin',
    },
    claims: [
      [
        'A new tattoo is broken skin: hand washing, no soaking, no sun, do not pick',
        'advice of health authorities and dermatologists on tattoo aftercare',
      ],
      ['Spreading redness, pus, fever need a doctor', 'advice of health authorities'],
    ],
  },
  {
    id: 'small-letters-grow-together',
    format: 'mistake',
    again: 7,
    emoji: '🔍',
    tags: ['FineLineTattoo', 'TattooDesign', 'TattooTips'],
    title: [
      'Tattoo lettering: why it must not be too small',
      'Tiny tattoo letters: what happens after ten years',
    ],
    cover: 'Tattoo letters: not too small',
    gist: [
      'Ink lines get a little wider over the years. Small letters then run together. So use fewer words and larger letters.',
      'One word in a good size can still be read in twenty years. A tiny sentence cannot.',
    ],
    subject: ['Tattoo letters: not too small', 'What happens after ten years'],
    hooks: {
      '*': [
        'Tiny tattoo letters look great today and blurred in ten years.',
        'How large should letters in a tattoo be? Larger than you think.',
      ],
      ptal: 'Lines widen with the years. Leave room between the letters.',
      fi: 'Want words as a tattoo? Then give them enough room.',
      h: 'A whole poem on a finger is a smudge in the making.',
    },
    lines: {
      '*': [
        'Tattoo lines get a little wider over the years. Leave room between letters.',
        'Fewer words, larger letters: then a tattoo can be read for longer.',
        'Fingers and feet are hard places for small tattoo letters. They fade and blur.',
        'Have two people check the spelling of a tattoo before the first line.',
      ],
      h: ['A spelling mistake on paper costs nothing. Check it there.'],
    },
    scene: [
      'On the phone it looks beautiful, at three millimetres high.',
      'Ten years later somebody asks: is that a line?',
    ],
    why: [
      ['Skin moves and changes, and ink spreads a little.', 'That is normal and happens with every tattoo.'],
      ['Open letters stay readable.', 'If the gap in the e is tiny, it closes.'],
    ],
    parts: [
      [
        'Look at the gaps',
        ['The gap inside a letter should be clearly wider than the line.', 'Your artist can show you.'],
        'A letter e up close',
      ],
      [
        'Use fewer words',
        ['One word can say it all.', 'You know the rest by heart.'],
        'A single word on paper',
      ],
      [
        'Choose a calm place',
        ['Forearm, upper arm or shoulder blade.', 'Fingers and feet wear off quickly.'],
        'A forearm',
      ],
      [
        'Check the spelling twice',
        ['Names, dates, accents.', 'Let somebody check who speaks the language.'],
        'A stencil being read',
      ],
    ],
    turn: ['Ask how it will look in ten years.', 'Your artist has seen many.'],
    asks: ['Which word would you have tattooed?', 'Do you have letters as a tattoo?'],
    ends: {
      ptal: 'Larger, fewer, checked twice.',
      fi: 'Bring your words, and we look at them together.',
      h: 'And learn the poem by heart.',
    },
    wrong: 'Choosing letters that are too small',
    keep: 'your next tattoo idea',
    send: 'somebody who wants a quote as a tattoo',
    only: TATTOOS,
    own: [
      {
        kinds: ['service', 'people'],
        about: 'fine.?line|letter|script|calligraph',
        lead: 'And what is drawn here.',
      },
    ],
    pic: { ask: 'A word written in two sizes on paper', alt: 'The same word in large and tiny handwriting' },
    claims: [
      [
        'Ink spreads and lines widen with time; hands and feet fade faster',
        'tattoo practice and dermatology texts',
      ],
    ],
  },
  {
    id: 'why-the-stencil-moves',
    format: 'behind',
    again: 8,
    emoji: '📐',
    tags: ['TattooStencil', 'BehindTheScenes', 'TattooArtist'],
    title: [
      'Tattoo stencil: why you should check it before the first line',
      'The stencil can be moved: say so if it is not right',
    ],
    cover: 'Check the stencil first',
    gist: [
      'The stencil shows where the tattoo will be. It can be wiped off and moved as often as you like, so look in the mirror and say what you think.',
      'Stand normally, look in a large mirror, and ask for it higher, lower or straighter. After that the first line begins.',
    ],
    subject: ['Check the stencil first', 'It can be moved'],
    hooks: {
      '*': [
        'Before the first line comes the stencil. Check it in the mirror, and have it moved if you like.',
        'The stencil of a tattoo can be moved as often as you like. Say so.',
      ],
      ptal: 'Placement is decided with the stencil, and not with the needle.',
      fi: 'You are not sure about the place? That is what the stencil is for.',
      h: 'Nobody minds a third stencil. Everybody minds a crooked tattoo.',
    },
    lines: {
      '*': [
        'Stand as you normally stand when you check the stencil of a tattoo.',
        'Look at the stencil from two metres away. That is how others see your tattoo.',
        '"A bit higher" is enough. A stencil is moved in five minutes.',
        'Do not say yes to a stencil out of politeness.',
      ],
      h: ['"It is fine" is the most expensive sentence in a tattoo studio.'],
    },
    scene: [
      'You stand before the mirror, and it seems a little low. Say it now.',
      'It is wiped off, put on again, and this time you do not want to look away.',
    ],
    why: [
      ['Skin moves, and a body is not flat.', 'Lying down it looks different from standing.'],
      [
        'The stencil comes off with a wipe. The tattoo does not.',
        'It is the last moment to change something easily.',
      ],
    ],
    parts: [
      [
        'Stand normally',
        ['Arms down, shoulders relaxed.', 'Not as for a photo.'],
        'A person before a mirror',
      ],
      [
        'Look from a distance',
        ['Two steps back from the mirror.', 'Take a photo as well.'],
        'A large mirror',
      ],
      [
        'Say what bothers you',
        ['Higher, straighter, smaller.', 'No reason is needed.'],
        'Two people looking at an arm',
      ],
      [
        'Begin when you are sure',
        ['A glass of water first helps.', 'Your artist has time for it.'],
        'A purple stencil',
      ],
    ],
    turn: ['A good artist moves it gladly.', 'It should be right for both of you.'],
    asks: ['How often was your stencil moved?', 'Do you dare to say when something is not right?'],
    ends: {
      ptal: 'Look, say, move, begin.',
      fi: 'Take your time. It stays with you.',
      h: 'And now it is really fine.',
    },
    keep: 'your appointment',
    send: 'somebody who never complains',
    only: TATTOOS,
    own: [
      { kinds: ['people', 'story'], about: 'artists?\\b|tattooist|draw', lead: 'And whose hand it is here.' },
    ],
    pic: { ask: 'A purple stencil on a forearm before tattooing', alt: 'A purple stencil on a forearm' },
    claims: [['Stencils are placed on a standing body and can be removed and reapplied', 'tattoo practice']],
  },
  {
    id: 'what-you-should-see-in-a-studio',
    format: 'checklist',
    again: 8,
    emoji: '🧤',
    tick: true,
    tags: ['TattooStudio', 'PiercingStudio', 'SafeTattoo'],
    title: ['How to recognise a clean tattoo or piercing studio', 'Clean studio? Five things to look for'],
    cover: 'A clean studio: five signs',
    gist: [
      'Needles from sealed packets, fresh gloves, covered surfaces, a licence or registration, and written aftercare: these show that a studio works cleanly.',
      'Sealed needles, fresh gloves, film on the surfaces: look for these, and ask. A clean studio answers gladly.',
    ],
    subject: ['A clean studio: five signs', 'What to look for'],
    hooks: {
      '*': [
        'How do you recognise a clean tattoo or piercing studio? Look for these five things.',
        'First tattoo or piercing? Look round the studio before you book.',
      ],
      ptal: 'Sealed needles, fresh gloves, covered surfaces, papers, aftercare: five signs of a clean studio.',
      fi: 'You may look round and ask before you trust a studio with your skin.',
      h: 'Film on everything looks like leftovers. In a studio it is a good sign.',
    },
    lines: {
      '*': [
        'Needles should come out of a sealed packet while you watch.',
        'Fresh gloves before every start, and after touching a phone or a drawer: look for it in a studio.',
        'Ask a studio how tools are sterilised. A good one explains it gladly.',
        'You should get aftercare in writing from a tattoo or piercing studio.',
      ],
      h: ['If somebody answers the phone with the gloves on, count again.'],
    },
    scene: [
      'You come in to ask, and somebody shows you round.',
      'On the wall hangs a licence, and on the table lies a sealed packet.',
    ],
    why: [
      [
        'Tattoos and piercings open the skin, so germs must be kept out.',
        'Good hygiene protects you and everybody after you.',
      ],
      ['You can see most of it yourself.', 'And what you cannot see, you may ask.'],
    ],
    parts: [
      [
        'Needles from sealed packets',
        ['Used once and thrown away.', 'Ask to see it opened.'],
        'A sealed needle packet',
      ],
      ['Fresh gloves', ['New ones after every break.', 'And after touching anything else.'], 'Black gloves'],
      [
        'Covered surfaces',
        ['Film on lamp, bottles and machine.', 'New for every customer.'],
        'A covered lamp',
      ],
      [
        'Licence or registration',
        ['It depends on where you live.', 'Ask the local authority if in doubt.'],
        'A certificate on a wall',
      ],
      [
        'Written aftercare',
        ['What to do, and whom to call.', 'You forget half of it otherwise.'],
        'An aftercare leaflet',
      ],
    ],
    turn: ['Come by and have a look.', 'Questions are welcome.'],
    asks: ['What do you look at first in a studio?', 'What made you trust your studio?'],
    ends: {
      ptal: 'Look and ask before you book.',
      fi: 'You may ask us all of it.',
      h: 'And nobody takes calls with gloves on.',
    },
    caution: [
      'Rules on licences and age differ by country: your local authority can say what a studio near you needs.',
      'What a studio must have depends on the place. Your local authority knows.',
    ],
    keep: 'before your first appointment',
    send: 'somebody who is looking for a studio',
    own: [
      {
        kinds: ['proof', 'policy', 'process', 'claim'],
        about: 'licen[cs]|steril|hygien|registered|single.?use|clean',
        lead: 'And how it is done in this studio.',
      },
    ],
    pic: {
      ask: 'Sealed packets and a box of gloves on a tray',
      alt: 'Sealed packets beside a box of gloves',
    },
    claims: [
      [
        'Single use sterile needles, gloves, covered surfaces, registration where required',
        'guidance of health authorities on tattooing and piercing',
      ],
    ],
  },
  {
    id: 'does-it-hurt',
    format: 'answer',
    again: 6,
    emoji: '😬',
    tags: ['FirstTattoo', 'TattooPain', 'TattooTips'],
    title: ['Does a tattoo hurt? And where does it hurt most?', 'How much does a tattoo hurt?'],
    cover: 'Does a tattoo hurt?',
    gist: [
      'Yes, but for most it is less than they feared. Outer arm and thigh are easy, ribs, feet and inner elbow hurt more.',
      'It feels like a scratch on sunburn. With breakfast, calm breathing and breaks, it is easy to bear for most.',
    ],
    subject: ['Does a tattoo hurt?', 'Easy and hard places'],
    hooks: {
      '*': [
        'Does a tattoo hurt? Yes, and it depends on the place.',
        'Where does a tattoo hurt least? On the outer arm and the thigh.',
      ],
      ptal: 'Over bone and on thin skin it hurts more, on muscle less.',
      fi: 'Afraid of the pain? For most it is easier than the week before.',
      h: 'The worst part is the week before. You imagine everything.',
    },
    lines: {
      '*': [
        'Outer arm, thigh and calf are the easiest places for a first tattoo.',
        'Ribs, feet, spine and the inside of the elbow hurt more during a tattoo.',
        'Eat before a tattoo, breathe out slowly, and ask for a break when you need one.',
        'Tattoo pain feels like a scratch on sunburned skin, and most people get used to it.',
      ],
      h: ['The noise is worse than the needle. Bring headphones.'],
    },
    scene: [
      'The machine buzzes, you hold your breath, and then you think: is that all?',
      'You wanted the ribs first, and the artist suggests the arm.',
    ],
    why: [
      ['Skin over bone has little padding.', 'Where skin is thin, nerves are close.'],
      ['Tired and hungry people feel more pain.', 'Fear makes it worse as well.'],
    ],
    parts: [
      [
        'Easier places',
        [
          'Outer arm, thigh, calf: there is muscle below.',
          'Outer arm, thigh and calf are good for a first tattoo.',
        ],
        'An outer arm',
      ],
      [
        'Harder places',
        ['Ribs, feet, spine, inside of the elbow.', 'Wherever bone is close: ribs, shin, foot.'],
        'A foot',
      ],
      [
        'What helps',
        ['A meal, slow breathing, music, breaks.', 'Eat first, bring music, ask for breaks.'],
        'Headphones',
      ],
    ],
    turn: ['Say when you need a break. It is no problem.', 'And then you have it for life.'],
    asks: ['Where did your tattoo hurt most?', 'Are you afraid of needles?'],
    ends: {
      ptal: 'Eat, breathe, take breaks.',
      fi: 'You can do it.',
      h: 'And the headphones drown out the buzzing.',
    },
    question: 'Does a tattoo hurt?',
    short: ['Yes, but for most people less than they feared.', 'A little to a lot, depending on the place.'],
    caution: [
      'Numbing creams are medicines: ask a pharmacist or doctor, and tell the studio before you use one.',
      'Use a numbing cream only after asking a pharmacist and the studio.',
    ],
    keep: 'the day before',
    send: 'somebody who is afraid of the pain',
    only: TATTOOS,
    own: [
      {
        kinds: ['process', 'service', 'policy', 'question'],
        about: 'first tattoo|pain|breaks?\\b|nervous|numb',
        lead: 'And a word for those who are nervous.',
      },
    ],
    pic: { ask: 'A person reading on a tattoo couch', alt: 'A person lying relaxed on a couch' },
    claims: [
      [
        'Pain varies with place; thin skin and bone are more sensitive',
        'common experience and tattoo practice',
      ],
      ['Numbing creams need advice', 'warnings of medicines authorities'],
    ],
  },
  {
    id: 'black-or-colour',
    format: 'either',
    again: 6,
    emoji: '🎨',
    tags: ['BlackworkTattoo', 'ColourTattoo', 'ThisOrThat'],
    title: ['Tattoo in black or in colour: which would you choose?', 'Black or colour: what is your style?'],
    cover: 'Black or colour?',
    gist: [
      'Black tattoos are clear and age well. Colour stands out and needs more sunscreen. Which would you choose?',
      'Black suits fine lines and ages well, colour can be seen from afar: which suits you?',
    ],
    subject: ['Black or colour?', 'Which would you choose?'],
    hooks: {
      '*': [
        'Tattoo in black or in colour: which would you choose?',
        'Black and clear, or bright and colourful?',
      ],
      ptal: 'Black is timeless, colour stands out. Which is yours?',
      fi: 'Team black or team colour?',
      h: 'Black goes with everything. Ask any wardrobe.',
    },
    lines: {
      '*': [
        'Black or colour: which tattoo would you choose?',
        'Black stays clear for long. Colour stands out. What would you choose?',
        'Colour tattoos need sunscreen, black ones too. Which do you like better?',
        'Which colour would never be in your tattoo?',
      ],
      h: ['Black: goes with everything, even with your socks.'],
    },
    scene: [
      'Two friends, one session each: one comes out in black, one in five colours.',
      'You love the colours on paper and ask how they look on your skin.',
    ],
    why: [['Skin tone changes how a colour looks.', 'On different skin the same colour looks different.']],
    parts: [
      [
        'Black',
        ['Clear lines that stay readable for long.', 'It suits fine drawings and strong shadows.'],
        'A black tattoo',
      ],
      [
        'Colour',
        ['It stands out and tells a story from afar.', 'It needs sunscreen, so that it stays bright.'],
        'A colour tattoo',
      ],
    ],
    turn: ['Ask your artist what works on your skin.', 'Both can be very beautiful.'],
    asks: ['Tattoo: black or colour?', 'What is your next tattoo going to be?'],
    ends: { ptal: 'Black or colour? Vote.', fi: 'Show us yours.', h: 'And greetings to the socks.' },
    keep: 'your next tattoo',
    send: 'your tattooed friends',
    only: TATTOOS,
    own: [
      {
        kinds: ['service', 'people'],
        about: 'black.?work|black and grey|colou?r|realis|traditional',
        lead: 'And what is drawn here.',
      },
    ],
    pic: {
      ask: 'A page of black flash beside a colourful one',
      alt: 'Black and coloured tattoo designs side by side',
    },
    claims: [
      [
        'Light colours fade faster; sun fades tattoos; skin tone changes how colour reads',
        'dermatology texts and tattoo practice',
      ],
    ],
  },
  {
    id: 'pen-of-an-inventor',
    format: 'story',
    again: 10,
    emoji: '⚡',
    tags: ['TattooHistory', 'TattooStories', 'TattooMachine'],
    title: ['Who invented the tattoo machine?', 'From office pen to tattoo machine'],
    cover: 'The first tattoo machine',
    gist: [
      'Thomas Edison invented an electric pen for offices. Nobody wanted it, but a tattooist in New York made a tattoo machine from the idea.',
      'The tattoo machine goes back to an electric pen by Edison that was meant for copying letters.',
    ],
    subject: ['The first tattoo machine', 'Edison and the tattoo'],
    hooks: {
      '*': [
        'Who invented the tattoo machine? It began with a pen by Thomas Edison.',
        'The first tattoo machine comes from an office pen that nobody wanted.',
      ],
      ptal: 'The first patent for an electric tattoo machine is from eighteen ninety-one.',
      fi: 'Do you know what Edison has to do with tattoos?',
      h: 'Edison wanted to help offices. Sailors were happier about it.',
    },
    lines: {
      '*': [
        'Thomas Edison invented an electric pen for copying letters. It became the tattoo machine.',
        "Samuel O'Reilly had the first electric tattoo machine patented in New York in the year eighteen ninety-one.",
        'Before the machine, tattoos were made by hand, point by point. Some artists still work like that.',
        "Edison's electric pen pricked tiny holes into paper. A tattooist had another idea for it.",
      ],
      h: ['An office pen became a tattoo machine. Offices went on being offices.'],
    },
    scene: [
      'A clerk holds a pen that buzzes and pricks holes into paper.',
      'A tattooist in New York sees an electric pen and thinks of skin.',
    ],
    why: [
      ['A good idea sometimes only needs another use.', 'What fails in one place can succeed in another.'],
      ['Tattooing by hand took much longer.', 'With a machine, a picture took hours and not days.'],
    ],
    parts: [
      [
        'The pen',
        [
          'In the eighteen seventies Edison built an electric pen that pricked holes, so that letters could be copied.',
          "Edison's pen had a small motor and made stencils for copying.",
        ],
        'An old drawing of a pen',
      ],
      [
        'The failure',
        ['It was loud and messy, and typewriters were better.', 'Offices soon stopped using it.'],
        'An old typewriter',
      ],
      [
        'The new idea',
        [
          "In New York, the tattooist Samuel O'Reilly turned the idea into a tattoo machine and had it patented.",
          "Samuel O'Reilly saw what it could do, and in eighteen ninety-one he got a patent for a tattoo machine.",
        ],
        'A tattoo machine',
      ],
    ],
    turn: ['It still buzzes today.', 'Modern machines are quieter and more exact.'],
    asks: ['Did you know where the tattoo machine comes from?', 'Have you ever seen a tattoo made by hand?'],
    ends: {
      ptal: 'From paper to skin.',
      fi: 'Tell it in the chair next to you.',
      h: 'And the offices got computers.',
    },
    keep: 'the next chat about tattoos',
    send: 'somebody with a tattoo',
    only: TATTOOS,
    pic: { ask: 'A tattoo machine on a worktop', alt: 'A tattoo machine lying on a worktop' },
    claims: [
      [
        "Edison patented an electric pen in the eighteen seventies; O'Reilly patented a tattoo machine in New York in eighteen ninety-one, derived from it",
        'patent records, histories of tattooing',
      ],
      ['Ötzi carries more than sixty tattoo marks', 'published studies of the mummy'],
    ],
  },
  {
    id: 'pool-first-or-ink-first',
    format: 'season',
    again: 9,
    emoji: '🌊',
    tags: ['SummerTattoo', 'TattooAftercare', 'HolidayTips'],
    title: [
      'Tattoo before a {holiday|vacation}? How many weeks you need',
      'Tattoo and summer: when is the right time?',
    ],
    cover: 'Tattoo before the {holiday|vacation}?',
    gist: [
      'A new tattoo must not go into pool, sea or sun for three to four weeks. So have it done well before your {holiday|vacation}, or after it.',
      'Plan at least four weeks between your tattoo and the beach. Larger ones need longer.',
    ],
    subject: ['Tattoo before the {holiday|vacation}?', 'Four weeks to the beach'],
    hooks: {
      '*': [
        'Beach booked and a tattoo planned? Leave at least four weeks in between.',
        'New tattoo and swimming do not go together for some weeks.',
      ],
      ptal: 'No pool, no sea, no sun in the first weeks of a new tattoo.',
      fi: 'Is your {holiday|vacation} coming up? Then plan your tattoo like this.',
      h: 'Sand, sun, salt and pool: a beach has everything a new tattoo hates.',
    },
    lines: {
      '*': [
        'Leave at least four weeks between a new tattoo and swimming.',
        'Sunburned skin cannot be tattooed. Come before the sun or some weeks after.',
        'Healed tattoos need a high sun factor, also on cloudy days.',
        'Want a tattoo for summer? Spring is the time to book it.',
      ],
      h: ['A tattoo in a plastic bag at the pool: please do not.'],
    },
    scene: [
      'The flight goes in ten days, and you would love to have it before that.',
      'At the pool everybody is swimming, and you sit there with a sleeve.',
    ],
    why: [
      ['A new tattoo is an open wound, and water brings germs.', 'Until it has closed, it can get infected.'],
      ['Sun bleaches and burns fresh ink.', 'New skin burns very quickly.'],
    ],
    parts: [
      [
        'Count back from the first swim',
        ['Four weeks at least, more for large pieces.', 'Skin heals at its own speed.'],
        'A calendar',
      ],
      [
        'Or come after the {holiday|vacation}',
        ['Wait until a tan or sunburn has gone.', 'Then you have all autumn for it.'],
        'A suitcase',
      ],
      [
        'Protect healed ink',
        ['A high factor, and again after swimming.', 'It keeps colours bright.'],
        'Sunscreen',
      ],
    ],
    turn: ['So book early for summer.', 'Then you have it in good time.'],
    asks: ['Before or after the {holiday|vacation}?', 'Where are you going this summer?'],
    ends: {
      ptal: 'Four weeks before, or after.',
      fi: 'Ask, and we plan it with you.',
      h: 'And leave the plastic bag at home.',
    },
    caution: [
      'If a new tattoo got wet or burnt and becomes hot, very sore or weeps, show it to a doctor.',
      'Heat, pus or strong pain after swimming or sun: see a doctor.',
    ],
    keep: 'planning your summer',
    send: 'somebody with a beach {holiday|vacation}',
    only: TATTOOS,
    when: { season: ['spring', 'summer'] },
    own: [
      {
        kinds: ['offer', 'event', 'process', 'policy'],
        about: 'walk.?in|by appointment|waiting list|bookings?',
        lead: 'And how to get a date in time.',
      },
    ],
    pic: { ask: 'A forearm in a long sleeve by a pool', alt: 'A covered arm beside a swimming pool' },
    claims: [
      [
        'No swimming or sun on new tattoos for weeks; sunscreen on healed ones',
        'advice of health authorities and dermatologists',
      ],
    ],
  },
  {
    id: 'the-first-bar-is-too-long',
    format: 'answer',
    again: 7,
    emoji: '📏',
    tags: ['Piercing', 'PiercingAftercare', 'PiercingTips'],
    title: ['Why is the bar of a new piercing so long?', 'New piercing: when is the jewellery changed?'],
    cover: 'Why the first bar is long',
    gist: [
      'A new piercing swells, so the first bar is longer. After some weeks, when the swelling is gone, have it changed for a shorter one.',
      'The long bar gives room for swelling. Later it catches on things, so have it changed in time.',
    ],
    subject: ['Why the first bar is long', 'When to change the jewellery'],
    hooks: {
      '*': [
        'Why is the bar of a new piercing so long? It leaves room for swelling.',
        'New piercing and a bar that sticks out? That is normal at first.',
      ],
      ptal: 'First long for the swelling, then short for everyday life.',
      fi: 'Does your new piercing stick out? It is meant to, for now.',
      h: 'It catches on every towel? Then it may be time to change it.',
    },
    lines: {
      '*': [
        'The first bar of a piercing is long because it needs room to swell.',
        'Ask for the date of the change when you get a piercing.',
        'Have the first bar changed in the studio. They have gloves, light and the right size.',
        'A bar that is left too long catches on hair, towels and pillows.',
      ],
      h: ['The towel always finds the piercing.'],
    },
    scene: [
      'You look in the mirror, and the bar sticks out further than you thought.',
      'After some weeks the swelling has gone, and it catches on your hair.',
    ],
    why: [
      ['In the first days the skin swells.', 'A bar that is too short would press into it.'],
      ['Later a long bar gets in the way.', 'It can pull at the piercing and make it heal crooked.'],
    ],
    parts: [
      [
        'Leave it in at first',
        ['Do not change it by yourself.', 'The swelling comes and goes in the first weeks.'],
        'A piercing close up',
      ],
      [
        'Ask for the date',
        ['An ear lobe needs less time than a nostril.', 'A good studio tells you.'],
        'A calendar',
      ],
      [
        'Have it changed in the studio',
        ['It takes five minutes.', 'You get the right length and a clean change.'],
        'Gloved hands',
      ],
    ],
    turn: ['After that it looks the way you wanted.', 'And the towel has nothing to catch.'],
    asks: ['What is your newest piercing?', 'How long did you wait before the jewellery was changed?'],
    ends: { ptal: 'Long first, short later.', fi: 'Come by for the change.', h: 'And the towel loses.' },
    question: 'Why is the bar of my new piercing so long?',
    short: [
      'Because a new piercing swells and needs room.',
      'It leaves room for the swelling. Later you get a shorter one.',
    ],
    caution: [
      'With heat, pus, strong swelling or fever, leave the jewellery in and see a doctor soon.',
      'Do not take it out if it is infected: see a doctor.',
    ],
    keep: 'the first weeks',
    send: 'somebody with a new piercing',
    only: PIERCERS,
    own: [
      {
        kinds: ['service', 'price', 'policy', 'offer'],
        about: 'downsiz|check.?up|bar change',
        lead: 'And how the second appointment works here.',
      },
    ],
    pic: {
      ask: 'Two piercing bars of different length',
      alt: 'A long and a short piercing bar side by side',
    },
    claims: [
      [
        'Initial jewellery allows for swelling and should be downsized',
        'guidance of associations of piercers',
      ],
      [
        'Leave jewellery in when infected and see a doctor',
        'advice of health authorities and associations of piercers',
      ],
    ],
  },
  {
    id: 'do-not-turn-the-stud',
    format: 'myth',
    again: 7,
    emoji: '🧂',
    tags: ['PiercingAftercare', 'EarPiercing', 'PiercingTips'],
    title: ['Should you turn a new piercing? No', 'New piercing: clean it, and leave it alone'],
    cover: 'Do not turn a new piercing',
    gist: [
      'Do not turn a new piercing. It tears the new skin. Clean it with saline twice a day, dry it, and leave it alone.',
      'Turning is old advice. Saline, clean hands and patience are better.',
    ],
    subject: ['Do not turn a new piercing', 'How to clean it'],
    hooks: {
      '*': [
        'Turning a new piercing is old advice, and it is wrong.',
        'New piercing? Saline twice a day, and hands off.',
      ],
      ptal: 'Saline, clean hands, no turning: that is piercing aftercare.',
      fi: 'Were you told to turn your new piercing? Please do not.',
      h: 'Your piercing is not a screw.',
    },
    lines: {
      '*': [
        'Do not turn a new piercing. It tears the new skin each time.',
        'Clean a new piercing with saline twice a day, and dry it with paper.',
        'Touch a new piercing only with washed hands.',
        'A little clear crust on a new piercing is normal. Yellow pus is not.',
      ],
      h: ['Everybody wants to touch a new piercing. Nobody may.'],
    },
    scene: [
      'Your aunt says: turn it every day. Your piercer says: do not.',
      'It feels dry and tight, and your fingers want to help.',
    ],
    why: [
      ['New skin grows inside the piercing, and turning tears it.', 'Then it bleeds again and takes longer.'],
      ['Fingers bring germs to the wound.', 'The less it is touched, the better it heals.'],
    ],
    parts: [
      ['Clean it with saline', ['Twice a day, with a spray.', 'Dry it with clean paper.'], 'A saline spray'],
      [
        'Keep your hands off',
        ["Others' hands as well.", 'Wash them if you must touch it.'],
        'Hands being washed',
      ],
      [
        'Look for trouble',
        [
          'Clear crust is normal. Pus, heat and throbbing are not.',
          'Pus, heat or throbbing need a doctor. A clear crust is normal.',
        ],
        'A mirror',
      ],
    ],
    turn: ['Patience is the most important part.', 'It gets calmer from week to week.'],
    asks: ['Who told you to turn your piercing?', 'How long did your piercing take to heal?'],
    ends: {
      ptal: 'Clean, dry, hands off.',
      fi: 'Any questions? Ask your studio.',
      h: 'And the aunt means well.',
    },
    myth: 'A new piercing has to be turned every day',
    short: [
      'No. Turning tears the new skin. Clean it, and leave it alone.',
      'It must not. That only makes it sore.',
    ],
    caution: [
      'With growing redness, pus, fever or jewellery that sinks in, see a doctor and do not take it out yourself.',
      'See a doctor about pus, fever or spreading redness, and leave the jewellery in.',
    ],
    keep: 'the first weeks',
    send: 'somebody with a new piercing',
    only: PIERCERS,
    own: [
      {
        kinds: ['process', 'policy', 'product'],
        about: 'aftercare|saline',
        lead: 'And what you take home from here.',
      },
    ],
    pic: { ask: 'A small stud in an ear lobe', alt: 'A small stud in an ear lobe' },
    claims: [
      [
        'Do not rotate; saline; avoid alcohol and peroxide',
        'guidance of associations of piercers and health authorities',
      ],
    ],
  },
  {
    id: 'first-flash-of-your-life',
    format: 'question',
    again: 6,
    emoji: '❤️',
    tags: ['TattooStories', 'FirstTattoo', 'InkTalk'],
    title: ['What was your first tattoo?', 'Your first tattoo: what is the story?'],
    cover: 'Your first tattoo',
    gist: [
      'What was your first tattoo, how old were you, and would you get it again?',
      'Every first tattoo has a story: a trip, a friend, a dare. What is yours?',
    ],
    subject: ['Your first tattoo', 'What is the story?'],
    hooks: {
      '*': [
        'What was your first tattoo?',
        'How old were you when you got your first tattoo, and what was it?',
      ],
      ptal: 'First tattoo: what, where, when?',
      fi: 'Tell us about your first tattoo.',
      h: 'Dolphin, tribal or barbed wire: which one was it?',
    },
    lines: {
      '*': [
        'What was your first tattoo, and would you get it again?',
        'Who came along to your first tattoo?',
        'Do you still like your first tattoo?',
        'No tattoo yet? What would be your first?',
      ],
      h: ['Chinese characters: do you know by now what they say?'],
    },
    scene: [
      'An old photo, and on the shoulder a small swallow.',
      'You were nineteen, it was raining, and your friend went first.',
    ],
    why: [
      ['People mark what they do not want to forget.', 'For many it stands for a person, a day or a place.'],
    ],
    parts: [
      ['For somebody', ['A name, a date, a flower.', 'Often it is very small.'], 'A small tattoo'],
      ['From a day', ['A trip, a bet, a summer.', 'These have the best stories.'], 'A photo from a trip'],
      ['Not yet', ['But there is an idea.', 'What keeps you from it?'], 'A drawing'],
    ],
    turn: ['All stories are welcome.', 'Thank you for telling us.'],
    asks: ['Your first tattoo: what was it?', 'Would you get your first tattoo again?'],
    ends: { ptal: 'What, where, when?', fi: 'We love these stories.', h: 'And cover-ups are possible.' },
    keep: 'the next evening with friends',
    send: 'whoever held your hand',
    only: TATTOOS,
    pic: { ask: 'A small old tattoo on a wrist', alt: 'A small old tattoo on a wrist' },
    claims: [['People tell stories about first tattoos', 'common experience']],
  },
];
