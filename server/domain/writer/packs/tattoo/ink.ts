// Ink and metal: before the needle, while it closes, and for the years after.
import type { Idea } from '../../library/idea.ts';
import { PIERCERS, TATTOOS } from './kinds.ts';

export const INK: readonly Idea[] = [
  {
    id: 'live-with-it-on-paper',
    format: 'howto',
    again: 9,
    emoji: '🖊️',
    tags: ['TattooIdeas', 'FirstTattoo', 'TattooTips'],
    only: TATTOOS,
    title: 'How to test a tattoo idea before it is permanent',
    cover: 'Live with it on paper first',
    gist: [
      'Print the tattoo idea, tape it where you brush your teeth and look at it for a month. If you stop seeing it, it was a mood. If you still like it, keep the date.',
      'A tattoo design can be worn on paper first: at size, in place, and through a few bad Mondays. What is still right after that is probably right.',
    ],
    subject: ['A month on the bathroom mirror', 'Wear it on paper first'],
    hooks: {
      '*': [
        'Not sure about a tattoo? Tape the drawing to the bathroom mirror and wait a month.',
        'A tattoo idea should survive thirty mornings of toothpaste.',
      ],
      pt: 'The simplest test of a tattoo design is a print at its real size, in its real place.',
      fi: 'You have had that tattoo in your head since spring. Let it hang beside the mirror for a while.',
      a: 'Print the tattoo. Hang it up. Wait a month.',
      h: 'Your bathroom mirror has seen you at your worst. Ask it about the tattoo.',
      l: 'A small drawing, a strip of tape, and thirty quiet mornings.',
    },
    lines: {
      '*': [
        'Print your tattoo idea at its real size. Most first ideas turn out too small to hold their detail.',
        'Draw the tattoo on with an eyeliner and live with it for a day. You learn a lot about the place, and nothing is lost.',
        'Look at a tattoo design in the mirror as well: that is how you will see it, and you are the one who sees it most.',
        'If you would have to explain the joke in ten years, put it on a mug.',
      ],
      h: ['The ex with the name on the arm was also quite sure at the time.'],
    },
    scene: [
      'A sheet of paper hangs between the toothbrush and the opening hours of the dentist. By the second week you greet it.',
      'On Monday you love it. On Thursday, with wet hair and no coffee, you look again, and that is the real test.',
    ],
    why: [
      [
        'A design that is new holds the eye because it is new. Only time tells liking from surprise.',
        'What you see daily wears out fast, or grows on you. Both are worth knowing before the needle.',
      ],
      [
        'Size and place change a drawing more than any line in it.',
        'The same rose is a brooch on a collarbone and a stamp on a thigh.',
      ],
    ],
    parts: [
      [
        'Print it at real size',
        [
          'Then the fine bits show whether they have room.',
          'Cut it out roughly, and a wrist is suddenly very small.',
        ],
        'A printed drawing beside a ruler',
      ],
      [
        'Hang it where you look daily',
        [
          'Tired eyes are honest eyes.',
          'Mirror, fridge, inside of the front door: anywhere you cannot avoid.',
        ],
        'A drawing taped to a bathroom mirror',
      ],
      [
        'Wear it for a day in pencil',
        [
          'Eyeliner will do, and a shirt with the sleeves you usually have.',
          'You notice at once whether it peeps out at work.',
        ],
        'A hand drawing on a forearm with eyeliner',
      ],
      [
        'Write down what still bothers you',
        [
          'One sentence is enough, and an artist can do something with it.',
          '"Too sweet" or "too straight" is better than a picture of somebody else.',
        ],
        'A note beside a sketch',
      ],
    ],
    turn: [
      'Whatever you still like after that has earned its place.',
      'And if you forgot about it, that was an answer too.',
    ],
    asks: [
      'How long did your idea wait before it became a tattoo?',
      'Which tattoo are you glad you never got?',
    ],
    ends: {
      pa: 'The month costs nothing, and the drawing stays yours.',
      fi: 'Skin is patient. It can wait for the right idea.',
      t: 'A print at full scale answers size, place and detail in one go.',
      h: 'And if it falls off the mirror, that counts as a no.',
      l: 'Then it stays, and feels as if it had always been there.',
    },
    keep: 'the day when the idea comes back',
    send: 'a friend who wants a tattoo by Saturday',
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
    again: 8,
    emoji: '🥪',
    tags: ['TattooAppointment', 'TattooTips', 'FirstTattoo'],
    tick: true,
    only: TATTOOS,
    title: 'What to do before a tattoo appointment: food, sleep, sleeves',
    cover: 'The day before a tattoo',
    gist: [
      'Eat properly, sleep, leave the drink until another day, and wear something that leaves the place free. Most of a good tattoo appointment is packed the evening before.',
      'Five small things make a tattoo session easier for both sides of the needle: breakfast, sleep, loose clothes, a charged phone and the truth on the form.',
    ],
    subject: ['Breakfast before needles', 'Five things before the first line'],
    hooks: {
      '*': [
        'Tattoo tomorrow? Have a real breakfast. It matters more than courage.',
        'The night before a tattoo has a short list, and a round of beers is not on it.',
      ],
      pt: 'Low blood sugar, alcohol and too little sleep make a tattoo session harder to sit through.',
      fi: 'First tattoo tomorrow, and you are more nervous than you would say aloud? Here is what to pack.',
      a: 'Eat. Sleep. Loose sleeves. That is the preparation for a tattoo.',
      h: 'Bravery is optional at a tattoo appointment. A sandwich is not.',
      l: 'An early night, a good breakfast, an old soft shirt.',
    },
    lines: {
      '*': [
        'Eat a proper meal before a tattoo, and bring something sweet for a long session. An empty stomach faints first.',
        'No alcohol the evening before a tattoo, nor on the day. Most studios send you home if they notice.',
        'Wear old, loose clothes to a tattoo appointment. Ink finds the white shirt.',
        'Shaving at home the night before leaves small cuts. Leave that to the artist.',
      ],
      h: [
        'The person who faints is rarely the small one in glasses. It is the big one who had no breakfast.',
      ],
    },
    scene: [
      'Quarter to ten, three people in the waiting area. One is eating a banana as though it were medicine, and she has been here before.',
      'A bag on the floor: banana, water, headphones, an old shirt with the sleeves cut off. Somebody has thought about today.',
    ],
    why: [
      [
        'A body that lies still for two hours under a needle is doing work, even if it looks like rest.',
        'Holding still while something stings takes energy, and energy comes from breakfast.',
      ],
      [
        'Alcohol and some medicines make people bleed a little more, and that washes out ink.',
        'Whatever thins the blood makes work slower and lines less clean.',
      ],
    ],
    parts: [
      [
        'Eat a real meal',
        ['Two hours before is good, with something slow in it.', 'Toast and eggs beat a coffee on the run.'],
        'A plate of eggs and toast',
      ],
      [
        'Leave alcohol for another evening',
        ['From the night before, and the night after too.', 'It helps with nerves and spoils the rest.'],
        'A full glass of water on a table',
      ],
      [
        'Wear something loose and dark',
        ['The place must be free, and stay free for hours.', 'You go home in it as well, so nothing tight.'],
        'A loose dark shirt on a hanger',
      ],
      [
        'Tell about medicines and allergies',
        [
          'Blood thinners, plasters, latex, a skin condition: all of it counts.',
          'The form asks because the answer changes the plan.',
        ],
        'A form on a clipboard',
      ],
      [
        'Bring your identity card',
        ['Studios have to check your age in most places.', 'A photo of it on the phone may not be accepted.'],
        'A wallet on a table',
      ],
    ],
    turn: [
      'The rest is lying still, and you have practised that on Sundays.',
      'Then all you have to do is breathe and complain a little.',
    ],
    asks: ['What do you pack for a long session?', 'What would you tell somebody before a first tattoo?'],
    ends: {
      pa: 'Rested, fed and honest: that is a good client.',
      fi: 'And say so if you are nervous. You will not be the first this week.',
      t: 'Blood sugar up, alcohol out, skin unshaven.',
      h: 'The banana has never let anybody down.',
      l: 'And afterwards, slowly home.',
    },
    caution:
      'If you take blood thinners, are pregnant, have a skin condition or have fainted before, ask your doctor and tell the studio first.',
    keep: 'the night before',
    send: 'somebody with an appointment this week',
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
    again: 8,
    emoji: '🧼',
    tags: ['TattooAftercare', 'NewTattoo', 'TattooTips'],
    only: TATTOOS,
    title: 'New tattoo aftercare: clean hands, thin layer, no bath',
    cover: 'A new tattoo is a graze',
    gist: [
      'A fresh tattoo is a graze with a picture in it: clean hands, lukewarm water, a very thin layer of what your artist told you, and no bath, sauna, pool or sun until it is closed.',
      'Wash hands before you touch it, pat it dry, use less cream than you think, and let flakes fall by themselves. That is most of looking after a new tattoo.',
    ],
    subject: ['Less cream than you think', 'A graze with a picture in it'],
    hooks: {
      '*': [
        'A new tattoo wants less cream than you think and cleaner hands than you have.',
        'Treat a fresh tattoo as what it is: a graze with a picture in it.',
      ],
      pt: 'In its first weeks a tattoo is broken skin. Clean hands and no soaking matter most.',
      fi: 'You keep looking under the film at your new tattoo. Of course you do. Wash your hands first.',
      a: 'New tattoo: wash hands, pat dry, thin layer, no bath.',
      h: 'Your friends will want to touch the new tattoo. Your friends have been eating crisps.',
      l: 'A soft towel, lukewarm water, and a little patience.',
    },
    lines: {
      '*': [
        'Wash your hands before you touch a new tattoo, each time. It is the dull rule that does most of the work.',
        'A thick layer of cream on a fresh tattoo keeps it wet. You want it supple: a film you can hardly see.',
        'Pat a new tattoo dry with something clean. The towel that hangs there for everybody is not it.',
        'Flakes on a healing tattoo fall off when they are ready. Picked early, they may take colour along.',
      ],
      h: ['It itches. You may pat it, insult it or ignore it. You may not scratch it.'],
    },
    scene: [
      'Day five. It flakes like a sunburn, it itches, and you stand in front of the mirror with both hands behind your back.',
      'The film is off, the water runs lukewarm, and you hold your arm as if it belonged to a museum.',
    ],
    why: [
      [
        'The needle opened the skin thousands of times, and until that is closed everything gets in that should stay out.',
        'Skin that is open cannot do its job as a wall. For a while your habits do it instead.',
      ],
      [
        'Soaking softens scabs and lifts them early, and pools and lakes bring company.',
        'What swells in a bath comes off in a bath.',
      ],
    ],
    parts: [
      [
        'Wash your hands first',
        ['Soap, twenty seconds, and no phone in between.', 'Everything else on this list comes second.'],
        'Hands under running water',
      ],
      [
        'Rinse lukewarm and pat dry',
        [
          'A mild soap without scent and no sponge.',
          'Kitchen paper is clean, and goes into the bin afterwards.',
        ],
        'A forearm held under a tap',
      ],
      [
        'Put on a very thin layer',
        ['What your artist named, not what was in the cupboard.', 'If it shines, it was too much.'],
        'A fingertip with a small dot of cream',
      ],
      [
        'Keep it out of bath, pool and sun',
        ['A shower is fine, a soak is not.', 'Loose cotton is shade enough for the walk to the shops.'],
        'A swimming pool seen from a dry chair',
      ],
      [
        'Leave the flakes alone',
        [
          'Underneath there is still work going on.',
          'They mean that it is getting on, and nothing is wrong.',
        ],
        'A healed tattoo on an arm',
      ],
    ],
    turn: [
      'After some weeks it is only skin again, with better stories.',
      'Then it is closed, and you may scratch wherever you like.',
    ],
    asks: [
      'What drove you mad while your tattoo was fresh?',
      'What is the best advice you ever got on a new tattoo?',
    ],
    ends: {
      pa: "Your artist's own sheet comes before any general list.",
      fi: 'Be as kind to it as to a grazed knee of a child.',
      t: 'Clean, thin, dry, covered from light.',
      h: 'The crisps stay on the other side of the room.',
      l: 'And one morning it is simply yours.',
    },
    caution:
      'General advice: what your artist told you comes first. Redness that spreads, pus, fever or growing pain belong in front of a doctor.',
    keep: 'the first two weeks',
    send: 'somebody who came home with film on the arm',
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
    again: 10,
    emoji: '🔍',
    tags: ['FineLineTattoo', 'TattooDesign', 'TattooTips'],
    only: TATTOOS,
    title: 'Tattoo lettering too small: why tiny letters grow together',
    cover: 'Small letters grow together',
    wrong: 'Putting a whole sentence on a finger',
    gist: [
      'Ink lines widen a little over the years. Letters that almost touch today will touch later, so a short text at a decent size outlives a long one in tiny print.',
      'Tiny tattoo lettering looks sharp on the day and soft in ten years. Fewer words, more air between them, and it can still be read at sixty.',
    ],
    subject: ['Will it be readable in ten years?', 'Give the letters air'],
    hooks: {
      '*': [
        'A sentence on a finger is readable for a summer.',
        'Tiny tattoo letters look sharpest on the day that they are photographed.',
      ],
      pt: 'Lines of a tattoo spread slightly with time, so gaps in small lettering close first.',
      fi: 'That line of a poem for your wrist: how small were you going to have it?',
      a: 'Small letters blur. Go bigger or say less.',
      h: 'In ten years "carpe diem" may look like a barcode. Plan for it.',
      l: 'Few words, wide spaces, and room to grow old in.',
    },
    lines: {
      '*': [
        'The holes in a, e and o close first when a small tattoo ages. Check those before you check the font.',
        'Write your text at the size you want, step back two metres and read it. If you cannot, nobody will.',
        'Fingers, palms and feet shed and rub more than other skin. Fine lettering there fades in patches.',
        'Proofread a tattoo backwards, word by word. And let somebody read it who does not love you.',
      ],
      h: ['Spelling costs nothing before and a great deal after.'],
    },
    scene: [
      '"Can you do all four lines, but tiny?" The artist takes a pen, draws the e at that size, and turns the paper round without a word.',
      'Two photographs of one wrist, ten years apart. The first says something about the sea. So does the second, if you know it.',
    ],
    why: [
      [
        'Skin renews itself, stretches and gets sun, and ink under it moves outwards by a hair.',
        'Every line gets a little wider with age. So do most of us.',
      ],
      [
        'The gap between two strokes is drawn once and shrinks ever after.',
        'What keeps letters apart is empty skin, and that is the part people save on.',
      ],
    ],
    parts: [
      [
        'Look at the gaps in the letters',
        ['If the hole in the e is as thin as the line, it will fill.', 'Open typefaces stay open longer.'],
        'A magnified letter e on paper',
      ],
      [
        'Cut the words in half',
        ['One word carries a whole poem for the one who knows it.', 'The rest you know by heart anyway.'],
        'A poem with one word underlined',
      ],
      [
        'Choose a place that moves little',
        ['Forearm, upper arm and shoulder blade are kind to lines.', 'Between fingers nothing lasts long.'],
        'A forearm on a table',
      ],
      [
        'Have it proofread by two people',
        ['One of them should speak the language.', 'Names, dates and accents last of all, on the stencil.'],
        'Two people bending over a sheet of paper',
      ],
    ],
    turn: [
      'Artists say no to tiny because they see the tenth year, not the first.',
      'A text that has room has time as well.',
    ],
    asks: [
      'Which single word would you have tattooed?',
      'Have you seen a tattoo that nobody could read any more?',
    ],
    ends: {
      pa: 'Space between strokes decides how long it stays legible.',
      fi: 'And your poem is still whole, in you.',
      t: 'Line width grows, counters close: leave room.',
      h: 'The barcode scans as "seize the day".',
      l: 'Air is part of the lettering.',
    },
    keep: 'the evening with the fonts',
    send: 'somebody with a very long quotation',
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
    again: 9,
    emoji: '📐',
    tags: ['TattooStencil', 'BehindTheScenes', 'TattooArtist'],
    only: TATTOOS,
    title: 'Why a tattoo stencil is put on twice, and you should ask for it',
    cover: 'The stencil may move',
    gist: [
      'Before the first line there is a purple stencil. It can be wiped off and put on again as often as it needs, so say now if it sits too low, too straight or too far left.',
      'The stencil is the last moment at which a tattoo weighs nothing. Stand up, let the arm hang, look in a big mirror, and ask to have it moved.',
    ],
    subject: ['Purple lines may be moved', 'Stand up before you nod'],
    hooks: {
      '*': [
        'The most important minute of a tattoo appointment comes before the needle: the stencil.',
        'You may ask to have a tattoo stencil moved. Even twice.',
      ],
      pt: 'A stencil is placed on a standing, relaxed body, as skin turns when you lie down.',
      fi: 'Too shy to say that the stencil sits a bit low? Say it. It wipes off.',
      a: 'Stand. Look. Have the stencil moved. Then nod.',
      h: 'Purple lines forgive. Black ones have a longer memory.',
      l: 'A damp cloth, a breath, and the line sits where it belongs.',
    },
    lines: {
      '*': [
        'Look at a tattoo stencil standing up with your arms hanging. Lying down, everything is in another place.',
        'A tattoo stencil wipes off with a damp cloth. Moving it takes ten minutes and saves thirty years.',
        'Take a photo of the stencil and look at it flipped: the camera notices a tilt that a mirror hides.',
        'Straight on paper is seldom straight on an arm. Bodies turn, and a good stencil turns with them.',
      ],
      h: ['"A bit to the left" is for pictures, sofas and stencils. Sofas can be moved again next week.'],
    },
    scene: [
      'You stand on a paper towel in front of the mirror, one sleeve rolled up, and hear yourself say "fine" before you have looked.',
      'Third time, wiped off, put on, step back. The artist tilts the head. "Now it is calm," and goes to wash hands.',
    ],
    why: [
      [
        'Muscles twist the skin as you move. What was level on the couch leans when you walk.',
        'An arm has no front. It has to look right in motion.',
      ],
      [
        'Nobody minds. Artists would rather place it four times than look at it crooked for ever.',
        "It hangs on a wall called you, and it carries somebody's signature.",
      ],
    ],
    parts: [
      [
        'Stand the way you usually stand',
        [
          'Not as for a photograph, with your shoulders down.',
          'Let the arm hang and turn your palm as it falls.',
        ],
        'A person standing before a tall mirror',
      ],
      [
        'Look from two metres away',
        [
          'Nobody else will see it from the tip of your nose.',
          'Up close you see lines, from afar you see the place.',
        ],
        'A mirror across a studio',
      ],
      [
        'Say what bothers you',
        ['"Higher" and "less tilted" are enough.', 'It needs no reason and no apology.'],
        'A hand pointing at a forearm',
      ],
      [
        'Nod only when it is calm',
        [
          'There is a feeling for it: you stop looking.',
          'If you are still unsure, drink a glass of water first.',
        ],
        'A purple stencil on a forearm',
      ],
    ],
    turn: [
      'And then it goes quickly, as everything difficult has been done.',
      'The needle only follows what you agreed on.',
    ],
    asks: [
      'Did your tattoo stencil have to be moved?',
      'How often was your stencil put on before it was right?',
    ],
    ends: {
      pa: 'Ten minutes at the mirror are part of the work.',
      fi: 'Nobody worth going to will sigh.',
      t: 'Relaxed posture, two metres, mirrored photo.',
      h: 'The sofa, by the way, can still go left.',
      l: 'And then, stillness.',
    },
    keep: 'the minute in front of the mirror',
    send: 'somebody who says "fine" too quickly',
    own: [
      { kinds: ['people', 'story'], about: 'artists?\\b|tattooist|draw', lead: 'And whose hand it is here.' },
    ],
    pic: { ask: 'A purple stencil on a forearm before tattooing', alt: 'A purple stencil on a forearm' },
    claims: [['Stencils are placed on a standing body and can be removed and reapplied', 'tattoo practice']],
  },
  {
    id: 'what-you-should-see-in-a-studio',
    format: 'checklist',
    again: 10,
    emoji: '🧤',
    tags: ['TattooStudio', 'PiercingStudio', 'SafeTattoo'],
    tick: true,
    title: 'How to recognise a clean tattoo or piercing studio',
    cover: 'Five signs of a clean studio',
    gist: [
      'Needles opened in front of you, fresh gloves, a yellow bin for sharps, a licence on the wall, and answers without a sigh. A clean studio likes to be looked at.',
      'Look for sealed needles, covered surfaces, hand washing and a certificate or registration, and ask about the rest. Whoever works cleanly has nothing against questions.',
    ],
    subject: ['What to look for before you sit down', 'Ask, and watch the face'],
    hooks: {
      '*': [
        'You may ask a tattoo or piercing studio to open the needle in front of you. Good ones do it anyway.',
        'A clean tattoo studio can be recognised in two minutes, if you know where to look.',
      ],
      pt: 'Single use needles, fresh gloves, covered surfaces, a sharps bin, a registration: five things to see in any studio.',
      fi: 'Never been inside a tattoo or piercing studio? You are allowed to look round before you trust anybody.',
      a: 'Sealed needle. Fresh gloves. Certificate on the wall. Or leave.',
      h: 'If the sterile packet has a coffee ring on it, you have seen enough.',
      l: 'A clean studio: calm light, wiped steel, and the small crackle of a sealed packet.',
    },
    lines: {
      '*': [
        'Before a tattoo or piercing: watch the needle come out of a sealed packet. If you missed it, ask to see another.',
        'Gloves that touched a phone, a drawer or a dog are used gloves. A good studio changes them without being asked.',
        'In many places studios must be registered or licensed. The paper usually hangs where you can read it.',
        'Somebody who works under clean conditions answers questions about them at length, and with some pride.',
      ],
      h: ['"It was ever thus" is an answer about customs, not about hygiene.'],
    },
    scene: [
      'You sit by the door with a magazine and watch: film over the lamp, gloves on, drawer opened, gloves off again. That was the right answer.',
      'The packet crackles, the date is read aloud, and the old needle lands in a yellow bin with a lid.',
    ],
    why: [
      [
        'Whatever goes through skin can carry germs along, and they cannot be seen.',
        'You cannot check for germs, but habits you can watch.',
      ],
      [
        'Rules differ from place to place, and habits differ more.',
        'A certificate says what was true once. The gloves say what is true today.',
      ],
    ],
    parts: [
      [
        'Needles come out of sealed packets',
        ['They are used once and thrown away.', 'You should see it opened, with the date on it.'],
        'A sealed sterile packet',
      ],
      [
        'Gloves are changed often',
        [
          'After the phone, the drawer and the door handle.',
          'Count along; it is more interesting than the magazine.',
        ],
        'A hand taking a glove from a box',
      ],
      [
        'What is touched is covered',
        [
          'Film on lamp, bottle and machine, new for each person.',
          'It looks a bit like leftovers, and that is a good sign.',
        ],
        'A lamp handle wrapped in film',
      ],
      [
        'Papers hang where you can read them',
        ['A registration or licence, depending on where you live.', 'If in doubt, ask the local authority.'],
        'A framed certificate on a wall',
      ],
      [
        'Aftercare comes in writing',
        [
          'What to do, what not, and whom to {ring|call}.',
          'Nobody remembers a word after two hours of buzzing.',
        ],
        'A printed leaflet beside a till',
      ],
    ],
    turn: [
      'If one of them is missing, there is another studio round the corner.',
      'A good place takes it as a compliment that you looked.',
    ],
    asks: [
      'What do you look at first in a studio for tattoos?',
      'What would make you turn round at a studio door?',
    ],
    ends: {
      pa: 'Ask before, as afterwards it is too late.',
      fi: 'Curious clients are welcome ones.',
      t: 'Sealed, single use, covered, documented.',
      h: 'The dog is lovely. It may wait outside.',
      l: 'And then you can close your eyes.',
    },
    caution:
      'Rules on licences and age differ by country: your local authority can say what a studio near you needs.',
    keep: 'the day on which you choose a studio',
    send: 'somebody who found a very cheap offer',
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
    again: 9,
    emoji: '😬',
    tags: ['FirstTattoo', 'TattooPain', 'TattooTips'],
    only: TATTOOS,
    title: 'Does a tattoo hurt, and where most?',
    cover: 'Does a tattoo hurt?',
    question: 'Does getting a tattoo hurt?',
    short: 'Yes, but it is more of a nuisance than a drama, and the place decides.',
    gist: [
      'A tattoo stings and burns like a scratch on sunburnt skin. Over bone and thin skin it is sharper, on the outer arm or thigh milder, and after some minutes most people get used to it.',
      'Ribs, feet and the inside of the elbow are the hard places, the outside of the arm an easy one. For most it is milder than the week of worrying before it.',
    ],
    subject: ['Where it stings least', 'A scratch on sunburn'],
    hooks: {
      '*': [
        'Does a tattoo hurt? Yes, like somebody drawing on sunburn. Then you get used to it.',
        'Ask ten people whether a tattoo hurts, and you will hear ten places on the body.',
      ],
      pt: 'How much a tattoo hurts depends on the place: thin skin over bone is sharpest.',
      fi: 'The question you do not dare to ask about your first tattoo: will I manage? You will.',
      a: 'It hurts. Less than you fear. Choose the place.',
      h: 'A tattoo hurts about as much as people who have one enjoy telling you.',
      l: 'A fine burning, a steady hum, and then only the hum.',
    },
    lines: {
      '*': [
        'First tattoo and afraid of pain? The outside of the upper arm is the usual advice. Ribs can be the third one.',
        'The first five minutes of a tattoo are the loudest. After that the body turns it down.',
        'Breathe out when the needle starts. Whoever holds their breath tenses, and tense hurts more.',
        'Ask for a break before you need one. Artists like clients who say so, and dislike those who faint.',
      ],
      h: ['Nobody has ever said "ribs, lovely". Believe nobody.'],
    },
    scene: [
      'The machine starts to buzz, and your whole body waits for the worst. Then comes a scratch, and you nearly laugh.',
      'At the next couch somebody grits their teeth at the ribs, and in the chair by the window somebody reads a novel.',
    ],
    why: [
      [
        'Nerves lie closer to the surface where the skin is thin, and bone passes the buzzing on.',
        'Padding helps. Where you have something to pinch, it is milder.',
      ],
      [
        'Tiredness, hunger and nerves make everything sharper, as they do at the dentist.',
        'How you slept matters nearly as much as where you lie.',
      ],
    ],
    parts: [
      [
        'Milder places',
        [
          'Outer arm, thigh, calf: skin with something below.',
          'The outside of the upper arm, the thigh and the calf are good for a first one.',
        ],
        'An upper arm with a short sleeve',
      ],
      [
        'Sharper places',
        [
          'Ribs, feet, spine, inside of elbow and knee.',
          'Wherever skin is thin over bone: ribs, shin, top of the foot.',
        ],
        'A bare foot on a towel',
      ],
      [
        'What helps',
        [
          'Breakfast, breathing out, a playlist, and small breaks.',
          'Food beforehand, slow breath, and saying when you need a pause.',
        ],
        'Headphones on a couch',
      ],
    ],
    turn: ['An hour later you are showing it to strangers.', 'The itching in week two is worse, ask anyone.'],
    asks: ['Which place would you never have tattooed again?', 'What did your first tattoo feel like?'],
    ends: {
      pa: 'Place first, then size, then courage.',
      fi: "And you may hold somebody's hand.",
      t: 'Thin skin plus bone equals sharper.',
      h: 'Ribs. Never mind what they said about ribs.',
      l: 'Then it is quiet, and it stays.',
    },
    caution:
      'Numbing creams are medicines: use one only after asking a pharmacist or doctor and telling the studio.',
    keep: 'the week before the first one',
    send: 'somebody who has been "almost ready" for years',
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
    again: 9,
    emoji: '🎨',
    tags: ['BlackworkTattoo', 'ColourTattoo', 'ThisOrThat'],
    only: TATTOOS,
    title: 'Black or colour: which tattoo would you choose?',
    cover: 'Black or colour?',
    gist: [
      'Black stays clear for longest and goes with everything. Colour catches the light and wants a little more care in the sun. Which would you wear for good?',
      'One is a drawing, the other a painting. On skin both have to grow old with you. Which side are you on?',
    ],
    subject: ['Drawing or painting?', 'Would you wear it in colour?'],
    hooks: {
      '*': [
        'Black or colour: which tattoo would you have for the rest of your life?',
        'Every tattoo sofa knows this quarrel: black ink or colour?',
      ],
      pt: 'Black ink holds its contrast for longest; light colours depend more on skin tone and sun.',
      fi: 'If you got a tattoo tomorrow, would it be black or would it glow?',
      a: 'Black or colour. Choose one for life.',
      h: 'Black goes with everything. So they said about the leather trousers.',
      l: 'The calm of ink, or one deep red in the shade.',
    },
    lines: {
      '*': [
        'Black or colour: which tattoo would you wear for fifty years?',
        'On darker skin strong contrasts and bold colours read well. Ask to see healed photographs on skin like yours.',
        'Yellow and white fade first, black and dark blue last. Sun decides how fast.',
        'Ask for pictures of tattoos that are five years old. Fresh ones all look good.',
      ],
      h: ['Your grandmother would take the roses, in colour, and large.'],
    },
    scene: [
      'Two friends at one counter, one folder. She turns to the black pages, he to the parrots.',
      "The folder has a divider in the middle, and people's fingers always know which way to go.",
    ],
    why: [
      [
        'A colour that you love on paper meets a colour that you already have: your skin.',
        'Ink lies below the skin, so you always look at it through your own tone.',
      ],
    ],
    parts: [
      [
        'Black',
        [
          'Clear lines, strong shadows, and patient in the sun.',
          'It looks like drawing, and ages like drawing.',
        ],
        'A black linework tattoo',
      ],
      [
        'Colour',
        [
          'Light, depth, a mood one sees across a room.',
          'Needs planning with your skin tone, and sunscreen ever after.',
        ],
        'A colourful tattoo of a flower',
      ],
    ],
    turn: ['Some start in black and come back for one single red.', 'Both are right, for fifty years or so.'],
    asks: ['Black or colour?', 'Which colour would yours have?'],
    ends: {
      pa: 'Look at healed work before you decide.',
      fi: 'Tell us which, and on which arm.',
      t: 'Contrast first, pigment second.',
      h: 'The parrot has waited long enough.',
      l: 'And one line is enough.',
    },
    keep: 'the next time you leaf through a folder',
    send: 'the friend with the parrots',
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
    again: 11,
    emoji: '⚡',
    tags: ['TattooHistory', 'TattooStories', 'TattooMachine'],
    only: TATTOOS,
    title: 'The tattoo machine began as an office pen',
    cover: 'It began as an office pen',
    gist: [
      'Thomas Edison built an electric pen for copying letters. It failed in offices. Some years later a New York tattooist saw something else in it, and patented a tattoo machine.',
      'An electric pen that pricked holes in office paper became, a few years on, the first patented tattoo machine. The trade owes something to a flop.',
    ],
    subject: ['A flop that found its trade', 'The pen that pricked paper'],
    hooks: {
      '*': [
        'The tattoo machine is the child of a failed office gadget.',
        'Before it drew on sailors, the ancestor of the tattoo machine copied letters.',
      ],
      pt: "Edison's electric pen pricked stencils into paper; a New York tattooist patented a version for skin.",
      fi: 'Do you like inventions that nobody wanted at first? The tattoo machine comes from one.',
      a: 'Made for offices. Famous on skin. The tattoo machine.',
      h: 'Office work has left marks on many people. Here it is meant literally.',
      l: 'A small motor, a needle, and paper full of tiny holes.',
    },
    lines: {
      '*': [
        'The ancestor of the tattoo machine was an electric pen for copying office letters, made by Thomas Edison.',
        "In New York a tattooist named Samuel O'Reilly patented an electric tattoo machine at the end of the nineteenth century.",
        'Before electricity a tattoo was made by hand, dot by dot. Some artists still work that way, without a sound.',
        'Tattooed people wore their pictures long before there was a plug: the man from the ice of the Alps had dozens of marks.',
      ],
      h: ['The first draft was for offices. That explains the buzzing.'],
    },
    scene: [
      'Imagine a clerk in the eighteen seventies with a pen that buzzes like a wasp and pricks tiny holes along each line.',
      'On a desk stands a glass jar, a battery as big as a cake, and from it a wire leads to a pen.',
    ],
    why: [
      [
        'Each hole let ink through, so one letter could be printed many times. It was clever, loud, and leaked acid.',
        'A battery of jars stood beside it, and somebody had to refill them. Offices lost patience.',
      ],
      [
        'A needle that goes up and down many times a second is a poor pen. On skin it is quick and even.',
        'What tore paper was just what a steady hand could use elsewhere.',
      ],
    ],
    parts: [
      [
        'The pen',
        [
          'It had a little motor on top and pricked a stencil instead of writing.',
          'The patent dates from the eighteen seventies, years before the light bulb was everywhere.',
        ],
        'An old drawing of an electric pen',
      ],
      [
        'The failure',
        [
          'Typewriters and better copiers came, and the pen lay in drawers.',
          'Soon hardly anyone remembered what the buzzing was for.',
        ],
        'An old office desk',
      ],
      [
        'The second life',
        [
          'In New York a tattooist saw it and thought of skin.',
          "Samuel O'Reilly had his machine patented, and by hand became by motor.",
        ],
        'A coil tattoo machine',
      ],
    ],
    turn: [
      'Since then it has got lighter and quieter. The principle stayed.',
      'A good idea sometimes only sits in the wrong shop.',
    ],
    asks: [
      'Which thing do you use for something other than it was made for?',
      'Did you know where the buzzing comes from?',
    ],
    ends: {
      pa: 'The second use was the better one.',
      fi: 'Take heart if an idea of yours lies in a drawer.',
      t: 'Reciprocating needle, new medium.',
      h: 'The office still sends no thanks.',
      l: 'And it still hums.',
    },
    keep: 'a wait in the studio',
    send: 'somebody who likes odd inventions',
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
    emoji: '☀️',
    tags: ['SummerTattoo', 'TattooAftercare', 'HolidayTips'],
    only: TATTOOS,
    when: { season: ['spring', 'summer'] },
    title: 'Tattoo before a summer {holiday|vacation}? Count the weeks first',
    cover: 'Ink first or sea first?',
    gist: [
      'A fresh tattoo may not swim, soak or lie in the sun for some weeks. If the beach is booked, have it done well before, or afterwards with sand on your shoes.',
      'Sea, pool, sand and sun are the four things a new tattoo cannot have, and they are what a beach is made of. Plan backwards from the flight.',
    ],
    subject: ['Beach booked? Count backwards', 'Sea and new ink do not mix'],
    hooks: {
      '*': [
        'Planning a tattoo and a beach this summer? Count the weeks between.',
        'New tattoo and two weeks by the sea: only one of them will be fun.',
      ],
      pt: 'A new tattoo needs several weeks without soaking and sun, so the order of ink and {holiday|vacation} matters.',
      fi: 'You wanted to show the new tattoo on the beach, I know. Give it a head start.',
      a: 'Tattoo a month before the beach, or after it. Never between.',
      h: 'The sea is lovely. It has fish in it, and they go to the toilet there.',
      l: 'Salt, light, warm sand: all of it can wait until the skin has closed.',
    },
    lines: {
      '*': [
        'Leave several weeks between a new tattoo and the first swim. Your artist tells you when it has closed.',
        'Sun on a fresh tattoo burns twice: the skin, and the colour. Cover it with loose cloth, as cream does not belong on open skin.',
        'On a healed tattoo put sunscreen with a high factor, each time. It keeps black from going grey.',
        'Autumn is a good time for large tattoos: long sleeves, no pool, and months until next summer.',
      ],
      h: ['A long sleeve at the pool looks mysterious. Use that.'],
    },
    scene: [
      'The suitcase is open, the flight goes on Saturday, and on your calf the film still shines.',
      'Everybody is in the water. You sit under the parasol with a wet towel round your neck and guard a forearm.',
    ],
    why: [
      [
        'Water that others swim in brings germs, and open skin lets them in.',
        'Pools have chlorine, lakes have life, and neither belongs in a wound.',
      ],
      [
        'Sunlight breaks up ink, quickly in the first weeks and slowly for the rest of your life.',
        'Light is the reason why old tattoos look old.',
      ],
    ],
    parts: [
      [
        'Count back from the first swim',
        ['At least three or four weeks, for large pieces longer.', 'Skin decides, and it has no calendar.'],
        'A calendar with two rings round dates',
      ],
      [
        'Or book it for afterwards',
        [
          'Then the tan is there and can fade in peace.',
          'Freshly burnt skin is not tattooed, so leave a pause as well.',
        ],
        'A suitcase beside a door',
      ],
      [
        'Sun on healed ink: high factor',
        ['Again after each swim, also on cloudy days.', 'It takes a minute, and it spares you a touch-up.'],
        'A tube of sunscreen on sand',
      ],
    ],
    turn: ['It is for life. It can wait a fortnight.', 'And the beach will be there next year as well.'],
    asks: [
      'Did you ever sit out a beach day with a fresh tattoo?',
      'What comes first for you in summer: new ink or the sea?',
    ],
    ends: {
      pa: 'Plan it backwards and both will be good.',
      fi: 'Then have a wonderful time, in all directions.',
      t: 'Closed skin first, then water, then light.',
      h: 'The fish thank you as well.',
      l: 'Shade is beautiful, too.',
    },
    caution: 'If a new tattoo did get soaked or burnt and turns hot, wet or very sore, show it to a doctor.',
    keep: 'the evening when you book the flight',
    send: 'somebody with a flight and an appointment',
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
    again: 9,
    emoji: '💎',
    tags: ['Piercing', 'PiercingAftercare', 'PiercingTips'],
    only: PIERCERS,
    title: 'Why is the bar of a new piercing so long?',
    cover: 'Why the first bar is too long',
    question: 'Why does my new piercing stick out so far?',
    short: 'Because it needs room to swell. Later it is exchanged for a shorter one.',
    gist: [
      'A fresh piercing swells, so the first bar is longer than needed. After some weeks it is exchanged for a short one, and leaving that out causes trouble with angle and catching.',
      'The long bar of a new piercing is a guest. When the swelling has gone down it should be swapped, as it catches on hair, towels and pillows.',
    ],
    subject: ['The long bar is a guest', 'Room for swelling'],
    hooks: {
      '*': [
        'Your new piercing sticks out? That is on purpose, and it should not stay so.',
        'The first bar of a piercing is long for a reason, and its time is short.',
      ],
      pt: 'A first bar allows for swelling; once that is gone, a shorter one keeps the angle.',
      fi: 'You catch the new piercing on every jumper and curse? Ask about a shorter bar.',
      a: 'Long first. Short later. Do not skip the second step.',
      h: 'The long bar has met your towel, your jumper and your cat. It is time it left.',
      l: 'A little room at first, then close to the skin.',
    },
    lines: {
      '*': [
        'The long bar in a new piercing is for swelling. Ask when yours should be changed for a shorter one.',
        'A bar that stays too long catches, tilts and irritates. Downsizing is part of the piercing, not an extra.',
        'Let the first change be done in the studio. At home the small ball falls into the drain, and the hole closes faster than you look.',
        'Sleep on the other side, or with the ear in the hole of a travel pillow. It really works.',
      ],
      h: ['Every bathroom drain in town has one small steel ball.'],
    },
    scene: [
      'The jumper goes over the head, something catches, and a whole family hears a new word.',
      'A travel pillow on the bed, an ear in the hole. It looks silly, and for the first time in weeks nothing hurts.',
    ],
    why: [
      [
        'Tissue that was pierced swells for some days, and metal does not give way.',
        'Without the extra length the bar would press in just when it hurts most.',
      ],
      [
        'Afterwards the same length becomes a lever. Every knock moves the whole channel.',
        'What sticks out gets pulled, and what gets pulled heals crooked.',
      ],
    ],
    parts: [
      [
        'Leave it long at first',
        [
          'Swelling comes and goes in the first days and weeks.',
          'A tight bar now is worse than an ugly one.',
        ],
        'An ear with a long bar',
      ],
      [
        'Ask for the date of the change',
        [
          'It depends on the place: an ear lobe is not a nostril.',
          'A good studio tells you before you go home.',
        ],
        'A calendar beside a small box',
      ],
      [
        'Have it changed in the studio',
        ['They have gloves, light and a spare ball.', 'Most of it takes five minutes.'],
        'Gloved hands holding a small stud',
      ],
    ],
    turn: [
      'Then it lies flat, and you forget it. That is the goal.',
      'Short and calm is how it should have looked all along.',
    ],
    asks: ['What has your new piercing caught on?', 'How do you sleep with a new ear piercing?'],
    ends: {
      pa: 'The second appointment belongs to the first.',
      fi: 'Be patient with it, and with your jumpers.',
      t: 'Swelling down, length down, angle kept.',
      h: 'The cat denies everything.',
      l: 'Close to the skin, like a small star.',
    },
    caution: 'Heat, pus, strong swelling or fever: leave the jewellery in and see a doctor soon.',
    keep: 'the first weeks with a new piercing',
    send: 'somebody who hangs on every jumper',
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
    again: 9,
    emoji: '🧂',
    tags: ['PiercingAftercare', 'EarPiercing', 'PiercingTips'],
    only: PIERCERS,
    title: 'Should you turn a new piercing? Better leave it alone',
    cover: 'Do not turn the stud',
    myth: 'A new piercing has to be turned every day so that it does not stick',
    short: 'No. Leave it still and keep it clean.',
    gist: [
      'Turning a fresh piercing tears the thin new skin inside each time. Saline, clean hands and otherwise leaving it alone is what piercers advise today.',
      'The stud does not grow in because it sits still. It gets sore because someone turns it. Salt water from a spray, dry it, and hands off.',
    ],
    subject: ['Hands off the new stud', 'Forget the turning'],
    hooks: {
      '*': [
        '"Turn it every day," they said when you got your ears pierced. Please do not.',
        'The oldest advice on ear piercing is the worst: turning the stud.',
      ],
      pt: 'Rotating jewellery pulls dried fluid through the channel and tears new cells.',
      fi: 'Are you still turning the new piercing each morning, as your aunt told you?',
      a: 'Do not turn it. Clean it. Leave it.',
      h: 'A new piercing is like a scone in the oven: stop opening the door.',
      l: 'Salt, water, quiet. Nothing else.',
    },
    lines: {
      '*': [
        'Do not turn a new piercing. Each turn scratches open what had closed in the night.',
        'Clean a new piercing with a sterile saline spray and dry it. Alcohol, peroxide and tea tree oil are too harsh.',
        'Long hair, headphones, helmet, scarf: what touches a new ear piercing should be clean or tied up.',
        'Do not mix your own salt water if you can buy a spray. Home mixtures mostly get too strong.',
      ],
      h: ['Your aunt also said that one must not swim after eating.'],
    },
    scene: [
      'Little fingers, just in from the sandpit, and an order from the aunt: turn it, twice, morning and evening.',
      'In the mirror you see a thin crust round the stud, and your hand goes up by itself.',
    ],
    why: [
      [
        'From the edges inwards a thin tube of new skin grows, thinner than film. Turning rips it.',
        'Under the stud there is building work, and somebody keeps walking through the wet floor.',
      ],
      [
        'The advice comes from days when ears were pierced with thread and jewellery was rough.',
        'Smooth jewellery does not grow fast; skin closes round it, and that is the plan.',
      ],
    ],
    parts: [
      [
        'Spray, wait, dry',
        ['Saline twice a day and a paper towel.', 'Softened crust then comes off by itself.'],
        'A saline spray on a shelf',
      ],
      [
        'Keep hands off',
        ['Fingers carry more than any pillow.', 'If you must touch, soap comes first.'],
        'A hand kept away from an ear',
      ],
      [
        'Look for trouble, not for crust',
        [
          'A little clear crust is normal. Yellow pus, heat and throbbing are not.',
          'Getting calmer each week is the sign to look for.',
        ],
        'A calm ear lobe with a small stud',
      ],
    ],
    turn: [
      'Boring is the best thing you can do for it.',
      'After some months you may play with it all you like.',
    ],
    asks: ['Who told you to turn a new piercing?', 'How old were you when your ears were pierced?'],
    ends: {
      pa: "Still, clean and dry is today's advice.",
      fi: 'You can tell your aunt gently.',
      t: 'No rotation, saline, no harsh antiseptics.',
      h: 'The scones are done when they are done.',
      l: 'And then it catches the light.',
    },
    caution:
      'Growing redness, pus, fever or jewellery sinking in: see a doctor, and do not take it out on your own.',
    keep: 'the first months',
    send: 'whoever turns theirs every morning',
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
    again: 9,
    emoji: '❤️',
    tags: ['TattooStories', 'FirstTattoo', 'InkTalk'],
    only: TATTOOS,
    title: 'What is the story behind your first tattoo?',
    cover: 'Your first tattoo: the story',
    gist: [
      'A swallow from a holiday, a name, a dare, a cover for something older. What was your first tattoo, and would you have it again?',
      'Every first tattoo has a date, a place and somebody who came along. Which story does yours tell?',
    ],
    subject: ['Who came with you?', 'The swallow and the dare'],
    hooks: {
      '*': [
        'What was your first tattoo, and who held your hand?',
        'Behind every first tattoo there is a story that takes longer than the needle did.',
      ],
      pt: 'First tattoos tend to be small, quick and well remembered.',
      fi: 'Tell us about your first tattoo, even if it is under another one by now.',
      a: 'Your first tattoo. What, where, when?',
      h: 'Was it love, was it a dare, was it Ibiza?',
      l: 'A small swallow, a warm evening, and somebody you still know.',
    },
    lines: {
      '*': [
        'What was your first tattoo, and would you have it again?',
        'Ask your parents whether they once wanted a tattoo, and which. You will learn something.',
        'No tattoo is an answer too: what would it have been, and what kept you from it?',
        'A tattoo you no longer love need not be hidden. Some become the base of the next one.',
      ],
      h: ['The dolphin of the nineties is coming back. Be patient with it.'],
    },
    scene: [
      'At a wedding table three sleeves roll up, and suddenly nobody is looking at the cake.',
      'She is seventy, she pushes her watch aside, and below it there is an anchor as small as a lentil.',
    ],
    why: [
      [
        'People mark what they do not want to lose: a summer, a person, a courage.',
        'It is not about the picture. It is about who one was on that day.',
      ],
    ],
    parts: [
      [
        'A picture for somebody',
        ['A name, a flower, a date that others need not understand.', 'Often it is very small.'],
        'A tiny flower tattoo on a wrist',
      ],
      [
        'A picture from a day',
        ['Harbour, friends, a bet, and a bus that left late.', 'Those come with the best stories.'],
        'An anchor tattoo on an arm',
      ],
      [
        'None, but a wish',
        ['It has been in the drawer for years, as a drawing.', 'Perhaps it is quite content in there.'],
        'A small drawing in a drawer',
      ],
    ],
    turn: [
      'There is no silly answer. There is only a long one.',
      'Some are under long sleeves, all of them are remembered.',
    ],
    asks: ['Your first tattoo: what is it?', 'Who came along to your first tattoo?'],
    ends: {
      pa: 'A good story needs no explanation.',
      fi: 'We read every one of them.',
      t: 'Motif, place, year, witness.',
      h: 'Ibiza counts as an explanation.',
      l: 'Small, blue, and still there.',
    },
    keep: 'the next evening with old friends',
    send: 'whoever came along that day',
    pic: { ask: 'A small old tattoo on a wrist', alt: 'A small old tattoo on a wrist' },
    claims: [['People tell stories about first tattoos', 'common experience']],
  },
];
