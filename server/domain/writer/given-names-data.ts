// Given names that are common where the product is used: "Hannah Pell" at the end of a description is who does it.
import { words } from './lexicon-data.ts';

export const GIVEN_NAMES: ReadonlySet<string> = words(`
  aaron abby abigail adam adele adrian agnes aisha alan alastair alba albert alex alexander alexandra alfie alice alison amanda amber amelia
  amir amy ana anders andre andrea andrew angela angus anita anja anna anne annette annie anthony antonio aoife arthur asha ashley astrid
  audrey barbara beatrice becky ben benjamin bernard beth bethan betty bill billy bob brenda brian bridget bruce bryan callum cameron camille
  carina carl carla carlos carmen carol caroline catherine cathy cecilia charles charlie charlotte chloe chris christian christina
  christine christopher ciara claire clara clive colin connor craig cristina curtis cynthia daisy dan dana daniel daniela danny darren dave
  david dawn deborah debbie declan denise dennis derek diana diane diego dirk dmitri dominic donald donna dorothy doug douglas duncan dylan
  eddie edith edward eileen elaine eleanor elena eli elias elise elizabeth ella ellen ellie emily emma enzo eoin eric erik erika erin ernest
  esther ethan eva evan eve evelyn ewan fatima felix fiona florence frances francesca francis frank fraser fred freddie frederick freya
  gabriel gail gareth garry gary gavin gemma geoff geoffrey george georgia gerald gerard gill gillian gina giovanni giulia glenn gloria
  gordon grace graham greg gregory greta gwen hamish hana hannah hans harriet harry harvey hassan hazel heather heidi helen helena helga henry
  hilary holly howard hugh hugo ian ibrahim imogen ines ingrid irene iris isaac isabel isabella isla ivan jack jackie jacob jacqueline
  jade jake jakob james jamie jan jane janet janice jasmine jason jay jean jeff jeffrey jen jenna jennifer jenny jeremy jess jesse jessica
  jill jim jimmy jo joan joanna joanne joe joel johanna johannes john johnny jon jonas jonathan jordan jorge jose josef joseph josh joshua
  joy joyce juan judith judy julia julian julie june jurgen karen karin karl kate katherine kathleen kathryn kathy katie katrin kay keith
  kelly ken kenneth kerry kevin kieran kim kirsten kirsty klara klaus kurt kyle lara larry laura lauren laurence lea leah lee lena leo
  leon leonard lesley leslie lewis liam lily linda lisa liz lola lorna lorraine louis louisa louise luca lucas lucia lucy luis luke luz
  lydia lynn lynne mabel maggie mair malcolm mandy manuel marc marco marcus marek margaret maria marie marina mario marion mark marlene marta
  martha martin martina mary mateo mathew matt matthew maureen maurice max maya megan mehmet melanie melissa mhairi mia michael michelle
  miguel mike mila millie miriam mo mohammed moira molly monica monika morag muhammad nadia nancy naomi natalie natasha neil nell nia
  niall niamh nicholas nick nicola nicole nigel nikolai nina nino noah noel nora norma norman olga oliver olivia omar oscar owen pablo
  paddy paige pam pamela pascal pat patricia patrick paul paula pauline pedro peggy penny pete peter petra phil philip phoebe pia pierre
  piotr polly priya rachel raj ralph raymond rebecca reece rene rhian rhys ricardo richard rick rita rob robbie robert roberto robin roger
  roisin ron ronald rory rosa rosalind rosemary rosie roy ruby rupert russell ruth ryan sabine sabrina sally salma sam samantha samir
  samuel sandra sanjay sara sarah scott sean sebastian sergio shane shannon sharon shaun sheila shirley sian sid silvia simon simone sofia
  sonia sophia sophie stacey stan stefan stella stephanie stephen steve steven stewart stuart sue suki susan susanne suzanne sven sylvia
  tamara tania tanya tara ted teresa terry tess thea theo theresa thomas tim timothy tina toby tom tomas tommy toni tony tracey tracy
  trevor tricia ueli una uwe valerie vanessa vera veronica vicky victor victoria viktor vincent virginia vivian walter wanda warren wayne
  wendy will william willow winston yasmin yolanda yusuf yvonne zac zara zoe
`);
