/** Irregular forms, which no suffix rule can find. Each line begins with the word itself. */
const FORMS = `
be was were been
bear bore born borne
beat beaten
begin began begun
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
cling clung
creep crept
deal dealt
dig dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
flee fled
fly flew flown
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lead led
leave left
lend lent
lose lost
mean meant
meet met
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
slay slew slain
sleep slept
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck stricken
swear swore sworn
sweep swept
swim swam swum
swing swung
teach taught
tear tore torn
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
weep wept
win won
write wrote written
child children kid kids
man men
woman women
person people
mouse mice
foot feet
tooth teeth
goose geese
wife wives
life lives
knife knives
wolf wolves
thief thieves
leaf leaves
half halves
loaf loaves
dwarf dwarves
elf elves
die dying died dead death
lie lying
good better best
bad worse worst
happy happier happiest
`;

const GROUPS = FORMS.trim()
  .split("\n")
  .map((line) => line.split(" "));
const BY_FORM = new Map(GROUPS.flatMap((group) => group.map((form) => [form, group] as const)));

/** All irregular forms of a word, the base form first. If there are none, only the word itself. */
export const formsOf = (word: string): readonly string[] => BY_FORM.get(word) ?? [word];
