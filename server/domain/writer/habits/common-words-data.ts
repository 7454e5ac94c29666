// Words without which nobody writes English: taken out of a few posts they say nothing of the voice, and no post could do
// without them.
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `about above after again against all almost along already also although always among another any anybody anyone anything
  anywhere are around away back because been before began begin behind being below best better between both bring but came
  can cannot come comes could day days did does doing done down during each either else enough even ever every everybody
  everyone everything few find first for found from full further gave get gets give given gives goes going gone good got
  great had half hand has have having her here hers high him his hold home how however into its itself just keep keeps kept
  kind knew know known knows large last late later least leave leaves left less let lets like likes little long look looks
  made make makes making many may means might mind mine more most much must name near need needs never new next nobody none
  nor not nothing now off often old once one ones only open other others our ours out over own part people perhaps place
  put puts quite rather read really right said same saw say says see seen set several shall she should show side since
  small some somebody someone something sometimes soon start still stop such sure take taken takes tell than that the their
  theirs them then there these they thing things think this those though three through till time times today together told
  too took toward towards tried try turn two under until upon use used uses using very want wants was way ways week weeks
  well went were what when where whether which while who whole whom whose why will with within without word words work
  works would year years yes yet you your yours`.split(/\s+/),
);
