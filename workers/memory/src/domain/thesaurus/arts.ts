/** Thesaurus table: arts and crafts, music, books and the stage. */
export const ARTS = `
art artwork painting drawing sculpture craft creative
paint painting painter art canvas artist brush
draw drawing sketch doodle
artist painter singer musician creative
create make creation creative craft build
creative creativity art imagination express
craft handmade make diy sew knit
pottery clay ceramic bowl pot vase cup mug
sculpture statue carve
knit sew crochet stitch
photo picture pic photograph photography image snapshot
photography camera photo photographer
camera photo lens
mural graffiti wall painting
exhibition gallery show
design designer style layout
subject topic theme
music song band concert sing melody tune
song tune track sing music
band singer musician concert
musician band singer guitarist artist
music: jazz rock pop classical folk country rap blues
concert show gig band live performance
instrument: guitar piano violin clarinet drum flute trumpet saxophone cello harp lute ukulele bass keyboard
sing singer song choir vocal
guitar strings chord
dance dancer dancing ballet studio choreography contemporary
dance: ballet tango salsa hip hop waltz contemporary
perform performance show stage audience
performance show perform stage act
stage theater theatre play
actor actress film star
movie film cinema watch show
show series television watch episode
genre: fantasy mystery romance thriller comedy horror drama rock jazz pop classical scifi
book novel read story author series
book: novel series memoir fantasy mystery
read reading book novel
author writer novel book
write writer writing author journal poem script story novel
script screenplay screenwriting movie write
screenplay script movie write
poem poetry poet verse
journal diary write
story tale novel narrative legend
blog article post write
publish publisher print release
library bookshelf bookcase bookstore
quote saying motto phrase
magazine journal newspaper article
speech talk presentation speak audience
lecture talk class
voice vocal singer
audience crowd fan
rehearse practice rehearsal
practice train rehearse
costume outfit dress
`;
