// Given names that are common where the product is used: "Hannah Pell" at the end of a description is who does it.
import { words } from './lexicon-data.ts';

export const GIVEN_NAMES: ReadonlySet<string> = words(`
  aaron abbie abby abigail adam adele aditya adrian agnes agnieszka ahmed aiden aisha alan alastair alba albert aled alejandro alex alexander
  alexandra alfie alice alison ama amanda amber amelia amina amir amit amy ana anahera anders andre andrea andrew angela angus ania anil
  anita anja anjali anna anne annette annie anouk anthony antonio aoife arjun aroha arthur asha ashley astrid aubrey audrey ayse barbara
  bartek basia beata beatrice becca becky ben benjamin bernard beth bethan bethany betty bev bill billy bjorn bob bram brandon brenda brian
  bridget brittany brooke bruce bryan bryn caitlin callie callum cameron camille carina carl carla carlos carmen carol caroline carys casey
  catherine cathy catriona cecilia chad charles charlie charlotte chelsea chidi chioma chloe chris christian christina christine christopher
  cian ciara claire clara clive cody colin connor conor courtney craig cristina crystal curtis cynthia dafydd daisy dan dana daniel daniela
  danny darek darren dave david dawn debbie deborah declan dee deepa deepak denise dennis derek diana diane diego dirk dmitri dominic donald
  donna dorota dorothy doug dougal douglas duncan dustin dylan eddie edith edward efua eileen eilidh eimear elaine eleanor elena eleni eli
  elias elif elise elizabeth ella ellen ellie emeka emily emma emre enzo eoin eric erik erika erin ernest esther ethan eva evan eve evelyn
  ewa ewan fatima felix femi femke fergus ffion fintan fiona florence frances francesca francis frank fraser fred freddie frederick freja
  freya gabriel gail gareth garry gary gavin gemma geoff geoffrey george georgia gerald gerard gethin gill gillian gina giovanni giulia glenn
  gloria gordon gosia grace graham grainne greg gregory greta gurdeep gwen hamish hamza hana hannah hans harpreet harriet harry harvey hassan
  hattie hazel heather heidi helen helena helga hemi henrik henry hilary hinewai holly hone howard hugh hugo ian ibrahim imogen ines ingrid
  irene iris isaac isabel isabella isla ivan iwan jack jackie jacob jacqueline jade jake jakob jakub james jamie jan jane janet janice jared
  jasmine jason jasper javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jeroen jess jesse jessica jill jim jimmy jin jo joan
  joanna joanne jodie joe joel johanna johannes john johnny jon jonas jonathan jonny jono jools joost jordan jorge jose josef joseph josh
  joshua joy joyce juan judith judy julia julian julie june jurgen justin kareem karen karin karl kasia katarzyna kate katerina katherine
  kathleen kathryn kathy katie katrin kavita kay kayla keith kelly kelsey ken kendra kenji kenneth kerry kevin khaled kieran kim kiran
  kirsten kirsty klara klaus kofi kristen krystal kurt kwame kwesi kyle lacey lara larry lars laura lauren laurence layla lea leah lee leila
  lena leo leon leonard lesley leslie lewis liam lily linda linh lisa liz logan lola lorna lorraine lotte louis louisa louise lowri luca
  lucas lucia lucy luis luke luz lydia lynn lynne maarten mabel mackenzie madison maeve magda maggie mair mairi maja malcolm malgorzata mandy
  manoj manpreet manuel mara marc marcia marco marcus marek margaret maria marie marina mario marion marisa mark marlene marsha marta martha
  martin martina mary mateo mateusz mathew matt matteo matthew maureen maurice max maya meera megan mehmet mei melanie melissa mette mhairi
  mia michael michelle miguel mike mikkel mila millie minh miriam mo mohammed moira molly monica monika morag morgan muhammad mustafa nadia
  nancy naomi natalie natasha nathan neha neil nell ngaire ngozi nia niall niamh nicholas nick nicola nicole nigel nikhil nikolai nikos nina
  nino nisha nneka noah noel nora norma norman nuala olav olga oliver olivia ollie omar orla oscar owen pablo paddy padraig paige pam pamela
  pascal pat patricia patrick paul paula pauline pawan pawel pedro peggy penny pete peter petra phil philip phoebe pia pierre pieter piotr
  polly pooja priya priyanka rachel rafael rahul raj rajesh ralph ramesh rania raquel ravi raymond rebecca reece rene renee rhian rhodri rhys
  ricardo richard rick rita rob robbie robert roberto robin roger rohan roisin ron ronald rory rosa rosalind rosemary rosie roy ruben ruby
  rupert russell ruth ryan sabine sabrina sally salma sam samantha samir samuel sandeep sandra sanjay sanne saoirse sara sarah scott sean
  sebastian seren sergio shane shannon sharon shaun shaz sheila shelby shirley sian sid signe silvia simon simone sinead siobhan sipho sofia
  sonia sophia sophie stacey stan stefan stella steph stephanie stephen steve steven stewart stuart sue suki sunil sunita suresh susan
  susanne suzanne sven sylvia tamara tane tania tanya tara taylor ted teresa terry tess thandi thanh thea theo theresa thijs thomas tiago
  tiffany tilly tim timothy tina toby tom tomas tomek tommy toni tony tracey tracy travis trent trevor tricia tunde tyler ueli una uwe
  valerie vanessa vera veronica vicky victor victoria vikram viktor vincent virginia vivian walter wanda warren wayne wei wendy will willem
  william willow winston wiremu wojtek wyatt yasmin yasmine yemi yiannis yolanda youssef yuki yusuf yvonne zac zach zachary zainab zara zoe
  zofia
`);
