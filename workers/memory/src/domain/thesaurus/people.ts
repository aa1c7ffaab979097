/** Thesaurus table: people, kinship, love and stages of life. */
export const PEOPLE = `
marry wedding wed spouse bride groom bridal fiance engaged engagement propose proposal
husband wife spouse partner married
relationship dating date boyfriend girlfriend partner romantic crush couple love
single breakup divorce split separate ex
child kid son daughter baby toddler infant youngster boy girl
parent mother father mom dad parenthood
mother mom mum mama mommy
father dad papa daddy
grandma grandmother granny nana
grandpa grandfather granddad
sister brother sibling twin
niece nephew aunt uncle cousin
family: mother father mom dad sister brother son daughter husband wife kid child parent grandma grandpa aunt uncle cousin sibling
relative: aunt uncle cousin grandma grandpa niece nephew family
friend pal buddy companion mate friendship bestie
ally friend supporter friendly
enemy foe rival opponent
neighbor neighbour neighborhood
stranger unknown
colleague coworker workmate teammate workplace
boss manager employer supervisor
leader captain chief head commander
mentor coach teacher guide role
group club team community organization society crew
member join belong participate
meet encounter introduce reunion reunite
visit guest host
born birth birthday newborn
pregnant pregnancy expecting
age old young older younger
die death dead pass funeral loss lose grief
widow widower late
adopt adoption foster orphan agency
identity transgender trans gender gay lesbian queer bisexual nonbinary coming
lgbtq transgender trans pride gay lesbian queer rainbow bisexual
woman lady girl female
man guy gentleman male
youth teen teenager young student
elder elderly senior aged
immigrant refugee foreigner roots origin hometown native homeland
roots origin homeland hometown ancestor heritage ancestry
name call nickname title
ancestor ancestry heritage descend lineage
personality trait character attribute quality kind thoughtful caring honest brave
thoughtful caring kind considerate compassionate empathy
support encourage help cheer motivate backing
trust faith rely loyal loyalty believe
betray traitor treason disloyal
argue argument quarrel fight disagree conflict
apologize apology sorry forgive
promise swear vow oath commit
gossip rumor hearsay
`;
