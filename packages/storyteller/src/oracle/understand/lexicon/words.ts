/** Splits a text at white space and returns the words as a set. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

export const DETERMINERS = words(
  "the a an my your his her its our their this that these those some any every each no another one two three both all other",
);

export const PRONOUNS = words("him her it them he she they himself herself itself");

export const SELF = words("i me my myself we us our ourselves you your yourself");

export const PREPOSITIONS =
  words(`to into in on onto at for with from of off out up down over under behind beneath below above across along
  around round through past by beside between against toward towards about after before inside outside upon near next without
  within beyond among amid via onto aboard atop during despite regarding concerning back away aside together forward forth apart ahead
  as like than`);

export const ADVERBS =
  words(`carefully quietly slowly quickly softly gently then now again just also still really very first next finally
  suddenly immediately silently secretly cautiously calmly loudly boldly simply only maybe perhaps please once more already always
  never ever instead too so well okay ok right yes yeah alright sure fine hastily nervously angrily stealthily kindly politely firmly
  desperately casually briefly nonchalantly discreetly sternly eagerly someday eventually reluctantly gingerly deliberately thoroughly patiently
  hurriedly sadly happily hopefully quick slow straight directly sharply bravely closely absolutely completely actually basically
  probably afterwards meanwhile later soon tonight today tomorrow anyway hm hmm um uh er ah oh hey and but or plus even almost nearly
  half properly solemnly formally warmly coldly coolly accidentally gracefully clumsily swiftly anxiously somehow otherwise
  furtively tentatively lazily idly wearily`);

export const AUXILIARIES =
  words(`will would shall should can could may might must do does did am are is was were be been being have has had
  'll 'd 'm 're 've 's gonna gotta wanna`);

export const QUESTION_WORDS = words("what who whom whose where when why how which whats whos wheres hows");
