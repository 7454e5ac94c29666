// Given names that are common where the product is used: "Hannah Pell" at the end of a description is who does it.
import { words } from './lexicon-data.ts';

export const GIVEN_NAMES: ReadonlySet<string> = words(`
  aaron abbie abby abigail adam adele adrian agnes agnieszka aiden aisha alan alastair alba albert alex alexander alexandra alfie alice
  alison amanda amber amelia amir amy ana anders andre andrea andrew angela angus anil anita anja anna anne annette annie anthony antonio
  aoife arjun arthur asha ashley astrid aubrey audrey barbara beatrice becca becky ben benjamin bernard beth bethan betty bev bill billy
  bob brandon brenda brian bridget brittany brooke bruce bryan caitlin callie callum cameron camille carina carl carla carlos carmen carol
  caroline casey catherine cathy cecilia chad charles charlie charlotte chelsea chidi chloe chris christian christina christine
  christopher cian ciara claire clara clive cody colin connor conor courtney craig cristina crystal curtis cynthia daisy dan dana daniel
  daniela danny darek darren dave david dawn debbie deborah declan dee deepa denise dennis derek diana diane diego dirk dmitri dominic
  donald donna dorothy doug dougal douglas duncan dustin dylan eddie edith edward eileen eimear elaine eleanor elena eli elias elise
  elizabeth ella ellen ellie emily emma enzo eoin eric erik erika erin ernest esther ethan eva evan eve evelyn ewan fatima felix fergus
  fintan fiona florence frances francesca francis frank fraser fred freddie frederick freya gabriel gail gareth garry gary gavin gemma
  geoff geoffrey george georgia gerald gerard gill gillian gina giovanni giulia glenn gloria gordon grace graham grainne greg gregory
  greta gurdeep gwen hamish hana hannah hans harpreet harriet harry harvey hassan hattie hazel heather heidi helen helena helga henry
  hilary holly howard hugh hugo ian ibrahim imogen ines ingrid irene iris isaac isabel isabella isla ivan jack jackie jacob jacqueline
  jade jake jakob james jamie jan jane janet janice jared jasmine jason jasper jay jean jeff jeffrey jen jenna jennifer jenny jeremy jess
  jesse jessica jill jim jimmy jin jo joan joanna joanne jodie joe joel johanna johannes john johnny jon jonas jonathan jonny jools jordan
  jorge jose josef joseph josh joshua joy joyce juan judith judy julia julian julie june jurgen justin karen karin karl katarzyna kate
  katherine kathleen kathryn kathy katie katrin kay kayla keith kelly kelsey ken kendra kenji kenneth kerry kevin kieran kim kirsten
  kirsty klara klaus kristen krystal kurt kwame kyle lacey lara larry laura lauren laurence lea leah lee lena leo leon leonard lesley
  leslie lewis liam lily linda linh lisa liz logan lola lorna lorraine louis louisa louise luca lucas lucia lucy luis luke luz lydia lynn
  lynne mabel mackenzie madison maeve magda maggie mair malcolm mandy manpreet manuel mara marc marcia marco marcus marek margaret maria
  marie marina mario marion marisa mark marlene marsha marta martha martin martina mary mateo mathew matt matthew maureen maurice max maya
  meera megan mehmet mei melanie melissa mhairi mia michael michelle miguel mike mila millie minh miriam mo mohammed moira molly monica
  monika morag morgan muhammad nadia nancy naomi natalie natasha nathan neil nell ngozi nia niall niamh nicholas nick nicola nicole nigel
  nikolai nina nino noah noel nora norma norman nuala olga oliver olivia ollie omar orla oscar owen pablo paddy padraig paige pam pamela
  pascal pat patricia patrick paul paula pauline pawel pedro peggy penny pete peter petra phil philip phoebe pia pierre piotr polly priya
  rachel raj ralph ravi raymond rebecca reece rene renee rhian rhys ricardo richard rick rita rob robbie robert roberto robin roger roisin
  ron ronald rory rosa rosalind rosemary rosie roy ruby rupert russell ruth ryan sabine sabrina sally salma sam samantha samir samuel
  sandra sanjay saoirse sara sarah scott sean sebastian sergio shane shannon sharon shaun sheila shelby shirley sian sid silvia simon
  simone sinead siobhan sofia sonia sophia sophie stacey stan stefan stella steph stephanie stephen steve steven stewart stuart sue suki
  sunil susan susanne suzanne sven sylvia tamara tania tanya tara taylor ted teresa terry tess thanh thea theo theresa thomas tiffany
  tilly tim timothy tina toby tom tomas tommy toni tony tracey tracy travis trent trevor tricia tunde tyler ueli una uwe valerie vanessa
  vera veronica vicky victor victoria viktor vincent virginia vivian walter wanda warren wayne wei wendy will william willow winston
  wojtek wyatt yasmin yolanda yuki yusuf yvonne zac zach zachary zara zoe
`);
